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
    profile_version BIGINT NOT NULL,
    name TEXT,
    timezone TEXT NOT NULL,
    language TEXT NOT NULL,
    goal TEXT,
    created_at BIGINT NOT NULL)
--;
CREATE TABLE coaches (
    user_id TEXT PRIMARY KEY,
    is_active BIGINT NOT NULL,
    role_version BIGINT NOT NULL,
    name TEXT,
    specialization TEXT,
    bio TEXT,
    languages TEXT NOT NULL,
    goals TEXT NOT NULL,
    capacity BIGINT NOT NULL,
    is_taking BIGINT NOT NULL,
    photo_id TEXT,
    clients BIGINT NOT NULL,
    stars BIGINT NOT NULL,
    ratings BIGINT NOT NULL,
    saved_at BIGINT, email TEXT)
--;
CREATE TABLE threads (
    client_id TEXT PRIMARY KEY,
    coach_id TEXT,
    assignment BIGINT NOT NULL,
    assigned_at BIGINT,
    state TEXT NOT NULL,
    last_seq BIGINT NOT NULL,
    sent BIGINT NOT NULL,
    client_delivered BIGINT NOT NULL,
    client_read BIGINT NOT NULL,
    coach_delivered BIGINT NOT NULL,
    coach_read BIGINT NOT NULL,
    client_unread BIGINT NOT NULL,
    coach_unread BIGINT NOT NULL,
    last_at BIGINT NOT NULL,
    created_at BIGINT NOT NULL, asked_after BIGINT, asked_coach_id TEXT)
