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
CREATE TABLE people (
    user_id TEXT PRIMARY KEY,
    product TEXT NOT NULL,
    name TEXT,
    timezone TEXT NOT NULL,
    language TEXT NOT NULL,
    push_enabled BIGINT NOT NULL,
    reminder_minute BIGINT NOT NULL,
    profile_version BIGINT NOT NULL,
    plan_id TEXT,
    plan_start TEXT,
    generator TEXT,
    calorie_target BIGINT,
    protein_target BIGINT,
    water_target BIGINT,
    start_weight BIGINT,
    weight BIGINT,
    target_weight BIGINT,
    fixed_through TEXT,
    streak_current BIGINT NOT NULL,
    streak_longest BIGINT NOT NULL,
    streak_total BIGINT NOT NULL,
    freezes BIGINT NOT NULL,
    best_streak BIGINT NOT NULL,
    completed_tasks BIGINT NOT NULL,
    photos BIGINT NOT NULL,
    perfect_days BIGINT NOT NULL,
    reminder_at BIGINT,
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL)
--;
CREATE TABLE departed (user_id TEXT PRIMARY KEY, departed_at BIGINT NOT NULL)
--;
CREATE TABLE zones (
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    since BIGINT NOT NULL,
    zone TEXT NOT NULL,
    PRIMARY KEY (user_id, since))
--;
CREATE TABLE series (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    template TEXT NOT NULL,
    position BIGINT NOT NULL,
    type TEXT NOT NULL,
    due_minute BIGINT NOT NULL,
    priority BIGINT NOT NULL,
    weekdays BIGINT NOT NULL,
    metadata TEXT NOT NULL,
    is_active BIGINT NOT NULL,
    UNIQUE (user_id, template))
--;
CREATE TABLE days (
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    date TEXT NOT NULL,
    total BIGINT NOT NULL,
    completed BIGINT NOT NULL,
    outcome TEXT,
    made_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, date))
--;
CREATE TABLE tasks (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    plan_id TEXT,
    series_id TEXT NOT NULL,
    template TEXT,
    date TEXT NOT NULL,
    title TEXT,
    description TEXT,
    type TEXT NOT NULL,
    status TEXT NOT NULL,
    due_minute BIGINT NOT NULL,
    priority BIGINT NOT NULL,
    metadata TEXT NOT NULL,
    completed_at BIGINT,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    UNIQUE (series_id, date))
--;
CREATE TABLE evidence (
    id TEXT PRIMARY KEY,
    task_id TEXT NOT NULL UNIQUE REFERENCES tasks (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL,
    type TEXT NOT NULL,
    text TEXT,
    metrics TEXT,
    photo_id TEXT,
    notes TEXT,
    is_late BIGINT NOT NULL,
    created_at BIGINT NOT NULL)
--;
CREATE TABLE user_badges (
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    code TEXT NOT NULL,
    earned_at BIGINT NOT NULL,
    seen_at BIGINT,
    share_token TEXT UNIQUE,
    PRIMARY KEY (user_id, code))
--;
CREATE TABLE notifications (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    once TEXT NOT NULL,
    type TEXT NOT NULL,
    subject TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    read_at BIGINT,
    UNIQUE (user_id, once))
--;
CREATE TABLE analytics_events (
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    props TEXT NOT NULL,
    received_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, id))
--;
CREATE TABLE analytics_days (
    user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
    day BIGINT NOT NULL,
    events BIGINT NOT NULL)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 1, 'create work', '156b17e2dbc9c564', 0, 1795804090780)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 2, 'create inbox', 'b97437e51378e6e4', 0, 1795804090796)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 3, 'create idempotency keys', '8d1421329e7eff06', 0, 1795804090806)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 4, 'note whose secret sealed work', '6d8c8af90fa4fcd6', 0, 1795804090813)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 5, 'create service secrets', '64a768f0361567a2', 0, 1795804090825)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 6, 'create turns', '09bbb6e69f90d75d', 0, 1795804090828)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 7, 'note what work is part of', '94a0930c43fce00b', 0, 1795804090830)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('revocations', 1, 'create revocations', '6a00a7943fe62da6', 0, 1795804090835)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('tasks', 100, 'create people', 'd5a5f6986120dcaf', 0, 1795804090840)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('departed', 1, 'create departed', 'f20c289d863e01b8', 0, 1795804090850)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('departed', 2, 'find the departed by age', '64cae586d551b874', 0, 1795804090857)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('tasks', 102, 'create zones, series, days, tasks and evidence', '426c2c119609fae9', 0, 1795804090859)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('tasks', 103, 'create badges, notifications and analytics', '37006737fcf16755', 0, 1795804090866)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('tasks', 104, 'bound analytics', 'e95ed800b54aba3e', 0, 1795804090871)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('tasks-upkeep', 1, 'find what is over', 'f75617ca32f08867', 0, 1795804090874)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (1, 'create work', '156b17e2dbc9c564', 1795804090780)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795804090796)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795804090806)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (100, 'create people', 'd5a5f6986120dcaf', 1795804090840)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (101, 'create departed', 'f20c289d863e01b8', 1795804090850)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (102, 'create zones, series, days, tasks and evidence', '426c2c119609fae9', 1795804090859)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (103, 'create badges, notifications and analytics', '37006737fcf16755', 1795804090866)
