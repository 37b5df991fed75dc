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
CREATE TABLE users (
    id TEXT PRIMARY KEY,
    product TEXT NOT NULL,
    email TEXT,
    email_verified_at BIGINT,
    phone TEXT,
    phone_verified_at BIGINT,
    name TEXT,
    role TEXT NOT NULL DEFAULT 'user',
    password_hash TEXT,
    terms_version TEXT,
    terms_accepted_at BIGINT,
    onboarding_completed BIGINT NOT NULL DEFAULT 0,
    demo_product TEXT UNIQUE,
    created_at BIGINT NOT NULL, name_version BIGINT NOT NULL DEFAULT 0,
    UNIQUE (product, email),
    UNIQUE (product, phone))
--;
CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    generation BIGINT NOT NULL,
    is_demo BIGINT NOT NULL,
    device_id TEXT,
    device_name TEXT,
    ip_address TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    rotated_at BIGINT NOT NULL,
    idle_millis BIGINT NOT NULL,
    idle_until BIGINT NOT NULL,
    absolute_until BIGINT NOT NULL,
    revoked_at BIGINT,
    revoked_because TEXT)
--;
CREATE TABLE otp_challenges (
    id TEXT PRIMARY KEY,
    product TEXT NOT NULL,
    phone TEXT NOT NULL,
    code_mac TEXT NOT NULL,
    attempts BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    consumed_at BIGINT)
--;
CREATE TABLE otp_numbers (
    number_key TEXT PRIMARY KEY,
    challenge_id TEXT NOT NULL,
    resend_at BIGINT NOT NULL)
--;
CREATE TABLE budgets (
    bucket TEXT NOT NULL,
    period BIGINT NOT NULL,
    used BIGINT NOT NULL,
    PRIMARY KEY (bucket, period))
--;
CREATE TABLE link_tokens (
    token_hash TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    expires_at BIGINT NOT NULL,
    used_at BIGINT)
--;
CREATE TABLE login_attempts (
    lane TEXT PRIMARY KEY,
    failures BIGINT NOT NULL,
    last_at BIGINT NOT NULL,
    blocked_until BIGINT NOT NULL)
