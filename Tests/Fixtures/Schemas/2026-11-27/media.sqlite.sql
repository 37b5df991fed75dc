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
CREATE TABLE owners (
    user_id TEXT PRIMARY KEY,
    product TEXT NOT NULL,
    used_bytes BIGINT NOT NULL,
    reserved_bytes BIGINT NOT NULL,
    open_uploads BIGINT NOT NULL,
    timezone TEXT,
    created_at BIGINT NOT NULL)
--;
CREATE TABLE departed (user_id TEXT PRIMARY KEY, departed_at BIGINT NOT NULL)
--;
CREATE TABLE entitlements (
    user_id TEXT PRIMARY KEY,
    tier TEXT NOT NULL,
    version BIGINT NOT NULL)
--;
CREATE TABLE uploads (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES owners (user_id) ON DELETE CASCADE,
    purpose TEXT NOT NULL,
    content_type TEXT NOT NULL,
    bytes BIGINT,
    reserved_bytes BIGINT NOT NULL,
    sha256 TEXT,
    name TEXT,
    parts_id TEXT,
    status TEXT NOT NULL,
    file_id TEXT,
    refusal TEXT,
    photo_type TEXT,
    taken_at BIGINT,
    given_up_at BIGINT NOT NULL,
    created_at BIGINT NOT NULL, closed_until BIGINT)
--;
CREATE TABLE blobs (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES owners (user_id) ON DELETE CASCADE,
    sha256 TEXT NOT NULL,
    kind TEXT NOT NULL,
    content_type TEXT NOT NULL,
    bytes BIGINT NOT NULL,
    width BIGINT,
    height BIGINT,
    facts TEXT,
    uses BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    UNIQUE (owner, sha256))
--;
CREATE TABLE files (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES owners (user_id) ON DELETE CASCADE,
    blob_id TEXT NOT NULL REFERENCES blobs (id),
    purpose TEXT NOT NULL,
    name TEXT,
    created_at BIGINT NOT NULL)
--;
CREATE TABLE photos (
    file_id TEXT PRIMARY KEY REFERENCES files (id) ON DELETE CASCADE,
    owner TEXT NOT NULL,
    photo_type TEXT NOT NULL,
    stage TEXT,
    task_id TEXT,
    taken_at BIGINT NOT NULL)
--;
CREATE TABLE media_imports (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES owners (user_id) ON DELETE CASCADE,
    created_at BIGINT NOT NULL)
--;
CREATE TABLE media_items (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES owners (user_id) ON DELETE CASCADE,
    import_id TEXT NOT NULL,
    place BIGINT NOT NULL,
    upload_id TEXT,
    type TEXT NOT NULL,
    status TEXT NOT NULL,
    name TEXT NOT NULL,
    image_milliseconds BIGINT NOT NULL,
    error TEXT,
    tries BIGINT NOT NULL,
    is_deleted BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    UNIQUE (import_id, place))
--;
CREATE TABLE media_settings (
    owner TEXT PRIMARY KEY REFERENCES owners (user_id) ON DELETE CASCADE,
    image_milliseconds BIGINT NOT NULL,
    canvas TEXT NOT NULL,
    loops BIGINT NOT NULL)
--;
CREATE TABLE compositions (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES owners (user_id) ON DELETE CASCADE,
    canvas TEXT NOT NULL,
    loops BIGINT NOT NULL,
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL)
--;
CREATE TABLE layers (
    id TEXT PRIMARY KEY,
    composition_id TEXT NOT NULL REFERENCES compositions (id) ON DELETE CASCADE,
    place BIGINT NOT NULL,
    media_id TEXT NOT NULL,
    x BIGINT NOT NULL,
    y BIGINT NOT NULL,
    width BIGINT NOT NULL,
    aspect_ratio BIGINT NOT NULL,
    z_index BIGINT NOT NULL,
    volume BIGINT NOT NULL,
    UNIQUE (composition_id, place))
--;
CREATE TABLE exports (
    id TEXT PRIMARY KEY,
    owner TEXT NOT NULL REFERENCES owners (user_id) ON DELETE CASCADE,
    composition_id TEXT NOT NULL,
    snapshot TEXT NOT NULL,
    resolution TEXT NOT NULL,
    codec TEXT NOT NULL,
    status TEXT NOT NULL,
    progress BIGINT NOT NULL,
    estimated_bytes BIGINT NOT NULL,
    bytes BIGINT,
    object_name TEXT,
    width BIGINT NOT NULL,
    height BIGINT NOT NULL,
    milliseconds BIGINT NOT NULL,
    error TEXT,
    attempt BIGINT NOT NULL,
    starts BIGINT NOT NULL,
    lease_holder TEXT,
    lease_until BIGINT,
    run TEXT,
    done_at BIGINT,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL, trace TEXT)
--;
CREATE TABLE render_turns (
    owner TEXT PRIMARY KEY REFERENCES owners (user_id) ON DELETE CASCADE,
    turn BIGINT NOT NULL)
