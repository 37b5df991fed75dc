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
CREATE TABLE sessions (
    id TEXT PRIMARY KEY,
    product TEXT NOT NULL,
    user_id TEXT NOT NULL,
    is_demo BIGINT NOT NULL,
    run TEXT,
    tokens TEXT NOT NULL,
    access_ends_at BIGINT NOT NULL,
    renewing_until BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 1, 'create work', '156b17e2dbc9c564', 0, 1795804090940)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 2, 'create inbox', 'b97437e51378e6e4', 0, 1795804090949)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 3, 'create idempotency keys', '8d1421329e7eff06', 0, 1795804090954)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 4, 'note whose secret sealed work', '6d8c8af90fa4fcd6', 0, 1795804090964)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 5, 'create service secrets', '64a768f0361567a2', 0, 1795804090973)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 6, 'create turns', '09bbb6e69f90d75d', 0, 1795804090978)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 7, 'note what work is part of', '94a0930c43fce00b', 0, 1795804090983)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('revocations', 1, 'create revocations', '6a00a7943fe62da6', 0, 1795804090990)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('web', 1, 'create sessions', 'a292fbbb615d08e3', 0, 1795804091009)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (1, 'create work', '156b17e2dbc9c564', 1795804090940)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795804090949)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795804090954)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('readiness', 1795804092064)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea0b-7068-9b69-5ed6ac4ef848', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-e9f9-7185-ad02-dd2f004dbf78', 1795804097117)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea17-737b-b905-ace969919c02', 1795804097127)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea3f-7063-8bcf-32dfb5528c64', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea7a-74a9-8d2d-d1f968c158dc', 1795804097201)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eb82-7445-aa59-afe2a77c723b', 1795804097500)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ec5a-739f-9d0c-556e5dfff8f5', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ec8f-74fd-9d08-94a346c61552', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eeb8-73f6-be3b-3be23174f9b9', 1795804098308)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eedf-7084-8c4d-0fea75e0a3cf', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ef43-7120-9514-b56b56931619', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-efdc-7231-bbef-070a7ada6262', 1795804098544)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f057-71fb-8c3d-304f96894284', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f437-7584-aaee-e34a753d0937', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f499-7366-a03a-487de2600dbb', 1795804099867)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f6b8-75e2-bffa-783005725843', 1795804160846)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f818-77f1-a919-65c988ac4324', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f8d5-7612-8398-0328e6fdc70d', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f8ee-7179-a880-fd29c51c63be', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f9a9-77da-9643-2cf682d5bafb', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f9bd-735a-8d00-d3712c1e0a64', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-faa8-7765-b899-16fe2f90ba6f', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-faff-71d4-9233-93a96b842bde', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fc36-736d-9a23-559e045766ee', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fd36-7502-b549-3ab05e666c8b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fd93-745f-b7e9-f671bbfc2302', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fdb4-77e3-b941-47fe4c9de7e2', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fdb8-7675-b510-40555a71fe07', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0081-70af-8fd5-2c22838ed05b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-036b-754c-8779-502f0b7e6541', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-03ca-755b-9fbf-c43457307bdb', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-044a-758b-81e9-413cc8558504', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0510-7037-9293-57eaa81aaaf0', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0646-7412-9892-c83b30891673', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-06ac-71f3-93ec-6f818bc79466', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a22-703f-af4b-1161df0190ac', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a84-70d7-b5ca-b62533346a5c', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a98-714b-a91e-18ef97a5d219', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0b20-706f-b4a1-ee87d18759fe', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0b27-7664-92b3-f21cdbee12df', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0b37-7547-8b68-5436986c0457', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0c0d-7243-90ee-8680e159be7e', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0c7c-7190-a0e6-324a36e97833', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0d0a-7487-bda1-c955464a12e1', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0d13-766f-ab3c-a665bf231b1f', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0d6a-730a-8e01-d8b3a95063dc', 1772352060000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0ea4-72ae-b225-9a836da4567f', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0ed3-70f0-8663-5cf966a86e2d', 1795804106504)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0f38-7691-a85f-70d0af2f598a', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0f52-7551-aa62-f607b3121f5c', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-100c-71d5-ae4c-e6cc1a047efd', 1772452500000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-10dc-7106-9818-a8082394adb0', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-10ee-7591-b32e-4aa6b8b5250e', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-11d5-721c-b809-c92a80770ef4', 1795804107240)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1257-736a-8da7-c017e0e81e3f', 1795804107383)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-129f-73db-9ee0-f2b3a15a222a', 1795804107473)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1470-72a3-b820-3d5735b69568', 1795804107921)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-14b0-72cf-9995-df69cf15d245', 1795804107964)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-18fb-7426-8878-9c7d95f280ad', 1795804109071)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-3f75-7259-b539-6603e5090eb9', 1795804118913)
