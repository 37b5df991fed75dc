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
    email TEXT,
    phone TEXT,
    avatar_id TEXT,
    timezone TEXT,
    language TEXT,
    date_of_birth TEXT,
    gender TEXT,
    primary_goal TEXT,
    target_weight BIGINT,
    target_date TEXT,
    motivation TEXT,
    weight BIGINT,
    height BIGINT,
    activity_level TEXT,
    diets TEXT,
    allergies TEXT,
    meals_per_day BIGINT,
    bmr BIGINT,
    tdee BIGINT,
    calorie_target BIGINT,
    protein_target BIGINT,
    water_target BIGINT,
    projected_date TEXT,
    formula TEXT,
    onboarded_at BIGINT,
    main_goal TEXT,
    workout_location TEXT,
    first_intake_at BIGINT,
    age BIGINT,
    intake_weight BIGINT,
    intake_height BIGINT,
    experience_level TEXT,
    workout_frequency BIGINT,
    injuries TEXT,
    second_intake_at BIGINT,
    fitness_score BIGINT,
    calls_remaining BIGINT,
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL)
--;
CREATE TABLE departed (user_id TEXT PRIMARY KEY, departed_at BIGINT NOT NULL)
--;
CREATE TABLE entitlements (
    user_id TEXT PRIMARY KEY,
    tier TEXT NOT NULL,
    version BIGINT NOT NULL)
--;
CREATE TABLE onboarding_positions (
    user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
    step TEXT NOT NULL,
    updated_at BIGINT NOT NULL)
--;
CREATE TABLE onboarding_steps (
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    step TEXT NOT NULL,
    is_skipped BIGINT NOT NULL,
    answers TEXT NOT NULL,
    updated_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, step))
--;
CREATE TABLE partners (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    position BIGINT NOT NULL,
    name TEXT NOT NULL,
    email TEXT,
    phone TEXT,
    relationship TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    UNIQUE (user_id, email),
    UNIQUE (user_id, phone),
    CONSTRAINT partner_limit CHECK (position BETWEEN 0 AND 9),
    UNIQUE (user_id, position))
--;
CREATE TABLE prompts (
    user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
    has_seen BIGINT NOT NULL,
    last_shown_at BIGINT,
    times_deferred BIGINT NOT NULL,
    has_completed BIGINT NOT NULL,
    has_scheduled BIGINT NOT NULL,
    is_dismissed BIGINT NOT NULL,
    last_choice TEXT,
    last_launch TEXT,
    deferred_launches TEXT NOT NULL)
--;
CREATE TABLE scores (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    value BIGINT NOT NULL,
    formula TEXT NOT NULL,
    at BIGINT NOT NULL)
--;
CREATE TABLE activity (
    user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
    workouts BIGINT NOT NULL,
    longest_streak BIGINT NOT NULL,
    calls_at BIGINT)
--;
CREATE TABLE achievements (
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    earned_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, kind))
--;
CREATE TABLE weights (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    date TEXT NOT NULL,
    weight BIGINT NOT NULL,
    unit TEXT NOT NULL,
    note TEXT,
    created_at BIGINT NOT NULL)
--;
CREATE TABLE measurements (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    type TEXT NOT NULL,
    value BIGINT NOT NULL,
    unit TEXT NOT NULL,
    taken_at BIGINT NOT NULL)
--;
CREATE TABLE scans (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    date TEXT NOT NULL,
    metrics TEXT NOT NULL,
    note TEXT,
    created_at BIGINT NOT NULL)
--;
CREATE TABLE settings (
    user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
    theme TEXT,
    units TEXT,
    push_enabled BIGINT,
    reminder_time TEXT,
    workout_reminders BIGINT,
    message_notifications BIGINT,
    progress_updates BIGINT)
--;
CREATE TABLE tutorials (
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    feature TEXT NOT NULL,
    seen_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, feature))
--;
CREATE TABLE devices (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    token TEXT NOT NULL,
    -- A token may be longer than an index entry.
    token_hash TEXT NOT NULL UNIQUE,
    platform TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    registered_at BIGINT NOT NULL, browser_key TEXT, browser_secret TEXT)
--;
CREATE TABLE tickets (
    number BIGINT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    product TEXT NOT NULL,
    subject TEXT NOT NULL,
    message TEXT NOT NULL,
    email TEXT,
    created_at BIGINT NOT NULL,
    closed_at BIGINT)