--;
CREATE TABLE shares (
    token_hash TEXT PRIMARY KEY,
    export_id TEXT NOT NULL REFERENCES exports (id) ON DELETE CASCADE,
    expires_at BIGINT NOT NULL,
    created_at BIGINT NOT NULL)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 1, 'create work', '156b17e2dbc9c564', 0, 1795804090978)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 2, 'create inbox', 'b97437e51378e6e4', 0, 1795804090989)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 3, 'create idempotency keys', '8d1421329e7eff06', 0, 1795804090996)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 4, 'note whose secret sealed work', '6d8c8af90fa4fcd6', 0, 1795804091007)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 5, 'create service secrets', '64a768f0361567a2', 0, 1795804091013)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 6, 'create turns', '09bbb6e69f90d75d', 0, 1795804091023)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 7, 'note what work is part of', '94a0930c43fce00b', 0, 1795804091027)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('revocations', 1, 'create revocations', '6a00a7943fe62da6', 0, 1795804091043)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('media', 100, 'create owners', 'debe639403dffabb', 0, 1795804091051)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('departed', 1, 'create departed', 'f20c289d863e01b8', 0, 1795804091065)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('departed', 2, 'find the departed by age', '64cae586d551b874', 0, 1795804091070)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('entitlements', 1, 'create entitlements', 'c994b92f41d7d109', 0, 1795804091099)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('media', 103, 'create uploads, blobs, files and photos', '93ed79c52ca65315', 0, 1795804091111)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('media', 110, 'create media imports and items', 'e0c2a8d0db4f08d1', 0, 1795804091139)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('media', 111, 'create media settings', '97127a130a852bcf', 0, 1795804091147)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('media', 112, 'create compositions and layers', '04e99db9fb681185', 0, 1795804091160)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('media', 120, 'create exports and shares', 'ff5a2f361cf9d7f4', 0, 1795804091171)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('media', 130, 'let uploads be closed while they are checked', '52990a7c6109d8ae', 0, 1795804091176)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('media', 131, 'note which trace exports are part of', '6a4b4cb2558bad7b', 0, 1795804091186)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('media-upkeep', 1, 'find what is over', '11471ad46290aa72', 0, 1795804091198)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (1, 'create work', '156b17e2dbc9c564', 1795804090978)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795804090989)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795804090996)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (100, 'create owners', 'debe639403dffabb', 1795804091051)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (101, 'create departed', 'f20c289d863e01b8', 1795804091065)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (102, 'create entitlements', 'c994b92f41d7d109', 1795804091099)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (103, 'create uploads, blobs, files and photos', '93ed79c52ca65315', 1795804091111)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (110, 'create media imports and items', 'e0c2a8d0db4f08d1', 1795804091139)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (111, 'create media settings', '97127a130a852bcf', 1795804091147)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (112, 'create compositions and layers', '04e99db9fb681185', 1795804091160)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (120, 'create exports and shares', 'ff5a2f361cf9d7f4', 1795804091171)