--;
INSERT INTO service_secrets (fingerprint, since) VALUES ('f12cf2dbf19d78ff', 1795804092047)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('session', '01a21e43-ea17-7384-87b7-6ae22d5132d5', NULL, 0, 1795809497205, 1)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('session', '01a21e43-f49a-74d0-b9a3-27f309971d50', NULL, 0, 1795809500368, 2)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('session', '01a21e43-f6a1-7610-af28-3a879f5d8842', NULL, 0, 1795809500368, 3)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e43-f8d5-7611-a8aa-88613c677a18', 'coach', 1, 1795809500904, 4)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e43-f9a8-75cf-b18a-24df6efa3053', 'admin', 1, 1795809501112, 5)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e43-fd93-745e-9d0f-c27b2915923f', 'admin', 1, 1795809502110, 6)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0646-7411-8ef9-8fb6cac0d2e4', 'coach', 1, 1795809504398, 7)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0a83-743f-840c-1537dc5de817', 'coach', 1, 1795809505394, 8)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0b1f-7632-b309-61ecdfa7cb8a', 'admin', 1, 1795809505551, 9)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0c0a-73a2-8c2c-9985decd19eb', 'coach', 1, 1795809505870, 10)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0d08-7512-ab3c-bc7f66344cde', 'admin', 1, 1795809506070, 11)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0f38-7690-a54b-0f1a520ce891', 'coach', 1, 1795809506639, 12)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-10db-76fa-802d-0e037befb3be', 'admin', 1, 1795809507046, 13)
--;
INSERT INTO revocation_numbers (id, value) VALUES (1, 13)
--;
INSERT INTO sessions (id, product, user_id, is_demo, run, tokens, access_ends_at, renewing_until, created_at, ends_at) VALUES ('a6151b9806c6af4f39416d865b8fb553bfac8a4cdffd9e9757c98e4ce18506e8', 'gtsd', '01a21e44-3f75-7257-b375-1d904afe7781', 0, NULL, 'wQsN55Fp0Y-GVqSQc-S0ssbXcoAAOtGqOv7ZShXvQfYc_1f3P5d4uV8SDo4uOvfWshoS2nAhD1OkDZBowQxhpANUQKXvDBknOsokg6LFpKqdBNhGNBXPhQdozDHbiui9-RL1zePPY6utiU3YjnoPkaqqFtQDTuiK9w7aDybbvJgAA1lj_BdhqkXv9U6chafIoOO1mGN2DKvTPTKVarMgViQs3RvDI93u5RViUmJyxZtfAp3F2OGlp0oOw-jUzqlUOiDxuHtTtG7Vb73lO-mH8-JuNOyREdJRZvAYDwn5ngRAdnFpqT11Pftj2s-PPiidU6iSQ-MbWy7u395MEg5z9dUkj8a9onm4BvJhuPSI3d1NaoOFjmkYGGPkzbrlszFXygqhlOytExUFQtNSj407dhq4lMrW-6Itx02PpXTlgruoZfcNTd1JuvDq2ZjlWIPkacpNh-N12BhshLAjdyOT_znR5hI4DHKTL_9JKCfIp5b-YUEaUoDKeCdeZv3_m2VcFDlZa2fagGCt2eNjOaKz5z3Z5dVHK-o-arf81FTxJyTFxccc8HkQ4d_kkXhz_oVuYk6y94shuVqqYr3D_ICI6g7SzDTEGf5xN2Ox2xYIwhtY9oY57H64HpzHIxpPs6cdbqUobiaoKPIyN3XcUhfdd0LqzWEl-3ai2ehkCMPSa6RJfLD83ZgIEeyPF7pd6qH40pnyfVtuV5A43Ta9eWxvlhn0lskgYUSUe8LrPt8ofeEE1_uZfrpR8XhKfJ7Wbo8UyxPRStZVZoTUEcAbo6_5khMYC9YX7cKKKsgGbW0_JWo8ztRK623AJxMCwxPH_u5ccMn3wJ_7zyz3RhYlBokRC_mQXs1PTzjlRNM', 1795804958882, 0, 1795804118882, 1803580118882)
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
CREATE INDEX sessions_ended ON sessions (ends_at)
--;
CREATE INDEX sessions_of_person ON sessions (user_id)
