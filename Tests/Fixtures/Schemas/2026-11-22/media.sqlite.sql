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
    created_at BIGINT NOT NULL)
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
    updated_at BIGINT NOT NULL)
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
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (1, 'create work', '156b17e2dbc9c564', 1795370240015)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795370240016)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795370240021)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (100, 'create owners', 'debe639403dffabb', 1795370240022)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (101, 'create departed', 'f20c289d863e01b8', 1795370240024)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (102, 'create entitlements', 'c994b92f41d7d109', 1795370240025)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (103, 'create uploads, blobs, files and photos', '93ed79c52ca65315', 1795370240025)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (110, 'create media imports and items', 'e0c2a8d0db4f08d1', 1795370240030)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (111, 'create media settings', '97127a130a852bcf', 1795370240033)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (112, 'create compositions and layers', '04e99db9fb681185', 1795370240034)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (120, 'create exports and shares', 'ff5a2f361cf9d7f4', 1795370240039)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cadf-7510-b406-e23b189ef311', 1795370240783)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-caf7-7211-abda-b2e3f8d78d5b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cae1-7428-87a3-355e844badfd', 1795370240784)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cb05-741a-bd84-668d1799bd35', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cb19-7316-9759-f988439bbf48', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cb1f-77df-bf8d-74cc19439904', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cb94-7668-bf00-8f81f437a7bc', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cb9a-7720-848c-c6648652ff2b', 1795370240934)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cba4-759b-b597-626b0be41dae', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cbf7-7115-a5c3-812780fcbd89', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cbfd-7013-8f75-2fb019502a0d', 1772438401000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cc0f-7059-8a0b-644efc36c6ac', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cc1f-7606-9d85-f95b7a02e84b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cbfd-7017-9947-c90adfcdff67', 1772438401000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cc81-7323-8029-dbfa1f27e48a', 1795370241175)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cc93-72d4-96d7-d41e6661c737', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-ccb8-7598-bb75-8d566fcc38ed', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cd01-77ef-8896-c6165db2515f', 1795370241299)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cd0d-771b-a848-bacfba1d56dd', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cd30-7390-a37a-2ba812bd6f99', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cd9f-7610-a0cd-f9620146b130', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cdb4-74fd-a73e-27e60878a99f', 1773043201000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cdb5-74d0-bb82-d20220b3b4a8', 1773043201000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cdbe-7711-a544-2932ffd09f1a', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cdbf-7007-9125-c42eb5fbff0a', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cddf-764c-aeb0-571d7fdf1936', 1795370241511)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-ce20-7331-ba57-4949f1b9a123', 1773043203000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-ce20-7335-abca-0095529ee6c3', 1773043203000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-ce48-7437-a7f0-1baa91bfaec1', 1773043206000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-ce48-743b-917c-d35741ac3528', 1773043206000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cea1-70d2-8357-73dbde9225e6', 1773043210000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cea1-70d6-983c-c00e7b327d5c', 1773043210000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-ced9-75af-9840-2eb22f9ba7c8', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cef1-7421-9e73-bc002f5d0fa4', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf0b-7730-928c-448a35e6d535', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf0a-747a-bd14-b148ee933636', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf2f-709b-9b16-06bd9073a866', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf3c-74a7-8875-bc3d4adee7f9', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf3c-74ab-8a16-fb0c45f0096d', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf4e-73da-b4f7-c58a590419b3', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf85-706f-a494-2aacea3874d5', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf98-7159-bdf8-899864581095', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cfa2-7391-a049-d7c4fe1c0250', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cfa2-738d-b309-ec8e4ec8c641', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cfcc-714f-8cae-acf5978cd622', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cfce-7526-8c59-6efaa49fa691', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d015-7465-9c04-72354907e984', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d03a-70cf-90f8-0736ad18244f', 1773691200000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d04e-7232-8fc6-c2edaedfd056', 1795370242136)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d075-7269-a239-34c4dc6e3d99', 1795370242185)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d0bf-7786-a050-1a92ad746512', 1775030400000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d0c6-77ad-ad29-2bfb1795749a', 1795370242259)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d0ed-7059-83ad-ccd9cd7fe0ee', 1795370242297)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d10f-70c0-99e4-037a5732c8a3', 1775030400000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d56f-71bf-a9f3-3936871801a0', 1795370243451)
--;
INSERT INTO owners (user_id, product, used_bytes, reserved_bytes, open_uploads, timezone, created_at) VALUES ('01a20467-cc8e-777d-af38-0ad87db514f3', 'gtsd', 0, 0, 0, 'Asia/Riyadh', 1772352000000)
--;
INSERT INTO owners (user_id, product, used_bytes, reserved_bytes, open_uploads, timezone, created_at) VALUES ('01a20467-cf98-7158-b46f-539cbe96ed1f', 'fitcoach', 0, 1000, 1, NULL, 1773691200000)
--;
INSERT INTO owners (user_id, product, used_bytes, reserved_bytes, open_uploads, timezone, created_at) VALUES ('01a20467-d04d-71ca-9a3b-e24be3028d96', 'stack', 1995, 0, 0, NULL, 1795370242690)
--;
INSERT INTO owners (user_id, product, used_bytes, reserved_bytes, open_uploads, timezone, created_at) VALUES ('01a20467-d0c5-76e2-88ce-7c817faf5515', 'stack', 210983, 0, 0, NULL, 1795370244401)
--;
INSERT INTO entitlements (user_id, tier, version) VALUES ('01a20467-cf98-7158-b46f-539cbe96ed1f', 'premium', 4)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at) VALUES ('01a20467-cea8-720e-ae42-28128f2845ed', '01a20467-cc8e-777d-af38-0ad87db514f3', 'progress_photo', 'image/jpeg', 596, 596, NULL, NULL, NULL, 'confirmed', '01a20467-ced6-7487-830a-48fcebffcb09', NULL, 'front', NULL, 1772438400000, 1772352000000)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at) VALUES ('01a20467-d06f-70ed-ac73-f6dfcfd5a711', '01a20467-cf98-7158-b46f-539cbe96ed1f', 'chat_document', 'application/pdf', 1000, 1000, NULL, NULL, NULL, 'waiting', NULL, NULL, NULL, NULL, 1773777600000, 1773691200000)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at) VALUES ('01a20467-d283-71f1-b816-0c2d6ba999b2', '01a20467-d04d-71ca-9a3b-e24be3028d96', 'clip', 'video/mp4', 1995, 1995, NULL, 'clip.mp4', NULL, 'confirmed', '01a20467-d283-71f0-8a3c-34dfd769e657', NULL, NULL, NULL, 1795456642690, 1795370242690)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at) VALUES ('01a20467-d931-7758-b4ed-f0c8eb561a07', '01a20467-d0c5-76e2-88ce-7c817faf5515', 'clip', 'video/mp4', 58351, 58351, NULL, 'شاطئ 🌊.mp4', NULL, 'confirmed', '01a20467-d931-7757-8bd0-d53c10103289', NULL, NULL, NULL, 1795456644401, 1795370244401)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at) VALUES ('01a20467-d931-775a-9d13-fc3966defb3b', '01a20467-d0c5-76e2-88ce-7c817faf5515', 'clip', 'video/quicktime', 32769, 32769, NULL, 'IMG_0002.MOV', NULL, 'confirmed', '01a20467-d931-7759-8194-94971a07c04a', NULL, NULL, NULL, 1795456644401, 1795370244401)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at) VALUES ('01a20467-d931-775c-b0e3-674a41144c9a', '01a20467-d0c5-76e2-88ce-7c817faf5515', 'clip', 'video/webm', 25681, 25681, NULL, 'screen.webm', NULL, 'confirmed', '01a20467-d931-775b-a582-a88be708898d', NULL, NULL, NULL, 1795456644401, 1795370244401)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at) VALUES ('01a20467-d931-775e-974d-ff6307012dbf', '01a20467-d0c5-76e2-88ce-7c817faf5515', 'clip', 'video/mp4', 2155, 2155, NULL, 'portrait.mp4', NULL, 'confirmed', '01a20467-d931-775d-b081-6a0537cd61fc', NULL, NULL, NULL, 1795456644401, 1795370244401)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at) VALUES ('01a20467-d931-7760-b5fc-f16a27cae4ad', '01a20467-d0c5-76e2-88ce-7c817faf5515', 'clip', 'video/mp4', 2268, 2268, NULL, 'uneven.mp4', NULL, 'confirmed', '01a20467-d931-775f-a4de-d370fe3c4ed9', NULL, NULL, NULL, 1795456644401, 1795370244401)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at) VALUES ('01a20467-d931-7762-a311-60866b96ab61', '01a20467-d0c5-76e2-88ce-7c817faf5515', 'clip', 'video/mp4', 2052, 2052, NULL, 'odd.mp4', NULL, 'confirmed', '01a20467-d931-7761-b6ee-85f823f11768', NULL, NULL, NULL, 1795456644401, 1795370244401)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at) VALUES ('01a20467-d931-7764-b1e2-cb192475cdc5', '01a20467-d0c5-76e2-88ce-7c817faf5515', 'clip', 'video/mp4', 3945, 3945, NULL, 'hdr.mp4', NULL, 'confirmed', '01a20467-d931-7763-903c-f9fe67c249cd', NULL, NULL, NULL, 1795456644401, 1795370244401)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at) VALUES ('01a20467-d931-7766-9748-d4ed87d4ae27', '01a20467-d0c5-76e2-88ce-7c817faf5515', 'clip', 'video/mp4', 1849, 1849, NULL, 'blink.mp4', NULL, 'confirmed', '01a20467-d931-7765-99e5-96fb34984955', NULL, NULL, NULL, 1795456644401, 1795370244401)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at) VALUES ('01a20467-d931-7768-878a-5998c543d126', '01a20467-d0c5-76e2-88ce-7c817faf5515', 'clip', 'image/jpeg', 2674, 2674, NULL, 'photo.jpg', NULL, 'confirmed', '01a20467-d931-7767-beef-c62be041b102', NULL, NULL, NULL, 1795456644401, 1795370244401)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at) VALUES ('01a20467-d931-776a-b4e7-88b708bfb648', '01a20467-d0c5-76e2-88ce-7c817faf5515', 'clip', 'image/png', 103, 103, NULL, 'dot.png', NULL, 'confirmed', '01a20467-d931-7769-848e-0309cc43dca1', NULL, NULL, NULL, 1795456644401, 1795370244401)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at) VALUES ('01a20467-d931-776c-8b2f-7e19bbb25893', '01a20467-d0c5-76e2-88ce-7c817faf5515', 'clip', 'image/heic', 487, 487, NULL, 'IMG_0003.HEIC', NULL, 'confirmed', '01a20467-d931-776b-8c3c-b195f28ed4b0', NULL, NULL, NULL, 1795456644401, 1795370244401)
--;
INSERT INTO uploads (id, owner, purpose, content_type, bytes, reserved_bytes, sha256, name, parts_id, status, file_id, refusal, photo_type, taken_at, given_up_at, created_at) VALUES ('01a20467-d931-776e-bf02-9dbcbd2a6ded', '01a20467-d0c5-76e2-88ce-7c817faf5515', 'clip', 'video/mp4', 1470, 1470, NULL, 'half.mp4', NULL, 'closed', NULL, 'file_damaged', NULL, NULL, 1795456644401, 1795370244401)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a20467-d46c-70a2-8217-00a444515eee', '01a20467-d04d-71ca-9a3b-e24be3028d96', 'e639164765ef63d5d7bd60febac660c57934c259e018c559eaaccc5cbf6b52d7', 'video', 'video/mp4', 1995, 64, 64, '{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"matrix":"bt709"}', 1, 1795370242948)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a20467-da36-76c1-b322-9ce7844b1d48', '01a20467-d0c5-76e2-88ce-7c817faf5515', '4658b8450f89f80fbcbf1020144d658b09c7a2e6e9f0308c26bfb729b58025f7', 'video', 'video/quicktime', 32769, 320, 180, '{"container":"mov","microseconds":1000000,"rotation":0,"channels":2,"matrix":"bt709"}', 1, 1795370244441)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a20467-da7c-736a-ade3-6a8aedeeda5e', '01a20467-d0c5-76e2-88ce-7c817faf5515', '1e3426babc4e96a48388c67c8f80162be85f4b88f7cbb6211d5184ca98ff2af5', 'video', 'video/mp4', 58351, 320, 180, '{"container":"mp4","microseconds":2000000,"rotation":0,"channels":2,"matrix":"bt709"}', 1, 1795370244421)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a20467-db5e-7470-ac90-209bb0f7e23b', '01a20467-d0c5-76e2-88ce-7c817faf5515', 'ecabcc393536993636ed6d2e0497f0468b480835b834320d885ec3e21a5a8541', 'video', 'video/webm', 25681, 320, 180, '{"container":"webm","microseconds":1000000,"rotation":0,"channels":2,"matrix":"bt709"}', 1, 1795370244748)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a20467-dba3-7233-9642-212f533915c1', '01a20467-d0c5-76e2-88ce-7c817faf5515', '8df5549daa710cae35d672d37ccbfbc67d70dbe0416bf22a7bd06bbff170abbf', 'video', 'video/mp4', 2155, 180, 320, '{"container":"mp4","microseconds":500000,"rotation":90,"channels":0,"matrix":"bt709"}', 1, 1795370244831)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a20467-dc93-7254-b879-b77708256010', '01a20467-d0c5-76e2-88ce-7c817faf5515', 'd25a3f14ef33bc1946e6f1db37277c3e5ed7b0b5e834ceb82152726f2427eb72', 'video', 'video/mp4', 2268, 320, 180, '{"container":"mp4","microseconds":1000000,"rotation":0,"channels":0,"matrix":"bt709"}', 1, 1795370245066)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a20467-dcd3-7157-a9f7-5f9474498a22', '01a20467-d0c5-76e2-88ce-7c817faf5515', 'dd1c8a797ff55f8195ba556bffd0e9542a63b9d4af35dd068f4993da23a3fc78', 'video', 'video/mp4', 2052, 161, 91, '{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"matrix":"bt709"}', 1, 1795370245129)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a20467-ddb9-7361-9d55-22925ab17727', '01a20467-d0c5-76e2-88ce-7c817faf5515', 'dae5836617622d9620f024998e28855e02bc252d0a7d8157523e1cc3c321b1bd', 'video', 'video/mp4', 3945, 320, 180, '{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"transfer":"smpte2084","matrix":"bt2020nc"}', 1, 1795370245365)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a20467-ddeb-733d-9813-7ad515eb2187', '01a20467-d0c5-76e2-88ce-7c817faf5515', '5cbee99823a954f6e3ddf61ca2439fdcf4793c0b277435f12ef3796fd8db2809', 'video', 'video/mp4', 1849, 320, 180, '{"container":"mp4","microseconds":200000,"rotation":0,"channels":0,"matrix":"bt709"}', 1, 1795370245414)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a20467-de49-776f-a2f4-493ddc06c96d', '01a20467-d0c5-76e2-88ce-7c817faf5515', '6c89a70f1aa31491068c32e9a63e912963cc8c0cf21406db81eb79a1d3379618', 'image', 'image/jpeg', 2674, 300, 200, '{"hasAlpha":false,"orientation":6}', 1, 1795370245702)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a20467-de57-76d6-8c8f-1acbc0d43056', '01a20467-d0c5-76e2-88ce-7c817faf5515', '54b213cdb78e8f3e5e5e2478ff22dcaa4ffd0e3580b2a2c5e6b6aeb2eb5b71f3', 'image', 'image/png', 103, 16, 16, '{"hasAlpha":true,"orientation":1}', 1, 1795370245718)
--;
INSERT INTO blobs (id, owner, sha256, kind, content_type, bytes, width, height, facts, uses, created_at) VALUES ('01a20467-de66-7243-9d53-06a717788e37', '01a20467-d0c5-76e2-88ce-7c817faf5515', '0c76215bf2a45d312ef9222bd82fd808a3f470b15d57952d9869cde1634af9b7', 'image', 'image/heic', 487, 300, 200, '{"hasAlpha":false,"orientation":1}', 1, 1795370245730)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a20467-d283-71f0-8a3c-34dfd769e657', '01a20467-d04d-71ca-9a3b-e24be3028d96', '01a20467-d46c-70a2-8217-00a444515eee', 'clip', 'clip.mp4', 1795370242948)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a20467-d931-7759-8194-94971a07c04a', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-da36-76c1-b322-9ce7844b1d48', 'clip', 'IMG_0002.MOV', 1795370244441)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a20467-d931-7757-8bd0-d53c10103289', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-da7c-736a-ade3-6a8aedeeda5e', 'clip', 'شاطئ 🌊.mp4', 1795370244421)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a20467-d931-775b-a582-a88be708898d', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-db5e-7470-ac90-209bb0f7e23b', 'clip', 'screen.webm', 1795370244748)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a20467-d931-775d-b081-6a0537cd61fc', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-dba3-7233-9642-212f533915c1', 'clip', 'portrait.mp4', 1795370244831)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a20467-d931-775f-a4de-d370fe3c4ed9', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-dc93-7254-b879-b77708256010', 'clip', 'uneven.mp4', 1795370245066)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a20467-d931-7761-b6ee-85f823f11768', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-dcd3-7157-a9f7-5f9474498a22', 'clip', 'odd.mp4', 1795370245129)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a20467-d931-7763-903c-f9fe67c249cd', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-ddb9-7361-9d55-22925ab17727', 'clip', 'hdr.mp4', 1795370245365)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a20467-d931-7765-99e5-96fb34984955', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-ddeb-733d-9813-7ad515eb2187', 'clip', 'blink.mp4', 1795370245414)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a20467-d931-7767-beef-c62be041b102', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-de49-776f-a2f4-493ddc06c96d', 'clip', 'photo.jpg', 1795370245702)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a20467-d931-7769-848e-0309cc43dca1', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-de57-76d6-8c8f-1acbc0d43056', 'clip', 'dot.png', 1795370245718)
--;
INSERT INTO files (id, owner, blob_id, purpose, name, created_at) VALUES ('01a20467-d931-776b-8c3c-b195f28ed4b0', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-de66-7243-9d53-06a717788e37', 'clip', 'IMG_0003.HEIC', 1795370245730)
--;
INSERT INTO media_imports (id, owner, created_at) VALUES ('01a20467-d283-71ef-bfbe-1a6d05f37064', '01a20467-d04d-71ca-9a3b-e24be3028d96', 1795370242690)
--;
INSERT INTO media_imports (id, owner, created_at) VALUES ('01a20467-d931-7756-8c28-6301cc1f219a', '01a20467-d0c5-76e2-88ce-7c817faf5515', 1795370244401)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a20467-d283-71f0-8a3c-34dfd769e657', '01a20467-d04d-71ca-9a3b-e24be3028d96', '01a20467-d283-71ef-bfbe-1a6d05f37064', 0, '01a20467-d283-71f1-b816-0c2d6ba999b2', 'video', 'ready', 'clip.mp4', 1000, NULL, 1, 0, 1795370242690)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a20467-d931-7757-8bd0-d53c10103289', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-d931-7756-8c28-6301cc1f219a', 0, '01a20467-d931-7758-b4ed-f0c8eb561a07', 'video', 'ready', 'شاطئ 🌊.mp4', 1000, NULL, 1, 0, 1795370244401)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a20467-d931-7759-8194-94971a07c04a', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-d931-7756-8c28-6301cc1f219a', 1, '01a20467-d931-775a-9d13-fc3966defb3b', 'video', 'ready', 'IMG_0002.MOV', 1000, NULL, 1, 0, 1795370244401)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a20467-d931-775b-a582-a88be708898d', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-d931-7756-8c28-6301cc1f219a', 2, '01a20467-d931-775c-b0e3-674a41144c9a', 'video', 'ready', 'screen.webm', 1000, NULL, 1, 0, 1795370244401)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a20467-d931-775d-b081-6a0537cd61fc', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-d931-7756-8c28-6301cc1f219a', 3, '01a20467-d931-775e-974d-ff6307012dbf', 'video', 'ready', 'portrait.mp4', 1000, NULL, 1, 0, 1795370244401)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a20467-d931-775f-a4de-d370fe3c4ed9', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-d931-7756-8c28-6301cc1f219a', 4, '01a20467-d931-7760-b5fc-f16a27cae4ad', 'video', 'ready', 'uneven.mp4', 1000, NULL, 1, 0, 1795370244401)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a20467-d931-7761-b6ee-85f823f11768', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-d931-7756-8c28-6301cc1f219a', 5, '01a20467-d931-7762-a311-60866b96ab61', 'video', 'ready', 'odd.mp4', 1000, NULL, 1, 0, 1795370244401)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a20467-d931-7763-903c-f9fe67c249cd', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-d931-7756-8c28-6301cc1f219a', 6, '01a20467-d931-7764-b1e2-cb192475cdc5', 'video', 'ready', 'hdr.mp4', 1000, NULL, 1, 0, 1795370244401)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a20467-d931-7765-99e5-96fb34984955', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-d931-7756-8c28-6301cc1f219a', 7, '01a20467-d931-7766-9748-d4ed87d4ae27', 'video', 'ready', 'blink.mp4', 1000, NULL, 1, 0, 1795370244401)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a20467-d931-7767-beef-c62be041b102', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-d931-7756-8c28-6301cc1f219a', 8, '01a20467-d931-7768-878a-5998c543d126', 'image', 'ready', 'photo.jpg', 1000, NULL, 1, 0, 1795370244401)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a20467-d931-7769-848e-0309cc43dca1', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-d931-7756-8c28-6301cc1f219a', 9, '01a20467-d931-776a-b4e7-88b708bfb648', 'image', 'ready', 'dot.png', 1000, NULL, 1, 0, 1795370244401)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a20467-d931-776b-8c3c-b195f28ed4b0', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-d931-7756-8c28-6301cc1f219a', 10, '01a20467-d931-776c-8b2f-7e19bbb25893', 'image', 'ready', 'IMG_0003.HEIC', 1000, NULL, 1, 0, 1795370244401)
--;
INSERT INTO media_items (id, owner, import_id, place, upload_id, type, status, name, image_milliseconds, error, tries, is_deleted, created_at) VALUES ('01a20467-d931-776d-99bd-2db4a8041d36', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-d931-7756-8c28-6301cc1f219a', 11, '01a20467-d931-776e-bf02-9dbcbd2a6ded', 'video', 'failed', 'half.mp4', 1000, 'file_damaged', 1, 0, 1795370244401)
--;
INSERT INTO compositions (id, owner, canvas, loops, version, created_at, updated_at) VALUES ('01a20467-d527-72b9-a74a-31578a5cb361', '01a20467-d04d-71ca-9a3b-e24be3028d96', '1:1', 1, 1, 1795370243366, 1795370243366)
--;
INSERT INTO compositions (id, owner, canvas, loops, version, created_at, updated_at) VALUES ('01a20467-d53e-71d1-8e77-8110046cbfee', '01a20467-d04d-71ca-9a3b-e24be3028d96', '4:5', 1, 2, 1795370243390, 1795370243403)
--;
INSERT INTO compositions (id, owner, canvas, loops, version, created_at, updated_at) VALUES ('01a20467-e31a-70ca-a818-89e75e5db8d9', '01a20467-d0c5-76e2-88ce-7c817faf5515', '1:1', 1, 1, 1795370246938, 1795370246938)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a20467-d541-7479-8c9a-a80fc8085d9e', '01a20467-d53e-71d1-8e77-8110046cbfee', 0, '01a20467-d283-71f0-8a3c-34dfd769e657', 5597, 4056, 9000, 10000, 0, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a20467-e31b-76c8-bf16-880dc055eff6', '01a20467-e31a-70ca-a818-89e75e5db8d9', 0, '01a20467-d931-7757-8bd0-d53c10103289', 5698, 4964, 4000, 17778, 0, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a20467-e31b-76c9-bb92-e340dd6392f0', '01a20467-e31a-70ca-a818-89e75e5db8d9', 1, '01a20467-d931-7759-8194-94971a07c04a', 5633, 5811, 4000, 17778, 1, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a20467-e31b-76ca-8e3c-f287a62be473', '01a20467-e31a-70ca-a818-89e75e5db8d9', 2, '01a20467-d931-775b-a582-a88be708898d', 5256, 4333, 4000, 17778, 2, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a20467-e31b-76cb-9707-c42b67cfc31f', '01a20467-e31a-70ca-a818-89e75e5db8d9', 3, '01a20467-d931-775d-b081-6a0537cd61fc', 5444, 4382, 4000, 5625, 3, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a20467-e31b-76cc-9a77-966cef328f49', '01a20467-e31a-70ca-a818-89e75e5db8d9', 4, '01a20467-d931-775f-a4de-d370fe3c4ed9', 5163, 4940, 4000, 17778, 4, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a20467-e31b-76cd-b2af-0d47689463aa', '01a20467-e31a-70ca-a818-89e75e5db8d9', 5, '01a20467-d931-7761-b6ee-85f823f11768', 4622, 5534, 4000, 17692, 5, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a20467-e31b-76ce-9abe-78d7ebb13224', '01a20467-e31a-70ca-a818-89e75e5db8d9', 6, '01a20467-d931-7763-903c-f9fe67c249cd', 4067, 4407, 4000, 17778, 6, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a20467-e31b-76cf-a9bc-272a4f2ca492', '01a20467-e31a-70ca-a818-89e75e5db8d9', 7, '01a20467-d931-7765-99e5-96fb34984955', 4635, 4041, 4000, 17778, 7, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a20467-e31b-76d0-aaaf-fc52e7ee6a51', '01a20467-e31a-70ca-a818-89e75e5db8d9', 8, '01a20467-d931-7767-beef-c62be041b102', 4996, 5099, 4000, 15000, 8, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a20467-e31b-76d1-88bd-6c6e4861b78d', '01a20467-e31a-70ca-a818-89e75e5db8d9', 9, '01a20467-d931-7769-848e-0309cc43dca1', 5128, 5696, 4000, 10000, 9, 100)
--;
INSERT INTO layers (id, composition_id, place, media_id, x, y, width, aspect_ratio, z_index, volume) VALUES ('01a20467-e31b-76d2-9c5c-61674b401731', '01a20467-e31a-70ca-a818-89e75e5db8d9', 10, '01a20467-d931-776b-8c3c-b195f28ed4b0', 4355, 5381, 4000, 15000, 10, 100)
--;
INSERT INTO exports (id, owner, composition_id, snapshot, resolution, codec, status, progress, estimated_bytes, bytes, object_name, width, height, milliseconds, error, attempt, starts, lease_holder, lease_until, run, done_at, created_at, updated_at) VALUES ('01a20467-e323-71c4-be61-c397fd582663', '01a20467-d0c5-76e2-88ce-7c817faf5515', '01a20467-e31a-70ca-a818-89e75e5db8d9', '{"canvas":"1:1","loop":true,"milliseconds":2000,"parts":[{"position":{"x":0.5698,"y":0.4964},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a20467-da7c-736a-ade3-6a8aedeeda5e","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mp4","microseconds":2000000,"rotation":0,"channels":2,"matrix":"bt709"},"hasAlpha":false},{"position":{"x":0.5633,"y":0.5811},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a20467-da36-76c1-b322-9ce7844b1d48","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mov","microseconds":1000000,"rotation":0,"channels":2,"matrix":"bt709"},"hasAlpha":false},{"position":{"x":0.5256,"y":0.4333},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a20467-db5e-7470-ac90-209bb0f7e23b","pixelWidth":320,"pixelHeight":180,"clip":{"container":"webm","microseconds":1000000,"rotation":0,"channels":2,"matrix":"bt709"},"hasAlpha":false},{"position":{"x":0.5444,"y":0.4382},"width":0.4,"aspectRatio":0.5625,"volume":100,"blob":"01a20467-dba3-7233-9642-212f533915c1","pixelWidth":180,"pixelHeight":320,"clip":{"container":"mp4","microseconds":500000,"rotation":90,"channels":0,"matrix":"bt709"},"hasAlpha":false},{"position":{"x":0.5163,"y":0.494},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a20467-dc93-7254-b879-b77708256010","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mp4","microseconds":1000000,"rotation":0,"channels":0,"matrix":"bt709"},"hasAlpha":false},{"position":{"x":0.4622,"y":0.5534},"width":0.4,"aspectRatio":1.7692,"volume":100,"blob":"01a20467-dcd3-7157-a9f7-5f9474498a22","pixelWidth":161,"pixelHeight":91,"clip":{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"matrix":"bt709"},"hasAlpha":false},{"position":{"x":0.4067,"y":0.4407},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a20467-ddb9-7361-9d55-22925ab17727","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"transfer":"smpte2084","matrix":"bt2020nc"},"hasAlpha":false},{"position":{"x":0.4635,"y":0.4041},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a20467-ddeb-733d-9813-7ad515eb2187","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mp4","microseconds":200000,"rotation":0,"channels":0,"matrix":"bt709"},"hasAlpha":false},{"position":{"x":0.4996,"y":0.5099},"width":0.4,"aspectRatio":1.5,"volume":100,"blob":"01a20467-de49-776f-a2f4-493ddc06c96d","pixelWidth":300,"pixelHeight":200,"imageMilliseconds":1000,"hasAlpha":false},{"position":{"x":0.5128,"y":0.5696},"width":0.4,"aspectRatio":1.0,"volume":100,"blob":"01a20467-de57-76d6-8c8f-1acbc0d43056","pixelWidth":16,"pixelHeight":16,"imageMilliseconds":1000,"hasAlpha":true},{"position":{"x":0.4355,"y":0.5381},"width":0.4,"aspectRatio":1.5,"volume":100,"blob":"01a20467-de66-7243-9d53-06a717788e37","pixelWidth":300,"pixelHeight":200,"imageMilliseconds":1000,"hasAlpha":false}]}', '1080p', 'h264', 'done', 100, 1363038, 78649, 'video-1-1.mp4', 1080, 1080, 2000, NULL, 1, 1, NULL, NULL, 'flow-v54zxbqve3aq74at', 1795370248128, 1795370246946, 1795370248128)
--;
INSERT INTO render_turns (owner, turn) VALUES ('01a20467-d0c5-76e2-88ce-7c817faf5515', 1)
--;
CREATE INDEX work_due ON work (clock, is_dead, due_at)
--;
CREATE INDEX idempotency_keys_expiry ON idempotency_keys (expires_at)
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
