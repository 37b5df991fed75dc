PRAGMA defer_foreign_keys = ON
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
    created_at BIGINT NOT NULL)
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
CREATE TABLE messages (
    channel TEXT NOT NULL,
    id TEXT NOT NULL,
    recipient TEXT NOT NULL,
    subject TEXT,
    body TEXT NOT NULL,
    received_at BIGINT NOT NULL,
    deliveries BIGINT NOT NULL,
    sequence BIGINT NOT NULL,
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
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (1, 'create work', '156b17e2dbc9c564', 1795370239818)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795370239819)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795370239820)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (100, 'create messages', 'b95daa22c298af6c', 1795370239821)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (101, 'create disturbances', 'be21115e11b85c8e', 1795370239821)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (102, 'create payments', 'a5cfb110c0655d65', 1795370239822)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('sandbox.openIntent|anyone|flow-du37wny45ehn8kxa', '01a20467-cfa1-76fa-993b-c3e8fc412073', 'pzoTIQUCrEDSk7yfoU-_qlZW05RwltQNEYqbxwFBu8c', 201, '4EKED-ql_wwCjUQfqHvCKz1E0wuZ3q1q6xYDx1sCPF0GSpIESNj8u9P0Q-U8h5X-hebA0Oc0qVPesArEcqU3mL-82EHwtT8iwNop0MKGvq9wSpWAc-Sn20AzOC2Nnmg1Plrcf_NBSucrN3BcpMTQCg_wrsqkpCcxLukBSKQFQYM3lsGOs5ZUlRc-Ycvvflel8LrzLzD40vJ8GjSJ2_075KJiIlN9EdNsEQRaNFmLWmywLYjECqQQ2Hnd1i8Zk24N_A4j2VaWOpoNMfKV7O5DT3fr9jlZpQrBJu3zpL55uIFV4BPlp5pQf6lZP5ETmWopchsBYw', 1772352060000, 1772438400000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('sandbox.openIntent|anyone|flow-awz45nhz5d4pafv3', '01a20467-cfad-763f-8b62-6d255f3a92a8', 'HD_o-Xf0GUC56LE_Ctfodx-V31Hj8IDJ6ZSUHETMV3E', 201, 'ayDcf6vkWPdEnPbSJgjWgh6wtbbCb2vRIrCDqAYJkGt3NR7I3TdC9aqB4_ylqwrOsmzfIrNuJTQaPhl497PFz6m0TF2Sde7-R0dVlsxuUdxBVDpnLMLmEXwqTkfRSn2H1868pwSG9a8z6hWDXLyZ10Mdc9GQL_K1aph739TkW_lfMO6zRy8W8ExdhAnOZO36EVmsCFEnluUiwG5D12UrdCzAkGIt2NjiWWdfjVuSdEW3efh7gnxZtiNbSK-V2us1E1eJfrCTVfEGU0vcwufuM6ZQILiIWS3R5GXvDck-ACgsPLLdFSusOsrBAImIOujuxQ', 1772352060000, 1772438400000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('sandbox.openIntent|anyone|flow-du37wny45ehn8kxa', '01a20467-cff5-701e-8a3a-69b5f7707e6c', 'SBzbBe1rgTum9TqYsjwHceAVHIu3ZnkO0j1MYekiKA8', 201, 'V59OeTfkrtf1FyEDFNQnsTb3qmR9pY-jCtZ-FM4Gc4jof4_0a8KXq6Fts2xcwKuXydWVSAsQLftw4XXmjyyXfMtq7JOXePP5hzw-kd39bFrFxO-hp0hgnYqpDbxPzonGqXxb68Frx6r31lSukNTsfBR4nYMRYTeiH9_S-cwb5msj9TMhW27339JMlznGw-uemGUp-uDFeyEQqiE5xCr4AWmDU20tKNrRs13K1LwrH7H38X736h-2qtIqzYU27ZvZU8-E5EA_0PIh3B_zJq1g9D-ZWDW0StIbRORCBuGQglmyR2LMHjzjGwWMYSKioScGzNJJ', 1772352060000, 1772438400000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('sandbox.openIntent|anyone|flow-aquf4m36bt84jvpv', '01a20467-cffc-7185-9c81-c78656e9f423', 'sARLraeRpnwXH_UMaZ-W8sKlJHXMjjlxWZT8FpS3--c', 201, 'lPryzQI8NT5SVIce4p1whEvs-iHAb0zCt0zDZ9B3aWwiaZLhRcC8rj0ygW3R6Vsl8DMkmgSxwsGKbEUenaKddYA0kEcJkUUps2MCJYh3hlOGjtja2qnHa23s6o_Wp5LJbWCfaWOvouBAgvW9xxkGvR9nMWEYEtEEz5sWz5ye4cpD4QYiQ4X0hrM1Ftclk9j2dIUjJmy6en4Ov6KxpBmHl7l8SA-4V7GWLI-3lfzc7AtrJFkHK0l61Vr0fvHQDBr3rc9bZatveEq6afeqQNhVKiyq-X-OItpHT4MSdMI1Xx5VIbLiVKSxfSI9MtX7bgPd-HtyIg', 1772352060000, 1772438400000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('sandbox.openIntent|anyone|flow-awz45nhz5d4pafv3', '01a20467-d019-723b-93ac-0f74bd57b9f8', 'mHmxzvshwnt5PWgR63XjhzCGXhAZnVd8N3xEHAjzHzY', 201, 'AGOMSJKobAzjKMKnbFewPqaHxfyWbndQU6hvjX5ugbArB4MUTmMH2LA98hANqNa-D36U6mesJ_kkNJFeVa2IO1vntMuH3x6VnFJafiF9YtITQVGhTRzjrLrsqGzsxD9QtAgg0OrwS2EOxefJwn-ro9pk7o0KmNIDEs-HBNsUc4j9D0VDisfvomuLkbkvkHkxUX8Xcskr2PmfIZlLpadGPSlGfr7mUZGarm3EAMW2URqpZVyIVKsPACe1PqjXz8A1aszUpu1SzFFXl-izBDEzoaLWgRRQTJa8CzhqiJQofEy0WTcSFMwM08f-TUfQwnQ_dA', 1773691260000, 1773777600000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('sandbox.refundIntent|anyone|flow-aquf4m36bt84jvpv', '01a20467-d079-70c9-9ffb-885b3321a3da', 'uJ7T0MyucGTz94p9ptCWoRCWmtqH3QiFB_h1MHir4rM', 201, 'ERS-LbkihelVSGL6NtFa6aZEuBRWZhA2ONwQ3eH8IJwJbYOK7ywjLBWMYr2rjcsjkwrxijWveG1hyq78BAxrBJa0QvEwDeRtuUa72X53BTYOlQfmE7bQbKQLa6UOlXuW3Pt3Xtcu828NxVOgeZ8', 1772352060000, 1772438400000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('sandbox.openIntent|anyone|flow-awz45nhz5d4pafv3', '01a20467-d0f8-76b2-9d36-ff2e99826850', 'L5_YGTAFW6vy0VR3CAUu0u2VkeTaRVaK3CIVEVdCxig', 201, 'hpwKQiaesktrjk8UWeRH0Zq3UoRJcqh9RryG7V61MZutUYNGaAXy4-Zk6vYKFQYiZKrMo9inuCTmIViZsH_gOtJrdo5SM0IGEEYuHhV4zDa73E85Fqp5aEB8oWrYqfdmJkyiJVeCHtcaH-cSIsYHvyOkhLxI7QKvrg3DfWrJm4amo05lnKRWlByCdRRNvFrBHZPXLpMgL5oj7PBzFly_fu6WWXVJKxBskMzv_nFQaO5P1KjxvqXPKw37uo7G5is3UuoaLOnDv4CI1JMK1MTAoEFHtiQkuSCdjaISHyOcTA3WmfsspuxfVNIOroXnZLhKHA', 1775030460000, 1775116800000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('sandbox.refundIntent|anyone|flow-aquf4m36bt84jvpv', '01a20467-d116-76e0-922f-65a71a0660e8', 'LyJnYQM15z0zTNuCfwdN0FeGnj_bB2teJ49r3RdSJIU', 201, 'r3x3-LAJDXartsUQbir6wJLQhrCi8oi_sEdNPzOY-ddAnUpPOECPnDfrqUBi0qEq-vLhnNScl89p-oes6KTwvfXIk9dJDnyi5291l2P-aKpsdk2BEwEO8hYWCbZN_ZJuLBoWVz3f3yYW9NdvHWo', 1772352060000, 1772438400000)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-cadf-750f-b7b6-33fa19cdd517@barbell', 'layla.p3aphtwyhp@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=8P0K7g5wOyt0F8k1s52-_bPe_FJYPyrP8mSYTVTA9cI

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795370240775, 1, 1)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-cae1-7427-a104-b242ec495653@barbell', 'layla.ahvdynvw28@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=HS63opSdyCSBTPBF-Tl-BnqPmwJv3MetSIbUAlhSruU

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795370240791, 1, 2)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-caf7-7210-9ba9-f707501f4acc@barbell', 'layla.x9edfafsam@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=QCISMEjtC-RtVSrXSmeBcivE6oq_3LWZyscYIqeAcgA

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1772352000000, 1, 3)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-cb05-7419-a498-920e540d2770@barbell', 'layla.xathvprdxu@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=KzxFOLSTrWCc7axG8d4JeuM2W6v7IqS0PCuFgAUbEkQ

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1772352000000, 1, 4)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-cb93-77b4-8d74-c4a4859432a4@barbell', 'layla.bfukf2n4pg@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=sGpg7OLx9KWsUAwKxfqsUk6kdaFzvxKk0B1VOlnXX4M

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1772352000000, 1, 5)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-cb9a-771f-bbea-31a1d577bb06@barbell', 'rana.p3aphtwyhp@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=nAWXUYXo2hAc5fx6SOyJz8HjsfCrcEJqE180rx_Ek1Q

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795370240943, 1, 6)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('push', '01a20467-cbc6-72f6-8dce-98ce7a752d35.01a20467-cb51-712f-8889-54ca36b80843', 'push-x9edfafsam', '🌱 New badge: Day One Done', 'The first day is behind you.
gtsd://badges/day_one_done', 1772352000000, 1, 7)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-cbf7-7114-bab6-0c8a4f9f61d6@barbell', 'layla.c8qmw8dzfs@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=fEgCPDEAz0XrVcnugEMuz0VYUhIRvbUC4x29jVqpDxM

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1772352000000, 1, 8)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-cc0f-7058-8913-1a34c1f5904e@barbell', 'omar.xathvprdxu@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=nibwMcL6Hret7tRNkrfnp5zyrkVUhx3tCHjYSJZZ_vM

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1772352000000, 1, 9)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('push', '01a20467-cc1a-7464-9900-ee9498b2b624.01a20467-cb51-712f-8889-54ca36b80843', 'push-x9edfafsam', '🌟 New badge: Perfect Day', 'Everything you planned for a day, done.
gtsd://badges/perfect_day', 1772352000000, 1, 10)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-cc81-7322-99d1-884d17408e77@barbell', 'layla.zqgquqq8wb@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=C_U0c9y0uXwPv1yy3vCnKPFC21VW3tLBNX9ecIWkMoI

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795370241171, 1, 11)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-cc93-72d3-bf15-bca40f68a615@barbell', 'layla.sbuhj5hagr@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=DftYP8KDVWOl0kCa5YK0lCRgrenCHXUOIIpLWa6ARHk

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1772352000000, 1, 12)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-cd00-7772-96f6-c09eaf08840b@barbell', 'omar.zqgquqq8wb@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=rwl3NOLYWHxqk3_IW9FLBz4E_innNQvm2yV9wPA-XAM

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795370241297, 1, 13)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-cd0d-771a-bf03-f7a348087136@barbell', 'omar.sbuhj5hagr@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=eCVJVNzOq17CnGwPLMbi1cznpax8qw20uYl_iK1LLaA

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1772352000000, 1, 14)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('sms', '01a20467-cd4a-7529-a9df-b354fd4864e9', '+966500392230', NULL, '868086 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1795370241359, 1, 15)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('sms', '01a20467-cd64-768c-9956-d12ec5994baa', '+966501586821', NULL, '992950 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 16)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('sms', '01a20467-ce05-71c3-924c-3599afed0c13', '+966500392230', NULL, '319237 هو رمز الدخول إلى عاش. صالح لمدة 5 دقائق. لا تشاركه مع أحد.', 1795370302513, 1, 17)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('sms', '01a20467-ceab-7593-892a-4ef1ea5f2ae1', '+966501803571', NULL, '776457 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 18)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('sms', '01a20467-cecd-750d-adb4-8853c9ad20ca', '+966501953443', NULL, '678473 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 19)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-cee5-7493-aa74-b6a4c8ba9123@barbell', 'support@barbell.example', '[S-1001] FitCoach+: وقت التذكير zgfuac4u65', 'Ticket: S-1001
Product: FitCoach+
Reply to: faisal.zgfuac4u65@example.com
Phone: +966501953443
Language: en
Account: 01a20467-ced9-75ae-9a10-74d00de31244
Received: 2026-03-01T08:00:00.000Z