--;
INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, claimed_until, last_error, is_dead, created_at, sealed_by, trace) VALUES ('01a21e43-eb20-73f3-9acc-bc49ec0c646a', 'reminder', 'rrXzJnr0GWWljaJ12x2ImpDHaLBtRiALhiDVtfJIEY2Bb03KzpkHLISpISi-Ydtk6TD2MLsMYtkNH9GBf09VBixixA1Jn6F_j_nTwY14QvFDkV7LoHEjjf0UjdUqGgI6BV7_JGelIeZsdQ', 'flow-z5drx7kjh77pyjdb', 'flow-z5drx7kjh77pyjdb', 1772425800000, 0, NULL, NULL, 0, 1795804097312, 'f12cf2dbf19d78ff', NULL)
--;
INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, claimed_until, last_error, is_dead, created_at, sealed_by, trace) VALUES ('01a21e43-efe0-77a6-b2b9-ae186825db42', 'reminder', '-5vvqTXPu_TZfjj5fzgJHVn8i9yV2idbVsue1RJOPkMQ9FFGhJ6-doukvcB_rR_EZpffy07uQX3I63vbCZwqUk9kxrwbYneuOFvhDjo7LELz2q7j_Y8NlF4iA3gvd0Oe1L90zRkmjjp4FQ', 'flow-g7xx6cb97v42nh8q', 'flow-g7xx6cb97v42nh8q', 1772425800000, 0, NULL, NULL, 0, 1795804098528, 'f12cf2dbf19d78ff', NULL)
--;
INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, claimed_until, last_error, is_dead, created_at, sealed_by, trace) VALUES ('01a21e43-f0cd-771e-8e9d-5fe67385c62a', 'reminder', 'PENNl9HFUYjz61OcrRybkmrnqJ3g9VUIfsUc67V7s9ZiwyncZno_EK6JbLG5cVGpbBFV7-axDGgrRsySa5FKx8-9XqMKWfAvt5NRO8ELZIiJvalaEM96yklFYJjDR2hKB-ZC7nnSln9vIA', 'flow-g7xx6cb97v42nh8q', 'flow-g7xx6cb97v42nh8q', 1772425800000, 0, NULL, NULL, 0, 1795804098766, 'f12cf2dbf19d78ff', NULL)
--;
INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, claimed_until, last_error, is_dead, created_at, sealed_by, trace) VALUES ('01a21e43-f0f6-71f4-a22b-8082fa10c9a4', 'reminder', 'EXdRPZIpcQz28cocl6I_e65BSSK7_EeEjTLS7RV0rWrqCQbQLSJtwJa3zumGbZJaTAI0y26Iua1uVWeWFSWEp0LhPF_uR_Mh_qc6yT44d99BxHVwWPDLevIxTAWSPkHCPaCJw-zOtjdwHQ', 'flow-xczgbpfd55fp89cg', 'flow-xczgbpfd55fp89cg', 1773117000000, 0, NULL, NULL, 0, 1795804098806, 'f12cf2dbf19d78ff', NULL)
--;
INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, claimed_until, last_error, is_dead, created_at, sealed_by, trace) VALUES ('01a21e43-f1ff-7311-9f93-7d1c4e1ccfef', 'reminder', '2m0PyYDBsradmDgzQmTHER-EWfftLeMscAKtdeZnfoYMCrKvaaqPx5cBLBUbkyUnpA2PNWaV3xdx_2KA0L3Hoej5GhoqHggpGkiY4yKbCSxnXa6Gy1DBbK6nZpHWD-gWrn3abwsUAsNKig', 'flow-wjca77f2nd9jwaxt', 'flow-wjca77f2nd9jwaxt', 1772512200000, 0, NULL, NULL, 0, 1795804099071, 'f12cf2dbf19d78ff', NULL)
--;
INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, claimed_until, last_error, is_dead, created_at, sealed_by, trace) VALUES ('01a21e43-f20a-71a7-9dd3-cefd8c5ccfd7', 'reminder', '0tmbCr4DfAtrYg4pS7C_GKYgoDWwun-84pi3A1cGkUhHIKddM4FoyNSHnn0FyNEfEl7GtsqdH3TDMHZdnG-cox3wXx_Zu6Bj1QA6AO2bphqOn5yCYbgVuAWy4NIfxAK6VC1CW0HAL1mhXw', 'flow-wjca77f2nd9jwaxt', 'flow-wjca77f2nd9jwaxt', 1772512200000, 0, NULL, NULL, 0, 1795804099082, 'f12cf2dbf19d78ff', NULL)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('readiness', 1795804091175)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-e9f9-7185-ad02-dd2f004dbf78', 1795804097115)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea0b-7068-9b69-5ed6ac4ef848', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea17-737b-b905-ace969919c02', 1795804097125)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea3f-7063-8bcf-32dfb5528c64', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea7a-74a9-8d2d-d1f968c158dc', 1795804097187)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea87-71e2-be61-2e4de1712bb2', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eaa8-70ec-aa47-c896e669c7e6', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eb82-7445-aa59-afe2a77c723b', 1795804097517)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ec5a-739f-9d0c-556e5dfff8f5', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ec7d-771c-bdba-32da4012bb12', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ec8f-74fd-9d08-94a346c61552', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-edf7-77ff-8cfb-e6f493279f58', 1772438400000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-edf8-76ee-a2f6-c5d4237e4f5e', 1772438400000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eeb8-73f6-be3b-3be23174f9b9', 1795804098299)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eedf-7084-8c4d-0fea75e0a3cf', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ef2f-77d8-a701-f3c3f9a67984', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ef76-75fc-a6a3-56213c98fcf4', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ef43-7120-9514-b56b56931619', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-efdc-7231-bbef-070a7ada6262', 1795804098549)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f057-71fb-8c3d-304f96894284', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f090-7415-b5f4-1569e0022cd9', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f139-71c4-9f60-bf3b2487a787', 1773043200000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f138-74df-8b38-2ff22c131d62', 1773043200000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f232-77e4-8638-1985acc75a42', 1773043204000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f236-70d5-9629-feb783e014f7', 1773043204000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f340-769b-bd79-4861060da8e0', 1773043207000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f341-72db-b42e-7dd6d247bb3e', 1773043207000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f437-7584-aaee-e34a753d0937', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f481-7659-b3f6-79f91784e807', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f473-704f-af9f-d2163c25b684', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f499-7366-a03a-487de2600dbb', 1795804099848)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f48c-71ab-bd34-c72ee435a54f', 1773043210000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f48d-72a9-85ad-51e69124e5a0', 1773043210000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f4a8-77d9-9310-29a9985d0c3b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f4db-7097-addc-a7340e61d89c', 1772352000000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f6b8-75e2-bffa-783005725843', 1795804160846)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f6eb-7537-83db-2bba7691fe35', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f6ff-77d9-8290-a4521fdc2128', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f73f-740d-af98-d02f8a90b88b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f76c-7657-9faa-4d23fb6d530e', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f7d0-758d-a83a-bca39dce5e69', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f818-77f1-a919-65c988ac4324', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f85c-7007-a527-061bc03feb12', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f857-72eb-8498-ee8c65fc53d2', 1772352000000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fab7-701a-958a-dea2f1900336', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fab8-75bb-9cd7-cd6efc61cbb7', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-faff-71d4-9233-93a96b842bde', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fbe1-76dd-b101-73390c46c6e8', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fc36-736d-9a23-559e045766ee', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fd36-7502-b549-3ab05e666c8b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fd93-745f-b7e9-f671bbfc2302', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fdb4-77e3-b941-47fe4c9de7e2', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fde4-7157-89d7-8254241df07d', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fde5-710c-aa88-a5bc7877689a', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fdb8-7675-b510-40555a71fe07', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0081-70af-8fd5-2c22838ed05b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-036b-754c-8779-502f0b7e6541', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-03ca-755b-9fbf-c43457307bdb', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-03da-7709-8d03-f4db0d8bd278', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-03dd-700c-8df6-62981e0a9b3d', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-040f-70ec-8b2a-6ed3565b4447', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-040e-73c9-939f-b4c836b9fdca', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-044a-758b-81e9-413cc8558504', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-04d9-75cc-bb7f-99c29cbc43b6', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-04d6-718c-9c15-79baf78cd47e', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0510-7037-9293-57eaa81aaaf0', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-059e-7584-b220-caece56362cc', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-059d-75dc-9828-e208672a5967', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0646-7412-9892-c83b30891673', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0656-7437-8b54-072045538b28', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-06ac-71f3-93ec-6f818bc79466', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-06b7-76bc-b0d7-142dd49ec28d', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-076b-7497-a65f-4bd0a8688fe9', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0855-72e3-94d5-3441ff9458ef', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0921-7792-827b-72875f6b0da6', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a22-703f-af4b-1161df0190ac', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a35-7691-8ec0-3e5780098f64', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a36-77d9-bd8a-07241dc9cf42', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a84-70d7-b5ca-b62533346a5c', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a98-714b-a91e-18ef97a5d219', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0acc-77f5-ae70-67733b38c03f', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-09ea-74ee-b2f9-140764a04cd7', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0b20-706f-b4a1-ee87d18759fe', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0b27-7664-92b3-f21cdbee12df', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0b37-7547-8b68-5436986c0457', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0b7a-724a-8c01-f7a45343845b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0b7b-76ac-ab5a-0865625aaf0b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0b8c-77f4-b85e-bd375357ab48', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0c0d-7243-90ee-8680e159be7e', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0c7c-7190-a0e6-324a36e97833', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0d0a-7487-bda1-c955464a12e1', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0d13-766f-ab3c-a665bf231b1f', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0c9d-75b3-9d34-3d1f57f13cfd', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0d6a-730a-8e01-d8b3a95063dc', 1772352060000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0d6f-70e4-b74b-fe29a278379a', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0e1f-7760-8123-e69f46001379', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0ea4-72ae-b225-9a836da4567f', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0ed4-7303-a6b4-4d0c1453aaf8', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0ed3-72d1-b3ef-fc813d0bfb46', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0ed3-70f0-8663-5cf966a86e2d', 1795804106511)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0f1d-7538-83f0-b106412e66b0', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0f38-7691-a85f-70d0af2f598a', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0f52-7551-aa62-f607b3121f5c', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-100c-71d5-ae4c-e6cc1a047efd', 1772452500000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-105c-7787-ad3a-30c0c063fd04', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-10dc-7106-9818-a8082394adb0', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-10ee-7591-b32e-4aa6b8b5250e', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-11d5-721c-b809-c92a80770ef4', 1795804107238)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-11c7-72a5-bce1-cae4c5a61e69', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1257-736a-8da7-c017e0e81e3f', 1795804107384)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-129f-73db-9ee0-f2b3a15a222a', 1795804107470)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-12e6-7401-a472-3460c8baab9f', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1470-72a3-b820-3d5735b69568', 1795804107919)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-14b0-72cf-9995-df69cf15d245', 1795804107963)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-141b-744e-ae48-08b698df88d8', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1504-7596-a1e0-48088a539d59', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-161c-7241-9868-ba795afa095c', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-16ba-71eb-b077-ae5f7bf7f415', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-174f-765a-858f-6e734c589b94', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-17f4-75c8-88b4-1ff679b60eb1', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1868-75a1-9be8-7584a9daa8c2', 1772438400000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-18fb-7426-8878-9c7d95f280ad', 1795804109071)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1bf1-777b-8822-6911903789af', 1806912000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-3f75-7259-b539-6603e5090eb9', 1795804118912)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('tasks.add|01a21e43-ea09-7195-bcd3-fba7d79da1b9|flow-wjca77f2nd9jwaxt', 'own-xathvprdxu', 'B_eGDZ-POjKZgAuc19NmYi-IkC3vk-w-h9fnJJDuUmY', 201, 'VmqRDOHLn7ycKKUluyDsI3NDFNyZG5Ufz1WnjV0rm-3A5HQ5uBS6wavVYm-yQsMXIYcExl9-_NgEuAULGfrG_6Rzg1kfn_WZQ8NDLh4FTOh-6c5oYEenm-vaRUuydp92Lun8Kp5EfDO_CRONg0ciO8sEwUoUb06W6hWjpyAF8M3WvAPNX3_v2e0dsFsQiPjTv8kzh68cMIEy5f2EC9-6sVJs55PaFEgScMb5yfoE9qmcQSu92H1McZ2vbwF2jWcMxegtaSDaqAtGnpXWAGVNQINXC980k3zjXrp6T9H226t2p-BoCi78bBOucReWLrVgD_qA1yU0VWQtERH3KeCC-dhyf_bWcd13abdgMqO02orXvaKSnAQwRcIqW5oGA4yC3GkZ3OIND1nXe59aLEaESdkvKwvDttTC3hr2rRRADcO_SWL2-d4QpVzhTAkxMsjBtbJH2njCKyuKd1LzEy_GUYauZlWMXE05WZAAZ1b_RPZ_KjNw7TnNfVTDwKrwhY4Pmi-OeJPd0S04zPaiQBLUOOKb7NpuZTXHDTFvUzYoYFsiFvJohtmwBdA8QFaE8fz-ul2Z-0PTLqf-iI49yS3BNnpeqPxK3zbsQ73yloAnrEIIozA_nIxrncyomJEJt34WFSmaEuV3', 1772352060000, 1772438400000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('tasks.complete|01a21e43-ea3e-73f6-9fd0-23e6687454d3|flow-z5drx7kjh77pyjdb', 'breakfast-x9edfafsam', 'J6-nxot5UcerFNHhHXJo5jSARgYxzuBXIcGaVN_04_I', 201, 'nKIRhb08NdHg9nCr0BuFfC5OewEciW_ccSABN-UydvRdaatawgxPnHgUddZoVP0ICdSOVmU_1go_ZY7zNr9UDf3n3VWkuWj0Y9OUTC9MevyYCsdhOuoJEy0iUPKHn7eGIzSds0XvFoP5KRyrp7P5Q6qQn-g5rXuoXFy51x87gf8V9q4TPXI1vzA6KOsEOmsxsOukCKg6wSVHuoO52H4n1LpUCLvR5Mp-HE0BReBJQV9cUmx2wCTZqcZfiVLRIBjGN458TvGJdIrXqdbvQ9yxggVlia-EH_-b1Y6vm7zWfX2CqBCcG-06Ewn5HG_zqFU-qT3NGoJIyz23eOavRahEHfbB7EQEjSIIvaXOAoJHnObIb1zVUwb23I9owl38jvrWvQiImAubwLTcan-fB95UKiHfthz77qXrGJu0Iu_B9y3LIUFUQ3CFLWXQGwfDbqWBNR_0U__v1i4EjwhcyWctrmLeP8iREwQmyhZviFmicVSgmo4aJveXc4G8D3d7ztLcbYzW8y49lhQTDipuSyeJzD5-5Gme80H9xiGuG9EK6kdvwkGWGQ8iOMROsqDypfPjOV8EJy-1AA-NqJgk5tmj46wltqL7XyEviyMh79yYF9DK1MPzJMGgvrTPEDSXEWA3CpGZdl8emncoc7_BbOFBTiFICHwSmvUufgPvMsZwzQEBU8rIb2-qfo0U9MKEl21LZ61TQqxyqadIEuqJxSe3z8fXEt0h4fbqS_vdeVYqNS8uDHc2Ag9f87enabIFQwimz94LUSh2b4QJ9bahcmd_LlNDqH9ygZnooi6-_BMPH8N1K4CzBuiCbqWdW81tHupn8apfr7FRmlAdMZF_js_ndIzSn4upMZHEQ0b9FdXxbN8YXLMNttc0lBcvj0Gu3OCuQlsjHLNWI6Zvt4O_Wxj-SoEbUIsv5aM3Y2vwcVoUMcX-SxhAsa7_iVcMc7UhSX3NVvG5Djg93D3AAGY1LDAFFkTee59ruT09vay2spaC_LW88NXq4GHn962EvtmWtbSOaPv1qH50KD51mee-iFBZl4TNI_vBhGU-dAQ6kYLpETTxrZvdaxDTYIv6W_EiM1snjcf5zT08a2vmLjXh5O-w2pqGW2qLLwaDCsEKT4pFRazDCvh5trE4ek2kN1lbGmpyKaJufzVgRlRmER65mFCTJU4g4ngKZSf2mOMFm1tPj9MzIsO1pEmy9bnOe8367MMROeOrYkqp1MAZ7YGDR34lNVKZQoTQqfzWQJjJ0thUJQC4_MNK6iL3UVuzWGAOE4w9RwBfL04y_Mc1QNld5B4Z9mfpImQvMEmRMvyfESdbvrSEV0_WuxokQlKZqukDCH72BXWg7b4YLdi2rTAGK5DMfC88czRo_oI9nvaLZmvMYpFAG46zpBB-95YU0pLukyQU2GD3GV8wBQt3BRevhJtk-JX7Bw7oY9HZQAg', 1772352060000, 1772438400000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('tasks.complete|01a21e43-ec59-71bc-a4eb-1b18fe0a9f52|flow-xczgbpfd55fp89cg', 'weight-bfukf2n4pg', 'i07kgUKOZIVBmjekASCXvH6uvQIiluPzr6BYjWM_XXA', 201, 'PQ7LYdQJXGkXeafOFFfygqNouOHJw9I8-Axz4EF1pRTmyvvseYvuyH34HdrVF_2BKjxIfwID8ZQ6huMR9d0az3_Eqj_p7PSxQTUYUiHLNaM5ymMuuXQBfNOwU4z4SRpkwm-AQ3RmQVXODTzzV-jwbmD127W8HmVrNyKcGQf2m8uxFKeoH31u2-SiT3d7QRx1GeJagWw2qiFCJKkU58TbvRE1O1z0RgujS_nOQ8CioQ34rRJjqHyjuLdbMAv0jGB8mQWW5iOPX-oafocrqxuaghx3FygwIwScDrsHl0PwTmVwKrRPPv9um3lDcwOQmMOxIMnYTXT7lzG-LzpY0v1EqtevoSYcqF1M15hTZ0El7GL3MPU0243AM4rpkjEpk5M6U66NrnWv4fdusYzWBoohUkpz_SnBs_0el5am5zJ6YRpECm7QpnIP6FYU3_BiGX8Azi2s2tlg8LIhu_zvk-Z_IKNjdEn04olpdSeVpGlp9-M-J0U-mlAeSWsFFk7vISc0VwmTU1nMGKNeLJcQsI19S6rFaLKevLlKmDTgAOE8gVPRdyw6kfR46j8Ie_M3QMvIvIOW7etBDc71pOEgAcgJ0JMaMtf0zcXxLFZbcGR6Y-yvwrtFQtSh8lRGYBwrZMdb2BBP_IyhF-1AxRYlLgagdKnIk9GA11hA4JuvK3gxaa9AEFggzYyMj0eZ5YdM-IMQ7YrDZ8bjEqrKhYFuS-OKNrrgSXGx7Uw6b7S-6SJvOxXeE0CD2VQEp_M4G5hL2EFLCjczCFgf4sHCa0almUK6CfHAnfSJQ2WSCZtbVztTgIguLt2sy6Ev-OKjgmaMRqoL-feGKAlSj9n7JmAGg6od5Boxa7Mb-Qrxk0OTOh_doabuurRhxQPob1Rda1laYAX-tMzouvDun12HKc37dEqoJwLIpghqN2wl1U8YhOrXfchPBLU_UsYD1mhAGWvJjjUkVnxtVSDKeKWfvJ2QZCzh0RK89vCeNrY4q-aPVwNnvmIaysAxxeQ5BoKTxlimJNogQrXF9XkQC6wnGewXvluCPqAFi1ZWm0BUTcuWc1XVCr7ssNGx0w9qR62a04eg_k7GUFeYnCc_duT8AJJLnU3l5ze_1GbRRR1t3jFxKLwxaQyHz6Qe_6wEJ6tj0Nl9Vi9ex3zlZPPvYkwanOl2INl3JXQDKq3be7z9YA2i8NfDeLyKJUZrZqvZQ5CIKa6yXaHdtm_Qx9PrravrL6VSAXwzHaGenknmgcLdzM7z_y2P_nZVq0eCweaeL9Dx4m2X_XrYAWhmV-LxNrsBJ84iSq96d4CtRPQx7Blrfx248NOuxvsc5KK1p4etNjHZDbrD4Bx2JQoF5qpF6qVU8HpC6_M', 1772438460000, 1772524800000)
--;
INSERT INTO service_secrets (fingerprint, since) VALUES ('f12cf2dbf19d78ff', 1795804091065)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('session', '01a21e43-ea17-7384-87b7-6ae22d5132d5', NULL, 0, 1795809497190, 1)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('session', '01a21e43-f49a-74d0-b9a3-27f309971d50', NULL, 0, 1795809500379, 2)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('session', '01a21e43-f6a1-7610-af28-3a879f5d8842', NULL, 0, 1795809500379, 3)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e43-f8d5-7611-a8aa-88613c677a18', 'coach', 1, 1795809500902, 4)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e43-f9a8-75cf-b18a-24df6efa3053', 'admin', 1, 1795809501102, 5)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e43-fd93-745e-9d0f-c27b2915923f', 'admin', 1, 1795809502120, 6)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0646-7411-8ef9-8fb6cac0d2e4', 'coach', 1, 1795809504396, 7)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0a83-743f-840c-1537dc5de817', 'coach', 1, 1795809505392, 8)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0b1f-7632-b309-61ecdfa7cb8a', 'admin', 1, 1795809505549, 9)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0c0a-73a2-8c2c-9985decd19eb', 'coach', 1, 1795809505869, 10)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0d08-7512-ab3c-bc7f66344cde', 'admin', 1, 1795809506049, 11)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0f38-7690-a54b-0f1a520ce891', 'coach', 1, 1795809506641, 12)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-10db-76fa-802d-0e037befb3be', 'admin', 1, 1795809507043, 13)
--;
INSERT INTO revocation_numbers (id, value) VALUES (1, 13)
--;
INSERT INTO people (user_id, product, name, timezone, language, push_enabled, reminder_minute, profile_version, plan_id, plan_start, generator, calorie_target, protein_target, water_target, start_weight, weight, target_weight, fixed_through, streak_current, streak_longest, streak_total, freezes, best_streak, completed_tasks, photos, perfect_days, reminder_at, version, created_at) VALUES ('01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'gtsd', 'Layla', 'Asia/Riyadh', 'en', 1, 450, 2, '01a21e43-eb0d-75ab-8a4c-17d714ab3199', '2026-03-01', 'plan/1', 2259, 160, 2800, 8000, 8000, 7500, NULL, 0, 0, 0, 0, 1, 7, 0, 1, 1772425800000, 10, 1772352000000)
--;
INSERT INTO people (user_id, product, name, timezone, language, push_enabled, reminder_minute, profile_version, plan_id, plan_start, generator, calorie_target, protein_target, water_target, start_weight, weight, target_weight, fixed_through, streak_current, streak_longest, streak_total, freezes, best_streak, completed_tasks, photos, perfect_days, reminder_at, version, created_at) VALUES ('01a21e43-ea09-7195-bcd3-fba7d79da1b9', 'gtsd', 'Layla', 'Asia/Riyadh', 'en', 1, 450, 2, '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '2026-03-01', 'plan/1', 2259, 160, 2800, 8000, 8000, 7500, NULL, 0, 0, 0, 0, 0, 2, 0, 0, 1772512200000, 20, 1772352000000)
--;
INSERT INTO people (user_id, product, name, timezone, language, push_enabled, reminder_minute, profile_version, plan_id, plan_start, generator, calorie_target, protein_target, water_target, start_weight, weight, target_weight, fixed_through, streak_current, streak_longest, streak_total, freezes, best_streak, completed_tasks, photos, perfect_days, reminder_at, version, created_at) VALUES ('01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'gtsd', 'Layla', 'Asia/Riyadh', 'en', 1, 450, 7, '01a21e43-ecbc-727f-a070-a6c8739f38bf', '2026-03-01', 'plan/1', 2182, 150, 2650, 8000, 7500, 7500, '2026-03-07', 0, 0, 0, 0, 0, 3, 0, 0, 1773117000000, 24, 1772352000000)
--;
INSERT INTO people (user_id, product, name, timezone, language, push_enabled, reminder_minute, profile_version, plan_id, plan_start, generator, calorie_target, protein_target, water_target, start_weight, weight, target_weight, fixed_through, streak_current, streak_longest, streak_total, freezes, best_streak, completed_tasks, photos, perfect_days, reminder_at, version, created_at) VALUES ('01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', 'gtsd', 'Omar', 'Asia/Riyadh', 'en', 1, 450, 2, '01a21e43-ef5f-7629-aeb4-5332c7b49d84', '2026-03-01', 'plan/1', 1689, 180, 3150, 9000, 9000, 7500, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 1772512200000, 4, 1772352000000)
--;
INSERT INTO people (user_id, product, name, timezone, language, push_enabled, reminder_minute, profile_version, plan_id, plan_start, generator, calorie_target, protein_target, water_target, start_weight, weight, target_weight, fixed_through, streak_current, streak_longest, streak_total, freezes, best_streak, completed_tasks, photos, perfect_days, reminder_at, version, created_at) VALUES ('01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'gtsd', 'Layla', 'Asia/Riyadh', 'en', 1, 450, 2, '01a21e43-efd6-738f-83ee-de6dc1dd626b', '2026-03-01', 'plan/1', 2259, 160, 2800, 8000, 8000, 7500, NULL, 0, 0, 0, 0, 0, 1, 1, 0, 1772425800000, 4, 1772352000000)
--;
INSERT INTO people (user_id, product, name, timezone, language, push_enabled, reminder_minute, profile_version, plan_id, plan_start, generator, calorie_target, protein_target, water_target, start_weight, weight, target_weight, fixed_through, streak_current, streak_longest, streak_total, freezes, best_streak, completed_tasks, photos, perfect_days, reminder_at, version, created_at) VALUES ('01a21e43-f056-7260-a2da-73884fbe8904', 'gtsd', 'Omar', 'Asia/Riyadh', 'en', 1, 450, 2, '01a21e43-f0c9-7716-a762-7f5b35b52759', '2026-03-01', 'plan/1', 1689, 180, 3150, 9000, 9000, 7500, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 1772425800000, 2, 1772352000000)
--;
INSERT INTO zones (user_id, since, zone) VALUES ('01a21e43-ea3e-73f6-9fd0-23e6687454d3', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO zones (user_id, since, zone) VALUES ('01a21e43-ea09-7195-bcd3-fba7d79da1b9', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO zones (user_id, since, zone) VALUES ('01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO zones (user_id, since, zone) VALUES ('01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO zones (user_id, since, zone) VALUES ('01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO zones (user_id, since, zone) VALUES ('01a21e43-f056-7260-a2da-73884fbe8904', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb0d-75ac-86d4-2294587c3ac3', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb0e-73f7-a692-5061cf786732', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb0e-73f8-8a16-bf442a5481ba', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'meal.breakfast', 2, 'meal', 450, 1, 127, '{"calories":565,"proteinG":40.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb0e-73f9-85e3-7fd392c9eb0e', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'supplement.daily', 3, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb0e-73fa-8e77-8fa5b10d9f65', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'meal.lunch', 4, 'meal', 780, 1, 127, '{"calories":790,"proteinG":56.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb0e-73fb-9b20-bc7232995ba1', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'meal.snack.afternoon.1', 5, 'meal', 990, 3, 127, '{"calories":226,"proteinG":16.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb1d-71d3-8ee6-d49535eda059', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'cardio.steady', 6, 'cardio', 1065, 1, 42, '{"minutes":30}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb1d-71d4-b1f5-ecb1c6813078', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'workout.strength', 7, 'workout', 1065, 1, 21, '{"reps":12,"sets":3}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb1e-7772-bfd3-d714efa5f008', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'meal.dinner', 8, 'meal', 1200, 1, 127, '{"calories":678,"proteinG":48.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb1e-7773-b7a0-5b4dcf512b09', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'hydration.1', 9, 'hydration', 1245, 2, 127, '{"ml":2800}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb40-7484-80b3-f9887848636b', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb40-7485-b7da-9619f7764db5', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb40-7486-acfd-ff9007fda070', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', 'meal.breakfast', 2, 'meal', 450, 1, 127, '{"calories":565,"proteinG":40.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb40-7487-ae3b-f3b3f1345080', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', 'supplement.daily', 3, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb40-7488-bbdc-c9dadf1cba6f', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', 'meal.lunch', 4, 'meal', 780, 1, 127, '{"calories":790,"proteinG":56.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb40-7489-acbd-1fe2c71f6875', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', 'meal.snack.afternoon.1', 5, 'meal', 990, 3, 127, '{"calories":226,"proteinG":16.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb41-766b-9e9f-27435247acc6', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', 'cardio.steady', 6, 'cardio', 1065, 1, 42, '{"minutes":30}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb41-766c-95a9-281c449aa094', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', 'workout.strength', 7, 'workout', 1065, 1, 21, '{"reps":12,"sets":3}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb41-766d-a489-a98df92595f0', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', 'meal.dinner', 8, 'meal', 1200, 1, 127, '{"calories":678,"proteinG":48.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-eb41-766e-a1ca-e8cee594b583', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', 'hydration.1', 9, 'hydration', 1245, 2, 127, '{"ml":2800}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-ecbd-7054-8ea3-e0b750476a46', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-ecbd-7055-9b03-cfb8026bf304', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-ecbd-7056-912a-b1e17db8fcf7', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'meal.breakfast', 2, 'meal', 450, 1, 127, '{"calories":545,"proteinG":38.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-ecbd-7057-a6b6-87765e2e16b1', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'supplement.daily', 3, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-ecbd-7058-b650-8bf180effc26', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'meal.lunch', 4, 'meal', 780, 1, 127, '{"calories":764,"proteinG":52.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-ecbd-7059-8074-9160aa97a7cc', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'meal.snack.afternoon.1', 5, 'meal', 990, 3, 127, '{"calories":218,"proteinG":15.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-ecbd-705a-9f2d-fa7d3975dbec', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'cardio.steady', 6, 'cardio', 1065, 1, 42, '{"minutes":30}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-ecbe-75cc-b16b-9589034d4744', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'workout.strength', 7, 'workout', 1065, 1, 21, '{"reps":12,"sets":3}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-ecbe-75cd-b839-a2394493dc45', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'meal.dinner', 8, 'meal', 1200, 1, 127, '{"calories":655,"proteinG":45.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-ecbe-75ce-8909-bc3cef6ecbae', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'hydration.1', 9, 'hydration', 1245, 2, 127, '{"ml":2650}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-ef5f-762a-9a2b-9c4a537fef6e', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-ef60-70d1-91b9-df2ee819cfa9', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-ef60-70d2-a04d-c8343d006d30', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', 'supplement.daily', 2, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-ef60-70d3-800a-9ea06c2d7643', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', 'meal.lunch', 3, 'meal', 750, 1, 127, '{"calories":909,"proteinG":97.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-ef60-70d4-aaed-eb2250cd10a9', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', 'cardio.steady', 4, 'cardio', 1065, 1, 42, '{"minutes":20}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-ef60-70d5-bca7-a07539bd62cc', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', 'workout.strength', 5, 'workout', 1065, 1, 21, '{"reps":12,"sets":2}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-ef60-70d6-8904-8d0b6f38be5f', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', 'meal.dinner', 6, 'meal', 1170, 1, 127, '{"calories":780,"proteinG":83.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-ef60-70d7-a220-07ac6daa05f3', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', 'hydration.1', 7, 'hydration', 1245, 2, 127, '{"ml":3150}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-efd6-7390-9310-0a2186db9f91', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-efd7-7755-ad00-3a040692c532', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-efd7-7756-8b9e-a7d3aa32d9fb', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'meal.breakfast', 2, 'meal', 450, 1, 127, '{"calories":565,"proteinG":40.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-efd7-7757-9c0f-2fb48bf8d25c', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'supplement.daily', 3, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-efdd-764b-a785-7172c781af99', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'meal.lunch', 4, 'meal', 780, 1, 127, '{"calories":790,"proteinG":56.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-efdd-764c-9f0d-6168f3d4531a', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'meal.snack.afternoon.1', 5, 'meal', 990, 3, 127, '{"calories":226,"proteinG":16.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-efde-7334-ac7c-b102745ad979', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'cardio.steady', 6, 'cardio', 1065, 1, 42, '{"minutes":30}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-efde-7335-9699-2928b9277964', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'workout.strength', 7, 'workout', 1065, 1, 21, '{"reps":12,"sets":3}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-efde-7336-9ec9-0b4729698057', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'meal.dinner', 8, 'meal', 1200, 1, 127, '{"calories":678,"proteinG":48.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-efde-7337-8943-0056b305a5ed', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'hydration.1', 9, 'hydration', 1245, 2, 127, '{"ml":2800}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-f0c9-7717-89be-d40db85cf21d', '01a21e43-f056-7260-a2da-73884fbe8904', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-f0ca-7786-8b1c-ed2ded27da21', '01a21e43-f056-7260-a2da-73884fbe8904', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-f0ca-7787-8681-b5fd813c6255', '01a21e43-f056-7260-a2da-73884fbe8904', 'supplement.daily', 2, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-f0ca-7788-96e7-1ab703b40105', '01a21e43-f056-7260-a2da-73884fbe8904', 'meal.lunch', 3, 'meal', 750, 1, 127, '{"calories":909,"proteinG":97.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-f0ca-7789-b474-bb6d27263e77', '01a21e43-f056-7260-a2da-73884fbe8904', 'cardio.steady', 4, 'cardio', 1065, 1, 42, '{"minutes":20}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-f0ca-778a-b71d-2a7651f44451', '01a21e43-f056-7260-a2da-73884fbe8904', 'workout.strength', 5, 'workout', 1065, 1, 21, '{"reps":12,"sets":2}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-f0cb-77f1-9c65-0b30017ecf87', '01a21e43-f056-7260-a2da-73884fbe8904', 'meal.dinner', 6, 'meal', 1170, 1, 127, '{"calories":780,"proteinG":83.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a21e43-f0cc-7346-94e9-ab059b194d73', '01a21e43-f056-7260-a2da-73884fbe8904', 'hydration.1', 7, 'hydration', 1245, 2, 127, '{"ml":3150}', 1)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a21e43-ea3e-73f6-9fd0-23e6687454d3', '2026-03-01', 7, 7, NULL, 1772352000000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a21e43-ea09-7195-bcd3-fba7d79da1b9', '2026-03-01', 9, 1, NULL, 1772352000000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '2026-03-01', 7, 0, 'missed', 1772352000000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a21e43-ea09-7195-bcd3-fba7d79da1b9', '2026-03-05', 13, 0, NULL, 1772352000000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '2026-03-02', 8, 1, 'missed', 1772425800000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '2026-03-03', 7, 0, 'missed', 1772512200000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '2026-03-04', 7, 0, 'missed', 1772598600000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', '2026-03-01', 5, 0, NULL, 1772352000000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a21e43-ef3d-753e-bd20-fc2b0651aa6b', '2026-03-01', 7, 1, NULL, 1772352000000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '2026-03-05', 7, 0, 'missed', 1772685000000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '2026-03-06', 7, 0, 'missed', 1772771400000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '2026-03-07', 7, 0, 'missed', 1772857800000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a21e43-f056-7260-a2da-73884fbe8904', '2026-03-01', 5, 0, NULL, 1772352000000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '2026-03-08', 7, 0, NULL, 1772944200000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '2026-03-09', 9, 2, NULL, 1773030600000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a21e43-ea09-7195-bcd3-fba7d79da1b9', '2026-03-02', 9, 1, NULL, 1772352000000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', '2026-03-02', 6, 0, NULL, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eb1f-773c-a664-c478fe4c8f6b', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', '01a21e43-eb0d-75ab-8a4c-17d714ab3199', '01a21e43-eb0d-75ac-86d4-2294587c3ac3', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'completed', 420, 3, '{}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eb1f-773d-9976-188bccda6418', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', '01a21e43-eb0d-75ab-8a4c-17d714ab3199', '01a21e43-eb0e-73f8-8a16-bf442a5481ba', 'meal.breakfast', '2026-03-01', NULL, NULL, 'meal', 'completed', 450, 1, '{"calories":565,"proteinG":40.0}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eb20-73ee-b231-58a7cf22726d', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', '01a21e43-eb0d-75ab-8a4c-17d714ab3199', '01a21e43-eb0e-73f9-85e3-7fd392c9eb0e', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'completed', 495, 3, '{}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eb20-73ef-9bf0-d980375edd58', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', '01a21e43-eb0d-75ab-8a4c-17d714ab3199', '01a21e43-eb0e-73fa-8e77-8fa5b10d9f65', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'completed', 780, 1, '{"calories":790,"proteinG":56.0}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eb20-73f0-9a3e-417769e6ba26', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', '01a21e43-eb0d-75ab-8a4c-17d714ab3199', '01a21e43-eb0e-73fb-9b20-bc7232995ba1', 'meal.snack.afternoon.1', '2026-03-01', NULL, NULL, 'meal', 'completed', 990, 3, '{"calories":226,"proteinG":16.0}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eb20-73f1-a288-23af6e5a59ac', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', '01a21e43-eb0d-75ab-8a4c-17d714ab3199', '01a21e43-eb1e-7772-bfd3-d714efa5f008', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'completed', 1200, 1, '{"calories":678,"proteinG":48.0}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eb20-73f2-9ab2-75b04efdded9', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', '01a21e43-eb0d-75ab-8a4c-17d714ab3199', '01a21e43-eb1e-7773-b7a0-5b4dcf512b09', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'completed', 1245, 2, '{"ml":2800}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eb42-72d5-9f69-a53bd856f0c2', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb40-7484-80b3-f9887848636b', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eb42-72d6-84a0-ee29d0d7bf7b', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb40-7486-acfd-ff9007fda070', 'meal.breakfast', '2026-03-01', NULL, NULL, 'meal', 'pending', 540, 2, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eb4e-737d-b0b6-630c70922c76', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb40-7487-ae3b-f3b3f1345080', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eb4f-72df-97c8-c975080339f5', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb40-7488-bbdc-c9dadf1cba6f', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eb4f-72e0-bbb3-8309c11a12c1', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb40-7489-acbd-1fe2c71f6875', 'meal.snack.afternoon.1', '2026-03-01', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eb4f-72e1-a9b4-5ab2cf50f59b', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb41-766d-a489-a98df92595f0', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eb4f-72e2-923e-7bdd213f824d', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb41-766e-a1ca-e8cee594b583', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ec78-7590-8076-979cab3a7afd', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', NULL, '01a21e43-ec78-7591-98a3-748f275f09cd', NULL, '2026-03-01', 'مممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممم', NULL, 'meal', 'completed', 1320, 2, '{}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ecc0-77db-87b7-24b69a155421', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7054-8ea3-e0b750476a46', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ecc0-77dc-8b04-971e2ab3e140', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7056-912a-b1e17db8fcf7', 'meal.breakfast', '2026-03-01', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ecc0-77dd-9ae8-d09b90d5fb49', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7057-a6b6-87765e2e16b1', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ecc0-77de-a61d-78d4fc2ff5a7', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7058-b650-8bf180effc26', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ecc0-77df-9f35-23feaf9b0e71', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7059-8074-9160aa97a7cc', 'meal.snack.afternoon.1', '2026-03-01', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ecc1-7232-9e4e-df3b7ef95ccb', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75cd-b839-a2394493dc45', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ecc1-7233-99b9-684d7a01fd8d', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75ce-8909-bc3cef6ecbae', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ecdf-748f-b22e-4cddbf281b9b', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb40-7486-acfd-ff9007fda070', 'meal.breakfast', '2026-03-05', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ecdf-7490-bf2a-02005503a019', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb40-7487-ae3b-f3b3f1345080', 'supplement.daily', '2026-03-05', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ecdf-7491-8660-9624a16625f9', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb40-7488-bbdc-c9dadf1cba6f', 'meal.lunch', '2026-03-05', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ecdf-7492-a913-40a0cd260c8a', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb40-7489-acbd-1fe2c71f6875', 'meal.snack.afternoon.1', '2026-03-05', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ecdf-7493-b168-e206fe832461', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb41-766b-9e9f-27435247acc6', 'cardio.steady', '2026-03-05', NULL, NULL, 'cardio', 'pending', 1065, 1, '{"minutes":30}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ecdf-7494-b56f-38ff0d919873', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb41-766d-a489-a98df92595f0', 'meal.dinner', '2026-03-05', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ecdf-7495-83cd-afc9c0750711', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb41-766e-a1ca-e8cee594b583', 'hydration.1', '2026-03-05', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ece0-7671-9b91-aaedfe1319e6', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', NULL, '01a21e43-ece0-7672-a5d5-7644a1de6048', NULL, '2026-03-05', 'Run', NULL, 'cardio', 'pending', 1439, 2, '{"minutes":30,"distanceKm":5.0,"steps":6000}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ed5d-752c-9398-17943d61fd36', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', NULL, '01a21e43-ed5d-752d-b85b-20868021148e', NULL, '2026-03-05', 'Iftar', NULL, 'meal', 'pending', 1439, 2, '{"calories":0,"proteinG":32.5}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ed78-76dd-896c-7ed6d72a176a', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7055-9b03-cfb8026bf304', 'weight.weekly', '2026-03-02', NULL, NULL, 'weightLog', 'completed', 435, 2, '{}', 1772438400000, 1772425800000, 1772438400000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ed78-76de-928f-6573c2a6e87d', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7056-912a-b1e17db8fcf7', 'meal.breakfast', '2026-03-02', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ed80-7258-987d-9a00f2f67b5d', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7057-a6b6-87765e2e16b1', 'supplement.daily', '2026-03-02', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ed80-7259-a337-c699a4f36199', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7058-b650-8bf180effc26', 'meal.lunch', '2026-03-02', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ed80-725a-83bc-00adf52301b3', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7059-8074-9160aa97a7cc', 'meal.snack.afternoon.1', '2026-03-02', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ed81-7585-84b9-d6dbf00a50ab', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75cc-b16b-9589034d4744', 'workout.strength', '2026-03-02', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ed81-7586-b25f-35d12a0065db', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75cd-b839-a2394493dc45', 'meal.dinner', '2026-03-02', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ed81-7587-ad44-2fcb624bdf5d', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75ce-8909-bc3cef6ecbae', 'hydration.1', '2026-03-02', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ed92-7296-9bc1-0a603c0bcd11', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', NULL, '01a21e43-ed92-7297-8f54-618b02a54223', NULL, '2026-03-05', 'Omega-3', NULL, 'supplement', 'pending', 1439, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eda9-7023-9970-ce57e5d8567f', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', NULL, '01a21e43-eda9-7024-be07-d6ffe2a34425', NULL, '2026-03-05', 'Water', NULL, 'hydration', 'pending', 1439, 2, '{"ml":10000}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-edbf-70dd-ac56-a6a0ba5b2cd9', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', NULL, '01a21e43-edbf-70de-8c2a-7e5a095c43b0', NULL, '2026-03-05', 'Scale', NULL, 'weightLog', 'pending', 1439, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-edd5-706a-a6ce-6de70bcd5259', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', NULL, '01a21e43-edd5-706b-bd01-5971c7251c31', NULL, '2026-03-05', 'Mirror', NULL, 'progressPhoto', 'pending', 1439, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eee8-7655-a839-b14429092dc1', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7056-912a-b1e17db8fcf7', 'meal.breakfast', '2026-03-03', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eee8-7656-a2f1-202f837daead', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7057-a6b6-87765e2e16b1', 'supplement.daily', '2026-03-03', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eee8-7657-b216-af5b481d4fe4', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7058-b650-8bf180effc26', 'meal.lunch', '2026-03-03', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eee8-7658-83cd-928a2e05b7c2', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7059-8074-9160aa97a7cc', 'meal.snack.afternoon.1', '2026-03-03', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eee8-7659-9f34-8b66c6e134ce', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-705a-9f2d-fa7d3975dbec', 'cardio.steady', '2026-03-03', NULL, NULL, 'cardio', 'pending', 1065, 1, '{"minutes":30}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eee8-765a-a455-b9607d4c2040', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75cd-b839-a2394493dc45', 'meal.dinner', '2026-03-03', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-eee8-765b-ad2c-c6ee43f1399e', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75ce-8909-bc3cef6ecbae', 'hydration.1', '2026-03-03', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ef54-70e4-ad53-3e8157109ec2', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7056-912a-b1e17db8fcf7', 'meal.breakfast', '2026-03-04', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ef54-70e5-bbdc-69aa333fcb05', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7057-a6b6-87765e2e16b1', 'supplement.daily', '2026-03-04', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ef54-70e6-ba6f-74f79374438d', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7058-b650-8bf180effc26', 'meal.lunch', '2026-03-04', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ef54-70e7-9889-2df5aba36eaa', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7059-8074-9160aa97a7cc', 'meal.snack.afternoon.1', '2026-03-04', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ef54-70e8-8259-b835f05f84b9', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75cc-b16b-9589034d4744', 'workout.strength', '2026-03-04', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ef54-70e9-bba3-7ec8d159a1dc', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75cd-b839-a2394493dc45', 'meal.dinner', '2026-03-04', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ef54-70ea-b2ea-a6c9848cb83a', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75ce-8909-bc3cef6ecbae', 'hydration.1', '2026-03-04', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ef61-7330-80a1-019e541dac18', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', '01a21e43-ef5f-7629-aeb4-5332c7b49d84', '01a21e43-ef5f-762a-9a2b-9c4a537fef6e', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ef61-7331-9129-b1f32e75a5d9', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', '01a21e43-ef5f-7629-aeb4-5332c7b49d84', '01a21e43-ef60-70d2-a04d-c8343d006d30', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ef61-7332-9ca8-899495b92d69', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', '01a21e43-ef5f-7629-aeb4-5332c7b49d84', '01a21e43-ef60-70d3-800a-9ea06c2d7643', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 750, 1, '{"calories":909,"proteinG":97.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ef61-7333-ab25-5f160bdaaec6', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', '01a21e43-ef5f-7629-aeb4-5332c7b49d84', '01a21e43-ef60-70d6-8904-8d0b6f38be5f', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1170, 1, '{"calories":780,"proteinG":83.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-ef61-7334-8c01-90f886fbb547', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', '01a21e43-ef5f-7629-aeb4-5332c7b49d84', '01a21e43-ef60-70d7-a220-07ac6daa05f3', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":3150}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-efdf-72db-8df7-4a9d54a20af2', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', '01a21e43-efd6-738f-83ee-de6dc1dd626b', '01a21e43-efd6-7390-9310-0a2186db9f91', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'completed', 420, 3, '{}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-efe0-77a0-9a98-f95ec1aa814c', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', '01a21e43-efd6-738f-83ee-de6dc1dd626b', '01a21e43-efd7-7756-8b9e-a7d3aa32d9fb', 'meal.breakfast', '2026-03-01', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-efe0-77a1-b191-30926884382d', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', '01a21e43-efd6-738f-83ee-de6dc1dd626b', '01a21e43-efd7-7757-9c0f-2fb48bf8d25c', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-efe0-77a2-b50d-6ce32ca9c092', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', '01a21e43-efd6-738f-83ee-de6dc1dd626b', '01a21e43-efdd-764b-a785-7172c781af99', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-efe0-77a3-a7c3-59b331e60ca6', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', '01a21e43-efd6-738f-83ee-de6dc1dd626b', '01a21e43-efdd-764c-9f0d-6168f3d4531a', 'meal.snack.afternoon.1', '2026-03-01', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-efe0-77a4-932f-f930c62af5e6', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', '01a21e43-efd6-738f-83ee-de6dc1dd626b', '01a21e43-efde-7336-9ec9-0b4729698057', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-efe0-77a5-9ac5-60bece08b6ae', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', '01a21e43-efd6-738f-83ee-de6dc1dd626b', '01a21e43-efde-7337-8943-0056b305a5ed', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f01a-7693-9a81-da77659457b2', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7056-912a-b1e17db8fcf7', 'meal.breakfast', '2026-03-05', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f01b-719a-9c45-b4cd36e735b4', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7057-a6b6-87765e2e16b1', 'supplement.daily', '2026-03-05', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f01b-719b-8929-5fb2cce174db', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7058-b650-8bf180effc26', 'meal.lunch', '2026-03-05', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f01b-719c-9a22-ffa0b45a14f0', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7059-8074-9160aa97a7cc', 'meal.snack.afternoon.1', '2026-03-05', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f01b-719d-b39f-8bd145159b82', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-705a-9f2d-fa7d3975dbec', 'cardio.steady', '2026-03-05', NULL, NULL, 'cardio', 'pending', 1065, 1, '{"minutes":30}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f01b-719e-af12-6bc69e539261', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75cd-b839-a2394493dc45', 'meal.dinner', '2026-03-05', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f01b-719f-bf9b-585b73889606', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75ce-8909-bc3cef6ecbae', 'hydration.1', '2026-03-05', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f05b-77b7-9b05-e050f0a775b3', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7056-912a-b1e17db8fcf7', 'meal.breakfast', '2026-03-06', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f05b-77b8-b90a-35eeef7fefd8', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7057-a6b6-87765e2e16b1', 'supplement.daily', '2026-03-06', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f05b-77b9-878d-a8ae6b5cc38c', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7058-b650-8bf180effc26', 'meal.lunch', '2026-03-06', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f05b-77ba-a1e6-208e7ea18fca', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7059-8074-9160aa97a7cc', 'meal.snack.afternoon.1', '2026-03-06', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f05b-77bb-85a7-fd42e366d692', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75cc-b16b-9589034d4744', 'workout.strength', '2026-03-06', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f05b-77bc-94ec-d9bfa6016720', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75cd-b839-a2394493dc45', 'meal.dinner', '2026-03-06', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f05b-77bd-af99-3152c0486fde', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75ce-8909-bc3cef6ecbae', 'hydration.1', '2026-03-06', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f090-7433-bcca-c4f72da42384', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7056-912a-b1e17db8fcf7', 'meal.breakfast', '2026-03-07', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f090-7434-9bd0-f6dce31e8d83', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7057-a6b6-87765e2e16b1', 'supplement.daily', '2026-03-07', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f090-7435-8e85-30b22bbeb40e', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7058-b650-8bf180effc26', 'meal.lunch', '2026-03-07', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f090-7436-8874-1ba800395453', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7059-8074-9160aa97a7cc', 'meal.snack.afternoon.1', '2026-03-07', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f090-7437-a36d-c8200335ecaf', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-705a-9f2d-fa7d3975dbec', 'cardio.steady', '2026-03-07', NULL, NULL, 'cardio', 'pending', 1065, 1, '{"minutes":30}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f090-7438-9dde-8639445b23bc', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75cd-b839-a2394493dc45', 'meal.dinner', '2026-03-07', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f090-7439-b396-ca875a085041', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75ce-8909-bc3cef6ecbae', 'hydration.1', '2026-03-07', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0cd-7719-8370-3994625e8c2b', '01a21e43-f056-7260-a2da-73884fbe8904', '01a21e43-f0c9-7716-a762-7f5b35b52759', '01a21e43-f0c9-7717-89be-d40db85cf21d', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0cd-771a-bdb3-a5a674c3d585', '01a21e43-f056-7260-a2da-73884fbe8904', '01a21e43-f0c9-7716-a762-7f5b35b52759', '01a21e43-f0ca-7787-8681-b5fd813c6255', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0cd-771b-abf0-510637daf587', '01a21e43-f056-7260-a2da-73884fbe8904', '01a21e43-f0c9-7716-a762-7f5b35b52759', '01a21e43-f0ca-7788-96e7-1ab703b40105', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 750, 1, '{"calories":909,"proteinG":97.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0cd-771c-8457-92be480487cd', '01a21e43-f056-7260-a2da-73884fbe8904', '01a21e43-f0c9-7716-a762-7f5b35b52759', '01a21e43-f0cb-77f1-9c65-0b30017ecf87', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1170, 1, '{"calories":780,"proteinG":83.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0cd-771d-87b1-98f4b2f811ae', '01a21e43-f056-7260-a2da-73884fbe8904', '01a21e43-f0c9-7716-a762-7f5b35b52759', '01a21e43-f0cc-7346-94e9-ab059b194d73', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":3150}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0d0-7190-abb9-b1dcf4a110cd', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7054-8ea3-e0b750476a46', 'photo.weekly', '2026-03-08', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0d0-7191-a474-e23eb79fe9f7', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7056-912a-b1e17db8fcf7', 'meal.breakfast', '2026-03-08', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0d0-7192-a56e-1cdd35286fde', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7057-a6b6-87765e2e16b1', 'supplement.daily', '2026-03-08', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0d0-7193-9054-911bb9cafa29', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7058-b650-8bf180effc26', 'meal.lunch', '2026-03-08', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0d0-7194-966d-5ce35476474e', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7059-8074-9160aa97a7cc', 'meal.snack.afternoon.1', '2026-03-08', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0d0-7195-9864-b1e7a0dce898', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75cd-b839-a2394493dc45', 'meal.dinner', '2026-03-08', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0d0-7196-9966-31e05b641add', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75ce-8909-bc3cef6ecbae', 'hydration.1', '2026-03-08', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0f4-735d-b9e9-1414e3f428c2', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7055-9b03-cfb8026bf304', 'weight.weekly', '2026-03-09', NULL, NULL, 'weightLog', 'completed', 435, 2, '{}', 1773043200000, 1773030600000, 1773043200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0f4-735e-ac20-3d9040e2ccf2', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7056-912a-b1e17db8fcf7', 'meal.breakfast', '2026-03-09', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0f4-735f-adbb-0e64f7a18b97', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7057-a6b6-87765e2e16b1', 'supplement.daily', '2026-03-09', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0f4-7360-9b17-dfb7f5864709', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7058-b650-8bf180effc26', 'meal.lunch', '2026-03-09', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0f4-7361-89d4-b1fd246219b0', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbd-7059-8074-9160aa97a7cc', 'meal.snack.afternoon.1', '2026-03-09', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0f4-7362-8b76-fdc9e5ab0e75', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75cc-b16b-9589034d4744', 'workout.strength', '2026-03-09', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0f5-730b-9fc2-1fd50452cca0', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75cd-b839-a2394493dc45', 'meal.dinner', '2026-03-09', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f0f5-730c-ae87-6581c87fdab3', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '01a21e43-ecbc-727f-a070-a6c8739f38bf', '01a21e43-ecbe-75ce-8909-bc3cef6ecbae', 'hydration.1', '2026-03-09', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f193-7615-b481-2ee67d0c7c5f', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb40-7485-b7da-9619f7764db5', 'weight.weekly', '2026-03-02', NULL, NULL, 'weightLog', 'pending', 435, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f193-7616-ba95-0ed8692d1310', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb40-7486-acfd-ff9007fda070', 'meal.breakfast', '2026-03-02', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f193-7617-b86b-8604508128fc', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb40-7487-ae3b-f3b3f1345080', 'supplement.daily', '2026-03-02', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f193-7618-9d18-72e4aa0b2080', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb40-7488-bbdc-c9dadf1cba6f', 'meal.lunch', '2026-03-02', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f193-7619-a1e0-f74d7818bd0c', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb40-7489-acbd-1fe2c71f6875', 'meal.snack.afternoon.1', '2026-03-02', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f193-761a-9f92-e57d9ad9477f', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb41-766c-95a9-281c449aa094', 'workout.strength', '2026-03-02', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f193-761b-95fc-ac4544b619e6', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb41-766d-a489-a98df92595f0', 'meal.dinner', '2026-03-02', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f194-74cf-bcc8-4422c339017e', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '01a21e43-eb40-7483-87e4-2d82ffd4ce56', '01a21e43-eb41-766e-a1ca-e8cee594b583', 'hydration.1', '2026-03-02', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f194-74d0-a6fd-20ee41597492', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', NULL, '01a21e43-f194-74d1-b2dc-faa19872843d', NULL, '2026-03-02', 'Pack the bag', NULL, 'workout', 'completed', 1439, 2, '{}', 1772438400000, 1772352000000, 1772438400000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f1dc-728b-a0fa-6db09aa0025f', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', NULL, '01a21e43-f1dc-728c-a381-75b04faed594', NULL, '2026-03-01', 'Stretch', NULL, 'workout', 'pending', 1439, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f209-74dc-95d3-409b2b4c73aa', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', '01a21e43-ef5f-7629-aeb4-5332c7b49d84', '01a21e43-ef60-70d1-91b9-df2ee819cfa9', 'weight.weekly', '2026-03-02', NULL, NULL, 'weightLog', 'pending', 435, 2, '{}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f209-74dd-9604-54fd28c98c5c', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', '01a21e43-ef5f-7629-aeb4-5332c7b49d84', '01a21e43-ef60-70d2-a04d-c8343d006d30', 'supplement.daily', '2026-03-02', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f209-74de-b8bd-6ad191f54aec', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', '01a21e43-ef5f-7629-aeb4-5332c7b49d84', '01a21e43-ef60-70d3-800a-9ea06c2d7643', 'meal.lunch', '2026-03-02', NULL, NULL, 'meal', 'pending', 750, 1, '{"calories":909,"proteinG":97.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f209-74df-a1a9-37f668e383ed', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', '01a21e43-ef5f-7629-aeb4-5332c7b49d84', '01a21e43-ef60-70d5-bca7-a07539bd62cc', 'workout.strength', '2026-03-02', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":2}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f209-74e0-8bb9-547ff1278760', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', '01a21e43-ef5f-7629-aeb4-5332c7b49d84', '01a21e43-ef60-70d6-8904-8d0b6f38be5f', 'meal.dinner', '2026-03-02', NULL, NULL, 'meal', 'pending', 1170, 1, '{"calories":780,"proteinG":83.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f209-74e1-b727-31f19a3a0c8d', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', '01a21e43-ef5f-7629-aeb4-5332c7b49d84', '01a21e43-ef60-70d7-a220-07ac6daa05f3', 'hydration.1', '2026-03-02', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":3150}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a21e43-f426-7375-a40d-57ebb9953c4d', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', NULL, '01a21e43-f426-7376-8c81-2c665c45457d', NULL, '2026-03-09', 'Evening scale', NULL, 'weightLog', 'completed', 1439, 2, '{}', 1773043209000, 1773043209000, 1773043209000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a21e43-ebfe-73d6-938d-e689f0f6405e', '01a21e43-eb1f-773d-9976-188bccda6418', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'text_log', 'Oats with dates 🥣 and laban', NULL, NULL, 'بعد الفجر', 0, 1772352000000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a21e43-ec4a-744e-9506-8768ceb70176', '01a21e43-eb20-73ef-9bf0-d980375edd58', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'metrics', NULL, '{"calories":640,"proteinG":42.5}', NULL, 'Kabsa', 0, 1772352000000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a21e43-ec5d-75ed-bf90-3ca268e30b15', '01a21e43-eb20-73f2-9ab2-75b04efdded9', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'metrics', NULL, '{"ml":1800}', NULL, NULL, 0, 1772352000000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a21e43-ec8d-75b0-a0bc-2b9d60412a78', '01a21e43-eb20-73ee-b231-58a7cf22726d', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'text_log', 'Vitamin D', NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a21e43-ecac-717d-a408-b2db1e88b353', '01a21e43-eb1f-773c-a664-c478fe4c8f6b', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'text_log', 'Front and side, by the window', NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a21e43-ece2-71d9-abeb-d9e7e62d5ca3', '01a21e43-eb20-73f0-9a3e-417769e6ba26', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'metrics', NULL, '{"calories":180}', NULL, NULL, 0, 1772352000000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a21e43-ed96-7369-b351-54affe9d2d03', '01a21e43-eb20-73f1-a288-23af6e5a59ac', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'text_log', 'Grilled fish and salad', NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a21e43-ede0-74b6-ab62-cf5fe31672de', '01a21e43-ed78-76dd-896c-7ed6d72a176a', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'metrics', NULL, '{"weightKg":79.2}', NULL, NULL, 0, 1772438400000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a21e43-f115-7619-a57e-5cfadfed5862', '01a21e43-ec78-7590-8076-979cab3a7afd', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', 'metrics', NULL, '{"calories":250}', NULL, NULL, 0, 1772352000000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a21e43-f15e-70f1-b014-de4bfafb5dcf', '01a21e43-f0f4-735d-b9e9-1414e3f428c2', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'metrics', NULL, '{"weightKg":77.4}', NULL, NULL, 0, 1773043200000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a21e43-f290-7489-8523-a3d6e260563c', '01a21e43-f194-74d0-a6fd-20ee41597492', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', 'text_log', 'Packed', NULL, NULL, NULL, 0, 1772438400000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a21e43-f409-77f6-beab-b448ed69eda5', '01a21e43-efdf-72db-8df7-4a9d54a20af2', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'photo_reference', NULL, NULL, '01a21e43-f2f6-748b-8722-01241cff9048', 'By the window', 0, 1772352000000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a21e43-f44f-735a-8fe4-44f8bef37a44', '01a21e43-f426-7375-a40d-57ebb9953c4d', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'metrics', NULL, '{"weightKg":75.0}', NULL, NULL, 0, 1773043209000)
--;
INSERT INTO user_badges (user_id, code, earned_at, seen_at, share_token) VALUES ('01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'day_one_done', 1772352000000, NULL, NULL)
--;
INSERT INTO user_badges (user_id, code, earned_at, seen_at, share_token) VALUES ('01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'perfect_day', 1772352000000, NULL, NULL)
--;
INSERT INTO user_badges (user_id, code, earned_at, seen_at, share_token) VALUES ('01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'goal_halfway', 1773043200000, NULL, NULL)
--;
INSERT INTO user_badges (user_id, code, earned_at, seen_at, share_token) VALUES ('01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'first_photo', 1772352000000, NULL, NULL)
--;
INSERT INTO user_badges (user_id, code, earned_at, seen_at, share_token) VALUES ('01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'goal_reached', 1773043209000, NULL, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a21e43-ed07-7335-bd49-409a0f62195b', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'badge:day_one_done', 'badge', 'day_one_done', 1772352000000, 1772352000000)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a21e43-ed82-7120-a706-358d2ee330d0', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'reminder:2026-03-02', 'reminder', '8 2026-03-02', 1772425800000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a21e43-ed98-75da-a206-cf08df06e5b2', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'badge:perfect_day', 'badge', 'perfect_day', 1772352000000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a21e43-eee9-71bd-8dfe-4ad7f99a1730', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'reminder:2026-03-03', 'reminder', '7 2026-03-03', 1772512200000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a21e43-ef54-70eb-a705-ee59a3ec850a', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'reminder:2026-03-04', 'reminder', '7 2026-03-04', 1772598600000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a21e43-f01e-7356-92cb-a2265ff7fad7', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'reminder:2026-03-05', 'reminder', '7 2026-03-05', 1772685000000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a21e43-f05c-7381-9afd-244b3c6d4f92', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'reminder:2026-03-06', 'reminder', '7 2026-03-06', 1772771400000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a21e43-f092-70a8-8597-202b9541bd83', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'reminder:2026-03-07', 'reminder', '7 2026-03-07', 1772857800000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a21e43-f0d1-7777-8f24-e476de580d97', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'reminder:2026-03-08', 'reminder', '7 2026-03-08', 1772944200000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a21e43-f0f5-730d-ad45-49f753a55fcb', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'reminder:2026-03-09', 'reminder', '8 2026-03-09', 1773030600000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a21e43-f15e-70f2-91f0-02be4e63cd5a', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'badge:goal_halfway', 'badge', 'goal_halfway', 1773043200000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a21e43-f1ff-730f-926f-a3cd8359401c', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', 'reminder:2026-03-02', 'reminder', '9 2026-03-02', 1772425800000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a21e43-f20a-71a5-a24b-8187a648730f', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', 'reminder:2026-03-02', 'reminder', '6 2026-03-02', 1772425800000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a21e43-f40a-70a4-a0c9-1cd73f945778', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'badge:first_photo', 'badge', 'first_photo', 1772352000000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a21e43-f457-74c2-b49c-0222c32c5604', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'badge:goal_reached', 'badge', 'goal_reached', 1773043209000, NULL)
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
CREATE INDEX departed_age ON departed (departed_at)
--;
CREATE INDEX tasks_day ON tasks (user_id, date, due_minute, id)
--;
CREATE INDEX user_badges_code ON user_badges (code)
--;
CREATE INDEX notifications_user ON notifications (user_id, created_at, id)
--;
CREATE INDEX analytics_events_age ON analytics_events (received_at)
--;
CREATE INDEX notifications_age ON notifications (created_at)
