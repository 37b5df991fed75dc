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
    created_at BIGINT NOT NULL, name_version BIGINT NOT NULL DEFAULT 0, role_version BIGINT NOT NULL DEFAULT 0,
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
    resend_at BIGINT NOT NULL, previous_id TEXT)
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
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 1, 'create work', '156b17e2dbc9c564', 0, 1795804090781)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 2, 'create inbox', 'b97437e51378e6e4', 0, 1795804090794)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 3, 'create idempotency keys', '8d1421329e7eff06', 0, 1795804090804)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 4, 'note whose secret sealed work', '6d8c8af90fa4fcd6', 0, 1795804090807)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 5, 'create service secrets', '64a768f0361567a2', 0, 1795804090810)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 6, 'create turns', '09bbb6e69f90d75d', 0, 1795804090823)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 7, 'note what work is part of', '94a0930c43fce00b', 0, 1795804090829)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('revocations', 1, 'create revocations', '6a00a7943fe62da6', 0, 1795804090836)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('auth', 100, 'create users', '154341a7f08eab97', 0, 1795804090842)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('auth', 101, 'create sessions', '4f70a7a6e5564627', 0, 1795804090851)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('auth', 102, 'create one-time codes', '1001b92e0e64291e', 0, 1795804090858)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('auth', 103, 'create link tokens', '150b635e492631c8', 0, 1795804090874)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('auth', 104, 'create login attempts', 'a180ed27c2557747', 0, 1795804090883)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('auth', 105, 'create signing keys', '13f395b1ad465baf', 0, 1795804090900)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('auth', 106, 'add name versions', '16f7553c9e16b0a8', 0, 1795804090915)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('auth', 110, 'add role versions', '15916e64a6d4feb1', 0, 1795804090924)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('auth', 111, 'keep the last code', '6945c3ead7931175', 0, 1795804090927)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('auth-upkeep', 1, 'find what is over', 'e63f662f00646a27', 0, 1795804090936)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (1, 'create work', '156b17e2dbc9c564', 1795804090781)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795804090794)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795804090804)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (100, 'create users', '154341a7f08eab97', 1795804090842)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (101, 'create sessions', '4f70a7a6e5564627', 1795804090851)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (102, 'create one-time codes', '1001b92e0e64291e', 1795804090858)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (103, 'create link tokens', '150b635e492631c8', 1795804090874)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (104, 'create login attempts', 'a180ed27c2557747', 1795804090883)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (105, 'create signing keys', '13f395b1ad465baf', 1795804090900)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (106, 'add name versions', '16f7553c9e16b0a8', 1795804090915)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('readiness', 1795804091199)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea87-71e2-be61-2e4de1712bb2', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eaa8-70ec-aa47-c896e669c7e6', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ec7d-771c-bdba-32da4012bb12', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-edf8-76ee-a2f6-c5d4237e4f5e', 1772438400000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-edf7-77ff-8cfb-e6f493279f58', 1772438400000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ef2f-77d8-a701-f3c3f9a67984', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ef76-75fc-a6a3-56213c98fcf4', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f090-7415-b5f4-1569e0022cd9', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f138-74df-8b38-2ff22c131d62', 1773043200000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f139-71c4-9f60-bf3b2487a787', 1773043200000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f232-77e4-8638-1985acc75a42', 1773043204000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f236-70d5-9629-feb783e014f7', 1773043204000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f340-769b-bd79-4861060da8e0', 1773043206000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f341-72db-b42e-7dd6d247bb3e', 1773043206000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f481-7659-b3f6-79f91784e807', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f473-704f-af9f-d2163c25b684', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f48c-71ab-bd34-c72ee435a54f', 1773043210000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f48d-72a9-85ad-51e69124e5a0', 1773043210000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f4db-7097-addc-a7340e61d89c', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f4a8-77d9-9310-29a9985d0c3b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f4f4-710c-a55c-0e06b59dad1a', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f5ae-74db-a687-b09d74d6167a', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f5d9-70e0-acb9-214045fdf1dc', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f66a-71d3-bedb-1724db5a863f', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f690-751c-af5b-403acd539122', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f6b0-7206-bee2-ee723c20ee3e', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f6eb-7537-83db-2bba7691fe35', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f6ff-77d9-8290-a4521fdc2128', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f76c-7657-9faa-4d23fb6d530e', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f73f-740d-af98-d02f8a90b88b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f7d0-758d-a83a-bca39dce5e69', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f857-72eb-8498-ee8c65fc53d2', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f85c-7007-a527-061bc03feb12', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fab8-75bb-9cd7-cd6efc61cbb7', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fab7-701a-958a-dea2f1900336', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fbe1-76dd-b101-73390c46c6e8', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fde4-7157-89d7-8254241df07d', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fde5-710c-aa88-a5bc7877689a', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-03dd-700c-8df6-62981e0a9b3d', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-03da-7709-8d03-f4db0d8bd278', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-040e-73c9-939f-b4c836b9fdca', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-040f-70ec-8b2a-6ed3565b4447', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-04d6-718c-9c15-79baf78cd47e', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-04d9-75cc-bb7f-99c29cbc43b6', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-059e-7584-b220-caece56362cc', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-059d-75dc-9828-e208672a5967', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0656-7437-8b54-072045538b28', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a35-7691-8ec0-3e5780098f64', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a36-77d9-bd8a-07241dc9cf42', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0b7b-76ac-ab5a-0865625aaf0b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0b7a-724a-8c01-f7a45343845b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0ed3-72d1-b3ef-fc813d0bfb46', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0ed4-7303-a6b4-4d0c1453aaf8', 1772352000000)
--;
INSERT INTO service_secrets (fingerprint, since) VALUES ('f12cf2dbf19d78ff', 1795804091101)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-e9f7-749f-882a-bd44d087c4a3', 'gtsd', 'layla.p3aphtwyhp@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$6UFokvx3u+nMceDrCs723w$EWg4sRy4Dxcgqaw6NjVCzHV+AlsldRZNo19aCWebnn4', '2026-01', 1795804096975, 0, NULL, 1795804096975, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-ea09-7195-bcd3-fba7d79da1b9', 'gtsd', 'layla.xathvprdxu@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$rZaebT1+2VF0L3FRnp7UXQ$QjkKwJ1WjJ68c21Hb46stsefYAy5aUlikhdF5j3O804', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-ea16-7465-bd1c-9fa2d94e19ad', 'gtsd', 'layla.ahvdynvw28@example.com', NULL, NULL, NULL, 'ليلى Haddad', 'user', '$argon2id$v=19$m=19456,t=2,p=1$aY/gnDBYQHEAV+BawJ9UOw$XyaunIpanJ99bI/+gOxwcfr+FtI0YKw5S7VXR2xa6sI', '2026-01', 1795804096981, 0, NULL, 1795804096981, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'gtsd', 'layla.x9edfafsam@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$rN+ElVOwdQQWoxtVLxSFHA$9uciiQSDXxGdXCXusiyURHuvLHi7E0uzzARaORJRdbY', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-eb81-70b1-958b-a98ebda89199', 'gtsd', 'rana.p3aphtwyhp@example.com', NULL, NULL, NULL, 'Rana', 'user', '$argon2id$v=19$m=19456,t=2,p=1$5shfhMt1pduFBxjae6dVCg$Iwp6lMZSX8KVVV3vyZVXLNAIYX15P8o8SUZs+nIGoT8', '2026-01', 1795804097366, 0, NULL, 1795804097366, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'gtsd', 'layla.bfukf2n4pg@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$wt33D1ue25L24ncOONBn6Q$3/fkk13hU2lEQC6+WgZydeTjwGo+3KzPwOOWge4DtLY', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-ec85-72e4-869e-9f715a5077b7', 'gtsd', 'layla.c8qmw8dzfs@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$Cg9fMIB+5xo6Mtm4htuLpQ$DFD2i1kkTOz5aHJt7B6+phvpuvJeRryKSN5E9vSQ5nw', '2026-01', 1772352000000, 0, NULL, 1772352000000, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-eeb6-7379-9287-d446d74af15c', 'gtsd', 'layla.zqgquqq8wb@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$C/nC66kHadDU5wM1ImHD7g$mb7voJQgswge1PTCYZ+JSYB7JpQalFAxU8nvYusugbU', '2026-01', 1795804098072, 0, NULL, 1795804098072, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', 'gtsd', 'omar.xathvprdxu@example.com', NULL, NULL, NULL, 'Omar', 'user', '$argon2id$v=19$m=19456,t=2,p=1$TOmpoCI6YVK3bMLrjkv2DQ$1eIWU0xfVU0cFEONIbc6p/RGK7OgAgxvwjsMjn2Mk6k', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'gtsd', 'layla.sbuhj5hagr@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$uNLOZ4bUtlrEqEXgwT8IfQ$Vgei5S+iXVlMJ02cmenhsmppDgxv6uZFsvUkcPkutuk', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-efd9-760d-ad5d-2cbad6e609c8', 'gtsd', 'omar.zqgquqq8wb@example.com', NULL, NULL, NULL, 'Omar', 'user', '$argon2id$v=19$m=19456,t=2,p=1$kBKvPOxHhHjmDIFAVcA5ng$IWRMi78We6vfVOH4055WViJ9CZkCjH+phNLjX8lrKbE', '2026-01', 1795804098382, 0, NULL, 1795804098382, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-f056-7260-a2da-73884fbe8904', 'gtsd', 'omar.sbuhj5hagr@example.com', NULL, NULL, NULL, 'Omar', 'user', '$argon2id$v=19$m=19456,t=2,p=1$CPu+cnYOe89xnnrFYOfT7Q$zbdXQkI75UAhsiZBcZYn3LQCjW99dVLad0aXoVET6ys', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-f42c-71ad-bac5-6131562624b9', 'fitcoach', NULL, NULL, '+966501586821', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-f498-76d8-9443-de8753834359', 'fitcoach', NULL, NULL, '+966500392230', 1795804099735, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1795804099735, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 'fitcoach', NULL, NULL, '+966501803571', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-f8d5-7611-a8aa-88613c677a18', 'fitcoach', NULL, NULL, '+966551803571', 1772352000000, NULL, 'coach', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-f9a8-75cf-b18a-24df6efa3053', 'fitcoach', NULL, NULL, '+966541803571', 1772352000000, NULL, 'admin', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-faa7-7360-9601-cf5ac09d2b1e', 'fitcoach', NULL, NULL, '+966500344463', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-faff-71d3-b352-5a58ca6605fd', 'fitcoach', NULL, NULL, '+966501953443', 1772352000000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-fc36-736c-b349-9b73748c1b45', 'fitcoach', NULL, NULL, '+966500389819', 1772352000000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-fcc4-7370-94a8-86bee61f7580', 'fitcoach', NULL, NULL, NULL, NULL, 'Demo', 'user', NULL, NULL, NULL, 0, 'fitcoach', 1772352000000, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-fd36-7501-805b-d6381662255d', 'fitcoach', NULL, NULL, '+966508518417', 1772352000000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-fd93-745e-9d0f-c27b2915923f', 'fitcoach', NULL, NULL, '+966548518417', 1772352000000, NULL, 'admin', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e43-fdb7-7301-a07e-f34726fb6e26', 'fitcoach', NULL, NULL, '+966500280225', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-0081-70ae-a94d-97dc79fec399', 'fitcoach', NULL, NULL, '+966500442267', 1772352000000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-036b-754b-9656-2f77dfce6047', 'fitcoach', NULL, NULL, '+966506722552', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-03c6-7218-822b-571329c5cef3', 'fitcoach', NULL, NULL, '+966501917351', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', 'fitcoach', NULL, NULL, '+966501046271', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 'fitcoach', NULL, NULL, '+966506256288', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-0646-7411-8ef9-8fb6cac0d2e4', 'fitcoach', NULL, NULL, '+966551917351', 1772352000000, NULL, 'coach', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 'fitcoach', NULL, NULL, '+966500041406', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-0a83-743f-840c-1537dc5de817', 'fitcoach', NULL, NULL, '+966550041406', 1772352000000, NULL, 'coach', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-0b1f-7632-b309-61ecdfa7cb8a', 'fitcoach', NULL, NULL, '+966540041406', 1772352000000, NULL, 'admin', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 'fitcoach', NULL, NULL, '+966501046220', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-0c0a-73a2-8c2c-9985decd19eb', 'fitcoach', NULL, NULL, '+966551046220', 1772352000000, NULL, 'coach', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-0d08-7512-ab3c-bc7f66344cde', 'fitcoach', NULL, NULL, '+966541046220', 1772352000000, NULL, 'admin', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-0d69-70cf-9a83-591087cbdd64', 'fitcoach', NULL, NULL, '+966590041406', 1772352060000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772352060000, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'fitcoach', NULL, NULL, '+966505702581', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-0ed0-75f7-a154-318f67119a29', 'ironlift', 'fahad.t7kzkzg3dc@example.com', 1795804106561, NULL, NULL, 'Fahad', 'user', '$argon2id$v=19$m=19456,t=2,p=1$Gm5tVKHp+r3tXqrB3dIg6A$ERyVYn3MrV7Cncewhhp7tJYaQF8R3K9B3Nu3VOumBfQ', '2026-01', 1795804106403, 0, NULL, 1795804106403, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 'fitcoach', NULL, NULL, '+966555702581', 1772352000000, NULL, 'coach', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-100b-7234-93d6-6302d3f5332f', 'fitcoach', NULL, NULL, '+966591046220', 1772452500000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772452500000, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-10db-76fa-802d-0e037befb3be', 'fitcoach', NULL, NULL, '+966545702581', 1772352000000, NULL, 'admin', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-11d4-7351-92ff-5e70a3a2e1a8', 'ironlift', 'fahad.fh29376y4a@example.com', 1795804107319, NULL, NULL, 'Fahad', 'user', '$argon2id$v=19$m=19456,t=2,p=1$E6NDa2t85upxjRFVF7eGdw$FurGg+umgoTqL7Fsr4e73X97pqd1Vlx8Alwc3tvLWm8', '2026-01', 1795804107167, 0, NULL, 1795804107167, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-1257-7368-868f-f3d8468b6a9c', 'stack', 'noura.qbwccz72yt@example.com', NULL, NULL, NULL, 'Noura', 'user', '$argon2id$v=19$m=19456,t=2,p=1$WPqY3U12gt4IwACW4PN7fw$MP9ee/205UNszrvKyLccwh0EFrtk44L42W5+/LzS2Pw', '2026-01', 1795804107287, 0, NULL, 1795804107287, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-1299-71b6-b89d-e6974fbe4ddd', 'stack', 'sami.qbwccz72yt@example.com', NULL, NULL, NULL, 'Sami', 'user', '$argon2id$v=19$m=19456,t=2,p=1$qEh1hHQqXFHshp1UZmUkSg$AFWEMh/vcEzyVxc3+YbVPB6qJO/XAXQrRqdv4Tbbfu4', '2026-01', 1795804107362, 0, NULL, 1795804107362, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-146f-75b8-962f-425a1130c601', 'stack', 'noura.yqrbvj4bzs@example.com', NULL, NULL, NULL, 'Noura', 'user', '$argon2id$v=19$m=19456,t=2,p=1$aTR1lYA/flUrpqfvyDPfwQ$BtT+kCwTvpiuigIOaOldoSU2bgwT+2ykxT7qM5TTnkY', '2026-01', 1795804107857, 0, NULL, 1795804107857, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-14af-74b2-bfaf-f4ee7c650510', 'stack', 'sami.yqrbvj4bzs@example.com', NULL, NULL, NULL, 'Sami', 'user', '$argon2id$v=19$m=19456,t=2,p=1$cNh3H0sNE1eLtZ+gNNC9Sw$63N2E1bBJNL86srVkVEDbcxngykYMmOksspRdKJ8pOM', '2026-01', 1795804107905, 0, NULL, 1795804107905, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-18fa-716c-a75e-cc79c3f32255', 'gtsd', 'layla.qbwccz72yt@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$1MJydqMG58qmknHMnL+K2Q$tZgk+ohI5wXYvtP8CtBEPNyFlVLH5Nv06DgyHcoRTPw', '2026-01', 1795804109032, 0, NULL, 1795804109032, 0, 0)
--;
INSERT INTO users (id, product, email, email_verified_at, phone, phone_verified_at, name, role, password_hash, terms_version, terms_accepted_at, onboarding_completed, demo_product, created_at, name_version, role_version) VALUES ('01a21e44-3f75-7257-b375-1d904afe7781', 'gtsd', 'layla.browser@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$Q6nWGt4v/4KEBR+2iU9Fdg$1A97zq7B/rUgOuxtcerU+BIiwZ57rmTbTIEKYnqyqw8', '2026-01', 1795804118884, 0, NULL, 1795804118884, 0, 0)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-e9ff-72ef-b96b-f39512ab2cab', '01a21e43-e9f7-749f-882a-bd44d087c4a3', 0, 0, NULL, NULL, '127.0.0.1', 1795804096975, 1795804096975, 2592000000, 1798396096975, 1811356096975, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-ea0c-70c9-a302-ceda6dbe1a32', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', 1, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772438400000, 2592000000, 1775030400000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-ea17-7384-87b7-6ae22d5132d5', '01a21e43-ea16-7465-bd1c-9fa2d94e19ad', 1, 0, NULL, 'iPhone 17', '127.0.0.1', 1795804096981, 1795804097104, 2592000000, 1798396097104, 1811356096981, 1795804097126, 'logged out')
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-ea40-74ac-8a77-667151e4756e', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-eb8f-7430-b635-a253e7afe562', '01a21e43-eb81-70b1-958b-a98ebda89199', 0, 0, NULL, NULL, '127.0.0.1', 1795804097366, 1795804097366, 2592000000, 1798396097366, 1811356097366, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-ebaf-7128-b305-71683b12aec5', '01a21e43-ea16-7465-bd1c-9fa2d94e19ad', 0, 0, NULL, NULL, '127.0.0.1', 1795804097282, 1795804097282, 2592000000, 1798396097282, 1811356097282, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-ec5b-77b5-980c-a8f714509137', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 2, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1773043200000, 2592000000, 1775635200000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-ec90-742b-bdb5-9edfa47b6106', '01a21e43-ec85-72e4-869e-9f715a5077b7', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-eeb8-73ff-97c1-c01c6790d7f2', '01a21e43-eeb6-7379-9287-d446d74af15c', 0, 0, NULL, NULL, '127.0.0.1', 1795804098072, 1795804098072, 2592000000, 1798396098072, 1811356098072, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-eee0-7270-aef8-434fa3ca143f', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-ef44-70d5-9ac2-20cf1c9a4910', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-efdd-71b3-8b2a-2d943fd4e9b0', '01a21e43-efd9-760d-ad5d-2cbad6e609c8', 0, 0, NULL, NULL, '127.0.0.1', 1795804098382, 1795804098382, 2592000000, 1798396098382, 1811356098382, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-f059-7553-afd3-1ba5ae8ab164', '01a21e43-f056-7260-a2da-73884fbe8904', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-f438-714f-85ac-df1757001d8a', '01a21e43-f42c-71ad-bac5-6131562624b9', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-f49a-74d0-b9a3-27f309971d50', '01a21e43-f498-76d8-9443-de8753834359', 0, 0, NULL, 'Galaxy S30', '127.0.0.1', 1795804099735, 1795804099735, 2592000000, 1798396099735, 1811356099735, 1795804160846, 'logged out')
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-f6a1-7610-af28-3a879f5d8842', '01a21e43-f498-76d8-9443-de8753834359', 0, 0, NULL, NULL, '127.0.0.1', 1795804160846, 1795804160846, 2592000000, 1798396160846, 1811356160846, 1795804160846, 'logged out')
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-f819-7172-a976-ac8c89f88e11', '01a21e43-f817-768b-9395-6d8907289a8f', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-f8d6-73ce-9928-253c28d0e13e', '01a21e43-f8d5-7611-a8aa-88613c677a18', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-f9aa-75a9-b759-8c5e1631d69d', '01a21e43-f9a8-75cf-b18a-24df6efa3053', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-faa9-714b-965c-aebec0cd5096', '01a21e43-faa7-7360-9601-cf5ac09d2b1e', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-fb00-7116-a3a0-405e109ecda2', '01a21e43-faff-71d3-b352-5a58ca6605fd', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-fc37-7199-bbdd-57b8de06ebf1', '01a21e43-fc36-736c-b349-9b73748c1b45', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-fcc6-7552-8e3c-ac1b503d5095', '01a21e43-fcc4-7370-94a8-86bee61f7580', 0, 1, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 86400000, 1772438400000, 1772956800000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-fd37-71ed-a17a-3f2f9df9c9d7', '01a21e43-fd36-7501-805b-d6381662255d', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-fd94-72d9-85e4-ae907a624f56', '01a21e43-fd93-745e-9d0f-c27b2915923f', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e43-fdb9-7133-bc38-9919f0f6ac94', '01a21e43-fdb7-7301-a07e-f34726fb6e26', 2, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1775030399000, 2592000000, 1777622399000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-0084-73f1-9bcc-b0f8b2174943', '01a21e44-0081-70ae-a94d-97dc79fec399', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-036c-7482-a9d1-d1da69367776', '01a21e44-036b-754b-9656-2f77dfce6047', 1, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772438400000, 2592000000, 1775030400000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-03cd-7612-ba24-eeade8d75cc6', '01a21e44-03c6-7218-822b-571329c5cef3', 1, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772353800000, 2592000000, 1774945800000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-0463-7595-bc25-b178f67934be', '01a21e44-044a-758a-829c-6dc4235c2bb6', 1, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772438400000, 2592000000, 1775030400000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-0511-7571-8df7-3aebfcc4b97e', '01a21e44-0510-7036-8677-f5acedced4e0', 7, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1787040000000, 2592000000, 1787904000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-0647-747d-8682-7c170245d0f3', '01a21e44-0646-7411-8ef9-8fb6cac0d2e4', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-0a23-72db-88c5-e0fc2ac178f5', '01a21e44-0a22-703e-bacc-092fd05cad6d', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-0a87-7505-9116-db81f2747118', '01a21e44-0a83-743f-840c-1537dc5de817', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-0b20-7078-b93f-c2ce6e2ff213', '01a21e44-0b1f-7632-b309-61ecdfa7cb8a', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-0b38-7259-a5c3-d3e9996abc31', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 2, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772453701000, 2592000000, 1775045701000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-0c0d-724c-a6de-da45023415a4', '01a21e44-0c0a-73a2-8c2c-9985decd19eb', 3, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772453701000, 2592000000, 1775045701000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-0d0b-702f-ace2-b439a43c9fbf', '01a21e44-0d08-7512-ab3c-bc7f66344cde', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-0d6a-7313-b3de-586fb4ce650a', '01a21e44-0d69-70cf-9a83-591087cbdd64', 0, 0, NULL, 'Galaxy', '127.0.0.1', 1772352060000, 1772352060000, 2592000000, 1774944060000, 1787904060000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-0ea5-702c-9cdc-38b5b102d1cf', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-0f39-71f9-a688-2057ec8a6a51', '01a21e44-0f38-7690-a54b-0f1a520ce891', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-0f79-7401-ae10-36264c7f1907', '01a21e44-0ed0-75f7-a154-318f67119a29', 0, 0, NULL, NULL, '127.0.0.1', 1795804106574, 1795804106574, 2592000000, 1798396106574, 1811356106574, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-100f-74f5-8cec-5b726916017c', '01a21e44-100b-7234-93d6-6302d3f5332f', 0, 0, NULL, 'Galaxy', '127.0.0.1', 1772452500000, 1772452500000, 2592000000, 1775044500000, 1788004500000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-10dc-710f-9fe7-66ff6746eb18', '01a21e44-10db-76fa-802d-0e037befb3be', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-1258-760b-87fb-8914527a64ac', '01a21e44-1257-7368-868f-f3d8468b6a9c', 0, 0, NULL, NULL, '127.0.0.1', 1795804107287, 1795804107287, 2592000000, 1798396107287, 1811356107287, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-12a0-76bc-9156-beb2277eade0', '01a21e44-1299-71b6-b89d-e6974fbe4ddd', 0, 0, NULL, NULL, '127.0.0.1', 1795804107362, 1795804107362, 2592000000, 1798396107362, 1811356107362, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-12ca-76dc-a2d9-863d23e1808a', '01a21e44-11d4-7351-92ff-5e70a3a2e1a8', 0, 0, NULL, NULL, '127.0.0.1', 1795804107343, 1795804107343, 2592000000, 1798396107343, 1811356107343, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-1471-77c0-899b-bf07a6e5c865', '01a21e44-146f-75b8-962f-425a1130c601', 0, 0, NULL, NULL, '127.0.0.1', 1795804107857, 1795804107857, 2592000000, 1798396107857, 1811356107857, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-14b0-72d8-9158-1d53b221bb13', '01a21e44-14af-74b2-bfaf-f4ee7c650510', 0, 0, NULL, NULL, '127.0.0.1', 1795804107905, 1795804107905, 2592000000, 1798396107905, 1811356107905, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-18fc-7567-9e05-bb9440ee03b8', '01a21e44-18fa-716c-a75e-cc79c3f32255', 0, 0, NULL, NULL, '127.0.0.1', 1795804109032, 1795804109032, 2592000000, 1798396109032, 1811356109032, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-1a27-7090-a544-45b4f9fd861b', '01a21e44-0510-7036-8677-f5acedced4e0', 0, 0, NULL, NULL, '127.0.0.1', 1803888000000, 1803888000000, 2592000000, 1806480000000, 1819440000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-1b12-701e-856b-b8aa928948de', '01a21e44-0510-7036-8677-f5acedced4e0', 0, 0, NULL, NULL, '127.0.0.1', 1806912000000, 1806912000000, 2592000000, 1809504000000, 1822464000000, NULL, NULL)
--;
INSERT INTO sessions (id, user_id, generation, is_demo, device_id, device_name, ip_address, created_at, rotated_at, idle_millis, idle_until, absolute_until, revoked_at, revoked_because) VALUES ('01a21e44-3f76-71eb-8073-607da84023f9', '01a21e44-3f75-7257-b375-1d904afe7781', 0, 0, NULL, NULL, '127.0.0.1', 1795804118884, 1795804118884, 2592000000, 1798396118884, 1811356118884, NULL, NULL)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e43-f382-73e4-9e33-7a62e3c3d21a', 'fitcoach', '', 'nS_dbJbXrXslYSBusDCQseiR24ZYCPbJp2Q2kH0XwD4', 1, 1795804399457, 1795804099735)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e43-f38c-70ff-be27-c91b64d619e5', 'fitcoach', '', 'hJ_JohWAhHbIdKAKLLt_SWoPmtbcouasPD739VpI4uM', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e43-f5da-7037-b6b6-98da79512189', 'fitcoach', '', '9jfISxILpu0RyzTVQULIdCmt9j_WAe74aj67zeH1ang', 1, 1795804460846, 1795804160846)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e43-f7df-703c-9afc-38dfbdf440d3', 'fitcoach', '', 'bG3_M76RvpRqY3yvwW8riF4QBqC_fv6I5zRyjRDh1io', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e43-f86b-7568-bc02-3ed2904d01a6', 'fitcoach', '', 'qZejnQvWJlLPdXPajBAGpGx7m1rpV2s4lOFS8CUuLQs', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e43-f952-7069-b639-671693ec6ac2', 'fitcoach', '', 'jFZOIDOZdE2onzlm91YNmjsyr5jXzFkayz4zGR0GI9U', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e43-fa7f-7519-8bcd-d6c5be01e0de', 'fitcoach', '', 'BC4MDwkobLJs256qVqJJJHDLsruNtJ2QASWED0941kQ', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e43-fa84-73a6-88b9-1bc54e0e6761', 'fitcoach', '', 'WK3ZSWipMzXR4Z5ftWwr_BI0GzKtXngqBKB8gVhKjDs', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e43-fbd4-7627-bfde-6d58e04c753b', 'fitcoach', '', 'IqPQ14JN6ZvIMyiIvg47Kl_I4xkkAkBPrwzHSfOlBWE', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e43-fcc1-7306-b3ee-456816307f0b', 'fitcoach', '', 'qSdTKZfcuLR_6jp1jXL7z-1F2Dhkna-hFEZUuTG92eM', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e43-fd3a-743b-8062-6f714f132fb0', 'fitcoach', '', 'gy9JYKCMz8vqgZnKnk8w_zwHBYVqD6lpWvEU3lnFufs', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e43-fd46-70a9-be61-a21b87ed5d5b', 'fitcoach', '', 'P9T28ijlbGF0hBJ0AbJfw8JSkW7pxBrUgUQRFMmooPk', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-0068-77ef-929f-15982b3eb152', 'fitcoach', '', 'HNjBPlBlQtyn1XIry7jq3893Kac1l-Cc6RCLUAGLJnE', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-0313-7769-b45b-5e01e06ece7f', 'fitcoach', '', 'qSgtmrElBzy1WaBxzYB2cvvBzqF5YF_eaVmzlYIdbYA', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-035c-772b-8cb9-fa73b8166ee0', 'fitcoach', '', 'dRo_rlqk6lVGXrAeBAIIg4vUxPkJaHVcWctBjg_pT7c', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-03bb-7141-a1a9-19645cff7950', 'fitcoach', '', 'jWBVfvCyfVlDHzcCIslxtBmWPxhfj9kxJSwofTympBA', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-0479-7685-a371-e1a413a1bdf4', 'fitcoach', '', 'VxUIbmbeCa1BQCeimUmndo7aUHzCJ6sx1fE702PDLSE', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-054b-7160-b134-632873bf81c2', 'fitcoach', '', 'jHNiM8KUA6IwDYPkABSkHToO9hX3advHE1MiQrhRFa4', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-09d4-7410-902c-4db1d41c1361', 'fitcoach', '', '8DOiflPFoJlLKptW5bGMuIdQLvJQZCln8WFVywwj9o8', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-0a3f-71ad-91b7-9c8791b60c9e', 'fitcoach', '', 'm5w6CL7k55cy0Y-N0oyd8P9jQTuYJV1d2VQvisnXOy8', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-0ad9-7781-8c87-d804df35e84d', 'fitcoach', '', 'GprBT4gilBHn9O1O6IEpV-YrA6UM-yPmJWUEawWY46A', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-0ae9-7414-81e1-971dfa95e6a9', 'fitcoach', '', 'Rq7zOyz7_Ib40AAN2CYAR8DPhEYhjNzd1ndNuDTE8wI', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-0b91-7278-bec6-4e9ef76af113', 'fitcoach', '', 'CSn8syeteJiwTSRt-4uK9C79c3iss3x23uhk1GVUGe8', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-0cbd-75a0-956c-ebdf96c1bae6', 'fitcoach', '', 'bVKbZ5JLob2T5UQ14LK7SCmy3afHI91AJJ8wbITwJ30', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-0d07-70d9-abdb-3b97910c745f', 'fitcoach', '', '3iGzJNT0lZ7XuZqwyktHb2v8qSt5GkIBApQ2ip0rIGI', 1, 1772352360000, 1772352060000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-0e47-7228-a1bf-2a571090c594', 'fitcoach', '', 'aquwXV3RvCYxPRQLnC4BkNK18esAXohG92Cn5FiITQo', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-0edc-71d1-9daf-55dab7a784ef', 'fitcoach', '', 'DRT4Jc7rTKe4fOODRoKmtJDtEwYbuC0Xebkyf5ElWEU', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-0fb0-7005-8e5a-c0b6add49d16', 'fitcoach', '', 'c8PGeQOrhXfN9BQkgIvDg3N9w4h1kUo7EtcSd1mYUDg', 1, 1772452800000, 1772452500000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-1092-73f5-9ed8-b73a08cf346b', 'fitcoach', '', 'o0gbQ9oOvMUNpSljNn-TTstENq8v3MmPIUmMh2nFJYM', 1, 1772352300000, 1772352000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-19e6-7126-a7b6-0c115894d9e2', 'fitcoach', '', 'X_7jyk8Wg2IJ9sFIuacokax4OdZhw99m7hK2sjjUYhY', 1, 1803888300000, 1803888000000)
--;
INSERT INTO otp_challenges (id, product, phone, code_mac, attempts, expires_at, consumed_at) VALUES ('01a21e44-1ad4-72b0-b58f-cd5c61e2ca6c', 'fitcoach', '', 'ibRvv2yNHN7HgIhJ-W0XAB2KvENueZRv03y6n1euj3I', 1, 1806912300000, 1806912000000)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('kE31d7jCHl1JMAeuKPbGkT9RUQMLXRL6dS7pAhjABBU', '01a21e43-f5da-7037-b6b6-98da79512189', 1795804220846, '01a21e43-f382-73e4-9e33-7a62e3c3d21a')
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('Mo_2oVUAAts9pMpoJ86nvFxBZgZwuCJpyeVK3-hVXM4', '01a21e43-f38c-70ff-be27-c91b64d619e5', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('cY_xHPgfZidHmrlBCcEtWHWWO3BZSiRa8-E0uN7wknk', '01a21e43-f7df-703c-9afc-38dfbdf440d3', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('N6Uas6J9Nn0UmOYJqv5sjN0xevNnG67x6-HNBfzBHG4', '01a21e43-f86b-7568-bc02-3ed2904d01a6', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('rKvoXHYQWC6mcqT17OHlawg6cq43QQXkeW4iwhR0X14', '01a21e43-f952-7069-b639-671693ec6ac2', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('T34Oou6cH-ASCwxazgdw0jxRGnjQ4n3pkQp9x3W1Z8U', '01a21e43-fa7f-7519-8bcd-d6c5be01e0de', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('EKu05D3s-KJpPVcR0mlU9KSA8YCc-vDkd89wDaqwyiA', '01a21e43-fa84-73a6-88b9-1bc54e0e6761', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('mwVhZagNyOfvQr8zooFKv0ldjaPsiuJGj0lCJ6rQXgY', '01a21e43-fbd4-7627-bfde-6d58e04c753b', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('4QZz-n49MC3Ll3zoPc3m0zrHtFurnYfMP_qvy5DOFrc', '01a21e43-fcc1-7306-b3ee-456816307f0b', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('VN9qSP2iJpQyUXCD_IWJiDuJKOjtQfrHUBNVV1wAabw', '01a21e43-fd3a-743b-8062-6f714f132fb0', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('_a_Z6X9goU0b5LFc0aQbeqAKEvmO4L4L05lJ9GyhteA', '01a21e43-fd46-70a9-be61-a21b87ed5d5b', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('pgHvLL_i22pPW0LDYQ3iOeTHHXFpD5tfkwlzqPwtuEk', '01a21e44-0068-77ef-929f-15982b3eb152', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('VRdKzMseDqiSk8qExCbpXSO3InNA6RBHGMeI3SNa7iE', '01a21e44-0313-7769-b45b-5e01e06ece7f', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('T0nqBlRetCVTMS9q2N13g3O3QODvyqxkw2oBqS95Kk4', '01a21e44-035c-772b-8cb9-fa73b8166ee0', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('BGUvHyvnifoFrPt94NrlR23FUkCAnWqLmYXUpynghXc', '01a21e44-03bb-7141-a1a9-19645cff7950', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('Amyzqkxh0POBONN8iAK46jh7cpo8fbC2X6RlsEuSmtQ', '01a21e44-1ad4-72b0-b58f-cd5c61e2ca6c', 1806912060000, '01a21e44-19e6-7126-a7b6-0c115894d9e2')
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('YBHnRtn2pzV8dnQlKiN7UO_iRADsnhDL8HJ_Xn-MI2k', '01a21e44-054b-7160-b134-632873bf81c2', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('tf7U40CuAkRbPlX1FsW7lNBnZNMh4vB8Oqr4-bhW8OQ', '01a21e44-09d4-7410-902c-4db1d41c1361', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('iCJSVAg0NRLZv_NNiiHcAHhowHTEjJ6b0228rq9Pwbc', '01a21e44-0a3f-71ad-91b7-9c8791b60c9e', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('-vLygpRmzGMYplhcyj2Yodon4bJg2WsNFEPAn_kZ_b8', '01a21e44-0ad9-7781-8c87-d804df35e84d', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('HkqY86H0Z1racTg6yMtMAo_O2kMDFPMHYmIlTYVM3wE', '01a21e44-0ae9-7414-81e1-971dfa95e6a9', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('hFAlOwgmlsQEO-ohmMoSj8CNwY2kwe-ALQgWM_m5J00', '01a21e44-0b91-7278-bec6-4e9ef76af113', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('23u-oyefeRwS2qzseJUr33vXKUz5KLhVhcX7ATLc_A4', '01a21e44-0cbd-75a0-956c-ebdf96c1bae6', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('XyEI_bo7h6vJihryYwGMqi2oc5PEhMVLHTWIZ4V-NHA', '01a21e44-0d07-70d9-abdb-3b97910c745f', 1772352120000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('vZwyT5lqLi66fmhokty0anTDOlEQBz1eWXVoVNH6cNY', '01a21e44-0e47-7228-a1bf-2a571090c594', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('tU-xIERl5yuBtqi6Ql6EIhMBK3nzii3zvUDhO6vhnmM', '01a21e44-0edc-71d1-9daf-55dab7a784ef', 1772352060000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('odvBIzsa-rIS6vhdd5BZAgdVtXn6LFdKkFgIJxjkVzg', '01a21e44-0fb0-7005-8e5a-c0b6add49d16', 1772452560000, NULL)
--;
INSERT INTO otp_numbers (number_key, challenge_id, resend_at, previous_id) VALUES ('zbTZ7hVuksvk7bxpapE9p-Xdz0RaY60wt8YTmPtYFv8', '01a21e44-1092-73f5-9ed8-b73a08cf346b', 1772352060000, NULL)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('2Uwmtcdm-ClOWA58BS2362YPZJVmpxY4q3dBXWSejPs', 1795802400000, 2)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('Mh2v2ArClt6HtOwUmvbSXKY4bSwqJ-JyGzIiA5KCuP4', 1795737600000, 2)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('XQk10WMbGAfEMX6IC9-TYlsEGUCS391kEPrykUJCzBQ', 1795802400000, 2)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('SqtAVq3PgjSGha9--NP0oiTsKgQ1wIN9A4REuLgnO-M', 1795802400000, 2)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('2gNewqBEGa5GIvWvXimlyBZ9Hke3KCNKGpFNfvyyWHY', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('TsgCYo0elPxldWZBegZzGZidKNVx02QjcEfaNqYRXiM', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('btoU_tSr81d2rkwnXqqJ9urljgBok1CgZ-abZccpT28', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('SoTNaM8x6ZbjtxBjRPKKT9y8DyrpedkI6k3HPe4T6Nc', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('zue_4oOcAwAi09aqyZriVLCwliA8Hx4pE1o0WXw4Xfk', 1772352000000, 3)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('Rrww0zfCrmZ1T7BD9_eFO4JP532S6rasiJvgFE4hZ4s', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('YnWEUHd-o1_d3chu5s4bpZ3JMAoEKQVwoNGJSt_cXFM', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('AighgTNWfHO0keeIHFoVcgEciQbSKMgInXXNGOVanBU', 1772352000000, 3)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('vLe3ksrvCvWS9jPezy4Y6iqo_bADE2zdPnGSWdF4FEI', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('9dWYIaBA-K8UURrR8KvzUSg6QtEG5xqn82hPh6AeZvk', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('WCeSk0iEf6dzqJLcbOZiVlTgqP6MMXtRf8Fw4mAxbGQ', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('uvWW7qqBRE0hWtRJkrd3crA-SMgh3D0veDp6nAFplyQ', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('0wHPcGwBz4IO2FrDdjWN0qqNcTIMEKDrny10K8loQj0', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('yHKWKsWMP7cht_ZXuLqTAwTstwqSyQxIoT5N4Gz5Tpc', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('sWiiipzpH1mNa0XmYmQRRWm5X2bNpr9H0g2GIxqUvd0', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('LtpOniK1mdQS32wpHIis4ANN4IxAiudAAIQ-aAIG-Uw', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('mXkujSHR5lVkTP_PSMOs5dlhZWJRfGHnvT5mh4p1Gtg', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('zvnM0MP62IUEyIgHZOBH3keAeDkQ7EYLPB7C-H4l010', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('uHeYDQva3T1_ZCYgcPtEbsssR5TiC90pnO7GX9sxzKg', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('-3zgKRGmprc24R7fy-LAFfe4Kx6Bk2ZHU4jj8PEhWeo', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('_l8UwAVbhhOj6IroOucT0YFkPoXxI3eHSanJroWCdic', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('IDTcp3HsmMzJ9HJuz3Bud4ZhElaBU1PNwNnmV1UI6F4', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('_lHtPq6QYFhrK8qSdqNyrUGg9MGVWnV2CVUSM8Xkb_o', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('yn_d-S0dQ3ip-mlHzGqfo5WPdqgyHoaQieIqjiZNcH8', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('Dc-VTp5iVJAwhHeRY1NLq9xqo_ua9s9wQvmTCFvXqws', 1772352000000, 2)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('pjVH907PI2iGWNOF_sSbucEI3vwTeNRNzHDhBie9vS8', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('yfq0T7mnjSpwahe6Yu7J-nJvS3TpDu5pu-jhZeazGxY', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('IQ7ztNsR4cYOcGReWI5II2-kXwKEi0N5AzLfwqRbqD4', 1772352000000, 2)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('HD-zIPyrgU8D1JgWuRvlL8JxOpba7RlBWtp8uUIc-Wo', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('V9D6CL14MvTdI06_mICyiM15k0GUCYT5j1iFr0zNz14', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('6IJbUNbH64xHxsrACco8IceuktyN35K9gHyW5EnotjE', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('lO8Nl7J6LrejUSRdD0pwEfiNh5Z0kZ6AvLigZnPtH34', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('Mz2gBxwjaA19TZ4mA8PjCLmssQd3oFDM8fVPZprWVD4', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('HfV9sBiuwQEe8Igrc2i-VjS4wE4fzUfFGZAqwfdIsYI', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('NI9ZoZVSdW8zXc3cAoVTn8aBKUSTatB27JU788Pug68', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('-Yf9pMhmN2nQTCuP_hUs7LL7RqVn5MXxVhk4CL0A41M', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('m0PA8_AIRX_teDlGv-ilnmzxUNY_GJVP38h9zCi130Y', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('hZXOfS3ArsifT0cEVvDvXYbMZQ_Hhl4veGmkg9lIQeY', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('tHcKzFWCF9Wm3py2jeM7pJvRncGQ62TB3fJ2DBWSahU', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('snVVuk7m0RWiRLnWAY8GTrVvbLCqPFnk7b9rcUd-A1g', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('zqAE4xZPXApNTv37KxDsp4cuW06dVENXSlOfnCg05R0', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('hnlQlVsGEtflLS02qqOK0HBou8BpGJksgV583oU0pHU', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('v_r1Luo-GjwV-vzeAlqhU6WW2NiwuJ5NSFao7qZUGMI', 1772352000000, 2)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('voYA0MQQ00zwhXpEZuWarHoCQvBJJ7BAduYT9LC8LbM', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('vrUoiHhw61VoV4BR6z6zXYJdIAQygUvOckcpqxKhB8I', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('vGIk5YX_12HOzuBLDLxi1Ow0JExGneT0Qdkc3w1U0Fc', 1772352000000, 2)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('hrYc0-4Bh5CmRlbNF0oM0xNve5P_9b2kycSAJ2peGLg', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('UO_YXHuYH8vnMUq3_ugKZ15b45QpMDbAmgpzt-b7VRE', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('qtyW_mNrL5GQ2xGMQf-1T8nI01mk_AI-wbAg0Fef_ac', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('DkQCCl8giVjZSLYGUStpC-KqbaINbnIfd5uuz4EhxJM', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('SzpcVEfj8j0FuS1eexM57tXDU6kiSJwn7eq2KmIQcr0', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('_mntPy8quPVxEHMKKLaJ6RO4LFW4LGY60sNIakjBgw4', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('AoexpDJuhxvj_28Sar1PH9XVDoeTfjDBz6UCtcWYHRA', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('1ueYuZU5bY72Zc4R7xR4neixzjYAfUyBE7ZU12rpUZM', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('B7hkaB31pJwXIFY9lthhpa6QT_nFj5aMEbJHdGe5vrY', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('WRAxWCYVY51w5BRM0QJVFlSIuyOFelrPvkwKK6HNGFk', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('7Buim19atJEeSOu3GlK3Qa7CGhkBTjI150BObOtNcEQ', 1772352000000, 4)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('1dyPpdCY2o4tRA_BYRX4rwdfTLOIz965dBUAFLdvZ9k', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('o5sC3Jj3WUKJNYuT-yANPdtMKYCL8MkbiwG4frGqI54', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('BdB5KWzNUO6_aTYVR-iqczgFLmhVhP1ynkfnBKsCWz8', 1772352000000, 4)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('v6e2Fm5D34ChS_n-3CLiOmH3FH6PTlJc0ZpkNuA5JP8', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('g_w2V5_AjBYiXTUKKiGiuVDb4cXhMvrQQAoF8D8Iank', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('wC0Lo1gCeVMhM8zILF6aFjpDgOKSCSmlmFBK0KJDNlQ', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('qqJGDMvRx9Vzr-iDgyIGNHjdWEv8LoXrFhvyGGBFGGs', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('jF9fgwaaYw4W-u1JRnIDmpw4wG9SGRlPDStoWMwXt6E', 1772352000000, 3)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('W0Nwn40Jmo6m3wxMtqkjlCvL5TMhRvkeI5oTfD1_MRY', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('x5nMAsitkS-0DQs66aUreMZ4ffUFYDCQBHcwQUy3mcc', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('5YNw4NJMprDs8McJ2qjbxtL4eTU5Qg3iuE67D25CQzc', 1772352000000, 3)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('nnV_oOZGOHUnuIe8aBR7eve-b01JoLrkegwfJAHpDvg', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('ARZa93CsPMtd48HKbWA326V7cP88gbUv5ugb0jB1-1w', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('2R7hyko2MGJl2-QFdB5ZInkPVAE4eoQQH8fAKsem5wg', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('iB9xmC6II18B-YeFY3gJmkK3O6UYWf5z9unHd6z4jNU', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('TZxgjR5QjhNoJY30bpxzsWrQBH2F0CLMPnt0h7dqseA', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('rWzysVGcTEpfZcvBsZTNyrrZAZx_iGwxfRXdo7X5Mf8', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('zSFDNu3eKomDWT5EzT2QyfPdzR5t_eBk3dun0qhDWTk', 1772352000000, 3)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('NDiUMVmdVOM8IXy-Ps65RJNAkbuytT_wNUItFiLUel8', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('LyfzpU-HtEGcSiLQlZX0sMqBhlm_-oYJ-64otpJwJ7o', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('qLb4-Bla5G4oTlWbi2_jH6PR7ARMLpJpKbcLE2AEM3A', 1772352000000, 3)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('qVL-kEyTOEyNXVWBsGm-1iyKYKASCMSL6y5KWbzcpt0', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('x4SQQ0dMPsiLKrWeeHVox_l37shmtUeey1AXYtfwPnA', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('jF9fgwaaYw4W-u1JRnIDmpw4wG9SGRlPDStoWMwXt6E', 1772449200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('ZOL9fyDxcWUy-_Cl35GaEP7cGl_e3eJzB1mkKz_oRRE', 1772409600000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('EOu4yxKb5VJvif1SdvVo74pg2w-JPr5b6GUwHLxTMrQ', 1772449200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('5YNw4NJMprDs8McJ2qjbxtL4eTU5Qg3iuE67D25CQzc', 1772449200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('_Pe0Py0xM3G2KmiBj9ux35X5k9BtSDcEi8bArAqmJWY', 1772323200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('eP6Ef8_OucCEkJdspTfYDnKud2qfq0lo37IcARDJaJw', 1772352000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('SzpcVEfj8j0FuS1eexM57tXDU6kiSJwn7eq2KmIQcr0', 1803888000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('_mntPy8quPVxEHMKKLaJ6RO4LFW4LGY60sNIakjBgw4', 1803859200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('AoexpDJuhxvj_28Sar1PH9XVDoeTfjDBz6UCtcWYHRA', 1803888000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('1ueYuZU5bY72Zc4R7xR4neixzjYAfUyBE7ZU12rpUZM', 1803888000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('SzpcVEfj8j0FuS1eexM57tXDU6kiSJwn7eq2KmIQcr0', 1806912000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('_mntPy8quPVxEHMKKLaJ6RO4LFW4LGY60sNIakjBgw4', 1806883200000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('AoexpDJuhxvj_28Sar1PH9XVDoeTfjDBz6UCtcWYHRA', 1806912000000, 1)
--;
INSERT INTO budgets (bucket, period, used) VALUES ('1ueYuZU5bY72Zc4R7xR4neixzjYAfUyBE7ZU12rpUZM', 1806912000000, 1)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('ciE8tru2jhD--w9kpuIS27J58L07kTjRa80SpbKVTHQ', '01a21e43-e9f7-749f-882a-bd44d087c4a3', 'verify_email', 1795890496975, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('2bZ-JXLBCLQ-kEpyHrJN08Kk8SvRpaKFbWEHjfADkuE', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('3-c24XTj0FYek2v17Tvo0kT4Hky8CjgGhHp9ODKuzTU', '01a21e43-ea16-7465-bd1c-9fa2d94e19ad', 'verify_email', 1795890496981, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('kzL0BkfanZkb5p_o0t7TM_BTb1Qwt7lsywCGnP6bQ6o', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('vDrc_qZP9r-xTsPzKU1MkeA6qWC9RncmR4sPdSs9YmA', '01a21e43-eb81-70b1-958b-a98ebda89199', 'verify_email', 1795890497366, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('euLKb31l8dbRkl823HEd8NkQYEe7Dadc87SEuGAh7g0', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('sMwQ9D7nwCXKKzVS4pkFdl5WZZP08HWKr4BmKvcV13M', '01a21e43-ec85-72e4-869e-9f715a5077b7', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('n9tDOmBCV05VCiUzh9BG16gdidU-KJTgPyb4ulltDas', '01a21e43-eeb6-7379-9287-d446d74af15c', 'verify_email', 1795890498072, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('BZmyRlau7jR9ls8YiiqSGdXE6Msc0DqzKaWnCc35KSw', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('CGyb6PmYMtiq3cHrXNIbozM2_N48KD5_7N5pn_dJvfw', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('HqTdY6MNWYObuPWC5XY39KAPoFvO8nF6Na5yl0BbU4I', '01a21e43-efd9-760d-ad5d-2cbad6e609c8', 'verify_email', 1795890498382, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('_KMHchOvdFNuKjB8E7aGi6ri1SRPw8O8RMPvmQNUMrQ', '01a21e43-f056-7260-a2da-73884fbe8904', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('T-20rdscttars5xdusDWFqZVhDW_D_-F0SNw5WcA_Fk', '01a21e44-0ed0-75f7-a154-318f67119a29', 'verify_email', 1795890506403, 1795804106561)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('SgDOCzZzdHqbdqmbE05ioDTxvxIieL9bfffGDn6o34w', '01a21e44-11d4-7351-92ff-5e70a3a2e1a8', 'verify_email', 1795890507167, 1795804107319)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('hRgiPYVFtU0apj-n_UxO-SRQY-WpgEacdeLZnEctNYQ', '01a21e44-1257-7368-868f-f3d8468b6a9c', 'verify_email', 1795890507287, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('RGHc39TuTHcJnD1qCFPgu4eHZjE0JQ3rAbvCprrCUFQ', '01a21e44-1299-71b6-b89d-e6974fbe4ddd', 'verify_email', 1795890507362, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('oJLELMSMGJH5_e6pROvzFT5aSLdjqVOhBAhQEcVPAs4', '01a21e44-146f-75b8-962f-425a1130c601', 'verify_email', 1795890507857, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('kzLxbx3tipr1hegEKMC30OtU3KizsL-Z8PjC7OQAUiQ', '01a21e44-14af-74b2-bfaf-f4ee7c650510', 'verify_email', 1795890507905, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('GxQjTJMj4jJ-SKTto-AGgwK-Bl5-PtEiXbo90z1Vu10', '01a21e44-18fa-716c-a75e-cc79c3f32255', 'verify_email', 1795890509032, NULL)
--;
INSERT INTO link_tokens (token_hash, user_id, purpose, expires_at, used_at) VALUES ('R1XDXc82ZGTFPqMVS-J4djx98AENKHOICq8X01cNsfc', '01a21e44-3f75-7257-b375-1d904afe7781', 'verify_email', 1795890518884, NULL)
--;
INSERT INTO signing_ring (id, version, sealed) VALUES (1, 1, '0KWXWeYPpPygMhQZEpbKoXXe5qFCTVqXRID9-MCrlqsTyVeLkQaibax8HTd_QT_GBcsROSd2rmemTMaZASva8o3SvP6ZZPRa5e_4tckZA3BytmVPxnUAgQhblfIE5cadSCmSrNqrwlqv0LxJJcjnS4VOBCa3yGfikOEpUj-pMc4kgChs0dNC52Tsgap8yUgkM9y0cEk6B6dbu7jYuBI4xE8frPc3EprNcOWlU3fpdFLToT3PnPRAN3d0dmHP0zkiw_6btbfh9uBDHy2hCERK1g26mVYqtAdyKcmu_S5iEoo5lJ_Zsg')
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
CREATE INDEX sessions_user ON sessions (user_id)
--;
CREATE INDEX sessions_age ON sessions (absolute_until)
--;
CREATE INDEX otp_challenges_age ON otp_challenges (expires_at)
--;
CREATE UNIQUE INDEX otp_numbers_challenge ON otp_numbers (challenge_id)
--;
CREATE INDEX link_tokens_user ON link_tokens (user_id, purpose)
--;
CREATE INDEX otp_numbers_previous ON otp_numbers (previous_id)
--;
CREATE INDEX sessions_device ON sessions (device_id, user_id)
--;
CREATE INDEX otp_numbers_age ON otp_numbers (resend_at)
--;
CREATE INDEX budgets_age ON budgets (period)
--;
CREATE INDEX link_tokens_age ON link_tokens (expires_at)
--;
CREATE INDEX login_attempts_age ON login_attempts (last_at)