The reminder came an hour late.
يصل متأخرًا ساعة.
', 1772352000000, 1, 20)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('sms', '01a20467-cef1-741f-a82c-3218f8f1fb54', '+966500344463', NULL, '959999 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 21)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-cef7-76d4-ad8b-dd71cb2dbf57@barbell', 'support@barbell.example', '[S-1002] FitCoach+: Another', 'Ticket: S-1002
Product: FitCoach+
Phone: +966501953443
Language: en
Account: 01a20467-ced9-75ae-9a10-74d00de31244
Received: 2026-03-01T08:00:00.000Z

Still late.
', 1772352000000, 1, 22)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('sms', '01a20467-cf3f-77e5-b8b7-7cf3c989a99f', '+966500389819', NULL, '225876 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 23)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('sms', '01a20467-cf48-75f8-912a-90e12821b428', '+966508518417', NULL, '976124 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 24)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('sms', '01a20467-cf5d-70e3-906b-a1e8a7c851bb', '+966500280225', NULL, '026263 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 25)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('sms', '01a20467-cf90-7444-97df-30ca3085726c', '+966548518417', NULL, '478279 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 26)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-cfbb-72bd-9f22-8625ae61d0d2@barbell', 'layla.zwdfdk3ynb@example.com', 'Order #FIT-1000 confirmed', 'Thank you, Layla Haddad. We have your order and your payment.

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
', 1772352000000, 1, 27)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('sms', '01a20467-cfd3-74a9-91f5-77362c0e0836', '+966500442267', NULL, '227701 is your FitCoach+ code. It works for 5 minutes. Do not share it.', 1772352000000, 1, 28)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-d005-7578-aa86-2ba223498215@barbell', 'layla.zwdfdk3ynb@example.com', 'Order #FIT-1001 confirmed', 'Thank you, Layla Haddad. We have your order and your payment.

Order: #FIT-1001
Invoice: INV-1001

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
', 1772352000000, 1, 29)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-d011-769d-944b-f9bfcc5ac527@barbell', 'buyer.hrfycb2wnd@example.com', 'Order #FIT-1002 confirmed', 'Thank you, Layla Haddad. We have your order and your payment.

Order: #FIT-1002
Invoice: INV-1002

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
', 1772352000000, 1, 30)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-d04e-7231-8bc3-9f6d30f2c48f@barbell', 'noura.qbwccz72yt@example.com', 'Confirm your email for Stack', 'Open this link to confirm your email address:

stack://verify-email?token=Yj0bMfAaq8L6Mg0sK6OizP0rwTMUSB17kQg8V5Re2ks

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795370242137, 1, 31)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-d074-73bc-b5bb-0edfe2946c61@barbell', 'sami.qbwccz72yt@example.com', 'Confirm your email for Stack', 'Open this link to confirm your email address:

stack://verify-email?token=iR1iEVxxFhTMo7fD3skVXVoD5s3avWmNRS7jlUpjgSg

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795370242186, 1, 32)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-d09f-7603-a76f-9d7d6cdf62eb@barbell', 'buyer.hrfycb2wnd@example.com', '27.00 SAR returned for order #FIT-1002', 'We returned 27.00 SAR to your card •••• 4242 for your order #FIT-1002. Your bank may take a few days to show it.

Credit note: CN-1000

FitCoach+ Store
VAT number: 310122393500003
', 1772352000000, 1, 33)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-d0c6-77ac-8741-543fae825d5b@barbell', 'noura.yqrbvj4bzs@example.com', 'Confirm your email for Stack', 'Open this link to confirm your email address:

stack://verify-email?token=vWZJRrHP2XOlj5Gwm38hCM4bMcSccXeqaWlHlxs6niI

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795370242260, 1, 34)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-d0ed-7058-aa98-990205a4e13c@barbell', 'sami.yqrbvj4bzs@example.com', 'Confirm your email for Stack', 'Open this link to confirm your email address:

stack://verify-email?token=4qO0B6-wPpoRXtLqg-DwUY7Mbjr4LotGFcIwbno6OJM

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795370242295, 1, 35)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-d130-7313-9b49-bbfe66d6b4f5@barbell', 'buyer.hrfycb2wnd@example.com', '96.99 SAR returned for order #FIT-1002', 'We returned 96.99 SAR to your card •••• 4242 for your order #FIT-1002. Your bank may take a few days to show it.

