"""The chat template of the default policy: Qwen's turns and Hermes' tool calls, tools listed as calls without values.

A small policy pays for every token of its prompt, so a tool is one line that a call only has to repeat and fill in,
``{"name":"find_berths","arguments":{"min_length_m","status","page"}}``, instead of the JSON schema that a large model reads.
Everything else is what Qwen3 sees.
"""

CHAT_TEMPLATE = """\
{%- set system = messages[0].content if messages[0].role == 'system' else '' -%}
{%- if system or tools -%}
{{- '<|im_start|>system\\n' + system -}}
{%- for tool in tools or [] -%}
{%- set names = tool.function.parameters.properties | list -%}
{{- '\\n{"name":"' + tool.function.name + '","arguments":{' -}}
{{- '"' + names | join('","') + '"' if names -}}
{{- '}}' -}}
{%- endfor -%}
{{- '<|im_end|>\\n' -}}
{%- endif -%}
{%- for message in messages -%}
{%- if message.role == 'assistant' -%}
{{- '<|im_start|>assistant\\n' -}}
{%- generation -%}
{{- message.content or '' -}}
{%- for call in message.tool_calls or [] -%}
{{- '<tool_call>{"name": ' + call.function.name | tojson -}}
{{- ', "arguments": ' + call.function.arguments | tojson + '}</tool_call>' -}}
{%- endfor -%}
{{- '<|im_end|>' -}}
{%- endgeneration -%}
{{- '\\n' -}}
{%- elif message.role == 'tool' -%}
{%- if loop.first or loop.previtem.role != 'tool' -%}{{- '<|im_start|>user\\n' -}}{%- endif -%}
{{- '<tool_response>' + message.content + '</tool_response>' -}}
{%- if loop.last or loop.nextitem.role != 'tool' -%}{{- '<|im_end|>\\n' -}}{%- endif -%}
{%- elif message.role == 'user' -%}
{{- '<|im_start|>user\\n' + message.content + '<|im_end|>\\n' -}}
{%- endif -%}
{%- endfor -%}
{%- if add_generation_prompt -%}{{- '<|im_start|>assistant\\n' -}}{%- endif -%}
"""