--;
CREATE TABLE messages (
    client_id TEXT NOT NULL REFERENCES threads (client_id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    id TEXT NOT NULL UNIQUE,
    sender TEXT NOT NULL,
    sender_id TEXT,
    client_message_id TEXT,
    kind TEXT NOT NULL,
    text TEXT,
    news TEXT,
    subject TEXT,
    number BIGINT,
    month TEXT,
    month_number BIGINT,
    sent_at BIGINT NOT NULL,
    removed_at BIGINT,
    PRIMARY KEY (client_id, seq))
--;
CREATE TABLE attachments (
    client_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    place BIGINT NOT NULL,
    media_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    name TEXT,
    content_type TEXT NOT NULL,
    bytes BIGINT NOT NULL,
    width BIGINT,
    height BIGINT,
    PRIMARY KEY (client_id, seq, place),
    FOREIGN KEY (client_id, seq) REFERENCES messages (client_id, seq) ON DELETE CASCADE)
--;
CREATE TABLE marks (
    client_id TEXT NOT NULL REFERENCES threads (client_id) ON DELETE CASCADE,
    side TEXT NOT NULL,
    kind TEXT NOT NULL,
    up_to BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (client_id, side, kind, up_to))
--;
CREATE TABLE quota_months (
    user_id TEXT NOT NULL,
    month TEXT NOT NULL,
    messages BIGINT NOT NULL,
    calls BIGINT NOT NULL,
    PRIMARY KEY (user_id, month))
--;
CREATE TABLE feeds (
    user_id TEXT PRIMARY KEY,
    last_seq BIGINT NOT NULL,
    first_seq BIGINT NOT NULL)
--;
CREATE TABLE feed (
    user_id TEXT NOT NULL REFERENCES feeds (user_id) ON DELETE CASCADE,
    seq BIGINT NOT NULL,
    type TEXT NOT NULL,
    client_id TEXT,
    subject TEXT,
    at BIGINT NOT NULL,
    PRIMARY KEY (user_id, seq))
--;
CREATE TABLE entitlements (
    user_id TEXT PRIMARY KEY,
    tier TEXT NOT NULL,
    version BIGINT NOT NULL)
--;
CREATE TABLE presence (
    process TEXT NOT NULL,
    user_id TEXT NOT NULL,
    until BIGINT NOT NULL,
    PRIMARY KEY (process, user_id))
--;
CREATE TABLE feed_signals (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    user_id TEXT NOT NULL,
    kind TEXT NOT NULL,
    seq BIGINT,
    client_id TEXT,
    at BIGINT NOT NULL)
--;
CREATE TABLE availability (
    coach_id TEXT PRIMARY KEY,
    body TEXT NOT NULL,
    changed_at BIGINT NOT NULL)
--;
CREATE TABLE calls (
    id TEXT PRIMARY KEY,
    client_id TEXT NOT NULL REFERENCES threads (client_id) ON DELETE CASCADE,
    coach_id TEXT NOT NULL,
    starts_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    status TEXT NOT NULL,
    version BIGINT NOT NULL,
    purpose TEXT,
    minutes BIGINT NOT NULL,
    booked_at BIGINT NOT NULL,
    cancelled_by TEXT,
    cancelled_at BIGINT,
    client_joined_at BIGINT,
    coach_joined_at BIGINT,
    month TEXT NOT NULL,
    refunded BIGINT NOT NULL, reminded BIGINT NOT NULL DEFAULT 0, client_email TEXT)
--;
CREATE TABLE booked_quarters (
    coach_id TEXT NOT NULL,
    quarter BIGINT NOT NULL,
    client_id TEXT NOT NULL,
    call_id TEXT REFERENCES calls (id) ON DELETE CASCADE,
    held_until BIGINT,
    PRIMARY KEY (coach_id, quarter))
--;
CREATE TABLE call_holds (
    client_id TEXT PRIMARY KEY REFERENCES threads (client_id) ON DELETE CASCADE,
    id TEXT NOT NULL UNIQUE,
    coach_id TEXT NOT NULL,
    starts_at BIGINT NOT NULL,
    ends_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL)
--;
CREATE TABLE change_requests (
    id TEXT PRIMARY KEY,
    client_id TEXT NOT NULL REFERENCES threads (client_id) ON DELETE CASCADE,
    coach_id TEXT NOT NULL,
    status TEXT NOT NULL,
    reason TEXT,
    requested_at BIGINT NOT NULL,
    new_coach_id TEXT,
    decided_by TEXT,
    decided_at BIGINT)
--;
CREATE TABLE client_notes (
    id TEXT PRIMARY KEY,
    client_id TEXT NOT NULL REFERENCES threads (client_id) ON DELETE CASCADE,
    coach_id TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL)
--;
CREATE TABLE broadcasts (
    id TEXT PRIMARY KEY,
    coach_id TEXT NOT NULL,
    client_message_id TEXT NOT NULL,
    text TEXT NOT NULL,
    goal TEXT,
    recipients BIGINT NOT NULL,
    sent BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    UNIQUE (coach_id, client_message_id))
--;
CREATE TABLE pain_points (
    id TEXT PRIMARY KEY,
    coach_id TEXT NOT NULL,
    text TEXT NOT NULL,
    created_at BIGINT NOT NULL)
--;
CREATE TABLE client_coaches (
    client_id TEXT NOT NULL REFERENCES threads (client_id) ON DELETE CASCADE,
    coach_id TEXT NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (client_id, coach_id))
--;
CREATE TABLE ratings (
    id TEXT PRIMARY KEY,
    client_id TEXT NOT NULL REFERENCES threads (client_id) ON DELETE CASCADE,
    coach_id TEXT NOT NULL,
    trigger_kind TEXT NOT NULL,
    subject TEXT NOT NULL,
    stars BIGINT,
    text TEXT,
    at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    UNIQUE (client_id, trigger_kind, subject))
--;
CREATE TABLE safety_cases (
    id TEXT PRIMARY KEY,
    kind TEXT NOT NULL,
    status TEXT NOT NULL,
    reason TEXT NOT NULL,
    text TEXT,
    opened_by TEXT NOT NULL,
    opened_by_id TEXT NOT NULL,
    opened_at BIGINT NOT NULL,
    client_id TEXT NOT NULL,
    coach_id TEXT NOT NULL,
    message_id TEXT NOT NULL,
    seq BIGINT NOT NULL,
    decision TEXT,
    decided_by TEXT,
    decided_at BIGINT, last_seq BIGINT)
--;
CREATE TABLE case_looks (
    id TEXT PRIMARY KEY,
    case_id TEXT NOT NULL,
    administrator TEXT NOT NULL,
    at BIGINT NOT NULL, media_id TEXT)
--;
CREATE TABLE message_pushes (
    client_id TEXT NOT NULL REFERENCES threads (client_id) ON DELETE CASCADE,
    side TEXT NOT NULL,
    due_at BIGINT,
    pushed_at BIGINT,
    PRIMARY KEY (client_id, side))
--;
CREATE TABLE departed (user_id TEXT PRIMARY KEY, departed_at BIGINT NOT NULL)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 1, 'create work', '156b17e2dbc9c564', 0, 1795804090886)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 2, 'create inbox', 'b97437e51378e6e4', 0, 1795804090894)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 3, 'create idempotency keys', '8d1421329e7eff06', 0, 1795804090900)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 4, 'note whose secret sealed work', '6d8c8af90fa4fcd6', 0, 1795804090906)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 5, 'create service secrets', '64a768f0361567a2', 0, 1795804090909)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 6, 'create turns', '09bbb6e69f90d75d', 0, 1795804090912)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 7, 'note what work is part of', '94a0930c43fce00b', 0, 1795804090915)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('revocations', 1, 'create revocations', '6a00a7943fe62da6', 0, 1795804090917)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 1, 'create people', '4aa66b5158af7301', 0, 1795804090920)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 2, 'create coaches', '733a7e30a5a299e1', 0, 1795804090921)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 3, 'create threads', '170c21d57f890bfc', 0, 1795804090924)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 4, 'create messages', '1ed1a0dbd2aa7c80', 0, 1795804090928)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 5, 'create feeds', 'be6307c5671deba4', 0, 1795804090931)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('entitlements', 1, 'create entitlements', 'c994b92f41d7d109', 0, 1795804090934)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 20, 'create presence', '4dc0ebe59bb9bea5', 0, 1795804090938)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 21, 'create feed signals', '84f83ea9cbb9c494', 0, 1795804090944)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 22, 'find old events', '5674dc40f43a0504', 0, 1795804090952)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 30, 'create calls', 'e6890e61278aace0', 0, 1795804090956)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 40, 'create change requests', '51a37944422962ba', 0, 1795804090963)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 41, 'create notes, broadcasts and pain points', 'a857c6343d0cb113', 0, 1795804090970)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 42, 'create coaches that clients had', '1c4c9d3c3658deac', 0, 1795804090980)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 50, 'create ratings', 'cb292273a021487e', 0, 1795804090992)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 51, 'find closed threads', '8025c96f9f16997f', 0, 1795804090995)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 52, 'create safety cases', '50843fc1b9d55525', 0, 1795804090998)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 53, 'count ratings and calls of a period', 'ab5c2d1f710d36d0', 0, 1795804091006)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 54, 'bound what cases show', '8283281c1e8edfae', 0, 1795804091010)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 55, 'remember whom questions are about', '8c233139a7c3a891', 0, 1795804091021)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 60, 'tell of messages once a minute', '72ff6326fc3a5430', 0, 1795804091024)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('coaching', 61, 'remind of calls and mail them', '6ffa2d0edffc55a8', 0, 1795804091030)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('departed', 1, 'create departed', 'f20c289d863e01b8', 0, 1795804091036)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('departed', 2, 'find the departed by age', '64cae586d551b874', 0, 1795804091043)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (1, 'create work', '156b17e2dbc9c564', 1795804090886)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795804090894)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795804090900)
--;
INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, claimed_until, last_error, is_dead, created_at, sealed_by, trace) VALUES ('01a21e43-fb71-70ae-aa49-7fcf813cecc9', 'endCall', 'gvnUKnIfVKaQ6ySfjkYBHFahVqXFwq2SkqybnyG4eZZkK2qYqOFHbBqpfXsZStwgdDvsFQhx5RTCHJdN_hnWKckQ-CFnBLNPxThvYUJauOPZ0FkcMOUntfIfU8MAPiprUTd9ohgFv0kD_tH223Q', 'flow-pvyw9n5me6vajmuh', 'flow-pvyw9n5me6vajmuh', 1772540100000, 0, NULL, NULL, 0, 1795804101489, 'f12cf2dbf19d78ff', NULL)
--;
INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, claimed_until, last_error, is_dead, created_at, sealed_by, trace) VALUES ('01a21e43-fb8d-719b-8f38-0aa5de374aa4', 'remindOfCall', 'XEPeWpOM8L9CTerrWAo-_rjmqxlme6K4Rp7ohef0J6tx0QWo7c6Narcq0uwj0f1kdwYE2MfZyMHvma2TZroIo3kiW0iLk_NlzHRSN9Kd9aI5uFYvO9f_8mgtCLvECJE7mbUDtmBf9US8BsS2ThKzh6o7sdK4uHi7qn8muVQ', 'flow-pvyw9n5me6vajmuh', 'flow-pvyw9n5me6vajmuh', 1772452800000, 0, NULL, NULL, 0, 1795804101517, 'f12cf2dbf19d78ff', NULL)
--;
INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, claimed_until, last_error, is_dead, created_at, sealed_by, trace) VALUES ('01a21e43-fb8d-719c-82dd-94a0b1988839', 'remindOfCall', 'IQpoDMzq86hw_CyJGULm8WS_8XLOgIQ9n5g-khwcR1RwK0cUYMEUHpSh9zUzdZngvUBwpmT3K6qOJ6zvK22Geve5s0Z8TtBpAu9vXKaom4GiLsb0ndEUyrHMKVJc-rFhKHX332lCb2ZVpohnWbBsjgFI-K5-_AlJxi_tV_o', 'flow-pvyw9n5me6vajmuh', 'flow-pvyw9n5me6vajmuh', 1772538300000, 0, NULL, NULL, 0, 1795804101517, 'f12cf2dbf19d78ff', NULL)
--;
INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, claimed_until, last_error, is_dead, created_at, sealed_by, trace) VALUES ('01a21e44-1236-7438-a617-3e5d60e4edff', 'pushMessages', '9hB2brXL97R16SzgUaFMj1YFIK42GhFo571m4rTTaGsrCiKxTIrUxUlLgA8Ymu_blrXgD-jnLPsw66g7md9W76oZogcD6sSN8mTD0DlsqBrXB4l9LvznZjyCQmp2yyXz9kysHNNPwMqiRDMNNiTwlM_2yxnPMtiJWM2s', 'flow-r8m5hppygym75vzu', 'flow-r8m5hppygym75vzu', 1772352060000, 0, NULL, NULL, 0, 1795804107318, 'f12cf2dbf19d78ff', '00-9fbc8afe0eee30c529b6363e15bfb880-7a936ca7ceb156bd-01')
--;
INSERT INTO inbox (event_id, received_at) VALUES ('readiness', 1795804091387)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-e9f9-7185-ad02-dd2f004dbf78', 1795804097111)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea0b-7068-9b69-5ed6ac4ef848', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea17-737b-b905-ace969919c02', 1795804097140)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea3f-7063-8bcf-32dfb5528c64', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea7a-74a9-8d2d-d1f968c158dc', 1795804097185)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea87-71e2-be61-2e4de1712bb2', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eaa8-70ec-aa47-c896e669c7e6', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eb82-7445-aa59-afe2a77c723b', 1795804097513)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eeb8-73f6-be3b-3be23174f9b9', 1795804098291)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eedf-7084-8c4d-0fea75e0a3cf', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ef2f-77d8-a701-f3c3f9a67984', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ef76-75fc-a6a3-56213c98fcf4', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ef43-7120-9514-b56b56931619', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-efdc-7231-bbef-070a7ada6262', 1795804098543)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f057-71fb-8c3d-304f96894284', 1772352000000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f341-72db-b42e-7dd6d247bb3e', 1773043206000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f340-769b-bd79-4861060da8e0', 1773043207000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f437-7584-aaee-e34a753d0937', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f473-704f-af9f-d2163c25b684', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f481-7659-b3f6-79f91784e807', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f48c-71ab-bd34-c72ee435a54f', 1773043210000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f48d-72a9-85ad-51e69124e5a0', 1773043210000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f499-7366-a03a-487de2600dbb', 1795804099851)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f614-769e-a052-1ae85700f1d1', 1772352000000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f857-72eb-8498-ee8c65fc53d2', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f85c-7007-a527-061bc03feb12', 1772352000000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-faa8-7765-b899-16fe2f90ba6f', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fab7-701a-958a-dea2f1900336', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fab8-75bb-9cd7-cd6efc61cbb7', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-faff-71d4-9233-93a96b842bde', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fb48-7407-a376-47dda3eb6803', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fbe1-76dd-b101-73390c46c6e8', 1772352000000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fde4-7157-89d7-8254241df07d', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-fde5-710c-aa88-a5bc7877689a', 1772352000000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-03dd-700c-8df6-62981e0a9b3d', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-03da-7709-8d03-f4db0d8bd278', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-040f-70ec-8b2a-6ed3565b4447', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-040e-73c9-939f-b4c836b9fdca', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0466-754c-881b-9a7159789142', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-044a-758b-81e9-413cc8558504', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-04bb-757e-838c-06af63cd0afa', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-04d6-718c-9c15-79baf78cd47e', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-04d9-75cc-bb7f-99c29cbc43b6', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0510-7037-9293-57eaa81aaaf0', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-059d-75dc-9828-e208672a5967', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-059e-7584-b220-caece56362cc', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-05fd-748c-bccf-734b4601851a', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0646-7412-9892-c83b30891673', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0656-7437-8b54-072045538b28', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0652-7763-961f-332440697a06', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-06ac-71f3-93ec-6f818bc79466', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-06b7-76bc-b0d7-142dd49ec28d', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-06eb-72e5-a560-b43fbb3f6a90', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-076b-7497-a65f-4bd0a8688fe9', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-072b-75a8-b0c2-0568a6f53f76', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0855-72e3-94d5-3441ff9458ef', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0921-7792-827b-72875f6b0da6', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0946-70c6-b316-7084606edbe2', 1772353800000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a22-703f-af4b-1161df0190ac', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a35-7691-8ec0-3e5780098f64', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a36-77d9-bd8a-07241dc9cf42', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a85-71aa-8f65-8d9eeec2b8bc', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a84-70d7-b5ca-b62533346a5c', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a98-714b-a91e-18ef97a5d219', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-09ea-74ee-b2f9-140764a04cd7', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0acc-77f5-ae70-67733b38c03f', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0b20-706f-b4a1-ee87d18759fe', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0b27-7664-92b3-f21cdbee12df', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0b37-7547-8b68-5436986c0457', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0b7b-76ac-ab5a-0865625aaf0b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0b7a-724a-8c01-f7a45343845b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0b8c-77f4-b85e-bd375357ab48', 1772352000000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0ed3-70f0-8663-5cf966a86e2d', 1795804106510)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0f21-7111-8266-f44c2b0ef3ff', 1772352000000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-11d5-721c-b809-c92a80770ef4', 1795804107236)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-117a-775e-a8ce-e7ba2f1caec8', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-11c7-72a5-bce1-cae4c5a61e69', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1257-736a-8da7-c017e0e81e3f', 1795804107373)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-129f-73db-9ee0-f2b3a15a222a', 1795804107465)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-12e6-7401-a472-3460c8baab9f', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1470-72a3-b820-3d5735b69568', 1795804107909)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-14b0-72cf-9995-df69cf15d245', 1795804107959)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-18fb-7426-8878-9c7d95f280ad', 1795804109072)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1bf1-777b-8822-6911903789af', 1806912000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-3f75-7259-b539-6603e5090eb9', 1795804118908)
--;
INSERT INTO service_secrets (fingerprint, since) VALUES ('f12cf2dbf19d78ff', 1795804091288)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('session', '01a21e43-ea17-7384-87b7-6ae22d5132d5', NULL, 0, 1795809497188, 1)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('session', '01a21e43-f49a-74d0-b9a3-27f309971d50', NULL, 0, 1795809500368, 2)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('session', '01a21e43-f6a1-7610-af28-3a879f5d8842', NULL, 0, 1795809500368, 3)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e43-f8d5-7611-a8aa-88613c677a18', 'coach', 1, 1795809500900, 4)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e43-f9a8-75cf-b18a-24df6efa3053', 'admin', 1, 1795809501119, 5)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e43-fd93-745e-9d0f-c27b2915923f', 'admin', 1, 1795809502127, 6)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0646-7411-8ef9-8fb6cac0d2e4', 'coach', 1, 1795809504395, 7)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0a83-743f-840c-1537dc5de817', 'coach', 1, 1795809505390, 8)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0b1f-7632-b309-61ecdfa7cb8a', 'admin', 1, 1795809505539, 9)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0c0a-73a2-8c2c-9985decd19eb', 'coach', 1, 1795809505880, 10)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0d08-7512-ab3c-bc7f66344cde', 'admin', 1, 1795809506043, 11)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0f38-7690-a54b-0f1a520ce891', 'coach', 1, 1795809506619, 12)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-10db-76fa-802d-0e037befb3be', 'admin', 1, 1795809507042, 13)
--;
INSERT INTO revocation_numbers (id, value) VALUES (1, 13)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e43-f42c-71ad-bac5-6131562624b9', 'fitcoach', 15, 'Faisal', 'Asia/Riyadh', 'en', 'muscle_gain', 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e43-f498-76d8-9443-de8753834359', 'fitcoach', 0, NULL, 'UTC', 'en', NULL, 1795804099735)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 'fitcoach', 3, 'Faisal', 'Asia/Riyadh', 'en', 'muscle_gain', 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e43-f8d5-7611-a8aa-88613c677a18', 'fitcoach', 0, NULL, 'UTC', 'en', NULL, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e43-f9a8-75cf-b18a-24df6efa3053', 'fitcoach', 0, NULL, 'UTC', 'en', NULL, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e43-faa7-7360-9601-cf5ac09d2b1e', 'fitcoach', 2, 'Faisal', 'Asia/Riyadh', 'en', 'muscle_gain', 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e43-faff-71d3-b352-5a58ca6605fd', 'fitcoach', 0, NULL, 'UTC', 'en', NULL, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e43-fc36-736c-b349-9b73748c1b45', 'fitcoach', 0, NULL, 'UTC', 'en', NULL, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e43-fd36-7501-805b-d6381662255d', 'fitcoach', 0, NULL, 'UTC', 'en', NULL, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e43-fd93-745e-9d0f-c27b2915923f', 'fitcoach', 0, NULL, 'UTC', 'en', NULL, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e43-fdb7-7301-a07e-f34726fb6e26', 'fitcoach', 2, 'Faisal', 'Asia/Riyadh', 'en', 'muscle_gain', 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e44-0081-70ae-a94d-97dc79fec399', 'fitcoach', 0, NULL, 'UTC', 'en', NULL, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e44-036b-754b-9656-2f77dfce6047', 'fitcoach', 3, 'Faisal', 'Asia/Riyadh', 'en', 'muscle_gain', 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e44-03c6-7218-822b-571329c5cef3', 'fitcoach', 2, 'Faisal', 'Asia/Riyadh', 'en', 'muscle_gain', 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', 'fitcoach', 2, 'Faisal', 'Asia/Riyadh', 'en', 'muscle_gain', 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 'fitcoach', 2, 'Faisal', 'Asia/Riyadh', 'en', 'muscle_gain', 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e44-0646-7411-8ef9-8fb6cac0d2e4', 'fitcoach', 0, NULL, 'UTC', 'en', NULL, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 'fitcoach', 2, 'Faisal', 'Asia/Riyadh', 'en', 'muscle_gain', 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e44-0a83-743f-840c-1537dc5de817', 'fitcoach', 0, NULL, 'UTC', 'en', NULL, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e44-0b1f-7632-b309-61ecdfa7cb8a', 'fitcoach', 0, NULL, 'UTC', 'en', NULL, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 'fitcoach', 2, 'Faisal', 'Asia/Riyadh', 'en', 'muscle_gain', 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e44-0c0a-73a2-8c2c-9985decd19eb', 'fitcoach', 0, NULL, 'UTC', 'en', NULL, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e44-0d08-7512-ab3c-bc7f66344cde', 'fitcoach', 0, NULL, 'UTC', 'en', NULL, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e44-0d69-70cf-9a83-591087cbdd64', 'fitcoach', 1, NULL, 'Asia/Riyadh', 'en', NULL, 1772352060000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'fitcoach', 2, 'Faisal', 'Asia/Riyadh', 'en', 'muscle_gain', 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 'fitcoach', 0, NULL, 'UTC', 'en', NULL, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e44-100b-7234-93d6-6302d3f5332f', 'fitcoach', 1, NULL, 'Asia/Riyadh', 'en', NULL, 1772452500000)
--;
INSERT INTO people (user_id, product, profile_version, name, timezone, language, goal, created_at) VALUES ('01a21e44-10db-76fa-802d-0e037befb3be', 'fitcoach', 0, NULL, 'UTC', 'en', NULL, 1772352000000)
--;
INSERT INTO coaches (user_id, is_active, role_version, name, specialization, bio, languages, goals, capacity, is_taking, photo_id, clients, stars, ratings, saved_at, email) VALUES ('01a21e43-f8d5-7611-a8aa-88613c677a18', 1, 1, 'Omar', 'Strength and mobility', 'Ten years of coaching in Riyadh.', 'ar en', 'muscle_gain', 20, 0, NULL, 1, 0, 0, 1772352000000, NULL)
--;
INSERT INTO coaches (user_id, is_active, role_version, name, specialization, bio, languages, goals, capacity, is_taking, photo_id, clients, stars, ratings, saved_at, email) VALUES ('01a21e44-0646-7411-8ef9-8fb6cac0d2e4', 1, 1, NULL, NULL, NULL, '', '', 0, 0, NULL, 0, 0, 0, NULL, NULL)
--;
INSERT INTO coaches (user_id, is_active, role_version, name, specialization, bio, languages, goals, capacity, is_taking, photo_id, clients, stars, ratings, saved_at, email) VALUES ('01a21e44-0a83-743f-840c-1537dc5de817', 1, 1, 'Omar', 'Strength and mobility', 'Ten years of coaching in Riyadh.', 'ar en', 'muscle_gain', 20, 0, NULL, 1, 0, 0, 1772352000000, NULL)
--;
INSERT INTO coaches (user_id, is_active, role_version, name, specialization, bio, languages, goals, capacity, is_taking, photo_id, clients, stars, ratings, saved_at, email) VALUES ('01a21e44-0c0a-73a2-8c2c-9985decd19eb', 1, 1, 'Omar', 'Strength and mobility', 'Ten years of coaching in Riyadh.', 'ar en', 'muscle_gain', 20, 0, NULL, 1, 5, 1, 1772352000000, NULL)
--;
INSERT INTO coaches (user_id, is_active, role_version, name, specialization, bio, languages, goals, capacity, is_taking, photo_id, clients, stars, ratings, saved_at, email) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 1, 1, 'Omar', 'Strength and mobility', 'Ten years of coaching in Riyadh.', 'ar en', 'muscle_gain', 20, 0, NULL, 1, 5, 2, 1772352000000, NULL)
--;
INSERT INTO threads (client_id, coach_id, assignment, assigned_at, state, last_seq, sent, client_delivered, client_read, coach_delivered, coach_read, client_unread, coach_unread, last_at, created_at, asked_after, asked_coach_id) VALUES ('01a21e43-f42c-71ad-bac5-6131562624b9', NULL, 0, NULL, 'open', 1, 0, 0, 0, 0, 0, 0, 0, 1772352000000, 1772352000000, NULL, NULL)
--;
INSERT INTO threads (client_id, coach_id, assignment, assigned_at, state, last_seq, sent, client_delivered, client_read, coach_delivered, coach_read, client_unread, coach_unread, last_at, created_at, asked_after, asked_coach_id) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', '01a21e43-f8d5-7611-a8aa-88613c677a18', 1, 1772352000000, 'open', 4, 0, 0, 0, 0, 0, 0, 0, 1772352000000, 1772352000000, NULL, NULL)
--;
INSERT INTO threads (client_id, coach_id, assignment, assigned_at, state, last_seq, sent, client_delivered, client_read, coach_delivered, coach_read, client_unread, coach_unread, last_at, created_at, asked_after, asked_coach_id) VALUES ('01a21e43-faa7-7360-9601-cf5ac09d2b1e', NULL, 0, NULL, 'open', 1, 0, 0, 0, 0, 0, 0, 0, 1772352000000, 1772352000000, NULL, NULL)
--;
INSERT INTO threads (client_id, coach_id, assignment, assigned_at, state, last_seq, sent, client_delivered, client_read, coach_delivered, coach_read, client_unread, coach_unread, last_at, created_at, asked_after, asked_coach_id) VALUES ('01a21e43-fdb7-7301-a07e-f34726fb6e26', NULL, 0, NULL, 'open', 1, 0, 0, 0, 0, 0, 0, 0, 1772352000000, 1772352000000, NULL, NULL)
--;
INSERT INTO threads (client_id, coach_id, assignment, assigned_at, state, last_seq, sent, client_delivered, client_read, coach_delivered, coach_read, client_unread, coach_unread, last_at, created_at, asked_after, asked_coach_id) VALUES ('01a21e44-036b-754b-9656-2f77dfce6047', NULL, 0, NULL, 'open', 2, 0, 0, 0, 0, 0, 0, 0, 1772352000000, 1772352000000, NULL, NULL)
--;
INSERT INTO threads (client_id, coach_id, assignment, assigned_at, state, last_seq, sent, client_delivered, client_read, coach_delivered, coach_read, client_unread, coach_unread, last_at, created_at, asked_after, asked_coach_id) VALUES ('01a21e44-03c6-7218-822b-571329c5cef3', NULL, 0, NULL, 'open', 3, 0, 0, 0, 0, 0, 0, 0, 1772353800000, 1772352000000, NULL, NULL)
--;
INSERT INTO threads (client_id, coach_id, assignment, assigned_at, state, last_seq, sent, client_delivered, client_read, coach_delivered, coach_read, client_unread, coach_unread, last_at, created_at, asked_after, asked_coach_id) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', NULL, 0, NULL, 'open', 2, 0, 0, 0, 0, 0, 0, 0, 1772352000000, 1772352000000, NULL, NULL)
--;
INSERT INTO threads (client_id, coach_id, assignment, assigned_at, state, last_seq, sent, client_delivered, client_read, coach_delivered, coach_read, client_unread, coach_unread, last_at, created_at, asked_after, asked_coach_id) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', NULL, 0, NULL, 'open', 22, 0, 0, 0, 0, 0, 0, 0, 1806912000000, 1772352000000, NULL, NULL)
--;
INSERT INTO threads (client_id, coach_id, assignment, assigned_at, state, last_seq, sent, client_delivered, client_read, coach_delivered, coach_read, client_unread, coach_unread, last_at, created_at, asked_after, asked_coach_id) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', '01a21e44-0a83-743f-840c-1537dc5de817', 1, 1772352000000, 'open', 4, 1, 4, 4, 3, 3, 0, 0, 1772352060000, 1772352000000, NULL, NULL)
--;
INSERT INTO threads (client_id, coach_id, assignment, assigned_at, state, last_seq, sent, client_delivered, client_read, coach_delivered, coach_read, client_unread, coach_unread, last_at, created_at, asked_after, asked_coach_id) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', '01a21e44-0c0a-73a2-8c2c-9985decd19eb', 1, 1772352000000, 'open', 3, 0, 0, 0, 0, 0, 0, 0, 1772352000000, 1772352000000, NULL, NULL)
--;
INSERT INTO threads (client_id, coach_id, assignment, assigned_at, state, last_seq, sent, client_delivered, client_read, coach_delivered, coach_read, client_unread, coach_unread, last_at, created_at, asked_after, asked_coach_id) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', '01a21e44-0f38-7690-a54b-0f1a520ce891', 1, 1772352000000, 'open', 32, 30, 0, 0, 0, 0, 0, 30, 1772352000000, 1772352000000, 30, '01a21e44-0f38-7690-a54b-0f1a520ce891')
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e43-f42c-71ad-bac5-6131562624b9', 1, '01a21e43-f65c-77d9-b856-a15a8623f942', 'system', NULL, NULL, 'system', NULL, 'plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 1, '01a21e43-f8e1-742c-a348-326a293f489a', 'system', NULL, NULL, 'system', NULL, 'plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 2, '01a21e43-fa83-71e8-be7a-af657e1fcabd', 'system', NULL, NULL, 'system', NULL, 'coach_assigned', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 3, '01a21e43-fb72-74ff-b617-9de4d0ee1e25', 'system', NULL, NULL, 'system', NULL, 'call_booked', '2026-03-03 15:00 Asia/Riyadh', NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e43-faa7-7360-9601-cf5ac09d2b1e', 1, '01a21e43-fb98-70df-9a1e-bbc457fc743d', 'system', NULL, NULL, 'system', NULL, 'plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 4, '01a21e43-fca2-7523-b5a9-37536f0c7f93', 'system', NULL, NULL, 'system', NULL, 'plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e43-fdb7-7301-a07e-f34726fb6e26', 1, '01a21e43-febd-739f-b93d-82999364b786', 'system', NULL, NULL, 'system', NULL, 'plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-036b-754b-9656-2f77dfce6047', 1, '01a21e44-048b-7249-a904-30a9c8474197', 'system', NULL, NULL, 'system', NULL, 'plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-03c6-7218-822b-571329c5cef3', 1, '01a21e44-0505-7042-9637-fe86e637a7f6', 'system', NULL, NULL, 'system', NULL, 'plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', 1, '01a21e44-062a-74de-8415-5616a3474c62', 'system', NULL, NULL, 'system', NULL, 'plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 1, '01a21e44-069e-71a7-81a1-325a4168bd8e', 'system', NULL, NULL, 'system', NULL, 'plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', 2, '01a21e44-06f7-717c-942e-803c837a9814', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-036b-754b-9656-2f77dfce6047', 2, '01a21e44-0704-72e0-b641-b312aa7bbd75', 'system', NULL, NULL, 'system', NULL, 'plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 2, '01a21e44-07ac-737b-920c-150843b0db31', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-03c6-7218-822b-571329c5cef3', 2, '01a21e44-0803-73f0-a7fa-dc78c3ee75f1', 'system', NULL, NULL, 'system', NULL, 'plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 3, '01a21e44-0881-76a0-9d23-30eb74ec8301', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 4, '01a21e44-0933-71a6-87c3-979bb63c1145', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-03c6-7218-822b-571329c5cef3', 3, '01a21e44-0951-71a5-840b-cd504ddd48b3', 'system', NULL, NULL, 'system', NULL, 'workout_completed', NULL, NULL, NULL, NULL, 1772353800000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 1, '01a21e44-0a99-7195-ac4d-604614336959', 'system', NULL, NULL, 'system', NULL, 'plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 5, '01a21e44-0af0-711e-99fe-4edea7b07fb9', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 6, '01a21e44-0b03-7304-b824-3e91c03a7abd', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 2, '01a21e44-0b94-76ac-ba76-1b615f02598d', 'system', NULL, NULL, 'system', NULL, 'coach_assigned', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 3, '01a21e44-0bbd-7563-a5a7-553650087ca5', 'client', '01a21e44-0a22-703e-bacc-092fd05cad6d', '01960f3e-7b6a-7c3e-9d2a-000000000801', 'text', 'كيف أثبّت ظهري في الرفعة المميتة؟', NULL, NULL, 1, '2026-03', 1, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 7, '01a21e44-0bcd-70e2-988f-fae8affe02df', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 1, '01a21e44-0c66-71cc-b10b-93feefe8748a', 'system', NULL, NULL, 'system', NULL, 'plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 4, '01a21e44-0cdf-71f3-ade8-dc32ddd22527', 'coach', '01a21e44-0a83-743f-840c-1537dc5de817', '01960f3e-7b6a-7c3e-9d2a-000000000802', 'text', 'Brace first, then pull. 💪', NULL, NULL, NULL, NULL, NULL, 1772352060000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 8, '01a21e44-0d49-73a4-b83d-6515e443f0b3', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 9, '01a21e44-0d9e-776f-8c0a-cf60ab89d15d', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 2, '01a21e44-0dd7-71db-bb86-f3ca522dcf15', 'system', NULL, NULL, 'system', NULL, 'coach_assigned', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 3, '01a21e44-0e09-71b2-8df4-6004ce648461', 'system', NULL, NULL, 'system', NULL, 'call_booked', '2026-03-02 15:00 Asia/Riyadh', NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 10, '01a21e44-0e8d-7075-9cf3-614097af3fb6', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 1, '01a21e44-0f41-70e6-ae16-1e4df76d0bb0', 'system', NULL, NULL, 'system', NULL, 'plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 11, '01a21e44-0f5c-751c-8e07-9578a3cca98f', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 12, '01a21e44-107b-75b2-8d15-093c500a54ac', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 2, '01a21e44-1168-7379-bbee-177d8306162b', 'system', NULL, NULL, 'system', NULL, 'coach_assigned', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 13, '01a21e44-11f8-776f-b5db-8e75a2e25139', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 3, '01a21e44-120f-7192-97cd-2e13b7339841', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'ec70185e-5821-41b8-b8d0-682265f5f7fe', 'text', 'Another question', NULL, NULL, 1, '2026-03', 1, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 4, '01a21e44-1235-759b-bbee-b60eb4919e9b', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'c37dd187-6ef2-4fd1-9503-4af9c374215f', 'text', 'Another question', NULL, NULL, 2, '2026-03', 2, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 5, '01a21e44-123f-7340-a0d7-0043bb6bd820', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '2f39b920-8780-4acb-9385-7e7ada11fef0', 'text', 'Another question', NULL, NULL, 3, '2026-03', 3, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 6, '01a21e44-1254-7594-b1c3-9319fa471512', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '88357499-5595-46db-82c2-1561f0414ee6', 'text', 'Another question', NULL, NULL, 4, '2026-03', 4, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 7, '01a21e44-125c-71e9-9c5d-4da23c855557', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'f344e81c-aede-483c-a1ee-e97bb04024b1', 'text', 'Another question', NULL, NULL, 5, '2026-03', 5, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 8, '01a21e44-1267-7215-816f-bcafcf962bda', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '8eb7b99f-1bc2-41e2-b242-2c151e1400dd', 'text', 'Another question', NULL, NULL, 6, '2026-03', 6, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 9, '01a21e44-1294-734b-b404-578d336fbd03', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '1b21db16-fc37-402f-8b11-757aee26210c', 'text', 'Another question', NULL, NULL, 7, '2026-03', 7, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 10, '01a21e44-129f-73d3-ade5-9b9ef3d2e330', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '749b8b1c-2c60-4d5a-ba5d-d65393b09442', 'text', 'Another question', NULL, NULL, 8, '2026-03', 8, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 11, '01a21e44-12ab-7427-a21f-9ee8169689b7', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'fbd843ac-3201-45a7-b584-74f41a7724ea', 'text', 'Another question', NULL, NULL, 9, '2026-03', 9, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 12, '01a21e44-12c0-77f7-85a2-320fd92ff8d5', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '3a25f081-ddc2-45a9-8161-a30d3d600f31', 'text', 'The tenth', NULL, NULL, 10, '2026-03', 10, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 14, '01a21e44-12fb-7181-9a55-ec63ca8e6ce4', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 13, '01a21e44-1316-717d-ae9c-6d1ca6160316', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '4d2169ba-a288-4cd2-aa4f-a162ad2f026e', 'text', 'Another question', NULL, NULL, 11, '2026-03', 11, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 14, '01a21e44-131f-76fd-85e1-07b5ac3960b7', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '5608451e-ca77-45cf-a015-8a0e3d8e66da', 'text', 'Another question', NULL, NULL, 12, '2026-03', 12, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 15, '01a21e44-1325-7347-9c40-8326a0a88c01', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '884b1a85-d5cb-4b90-93d3-a4bf1932b555', 'text', 'Another question', NULL, NULL, 13, '2026-03', 13, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 16, '01a21e44-1330-74bb-bced-42495079c406', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'db1b2392-e21a-4efa-983f-f9d4d04939fe', 'text', 'Another question', NULL, NULL, 14, '2026-03', 14, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 17, '01a21e44-1336-76cb-8b7d-6c4d0ab12fad', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'f7d4d6a4-bd7f-4877-a150-2ab394d75ec9', 'text', 'Another question', NULL, NULL, 15, '2026-03', 15, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 18, '01a21e44-1346-72fb-a6f5-1085668890c2', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '03a8c21a-3e6b-4411-a48d-a77748632578', 'text', 'Another question', NULL, NULL, 16, '2026-03', 16, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 19, '01a21e44-134e-70f9-b262-7eaf754fbb66', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'c063dadb-5987-4df9-921e-f48f9e8d8d1c', 'text', 'Another question', NULL, NULL, 17, '2026-03', 17, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 20, '01a21e44-135f-7164-ac21-0de4f80b4d84', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '7ff23eae-b34b-42b9-b5c2-de9bf81d9b25', 'text', 'Another question', NULL, NULL, 18, '2026-03', 18, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 21, '01a21e44-1367-72bd-97e8-6f14571004de', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '2bb53163-3979-4bec-8da2-6242d363391b', 'text', 'Another question', NULL, NULL, 19, '2026-03', 19, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 22, '01a21e44-1373-7198-9271-377b4810c558', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '38cb25a0-575b-42b1-967e-4d6534a80368', 'text', 'Another question', NULL, NULL, 20, '2026-03', 20, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 23, '01a21e44-1387-757e-aa8d-c589838eaf66', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '8a01c1ca-4ede-45fe-a536-8ba3581be6a3', 'text', 'Another question', NULL, NULL, 21, '2026-03', 21, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 24, '01a21e44-138e-7030-b419-75c236c062b5', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '73248fa5-9160-426f-a963-a8bccba51f76', 'text', 'Another question', NULL, NULL, 22, '2026-03', 22, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 25, '01a21e44-139d-7639-8c6a-b3c356b7ad93', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'ec2ccae3-f512-4532-9f45-c519df7fded9', 'text', 'Another question', NULL, NULL, 23, '2026-03', 23, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 26, '01a21e44-13a4-71a0-b743-1d7da02ba26d', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '83ba2cc8-02a4-4157-aff8-547560270cbd', 'text', 'Another question', NULL, NULL, 24, '2026-03', 24, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 27, '01a21e44-13b4-70d1-8bcf-62e1d8b02527', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'f03948ed-9f24-4761-a493-ade908bff3c8', 'text', 'Another question', NULL, NULL, 25, '2026-03', 25, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 28, '01a21e44-13b8-772a-be9d-68a0b23b6138', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'e290df50-a0ff-4dc4-aa74-09f7177379d9', 'text', 'Another question', NULL, NULL, 26, '2026-03', 26, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 29, '01a21e44-13bf-7507-852b-958cb41e400b', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'a25a69a7-b04a-4375-90cd-0813902581cd', 'text', 'Another question', NULL, NULL, 27, '2026-03', 27, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 30, '01a21e44-13cb-70d9-80f0-9b8c497fe6d1', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'db31491b-b082-4fe7-8ee3-b335e16d7b93', 'text', 'Another question', NULL, NULL, 28, '2026-03', 28, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 31, '01a21e44-13d7-710b-aafe-0ba110a2f4e6', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'ab43bb6f-3214-4995-b147-1f90739333af', 'text', 'Another question', NULL, NULL, 29, '2026-03', 29, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 32, '01a21e44-13e3-7576-8142-8ca3d8edd41a', 'client', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'dc5301bd-8f2c-4dab-81fb-bae81e9b44d2', 'text', 'The thirtieth', NULL, NULL, 30, '2026-03', 30, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 15, '01a21e44-151c-7433-a075-5d2feca8dbd8', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 16, '01a21e44-1520-72d3-bfa9-c73dcbb7b18b', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 17, '01a21e44-1688-7799-a419-bdd88d660ed2', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 18, '01a21e44-1861-747e-9c3b-1b883a84ac52', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 19, '01a21e44-1863-751d-b217-2562832fc3a5', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 20, '01a21e44-1864-7742-8b16-d1fd04711874', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772352000000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 21, '01a21e44-189b-719a-be3b-ecbd053e1c12', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1772438400000, NULL)
--;
INSERT INTO messages (client_id, seq, id, sender, sender_id, client_message_id, kind, text, news, subject, number, month, month_number, sent_at, removed_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 22, '01a21e44-1c18-76e1-ba9f-70d3c5c6b885', 'system', NULL, NULL, 'system', NULL, 'meal_plan_generated', NULL, NULL, NULL, NULL, 1806912000000, NULL)
--;
INSERT INTO marks (client_id, side, kind, up_to, at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 'coach', 'delivered', 3, 1772352000000)
--;
INSERT INTO marks (client_id, side, kind, up_to, at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 'coach', 'read', 3, 1772352060000)
--;
INSERT INTO marks (client_id, side, kind, up_to, at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 'client', 'read', 4, 1772352060000)
--;
INSERT INTO marks (client_id, side, kind, up_to, at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 'client', 'delivered', 4, 1772352060000)
--;
INSERT INTO quota_months (user_id, month, messages, calls) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', '2026-03', 0, 1)
--;
INSERT INTO quota_months (user_id, month, messages, calls) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', '2026-03', 1, 0)
--;
INSERT INTO quota_months (user_id, month, messages, calls) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', '2026-03', 0, 1)
--;
INSERT INTO quota_months (user_id, month, messages, calls) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', '2026-03', 30, 0)
--;
INSERT INTO feeds (user_id, last_seq, first_seq) VALUES ('01a21e43-f42c-71ad-bac5-6131562624b9', 1, 1)
--;
INSERT INTO feeds (user_id, last_seq, first_seq) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 7, 1)
--;
INSERT INTO feeds (user_id, last_seq, first_seq) VALUES ('01a21e43-f8d5-7611-a8aa-88613c677a18', 5, 1)
--;
INSERT INTO feeds (user_id, last_seq, first_seq) VALUES ('01a21e43-faa7-7360-9601-cf5ac09d2b1e', 1, 1)
--;
INSERT INTO feeds (user_id, last_seq, first_seq) VALUES ('01a21e43-fdb7-7301-a07e-f34726fb6e26', 1, 1)
--;
INSERT INTO feeds (user_id, last_seq, first_seq) VALUES ('01a21e44-036b-754b-9656-2f77dfce6047', 2, 1)
--;
INSERT INTO feeds (user_id, last_seq, first_seq) VALUES ('01a21e44-03c6-7218-822b-571329c5cef3', 3, 1)
--;
INSERT INTO feeds (user_id, last_seq, first_seq) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', 2, 1)
--;
INSERT INTO feeds (user_id, last_seq, first_seq) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 22, 1)
--;
INSERT INTO feeds (user_id, last_seq, first_seq) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 9, 1)
--;
INSERT INTO feeds (user_id, last_seq, first_seq) VALUES ('01a21e44-0a83-743f-840c-1537dc5de817', 7, 1)
--;
INSERT INTO feeds (user_id, last_seq, first_seq) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 9, 1)
--;
INSERT INTO feeds (user_id, last_seq, first_seq) VALUES ('01a21e44-0c0a-73a2-8c2c-9985decd19eb', 7, 1)
--;
INSERT INTO feeds (user_id, last_seq, first_seq) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 63, 1)
--;
INSERT INTO feeds (user_id, last_seq, first_seq) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 32, 1)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e43-f42c-71ad-bac5-6131562624b9', 1, 'message', '01a21e43-f42c-71ad-bac5-6131562624b9', '1', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 1, 'message', '01a21e43-f817-768b-9395-6d8907289a8f', '1', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 2, 'message', '01a21e43-f817-768b-9395-6d8907289a8f', '2', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e43-f8d5-7611-a8aa-88613c677a18', 1, 'message', '01a21e43-f817-768b-9395-6d8907289a8f', '2', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 3, 'thread', '01a21e43-f817-768b-9395-6d8907289a8f', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e43-f8d5-7611-a8aa-88613c677a18', 2, 'thread', '01a21e43-f817-768b-9395-6d8907289a8f', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 4, 'message', '01a21e43-f817-768b-9395-6d8907289a8f', '3', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e43-f8d5-7611-a8aa-88613c677a18', 3, 'message', '01a21e43-f817-768b-9395-6d8907289a8f', '3', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 5, 'call', '01a21e43-f817-768b-9395-6d8907289a8f', '01a21e43-fb70-7638-ab46-cdd9fd5b726a', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e43-f8d5-7611-a8aa-88613c677a18', 4, 'call', '01a21e43-f817-768b-9395-6d8907289a8f', '01a21e43-fb70-7638-ab46-cdd9fd5b726a', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 6, 'quota', '01a21e43-f817-768b-9395-6d8907289a8f', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e43-faa7-7360-9601-cf5ac09d2b1e', 1, 'message', '01a21e43-faa7-7360-9601-cf5ac09d2b1e', '1', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 7, 'message', '01a21e43-f817-768b-9395-6d8907289a8f', '4', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e43-f8d5-7611-a8aa-88613c677a18', 5, 'message', '01a21e43-f817-768b-9395-6d8907289a8f', '4', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e43-fdb7-7301-a07e-f34726fb6e26', 1, 'message', '01a21e43-fdb7-7301-a07e-f34726fb6e26', '1', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-036b-754b-9656-2f77dfce6047', 1, 'message', '01a21e44-036b-754b-9656-2f77dfce6047', '1', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-03c6-7218-822b-571329c5cef3', 1, 'message', '01a21e44-03c6-7218-822b-571329c5cef3', '1', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', 1, 'message', '01a21e44-044a-758a-829c-6dc4235c2bb6', '1', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 1, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '1', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', 2, 'message', '01a21e44-044a-758a-829c-6dc4235c2bb6', '2', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-036b-754b-9656-2f77dfce6047', 2, 'message', '01a21e44-036b-754b-9656-2f77dfce6047', '2', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 2, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '2', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-03c6-7218-822b-571329c5cef3', 2, 'message', '01a21e44-03c6-7218-822b-571329c5cef3', '2', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 3, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '3', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 4, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '4', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-03c6-7218-822b-571329c5cef3', 3, 'message', '01a21e44-03c6-7218-822b-571329c5cef3', '3', 1772353800000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 1, 'message', '01a21e44-0a22-703e-bacc-092fd05cad6d', '1', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 5, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '5', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 6, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '6', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 2, 'message', '01a21e44-0a22-703e-bacc-092fd05cad6d', '2', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0a83-743f-840c-1537dc5de817', 1, 'message', '01a21e44-0a22-703e-bacc-092fd05cad6d', '2', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 3, 'thread', '01a21e44-0a22-703e-bacc-092fd05cad6d', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0a83-743f-840c-1537dc5de817', 2, 'thread', '01a21e44-0a22-703e-bacc-092fd05cad6d', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 4, 'message', '01a21e44-0a22-703e-bacc-092fd05cad6d', '3', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0a83-743f-840c-1537dc5de817', 3, 'message', '01a21e44-0a22-703e-bacc-092fd05cad6d', '3', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 5, 'quota', '01a21e44-0a22-703e-bacc-092fd05cad6d', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 7, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '7', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 6, 'marks', '01a21e44-0a22-703e-bacc-092fd05cad6d', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0a83-743f-840c-1537dc5de817', 4, 'marks', '01a21e44-0a22-703e-bacc-092fd05cad6d', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 1, 'message', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', '1', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 7, 'marks', '01a21e44-0a22-703e-bacc-092fd05cad6d', NULL, 1772352060000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0a83-743f-840c-1537dc5de817', 5, 'marks', '01a21e44-0a22-703e-bacc-092fd05cad6d', NULL, 1772352060000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 8, 'message', '01a21e44-0a22-703e-bacc-092fd05cad6d', '4', 1772352060000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0a83-743f-840c-1537dc5de817', 6, 'message', '01a21e44-0a22-703e-bacc-092fd05cad6d', '4', 1772352060000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 9, 'marks', '01a21e44-0a22-703e-bacc-092fd05cad6d', NULL, 1772352060000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0a83-743f-840c-1537dc5de817', 7, 'marks', '01a21e44-0a22-703e-bacc-092fd05cad6d', NULL, 1772352060000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 8, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '8', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 9, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '9', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 2, 'message', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', '2', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0c0a-73a2-8c2c-9985decd19eb', 1, 'message', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', '2', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 3, 'thread', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0c0a-73a2-8c2c-9985decd19eb', 2, 'thread', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 4, 'message', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', '3', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0c0a-73a2-8c2c-9985decd19eb', 3, 'message', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', '3', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 5, 'call', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', '01a21e44-0e08-76f5-a6f4-748c50dc34f5', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0c0a-73a2-8c2c-9985decd19eb', 4, 'call', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', '01a21e44-0e08-76f5-a6f4-748c50dc34f5', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 6, 'quota', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 10, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '10', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 7, 'call', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', '01a21e44-0e08-76f5-a6f4-748c50dc34f5', 1772452500000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0c0a-73a2-8c2c-9985decd19eb', 5, 'call', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', '01a21e44-0e08-76f5-a6f4-748c50dc34f5', 1772452500000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 1, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '1', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 11, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '11', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 8, 'call', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', '01a21e44-0e08-76f5-a6f4-748c50dc34f5', 1772452500000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0c0a-73a2-8c2c-9985decd19eb', 6, 'call', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', '01a21e44-0e08-76f5-a6f4-748c50dc34f5', 1772452500000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 9, 'call', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', '01a21e44-0e08-76f5-a6f4-748c50dc34f5', 1772453700000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0c0a-73a2-8c2c-9985decd19eb', 7, 'call', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', '01a21e44-0e08-76f5-a6f4-748c50dc34f5', 1772453700000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 12, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '12', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 2, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '2', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 1, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '2', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 3, 'thread', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 2, 'thread', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 13, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '13', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 4, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '3', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 3, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '3', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 5, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 6, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '4', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 4, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '4', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 7, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 8, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '5', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 5, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '5', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 9, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 10, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '6', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 6, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '6', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 11, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 12, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '7', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 7, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '7', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 13, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 14, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '8', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 8, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '8', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 15, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 16, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '9', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 9, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '9', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 17, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 18, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '10', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 10, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '10', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 19, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 20, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '11', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 11, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '11', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 21, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 22, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '12', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 12, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '12', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 23, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 14, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '14', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 24, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '13', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 13, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '13', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 25, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 26, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '14', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 14, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '14', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 27, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 28, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '15', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 15, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '15', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 29, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 30, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '16', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 16, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '16', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 31, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 32, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '17', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 17, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '17', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 33, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 34, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '18', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 18, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '18', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 35, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 36, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '19', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 19, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '19', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 37, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 38, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '20', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 20, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '20', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 39, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 40, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '21', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 21, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '21', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 41, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 42, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '22', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 22, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '22', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 43, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 44, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '23', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 23, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '23', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 45, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 46, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '24', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 24, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '24', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 47, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 48, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '25', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 25, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '25', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 49, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 50, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '26', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 26, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '26', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 51, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 52, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '27', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 27, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '27', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 53, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 54, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '28', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 28, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '28', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 55, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 56, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '29', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 29, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '29', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 57, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 58, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '30', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 30, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '30', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 59, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 60, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '31', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 31, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '31', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 61, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 62, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '32', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 32, 'message', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '32', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 63, 'quota', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', NULL, 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 15, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '15', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 16, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '16', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 17, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '17', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 18, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '18', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 19, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '19', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 20, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '20', 1772352000000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 21, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '21', 1772438400000)
--;
INSERT INTO feed (user_id, seq, type, client_id, subject, at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 22, 'message', '01a21e44-0510-7036-8677-f5acedced4e0', '22', 1806912000000)
--;
INSERT INTO entitlements (user_id, tier, version) VALUES ('01a21e43-fdb7-7301-a07e-f34726fb6e26', 'premium', 4)
--;
INSERT INTO entitlements (user_id, tier, version) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'premium', 1)
--;
INSERT INTO availability (coach_id, body, changed_at) VALUES ('01a21e43-f8d5-7611-a8aa-88613c677a18', '{"timezone":"Asia/Riyadh","weekly":[{"weekday":1,"from":"09:00","to":"21:00"},{"weekday":2,"from":"09:00","to":"21:00"},{"weekday":3,"from":"09:00","to":"21:00"},{"weekday":4,"from":"09:00","to":"21:00"},{"weekday":5,"from":"09:00","to":"21:00"},{"weekday":6,"from":"09:00","to":"21:00"},{"weekday":7,"from":"09:00","to":"21:00"}],"exceptions":[]}', 1772352000000)
--;
INSERT INTO availability (coach_id, body, changed_at) VALUES ('01a21e44-0c0a-73a2-8c2c-9985decd19eb', '{"timezone":"Asia/Riyadh","weekly":[{"weekday":1,"from":"09:00","to":"21:00"},{"weekday":2,"from":"09:00","to":"21:00"},{"weekday":3,"from":"09:00","to":"21:00"},{"weekday":4,"from":"09:00","to":"21:00"},{"weekday":5,"from":"09:00","to":"21:00"},{"weekday":6,"from":"09:00","to":"21:00"},{"weekday":7,"from":"09:00","to":"21:00"}],"exceptions":[]}', 1772352000000)
--;
INSERT INTO calls (id, client_id, coach_id, starts_at, ends_at, status, version, purpose, minutes, booked_at, cancelled_by, cancelled_at, client_joined_at, coach_joined_at, month, refunded, reminded, client_email) VALUES ('01a21e43-fb70-7638-ab46-cdd9fd5b726a', '01a21e43-f817-768b-9395-6d8907289a8f', '01a21e43-f8d5-7611-a8aa-88613c677a18', 1772539200000, 1772540100000, 'scheduled', 1, NULL, 15, 1772352000000, NULL, NULL, NULL, NULL, '2026-03', 0, 0, NULL)
--;
INSERT INTO calls (id, client_id, coach_id, starts_at, ends_at, status, version, purpose, minutes, booked_at, cancelled_by, cancelled_at, client_joined_at, coach_joined_at, month, refunded, reminded, client_email) VALUES ('01a21e44-0e08-76f5-a6f4-748c50dc34f5', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', '01a21e44-0c0a-73a2-8c2c-9985decd19eb', 1772452800000, 1772453700000, 'finished', 4, 'I want to talk about my knee 🦵 ثم الخطة', 15, 1772352000000, NULL, NULL, 1772452500000, 1772452500000, '2026-03', 0, 2, NULL)
--;
INSERT INTO booked_quarters (coach_id, quarter, client_id, call_id, held_until) VALUES ('01a21e43-f8d5-7611-a8aa-88613c677a18', 1969488, '01a21e43-f817-768b-9395-6d8907289a8f', '01a21e43-fb70-7638-ab46-cdd9fd5b726a', NULL)
--;
INSERT INTO client_coaches (client_id, coach_id, since) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', '01a21e43-f8d5-7611-a8aa-88613c677a18', 1772352000000)
--;
INSERT INTO client_coaches (client_id, coach_id, since) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', '01a21e44-0a83-743f-840c-1537dc5de817', 1772352000000)
--;
INSERT INTO client_coaches (client_id, coach_id, since) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', '01a21e44-0c0a-73a2-8c2c-9985decd19eb', 1772352000000)
--;
INSERT INTO client_coaches (client_id, coach_id, since) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', '01a21e44-0f38-7690-a54b-0f1a520ce891', 1772352000000)
--;
INSERT INTO ratings (id, client_id, coach_id, trigger_kind, subject, stars, text, at, changed_at) VALUES ('01a21e44-10b7-74a3-aac9-d4263c5888d3', '01a21e44-0b37-7546-8a1a-aeb564f9b7e7', '01a21e44-0c0a-73a2-8c2c-9985decd19eb', 'call', '01a21e44-0e08-76f5-a6f4-748c50dc34f5', 5, NULL, 1772453701000, 1772453701000)
--;
INSERT INTO ratings (id, client_id, coach_id, trigger_kind, subject, stars, text, at, changed_at) VALUES ('01a21e44-12f9-73ca-922c-f5acafb3aa64', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '01a21e44-0f38-7690-a54b-0f1a520ce891', 'messages', '10', 4, NULL, 1772352000000, 1772352000000)
--;
INSERT INTO ratings (id, client_id, coach_id, trigger_kind, subject, stars, text, at, changed_at) VALUES ('01a21e44-1379-7161-afd5-dbde60308e2a', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '01a21e44-0f38-7690-a54b-0f1a520ce891', 'messages', '20', NULL, NULL, 1772352000000, 1772352000000)
--;
INSERT INTO ratings (id, client_id, coach_id, trigger_kind, subject, stars, text, at, changed_at) VALUES ('01a21e44-13ef-7036-a39d-740a4fd57d4e', '01a21e44-0ea4-72ad-b0f5-7e68139901e8', '01a21e44-0f38-7690-a54b-0f1a520ce891', 'messages', '30', 1, NULL, 1772352000000, 1772352000000)
--;
INSERT INTO message_pushes (client_id, side, due_at, pushed_at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 'coach', NULL, 1772352000000)
--;
INSERT INTO message_pushes (client_id, side, due_at, pushed_at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 'client', NULL, 1772352060000)
--;
INSERT INTO message_pushes (client_id, side, due_at, pushed_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'coach', 1772352060000, 1772352000000)
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
CREATE INDEX threads_of_coach ON threads (coach_id, last_at, client_id)
--;
CREATE INDEX threads_waiting ON threads (created_at, client_id) WHERE coach_id IS NULL AND state <> 'closed'
--;
CREATE UNIQUE INDEX messages_of_sender ON messages (client_id, sender_id, client_message_id)
WHERE client_message_id IS NOT NULL
--;
CREATE INDEX messages_by_time ON messages (sent_at)
--;
CREATE INDEX attachments_of_media ON attachments (media_id)
--;
CREATE INDEX presence_of_user ON presence (user_id, until)
--;
CREATE INDEX presence_by_time ON presence (until)
--;
CREATE INDEX feed_signals_by_time ON feed_signals (at)
--;
CREATE INDEX feed_by_time ON feed (at)
--;
CREATE INDEX calls_of_client ON calls (client_id, starts_at, id)
--;
CREATE INDEX calls_of_coach ON calls (coach_id, starts_at, id)
--;
CREATE INDEX calls_by_time ON calls (starts_at)
--;
CREATE INDEX booked_quarters_of_call ON booked_quarters (call_id)
--;
CREATE INDEX booked_quarters_held ON booked_quarters (client_id) WHERE call_id IS NULL
--;
CREATE UNIQUE INDEX change_requests_pending ON change_requests (client_id) WHERE status = 'pending'
--;
CREATE INDEX change_requests_of_client ON change_requests (client_id, requested_at, id)
--;
CREATE INDEX change_requests_by_status ON change_requests (status, requested_at, id)
--;
CREATE INDEX client_notes_of_client ON client_notes (client_id, created_at, id)
--;
CREATE INDEX broadcasts_of_coach ON broadcasts (coach_id, created_at, id)
--;
CREATE INDEX pain_points_by_time ON pain_points (created_at, id)
--;
CREATE INDEX pain_points_of_coach ON pain_points (coach_id, created_at)
--;
CREATE INDEX ratings_of_coach ON ratings (coach_id, at, id) WHERE stars IS NOT NULL
--;
CREATE INDEX threads_closed ON threads (last_at) WHERE state = 'closed'
--;
CREATE UNIQUE INDEX safety_cases_open ON safety_cases (client_id, kind, opened_by, message_id) WHERE status = 'open'
--;
CREATE INDEX safety_cases_by_status ON safety_cases (status, opened_at, id)
--;
CREATE INDEX safety_cases_by_person ON safety_cases (opened_by_id, opened_at)
--;
CREATE INDEX safety_cases_closed ON safety_cases (decided_at) WHERE status = 'closed'
--;
CREATE INDEX case_looks_of_case ON case_looks (case_id, at, id)
--;
CREATE INDEX case_looks_by_time ON case_looks (at)
--;
CREATE INDEX ratings_by_time ON ratings (at) WHERE stars IS NOT NULL
--;
CREATE INDEX calls_by_start ON calls (starts_at)
--;
CREATE INDEX departed_age ON departed (departed_at)