--;
CREATE TABLE ticket_counter (id BIGINT PRIMARY KEY, last BIGINT NOT NULL)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 1, 'create work', '156b17e2dbc9c564', 0, 1795804090826)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 2, 'create inbox', 'b97437e51378e6e4', 0, 1795804090835)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 3, 'create idempotency keys', '8d1421329e7eff06', 0, 1795804090840)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 4, 'note whose secret sealed work', '6d8c8af90fa4fcd6', 0, 1795804090842)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 5, 'create service secrets', '64a768f0361567a2', 0, 1795804090850)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 6, 'create turns', '09bbb6e69f90d75d', 0, 1795804090860)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 7, 'note what work is part of', '94a0930c43fce00b', 0, 1795804090867)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('revocations', 1, 'create revocations', '6a00a7943fe62da6', 0, 1795804090877)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('profile', 100, 'create people', '18c019b393d51468', 0, 1795804090885)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('entitlements', 1, 'create entitlements', 'c994b92f41d7d109', 0, 1795804090895)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('profile', 102, 'create onboarding drafts', '5ddf1a7e3f88b276', 0, 1795804090906)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('profile', 103, 'create partners', '1b829b4d9c12adbe', 0, 1795804090913)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('profile', 104, 'create prompts, scores and achievements', '6d3c327dc0e86daa', 0, 1795804090923)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('profile', 105, 'create weights, measurements and scans', 'b676fd89f05d72ef', 0, 1795804090931)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('profile', 106, 'create settings, tutorials and devices', 'ef2699f324b3d90b', 0, 1795804090937)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('profile', 107, 'create support tickets', '0875822c29e03ac2', 0, 1795804090944)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('profile', 108, 'find tickets by product', '2721add422e39dab', 0, 1795804090956)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('profile', 109, 'devices that are browsers', '13e6cc82e0e9591c', 0, 1795804090967)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('profile', 110, 'find targets at their floor', '939397bcdcc1aee3', 0, 1795804090974)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('departed', 2, 'find the departed by age', '64cae586d551b874', 0, 1795804090981)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (1, 'create work', '156b17e2dbc9c564', 1795804090826)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795804090835)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795804090840)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (100, 'create people', '18c019b393d51468', 1795804090885)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (101, 'create entitlements', 'c994b92f41d7d109', 1795804090895)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (102, 'create onboarding drafts', '5ddf1a7e3f88b276', 1795804090906)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (103, 'create partners', '1b829b4d9c12adbe', 1795804090913)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (104, 'create prompts, scores and achievements', '6d3c327dc0e86daa', 1795804090923)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (105, 'create weights, measurements and scans', 'b676fd89f05d72ef', 1795804090931)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (106, 'create settings, tutorials and devices', 'ef2699f324b3d90b', 1795804090937)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (107, 'create support tickets', '0875822c29e03ac2', 1795804090944)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('readiness', 1795804091455)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-e9f9-7185-ad02-dd2f004dbf78', 1795804097114)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea0b-7068-9b69-5ed6ac4ef848', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea17-737b-b905-ace969919c02', 1795804097127)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea3f-7063-8bcf-32dfb5528c64', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea7a-74a9-8d2d-d1f968c158dc', 1795804097198)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eb82-7445-aa59-afe2a77c723b', 1795804097508)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ec5a-739f-9d0c-556e5dfff8f5', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ec8f-74fd-9d08-94a346c61552', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eeb8-73f6-be3b-3be23174f9b9', 1795804098294)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eedf-7084-8c4d-0fea75e0a3cf', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ef43-7120-9514-b56b56931619', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-efdc-7231-bbef-070a7ada6262', 1795804098547)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f057-71fb-8c3d-304f96894284', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f437-7584-aaee-e34a753d0937', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f499-7366-a03a-487de2600dbb', 1795804099855)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f614-769e-a052-1ae85700f1d1', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f6b8-75e2-bffa-783005725843', 1795804160846)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f818-77f1-a919-65c988ac4324', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f8c7-76fc-ba9a-3d91608f22b5', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f8d5-7612-8398-0328e6fdc70d', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f8ee-7179-a880-fd29c51c63be', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f9a9-77da-9643-2cf682d5bafb', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f9bd-735a-8d00-d3712c1e0a64', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fa84-7031-818f-f79e02e1be3a', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-faa9-715e-8bca-9440d35eeb07', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-faa8-7765-b899-16fe2f90ba6f', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-faf5-7291-b59b-188e74e12f78', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-faff-71d4-9233-93a96b842bde', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fb48-7407-a376-47dda3eb6803', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fb72-74fc-89a1-d4a119b3f97b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fbde-70ff-95cc-0ae4fb69a321', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fc29-7433-a0ae-d93a52bc7e2b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fc44-7084-af3f-b338138a6244', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fc36-736d-9a23-559e045766ee', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fc61-726c-8f80-705c1df05f13', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fd36-7502-b549-3ab05e666c8b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fd93-745f-b7e9-f671bbfc2302', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fdb4-77e3-b941-47fe4c9de7e2', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fdb8-7675-b510-40555a71fe07', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fe83-77a4-99b4-d098dbf9e1c6', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-feda-77cb-9b5f-b1d92e018011', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0033-749a-8354-597b41a4ac9f', 1773691200000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0081-70af-8fd5-2c22838ed05b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-01fc-709f-8c6b-faa357dcdbbc', 1775030400000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-02e5-73c5-bf26-c97131499232', 1775030400000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-036b-754c-8779-502f0b7e6541', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-03ca-755b-9fbf-c43457307bdb', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0466-754c-881b-9a7159789142', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-044a-758b-81e9-413cc8558504', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-04bb-757e-838c-06af63cd0afa', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0510-7037-9293-57eaa81aaaf0', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-05fd-748c-bccf-734b4601851a', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0646-7412-9892-c83b30891673', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0652-7763-961f-332440697a06', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-06ac-71f3-93ec-6f818bc79466', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-06eb-72e5-a560-b43fbb3f6a90', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-072b-75a8-b0c2-0568a6f53f76', 1772352060000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0946-70c6-b316-7084606edbe2', 1772353800000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a22-703f-af4b-1161df0190ac', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a85-71aa-8f65-8d9eeec2b8bc', 1772352000000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0b94-76ad-bc99-90ecb27611d0', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0c0d-7243-90ee-8680e159be7e', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0bf6-72e6-8cb0-b585c05b467c', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0c7c-7190-a0e6-324a36e97833', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0d0a-7487-bda1-c955464a12e1', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0d13-766f-ab3c-a665bf231b1f', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0d6a-730a-8e01-d8b3a95063dc', 1772352060000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0dd8-77b8-b7ee-348c200f1c28', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0e08-76f7-9fe1-6ddb6ca28c48', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0ea4-72ae-b225-9a836da4567f', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0ed3-70f0-8663-5cf966a86e2d', 1795804106514)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0f21-7111-8266-f44c2b0ef3ff', 1772352000000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1169-709a-8653-7ef26dcc79a4', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-11d5-721c-b809-c92a80770ef4', 1795804107235)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1257-736a-8da7-c017e0e81e3f', 1795804107385)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-129f-73db-9ee0-f2b3a15a222a', 1795804107469)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1470-72a3-b820-3d5735b69568', 1795804107917)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-14b0-72cf-9995-df69cf15d245', 1795804107962)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-18fb-7426-8878-9c7d95f280ad', 1795804109069)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-3f75-7259-b539-6603e5090eb9', 1795804118911)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('profile.recordWeight|service:tasks|flow-xczgbpfd55fp89cg', '01a21e43-ede0-74b7-a888-3c29f28d80e8', 'aC3Kcu721qtRFvwQjoHggRgkQ5W4VzBzUwxn-rCZtOI', 201, '38u_JNru2S_28Vb4-yg-ewvkrwYuSY22UOqQn1uTcfvL_85NiFXPlDVK5eJBKpjUfjmeeKVvnXPEc6NImHN4lYvhdufBryhg4oyFgylX2aiNScSGL97fFXYdw-mi9Yev44I5YR0059-6ngUf1zMbuCqcuqFMydvoFBWDzlW1B7bGPC6gcNN3yn4jIDGjzI4fS4agLc-0ev9Oz0DWhE3jhQo4vm53AQqJXSXJ6TwI_NZVXVg', 1772438460000, 1772524800000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('profile.recordWeight|service:tasks|flow-xczgbpfd55fp89cg', '01a21e43-f457-74c1-a060-63d68e6fc25f', 'ZSZ7kBuSii1oyS5iI4J1WjbtjFNWyrZbTMMyWArKuzM', 201, 'OqXCiv0Vw3IyVeIytOCZnTzCQVpWH5kmSrEReJRMJSZID9O9oSk3SwzMAfuOtq5Hh9EWWEkxFsPmwlMapkwgfBEzl_Pv8GFxpieGnFByunD8DmRvMQ4USt4WHm1gusYAWlNSa39uozYWdE_sXDdQ2bC99t7W0qkoNvZIdxZKWTJ4EZEh-NztG8McBhLzNj9jYdGRAaR9mg9OFQJD7rlKXYkyKNcz4MBlRYc7rOpCyvdlbcE', 1773043269000, 1773129609000)
--;
INSERT INTO service_secrets (fingerprint, since) VALUES ('f12cf2dbf19d78ff', 1795804091383)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('session', '01a21e43-ea17-7384-87b7-6ae22d5132d5', NULL, 0, 1795809497220, 1)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('session', '01a21e43-f49a-74d0-b9a3-27f309971d50', NULL, 0, 1795809500370, 2)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('session', '01a21e43-f6a1-7610-af28-3a879f5d8842', NULL, 0, 1795809500370, 3)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e43-f8d5-7611-a8aa-88613c677a18', 'coach', 1, 1795809500909, 4)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e43-f9a8-75cf-b18a-24df6efa3053', 'admin', 1, 1795809501101, 5)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e43-fd93-745e-9d0f-c27b2915923f', 'admin', 1, 1795809502119, 6)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0646-7411-8ef9-8fb6cac0d2e4', 'coach', 1, 1795809504402, 7)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0a83-743f-840c-1537dc5de817', 'coach', 1, 1795809505389, 8)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0b1f-7632-b309-61ecdfa7cb8a', 'admin', 1, 1795809505541, 9)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0c0a-73a2-8c2c-9985decd19eb', 'coach', 1, 1795809505879, 10)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0d08-7512-ab3c-bc7f66344cde', 'admin', 1, 1795809506049, 11)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0f38-7690-a54b-0f1a520ce891', 'coach', 1, 1795809506650, 12)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-10db-76fa-802d-0e037befb3be', 'admin', 1, 1795809507038, 13)
--;
INSERT INTO revocation_numbers (id, value) VALUES (1, 13)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-e9f7-749f-882a-bd44d087c4a3', 'gtsd', 'Layla', 'layla.p3aphtwyhp@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, 1795804097055, 1795804097359)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-ea09-7195-bcd3-fba7d79da1b9', 'gtsd', 'Layla', 'layla.xathvprdxu@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1996-03-01', 'male', 'lose_weight', 7500, '2026-12-01', 'To climb Jabal Sawda', 8000, 18000, 'moderately_active', '["halal"]', '["peanuts"]', 4, 1780, 2759, 2259, 160, 2800, '2026-05-17', 'mifflin-st-jeor/2', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'gtsd', 'Layla', 'layla.x9edfafsam@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1996-03-01', 'male', 'lose_weight', 7500, '2026-12-01', 'To climb Jabal Sawda', 8000, 18000, 'moderately_active', '["halal"]', '["peanuts"]', 4, 1780, 2759, 2259, 160, 2800, '2026-05-17', 'mifflin-st-jeor/2', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-ea16-7465-bd1c-9fa2d94e19ad', 'gtsd', 'ليلى Haddad', 'layla.ahvdynvw28@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804096981, 1795804096981)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-eb81-70b1-958b-a98ebda89199', 'gtsd', 'Rana', 'rana.p3aphtwyhp@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804097439, 1795804097439)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'gtsd', 'Layla', 'layla.bfukf2n4pg@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1996-03-01', 'male', 'lose_weight', 7500, '2026-12-01', 'To climb Jabal Sawda', 7500, 18000, 'moderately_active', '["halal"]', '["peanuts"]', 4, 1730, 2682, 2182, 150, 2650, NULL, 'mifflin-st-jeor/2', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 7, 1772352000000, 1773043209000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-ec85-72e4-869e-9f715a5077b7', 'gtsd', 'Layla', 'layla.c8qmw8dzfs@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-eeb6-7379-9287-d446d74af15c', 'gtsd', 'Layla', 'layla.zqgquqq8wb@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804098256, 1795804098256)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', 'gtsd', 'Omar', 'omar.xathvprdxu@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1990-05-20', 'male', 'lose_weight', 7500, '2030-01-01', NULL, 9000, 17500, 'sedentary', '[]', '[]', 2, 1824, 2189, 1689, 180, 3150, '2026-10-18', 'mifflin-st-jeor/2', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'gtsd', 'Layla', 'layla.sbuhj5hagr@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1996-03-01', 'male', 'lose_weight', 7500, '2026-12-01', 'To climb Jabal Sawda', 8000, 18000, 'moderately_active', '["halal"]', '["peanuts"]', 4, 1780, 2759, 2259, 160, 2800, '2026-05-17', 'mifflin-st-jeor/2', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-efd9-760d-ad5d-2cbad6e609c8', 'gtsd', 'Omar', 'omar.zqgquqq8wb@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804098382, 1795804098382)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-f056-7260-a2da-73884fbe8904', 'gtsd', 'Omar', 'omar.sbuhj5hagr@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1990-05-20', 'male', 'lose_weight', 7500, '2030-01-01', NULL, 9000, 17500, 'sedentary', '[]', '[]', 2, 1824, 2189, 1689, 180, 3150, '2026-10-18', 'mifflin-st-jeor/2', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-f42c-71ad-bac5-6131562624b9', 'fitcoach', 'Faisal', NULL, '+966501586821', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, 28, 8500, 17501, 'beginner', 3, '["none"]', 1772352000000, 65, NULL, 15, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-f498-76d8-9443-de8753834359', 'fitcoach', NULL, NULL, '+966500392230', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804099735, 1795804099735)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 'fitcoach', 'Faisal', NULL, '+966501803571', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, 28, 8500, 17500, 'beginner', 3, '["none"]', 1772352000000, 65, 0, 3, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-f8d5-7611-a8aa-88613c677a18', 'fitcoach', NULL, NULL, '+966551803571', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-f9a8-75cf-b18a-24df6efa3053', 'fitcoach', NULL, NULL, '+966541803571', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-faa7-7360-9601-cf5ac09d2b1e', 'fitcoach', 'Faisal', NULL, '+966500344463', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-faff-71d3-b352-5a58ca6605fd', 'fitcoach', NULL, NULL, '+966501953443', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-fc36-736c-b349-9b73748c1b45', 'fitcoach', NULL, NULL, '+966500389819', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-fcc4-7370-94a8-86bee61f7580', 'fitcoach', 'Demo', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-fd36-7501-805b-d6381662255d', 'fitcoach', NULL, NULL, '+966508518417', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-fd93-745e-9d0f-c27b2915923f', 'fitcoach', NULL, NULL, '+966548518417', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e43-fdb7-7301-a07e-f34726fb6e26', 'fitcoach', 'Faisal', NULL, '+966500280225', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-0081-70ae-a94d-97dc79fec399', 'fitcoach', NULL, NULL, '+966500442267', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-036b-754b-9656-2f77dfce6047', 'fitcoach', 'Faisal', NULL, '+966506722552', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, 28, 8500, 17500, 'beginner', 3, '["knee"]', 1772352000000, 60, NULL, 3, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-03c6-7218-822b-571329c5cef3', 'fitcoach', 'Faisal', NULL, '+966501917351', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', 'fitcoach', 'Faisal', NULL, '+966501046271', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 'fitcoach', 'Faisal', NULL, '+966506256288', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-0646-7411-8ef9-8fb6cac0d2e4', 'fitcoach', NULL, NULL, '+966551917351', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 'fitcoach', 'Faisal', NULL, '+966500041406', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-0a83-743f-840c-1537dc5de817', 'fitcoach', NULL, NULL, '+966550041406', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-0b1f-7632-b309-61ecdfa7cb8a', 'fitcoach', NULL, NULL, '+966540041406', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 'fitcoach', 'Faisal', NULL, '+966501046220', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-0c0a-73a2-8c2c-9985decd19eb', 'fitcoach', NULL, NULL, '+966551046220', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-0d08-7512-ab3c-bc7f66344cde', 'fitcoach', NULL, NULL, '+966541046220', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-0d69-70cf-9a83-591087cbdd64', 'fitcoach', NULL, NULL, '+966590041406', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352060000, 1772352060000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'fitcoach', 'Faisal', NULL, '+966505702581', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-0ed0-75f7-a154-318f67119a29', 'ironlift', 'Fahad', 'fahad.t7kzkzg3dc@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804106403, 1795804106403)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 'fitcoach', NULL, NULL, '+966555702581', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-100b-7234-93d6-6302d3f5332f', 'fitcoach', NULL, NULL, '+966591046220', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772452500000, 1772452500000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-10db-76fa-802d-0e037befb3be', 'fitcoach', NULL, NULL, '+966545702581', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-11d4-7351-92ff-5e70a3a2e1a8', 'ironlift', 'Fahad', 'fahad.fh29376y4a@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804107167, 1795804107167)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-1257-7368-868f-f3d8468b6a9c', 'stack', 'Noura', 'noura.qbwccz72yt@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804107287, 1795804107287)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-1299-71b6-b89d-e6974fbe4ddd', 'stack', 'Sami', 'sami.qbwccz72yt@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804107362, 1795804107362)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-146f-75b8-962f-425a1130c601', 'stack', 'Noura', 'noura.yqrbvj4bzs@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804107857, 1795804107857)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-14af-74b2-bfaf-f4ee7c650510', 'stack', 'Sami', 'sami.yqrbvj4bzs@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804107905, 1795804107905)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-18fa-716c-a75e-cc79c3f32255', 'gtsd', 'Layla', 'layla.qbwccz72yt@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804109032, 1795804109032)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a21e44-3f75-7257-b375-1d904afe7781', 'gtsd', 'Layla', 'layla.browser@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804118884, 1795804118884)
--;
INSERT INTO entitlements (user_id, tier, version) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 'premium', 1)
--;
INSERT INTO entitlements (user_id, tier, version) VALUES ('01a21e43-faa7-7360-9601-cf5ac09d2b1e', 'smart_premium', 3)
--;
INSERT INTO entitlements (user_id, tier, version) VALUES ('01a21e43-fdb7-7301-a07e-f34726fb6e26', 'premium', 4)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a21e43-ea3f-7110-afac-99e45f60e6f5', '01a21e43-e9f7-749f-882a-bd44d087c4a3', 1, 'سارة', NULL, '+966501234567', 'family', 1795804097087)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a21e43-ea81-703e-b36b-83a91cfaf28c', '01a21e43-e9f7-749f-882a-bd44d087c4a3', 2, 'One more', 'p.f5dddad0-ad7f-45dc-8752-b2283f59dda6@example.com', NULL, 'colleague', 1795804097153)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a21e43-ead9-70c5-a45f-9e617df575de', '01a21e43-e9f7-749f-882a-bd44d087c4a3', 3, 'One more', 'p.5ae9408e-40ea-4986-a603-2e70de59fab0@example.com', NULL, 'colleague', 1795804097241)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a21e43-eae8-7431-bfab-745483d63f73', '01a21e43-e9f7-749f-882a-bd44d087c4a3', 4, 'One more', 'p.8d33d706-f29f-470d-9136-ee5ea971ef02@example.com', NULL, 'colleague', 1795804097256)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a21e43-eb09-716a-8a01-dff1f64bcf8c', '01a21e43-e9f7-749f-882a-bd44d087c4a3', 5, 'One more', 'p.1c04ce48-5365-4ffb-9387-890fb43a9a0b@example.com', NULL, 'colleague', 1795804097289)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a21e43-eb1e-700f-a83c-f1c143a4fd86', '01a21e43-e9f7-749f-882a-bd44d087c4a3', 6, 'One more', 'p.933bfdab-8447-4600-be56-4f0379a15440@example.com', NULL, 'colleague', 1795804097310)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a21e43-eb27-77f9-afb0-011a436ca443', '01a21e43-e9f7-749f-882a-bd44d087c4a3', 7, 'One more', 'p.77f40c9e-2bab-4784-9de6-5e3cad51ada0@example.com', NULL, 'colleague', 1795804097318)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a21e43-eb2c-709d-b173-bfb0e2c3592e', '01a21e43-e9f7-749f-882a-bd44d087c4a3', 8, 'One more', 'p.aabb92ee-873f-41c2-beb9-76289643fbeb@example.com', NULL, 'colleague', 1795804097324)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a21e43-eb32-75d3-b717-a4bc0c6d632f', '01a21e43-e9f7-749f-882a-bd44d087c4a3', 9, 'One more', 'p.43fb25ce-eec5-4217-afc3-16c461053ee4@example.com', NULL, 'colleague', 1795804097329)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a21e43-eb4f-7321-97b0-e5ed2b8041bb', '01a21e43-e9f7-749f-882a-bd44d087c4a3', 0, 'Eleventh', 'eleventh.p3aphtwyhp@example.com', NULL, 'coach', 1795804097359)
--;
INSERT INTO prompts (user_id, has_seen, last_shown_at, times_deferred, has_completed, has_scheduled, is_dismissed, last_choice, last_launch, deferred_launches) VALUES ('01a21e43-f42c-71ad-bac5-6131562624b9', 0, NULL, 0, 1, 0, 1, NULL, NULL, '[]')
--;
INSERT INTO prompts (user_id, has_seen, last_shown_at, times_deferred, has_completed, has_scheduled, is_dismissed, last_choice, last_launch, deferred_launches) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 1, 1772352000000, 0, 1, 1, 1, 'schedule_call', 'L1', '[]')
--;
INSERT INTO prompts (user_id, has_seen, last_shown_at, times_deferred, has_completed, has_scheduled, is_dismissed, last_choice, last_launch, deferred_launches) VALUES ('01a21e44-036b-754b-9656-2f77dfce6047', 0, NULL, 0, 1, 0, 1, NULL, NULL, '[]')
--;
INSERT INTO prompts (user_id, has_seen, last_shown_at, times_deferred, has_completed, has_scheduled, is_dismissed, last_choice, last_launch, deferred_launches) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 0, NULL, 0, 0, 1, 0, NULL, NULL, '[]')
--;
INSERT INTO scores (id, user_id, value, formula, at) VALUES ('01a21e43-f4a6-70a3-be75-972bcbe6198a', '01a21e43-f42c-71ad-bac5-6131562624b9', 65, 'fitness-score/1', 1772352000000)
--;
INSERT INTO scores (id, user_id, value, formula, at) VALUES ('01a21e43-fbe1-76dc-b15d-e3ae08fbc50b', '01a21e43-f817-768b-9395-6d8907289a8f', 65, 'fitness-score/1', 1772352000000)
--;
INSERT INTO scores (id, user_id, value, formula, at) VALUES ('01a21e44-0655-735d-8dbc-e0424fa540ba', '01a21e44-036b-754b-9656-2f77dfce6047', 60, 'fitness-score/1', 1772352000000)
--;
INSERT INTO activity (user_id, workouts, longest_streak, calls_at) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 0, 0, 1772352000000)
--;
INSERT INTO activity (user_id, workouts, longest_streak, calls_at) VALUES ('01a21e44-03c6-7218-822b-571329c5cef3', 1, 1, NULL)
--;
INSERT INTO activity (user_id, workouts, longest_streak, calls_at) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 0, 0, 1772352000000)
--;
INSERT INTO achievements (user_id, kind, earned_at) VALUES ('01a21e44-03c6-7218-822b-571329c5cef3', 'first_workout', 1772353800000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a21e43-ea7e-7570-95c7-a8ecf7bd78ce', '01a21e43-ea09-7195-bcd3-fba7d79da1b9', '2026-03-01', 8000, 'kg', NULL, 1772352000000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a21e43-eaa8-70eb-adca-50dafdf9cc8b', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', '2026-03-01', 8000, 'kg', NULL, 1772352000000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a21e43-ec7d-771b-9c26-65933e0fe538', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '2026-03-01', 8000, 'kg', NULL, 1772352000000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a21e43-edf5-763b-a9fe-2adf8c009efe', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '2026-03-02', 7920, 'kg', NULL, 1772438400000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a21e43-ef2e-76bf-a674-cf0a1277fbec', '01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', '2026-03-01', 9000, 'kg', NULL, 1772352000000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a21e43-ef76-75fb-b33e-1b935f747a6f', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', '2026-03-01', 8000, 'kg', NULL, 1772352000000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a21e43-f090-7414-839c-bff1e04089d3', '01a21e43-f056-7260-a2da-73884fbe8904', '2026-03-01', 9000, 'kg', NULL, 1772352000000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a21e43-f136-74da-98fd-3f9f664ee724', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '2026-03-09', 7740, 'kg', NULL, 1773043200000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a21e43-f231-7763-8ca3-c5d5a8a617a7', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '2026-03-09', 7711, 'lb', NULL, 1773043203000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a21e43-f340-769a-8961-2abd13d12e0f', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '2026-03-09', 7990, 'kg', NULL, 1773043206000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a21e43-f48b-73dd-9069-455846a32f66', '01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', '2026-03-09', 7500, 'kg', NULL, 1773043209000)
--;
INSERT INTO measurements (id, user_id, type, value, unit, taken_at) VALUES ('01a21e43-ecc3-7676-8a5d-7017942a9238', '01a21e43-ec85-72e4-869e-9f715a5077b7', 'waist', 3300, 'in', 1772352000000)
--;
INSERT INTO measurements (id, user_id, type, value, unit, taken_at) VALUES ('01a21e43-ece7-755e-a90a-57b41265f604', '01a21e43-ec85-72e4-869e-9f715a5077b7', 'body_fat', 1850, 'percent', 1771138800000)
--;
INSERT INTO scans (id, user_id, date, metrics, note, created_at) VALUES ('01a21e43-fb52-71ea-ba6c-4ed93b8de4d4', '01a21e43-faa7-7360-9601-cf5ac09d2b1e', '2026-02-01', '{"weightKg":87.0,"bodyFatPct":20.5,"muscleMassKg":66.0,"visceralFat":8.0,"bodyWaterPct":60.0,"bmi":28.4,"fatMassKg":16.1,"skeletalMuscleKg":38.6,"bmr":1850.0,"proteinKg":13.6,"mineralsKg":4.6,"waistHipRatio":0.9}', NULL, 1772352000000)
--;
INSERT INTO scans (id, user_id, date, metrics, note, created_at) VALUES ('01a21e43-fb7f-7795-bb80-59e944b80b7f', '01a21e43-faa7-7360-9601-cf5ac09d2b1e', '2026-03-01', '{"weightKg":87.0,"bodyFatPct":18.5,"muscleMassKg":68.0,"visceralFat":8.0,"bodyWaterPct":60.0,"bmi":28.4,"fatMassKg":16.1,"skeletalMuscleKg":38.6,"bmr":1850.0,"proteinKg":13.6,"mineralsKg":4.6,"waistHipRatio":0.9}', NULL, 1772352000000)
--;
INSERT INTO devices (id, user_id, token, token_hash, platform, created_at, registered_at, browser_key, browser_secret) VALUES ('01a21e43-eb53-7741-82a2-95c7be5c2ede', '01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'push-x9edfafsam', 'R6n0MSISICcrIii23XBe4Glh_AptcEMhVTyytl_AeUE', 'ios', 1772352000000, 1772352000000, NULL, NULL)
--;
INSERT INTO devices (id, user_id, token, token_hash, platform, created_at, registered_at, browser_key, browser_secret) VALUES ('01a21e43-ef1b-7188-9e1e-22f51f55bc73', '01a21e43-eeb6-7379-9287-d446d74af15c', 'web-zqgquqq8wb', '58NNoa2maA-_pyEDLz33bYzA_gQciSY81pUWNK31bfA', 'web', 1795804098331, 1795804098331, NULL, NULL)
--;
INSERT INTO tickets (number, user_id, product, subject, message, email, created_at, closed_at) VALUES (1001, '01a21e43-faff-71d3-b352-5a58ca6605fd', 'fitcoach', 'وقت التذكير zgfuac4u65', 'The reminder came an hour late.
يصل متأخرًا ساعة.', 'faisal.zgfuac4u65@example.com', 1772352000000, NULL)
--;
INSERT INTO tickets (number, user_id, product, subject, message, email, created_at, closed_at) VALUES (1002, '01a21e43-faff-71d3-b352-5a58ca6605fd', 'fitcoach', 'Another', 'Still late.', NULL, 1772352000000, NULL)
--;
INSERT INTO ticket_counter (id, last) VALUES (1, 1002)
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
CREATE INDEX scores_user ON scores (user_id, at, id)
--;
CREATE INDEX weights_user ON weights (user_id, date, id)
--;
CREATE INDEX measurements_user ON measurements (user_id, taken_at, id)
--;
CREATE INDEX measurements_type ON measurements (user_id, type, taken_at, id)
--;
CREATE INDEX scans_user ON scans (user_id, date, id)
--;
CREATE INDEX devices_user ON devices (user_id, registered_at, id)
--;
CREATE INDEX tickets_user ON tickets (user_id, number)
--;
CREATE INDEX tickets_product ON tickets (product, number)
--;
CREATE INDEX people_floor ON people (user_id) WHERE calorie_target <= 1200
--;
CREATE INDEX departed_age ON departed (departed_at)