--;
CREATE TABLE signing_ring (
    id BIGINT PRIMARY KEY,
    version BIGINT NOT NULL,
    sealed TEXT NOT NULL)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (1, 'create work', '156b17e2dbc9c564', 1795370239945)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795370239947)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795370239948)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (100, 'create users', '154341a7f08eab97', 1795370239950)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (101, 'create sessions', '4f70a7a6e5564627', 1795370239951)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (102, 'create one-time codes', '1001b92e0e64291e', 1795370239953)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (103, 'create link tokens', '150b635e492631c8', 1795370239961)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (104, 'create login attempts', 'a180ed27c2557747', 1795370239962)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (105, 'create signing keys', '13f395b1ad465baf', 1795370239965)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (106, 'add name versions', '16f7553c9e16b0a8', 1795370239967)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cb19-7316-9759-f988439bbf48', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cb1f-77df-bf8d-74cc19439904', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cba4-759b-b597-626b0be41dae', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cbfd-7013-8f75-2fb019502a0d', 1772438401000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cc1f-7606-9d85-f95b7a02e84b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cbfd-7017-9947-c90adfcdff67', 1772438401000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-ccb8-7598-bb75-8d566fcc38ed', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cd30-7390-a37a-2ba812bd6f99', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cdb5-74d0-bb82-d20220b3b4a8', 1773043200000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cdb4-74fd-a73e-27e60878a99f', 1773043201000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cdbe-7711-a544-2932ffd09f1a', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cdbf-7007-9125-c42eb5fbff0a', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-ce20-7331-ba57-4949f1b9a123', 1773043203000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-ce20-7335-abca-0095529ee6c3', 1773043203000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-ce48-7437-a7f0-1baa91bfaec1', 1773043206000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-ce48-743b-917c-d35741ac3528', 1773043206000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cea1-70d2-8357-73dbde9225e6', 1773043209000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cea1-70d6-983c-c00e7b327d5c', 1773043209000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf0b-7730-928c-448a35e6d535', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf0a-747a-bd14-b148ee933636', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf3c-74a7-8875-bc3d4adee7f9', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf3c-74ab-8a16-fb0c45f0096d', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cfa2-7391-a049-d7c4fe1c0250', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cfa2-738d-b309-ec8e4ec8c641', 1772352000000)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cade-7004-9cea-9d234b77619d', 'gtsd', 'layla.p3aphtwyhp@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$Im5btjWyo14AC8JCcKE1mQ$HCQGN51Xorbg9DlaVCLuLLrgPAOoyLiLxTA+ipZSTcc', '2026-01', 1795370240703, 0, NULL, 1795370240703, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cae0-7119-8ed5-ad1790f5d8e2', 'gtsd', 'layla.ahvdynvw28@example.com', NULL, NULL, NULL, 'ليلى Haddad', 'user', '$argon2id$v=19$m=19456,t=2,p=1$VIwXgW7sAznk2ptW8GIbow$nvgQT+vd/nxtNvIBFMIVmOmJD2O6SCNi/gQVSae8XTE', '2026-01', 1795370240714, 0, NULL, 1795370240714, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-caf7-720f-896b-007edb58f9b2', 'gtsd', 'layla.x9edfafsam@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$YUrZ7lsGZ55KfZyVmk51Ow$cBEudud94eLvgr5zadvwl09QvIz0sMlPjXpa+pNZ23s', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cb05-7418-a150-de2ce1c80a95', 'gtsd', 'layla.xathvprdxu@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$YSuLSgE11RySriqSCzVY2A$C6tm3Usf902RCtdKlAskXSvzQsFQ45zI930w8zWHo18', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cb93-77b3-8d3d-93d1849356b7', 'gtsd', 'layla.bfukf2n4pg@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$XKqkAdYpYvJkXf4kjWG2aw$ERnEzmyUIrTi6gik0tc1ln09b4fETOyISK4M6yU2d5o', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cb99-7197-931f-860ffc616664', 'gtsd', 'rana.p3aphtwyhp@example.com', NULL, NULL, NULL, 'Rana', 'user', '$argon2id$v=19$m=19456,t=2,p=1$MVM8PDU6k5u0DIaPOA/xBw$7nHrOE21/WXBcLQYXycYnGnNkUlMJ+vyErrE1XK3Dl0', '2026-01', 1795370240877, 0, NULL, 1795370240877, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cbf6-738f-be0f-f6ba27816e70', 'gtsd', 'layla.c8qmw8dzfs@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$3gEMo6VFzuJv+uqR1BV2kQ$I5YL7/IaMErpzwFVCqDvaZl2XskYbLT/8hJWP5RHUU8', '2026-01', 1772352000000, 0, NULL, 1772352000000, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cc0d-7317-9ccf-f3a11e759673', 'gtsd', 'omar.xathvprdxu@example.com', NULL, NULL, NULL, 'Omar', 'user', '$argon2id$v=19$m=19456,t=2,p=1$oQqlvq8d94oEUnyeK5F0yQ$1thAwgQX34HXvLnRmkcul21Vi8oQ8dxgti0sQDn3CN0', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cc7d-74be-a701-1b4a19d7753a', 'gtsd', 'layla.zqgquqq8wb@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$VZBOQ2k9R2nz4Prh6Ogugg$PvR/5hoIjs/+OF2Y09/oAvx4oDGFf+ru96qwF8EcFA8', '2026-01', 1795370241075, 0, NULL, 1795370241075, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cc8e-777d-af38-0ad87db514f3', 'gtsd', 'layla.sbuhj5hagr@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$iMmCB+4fcP5AjkN7ICL2CQ$hEkrCRFSXVETHRPWJuKY1HzP0KO+mM3eS1vpBVcVGNI', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cd00-7771-b7a1-f0eb4ed8ed17', 'gtsd', 'omar.zqgquqq8wb@example.com', NULL, NULL, NULL, 'Omar', 'user', '$argon2id$v=19$m=19456,t=2,p=1$EzB7KnzOtKC4hE4YIsW4ow$DQs2FAAEcDxK8Pv0z0vIw6Iwbb9mvFrMVfYbkTpReks', '2026-01', 1795370241224, 0, NULL, 1795370241224, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cd0d-7719-944d-5584aef222e4', 'gtsd', 'omar.sbuhj5hagr@example.com', NULL, NULL, NULL, 'Omar', 'user', '$argon2id$v=19$m=19456,t=2,p=1$ByI/KFNfAKOb//+VVGpzIw$AfGSIk4iryTK+JOOvmJGdzi5v949ZVNHduW++AovQ4M', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cd9f-760f-a264-4a71d3fd500d', 'fitcoach', NULL, NULL, '+966501586821', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cddf-764b-989c-8d10a9975886', 'fitcoach', NULL, NULL, '+966500392230', 1795370241503, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1795370241503, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-ced9-75ae-9a10-74d00de31244', 'fitcoach', NULL, NULL, '+966501953443', 1772352000000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772352000000, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cef1-7420-987b-cd75f10cc4c8', 'fitcoach', NULL, NULL, '+966501803571', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cf16-7356-ad69-53774b92297f', 'fitcoach', NULL, NULL, NULL, NULL, 'Demo', 'user', NULL, NULL, NULL, 0, 'fitcoach', 1772352000000, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cf2f-709a-8fbb-d1a38852ff7b', 'fitcoach', NULL, NULL, '+966500344463', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cf4e-73d9-80e1-b3466384e6c5', 'fitcoach', NULL, NULL, '+966500389819', 1772352000000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772352000000, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cf85-706e-b2b7-155703533ecb', 'fitcoach', NULL, NULL, '+966508518417', 1772352000000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772352000000, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cf98-7158-b46f-539cbe96ed1f', 'fitcoach', NULL, NULL, '+966500280225', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-cfce-7525-9203-c791a3c5d46a', 'fitcoach', NULL, NULL, '+966548518417', 1772352000000, NULL, 'admin', NULL, NULL, NULL, 0, NULL, 1772352000000, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-d015-7464-b1e7-400a6dc838ee', 'fitcoach', NULL, NULL, '+966500442267', 1772352000000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772352000000, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-d04d-71ca-9a3b-e24be3028d96', 'stack', 'noura.qbwccz72yt@example.com', NULL, NULL, NULL, 'Noura', 'user', '$argon2id$v=19$m=19456,t=2,p=1$XbUQU64gj6aMz8Yyk8fKwA$1aGeXM816Pjrvj/NjW5+hRS0BWqU2V3wXQs97F9RBRQ', '2026-01', 1795370242099, 0, NULL, 1795370242099, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-d074-73bb-b666-82ad27dd8c62', 'stack', 'sami.qbwccz72yt@example.com', NULL, NULL, NULL, 'Sami', 'user', '$argon2id$v=19$m=19456,t=2,p=1$PNDEzRsK3U1LrxWApUFXgw$7OomyNdP0kQwgke1EQvqSd0KTWyUrw08ML3iut3ucyU', '2026-01', 1795370242131, 0, NULL, 1795370242131, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-d0c5-76e2-88ce-7c817faf5515', 'stack', 'noura.yqrbvj4bzs@example.com', NULL, NULL, NULL, 'Noura', 'user', '$argon2id$v=19$m=19456,t=2,p=1$ssxj1r00G8QtW4PlH7O91A$Meqhf+KmT722iPzkL7kgQqSrpFjGFywzSCCLqex+6eo', '2026-01', 1795370242223, 0, NULL, 1795370242223, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-d0ed-7057-90d8-6c0aa5a63646', 'stack', 'sami.yqrbvj4bzs@example.com', NULL, NULL, NULL, 'Sami', 'user', '$argon2id$v=19$m=19456,t=2,p=1$IPxKIpVzmTYXyMB1xQaYIg$M2KPqvWE8z/eYkbLGMzpe4Aug8nWauYhE5bMECZsYUA', '2026-01', 1795370242251, 0, NULL, 1795370242251, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version) VALUES ('01a20467-d56f-71bd-9313-8f31c89db498', 'gtsd', 'layla.qbwccz72yt@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$yDNpwbsjTN8QSOk+ryHONA$uzklty4eymvGSSLqrzdjPdag3e+yEPklxkowqqPMqtQ', '2026-01', 1795370243421, 0, NULL, 1795370243421, 0)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cadf-7515-88e5-e21837d144c8', '01a20467-cade-7004-9cea-9d234b77619d', 0, 0, NULL, NULL, '127.0.0.1', 1795370240703, 1795370240703, 2592000000, 1797962240703, 1810922240703, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cae2-7534-be94-ea841ea18422', '01a20467-cae0-7119-8ed5-ad1790f5d8e2', 1, 0, NULL, 'iPhone 17', '127.0.0.1', 1795370240714, 1795370240791, 2592000000, 1797962240791, 1810922240714, 1795370240806, 'logged out')
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-caf7-7216-9535-ea3cd7a59797', '01a20467-caf7-720f-896b-007edb58f9b2', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cb05-741f-86d2-6eabbda0054f', '01a20467-cb05-7418-a150-de2ce1c80a95', 1, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772438400000, 2592000000, 1775030400000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cb63-74b4-ac76-a08988c31d24', '01a20467-cae0-7119-8ed5-ad1790f5d8e2', 0, 0, NULL, NULL, '127.0.0.1', 1795370240823, 1795370240823, 2592000000, 1797962240823, 1810922240823, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cb94-766d-850c-388453232b7a', '01a20467-cb93-77b3-8d3d-93d1849356b7', 2, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1773043200000, 2592000000, 1775635200000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cb9a-7725-bb9c-273322ff94cf', '01a20467-cb99-7197-931f-860ffc616664', 0, 0, NULL, NULL, '127.0.0.1', 1795370240877, 1795370240877, 2592000000, 1797962240877, 1810922240877, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cbf8-719f-b7ef-07eb8ae95b3d', '01a20467-cbf6-738f-be0f-f6ba27816e70', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cc0f-705e-ba8f-95e1c1a72436', '01a20467-cc0d-7317-9ccf-f3a11e759673', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cc81-7328-9df2-9e2cbb27aaf6', '01a20467-cc7d-74be-a701-1b4a19d7753a', 0, 0, NULL, NULL, '127.0.0.1', 1795370241075, 1795370241075, 2592000000, 1797962241075, 1810922241075, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cc95-7497-a1ca-b34070266902', '01a20467-cc8e-777d-af38-0ad87db514f3', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cd01-77f4-a63b-be2e067b4a68', '01a20467-cd00-7771-b7a1-f0eb4ed8ed17', 0, 0, NULL, NULL, '127.0.0.1', 1795370241224, 1795370241224, 2592000000, 1797962241224, 1810922241224, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cd0e-77e6-bd8b-a58cee01466d', '01a20467-cd0d-7719-944d-5584aef222e4', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cd9f-7615-b8e5-77b6b27c8f97', '01a20467-cd9f-760f-a264-4a71d3fd500d', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cde0-74ac-a7bc-353e34764bb5', '01a20467-cddf-764b-989c-8d10a9975886', 0, 0, NULL, 'Galaxy S30', '127.0.0.1', 1795370241503, 1795370241503, 2592000000, 1797962241503, 1810922241503, 1795370302513, 'logged out')
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-ce7a-77a7-8bd6-6d6b9e1bb701', '01a20467-cddf-764b-989c-8d10a9975886', 0, 0, NULL, NULL, '127.0.0.1', 1795370302513, 1795370302513, 2592000000, 1797962302513, 1810922302513, 1795370302513, 'logged out')
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-ced9-75b4-9784-2295bd52bd39', '01a20467-ced9-75ae-9a10-74d00de31244', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cef1-7426-a7e2-f91b5f7023b9', '01a20467-cef1-7420-987b-cd75f10cc4c8', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cf16-7357-93ae-47fda5716752', '01a20467-cf16-7356-ad69-53774b92297f', 0, 1, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 86400000, 1772438400000, 1772956800000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cf30-764e-b6e5-77d20e645e7b', '01a20467-cf2f-709a-8fbb-d1a38852ff7b', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cf4f-7464-95a4-cc37215e1788', '01a20467-cf4e-73d9-80e1-b3466384e6c5', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cf85-7074-980b-9a170e09f7da', '01a20467-cf85-706e-b2b7-155703533ecb', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cf98-715e-9440-26f94bceb862', '01a20467-cf98-7158-b46f-539cbe96ed1f', 2, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1775030399000, 2592000000, 1777622399000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-cfce-752b-a1f7-a70c01bdd134', '01a20467-cfce-7525-9203-c791a3c5d46a', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-d016-7560-9294-595efa11690e', '01a20467-d015-7464-b1e7-400a6dc838ee', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-d04e-7237-86a8-462daad793d6', '01a20467-d04d-71ca-9a3b-e24be3028d96', 0, 0, NULL, NULL, '127.0.0.1', 1795370242099, 1795370242099, 2592000000, 1797962242099, 1810922242099, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-d077-713d-ac3f-860db3e248b5', '01a20467-d074-73bb-b666-82ad27dd8c62', 0, 0, NULL, NULL, '127.0.0.1', 1795370242131, 1795370242131, 2592000000, 1797962242131, 1810922242131, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-d0c7-75c5-bafd-da1195e6a5da', '01a20467-d0c5-76e2-88ce-7c817faf5515', 0, 0, NULL, NULL, '127.0.0.1', 1795370242223, 1795370242223, 2592000000, 1797962242223, 1810922242223, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-d0ed-705e-9743-387b95832718', '01a20467-d0ed-7057-90d8-6c0aa5a63646', 0, 0, NULL, NULL, '127.0.0.1', 1795370242251, 1795370242251, 2592000000, 1797962242251, 1810922242251, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a20467-d56f-71c4-83df-8c2cb58f75de', '01a20467-d56f-71bd-9313-8f31c89db498', 0, 0, NULL, NULL, '127.0.0.1', 1795370243421, 1795370243421, 2592000000, 1797962243421, 1810922243421, NULL, NULL)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a20467-cd4a-7528-9ebb-65e1ef10477a', 'fitcoach', '+966500392230', 'C7YNnErodyTUBIIVg4mqWD03MWCehRZL1r7NLbHQrUI', 1, 1795370541354, 1795370241503)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a20467-cd63-7570-b74b-eb11b917359c', 'fitcoach', '+966501586821', '0sJ5n4xy6aUi5PDBskCj255P0E8Hz51t8T0M6jfcC9M', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a20467-ce03-764f-abdb-f1f9664cb12e', 'fitcoach', '+966500392230', 'iGP4MJnEbK8uYiOKdLU16CkppCxX8QHPSNWxlhECk4o', 1, 1795370602513, 1795370302513)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a20467-cea9-769e-a3a0-bd0114594cc9', 'fitcoach', '+966501803571', 'T8OtK723dOhvMsTcUGGMcvrIm7WZex5od-MI4ZtlFU4', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a20467-cecc-724b-beda-701cd34ee5df', 'fitcoach', '+966501953443', 'ZShVxSo4gRQjgvGPAqxWXkWl-3EdoXz4Mcj2xEOlS6k', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a20467-cef1-741e-803b-572364b8d371', 'fitcoach', '+966500344463', '093Qb_mOW-G5oS1WhhIRjAWK6IvpHPbt0H3xjB5hQwI', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a20467-cf3d-75b1-953d-92f8ff6fe9fc', 'fitcoach', '+966500389819', 'w0HAtbvBTHbw5eOm0u5nxbsV6lu9fuwz4Vqi3TSZSEw', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a20467-cf47-72b7-ae89-3485294219e8', 'fitcoach', '+966508518417', 'SlkZ8M-75xz-Rsna6ZVp6tYr7AYFBjEbUXB-Q-J0il8', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a20467-cf5d-70e2-aebe-2ff632798687', 'fitcoach', '+966500280225', 'JoYZi-ZFhUPGwC7jk6IZM1U2tv_7IfndNgm3N8bQtHw', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a20467-cf8c-77e4-b910-33a12133453a', 'fitcoach', '+966548518417', 'qosgO7eIc3j3bUjI9oP902snPtkakOEA9b7P8gDSqTo', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a20467-cfce-7524-b3fa-96866acc9663', 'fitcoach', '+966500442267', 'jgZ11nzblVNqbeChR5dIjW7VjBsxRzw2ZAyxa8y80wE', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at) VALUES ('uZFBFnpPu2uSa0SYQ-r9hTfMdeExCGivUYPtydR-KPA', '01a20467-ce03-764f-abdb-f1f9664cb12e', 1795370362513)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at) VALUES ('vPsZOko0JKmH4dpKXusLdZuh87qxa4EuT1MeEgtXUS4', '01a20467-cd63-7570-b74b-eb11b917359c', 1772352060000)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at) VALUES ('8w5iw3-fRSNDNYn7a8OIk8mn9AUHCmvEStk7I7W91Qw', '01a20467-cea9-769e-a3a0-bd0114594cc9', 1772352060000)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at) VALUES ('7P7bSYUb4IUxbBnmEra3Ryvk-Y-OEN1Rv_AB28MgkMk', '01a20467-cecc-724b-beda-701cd34ee5df', 1772352060000)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at) VALUES ('5CekNhsmwSA7dx67J5Rkhk6Zfsa9ndVJv6_2XgYomIw', '01a20467-cef1-741e-803b-572364b8d371', 1772352060000)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at) VALUES ('Wm8TwKSG7AkMEYoZ6ZX_iVsckQTFgVZkqhTc8RtL8cw', '01a20467-cf3d-75b1-953d-92f8ff6fe9fc', 1772352060000)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at) VALUES ('syK3o8i0qyxhlpbCnXS2H9bc7i2M-yh1DUBeJ_hCGXc', '01a20467-cf47-72b7-ae89-3485294219e8', 1772352060000)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at) VALUES ('xWAOhfPc6y52R_e77nIDWUgwUD2YeFJUffhfp7QIakw', '01a20467-cf5d-70e2-aebe-2ff632798687', 1772352060000)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at) VALUES ('aLVPdANF2VL2js6t1gD8BsVKq-TGAZcU1XJj9yfrbVc', '01a20467-cf8c-77e4-b910-33a12133453a', 1772352060000)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at) VALUES ('3DzuZjKphlTKmCFTI1LKZp1KgaoJ-jceD3OX1M6q9Oo', '01a20467-cfce-7524-b3fa-96866acc9663', 1772352060000)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('bIVmv3YRzHDKLEEmQXYBXuAmPyedbJmWHvVIf0fM4k4', 1795305600000, 2)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('2Uwmtcdm-ClOWA58BS2362YPZJVmpxY4q3dBXWSejPs', 1795366800000, 2)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('SqtAVq3PgjSGha9--NP0oiTsKgQ1wIN9A4REuLgnO-M', 1795366800000, 2)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('n4ui5JO3GstNpBW96ChTSryvgjhcuoFB30RcjwzQ1_U', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('2gNewqBEGa5GIvWvXimlyBZ9Hke3KCNKGpFNfvyyWHY', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('SoTNaM8x6ZbjtxBjRPKKT9y8DyrpedkI6k3HPe4T6Nc', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('0qT5IfEo13OV_6f0ES90vKRAtWY_go9bKJMpIDTu8j4', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('zue_4oOcAwAi09aqyZriVLCwliA8Hx4pE1o0WXw4Xfk', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('AighgTNWfHO0keeIHFoVcgEciQbSKMgInXXNGOVanBU', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('RqqPqfKpol4QvE8AK1uh0SQ7DvvZWJzqPnEYo8oy3y4', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('mXkujSHR5lVkTP_PSMOs5dlhZWJRfGHnvT5mh4p1Gtg', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('-3zgKRGmprc24R7fy-LAFfe4Kx6Bk2ZHU4jj8PEhWeo', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('gQt_45XANMltshDGYhoE7KC41rr15FpFQUDlkotRWDA', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('0wHPcGwBz4IO2FrDdjWN0qqNcTIMEKDrny10K8loQj0', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('LtpOniK1mdQS32wpHIis4ANN4IxAiudAAIQ-aAIG-Uw', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('tAfLwbXxNUNfEmdo6MuTkNCf9CEmn4mEEribvs9YBAQ', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('_l8UwAVbhhOj6IroOucT0YFkPoXxI3eHSanJroWCdic', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('yn_d-S0dQ3ip-mlHzGqfo5WPdqgyHoaQieIqjiZNcH8', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('rtA7QUtHMBMTu11RCiMaLtm9mXXxGcEmFbjCQ67i4GE', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('Dc-VTp5iVJAwhHeRY1NLq9xqo_ua9s9wQvmTCFvXqws', 1772352000000, 2)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('IQ7ztNsR4cYOcGReWI5II2-kXwKEi0N5AzLfwqRbqD4', 1772352000000, 2)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('CNc9pqYXlLpSNc7mKHp-HmL0-fw0vQ6SyLhT9rVT0KE', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('HD-zIPyrgU8D1JgWuRvlL8JxOpba7RlBWtp8uUIc-Wo', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('lO8Nl7J6LrejUSRdD0pwEfiNh5Z0kZ6AvLigZnPtH34', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('XBQLgYzdMpmwPHUutSU8R_WJRcxYG4zsuxpBgXhsocw', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('GmStnGd_a-eG7HHclVIl0g9tf-bhaMmYiKdbXMFg2R8', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('NI9ZoZVSdW8zXc3cAoVTn8aBKUSTatB27JU788Pug68', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('hZXOfS3ArsifT0cEVvDvXYbMZQ_Hhl4veGmkg9lIQeY', 1772352000000, 1)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('dkuzCuu9zVc-dJpyxUu6fArYDmqhQS-vQM8exu89PoU', '01a20467-cade-7004-9cea-9d234b77619d', 'verify_email', 1795456640703, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('c6ReA5lX-zCckvT_rWjjd8QOD9RbU_KvX3k1CeWEpYk', '01a20467-cae0-7119-8ed5-ad1790f5d8e2', 'verify_email', 1795456640714, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('QWzEhDO84Dz0E4em3BXaQjTwYjtPX5iEvMFxZT3FNZs', '01a20467-caf7-720f-896b-007edb58f9b2', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('ZZ6KGeWNibkRMTnF0_z0MEZvjFVd9ZzsRFIKyvJHgAM', '01a20467-cb05-7418-a150-de2ce1c80a95', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('VD6d_0CyW72kmQ2I1y7IELzOsjvVsfmRU1Nz6CPMxo0', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('-tW3sHOdxcbsdHf7eBf031cUYsihUD2_u5miL5e_dvs', '01a20467-cb99-7197-931f-860ffc616664', 'verify_email', 1795456640877, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('Y3yNnZXw9eKQg1Iqb2MqeR5vSpUgBff80q4icaSqBNw', '01a20467-cbf6-738f-be0f-f6ba27816e70', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('zkLhU5uxDBCx_BaV02KbhtgQfxUtKjiTJUWiMEYLqMc', '01a20467-cc0d-7317-9ccf-f3a11e759673', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('_33GTN3zyF0wOdRceS1O7Z6LbtIzcp-o60wk-bDYZjE', '01a20467-cc7d-74be-a701-1b4a19d7753a', 'verify_email', 1795456641075, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('Uvsyf9e2F00n_4ajJiilfHV4cMQ9Tmm0iKlouL_5w34', '01a20467-cc8e-777d-af38-0ad87db514f3', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('w4xz2il94FQlCYQvSf1illVAWyBJsLQSmgDR_DrPeCM', '01a20467-cd00-7771-b7a1-f0eb4ed8ed17', 'verify_email', 1795456641224, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('P6ShPpO1XO4384jj67ZW_NLXhT4oXO-romNrxqPiXSM', '01a20467-cd0d-7719-944d-5584aef222e4', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('p2vuctuTxpME6ATtvKRNoLyTVOrkHfi0jqsiYAUwKek', '01a20467-d04d-71ca-9a3b-e24be3028d96', 'verify_email', 1795456642099, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('4HHKacDEVpSIsJ44b5-TG_LJFeYDftFmhp-X9scY6B4', '01a20467-d074-73bb-b666-82ad27dd8c62', 'verify_email', 1795456642131, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('WDKbRyXTAsa3Haqd8cI7LIdvWrSPw4ZqLTK_v4k1LXY', '01a20467-d0c5-76e2-88ce-7c817faf5515', 'verify_email', 1795456642223, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('J6srgaC56ynO3aSE9XfY_62iRyCcUeLvIEfAjRXsEBE', '01a20467-d0ed-7057-90d8-6c0aa5a63646', 'verify_email', 1795456642251, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('F5esFILmN6LwcpscYLwcb7yWlVH8UKM_LFxwE8fAm_k', '01a20467-d56f-71bd-9313-8f31c89db498', 'verify_email', 1795456643421, NULL)
--;
INSERT INTO signing_ring (id, version, sealed) VALUES (1, 1, 'a82pKcCGmb6171y52FfEGiEOGs5q4anQuSMJobKAaUgicIEy7yXkmVl8G-pzPGXSOU6ACG9nklXkHk9LqRdDxVT-rKS-s7mtXQE6oVZ0Y1sARAGwqjHOtc91HUSDkP9sfExtWkCnOKAH9gGCrtPNGlGw10G_UA2yJDgs0foSFDaGETY3LAPdvr12f2wCFeOPTlwx76c7MWMcCqtl-UVVdWk34zr02vD-QyZ4nNWxByxeMc4g3185q2Iwke7P6Jxx6UKPmLgJkJf7rfIPp4hM6Ku_7mDnbJRDL1dwWC7KOV87vinx7A')
--;
CREATE INDEX work_due ON work (clock, is_dead, due_at)
--;
CREATE INDEX idempotency_keys_expiry ON idempotency_keys (expires_at)
--;
CREATE INDEX sessions_user ON sessions (user_id)
--;
CREATE INDEX sessions_age ON sessions (absolute_until)
--;
CREATE INDEX otp_challenges_age ON otp_challenges (expires_at)
--;
CREATE UNIQUE INDEX otp_numbers_challenge ON otp_numbers (challenge_id)
--;
CREATE INDEX link_tokens_user ON link_tokens (user_id, purpose)
