PRAGMA defer_foreign_keys = ON
--;
CREATE TABLE migrations (
    module TEXT NOT NULL, number BIGINT NOT NULL, name TEXT NOT NULL, checksum TEXT NOT NULL, is_breaking BIGINT NOT NULL,
    applied_at BIGINT NOT NULL, PRIMARY KEY (module, number))
--;
CREATE TABLE schema_migrations (
    id BIGINT PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL, applied_at BIGINT NOT NULL)
--;
CREATE TABLE work (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    payload TEXT NOT NULL,
    run TEXT,
    clock TEXT NOT NULL,
    due_at BIGINT NOT NULL,
    attempts BIGINT NOT NULL,
    claimed_until BIGINT,
    last_error TEXT,
    is_dead BIGINT NOT NULL DEFAULT 0,
    created_at BIGINT NOT NULL, sealed_by TEXT, trace TEXT)
--;
CREATE TABLE inbox (event_id TEXT PRIMARY KEY, received_at BIGINT NOT NULL)
--;
CREATE TABLE idempotency_keys (
    scope TEXT NOT NULL,
    request_key TEXT NOT NULL,
    request_hash TEXT NOT NULL,
    status BIGINT,
    answer TEXT,
    lease_until BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    PRIMARY KEY (scope, request_key))
--;
CREATE TABLE service_secrets (fingerprint TEXT PRIMARY KEY, since BIGINT NOT NULL)
--;
CREATE TABLE turns (name TEXT PRIMARY KEY, held_until BIGINT NOT NULL)
--;
CREATE TABLE revocations (
    kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    value TEXT,
    version BIGINT NOT NULL,
    kept_until BIGINT NOT NULL,
    number BIGINT NOT NULL,
    PRIMARY KEY (kind, subject))
--;
CREATE TABLE revocation_numbers (id BIGINT PRIMARY KEY, value BIGINT NOT NULL)
--;
CREATE TABLE messages (
    channel TEXT NOT NULL,
    id TEXT NOT NULL,
    recipient TEXT NOT NULL,
    subject TEXT,
    body TEXT NOT NULL,
    received_at BIGINT NOT NULL,
    deliveries BIGINT NOT NULL,
    sequence BIGINT NOT NULL, source TEXT, html TEXT,
    PRIMARY KEY (channel, id, recipient))
--;
CREATE TABLE sequences (name TEXT PRIMARY KEY, value BIGINT NOT NULL)
--;
CREATE TABLE disturbances (
    id TEXT PRIMARY KEY,
    channel TEXT NOT NULL,
    mode TEXT NOT NULL,
    recipient TEXT,
    remaining BIGINT NOT NULL,
    delay_millis BIGINT NOT NULL)
--;
CREATE TABLE payment_methods (
    token TEXT PRIMARY KEY,
    card TEXT NOT NULL,
    exp_month BIGINT NOT NULL,
    exp_year BIGINT NOT NULL,
    customer TEXT,
    created_at BIGINT NOT NULL)
--;
CREATE TABLE payment_customers (reference TEXT PRIMARY KEY, id TEXT NOT NULL UNIQUE)
--;
CREATE TABLE payment_intents (
    id TEXT PRIMARY KEY,
    amount BIGINT NOT NULL CONSTRAINT payment_intents_amount CHECK (amount > 0),
    currency TEXT NOT NULL,
    reference TEXT NOT NULL,
    customer TEXT,
    off_session BIGINT NOT NULL,
    status TEXT NOT NULL,
    refunded BIGINT NOT NULL CONSTRAINT payment_intents_refunded CHECK (refunded >= 0 AND refunded <= amount),
    card TEXT,
    exp_month BIGINT,
    exp_year BIGINT,
    decline TEXT,
    action TEXT UNIQUE,
    action_url TEXT,
    return_url TEXT,
    run TEXT,
    created_at BIGINT NOT NULL)
--;
CREATE TABLE payment_refunds (
    id TEXT PRIMARY KEY,
    intent TEXT NOT NULL REFERENCES payment_intents (id),
    amount BIGINT NOT NULL CONSTRAINT payment_refunds_amount CHECK (amount > 0),
    created_at BIGINT NOT NULL)
--;
CREATE TABLE room_guests (
    room TEXT NOT NULL,
    person TEXT NOT NULL,
    side TEXT NOT NULL,
    name TEXT NOT NULL,
    entered_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    PRIMARY KEY (room, person))