Credit note: CN-1001

FitCoach+ Store
VAT number: 310122393500003
', 1772352000000, 1, 36)
--;
INSERT INTO messages (channel, id, recipient, subject, body, received_at, deliveries, sequence) VALUES ('mail', '01a20467-d56f-71be-9a20-c15a58a72020@barbell', 'layla.qbwccz72yt@example.com', 'Confirm your email for GTSD', 'Open this link to confirm your email address:

gtsd://verify-email?token=rjrssHCuAcnqVrMq4p6EOH2IjSfE5kP-wuL8LcR3BRE

It works once, for 24 hours. If you did not sign up, ignore this mail.
', 1795370243461, 1, 37)
--;
INSERT INTO sequences (name, value) VALUES ('messages', 37)
--;
INSERT INTO payment_methods (token, card, exp_month, exp_year, customer, created_at) VALUES ('pm_01a20467cf9875c3b65cf00ecc971963', 'visa', 12, 2030, NULL, 1772352000000)
--;
INSERT INTO payment_methods (token, card, exp_month, exp_year, customer, created_at) VALUES ('pm_01a20467cfeb75f59de6b0c5454f9cd6', 'visa', 12, 2030, NULL, 1772352000000)
--;
INSERT INTO payment_customers (reference, id) VALUES ('01a20467-cf98-7158-b46f-539cbe96ed1f', 'cus_01a20467cfb371d0a50750dbc324d6a8')
--;
INSERT INTO payment_intents (id, amount, currency, reference, customer, off_session, status, refunded, card, exp_month, exp_year, decline, action, action_url, return_url, run, created_at) VALUES ('pi_01a20467cfaf752d9e5de908df9cd7c5', 10599, 'SAR', 'checkout:01a20467-cfa1-76fa-993b-c3e8fc412073', NULL, 0, 'succeeded', 0, 'visa', 12, 2030, NULL, NULL, NULL, NULL, 'flow-du37wny45ehn8kxa', 1772352000000)
--;
INSERT INTO payment_intents (id, amount, currency, reference, customer, off_session, status, refunded, card, exp_month, exp_year, decline, action, action_url, return_url, run, created_at) VALUES ('pi_01a20467cfbb7256b4f38df3859d0817', 1999, 'USD', 'charge:01a20467-cfad-763f-8b62-6d255f3a92a8', 'cus_01a20467cfb371d0a50750dbc324d6a8', 0, 'succeeded', 0, 'visa', 12, 2030, NULL, NULL, NULL, NULL, 'flow-awz45nhz5d4pafv3', 1772352000000)
--;
INSERT INTO payment_intents (id, amount, currency, reference, customer, off_session, status, refunded, card, exp_month, exp_year, decline, action, action_url, return_url, run, created_at) VALUES ('pi_01a20467cffa7016bada56d7b35f260c', 6000, 'SAR', 'checkout:01a20467-cff5-701e-8a3a-69b5f7707e6c', NULL, 0, 'succeeded', 0, 'visa', 12, 2030, NULL, NULL, NULL, NULL, 'flow-du37wny45ehn8kxa', 1772352000000)
--;
INSERT INTO payment_intents (id, amount, currency, reference, customer, off_session, status, refunded, card, exp_month, exp_year, decline, action, action_url, return_url, run, created_at) VALUES ('pi_01a20467d002770e88663b6fbfc760d7', 12399, 'SAR', 'checkout:01a20467-cffc-7185-9c81-c78656e9f423', NULL, 0, 'succeeded', 12399, 'visa', 12, 2030, NULL, NULL, NULL, NULL, 'flow-aquf4m36bt84jvpv', 1772352000000)
--;
INSERT INTO payment_intents (id, amount, currency, reference, customer, off_session, status, refunded, card, exp_month, exp_year, decline, action, action_url, return_url, run, created_at) VALUES ('pi_01a20467d025713490a310a8b6ceda34', 1000, 'USD', 'charge:01a20467-d019-723b-93ac-0f74bd57b9f8', 'cus_01a20467cfb371d0a50750dbc324d6a8', 0, 'succeeded', 0, 'visa', 12, 2030, NULL, NULL, NULL, NULL, 'flow-awz45nhz5d4pafv3', 1773691200000)
--;
INSERT INTO payment_intents (id, amount, currency, reference, customer, off_session, status, refunded, card, exp_month, exp_year, decline, action, action_url, return_url, run, created_at) VALUES ('pi_01a20467d0fe76b3a23c908645e20b3d', 1999, 'USD', 'charge:01a20467-d0f8-76b2-9d36-ff2e99826850', 'cus_01a20467cfb371d0a50750dbc324d6a8', 0, 'succeeded', 0, 'visa', 12, 2030, NULL, NULL, NULL, NULL, 'flow-awz45nhz5d4pafv3', 1775030400000)
--;
INSERT INTO payment_refunds (id, intent, amount, created_at) VALUES ('re_01a20467d09376c0b1c609b3010399a6', 'pi_01a20467d002770e88663b6fbfc760d7', 2700, 1772352000000)
--;
INSERT INTO payment_refunds (id, intent, amount, created_at) VALUES ('re_01a20467d1247726929d3ef532634987', 'pi_01a20467d002770e88663b6fbfc760d7', 9699, 1772352000000)
--;
CREATE INDEX work_due ON work (clock, is_dead, due_at)
--;
CREATE INDEX idempotency_keys_expiry ON idempotency_keys (expires_at)
--;
CREATE INDEX messages_recipient ON messages (recipient, sequence)
--;
CREATE INDEX payment_intents_reference ON payment_intents (reference, id)
