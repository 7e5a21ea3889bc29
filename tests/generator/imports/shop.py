"""Documents of one small API, written in each of the forms that are imported."""

import json

from mcp_servers.contracts import Json

ORDER: dict[str, Json] = {
    "type": "object",
    "required": ["reference", "customer_id"],
    "properties": {
        "id": {"type": "string", "readOnly": True},
        "reference": {"type": "string"},
        "customer_id": {"type": "string"},
        "status": {"type": "string", "enum": ["PENDING", "PAID", "CANCELLED"]},
        "total": {"type": "integer"},
        "due_date": {"type": "string", "format": "date"},
        "created_at": {"type": "string", "format": "date-time", "readOnly": True},
        "next": {"$ref": "#/components/schemas/Order"},
    },
}
CUSTOMER: dict[str, Json] = {
    "type": "object",
    "required": ["name"],
    "properties": {"id": {"type": "string"}, "name": {"type": "string"}, "email": {"type": "string"}},
}


def openapi() -> dict[str, Json]:
    """Return an OpenAPI document: orders of customers, with a custom verb and a relation that goes round in a circle."""

    def listed(name: str) -> dict[str, Json]:
        return answer({"type": "array", "items": {"$ref": f"#/components/schemas/{name}"}})

    def answer(schema: dict[str, Json]) -> dict[str, Json]:
        return {"200": {"content": {"application/json": {"schema": schema}}}}

    def resource(name: str, path: str) -> dict[str, Json]:
        one = {"$ref": f"#/components/schemas/{name}"}
        body = {"content": {"application/json": {"schema": one}}}
        key = {"name": "id", "in": "path", "required": True, "schema": {"type": "string"}}
        return {
            f"/{path}": {
                "get": {"operationId": f"list{name}s", "responses": listed(name)},
                "post": {"operationId": f"create{name}", "requestBody": body, "responses": answer(one)},
            },
            f"/{path}/{{id}}": {
                "parameters": [key],
                "get": {"operationId": f"get{name}", "responses": answer(one)},
                "patch": {"operationId": f"update{name}", "requestBody": body, "responses": answer(one)},
                "delete": {"operationId": f"delete{name}", "responses": {"204": {}}},
            },
        }

    paths = resource("Order", "orders") | resource("Customer", "customers")
    paths["/orders/{id}/cancel"] = {"post": {"operationId": "cancelOrder", "responses": {"200": {}}}}
    paths["/orders/{id}/invoice.pdf"] = {"get": {"responses": {"200": {"content": {"application/pdf": {}}}}}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Corner shop", "version": "2"},
        "paths": paths,
        "components": {"schemas": {"Order": ORDER, "Customer": CUSTOMER}},
    }


def tools() -> list[Json]:
    """Return the tool list of an MCP server for the same shop, its names and arguments in that server's own spelling."""
    text: dict[str, Json] = {"type": "string"}

    def tool(name: str, about: str, required: list[str], /, **properties: dict[str, Json]) -> dict[str, Json]:
        schema = {"type": "object", "properties": properties, "required": required, "additionalProperties": False}
        return {"name": name, "description": about, "inputSchema": schema}

    status = {"type": "string", "enum": ["PENDING", "PAID", "CANCELLED"]}
    return [
        tool("shop-list-customers", "Lists customers.", [], query=text, page={"type": "integer"}),
        tool("shop-get-customer", "Gets a customer.", ["customerId"], customerId=text),
        tool(
            "shop-create-customer", "Creates one.", ["name", "email"], name=text, email=text, notify={"type": "boolean"}
        ),
        tool("shop-update-customer", "Changes one.", ["customerId"], customerId=text, email=text, phone=text),
        tool("shop-list-orders", "Lists orders.", [], customerId=text, status=status),
        tool("shop-get-order", "Gets an order.", ["orderId"], orderId={"type": "integer"}),
        tool(
            "shop-create-order",
            "Creates one.",
            ["reference", "customerId"],
            reference=text,
            customerId=text,
            notes=text,
        ),
        tool("shop-cancel-order", "Cancels an order.", ["orderId"], orderId={"type": "integer"}, reason=text),
        tool("shop-export-orders", "Exports all orders as CSV.", []),
        tool("shop-delete-customer", "Deletes one.", ["customerId"], customerId=text),
    ]


def encoded(document: Json) -> bytes:
    """Return a document as bytes."""
    return json.dumps(document).encode()