--;
INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, claimed_until, last_error, is_dead, created_at, sealed_by, trace) VALUES ('01a21e43-f390-71a1-b253-a1e943d6b895', 'media.makeVariants', 'LUk_HH_p44LI4kjQpepkLtu7DK-bUFMcL3JBL-97jptJDYJZMWrrY8c8Rj9SXvlRWdR216pDKr8pU2qDn9uvfFcGwUqtTdaRzntWMaJRf2Aw_WDyZYwV', 'flow-g7xx6cb97v42nh8q', 'flow-g7xx6cb97v42nh8q', 1772352000858, 1, NULL, 'unreadable(code: 2)', 0, 1795804099473, 'f12cf2dbf19d78ff', '00-e59f2a4bb6384279928b78fda7fc2625-7b82cca2a8bcde82-01')
--;
INSERT INTO inbox (event_id, received_at) VALUES ('readiness', 1795804091419)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea0b-7068-9b69-5ed6ac4ef848', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-e9f9-7185-ad02-dd2f004dbf78', 1795804097121)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea17-737b-b905-ace969919c02', 1795804097121)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea3f-7063-8bcf-32dfb5528c64', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea7a-74a9-8d2d-d1f968c158dc', 1795804097195)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea87-71e2-be61-2e4de1712bb2', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eaa8-70ec-aa47-c896e669c7e6', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eb82-7445-aa59-afe2a77c723b', 1795804097512)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ec5a-739f-9d0c-556e5dfff8f5', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ec7d-771c-bdba-32da4012bb12', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ec8f-74fd-9d08-94a346c61552', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-edf8-76ee-a2f6-c5d4237e4f5e', 1772438400000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-edf7-77ff-8cfb-e6f493279f58', 1772438400000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eeb8-73f6-be3b-3be23174f9b9', 1795804098292)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eedf-7084-8c4d-0fea75e0a3cf', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ef2f-77d8-a701-f3c3f9a67984', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ef76-75fc-a6a3-56213c98fcf4', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ef43-7120-9514-b56b56931619', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-efdc-7231-bbef-070a7ada6262', 1795804098545)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f341-72db-b42e-7dd6d247bb3e', 1773043207000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f499-7366-a03a-487de2600dbb', 1795804099865)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f857-72eb-8498-ee8c65fc53d2', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f85c-7007-a527-061bc03feb12', 1772352000000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-04d6-718c-9c15-79baf78cd47e', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-04d9-75cc-bb7f-99c29cbc43b6', 1772352000000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0ed3-72d1-b3ef-fc813d0bfb46', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0ed4-7303-a6b4-4d0c1453aaf8', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0ed3-70f0-8663-5cf966a86e2d', 1795804106507)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-11d5-721c-b809-c92a80770ef4', 1795804107235)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1257-736a-8da7-c017e0e81e3f', 1795804107382)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-129f-73db-9ee0-f2b3a15a222a', 1795804107465)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1470-72a3-b820-3d5735b69568', 1795804107916)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-14b0-72cf-9995-df69cf15d245', 1795804107960)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-18fb-7426-8878-9c7d95f280ad', 1795804109069)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-3f75-7259-b539-6603e5090eb9', 1795804118916)
--;
INSERT INTO service_secrets (fingerprint, since) VALUES ('f12cf2dbf19d78ff', 1795804091358)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('session', '01a21e43-ea17-7384-87b7-6ae22d5132d5', NULL, 0, 1795809497200, 1)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('session', '01a21e43-f49a-74d0-b9a3-27f309971d50', NULL, 0, 1795809500381, 2)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('session', '01a21e43-f6a1-7610-af28-3a879f5d8842', NULL, 0, 1795809500381, 3)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e43-f8d5-7611-a8aa-88613c677a18', 'coach', 1, 1795809500903, 4)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e43-f9a8-75cf-b18a-24df6efa3053', 'admin', 1, 1795809501103, 5)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e43-fd93-745e-9d0f-c27b2915923f', 'admin', 1, 1795809502118, 6)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0646-7411-8ef9-8fb6cac0d2e4', 'coach', 1, 1795809504397, 7)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0a83-743f-840c-1537dc5de817', 'coach', 1, 1795809505387, 8)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0b1f-7632-b309-61ecdfa7cb8a', 'admin', 1, 1795809505542, 9)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0c0a-73a2-8c2c-9985decd19eb', 'coach', 1, 1795809505871, 10)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0d08-7512-ab3c-bc7f66344cde', 'admin', 1, 1795809506045, 11)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0f38-7690-a54b-0f1a520ce891', 'coach', 1, 1795809506641, 12)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-10db-76fa-802d-0e037befb3be', 'admin', 1, 1795809507013, 13)
--;
INSERT INTO revocation_numbers (id, value) VALUES (1, 13)
--;
INSERT INTO owners (user_id, product, used_bytes, reserved_bytes, open_uploads, timezone, created_at) VALUES ('01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'gtsd', 0, 0, 0, 'Asia/Riyadh', 1772352000000)
--;
INSERT INTO owners (user_id, product, used_bytes, reserved_bytes, open_uploads, timezone, created_at) VALUES ('01a21e43-fdb7-7301-a07e-f34726fb6e26', 'fitcoach', 0, 1000, 1, NULL, 1773691200000)
--;
INSERT INTO owners (user_id, product, used_bytes, reserved_bytes, open_uploads, timezone, created_at) VALUES ('01a21e44-1257-7368-868f-f3d8468b6a9c', 'stack', 1995, 0, 0, NULL, 1795804107933)
--;
INSERT INTO owners (user_id, product, used_bytes, reserved_bytes, open_uploads, timezone, created_at) VALUES ('01a21e44-146f-75b8-962f-425a1130c601', 'stack', 210035, 0, 0, NULL, 1795804110901)
--;
INSERT INTO entitlements (user_id, tier, version) VALUES ('01a21e43-fdb7-7301-a07e-f34726fb6e26', 'premium', 4)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at, closed_until) VALUES ('01a21e43-f223-769e-a2af-4a6d92138baf', '01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'progress_photo', 'image/jpeg', 596, 596, NULL, NULL, NULL, 'confirmed', '01a21e43-f2f6-748b-8722-01241cff9048', NULL, 'front', NULL, 1772438400000, 1772352000000, 1772352600000)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at, closed_until) VALUES ('01a21e44-009c-71ce-ad6d-1bffa4ca46aa', '01a21e43-fdb7-7301-a07e-f34726fb6e26', 'chat_document', 'application/pdf', 1000, 1000, NULL, NULL, NULL, 'waiting', NULL, NULL, NULL, NULL, 1773777600000, 1773691200000, NULL)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at, closed_until) VALUES ('01a21e44-149e-77aa-8a45-d8b6a325a04b', '01a21e44-1257-7368-868f-f3d8468b6a9c', 'clip', 'video/mp4', 1995, 1995, NULL, 'clip.mp4', NULL, 'confirmed', '01a21e44-149e-77a9-8d13-ec6f815a2a69', NULL, NULL, NULL, 1795890507933, 1795804107933, 1795804708054)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at, closed_until) VALUES ('01a21e44-2036-730e-9796-6a7b5fe11263', '01a21e44-146f-75b8-962f-425a1130c601', 'clip', 'video/mp4', 58351, 58351, NULL, 'شاطئ 🌊.mp4', NULL, 'confirmed', '01a21e44-2036-730d-a4f5-4f5ecf8a5f8b', NULL, NULL, NULL, 1795890510901, 1795804110901, 1795804710955)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at, closed_until) VALUES ('01a21e44-2036-7310-b545-63e6a6a8c2f0', '01a21e44-146f-75b8-962f-425a1130c601', 'clip', 'video/quicktime', 32769, 32769, NULL, 'IMG_0002.MOV', NULL, 'confirmed', '01a21e44-2036-730f-be3f-a5d9206e774d', NULL, NULL, NULL, 1795890510901, 1795804110901, 1795804710992)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at, closed_until) VALUES ('01a21e44-2036-7312-ab38-b39d9c6ad7c1', '01a21e44-146f-75b8-962f-425a1130c601', 'clip', 'video/webm', 25681, 25681, NULL, 'screen.webm', NULL, 'confirmed', '01a21e44-2036-7311-922a-b7537fd97149', NULL, NULL, NULL, 1795890510901, 1795804110901, 1795804711503)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at, closed_until) VALUES ('01a21e44-2036-7314-97a0-d7bd819724bb', '01a21e44-146f-75b8-962f-425a1130c601', 'clip', 'video/mp4', 2155, 2155, NULL, 'portrait.mp4', NULL, 'confirmed', '01a21e44-2036-7313-8b48-8a89dd2988a3', NULL, NULL, NULL, 1795890510901, 1795804110901, 1795804711554)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at, closed_until) VALUES ('01a21e44-2036-7316-a5e7-185bf2045861', '01a21e44-146f-75b8-962f-425a1130c601', 'clip', 'video/mp4', 2268, 2268, NULL, 'uneven.mp4', NULL, 'confirmed', '01a21e44-2036-7315-b9a1-81f64b0a2862', NULL, NULL, NULL, 1795890510901, 1795804110901, 1795804711895)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at, closed_until) VALUES ('01a21e44-2036-7318-8eab-adf4f71be04b', '01a21e44-146f-75b8-962f-425a1130c601', 'clip', 'video/mp4', 2052, 2052, NULL, 'odd.mp4', NULL, 'confirmed', '01a21e44-2036-7317-8659-4a6b558691d0', NULL, NULL, NULL, 1795890510901, 1795804110901, 1795804711969)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at, closed_until) VALUES ('01a21e44-2036-731a-8f80-71b925633401', '01a21e44-146f-75b8-962f-425a1130c601', 'clip', 'video/mp4', 3945, 3945, NULL, 'hdr.mp4', NULL, 'confirmed', '01a21e44-2036-7319-9bea-72ff2263b6d7', NULL, NULL, NULL, 1795890510901, 1795804110901, 1795804712229)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at, closed_until) VALUES ('01a21e44-2036-731c-8c8b-38bbf555b58f', '01a21e44-146f-75b8-962f-425a1130c601', 'clip', 'video/mp4', 1849, 1849, NULL, 'blink.mp4', NULL, 'confirmed', '01a21e44-2036-731b-af75-f1b8ef8c11b1', NULL, NULL, NULL, 1795890510901, 1795804110901, 1795804712290)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at, closed_until) VALUES ('01a21e44-2036-731e-b1e7-0e3cb2c0b611', '01a21e44-146f-75b8-962f-425a1130c601', 'clip', 'image/jpeg', 2674, 2674, NULL, 'photo.jpg', NULL, 'confirmed', '01a21e44-2036-731d-8ddf-f6b55609ee69', NULL, NULL, NULL, 1795890510901, 1795804110901, 1795804712638)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at, closed_until) VALUES ('01a21e44-2036-7320-96ba-8e16065091f1', '01a21e44-146f-75b8-962f-425a1130c601', 'clip', 'image/png', 103, 103, NULL, 'dot.png', NULL, 'confirmed', '01a21e44-2036-731f-8f2f-9af1430c36c8', NULL, NULL, NULL, 1795890510901, 1795804110901, 1795804712657)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at, closed_until) VALUES ('01a21e44-2036-7322-8b8c-081c02f0a1c6', '01a21e44-146f-75b8-962f-425a1130c601', 'clip', 'image/heic', 487, 487, NULL, 'IMG_0003.HEIC', NULL, 'confirmed', '01a21e44-2036-7321-a477-a05ee3238c73', NULL, NULL, NULL, 1795890510901, 1795804110901, 1795804712671)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at, closed_until) VALUES ('01a21e44-2036-7324-8374-39f38a9b82c0', '01a21e44-146f-75b8-962f-425a1130c601', 'clip', 'video/mp4', 1470, 1470, NULL, 'half.mp4', NULL, 'closed', NULL, 'file_damaged', NULL, NULL, 1795890510901, 1795804110901, 1795804712695)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a21e44-151f-75b1-8cbd-1ebf75923e33', '01a21e44-1257-7368-868f-f3d8468b6a9c', 'e639164765ef63d5d7bd60febac660c57934c259e018c559eaaccc5cbf6b52d7', 'video', 'video/mp4', 1995, 64, 64, '{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}}', 1, 1795804108054)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a21e44-2092-70e3-a396-7f5016117bfc', '01a21e44-146f-75b8-962f-425a1130c601', '4658b8450f89f80fbcbf1020144d658b09c7a2e6e9f0308c26bfb729b58025f7', 'video', 'video/quicktime', 32769, 320, 180, '{"container":"mov","microseconds":1000000,"rotation":0,"channels":2,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}}', 1, 1795804110992)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a21e44-206e-77a6-b7e4-6a3504aa1fdb', '01a21e44-146f-75b8-962f-425a1130c601', '1e3426babc4e96a48388c67c8f80162be85f4b88f7cbb6211d5184ca98ff2af5', 'video', 'video/mp4', 58351, 320, 180, '{"container":"mp4","microseconds":2000000,"rotation":0,"channels":2,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}}', 1, 1795804110955)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a21e44-2293-704b-ae74-f0b3e67614b7', '01a21e44-146f-75b8-962f-425a1130c601', '61417f3b3e8403b98eef46e996643a665bc61f007457e039036adfe4b5e7766f', 'video', 'video/webm', 25681, 320, 180, '{"container":"webm","microseconds":1000000,"rotation":0,"channels":2,"matrix":"bt709","timing":{"beginning":0,"lead":14000,"ticks":1000}}', 1, 1795804111503)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a21e44-22c4-726a-9a1a-6a5d6438e31d', '01a21e44-146f-75b8-962f-425a1130c601', '8df5549daa710cae35d672d37ccbfbc67d70dbe0416bf22a7bd06bbff170abbf', 'video', 'video/mp4', 2155, 180, 320, '{"container":"mp4","microseconds":500000,"rotation":90,"channels":0,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}}', 1, 1795804111554)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a21e44-2418-7491-b1bb-2f0af398e5da', '01a21e44-146f-75b8-962f-425a1130c601', 'd25a3f14ef33bc1946e6f1db37277c3e5ed7b0b5e834ceb82152726f2427eb72', 'video', 'video/mp4', 2268, 320, 180, '{"container":"mp4","microseconds":1000000,"rotation":0,"channels":0,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}}', 1, 1795804111895)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a21e44-2462-7001-97f9-4de09bf01390', '01a21e44-146f-75b8-962f-425a1130c601', 'dd1c8a797ff55f8195ba556bffd0e9542a63b9d4af35dd068f4993da23a3fc78', 'video', 'video/mp4', 2052, 161, 91, '{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}}', 1, 1795804111969)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a21e44-2566-7331-bdcb-438f454ad17d', '01a21e44-146f-75b8-962f-425a1130c601', 'dae5836617622d9620f024998e28855e02bc252d0a7d8157523e1cc3c321b1bd', 'video', 'video/mp4', 3945, 320, 180, '{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"transfer":"smpte2084","matrix":"bt2020nc","timing":{"beginning":0,"lead":0,"ticks":15360}}', 1, 1795804112229)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a21e44-25a3-74d9-8d40-64c4f8c3fa86', '01a21e44-146f-75b8-962f-425a1130c601', '5cbee99823a954f6e3ddf61ca2439fdcf4793c0b277435f12ef3796fd8db2809', 'video', 'video/mp4', 1849, 320, 180, '{"container":"mp4","microseconds":200000,"rotation":0,"channels":0,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}}', 1, 1795804112290)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a21e44-2700-758f-af30-396dbc4bd7c6', '01a21e44-146f-75b8-962f-425a1130c601', '6c89a70f1aa31491068c32e9a63e912963cc8c0cf21406db81eb79a1d3379618', 'image', 'image/jpeg', 2674, 300, 200, '{"hasAlpha":false,"orientation":6}', 1, 1795804112638)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a21e44-2712-73ad-b11d-6960e9f27df5', '01a21e44-146f-75b8-962f-425a1130c601', '54b213cdb78e8f3e5e5e2478ff22dcaa4ffd0e3580b2a2c5e6b6aeb2eb5b71f3', 'image', 'image/png', 103, 16, 16, '{"hasAlpha":true,"orientation":1}', 1, 1795804112657)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a21e44-2720-7626-8ee3-6bbc0b6954b5', '01a21e44-146f-75b8-962f-425a1130c601', '0c76215bf2a45d312ef9222bd82fd808a3f470b15d57952d9869cde1634af9b7', 'image', 'image/heic', 487, 300, 200, '{"hasAlpha":false,"orientation":1}', 1, 1795804112671)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a21e44-149e-77a9-8d13-ec6f815a2a69', '01a21e44-1257-7368-868f-f3d8468b6a9c', '01a21e44-151f-75b1-8cbd-1ebf75923e33', 'clip', 'clip.mp4', 1795804108054)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a21e44-2036-730f-be3f-a5d9206e774d', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2092-70e3-a396-7f5016117bfc', 'clip', 'IMG_0002.MOV', 1795804110992)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a21e44-2036-730d-a4f5-4f5ecf8a5f8b', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-206e-77a6-b7e4-6a3504aa1fdb', 'clip', 'شاطئ 🌊.mp4', 1795804110955)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a21e44-2036-7311-922a-b7537fd97149', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2293-704b-ae74-f0b3e67614b7', 'clip', 'screen.webm', 1795804111503)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a21e44-2036-7313-8b48-8a89dd2988a3', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-22c4-726a-9a1a-6a5d6438e31d', 'clip', 'portrait.mp4', 1795804111554)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a21e44-2036-7315-b9a1-81f64b0a2862', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2418-7491-b1bb-2f0af398e5da', 'clip', 'uneven.mp4', 1795804111895)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a21e44-2036-7317-8659-4a6b558691d0', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2462-7001-97f9-4de09bf01390', 'clip', 'odd.mp4', 1795804111969)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a21e44-2036-7319-9bea-72ff2263b6d7', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2566-7331-bdcb-438f454ad17d', 'clip', 'hdr.mp4', 1795804112229)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a21e44-2036-731b-af75-f1b8ef8c11b1', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-25a3-74d9-8d40-64c4f8c3fa86', 'clip', 'blink.mp4', 1795804112290)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a21e44-2036-731d-8ddf-f6b55609ee69', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2700-758f-af30-396dbc4bd7c6', 'clip', 'photo.jpg', 1795804112638)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a21e44-2036-731f-8f2f-9af1430c36c8', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2712-73ad-b11d-6960e9f27df5', 'clip', 'dot.png', 1795804112657)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a21e44-2036-7321-a477-a05ee3238c73', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2720-7626-8ee3-6bbc0b6954b5', 'clip', 'IMG_0003.HEIC', 1795804112671)
--;
INSERT INTO media_imports (id, owner, created_at) VALUES ('01a21e44-149e-77a8-9732-d3b97a89aec0', '01a21e44-1257-7368-868f-f3d8468b6a9c', 1795804107933)
--;
INSERT INTO media_imports (id, owner, created_at) VALUES ('01a21e44-2036-730c-aba8-173d704623e1', '01a21e44-146f-75b8-962f-425a1130c601', 1795804110901)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a21e44-149e-77a9-8d13-ec6f815a2a69', '01a21e44-1257-7368-868f-f3d8468b6a9c', '01a21e44-149e-77a8-9732-d3b97a89aec0', 0, '01a21e44-149e-77aa-8a45-d8b6a325a04b', 'video', 'ready', 'clip.mp4', 1000, NULL, 1, 0, 1795804107933)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a21e44-2036-730d-a4f5-4f5ecf8a5f8b', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2036-730c-aba8-173d704623e1', 0, '01a21e44-2036-730e-9796-6a7b5fe11263', 'video', 'ready', 'شاطئ 🌊.mp4', 1000, NULL, 1, 0, 1795804110901)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a21e44-2036-730f-be3f-a5d9206e774d', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2036-730c-aba8-173d704623e1', 1, '01a21e44-2036-7310-b545-63e6a6a8c2f0', 'video', 'ready', 'IMG_0002.MOV', 1000, NULL, 1, 0, 1795804110901)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a21e44-2036-7311-922a-b7537fd97149', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2036-730c-aba8-173d704623e1', 2, '01a21e44-2036-7312-ab38-b39d9c6ad7c1', 'video', 'ready', 'screen.webm', 1000, NULL, 1, 0, 1795804110901)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a21e44-2036-7313-8b48-8a89dd2988a3', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2036-730c-aba8-173d704623e1', 3, '01a21e44-2036-7314-97a0-d7bd819724bb', 'video', 'ready', 'portrait.mp4', 1000, NULL, 1, 0, 1795804110901)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a21e44-2036-7315-b9a1-81f64b0a2862', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2036-730c-aba8-173d704623e1', 4, '01a21e44-2036-7316-a5e7-185bf2045861', 'video', 'ready', 'uneven.mp4', 1000, NULL, 1, 0, 1795804110901)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a21e44-2036-7317-8659-4a6b558691d0', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2036-730c-aba8-173d704623e1', 5, '01a21e44-2036-7318-8eab-adf4f71be04b', 'video', 'ready', 'odd.mp4', 1000, NULL, 1, 0, 1795804110901)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a21e44-2036-7319-9bea-72ff2263b6d7', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2036-730c-aba8-173d704623e1', 6, '01a21e44-2036-731a-8f80-71b925633401', 'video', 'ready', 'hdr.mp4', 1000, NULL, 1, 0, 1795804110901)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a21e44-2036-731b-af75-f1b8ef8c11b1', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2036-730c-aba8-173d704623e1', 7, '01a21e44-2036-731c-8c8b-38bbf555b58f', 'video', 'ready', 'blink.mp4', 1000, NULL, 1, 0, 1795804110901)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a21e44-2036-731d-8ddf-f6b55609ee69', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2036-730c-aba8-173d704623e1', 8, '01a21e44-2036-731e-b1e7-0e3cb2c0b611', 'image', 'ready', 'photo.jpg', 1000, NULL, 1, 0, 1795804110901)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a21e44-2036-731f-8f2f-9af1430c36c8', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2036-730c-aba8-173d704623e1', 9, '01a21e44-2036-7320-96ba-8e16065091f1', 'image', 'ready', 'dot.png', 1000, NULL, 1, 0, 1795804110901)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a21e44-2036-7321-a477-a05ee3238c73', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2036-730c-aba8-173d704623e1', 10, '01a21e44-2036-7322-8b8c-081c02f0a1c6', 'image', 'ready', 'IMG_0003.HEIC', 1000, NULL, 1, 0, 1795804110901)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a21e44-2036-7323-9b85-d2df08b6dddc', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2036-730c-aba8-173d704623e1', 11, '01a21e44-2036-7324-8374-39f38a9b82c0', 'video', 'failed', 'half.mp4', 1000, 'file_damaged', 1, 0, 1795804110901)
--;
INSERT INTO compositions (id, owner, canvas, loops, version, created_at, updated_at) VALUES ('01a21e44-1887-732e-a5c0-0ffb689c2810', '01a21e44-1257-7368-868f-f3d8468b6a9c', '1:1', 1, 1, 1795804108934, 1795804108934)
--;
INSERT INTO compositions (id, owner, canvas, loops, version, created_at, updated_at) VALUES ('01a21e44-18ad-76a1-afdb-b5b2a5215e2f', '01a21e44-1257-7368-868f-f3d8468b6a9c', '4:5', 1, 2, 1795804108973, 1795804108981)
--;
INSERT INTO compositions (id, owner, canvas, loops, version, created_at, updated_at) VALUES ('01a21e44-2d4c-7565-ad9a-d73cb96b5df0', '01a21e44-146f-75b8-962f-425a1130c601', '1:1', 1, 1, 1795804114252, 1795804114252)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a21e44-18ae-74e9-9e2b-69423e0b7ad1', '01a21e44-18ad-76a1-afdb-b5b2a5215e2f', 0, '01a21e44-149e-77a9-8d13-ec6f815a2a69', 4673, 5288, 9000, 10000, 0, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a21e44-2d4f-733a-b50e-fec6ec3a1d66', '01a21e44-2d4c-7565-ad9a-d73cb96b5df0', 0, '01a21e44-2036-730d-a4f5-4f5ecf8a5f8b', 4038, 4244, 4000, 17778, 0, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a21e44-2d4f-733b-8229-8f65eb5a108b', '01a21e44-2d4c-7565-ad9a-d73cb96b5df0', 1, '01a21e44-2036-730f-be3f-a5d9206e774d', 5186, 4958, 4000, 17778, 1, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a21e44-2d4f-733c-a8d6-ab22694f203f', '01a21e44-2d4c-7565-ad9a-d73cb96b5df0', 2, '01a21e44-2036-7311-922a-b7537fd97149', 5451, 4243, 4000, 17778, 2, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a21e44-2d4f-733d-850f-6342eb88c728', '01a21e44-2d4c-7565-ad9a-d73cb96b5df0', 3, '01a21e44-2036-7313-8b48-8a89dd2988a3', 4399, 5668, 4000, 5625, 3, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a21e44-2d4f-733e-bbbb-9f857c29acc7', '01a21e44-2d4c-7565-ad9a-d73cb96b5df0', 4, '01a21e44-2036-7315-b9a1-81f64b0a2862', 4450, 4031, 4000, 17778, 4, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a21e44-2d4f-733f-9342-7c498dbc611d', '01a21e44-2d4c-7565-ad9a-d73cb96b5df0', 5, '01a21e44-2036-7317-8659-4a6b558691d0', 4250, 5225, 4000, 17692, 5, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a21e44-2d4f-7340-8d27-2a5f533c83a6', '01a21e44-2d4c-7565-ad9a-d73cb96b5df0', 6, '01a21e44-2036-7319-9bea-72ff2263b6d7', 5574, 4670, 4000, 17778, 6, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a21e44-2d4f-7341-a056-06c52e1f14c6', '01a21e44-2d4c-7565-ad9a-d73cb96b5df0', 7, '01a21e44-2036-731b-af75-f1b8ef8c11b1', 4134, 4947, 4000, 17778, 7, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a21e44-2d4f-7342-9054-72f01f07aa76', '01a21e44-2d4c-7565-ad9a-d73cb96b5df0', 8, '01a21e44-2036-731d-8ddf-f6b55609ee69', 4559, 4328, 4000, 15000, 8, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a21e44-2d4f-7343-b7f0-89e19ebc6bed', '01a21e44-2d4c-7565-ad9a-d73cb96b5df0', 9, '01a21e44-2036-731f-8f2f-9af1430c36c8', 4993, 5548, 4000, 10000, 9, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a21e44-2d4f-7344-ab7e-595338066ef9', '01a21e44-2d4c-7565-ad9a-d73cb96b5df0', 10, '01a21e44-2036-7321-a477-a05ee3238c73', 5612, 4179, 4000, 15000, 10, 100)
--;
INSERT INTO exports (id, owner, composition_id, snapshot, resolution, codec, status, progress, estimated_bytes, bytes, object_name, width, height, milliseconds, error, attempt, starts, lease_holder, lease_until, run, done_at, created_at, updated_at, trace) VALUES ('01a21e44-2d5e-75a7-a46c-8695ec3faaed', '01a21e44-146f-75b8-962f-425a1130c601', '01a21e44-2d4c-7565-ad9a-d73cb96b5df0', '{"canvas":"1:1","loop":true,"milliseconds":2000,"parts":[{"position":{"x":0.4038,"y":0.4244},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a21e44-206e-77a6-b7e4-6a3504aa1fdb","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mp4","microseconds":2000000,"rotation":0,"channels":2,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}},"hasAlpha":false},{"position":{"x":0.5186,"y":0.4958},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a21e44-2092-70e3-a396-7f5016117bfc","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mov","microseconds":1000000,"rotation":0,"channels":2,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}},"hasAlpha":false},{"position":{"x":0.5451,"y":0.4243},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a21e44-2293-704b-ae74-f0b3e67614b7","pixelWidth":320,"pixelHeight":180,"clip":{"container":"webm","microseconds":1000000,"rotation":0,"channels":2,"matrix":"bt709","timing":{"beginning":0,"lead":14000,"ticks":1000}},"hasAlpha":false},{"position":{"x":0.4399,"y":0.5668},"width":0.4,"aspectRatio":0.5625,"volume":100,"blob":"01a21e44-22c4-726a-9a1a-6a5d6438e31d","pixelWidth":180,"pixelHeight":320,"clip":{"container":"mp4","microseconds":500000,"rotation":90,"channels":0,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}},"hasAlpha":false},{"position":{"x":0.445,"y":0.4031},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a21e44-2418-7491-b1bb-2f0af398e5da","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mp4","microseconds":1000000,"rotation":0,"channels":0,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}},"hasAlpha":false},{"position":{"x":0.425,"y":0.5225},"width":0.4,"aspectRatio":1.7692,"volume":100,"blob":"01a21e44-2462-7001-97f9-4de09bf01390","pixelWidth":161,"pixelHeight":91,"clip":{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}},"hasAlpha":false},{"position":{"x":0.5574,"y":0.467},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a21e44-2566-7331-bdcb-438f454ad17d","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"transfer":"smpte2084","matrix":"bt2020nc","timing":{"beginning":0,"lead":0,"ticks":15360}},"hasAlpha":false},{"position":{"x":0.4134,"y":0.4947},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a21e44-25a3-74d9-8d40-64c4f8c3fa86","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mp4","microseconds":200000,"rotation":0,"channels":0,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}},"hasAlpha":false},{"position":{"x":0.4559,"y":0.4328},"width":0.4,"aspectRatio":1.5,"volume":100,"blob":"01a21e44-2700-758f-af30-396dbc4bd7c6","pixelWidth":300,"pixelHeight":200,"imageMilliseconds":1000,"hasAlpha":false},{"position":{"x":0.4993,"y":0.5548},"width":0.4,"aspectRatio":1.0,"volume":100,"blob":"01a21e44-2712-73ad-b11d-6960e9f27df5","pixelWidth":16,"pixelHeight":16,"imageMilliseconds":1000,"hasAlpha":true},{"position":{"x":0.5612,"y":0.4179},"width":0.4,"aspectRatio":1.5,"volume":100,"blob":"01a21e44-2720-7626-8ee3-6bbc0b6954b5","pixelWidth":300,"pixelHeight":200,"imageMilliseconds":1000,"hasAlpha":false}]}', '1080p', 'h264', 'done', 100, 1363038, 77701, 'video-1-1.mp4', 1080, 1080, 2000, NULL, 1, 1, NULL, NULL, 'flow-v54zxbqve3aq74at', 1795804115494, 1795804114268, 1795804115494, '00-61de70834405b791fdbb44c75f5cc2cc-d89a414ac11b1f45-01')
--;
INSERT INTO render_turns (owner, turn) VALUES ('01a21e44-146f-75b8-962f-425a1130c601', 1)
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
CREATE INDEX uploads_owner ON uploads (owner)
--;
CREATE INDEX uploads_open ON uploads (status, given_up_at)
--;
CREATE INDEX files_owner ON files (owner)
--;
CREATE INDEX files_blob ON files (blob_id)
--;
CREATE INDEX photos_gallery ON photos (owner, taken_at, file_id)
--;
CREATE INDEX media_imports_owner ON media_imports (owner, created_at)
--;
CREATE INDEX media_items_owner ON media_items (owner, is_deleted, created_at, id)
--;
CREATE INDEX compositions_owner ON compositions (owner, created_at, id)
--;
CREATE INDEX exports_waiting ON exports (status, created_at)
--;
CREATE INDEX exports_owner ON exports (owner, created_at)
--;
CREATE INDEX render_turns_turn ON render_turns (turn)
--;
CREATE INDEX shares_export ON shares (export_id)
--;
CREATE INDEX uploads_ended ON uploads (given_up_at) WHERE status <> 'waiting'
--;
CREATE INDEX media_items_deleted ON media_items (created_at) WHERE is_deleted = 1
--;
CREATE INDEX media_imports_age ON media_imports (created_at)
--;
CREATE INDEX shares_age ON shares (expires_at)
