-- Zweigwerk affiliate programme: Shops, partners who advertise for them, joint agreements, referred sales, complaints about cheating, vouchers and payouts.

CREATE TABLE managers (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL UNIQUE,
    payout_limit INTEGER NOT NULL CHECK (payout_limit BETWEEN 10000 AND 100000) -- minor units
);

CREATE TABLE shops (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE,
    trade TEXT NOT NULL CHECK (trade IN ('fashion', 'food', 'travel', 'books', 'garden')),
    budget INTEGER NOT NULL CHECK (budget >= 0), -- commission budget left, minor units
    own_vouchers_only INTEGER NOT NULL CHECK (own_vouchers_only IN (0, 1)) -- limited to own vouchers
);

CREATE TABLE partners (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL CHECK (kind IN ('content', 'vouchers', 'cashback', 'newsletter')),
    name TEXT NOT NULL UNIQUE,
    contact TEXT NOT NULL,
    email TEXT NOT NULL,
    papers_on TEXT, -- day of the tax papers
    balance INTEGER NOT NULL CHECK (balance >= 0), -- approved balance, minor units
    status TEXT NOT NULL CHECK (status IN ('applied', 'active', 'suspended', 'rejected', 'expelled'))
);

CREATE TABLE agreements (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- agreement number
    shop_id TEXT NOT NULL REFERENCES shops (id),
    partner_id TEXT NOT NULL REFERENCES partners (id),
    commission INTEGER NOT NULL CHECK (commission BETWEEN 1 AND 30), -- commission in per cent
    cookie_days INTEGER NOT NULL CHECK (cookie_days BETWEEN 1 AND 90),
    status TEXT NOT NULL CHECK (status IN ('proposed', 'running', 'ended', 'declined'))
);

CREATE TABLE sales (
    id TEXT PRIMARY KEY,
    number TEXT NOT NULL UNIQUE, -- order number
    agreement_id TEXT NOT NULL REFERENCES agreements (id),
    amount INTEGER NOT NULL CHECK (amount BETWEEN 500 AND 90000), -- minor units
    sold_on TEXT NOT NULL, -- day of the sale
    clicked_on TEXT NOT NULL, -- day of the click
    commission INTEGER NOT NULL CHECK (commission >= 0), -- minor units
    status TEXT NOT NULL CHECK (status IN ('held', 'approved', 'cancelled'))
);

CREATE TABLE case_files (
    id TEXT PRIMARY KEY,
    partner_id TEXT NOT NULL REFERENCES partners (id),
    what TEXT NOT NULL, -- ground
    opened_on TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('open', 'cleared', 'proved'))
);

CREATE TABLE voucher_codes (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL UNIQUE, -- voucher code
    agreement_id TEXT NOT NULL REFERENCES agreements (id),
    discount INTEGER NOT NULL CHECK (discount BETWEEN 5 AND 50), -- discount in per cent
    ends_on TEXT NOT NULL, -- last day
    status TEXT NOT NULL CHECK (status IN ('valid', 'blocked'))
);

CREATE TABLE payouts (
    id TEXT PRIMARY KEY,
    partner_id TEXT NOT NULL REFERENCES partners (id),
    manager_id TEXT NOT NULL REFERENCES managers (id),
    amount INTEGER NOT NULL CHECK (amount >= 2500), -- minor units
    paid_on TEXT NOT NULL -- day of payment
);

CREATE INDEX agreements_by_shop ON agreements (shop_id);
CREATE INDEX agreements_by_partner ON agreements (partner_id);
CREATE INDEX sales_by_agreement ON sales (agreement_id);
CREATE INDEX case_files_by_partner ON case_files (partner_id);
CREATE INDEX voucher_codes_by_agreement ON voucher_codes (agreement_id);
CREATE INDEX payouts_by_partner ON payouts (partner_id);
CREATE INDEX payouts_by_manager ON payouts (manager_id);