--;
CREATE TABLE browsers (
    id TEXT PRIMARY KEY,
    scalar TEXT NOT NULL,
    secret TEXT NOT NULL,
    sender_key TEXT NOT NULL,
    created_at BIGINT NOT NULL)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 1, 'create work', '156b17e2dbc9c564', 0, 1795804090615)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 2, 'create inbox', 'b97437e51378e6e4', 0, 1795804090617)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 3, 'create idempotency keys', '8d1421329e7eff06', 0, 1795804090618)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 4, 'note whose secret sealed work', '6d8c8af90fa4fcd6', 0, 1795804090619)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 5, 'create service secrets', '64a768f0361567a2', 0, 1795804090622)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 6, 'create turns', '09bbb6e69f90d75d', 0, 1795804090623)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 7, 'note what work is part of', '94a0930c43fce00b', 0, 1795804090625)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('revocations', 1, 'create revocations', '6a00a7943fe62da6', 0, 1795804090626)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('sandbox', 100, 'create messages', 'b95daa22c298af6c', 0, 1795804090628)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('sandbox', 101, 'create disturbances', 'be21115e11b85c8e', 0, 1795804090630)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('sandbox', 102, 'create payments', 'a5cfb110c0655d65', 0, 1795804090632)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('sandbox', 103, 'create room guests', 'c1d0ac61a1d77722', 0, 1795804090634)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('sandbox', 104, 'keep mails as they came', '4fa0cfe03ee7ac51', 0, 1795804090636)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('sandbox', 105, 'create browsers', '8f9ae7769b01a689', 0, 1795804090638)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (1, 'create work', '156b17e2dbc9c564', 1795804090615)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795804090617)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795804090618)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (100, 'create messages', 'b95daa22c298af6c', 1795804090628)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (101, 'create disturbances', 'be21115e11b85c8e', 1795804090630)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (102, 'create payments', 'a5cfb110c0655d65', 1795804090632)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('readiness', 1795804090695)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('sandbox.openIntent|anyone|flow-du37wny45ehn8kxa', '01a21e43-fdbd-7686-812d-e1fb1b1449d4', 'MVzrdF7icRwuw2vmp4IFre2ZnQksfbCds9c_JuGM1mg', 201, 'IIITN8gr98KREIB-CNrpKRudYSqg57uybIbkbUpGZHdvrWcVovrIHEJNMyrCK_HfYUMTyYKnyxO37VIHRnLVTGhq2JFeVrkR6LeVqONVe6VtOjoMCzY22FEXk9yyqRN3-_gK2BDMpR1GLh2vJ9SLbsgAdfWcGxJgZw17dO3xyhotgEjoebwVTav3yBsB2Cvk95FPeFzzR8EzoRKIdQpCWEF6fQyA3e7zXqikbmKT8ciKIwl8iW2ygn0z6NdVM19At7HcaGINrvviHXoYIlMHXz8Dr8IlDX5oeE7qv5LRjY-uRkaODkYfoJ2XemB8YGWfHrEhLA', 1772352060000, 1772438400000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('sandbox.openIntent|anyone|flow-awz45nhz5d4pafv3', '01a21e43-fe3d-7481-9dc3-d264cbc0c697', '8nqfxt6xNUJGyv8ux_U4oyQAlB3_eBsaapOyfmHrvJ8', 201, '2dL-73Pli6L5IiVtXYjhRSIQx2T-1PvXlpeLcrJyZVZo_bDyjzpJbJkiCMpe-sih4E-YVLAFKaZqid_7cdNqo0o7CPbWqG_xU70CtM9J1vYXAX38HJW6WmA4V_J1AzLRYzgNfGyuQfckfmYkWMaWcnjug0gDpM10r4geDBSze3wNYNCObLgQVw5ajaw21NMbQqLN6XQpAzjFo72o-wnOPeebeEKQj-sjje-SdJuZkIxX3_zu9mynVWpF0bmc2LClkWVLf9FYQaH-rQdqBdd6_L-b4fHOh_2hB-uH-PImVDTaa1B3bGPBTpqkhZqpGD_cQg', 1772352060000, 1772438400000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('sandbox.openIntent|anyone|flow-aquf4m36bt84jvpv', '01a21e43-ff1c-725b-aa9f-0c3ef5ddcfee', '6M57_hX-k7Vm4lVicZw7oQul7GTM9LE6nGH5xfG_3aQ', 201, 'hmRyw740vsHN4ZX4Q8MJixoUvfoJmMD1MbIxC0txztYqU7UYxo9W0P4c8QMF6vAs-JD9eMCosq-NGDDFVi2VLciK9xVo0nAZZIkBKFN-sBlqzQnBmFIXUzEAC_clNpP6BZ4S6ugUtTfuJhg87-buyQt3cYKNgzpnEAuyhXEeP0rLrgjHLAC41hK8T7hIpe25URmtU_13ca6Eb3GrmMaqnUMQhsNYy75FnlLmslw1lUWiNTieMMqpdYxUDP9JhB5wyYiFccLqD-s52vV-0Uv2UKH0d5ipYOq82TGax2VL3GDUyRVDJRIlSKd1lasPGGaxX_TW_Q', 1772352060000, 1772438400000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('sandbox.openIntent|anyone|flow-du37wny45ehn8kxa', '01a21e43-ff47-70e8-8727-1d733719d7ad', '87niXLVABMgzAUg2_hGypOQLOI_w7SZXJuwP9Bmu8Co', 201, 'i4eSXWaNpEo9Avwen_LIfGK8O6QbgIypyooH9-LynNN-SeTezTe1DQL_FwGSSwJVTcuMzS1U_P_BZCBNlMSgp1PQAWmgcU6nSmRh5uDQ-3OslDs3t0S79piE_NYC4dkUJ5f-JA06f4L01Asp9DB753gfnzBna2TMrv4eb8-lQ1adCZmQ81t5mSyfsk9tRjy_CsPaU4Mh55BntcUonnLMWUSCALfwW33kwDS6f8kQ6NcfWqhi4nRAu4d3VUl8utGmTluR4JSWSdvRk-rkvrqs6nv0JxZecM_QRYeOeSvuAbJjSMRXy5Xvtpfon2dC4upEFG8l', 1772352060000, 1772438400000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('sandbox.openIntent|anyone|flow-awz45nhz5d4pafv3', '01a21e44-0011-72dd-b121-a0ffc5edf984', 'y5vtgUk98Qn775V1Ymjwf_AmcDncvn76M75By9AxvYU', 201, 'zVbxuJLH_pU71LvoT4D1a0mBL8o1927Ex4cyJ4DdQ_kZd5iLXAEAd92LR90hWMCtgKoE1KL1Ov9PwOyQzwj43N_DGTkPCHZOUD39NLyklwUI65b-4Ip9o9Po7hx5F7V2fYV3KozgVBSRJ6wL7g9PabsMIpA3mPQNkhD4lH7ghI_PlaoNT4DqHSbinZFHNybx2zpwjVV_Ywsm--USUmWK7MF8d3_TtKe10WU73rkm0zCB3DSG77gC5SHe16-ON7fEnB0URexv4i4A5wjlLaocW_6VSHRZE_HlLiEjbhnY18xBen536tUocusr7GuuUNchZg', 1773691260000, 1773777600000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('sandbox.refundIntent|anyone|flow-aquf4m36bt84jvpv', '01a21e44-00e7-7732-8edf-170c7f5efa01', 'ANap2Fc4Mls4cgUsrZ-biewTWVGVLJpf6u2D-YFiw7A', 201, 'iYIFIfnb7FY4-jaUM611Lv2IDRdv0RAiSquL4060aGMieNgJ6EZ33sj5B3FzozEpsBISo7j1K3w_eonBYyGJdnvUB2yclwkERlNR4m-ULOEWbiQ_Aww7otYeVoXoKTYZB5GY4IX0ZqS243JY5S0', 1772352060000, 1772438400000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('sandbox.refundIntent|anyone|flow-aquf4m36bt84jvpv', '01a21e44-01c5-713b-824a-f3e9f29e7518', 'nuMIKIpQZ13vpU94eLNXiHvBwlg8I1lVKuDfkqGMB1Y', 201, 'gHR_Pgv-XbsFxF7mVLh1ohXaWxYJKdkjWZN2eLpza7JXWTr6WGvK8_LBL0spXrhkHt8zLxd-XEqwnEBN3PMpTH6OH5ulDNoOaE4MYZmqlQtIvVv0tM1LZ8BVEN4slB4NkwUvXwySlra2qawSQbo', 1772352060000, 1772438400000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('sandbox.openIntent|anyone|flow-awz45nhz5d4pafv3', '01a21e44-02c7-71dd-8074-d362b13d7e42', '0hJGmdlm4DdHtyFiqqvOEXFGvJJGAtqBontgKsSz1io', 201, 'EpCTu1JsMUJqObEY5Bk_rsqgruSNx30xOnlRDj5z5Z678Fevd55GOCo5R_CzREvh_-c13Jzp3iSOdM1a9SSJfsFo5TgLEKyi-RMZyFC48z7w2aHqOs5dACvlU5zWouqwFFCMdfIOCku56aWsuXRGlNnGv3YpwuYonwMBTCcmzBFi0FKRSZOXtJp8UexUjVwNcnaDpIvXSZD7CUOAdYi4VLSBgdpQGzvnuYHaj3TFu7bM-rWl7NLscMBR6J3SP9QCYHQVZpDzBT3EyhkEWkiwKV6feHWlEpjgAHQfq5v_5hoFBjguBFS5-R6r__ONrFyEaA', 1775030460000, 1775116800000)
--;
INSERT INTO service_secrets (fingerprint, since) VALUES ('f12cf2dbf19d78ff', 1795804090641)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e43-e9f8-720c-9f55-faa7659ab15a@barbell', 'layla.p3aphtwyhp@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=oNUWH_2d80P7Nw-bNKfjDgb_YGBa2cOeFMTEfqIHyUY

Without the app, open this page:

http://127.0.0.1:24305/gtsd/verify-email?token=oNUWH_2d80P7Nw-bNKfjDgb_YGBa2cOeFMTEfqIHyUY

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795804097069, 1, 1, 'From: no-reply@barbell.example
To: layla.p3aphtwyhp@example.com
Subject: Confirm your email for GTSD
Date: Fri, 27 Nov 2026 18:28:17 +0000
Message-ID: <01a21e43-e9f8-720c-9f55-faa7659ab15a@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-nq7wg5me8ejxq4r7
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6CgpndHNkOi8vdmVy
aWZ5LWVtYWlsP3Rva2VuPW9OVVdIXzJkODBQN053LWJOS2ZqRGdiX1lHQmEyY09lRk1URWZxSUh5
VVkKCldpdGhvdXQgdGhlIGFwcCwgb3BlbiB0aGlzIHBhZ2U6CgpodHRwOi8vMTI3LjAuMC4xOjI0
MzA1L2d0c2QvdmVyaWZ5LWVtYWlsP3Rva2VuPW9OVVdIXzJkODBQN053LWJOS2ZqRGdiX1lHQmEy
Y09lRk1URWZxSUh5VVkKCkl0IHdvcmtzIG9uY2UsIGZvciAyNCBob3Vycy4gSWYgeW91IGRpZCBu
b3Qgc2lnbiB1cCwgaWdub3JlIHRoaXMgbWFpbC4K
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e43-ea0b-7067-b754-8c785bd6588d@barbell', 'layla.xathvprdxu@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=_RhgCiGImCqQLJQAImv-NKOnS2LNFTmYiPqlh2f3Jj4

Without the app, open this page:

http://127.0.0.1:24305/gtsd/verify-email?token=_RhgCiGImCqQLJQAImv-NKOnS2LNFTmYiPqlh2f3Jj4

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1772352000000, 1, 2, 'From: no-reply@barbell.example
To: layla.xathvprdxu@example.com
Subject: Confirm your email for GTSD
Date: Sun, 1 Mar 2026 08:00:00 +0000
Message-ID: <01a21e43-ea0b-7067-b754-8c785bd6588d@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-wjca77f2nd9jwaxt
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6CgpndHNkOi8vdmVy
aWZ5LWVtYWlsP3Rva2VuPV9SaGdDaUdJbUNxUUxKUUFJbXYtTktPblMyTE5GVG1ZaVBxbGgyZjNK
ajQKCldpdGhvdXQgdGhlIGFwcCwgb3BlbiB0aGlzIHBhZ2U6CgpodHRwOi8vMTI3LjAuMC4xOjI0
MzA1L2d0c2QvdmVyaWZ5LWVtYWlsP3Rva2VuPV9SaGdDaUdJbUNxUUxKUUFJbXYtTktPblMyTE5G
VG1ZaVBxbGgyZjNKajQKCkl0IHdvcmtzIG9uY2UsIGZvciAyNCBob3Vycy4gSWYgeW91IGRpZCBu
b3Qgc2lnbiB1cCwgaWdub3JlIHRoaXMgbWFpbC4K
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e43-ea17-737a-9916-a93759c64dcf@barbell', 'layla.ahvdynvw28@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=ZlS7QjzEzL1eXpw1YavmpQcC0exVXJtepSud0pHE4NU

Without the app, open this page:

http://127.0.0.1:24305/gtsd/verify-email?token=ZlS7QjzEzL1eXpw1YavmpQcC0exVXJtepSud0pHE4NU

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795804097092, 1, 3, 'From: no-reply@barbell.example
To: layla.ahvdynvw28@example.com
Subject: Confirm your email for GTSD
Date: Fri, 27 Nov 2026 18:28:17 +0000
Message-ID: <01a21e43-ea17-737a-9916-a93759c64dcf@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-n5khc2ng2pvcvcya
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6CgpndHNkOi8vdmVy
aWZ5LWVtYWlsP3Rva2VuPVpsUzdRanpFekwxZVhwdzFZYXZtcFFjQzBleFZYSnRlcFN1ZDBwSEU0
TlUKCldpdGhvdXQgdGhlIGFwcCwgb3BlbiB0aGlzIHBhZ2U6CgpodHRwOi8vMTI3LjAuMC4xOjI0
MzA1L2d0c2QvdmVyaWZ5LWVtYWlsP3Rva2VuPVpsUzdRanpFekwxZVhwdzFZYXZtcFFjQzBleFZY
SnRlcFN1ZDBwSEU0TlUKCkl0IHdvcmtzIG9uY2UsIGZvciAyNCBob3Vycy4gSWYgeW91IGRpZCBu
b3Qgc2lnbiB1cCwgaWdub3JlIHRoaXMgbWFpbC4K
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e43-ea3f-7062-9f14-b0503ccd0e69@barbell', 'layla.x9edfafsam@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=tppERcHAKJnPQMlnOWOCwZ991oxCSC5YSfnc0XInALE

Without the app, open this page:

http://127.0.0.1:24305/gtsd/verify-email?token=tppERcHAKJnPQMlnOWOCwZ991oxCSC5YSfnc0XInALE

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1772352000000, 1, 4, 'From: no-reply@barbell.example
To: layla.x9edfafsam@example.com
Subject: Confirm your email for GTSD
Date: Sun, 1 Mar 2026 08:00:00 +0000
Message-ID: <01a21e43-ea3f-7062-9f14-b0503ccd0e69@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-z5drx7kjh77pyjdb
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6CgpndHNkOi8vdmVy
aWZ5LWVtYWlsP3Rva2VuPXRwcEVSY0hBS0puUFFNbG5PV09Dd1o5OTFveENTQzVZU2ZuYzBYSW5B
TEUKCldpdGhvdXQgdGhlIGFwcCwgb3BlbiB0aGlzIHBhZ2U6CgpodHRwOi8vMTI3LjAuMC4xOjI0
MzA1L2d0c2QvdmVyaWZ5LWVtYWlsP3Rva2VuPXRwcEVSY0hBS0puUFFNbG5PV09Dd1o5OTFveENT
QzVZU2ZuYzBYSW5BTEUKCkl0IHdvcmtzIG9uY2UsIGZvciAyNCBob3Vycy4gSWYgeW91IGRpZCBu
b3Qgc2lnbiB1cCwgaWdub3JlIHRoaXMgbWFpbC4K
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e43-eb82-7444-ad29-48c28ae0b2ce@barbell', 'rana.p3aphtwyhp@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=HrdKL9Xdk18adKcY3O_HnE6FHRh1vGTswxoQ4U1fHxQ

Without the app, open this page:

http://127.0.0.1:24305/gtsd/verify-email?token=HrdKL9Xdk18adKcY3O_HnE6FHRh1vGTswxoQ4U1fHxQ

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795804097465, 1, 5, 'From: no-reply@barbell.example
To: rana.p3aphtwyhp@example.com
Subject: Confirm your email for GTSD
Date: Fri, 27 Nov 2026 18:28:17 +0000
Message-ID: <01a21e43-eb82-7444-ad29-48c28ae0b2ce@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-nq7wg5me8ejxq4r7
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6CgpndHNkOi8vdmVy
aWZ5LWVtYWlsP3Rva2VuPUhyZEtMOVhkazE4YWRLY1kzT19IbkU2RkhSaDF2R1Rzd3hvUTRVMWZI
eFEKCldpdGhvdXQgdGhlIGFwcCwgb3BlbiB0aGlzIHBhZ2U6CgpodHRwOi8vMTI3LjAuMC4xOjI0
MzA1L2d0c2QvdmVyaWZ5LWVtYWlsP3Rva2VuPUhyZEtMOVhkazE4YWRLY1kzT19IbkU2RkhSaDF2
R1Rzd3hvUTRVMWZIeFEKCkl0IHdvcmtzIG9uY2UsIGZvciAyNCBob3Vycy4gSWYgeW91IGRpZCBu
b3Qgc2lnbiB1cCwgaWdub3JlIHRoaXMgbWFpbC4K
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e43-ec5a-739e-9a30-9a81b22f6798@barbell', 'layla.bfukf2n4pg@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=SMfkVooT1Ks2Bbgb4oO4i10eLrLWljEvJN0bEVcVN6U

Without the app, open this page:

http://127.0.0.1:24305/gtsd/verify-email?token=SMfkVooT1Ks2Bbgb4oO4i10eLrLWljEvJN0bEVcVN6U

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1772352000000, 1, 6, 'From: no-reply@barbell.example
To: layla.bfukf2n4pg@example.com
Subject: Confirm your email for GTSD
Date: Sun, 1 Mar 2026 08:00:00 +0000
Message-ID: <01a21e43-ec5a-739e-9a30-9a81b22f6798@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-xczgbpfd55fp89cg
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6CgpndHNkOi8vdmVy
aWZ5LWVtYWlsP3Rva2VuPVNNZmtWb29UMUtzMkJiZ2I0b080aTEwZUxyTFdsakV2Sk4wYkVWY1ZO
NlUKCldpdGhvdXQgdGhlIGFwcCwgb3BlbiB0aGlzIHBhZ2U6CgpodHRwOi8vMTI3LjAuMC4xOjI0
MzA1L2d0c2QvdmVyaWZ5LWVtYWlsP3Rva2VuPVNNZmtWb29UMUtzMkJiZ2I0b080aTEwZUxyTFds
akV2Sk4wYkVWY1ZONlUKCkl0IHdvcmtzIG9uY2UsIGZvciAyNCBob3Vycy4gSWYgeW91IGRpZCBu
b3Qgc2lnbiB1cCwgaWdub3JlIHRoaXMgbWFpbC4K
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e43-ec8f-74fc-a421-7253ea4129a5@barbell', 'layla.c8qmw8dzfs@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=G8Rso42YoX3BYMFs_DnMMEsoWZMoIQiQ8pZUgl8uUQU

Without the app, open this page:

http://127.0.0.1:24305/gtsd/verify-email?token=G8Rso42YoX3BYMFs_DnMMEsoWZMoIQiQ8pZUgl8uUQU

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1772352000000, 1, 7, 'From: no-reply@barbell.example
To: layla.c8qmw8dzfs@example.com
Subject: Confirm your email for GTSD
Date: Sun, 1 Mar 2026 08:00:00 +0000
Message-ID: <01a21e43-ec8f-74fc-a421-7253ea4129a5@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-av5kq882v3acnyvg
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6CgpndHNkOi8vdmVy
aWZ5LWVtYWlsP3Rva2VuPUc4UnNvNDJZb1gzQllNRnNfRG5NTUVzb1daTW9JUWlROHBaVWdsOHVV
UVUKCldpdGhvdXQgdGhlIGFwcCwgb3BlbiB0aGlzIHBhZ2U6CgpodHRwOi8vMTI3LjAuMC4xOjI0
MzA1L2d0c2QvdmVyaWZ5LWVtYWlsP3Rva2VuPUc4UnNvNDJZb1gzQllNRnNfRG5NTUVzb1daTW9J
UWlROHBaVWdsOHVVUVUKCkl0IHdvcmtzIG9uY2UsIGZvciAyNCBob3Vycy4gSWYgeW91IGRpZCBu
b3Qgc2lnbiB1cCwgaWdub3JlIHRoaXMgbWFpbC4K
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('push', '01a21e43-ed07-7335-bd49-409a0f62195b.01a21e43-eb53-7741-82a2-95c7be5c2ede', 'push-x9edfafsam', '🌱 New badge: Day One Done', 'The first day is behind you.
gtsd://badges/day_one_done', 1772352000000, 1, 8, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('push', '01a21e43-ed98-75da-a206-cf08df06e5b2.01a21e43-eb53-7741-82a2-95c7be5c2ede', 'push-x9edfafsam', '🌟 New badge: Perfect Day', 'Everything you planned for a day, done.
gtsd://badges/perfect_day', 1772352000000, 1, 9, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e43-eeb7-701f-a649-174e56559407@barbell', 'layla.zqgquqq8wb@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=EjP_iQfux4aHek1QZPescnkwey8oj1sBqvDUYzgbAus

Without the app, open this page:

http://127.0.0.1:24305/gtsd/verify-email?token=EjP_iQfux4aHek1QZPescnkwey8oj1sBqvDUYzgbAus

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795804098290, 1, 10, 'From: no-reply@barbell.example
To: layla.zqgquqq8wb@example.com
Subject: Confirm your email for GTSD
Date: Fri, 27 Nov 2026 18:28:18 +0000
Message-ID: <01a21e43-eeb7-701f-a649-174e56559407@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-de389ttemb8bgxby
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6CgpndHNkOi8vdmVy
aWZ5LWVtYWlsP3Rva2VuPUVqUF9pUWZ1eDRhSGVrMVFaUGVzY25rd2V5OG9qMXNCcXZEVVl6Z2JB
dXMKCldpdGhvdXQgdGhlIGFwcCwgb3BlbiB0aGlzIHBhZ2U6CgpodHRwOi8vMTI3LjAuMC4xOjI0
MzA1L2d0c2QvdmVyaWZ5LWVtYWlsP3Rva2VuPUVqUF9pUWZ1eDRhSGVrMVFaUGVzY25rd2V5OG9q
MXNCcXZEVVl6Z2JBdXMKCkl0IHdvcmtzIG9uY2UsIGZvciAyNCBob3Vycy4gSWYgeW91IGRpZCBu
b3Qgc2lnbiB1cCwgaWdub3JlIHRoaXMgbWFpbC4K
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e43-eedf-7083-b2d5-e655ddfae510@barbell', 'omar.xathvprdxu@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=le19Kqv2arC5-lBRYQV7htDQJDvXFvL7ht8hWnTWfNc

Without the app, open this page:

http://127.0.0.1:24305/gtsd/verify-email?token=le19Kqv2arC5-lBRYQV7htDQJDvXFvL7ht8hWnTWfNc

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1772352000000, 1, 11, 'From: no-reply@barbell.example
To: omar.xathvprdxu@example.com
Subject: Confirm your email for GTSD
Date: Sun, 1 Mar 2026 08:00:00 +0000
Message-ID: <01a21e43-eedf-7083-b2d5-e655ddfae510@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-wjca77f2nd9jwaxt
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6CgpndHNkOi8vdmVy
aWZ5LWVtYWlsP3Rva2VuPWxlMTlLcXYyYXJDNS1sQlJZUVY3aHREUUpEdlhGdkw3aHQ4aFduVFdm
TmMKCldpdGhvdXQgdGhlIGFwcCwgb3BlbiB0aGlzIHBhZ2U6CgpodHRwOi8vMTI3LjAuMC4xOjI0
MzA1L2d0c2QvdmVyaWZ5LWVtYWlsP3Rva2VuPWxlMTlLcXYyYXJDNS1sQlJZUVY3aHREUUpEdlhG
dkw3aHQ4aFduVFdmTmMKCkl0IHdvcmtzIG9uY2UsIGZvciAyNCBob3Vycy4gSWYgeW91IGRpZCBu
b3Qgc2lnbiB1cCwgaWdub3JlIHRoaXMgbWFpbC4K
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e43-ef43-711f-9fad-6557d2284620@barbell', 'layla.sbuhj5hagr@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=CTL_VaeqgBFceSfuPwArhjNl567SjdR8UQiPuej6aV8

Without the app, open this page:

http://127.0.0.1:24305/gtsd/verify-email?token=CTL_VaeqgBFceSfuPwArhjNl567SjdR8UQiPuej6aV8

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1772352000000, 1, 12, 'From: no-reply@barbell.example
To: layla.sbuhj5hagr@example.com
Subject: Confirm your email for GTSD
Date: Sun, 1 Mar 2026 08:00:00 +0000
Message-ID: <01a21e43-ef43-711f-9fad-6557d2284620@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-g7xx6cb97v42nh8q
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6CgpndHNkOi8vdmVy
aWZ5LWVtYWlsP3Rva2VuPUNUTF9WYWVxZ0JGY2VTZnVQd0FyaGpObDU2N1NqZFI4VVFpUHVlajZh
VjgKCldpdGhvdXQgdGhlIGFwcCwgb3BlbiB0aGlzIHBhZ2U6CgpodHRwOi8vMTI3LjAuMC4xOjI0
MzA1L2d0c2QvdmVyaWZ5LWVtYWlsP3Rva2VuPUNUTF9WYWVxZ0JGY2VTZnVQd0FyaGpObDU2N1Nq
ZFI4VVFpUHVlajZhVjgKCkl0IHdvcmtzIG9uY2UsIGZvciAyNCBob3Vycy4gSWYgeW91IGRpZCBu
b3Qgc2lnbiB1cCwgaWdub3JlIHRoaXMgbWFpbC4K
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e43-efdb-778b-961c-cc0ba16b018c@barbell', 'omar.zqgquqq8wb@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=vGFkVv_aqsPFeFu1kJyGRHNVAYGzKZhxr4zWE4CrR2I

Without the app, open this page:

http://127.0.0.1:24305/gtsd/verify-email?token=vGFkVv_aqsPFeFu1kJyGRHNVAYGzKZhxr4zWE4CrR2I

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795804098560, 1, 13, 'From: no-reply@barbell.example
To: omar.zqgquqq8wb@example.com
Subject: Confirm your email for GTSD
Date: Fri, 27 Nov 2026 18:28:18 +0000
Message-ID: <01a21e43-efdb-778b-961c-cc0ba16b018c@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-de389ttemb8bgxby
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6CgpndHNkOi8vdmVy
aWZ5LWVtYWlsP3Rva2VuPXZHRmtWdl9hcXNQRmVGdTFrSnlHUkhOVkFZR3pLWmh4cjR6V0U0Q3JS
MkkKCldpdGhvdXQgdGhlIGFwcCwgb3BlbiB0aGlzIHBhZ2U6CgpodHRwOi8vMTI3LjAuMC4xOjI0
MzA1L2d0c2QvdmVyaWZ5LWVtYWlsP3Rva2VuPXZHRmtWdl9hcXNQRmVGdTFrSnlHUkhOVkFZR3pL
Wmh4cjR6V0U0Q3JSMkkKCkl0IHdvcmtzIG9uY2UsIGZvciAyNCBob3Vycy4gSWYgeW91IGRpZCBu
b3Qgc2lnbiB1cCwgaWdub3JlIHRoaXMgbWFpbC4K
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e43-f057-71fa-a100-aff52c19ea51@barbell', 'omar.sbuhj5hagr@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=UcJBkZP2B3IYmyc1h06brbdugb9gxmXHmy_5Eb3xI8k

Without the app, open this page:

http://127.0.0.1:24305/gtsd/verify-email?token=UcJBkZP2B3IYmyc1h06brbdugb9gxmXHmy_5Eb3xI8k

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1772352000000, 1, 14, 'From: no-reply@barbell.example
To: omar.sbuhj5hagr@example.com
Subject: Confirm your email for GTSD
Date: Sun, 1 Mar 2026 08:00:00 +0000
Message-ID: <01a21e43-f057-71fa-a100-aff52c19ea51@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-g7xx6cb97v42nh8q
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6CgpndHNkOi8vdmVy
aWZ5LWVtYWlsP3Rva2VuPVVjSkJrWlAyQjNJWW15YzFoMDZicmJkdWdiOWd4bVhIbXlfNUViM3hJ
OGsKCldpdGhvdXQgdGhlIGFwcCwgb3BlbiB0aGlzIHBhZ2U6CgpodHRwOi8vMTI3LjAuMC4xOjI0
MzA1L2d0c2QvdmVyaWZ5LWVtYWlsP3Rva2VuPVVjSkJrWlAyQjNJWW15YzFoMDZicmJkdWdiOWd4
bVhIbXlfNUViM3hJOGsKCkl0IHdvcmtzIG9uY2UsIGZvciAyNCBob3Vycy4gSWYgeW91IGRpZCBu
b3Qgc2lnbiB1cCwgaWdub3JlIHRoaXMgbWFpbC4K
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e43-f384-7500-a808-de8e8e653738', '+966500392230', NULL, '767955 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1795804099531, 1, 15, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e43-f395-7652-be98-127df3876153', '+966501586821', NULL, '343100 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 16, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e43-f5ef-7196-8488-f8a782452259', '+966500392230', NULL, '963224 هو رمز الدخول إلى عاش. صالح لمدة 5 دقائق. لا تشاركه مع أحد.', 1795804160846, 1, 17, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e43-f7e1-7095-aa3e-2f7f3fbacf89', '+966501803571', NULL, '176016 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 18, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e43-f86c-761f-be0f-1f55b29c29b7', '+966551803571', NULL, '909309 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 19, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e43-f955-7420-953f-88261d09e386', '+966541803571', NULL, '130495 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 20, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e43-fa80-718f-a99c-06675b84c44f', '+966500344463', NULL, '681473 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 21, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e43-fa87-7370-8092-94d6a2907223', '+966501953443', NULL, '959812 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 22, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e43-fb63-77f3-a2e2-44858a46c8e0@barbell', 'support@barbell.example', '[S-1001] FitCoach+: وقت التذكير zgfuac4u65', 'Ticket: S-1001
Product: FitCoach+
Reply to: faisal.zgfuac4u65@example.com
Phone: +966501953443
Language: en
Account: 01a21e43-faff-71d3-b352-5a58ca6605fd
Received: 2026-03-01T08:00:00.000Z

The reminder came an hour late.
يصل متأخرًا ساعة.
', 1772352000000, 1, 23, 'From: no-reply@barbell.example
To: support@barbell.example
Subject: =?utf-8?B?W1MtMTAwMV0gRml0Q29hY2grOiDZiNmC2Kog2KfZhNiq2LDZg9mK2LEg?=
 =?utf-8?B?emdmdWFjNHU2NQ==?=
Date: Sun, 1 Mar 2026 08:00:00 +0000
Message-ID: <01a21e43-fb63-77f3-a2e2-44858a46c8e0@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-hz86stnsvs3btr6v
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

VGlja2V0OiBTLTEwMDEKUHJvZHVjdDogRml0Q29hY2grClJlcGx5IHRvOiBmYWlzYWwuemdmdWFj
NHU2NUBleGFtcGxlLmNvbQpQaG9uZTogKzk2NjUwMTk1MzQ0MwpMYW5ndWFnZTogZW4KQWNjb3Vu
dDogMDFhMjFlNDMtZmFmZi03MWQzLWIzNTItNWE1OGNhNjYwNWZkClJlY2VpdmVkOiAyMDI2LTAz
LTAxVDA4OjAwOjAwLjAwMFoKClRoZSByZW1pbmRlciBjYW1lIGFuIGhvdXIgbGF0ZS4K2YrYtdmE
INmF2KrYo9iu2LHZi9inINiz2KfYudipLgo=
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e43-fbdb-7558-b41b-de675da176f8', '+966500389819', NULL, '536146 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 24, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e43-fc26-738e-b470-b51ad6e3b33d@barbell', 'support@barbell.example', '[S-1002] FitCoach+: Another', 'Ticket: S-1002
Product: FitCoach+
Phone: +966501953443
Language: en
Account: 01a21e43-faff-71d3-b352-5a58ca6605fd
Received: 2026-03-01T08:00:00.000Z

Still late.
', 1772352000000, 1, 25, 'From: no-reply@barbell.example
To: support@barbell.example
Subject: [S-1002] FitCoach+: Another
Date: Sun, 1 Mar 2026 08:00:00 +0000
Message-ID: <01a21e43-fc26-738e-b470-b51ad6e3b33d@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-hz86stnsvs3btr6v
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

VGlja2V0OiBTLTEwMDIKUHJvZHVjdDogRml0Q29hY2grClBob25lOiArOTY2NTAxOTUzNDQzCkxh
bmd1YWdlOiBlbgpBY2NvdW50OiAwMWEyMWU0My1mYWZmLTcxZDMtYjM1Mi01YTU4Y2E2NjA1ZmQK
UmVjZWl2ZWQ6IDIwMjYtMDMtMDFUMDg6MDA6MDAuMDAwWgoKU3RpbGwgbGF0ZS4K
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e43-fcc2-70d7-9b89-18423d36cb30', '+966508518417', NULL, '050026 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 26, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e43-fd47-726d-a71f-4cd6753f4a7e', '+966548518417', NULL, '433996 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 27, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e43-fd3c-75f6-b29a-3f24ba0a34dd', '+966500280225', NULL, '085273 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 28, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e43-fe67-7034-ad39-235fdd606292@barbell', 'layla.zwdfdk3ynb@example.com', 'Order #FIT-1000 confirmed', 'Thank you, Layla Haddad. We have your order and your payment.

Order: #FIT-1000
Invoice: INV-1000

1 × Resistance Band Set: 89.99 SAR

Subtotal: 89.99 SAR
Discount (WELCOME10): −9.00 SAR
Shipping: 25.00 SAR
Total, VAT included: 105.99 SAR
VAT in it: 13.82 SAR

Deliver to:
Layla Haddad
King Fahd Road 7
Al Olaya, Riyadh, 12211
+966500389819

FitCoach+ Store
VAT number: 310122393500003
', 1772352000000, 1, 29, 'From: no-reply@barbell.example
To: layla.zwdfdk3ynb@example.com
Subject: Order #FIT-1000 confirmed
Date: Sun, 1 Mar 2026 08:00:00 +0000
Message-ID: <01a21e43-fe67-7034-ad39-235fdd606292@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-du37wny45ehn8kxa
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

VGhhbmsgeW91LCBMYXlsYSBIYWRkYWQuIFdlIGhhdmUgeW91ciBvcmRlciBhbmQgeW91ciBwYXlt
ZW50LgoKT3JkZXI6ICNGSVQtMTAwMApJbnZvaWNlOiBJTlYtMTAwMAoKMSDDlyBSZXNpc3RhbmNl
IEJhbmQgU2V0OiA4OS45OSBTQVIKClN1YnRvdGFsOiA4OS45OSBTQVIKRGlzY291bnQgKFdFTENP
TUUxMCk6IOKIkjkuMDAgU0FSClNoaXBwaW5nOiAyNS4wMCBTQVIKVG90YWwsIFZBVCBpbmNsdWRl
ZDogMTA1Ljk5IFNBUgpWQVQgaW4gaXQ6IDEzLjgyIFNBUgoKRGVsaXZlciB0bzoKTGF5bGEgSGFk
ZGFkCktpbmcgRmFoZCBSb2FkIDcKQWwgT2xheWEsIFJpeWFkaCwgMTIyMTEKKzk2NjUwMDM4OTgx
OQoKRml0Q29hY2grIFN0b3JlClZBVCBudW1iZXI6IDMxMDEyMjM5MzUwMDAwMwo=
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e43-ff59-7757-8c5a-5b56a7639e4f@barbell', 'buyer.hrfycb2wnd@example.com', 'Order #FIT-1001 confirmed', 'Thank you, Layla Haddad. We have your order and your payment.

Order: #FIT-1001
Invoice: INV-1001

2 × Test alpha hrfycb2wnd: 60.00 SAR
1 × Test beta hrfycb2wnd: 49.99 SAR

Subtotal: 109.99 SAR
Discount (WELCOME10): −11.00 SAR
Shipping: 25.00 SAR
Total, VAT included: 123.99 SAR
VAT in it: 16.17 SAR

Deliver to:
Layla Haddad
King Fahd Road 7
Riyadh
+966508518417

FitCoach+ Store
VAT number: 310122393500003
', 1772352000000, 1, 30, 'From: no-reply@barbell.example
To: buyer.hrfycb2wnd@example.com
Subject: Order #FIT-1001 confirmed
Date: Sun, 1 Mar 2026 08:00:00 +0000
Message-ID: <01a21e43-ff59-7757-8c5a-5b56a7639e4f@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-aquf4m36bt84jvpv
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

VGhhbmsgeW91LCBMYXlsYSBIYWRkYWQuIFdlIGhhdmUgeW91ciBvcmRlciBhbmQgeW91ciBwYXlt
ZW50LgoKT3JkZXI6ICNGSVQtMTAwMQpJbnZvaWNlOiBJTlYtMTAwMQoKMiDDlyBUZXN0IGFscGhh
IGhyZnljYjJ3bmQ6IDYwLjAwIFNBUgoxIMOXIFRlc3QgYmV0YSBocmZ5Y2Iyd25kOiA0OS45OSBT
QVIKClN1YnRvdGFsOiAxMDkuOTkgU0FSCkRpc2NvdW50IChXRUxDT01FMTApOiDiiJIxMS4wMCBT
QVIKU2hpcHBpbmc6IDI1LjAwIFNBUgpUb3RhbCwgVkFUIGluY2x1ZGVkOiAxMjMuOTkgU0FSClZB
VCBpbiBpdDogMTYuMTcgU0FSCgpEZWxpdmVyIHRvOgpMYXlsYSBIYWRkYWQKS2luZyBGYWhkIFJv
YWQgNwpSaXlhZGgKKzk2NjUwODUxODQxNwoKRml0Q29hY2grIFN0b3JlClZBVCBudW1iZXI6IDMx
MDEyMjM5MzUwMDAwMwo=
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e43-ff87-7008-add3-099493172fc2@barbell', 'layla.zwdfdk3ynb@example.com', 'Order #FIT-1002 confirmed', 'Thank you, Layla Haddad. We have your order and your payment.

Order: #FIT-1002
Invoice: INV-1002

1 × Sports Bottle, 1 L: 35.00 SAR

Subtotal: 35.00 SAR
Shipping: 25.00 SAR
Total, VAT included: 60.00 SAR
VAT in it: 7.83 SAR

Deliver to:
Layla Haddad
King Fahd Road 7
Riyadh
+966500389819

FitCoach+ Store
VAT number: 310122393500003
', 1772352000000, 1, 31, 'From: no-reply@barbell.example
To: layla.zwdfdk3ynb@example.com
Subject: Order #FIT-1002 confirmed
Date: Sun, 1 Mar 2026 08:00:00 +0000
Message-ID: <01a21e43-ff87-7008-add3-099493172fc2@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-du37wny45ehn8kxa
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

VGhhbmsgeW91LCBMYXlsYSBIYWRkYWQuIFdlIGhhdmUgeW91ciBvcmRlciBhbmQgeW91ciBwYXlt
ZW50LgoKT3JkZXI6ICNGSVQtMTAwMgpJbnZvaWNlOiBJTlYtMTAwMgoKMSDDlyBTcG9ydHMgQm90
dGxlLCAxIEw6IDM1LjAwIFNBUgoKU3VidG90YWw6IDM1LjAwIFNBUgpTaGlwcGluZzogMjUuMDAg
U0FSClRvdGFsLCBWQVQgaW5jbHVkZWQ6IDYwLjAwIFNBUgpWQVQgaW4gaXQ6IDcuODMgU0FSCgpE
ZWxpdmVyIHRvOgpMYXlsYSBIYWRkYWQKS2luZyBGYWhkIFJvYWQgNwpSaXlhZGgKKzk2NjUwMDM4
OTgxOQoKRml0Q29hY2grIFN0b3JlClZBVCBudW1iZXI6IDMxMDEyMjM5MzUwMDAwMwo=
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e44-0069-7199-81a2-36f0bdd92fd8', '+966500442267', NULL, '476255 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 32, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e44-011c-7348-920c-47303c4f23ae@barbell', 'buyer.hrfycb2wnd@example.com', '27.00 SAR returned for order #FIT-1001', 'We returned 27.00 SAR to your card •••• 4242 for your order #FIT-1001. Your bank may take a few days to show it.

Credit note: CN-1000

FitCoach+ Store
VAT number: 310122393500003
', 1772352000000, 1, 33, 'From: no-reply@barbell.example
To: buyer.hrfycb2wnd@example.com
Subject: 27.00 SAR returned for order #FIT-1001
Date: Sun, 1 Mar 2026 08:00:00 +0000
Message-ID: <01a21e44-011c-7348-920c-47303c4f23ae@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-aquf4m36bt84jvpv
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

V2UgcmV0dXJuZWQgMjcuMDAgU0FSIHRvIHlvdXIgY2FyZCDigKLigKLigKLigKIgNDI0MiBmb3Ig
eW91ciBvcmRlciAjRklULTEwMDEuIFlvdXIgYmFuayBtYXkgdGFrZSBhIGZldyBkYXlzIHRvIHNo
b3cgaXQuCgpDcmVkaXQgbm90ZTogQ04tMTAwMAoKRml0Q29hY2grIFN0b3JlClZBVCBudW1iZXI6
IDMxMDEyMjM5MzUwMDAwMwo=
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e44-01e4-7231-a6c5-b9801a7465f1@barbell', 'buyer.hrfycb2wnd@example.com', '96.99 SAR returned for order #FIT-1001', 'We returned 96.99 SAR to your card •••• 4242 for your order #FIT-1001. Your bank may take a few days to show it.

Credit note: CN-1001

FitCoach+ Store
VAT number: 310122393500003
', 1772352000000, 1, 34, 'From: no-reply@barbell.example
To: buyer.hrfycb2wnd@example.com
Subject: 96.99 SAR returned for order #FIT-1001
Date: Sun, 1 Mar 2026 08:00:00 +0000
Message-ID: <01a21e44-01e4-7231-a6c5-b9801a7465f1@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-aquf4m36bt84jvpv
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

V2UgcmV0dXJuZWQgOTYuOTkgU0FSIHRvIHlvdXIgY2FyZCDigKLigKLigKLigKIgNDI0MiBmb3Ig
eW91ciBvcmRlciAjRklULTEwMDEuIFlvdXIgYmFuayBtYXkgdGFrZSBhIGZldyBkYXlzIHRvIHNo
b3cgaXQuCgpDcmVkaXQgbm90ZTogQ04tMTAwMQoKRml0Q29hY2grIFN0b3JlClZBVCBudW1iZXI6
IDMxMDEyMjM5MzUwMDAwMwo=
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e44-0315-7696-8de7-f7c14fbcff02', '+966506722552', NULL, '035927 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 35, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e44-035d-7573-a4c2-9f10ff85cd12', '+966501917351', NULL, '672745 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 36, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e44-03bf-744c-a461-e814de91c6c0', '+966501046271', NULL, '852608 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 37, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e44-054f-756d-b1a3-890011380351', '+966551917351', NULL, '859441 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 39, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e44-09d5-7563-8eb8-2e6d007a2f7f', '+966500041406', NULL, '796708 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 40, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e44-0a42-7673-aaae-da6e11fa56fe', '+966550041406', NULL, '216752 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 41, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e44-0ad9-7782-bc25-6ee71266ce36', '+966540041406', NULL, '473669 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 42, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e44-0aea-769e-b3a5-5fcc0d582d15', '+966501046220', NULL, '444175 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 43, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e44-0b97-7682-862d-fe3f27c6151d', '+966551046220', NULL, '640508 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 44, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e44-0cbe-71ef-8428-f528683fcc1f', '+966541046220', NULL, '995603 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 45, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e44-0d0f-71eb-be17-6b2c42e76240', '+966590041406', NULL, '410940 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352060000, 1, 46, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e44-0e49-7719-a274-be6f59bd4bd8', '+966505702581', NULL, '080698 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 47, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e44-0edf-7175-a1e0-e5a19b4f281b', '+966555702581', NULL, '483984 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 48, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e44-0ed3-70ef-824c-6f9480b1acc6@barbell', 'fahad.t7kzkzg3dc@example.com', 'Confirm your email for IronLift', 'Open this link to confirm your email address:

ironlift://verify-email?token=p_ChDS3gt9zD4iS6c4HGsbx7Kb7glFWzvb8CnOZCO7w

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795804106537, 1, 49, 'From: no-reply@barbell.example
To: fahad.t7kzkzg3dc@example.com
Subject: Confirm your email for IronLift
Date: Fri, 27 Nov 2026 18:28:26 +0000
Message-ID: <01a21e44-0ed3-70ef-824c-6f9480b1acc6@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-q6de8rqf86wf5ucc
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6Cgppcm9ubGlmdDov
L3ZlcmlmeS1lbWFpbD90b2tlbj1wX0NoRFMzZ3Q5ekQ0aVM2YzRIR3NieDdLYjdnbEZXenZiOENu
T1pDTzd3CgpJdCB3b3JrcyBvbmNlLCBmb3IgMjQgaG91cnMuIElmIHlvdSBkaWQgbm90IHNpZ24g
dXAsIGlnbm9yZSB0aGlzIG1haWwuCg==
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e44-0fb1-738b-8da2-ea6c50a4f329', '+966591046220', NULL, '515499 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772452500000, 1, 50, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e44-1094-71dc-af64-79da793cb971', '+966545702581', NULL, '819751 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 51, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e44-11d5-721b-bd64-143166d598e9@barbell', 'fahad.fh29376y4a@example.com', 'Confirm your email for IronLift', 'Open this link to confirm your email address:

ironlift://verify-email?token=paM27TnRUfdU-P-tEifzQw6QOp0gdK9zDTuO0cjfZJQ

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795804107243, 1, 52, 'From: no-reply@barbell.example
To: fahad.fh29376y4a@example.com
Subject: Confirm your email for IronLift
Date: Fri, 27 Nov 2026 18:28:27 +0000
Message-ID: <01a21e44-11d5-721b-bd64-143166d598e9@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-x5h5f9bjtjk64vvy
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6Cgppcm9ubGlmdDov
L3ZlcmlmeS1lbWFpbD90b2tlbj1wYU0yN1RuUlVmZFUtUC10RWlmelF3NlFPcDBnZEs5ekRUdU8w
Y2pmWkpRCgpJdCB3b3JrcyBvbmNlLCBmb3IgMjQgaG91cnMuIElmIHlvdSBkaWQgbm90IHNpZ24g
dXAsIGlnbm9yZSB0aGlzIG1haWwuCg==
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e44-1257-7369-96e6-e1bca6bf8f92@barbell', 'noura.qbwccz72yt@example.com', 'Confirm your email for Stack', 'Open this link to confirm your email address:

stack://verify-email?token=by3I8mbnEy16kaBk7aS5tlSrWa-Vt9OtJib3w9ukgkw

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795804107380, 1, 53, 'From: no-reply@barbell.example
To: noura.qbwccz72yt@example.com
Subject: Confirm your email for Stack
Date: Fri, 27 Nov 2026 18:28:27 +0000
Message-ID: <01a21e44-1257-7369-96e6-e1bca6bf8f92@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-e74sssz7pftrtvum
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6CgpzdGFjazovL3Zl
cmlmeS1lbWFpbD90b2tlbj1ieTNJOG1ibkV5MTZrYUJrN2FTNXRsU3JXYS1WdDlPdEppYjN3OXVr
Z2t3CgpJdCB3b3JrcyBvbmNlLCBmb3IgMjQgaG91cnMuIElmIHlvdSBkaWQgbm90IHNpZ24gdXAs
IGlnbm9yZSB0aGlzIG1haWwuCg==
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e44-129e-7377-a0c9-af50e30b5c02@barbell', 'sami.qbwccz72yt@example.com', 'Confirm your email for Stack', 'Open this link to confirm your email address:

stack://verify-email?token=Zxe2Tbmm3J7X-S19_HcrgjwuTBRf7sOOrWbfGD-07GM

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795804107463, 1, 54, 'From: no-reply@barbell.example
To: sami.qbwccz72yt@example.com
Subject: Confirm your email for Stack
Date: Fri, 27 Nov 2026 18:28:27 +0000
Message-ID: <01a21e44-129e-7377-a0c9-af50e30b5c02@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-e74sssz7pftrtvum
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6CgpzdGFjazovL3Zl
cmlmeS1lbWFpbD90b2tlbj1aeGUyVGJtbTNKN1gtUzE5X0hjcmdqd3VUQlJmN3NPT3JXYmZHRC0w
N0dNCgpJdCB3b3JrcyBvbmNlLCBmb3IgMjQgaG91cnMuIElmIHlvdSBkaWQgbm90IHNpZ24gdXAs
IGlnbm9yZSB0aGlzIG1haWwuCg==
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e44-1470-72a2-9974-6fbf997a8676@barbell', 'noura.yqrbvj4bzs@example.com', 'Confirm your email for Stack', 'Open this link to confirm your email address:

stack://verify-email?token=avau3zdqZL-IAkCTpkPgyZyyqH8Zd3eULrvzx7w8dwQ

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795804107902, 1, 55, 'From: no-reply@barbell.example
To: noura.yqrbvj4bzs@example.com
Subject: Confirm your email for Stack
Date: Fri, 27 Nov 2026 18:28:27 +0000
Message-ID: <01a21e44-1470-72a2-9974-6fbf997a8676@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-v54zxbqve3aq74at
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6CgpzdGFjazovL3Zl
cmlmeS1lbWFpbD90b2tlbj1hdmF1M3pkcVpMLUlBa0NUcGtQZ3laeXlxSDhaZDNlVUxydnp4N3c4
ZHdRCgpJdCB3b3JrcyBvbmNlLCBmb3IgMjQgaG91cnMuIElmIHlvdSBkaWQgbm90IHNpZ24gdXAs
IGlnbm9yZSB0aGlzIG1haWwuCg==
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e44-14b0-72ce-a8db-e4e47239d4b4@barbell', 'sami.yqrbvj4bzs@example.com', 'Confirm your email for Stack', 'Open this link to confirm your email address:

stack://verify-email?token=RgdkpGV7SH1-jHIlngu-Ep7T7uDTtESRdAvtnVlfGyQ

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795804107958, 1, 56, 'From: no-reply@barbell.example
To: sami.yqrbvj4bzs@example.com
Subject: Confirm your email for Stack
Date: Fri, 27 Nov 2026 18:28:27 +0000
Message-ID: <01a21e44-14b0-72ce-a8db-e4e47239d4b4@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-v54zxbqve3aq74at
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6CgpzdGFjazovL3Zl
cmlmeS1lbWFpbD90b2tlbj1SZ2RrcEdWN1NIMS1qSElsbmd1LUVwN1Q3dURUdEVTUmRBdnRuVmxm
R3lRCgpJdCB3b3JrcyBvbmNlLCBmb3IgMjQgaG91cnMuIElmIHlvdSBkaWQgbm90IHNpZ24gdXAs
IGlnbm9yZSB0aGlzIG1haWwuCg==
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e44-18fb-7425-a1f7-0942fe7578aa@barbell', 'layla.qbwccz72yt@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=NugE8Nb2BTyDklG9ZfuVpi5BKVEZ9-NMYDEPp9Ve1Gs

Without the app, open this page:

http://127.0.0.1:24305/gtsd/verify-email?token=NugE8Nb2BTyDklG9ZfuVpi5BKVEZ9-NMYDEPp9Ve1Gs

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795804109066, 1, 57, 'From: no-reply@barbell.example
To: layla.qbwccz72yt@example.com
Subject: Confirm your email for GTSD
Date: Fri, 27 Nov 2026 18:28:29 +0000
Message-ID: <01a21e44-18fb-7425-a1f7-0942fe7578aa@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
X-Test-Run: flow-e74sssz7pftrtvum
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6CgpndHNkOi8vdmVy
aWZ5LWVtYWlsP3Rva2VuPU51Z0U4TmIyQlR5RGtsRzlaZnVWcGk1QktWRVo5LU5NWURFUHA5VmUx
R3MKCldpdGhvdXQgdGhlIGFwcCwgb3BlbiB0aGlzIHBhZ2U6CgpodHRwOi8vMTI3LjAuMC4xOjI0
MzA1L2d0c2QvdmVyaWZ5LWVtYWlsP3Rva2VuPU51Z0U4TmIyQlR5RGtsRzlaZnVWcGk1QktWRVo5
LU5NWURFUHA5VmUxR3MKCkl0IHdvcmtzIG9uY2UsIGZvciAyNCBob3Vycy4gSWYgeW91IGRpZCBu
b3Qgc2lnbiB1cCwgaWdub3JlIHRoaXMgbWFpbC4K
', NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('sms', '01a21e44-1ad5-71e6-85c5-841e0afbe361', '+966506256288', NULL, '252428 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1806912000000, 1, 59, NULL, NULL)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence, source, html) VALUES ('mail', '01a21e44-3f75-7258-95e1-8310d711000c@barbell', 'layla.browser@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=LPdZ8wdbG3TxcqC8LXO1n9tkWOwNZN4rA1oi-91pD6g

Without the app, open this page:

http://127.0.0.1:24305/gtsd/verify-email?token=LPdZ8wdbG3TxcqC8LXO1n9tkWOwNZN4rA1oi-91pD6g

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795804118908, 1, 60, 'From: no-reply@barbell.example
To: layla.browser@example.com
Subject: Confirm your email for GTSD
Date: Fri, 27 Nov 2026 18:28:38 +0000
Message-ID: <01a21e44-3f75-7258-95e1-8310d711000c@barbell>
MIME-Version: 1.0
Auto-Submitted: auto-generated
Content-Type: text/plain; charset=utf-8
Content-Transfer-Encoding: base64

T3BlbiB0aGlzIGxpbmsgdG8gY29uZmlybSB5b3VyIGVtYWlsIGFkZHJlc3M6CgpndHNkOi8vdmVy
aWZ5LWVtYWlsP3Rva2VuPUxQZFo4d2RiRzNUeGNxQzhMWE8xbjl0a1dPd05aTjRyQTFvaS05MXBE
NmcKCldpdGhvdXQgdGhlIGFwcCwgb3BlbiB0aGlzIHBhZ2U6CgpodHRwOi8vMTI3LjAuMC4xOjI0
MzA1L2d0c2QvdmVyaWZ5LWVtYWlsP3Rva2VuPUxQZFo4d2RiRzNUeGNxQzhMWE8xbjl0a1dPd05a
TjRyQTFvaS05MXBENmcKCkl0IHdvcmtzIG9uY2UsIGZvciAyNCBob3Vycy4gSWYgeW91IGRpZCBu
b3Qgc2lnbiB1cCwgaWdub3JlIHRoaXMgbWFpbC4K
', NULL)
--;
INSERT INTO sequences (name, value) VALUES ('messages', 60)
--;
INSERT INTO payment_methods (token, card, exp_month, exp_year, customer, created_at) VALUES ('pm_01a21e43fdab73b2ba5f1d0790900db3', 'visa', 12, 2030, NULL, 1772352000000)
--;
INSERT INTO payment_methods (token, card, exp_month, exp_year, customer, created_at) VALUES ('pm_01a21e43feb274619ace4978cffd2857', 'visa', 12, 2030, NULL, 1772352000000)
--;
INSERT INTO payment_customers (reference, id) VALUES ('01a21e43-fdb7-7301-a07e-f34726fb6e26', 'cus_01a21e43fe64735e801584ae4c83bb11')
--;
INSERT INTO payment_intents (id, amount, currency, reference, customer, off_session, status, refunded, card, exp_month, exp_year, decline, action, action_url, return_url, run, created_at) VALUES ('pi_01a21e43fe057755a205ef736c85e9bd', 10599, 'SAR', 'checkout:01a21e43-fdbd-7686-812d-e1fb1b1449d4', NULL, 0, 'succeeded', 0, 'visa', 12, 2030, NULL, NULL, NULL, NULL, 'flow-du37wny45ehn8kxa', 1772352000000)
--;
INSERT INTO payment_intents (id, amount, currency, reference, customer, off_session, status, refunded, card, exp_month, exp_year, decline, action, action_url, return_url, run, created_at) VALUES ('pi_01a21e43fe937135bb9b654458459ccd', 1999, 'USD', 'charge:01a21e43-fe3d-7481-9dc3-d264cbc0c697', 'cus_01a21e43fe64735e801584ae4c83bb11', 0, 'succeeded', 0, 'visa', 12, 2030, NULL, NULL, NULL, NULL, 'flow-awz45nhz5d4pafv3', 1772352000000)
--;
INSERT INTO payment_intents (id, amount, currency, reference, customer, off_session, status, refunded, card, exp_month, exp_year, decline, action, action_url, return_url, run, created_at) VALUES ('pi_01a21e43ff2b70a686eba958b810d512', 12399, 'SAR', 'checkout:01a21e43-ff1c-725b-aa9f-0c3ef5ddcfee', NULL, 0, 'succeeded', 12399, 'visa', 12, 2030, NULL, NULL, NULL, NULL, 'flow-aquf4m36bt84jvpv', 1772352000000)
--;
INSERT INTO payment_intents (id, amount, currency, reference, customer, off_session, status, refunded, card, exp_month, exp_year, decline, action, action_url, return_url, run, created_at) VALUES ('pi_01a21e43ff5e769a9deabe80a722c088', 6000, 'SAR', 'checkout:01a21e43-ff47-70e8-8727-1d733719d7ad', NULL, 0, 'succeeded', 0, 'visa', 12, 2030, NULL, NULL, NULL, NULL, 'flow-du37wny45ehn8kxa', 1772352000000)
--;
INSERT INTO payment_intents (id, amount, currency, reference, customer, off_session, status, refunded, card, exp_month, exp_year, decline, action, action_url, return_url, run, created_at) VALUES ('pi_01a21e44001f708b850da737843bf4e1', 1000, 'USD', 'charge:01a21e44-0011-72dd-b121-a0ffc5edf984', 'cus_01a21e43fe64735e801584ae4c83bb11', 0, 'succeeded', 0, 'visa', 12, 2030, NULL, NULL, NULL, NULL, 'flow-awz45nhz5d4pafv3', 1773691200000)
--;
INSERT INTO payment_intents (id, amount, currency, reference, customer, off_session, status, refunded, card, exp_month, exp_year, decline, action, action_url, return_url, run, created_at) VALUES ('pi_01a21e4402d67054b5e24ef3ecfd26d5', 1999, 'USD', 'charge:01a21e44-02c7-71dd-8074-d362b13d7e42', 'cus_01a21e43fe64735e801584ae4c83bb11', 0, 'succeeded', 0, 'visa', 12, 2030, NULL, NULL, NULL, NULL, 'flow-awz45nhz5d4pafv3', 1775030400000)
--;
INSERT INTO payment_refunds (id, intent, amount, created_at) VALUES ('re_01a21e44010275aa8dd73503e3ae3af2', 'pi_01a21e43ff2b70a686eba958b810d512', 2700, 1772352000000)
--;
INSERT INTO payment_refunds (id, intent, amount, created_at) VALUES ('re_01a21e4401d677449152a6bddf548882', 'pi_01a21e43ff2b70a686eba958b810d512', 9699, 1772352000000)
--;
CREATE INDEX work_due ON work (clock, is_dead, due_at)
--;
CREATE INDEX idempotency_keys_expiry ON idempotency_keys (expires_at)
--;
CREATE INDEX inbox_age ON inbox (received_at)
--;
CREATE UNIQUE INDEX revocations_number ON revocations (number)
--;
CREATE INDEX revocations_end ON revocations (kept_until)
--;
CREATE INDEX messages_recipient ON messages (recipient, sequence)
--;
CREATE INDEX payment_intents_reference ON payment_intents (reference, id)
--;
CREATE INDEX room_guests_by_end ON room_guests (ends_at)
