CREATE TABLE public.blobs (
    id text NOT NULL,
    owner text NOT NULL,
    sha256 text NOT NULL,
    kind text NOT NULL,
    content_type text NOT NULL,
    bytes bigint NOT NULL,
    width bigint,
    height bigint,
    facts text,
    uses bigint NOT NULL,
    created_at bigint NOT NULL
)
--;
CREATE TABLE public.compositions (
    id text NOT NULL,
    owner text NOT NULL,
    canvas text NOT NULL,
    loops bigint NOT NULL,
    version bigint NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
)
--;
CREATE TABLE public.departed (
    user_id text NOT NULL,
    departed_at bigint NOT NULL
)
--;
CREATE TABLE public.entitlements (
    user_id text NOT NULL,
    tier text NOT NULL,
    version bigint NOT NULL
)
--;
CREATE TABLE public.exports (
    id text NOT NULL,
    owner text NOT NULL,
    composition_id text NOT NULL,
    snapshot text NOT NULL,
    resolution text NOT NULL,
    codec text NOT NULL,
    status text NOT NULL,
    progress bigint NOT NULL,
    estimated_bytes bigint NOT NULL,
    bytes bigint,
    object_name text,
    width bigint NOT NULL,
    height bigint NOT NULL,
    milliseconds bigint NOT NULL,
    error text,
    attempt bigint NOT NULL,
    starts bigint NOT NULL,
    lease_holder text,
    lease_until bigint,
    run text,
    done_at bigint,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    trace text
)
--;
CREATE TABLE public.files (
    id text NOT NULL,
    owner text NOT NULL,
    blob_id text NOT NULL,
    purpose text NOT NULL,
    name text,
    created_at bigint NOT NULL
)
--;
CREATE TABLE public.idempotency_keys (
    scope text NOT NULL,
    request_key text NOT NULL,
    request_hash text NOT NULL,
    status bigint,
    answer text,
    lease_until bigint NOT NULL,
    expires_at bigint NOT NULL
)
--;
CREATE TABLE public.inbox (
    event_id text NOT NULL,
    received_at bigint NOT NULL
)
--;
CREATE TABLE public.layers (
    id text NOT NULL,
    composition_id text NOT NULL,
    place bigint NOT NULL,
    media_id text NOT NULL,
    x bigint NOT NULL,
    y bigint NOT NULL,
    width bigint NOT NULL,
    aspect_ratio bigint NOT NULL,
    z_index bigint NOT NULL,
    volume bigint NOT NULL
)
--;
CREATE TABLE public.media_imports (
    id text NOT NULL,
    owner text NOT NULL,
    created_at bigint NOT NULL
)
--;
CREATE TABLE public.media_items (
    id text NOT NULL,
    owner text NOT NULL,
    import_id text NOT NULL,
    place bigint NOT NULL,
    upload_id text,
    type text NOT NULL,
    status text NOT NULL,
    name text NOT NULL,
    image_milliseconds bigint NOT NULL,
    error text,
    tries bigint NOT NULL,
    is_deleted bigint NOT NULL,
    created_at bigint NOT NULL
)
--;
CREATE TABLE public.media_settings (
    owner text NOT NULL,
    image_milliseconds bigint NOT NULL,
    canvas text NOT NULL,
    loops bigint NOT NULL
)
--;
CREATE TABLE public.migrations (
    module text NOT NULL,
    number bigint NOT NULL,
    name text NOT NULL,
    checksum text NOT NULL,
    is_breaking bigint NOT NULL,
    applied_at bigint NOT NULL
)
--;
CREATE TABLE public.owners (
    user_id text NOT NULL,
    product text NOT NULL,
    used_bytes bigint NOT NULL,
    reserved_bytes bigint NOT NULL,
    open_uploads bigint NOT NULL,
    timezone text,
    created_at bigint NOT NULL
)
--;
CREATE TABLE public.photos (
    file_id text NOT NULL,
    owner text NOT NULL,
    photo_type text NOT NULL,
    stage text,
    task_id text,
    taken_at bigint NOT NULL
)
--;
CREATE TABLE public.render_turns (
    owner text NOT NULL,
    turn bigint NOT NULL
)
--;
CREATE TABLE public.revocation_numbers (
    id bigint NOT NULL,
    value bigint NOT NULL
)
--;
CREATE TABLE public.revocations (
    kind text NOT NULL,
    subject text NOT NULL,
    value text,
    version bigint NOT NULL,
    kept_until bigint NOT NULL,
    number bigint NOT NULL
)
--;
CREATE TABLE public.schema_migrations (
    id bigint NOT NULL,
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at bigint NOT NULL
)
--;
CREATE TABLE public.service_secrets (
    fingerprint text NOT NULL,
    since bigint NOT NULL
)
--;
CREATE TABLE public.shares (
    token_hash text NOT NULL,
    export_id text NOT NULL,
    expires_at bigint NOT NULL,
    created_at bigint NOT NULL
)
--;
CREATE TABLE public.turns (
    name text NOT NULL,
    held_until bigint NOT NULL
)
--;
CREATE TABLE public.uploads (
    id text NOT NULL,
    owner text NOT NULL,
    purpose text NOT NULL,
    content_type text NOT NULL,
    bytes bigint,
    reserved_bytes bigint NOT NULL,
    sha256 text,
    name text,
    parts_id text,
    status text NOT NULL,
    file_id text,
    refusal text,
    photo_type text,
    taken_at bigint,
    given_up_at bigint NOT NULL,
    created_at bigint NOT NULL,
    closed_until bigint
)
--;
CREATE TABLE public.work (
    id text NOT NULL,
    kind text NOT NULL,
    payload text NOT NULL,
    run text,
    clock text NOT NULL,
    due_at bigint NOT NULL,
    attempts bigint NOT NULL,
    claimed_until bigint,
    last_error text,
    is_dead bigint DEFAULT 0 NOT NULL,
    created_at bigint NOT NULL,
    sealed_by text,
    trace text
)
--;
INSERT INTO public.blobs VALUES ('01a21e44-91c0-7368-909b-7bf4f98da554', '01a21e44-8f97-718f-b09d-c456314c2f90', 'e639164765ef63d5d7bd60febac660c57934c259e018c559eaaccc5cbf6b52d7', 'video', 'video/mp4', 1995, 64, 64, '{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}}', 1, 1795804139958)
--;
INSERT INTO public.blobs VALUES ('01a21e44-9edb-749f-8638-0b997ad01422', '01a21e44-9172-71e8-bcc2-1447a21d1300', '1e3426babc4e96a48388c67c8f80162be85f4b88f7cbb6211d5184ca98ff2af5', 'video', 'video/mp4', 58351, 320, 180, '{"container":"mp4","microseconds":2000000,"rotation":0,"channels":2,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}}', 1, 1795804143320)
--;
INSERT INTO public.blobs VALUES ('01a21e44-9f30-70f9-8e87-9e384b97775d', '01a21e44-9172-71e8-bcc2-1447a21d1300', '4658b8450f89f80fbcbf1020144d658b09c7a2e6e9f0308c26bfb729b58025f7', 'video', 'video/quicktime', 32769, 320, 180, '{"container":"mov","microseconds":1000000,"rotation":0,"channels":2,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}}', 1, 1795804143401)
--;
INSERT INTO public.blobs VALUES ('01a21e44-a120-721d-906e-46b1b2d77c11', '01a21e44-9172-71e8-bcc2-1447a21d1300', '012ce16fa29be9c149bf6bca48f8efcecf49bd1f975f8105213c48c4f85d232f', 'video', 'video/webm', 25681, 320, 180, '{"container":"webm","microseconds":1000000,"rotation":0,"channels":2,"matrix":"bt709","timing":{"beginning":0,"lead":14000,"ticks":1000}}', 1, 1795804143901)
--;
INSERT INTO public.blobs VALUES ('01a21e44-a1c6-7420-96ec-a702eae67c28', '01a21e44-9172-71e8-bcc2-1447a21d1300', '8df5549daa710cae35d672d37ccbfbc67d70dbe0416bf22a7bd06bbff170abbf', 'video', 'video/mp4', 2155, 180, 320, '{"container":"mp4","microseconds":500000,"rotation":90,"channels":0,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}}', 1, 1795804144069)
--;
INSERT INTO public.blobs VALUES ('01a21e44-a301-74e4-818b-60b4101e1e9b', '01a21e44-9172-71e8-bcc2-1447a21d1300', 'd25a3f14ef33bc1946e6f1db37277c3e5ed7b0b5e834ceb82152726f2427eb72', 'video', 'video/mp4', 2268, 320, 180, '{"container":"mp4","microseconds":1000000,"rotation":0,"channels":0,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}}', 1, 1795804144376)
--;
INSERT INTO public.blobs VALUES ('01a21e44-a389-73ef-9c07-1e6242ff2626', '01a21e44-9172-71e8-bcc2-1447a21d1300', 'dd1c8a797ff55f8195ba556bffd0e9542a63b9d4af35dd068f4993da23a3fc78', 'video', 'video/mp4', 2052, 161, 91, '{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}}', 1, 1795804144518)
--;
INSERT INTO public.blobs VALUES ('01a21e44-a4d4-7372-badf-ccdc9ec51be1', '01a21e44-9172-71e8-bcc2-1447a21d1300', 'dae5836617622d9620f024998e28855e02bc252d0a7d8157523e1cc3c321b1bd', 'video', 'video/mp4', 3945, 320, 180, '{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"transfer":"smpte2084","matrix":"bt2020nc","timing":{"beginning":0,"lead":0,"ticks":15360}}', 1, 1795804144850)
--;
INSERT INTO public.blobs VALUES ('01a21e44-a509-700b-a350-d69d8342d369', '01a21e44-9172-71e8-bcc2-1447a21d1300', '5cbee99823a954f6e3ddf61ca2439fdcf4793c0b277435f12ef3796fd8db2809', 'video', 'video/mp4', 1849, 320, 180, '{"container":"mp4","microseconds":200000,"rotation":0,"channels":0,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}}', 1, 1795804144903)
--;
INSERT INTO public.blobs VALUES ('01a21e44-a6ff-73ab-b606-3e175687b892', '01a21e44-9172-71e8-bcc2-1447a21d1300', '6c89a70f1aa31491068c32e9a63e912963cc8c0cf21406db81eb79a1d3379618', 'image', 'image/jpeg', 2674, 300, 200, '{"hasAlpha":false,"orientation":6}', 1, 1795804145404)
--;
INSERT INTO public.blobs VALUES ('01a21e44-a72d-717b-a064-714f64410c0d', '01a21e44-9172-71e8-bcc2-1447a21d1300', '0c76215bf2a45d312ef9222bd82fd808a3f470b15d57952d9869cde1634af9b7', 'image', 'image/heic', 487, 300, 200, '{"hasAlpha":false,"orientation":1}', 1, 1795804145451)
--;
INSERT INTO public.blobs VALUES ('01a21e44-a70e-7316-9ea2-5c48934981e0', '01a21e44-9172-71e8-bcc2-1447a21d1300', '54b213cdb78e8f3e5e5e2478ff22dcaa4ffd0e3580b2a2c5e6b6aeb2eb5b71f3', 'image', 'image/png', 103, 16, 16, '{"hasAlpha":true,"orientation":1}', 1, 1795804145418)
--;
INSERT INTO public.compositions VALUES ('01a21e44-952b-71ee-8974-79231dd3e36c', '01a21e44-8f97-718f-b09d-c456314c2f90', '1:1', 1, 1, 1795804140843, 1795804140843)
--;
INSERT INTO public.compositions VALUES ('01a21e44-9545-7403-87de-fd43f5d26d87', '01a21e44-8f97-718f-b09d-c456314c2f90', '4:5', 1, 2, 1795804140868, 1795804140885)
--;
INSERT INTO public.compositions VALUES ('01a21e44-acd8-73fd-8255-8bcbff343a9f', '01a21e44-9172-71e8-bcc2-1447a21d1300', '1:1', 1, 1, 1795804146904, 1795804146904)
--;
INSERT INTO public.entitlements VALUES ('01a21e44-7a7f-77d6-bc3c-bb3dc5b8e293', 'premium', 4)
--;
INSERT INTO public.exports VALUES ('01a21e44-acf5-7718-a4a7-923dc0d83bb8', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-acd8-73fd-8255-8bcbff343a9f', '{"canvas":"1:1","loop":true,"milliseconds":2000,"parts":[{"position":{"x":0.4749,"y":0.4482},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a21e44-9edb-749f-8638-0b997ad01422","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mp4","microseconds":2000000,"rotation":0,"channels":2,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}},"hasAlpha":false},{"position":{"x":0.5645,"y":0.5945},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a21e44-9f30-70f9-8e87-9e384b97775d","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mov","microseconds":1000000,"rotation":0,"channels":2,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}},"hasAlpha":false},{"position":{"x":0.4837,"y":0.5898},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a21e44-a120-721d-906e-46b1b2d77c11","pixelWidth":320,"pixelHeight":180,"clip":{"container":"webm","microseconds":1000000,"rotation":0,"channels":2,"matrix":"bt709","timing":{"beginning":0,"lead":14000,"ticks":1000}},"hasAlpha":false},{"position":{"x":0.4016,"y":0.5929},"width":0.4,"aspectRatio":0.5625,"volume":100,"blob":"01a21e44-a1c6-7420-96ec-a702eae67c28","pixelWidth":180,"pixelHeight":320,"clip":{"container":"mp4","microseconds":500000,"rotation":90,"channels":0,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}},"hasAlpha":false},{"position":{"x":0.5124,"y":0.4755},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a21e44-a301-74e4-818b-60b4101e1e9b","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mp4","microseconds":1000000,"rotation":0,"channels":0,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}},"hasAlpha":false},{"position":{"x":0.5138,"y":0.5888},"width":0.4,"aspectRatio":1.7692,"volume":100,"blob":"01a21e44-a389-73ef-9c07-1e6242ff2626","pixelWidth":161,"pixelHeight":91,"clip":{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}},"hasAlpha":false},{"position":{"x":0.5685,"y":0.5255},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a21e44-a4d4-7372-badf-ccdc9ec51be1","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"transfer":"smpte2084","matrix":"bt2020nc","timing":{"beginning":0,"lead":0,"ticks":15360}},"hasAlpha":false},{"position":{"x":0.5925,"y":0.4533},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a21e44-a509-700b-a350-d69d8342d369","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mp4","microseconds":200000,"rotation":0,"channels":0,"matrix":"bt709","timing":{"beginning":0,"lead":0,"ticks":15360}},"hasAlpha":false},{"position":{"x":0.562,"y":0.5774},"width":0.4,"aspectRatio":1.5,"volume":100,"blob":"01a21e44-a6ff-73ab-b606-3e175687b892","pixelWidth":300,"pixelHeight":200,"imageMilliseconds":1000,"hasAlpha":false},{"position":{"x":0.4338,"y":0.5557},"width":0.4,"aspectRatio":1.0,"volume":100,"blob":"01a21e44-a70e-7316-9ea2-5c48934981e0","pixelWidth":16,"pixelHeight":16,"imageMilliseconds":1000,"hasAlpha":true},{"position":{"x":0.5958,"y":0.5397},"width":0.4,"aspectRatio":1.5,"volume":100,"blob":"01a21e44-a72d-717b-a064-714f64410c0d","pixelWidth":300,"pixelHeight":200,"imageMilliseconds":1000,"hasAlpha":false}]}', '1080p', 'h264', 'done', 100, 1363038, 74030, 'video-1-1.mp4', 1080, 1080, 2000, NULL, 1, 1, NULL, NULL, 'flow-v54zxbqve3aq74at', 1795804148517, 1795804146927, 1795804148517, '00-9eb129eb225406848c6a6b0f42690b9a-324bd8dea57fd8f7-01')
--;
INSERT INTO public.files VALUES ('01a21e44-9161-7142-89c5-351cab4b0ebf', '01a21e44-8f97-718f-b09d-c456314c2f90', '01a21e44-91c0-7368-909b-7bf4f98da554', 'clip', 'clip.mp4', 1795804139958)
--;
INSERT INTO public.files VALUES ('01a21e44-9e89-70a2-9950-7b82f90b7dc1', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-9edb-749f-8638-0b997ad01422', 'clip', 'شاطئ 🌊.mp4', 1795804143320)
--;
INSERT INTO public.files VALUES ('01a21e44-9e8a-73e9-ab7f-c6bbe5a3c33f', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-9f30-70f9-8e87-9e384b97775d', 'clip', 'IMG_0002.MOV', 1795804143401)
--;
INSERT INTO public.files VALUES ('01a21e44-9e8a-73eb-b3d3-c25b676fd127', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-a120-721d-906e-46b1b2d77c11', 'clip', 'screen.webm', 1795804143901)
--;
INSERT INTO public.files VALUES ('01a21e44-9e8a-73ed-a746-dbf8c4afccaa', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-a1c6-7420-96ec-a702eae67c28', 'clip', 'portrait.mp4', 1795804144069)
--;
INSERT INTO public.files VALUES ('01a21e44-9e8a-73ef-91aa-529e7fd9b0e5', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-a301-74e4-818b-60b4101e1e9b', 'clip', 'uneven.mp4', 1795804144376)
--;
INSERT INTO public.files VALUES ('01a21e44-9e8a-73f1-bfbe-b0575abe2ce3', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-a389-73ef-9c07-1e6242ff2626', 'clip', 'odd.mp4', 1795804144518)
--;
INSERT INTO public.files VALUES ('01a21e44-9e8a-73f3-a62b-c0ec776d48c6', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-a4d4-7372-badf-ccdc9ec51be1', 'clip', 'hdr.mp4', 1795804144850)
--;
INSERT INTO public.files VALUES ('01a21e44-9e8a-73f5-96fb-68f187a63f12', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-a509-700b-a350-d69d8342d369', 'clip', 'blink.mp4', 1795804144903)
--;
INSERT INTO public.files VALUES ('01a21e44-9e8a-73f7-b968-edbc28db5b19', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-a6ff-73ab-b606-3e175687b892', 'clip', 'photo.jpg', 1795804145404)
--;
INSERT INTO public.files VALUES ('01a21e44-9e8a-73fb-b4a6-a8d65cd2f458', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-a72d-717b-a064-714f64410c0d', 'clip', 'IMG_0003.HEIC', 1795804145451)
--;
INSERT INTO public.files VALUES ('01a21e44-9e8a-73f9-82e7-6657e115d27f', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-a70e-7316-9ea2-5c48934981e0', 'clip', 'dot.png', 1795804145418)
--;
INSERT INTO public.inbox VALUES ('readiness', 1795804124667)
--;
INSERT INTO public.inbox VALUES ('01a21e44-68dc-73a4-aaa7-743bb55ac1d6', 1795804129542)
--;
INSERT INTO public.inbox VALUES ('01a21e44-68e6-736a-bc71-7e0e1a35d48c', 1795804129573)
--;
INSERT INTO public.inbox VALUES ('01a21e44-68ff-7190-827d-428e4cea9ea7', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-691c-76d0-a968-a5535cf6290b', 1795804129662)
--;
INSERT INTO public.inbox VALUES ('01a21e44-696a-732f-92ac-b8283505a95b', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6918-7087-99f5-8a3c14ab2d60', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-69a8-76cc-8a44-7feee1ef095d', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6a78-73d5-992a-8d7e9debc4ca', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6abc-7628-b381-7f4668d21af1', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6b66-7332-97c4-14129cc8f3a2', 1795804130184)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6c10-77d1-a3a9-f3636399d551', 1772438400000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6c11-76d4-8114-9489b5d36ec2', 1772438400000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6cb3-7027-b75a-84271d7b0934', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6cd7-7797-acc2-02d5fda1c3fd', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6d16-7689-8b11-bc889890f655', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6e27-7509-adc3-f7dd85517738', 1795804130888)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6e83-71ff-b0d5-4d33fcc6feb7', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6ec6-7742-8cbd-edb79dbb15a3', 1795804131047)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6ede-758b-a07e-42e7f8cfffd4', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6ecc-7572-8733-f01941e2a019', 1773043201000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6f90-7092-84b2-957d678d9847', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6fc5-73e5-8587-d67bd83fd848', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6ecc-7579-a264-0458c74c2e7c', 1773043201000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-70b6-7294-a800-dfbc29a36da0', 1795804131521)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7117-7654-8176-d6f7a212c4b3', 1773043204000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7114-72d7-a794-cbe05c37e79b', 1773043204000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71a3-7672-9276-f962df4e5119', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71b5-7353-8545-3f8a9bf25516', 1773043206000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71ae-7726-b428-9e4338f5b774', 1795804192557)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71b5-734c-85ed-0cd7d0780b1c', 1773043206000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71f8-74b8-b2cb-122d42e1c1fc', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71f8-74bf-a7d1-ecde264bfcd3', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7292-77aa-877e-eb273314bd04', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-731b-77b3-bfd7-ae09913a011c', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7377-7238-915d-c3ff3e6830a6', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-73b1-77b1-a236-c970e8c0780d', 1773043210000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-73b2-7485-beff-cb7f4b6f188a', 1773043210000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-73e0-7239-8ffc-b57d33e3fb66', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7402-7497-8626-06328fffc077', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7431-7520-af12-f5aea8dcb84f', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-745e-759a-9616-ec9822b1e4d6', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7470-7387-8cac-07e76bef69b1', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7471-712b-b6a8-86a4f075265e', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-74a7-7111-84f0-83cbc8924bd5', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-74c6-70ba-bc64-a29f728c9b66', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-74d3-7582-993b-aeca38df1f1d', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-74f3-7207-8786-49d40ad44b46', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-757e-740f-9108-91db9774fcba', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-75a9-73ad-b1aa-1bef0139ccf4', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-75ea-723d-acf3-cbe5709db5c9', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-75f9-72ed-8b5a-870268bc0990', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7613-71d3-83e8-9dbb0208a913', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-760e-76f0-aa8b-817e9eb10a3a', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7658-76c5-9428-ade1e8c3ca5e', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7762-7394-bf21-69e54630f480', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-782d-74be-a3dd-9c1637149fac', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7860-74a7-ae5b-0f482a442f36', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-789b-7727-acaa-4d0ab0410193', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-789a-775e-a42a-55bde319e65e', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-79d6-762e-acbe-ff655f19b952', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7a48-77f8-8c43-d11682267cd0', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7a80-7636-831e-c68c4e8f702c', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7a9a-77d9-9a11-4d73b6594154', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7a9b-70b2-9f71-e40ec19934a4', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7b17-70ea-b661-572ca3a93a91', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7b2b-70bc-ae1f-c84292d18893', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7ba8-7339-bf4f-c0f3aeac3d86', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7cef-760a-b1b4-abc032a89029', 1773691200000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7dc4-70ca-bd2e-f03e84f5d7fc', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7e8c-70bf-bb03-4ab74aeafd46', 1775030400000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7f12-72e7-bf0e-6c785a1892a8', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7f6f-76d6-8ae4-70b373a1f19c', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7f6f-76cf-8a4f-75b9545b31e1', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7f68-727f-94ee-f6881fd251c8', 1775030400000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8077-7271-beaf-4c9ae7644999', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8091-76d6-8cd9-e705c0718189', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-80a6-74ad-807f-aff9740c9b6d', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-80a9-732c-a84e-904edcd42163', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-80cd-75ee-8abe-9de90177e748', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-80d5-71e1-9a30-dd826faa059b', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-80d5-71e8-b294-0f3d626a4162', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8194-7415-b270-5276568612fe', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-81d6-71b7-a1ac-0d8dc3d5b7df', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-81d7-7484-9a55-244108fc24a7', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-820f-747a-b52e-5faab740d529', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-822f-75d6-b19d-fb1334f168af', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-857d-7353-88fe-210562e310d6', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-85ca-706f-a760-352c51a0030d', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-85cc-7382-a22d-0226e1eb6dde', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8644-737f-b9d5-5bdb0a65b0e6', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8669-7270-84b2-d8e29a8c3c4b', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8704-7040-9f21-e8b618997a1f', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8705-71c9-a160-df7a5569a45a', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-86f7-727d-b389-f4827afe9c10', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8701-733c-bc94-5cda9cecbc32', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8763-73b5-a6cf-ab08b30fe2e9', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8764-7208-b855-e0e2f4468c04', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-87ea-7513-b1e9-11f24c7caa44', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8803-75c6-89d2-ab108ca30829', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-885e-7321-8437-4dbfbf1f14b7', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8888-77db-91a3-383dfe6b3379', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-88a6-71e0-852f-04eab14c7e06', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-88ce-746d-9639-f082d1d70bac', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-89ab-7474-b1f9-8db9764d6818', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-89b2-710d-bc19-7051e7a61a55', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-89d4-7628-87d4-8df307f3fa81', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-89cc-757c-b88a-84ccf079397a', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8ab7-770a-8c26-6ee6d4c7d2bb', 1772352060000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8cd0-701f-aaca-9514da4e561b', 1772452500000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8d5c-7314-885f-ae5505801222', 1795804138865)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8e44-7447-a2b2-3f2bc9f7f4e5', 1795804139094)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8f98-75a5-a88e-9cdc0c8029e3', 1795804139437)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8fdf-7410-baf6-70d00f54c659', 1795804139498)
--;
INSERT INTO public.inbox VALUES ('01a21e44-9177-7430-885f-40ac221dc912', 1795804139915)
--;
INSERT INTO public.inbox VALUES ('01a21e44-91d0-76b3-a3bb-d008ce6b0b4d', 1795804140016)
--;
INSERT INTO public.inbox VALUES ('01a21e44-95d8-7082-be2c-85987ff26872', 1795804141071)
--;
INSERT INTO public.inbox VALUES ('01a21e44-c4cf-72b6-bec9-5b80a72f80d7', 1795804153059)
--;
INSERT INTO public.layers VALUES ('01a21e44-954c-77de-ab92-5053f7dc0088', '01a21e44-9545-7403-87de-fd43f5d26d87', 0, '01a21e44-9161-7142-89c5-351cab4b0ebf', 5046, 5436, 9000, 10000, 0, 100)
--;
INSERT INTO public.layers VALUES ('01a21e44-acdc-743e-9b07-15c295d794f3', '01a21e44-acd8-73fd-8255-8bcbff343a9f', 0, '01a21e44-9e89-70a2-9950-7b82f90b7dc1', 4749, 4482, 4000, 17778, 0, 100)
--;
INSERT INTO public.layers VALUES ('01a21e44-acdc-743f-a19e-9d113f4c379d', '01a21e44-acd8-73fd-8255-8bcbff343a9f', 1, '01a21e44-9e8a-73e9-ab7f-c6bbe5a3c33f', 5645, 5945, 4000, 17778, 1, 100)
--;
INSERT INTO public.layers VALUES ('01a21e44-acdc-7440-aa1d-ed6515cc6f36', '01a21e44-acd8-73fd-8255-8bcbff343a9f', 2, '01a21e44-9e8a-73eb-b3d3-c25b676fd127', 4837, 5898, 4000, 17778, 2, 100)
--;
INSERT INTO public.layers VALUES ('01a21e44-acdc-7441-be83-91fb8414ad0d', '01a21e44-acd8-73fd-8255-8bcbff343a9f', 3, '01a21e44-9e8a-73ed-a746-dbf8c4afccaa', 4016, 5929, 4000, 5625, 3, 100)
--;
INSERT INTO public.layers VALUES ('01a21e44-acdc-7442-9c3a-5df7da0959cb', '01a21e44-acd8-73fd-8255-8bcbff343a9f', 4, '01a21e44-9e8a-73ef-91aa-529e7fd9b0e5', 5124, 4755, 4000, 17778, 4, 100)
--;
INSERT INTO public.layers VALUES ('01a21e44-acdd-76f7-9166-6617433317d9', '01a21e44-acd8-73fd-8255-8bcbff343a9f', 5, '01a21e44-9e8a-73f1-bfbe-b0575abe2ce3', 5138, 5888, 4000, 17692, 5, 100)
--;
INSERT INTO public.layers VALUES ('01a21e44-acdd-76f8-acf5-70b3ecdfd902', '01a21e44-acd8-73fd-8255-8bcbff343a9f', 6, '01a21e44-9e8a-73f3-a62b-c0ec776d48c6', 5685, 5255, 4000, 17778, 6, 100)
--;
INSERT INTO public.layers VALUES ('01a21e44-acdd-76f9-8496-d751b3f87621', '01a21e44-acd8-73fd-8255-8bcbff343a9f', 7, '01a21e44-9e8a-73f5-96fb-68f187a63f12', 5925, 4533, 4000, 17778, 7, 100)
--;
INSERT INTO public.layers VALUES ('01a21e44-acdd-76fa-99de-8e14a32773f1', '01a21e44-acd8-73fd-8255-8bcbff343a9f', 8, '01a21e44-9e8a-73f7-b968-edbc28db5b19', 5620, 5774, 4000, 15000, 8, 100)
--;
INSERT INTO public.layers VALUES ('01a21e44-acdd-76fb-84d8-789736009a15', '01a21e44-acd8-73fd-8255-8bcbff343a9f', 9, '01a21e44-9e8a-73f9-82e7-6657e115d27f', 4338, 5557, 4000, 10000, 9, 100)
--;
INSERT INTO public.layers VALUES ('01a21e44-acdd-76fc-b3f2-8fb026a786a4', '01a21e44-acd8-73fd-8255-8bcbff343a9f', 10, '01a21e44-9e8a-73fb-b4a6-a8d65cd2f458', 5958, 5397, 4000, 15000, 10, 100)
--;
INSERT INTO public.media_imports VALUES ('01a21e44-9161-7141-89e9-519bb92d53e9', '01a21e44-8f97-718f-b09d-c456314c2f90', 1795804139871)
--;
INSERT INTO public.media_imports VALUES ('01a21e44-9e89-70a1-92fe-e893fbf297bb', '01a21e44-9172-71e8-bcc2-1447a21d1300', 1795804143240)
--;
INSERT INTO public.media_items VALUES ('01a21e44-9e89-70a2-9950-7b82f90b7dc1', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-9e89-70a1-92fe-e893fbf297bb', 0, '01a21e44-9e8a-73e8-91c8-9e963227cf24', 'video', 'ready', 'شاطئ 🌊.mp4', 1000, NULL, 1, 0, 1795804143240)
--;
INSERT INTO public.media_items VALUES ('01a21e44-9161-7142-89c5-351cab4b0ebf', '01a21e44-8f97-718f-b09d-c456314c2f90', '01a21e44-9161-7141-89e9-519bb92d53e9', 0, '01a21e44-9161-7143-ade7-ee459cae49da', 'video', 'ready', 'clip.mp4', 1000, NULL, 1, 0, 1795804139871)
--;
INSERT INTO public.media_items VALUES ('01a21e44-9e8a-73f5-96fb-68f187a63f12', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-9e89-70a1-92fe-e893fbf297bb', 7, '01a21e44-9e8a-73f6-be88-eb1ee53da7a0', 'video', 'ready', 'blink.mp4', 1000, NULL, 1, 0, 1795804143240)
--;
INSERT INTO public.media_items VALUES ('01a21e44-9e8a-73e9-ab7f-c6bbe5a3c33f', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-9e89-70a1-92fe-e893fbf297bb', 1, '01a21e44-9e8a-73ea-9236-6aea0a49967d', 'video', 'ready', 'IMG_0002.MOV', 1000, NULL, 1, 0, 1795804143240)
--;
INSERT INTO public.media_items VALUES ('01a21e44-9e8a-73f7-b968-edbc28db5b19', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-9e89-70a1-92fe-e893fbf297bb', 8, '01a21e44-9e8a-73f8-9017-9bab03b9f55c', 'image', 'ready', 'photo.jpg', 1000, NULL, 1, 0, 1795804143240)
--;
INSERT INTO public.media_items VALUES ('01a21e44-9e8a-73fb-b4a6-a8d65cd2f458', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-9e89-70a1-92fe-e893fbf297bb', 10, '01a21e44-9e8a-73fc-9e81-2cafa50f0cb2', 'image', 'ready', 'IMG_0003.HEIC', 1000, NULL, 1, 0, 1795804143240)
--;
INSERT INTO public.media_items VALUES ('01a21e44-9e8a-73f9-82e7-6657e115d27f', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-9e89-70a1-92fe-e893fbf297bb', 9, '01a21e44-9e8a-73fa-9efd-0ae8d603285c', 'image', 'ready', 'dot.png', 1000, NULL, 1, 0, 1795804143240)
--;
INSERT INTO public.media_items VALUES ('01a21e44-9e8a-73fd-a0f7-0893173cd122', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-9e89-70a1-92fe-e893fbf297bb', 11, '01a21e44-9e8a-73fe-9a27-42a6f7c1a0b2', 'video', 'failed', 'half.mp4', 1000, 'file_damaged', 1, 0, 1795804143240)
--;
INSERT INTO public.media_items VALUES ('01a21e44-9e8a-73eb-b3d3-c25b676fd127', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-9e89-70a1-92fe-e893fbf297bb', 2, '01a21e44-9e8a-73ec-816d-a88495fd9aa6', 'video', 'ready', 'screen.webm', 1000, NULL, 1, 0, 1795804143240)
--;
INSERT INTO public.media_items VALUES ('01a21e44-9e8a-73ed-a746-dbf8c4afccaa', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-9e89-70a1-92fe-e893fbf297bb', 3, '01a21e44-9e8a-73ee-aa13-e0c4cc18ed74', 'video', 'ready', 'portrait.mp4', 1000, NULL, 1, 0, 1795804143240)
--;
INSERT INTO public.media_items VALUES ('01a21e44-9e8a-73ef-91aa-529e7fd9b0e5', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-9e89-70a1-92fe-e893fbf297bb', 4, '01a21e44-9e8a-73f0-bb03-e5e00624aec3', 'video', 'ready', 'uneven.mp4', 1000, NULL, 1, 0, 1795804143240)
--;
INSERT INTO public.media_items VALUES ('01a21e44-9e8a-73f1-bfbe-b0575abe2ce3', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-9e89-70a1-92fe-e893fbf297bb', 5, '01a21e44-9e8a-73f2-972d-8beadbd8c7d2', 'video', 'ready', 'odd.mp4', 1000, NULL, 1, 0, 1795804143240)
--;
INSERT INTO public.media_items VALUES ('01a21e44-9e8a-73f3-a62b-c0ec776d48c6', '01a21e44-9172-71e8-bcc2-1447a21d1300', '01a21e44-9e89-70a1-92fe-e893fbf297bb', 6, '01a21e44-9e8a-73f4-a997-74694ecc97bb', 'video', 'ready', 'hdr.mp4', 1000, NULL, 1, 0, 1795804143240)
--;
INSERT INTO public.migrations VALUES ('platform', 1, 'create work', '156b17e2dbc9c564', 0, 1795804123751)
--;
INSERT INTO public.migrations VALUES ('platform', 2, 'create inbox', 'b97437e51378e6e4', 0, 1795804123768)
--;
INSERT INTO public.migrations VALUES ('platform', 3, 'create idempotency keys', '8d1421329e7eff06', 0, 1795804123781)
--;
INSERT INTO public.migrations VALUES ('platform', 4, 'note whose secret sealed work', '6d8c8af90fa4fcd6', 0, 1795804123798)
--;
INSERT INTO public.migrations VALUES ('platform', 5, 'create service secrets', '64a768f0361567a2', 0, 1795804123805)
--;
INSERT INTO public.migrations VALUES ('platform', 6, 'create turns', '09bbb6e69f90d75d', 0, 1795804123820)
--;
INSERT INTO public.migrations VALUES ('platform', 7, 'note what work is part of', '94a0930c43fce00b', 0, 1795804123854)
--;
INSERT INTO public.migrations VALUES ('revocations', 1, 'create revocations', '6a00a7943fe62da6', 0, 1795804123870)
--;
INSERT INTO public.migrations VALUES ('media', 100, 'create owners', 'debe639403dffabb', 0, 1795804123909)
--;
INSERT INTO public.migrations VALUES ('departed', 1, 'create departed', 'f20c289d863e01b8', 0, 1795804123927)
--;
INSERT INTO public.migrations VALUES ('departed', 2, 'find the departed by age', '64cae586d551b874', 0, 1795804123954)
--;
INSERT INTO public.migrations VALUES ('entitlements', 1, 'create entitlements', 'c994b92f41d7d109', 0, 1795804123978)
--;
INSERT INTO public.migrations VALUES ('media', 103, 'create uploads, blobs, files and photos', '93ed79c52ca65315', 0, 1795804124015)
--;
INSERT INTO public.migrations VALUES ('media', 110, 'create media imports and items', 'e0c2a8d0db4f08d1', 0, 1795804124087)
--;
INSERT INTO public.migrations VALUES ('media', 111, 'create media settings', '97127a130a852bcf', 0, 1795804124124)
--;
INSERT INTO public.migrations VALUES ('media', 112, 'create compositions and layers', '04e99db9fb681185', 0, 1795804124155)
--;
INSERT INTO public.migrations VALUES ('media', 120, 'create exports and shares', 'ff5a2f361cf9d7f4', 0, 1795804124212)
--;
INSERT INTO public.migrations VALUES ('media', 130, 'let uploads be closed while they are checked', '52990a7c6109d8ae', 0, 1795804124304)
--;
INSERT INTO public.migrations VALUES ('media', 131, 'note which trace exports are part of', '6a4b4cb2558bad7b', 0, 1795804124334)
--;
INSERT INTO public.migrations VALUES ('media-upkeep', 1, 'find what is over', '11471ad46290aa72', 0, 1795804124360)
--;
INSERT INTO public.owners VALUES ('01a21e44-6e80-73be-93eb-cbad63f69069', 'gtsd', 0, 0, 0, 'Asia/Riyadh', 1772352000000)
--;
INSERT INTO public.owners VALUES ('01a21e44-7a7f-77d6-bc3c-bb3dc5b8e293', 'fitcoach', 0, 1000, 1, NULL, 1773691200000)
--;
INSERT INTO public.owners VALUES ('01a21e44-8f97-718f-b09d-c456314c2f90', 'stack', 1995, 0, 0, NULL, 1795804139871)
--;
INSERT INTO public.owners VALUES ('01a21e44-9172-71e8-bcc2-1447a21d1300', 'stack', 206364, 0, 0, NULL, 1795804143240)
--;
INSERT INTO public.render_turns VALUES ('01a21e44-9172-71e8-bcc2-1447a21d1300', 1)
--;
INSERT INTO public.revocation_numbers VALUES (1, 13)
--;
INSERT INTO public.revocations VALUES ('session', '01a21e44-68dd-74b2-813b-67932082e7bc', NULL, 0, 1795809529667, 1)
--;
INSERT INTO public.revocations VALUES ('session', '01a21e44-70b7-7501-9f3e-c070070d90f5', NULL, 0, 1795809531911, 2)
--;
INSERT INTO public.revocations VALUES ('session', '01a21e44-71a2-776a-93ea-bfc060bc4422', NULL, 0, 1795809531911, 3)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-74c5-7263-9804-815d278cd6ca', 'coach', 1, 1795809532651, 4)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-75f6-74dc-b3ec-c9bd9696f973', 'admin', 1, 1795809532926, 5)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-7b16-7280-a303-71f1baaf17d7', 'admin', 1, 1795809534241, 6)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-820c-7725-ab95-e8f94ce461f4', 'coach', 1, 1795809536074, 7)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-8641-70f7-ac0e-429187311ff3', 'coach', 1, 1795809537107, 8)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-87df-7445-976c-0c61c86e37db', 'coach', 1, 1795809537531, 9)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-8821-7588-b223-f02a7ad7740c', 'coach', 1, 1795809537665, 10)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-88a5-725a-a0f8-6981bcdc7456', 'admin', 1, 1795809537729, 11)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-89a7-7752-8a23-fdd26a40486f', 'admin', 1, 1795809538040, 12)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-89a2-77dd-83c9-63ccc08a2ded', 'admin', 1, 1795809538093, 13)
--;
INSERT INTO public.schema_migrations VALUES (1, 'create work', '156b17e2dbc9c564', 1795804123751)
--;
INSERT INTO public.schema_migrations VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795804123768)
--;
INSERT INTO public.schema_migrations VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795804123781)
--;
INSERT INTO public.schema_migrations VALUES (100, 'create owners', 'debe639403dffabb', 1795804123909)
--;
INSERT INTO public.schema_migrations VALUES (101, 'create departed', 'f20c289d863e01b8', 1795804123927)
--;
INSERT INTO public.schema_migrations VALUES (102, 'create entitlements', 'c994b92f41d7d109', 1795804123978)
--;
INSERT INTO public.schema_migrations VALUES (103, 'create uploads, blobs, files and photos', '93ed79c52ca65315', 1795804124015)
--;
INSERT INTO public.schema_migrations VALUES (110, 'create media imports and items', 'e0c2a8d0db4f08d1', 1795804124087)
--;
INSERT INTO public.schema_migrations VALUES (111, 'create media settings', '97127a130a852bcf', 1795804124124)
--;
INSERT INTO public.schema_migrations VALUES (112, 'create compositions and layers', '04e99db9fb681185', 1795804124155)
--;
INSERT INTO public.schema_migrations VALUES (120, 'create exports and shares', 'ff5a2f361cf9d7f4', 1795804124212)
--;
INSERT INTO public.service_secrets VALUES ('f12cf2dbf19d78ff', 1795804124603)
--;
INSERT INTO public.uploads VALUES ('01a21e44-70b1-716a-a6cd-5dabbdff0041', '01a21e44-6e80-73be-93eb-cbad63f69069', 'progress_photo', 'image/jpeg', 596, 596, NULL, NULL, NULL, 'confirmed', '01a21e44-717a-736d-afe7-0e8c2ed66d85', NULL, 'front', NULL, 1772438400000, 1772352000000, 1772352600000)
--;
INSERT INTO public.uploads VALUES ('01a21e44-7d7b-7558-8a75-a653f482fcbc', '01a21e44-7a7f-77d6-bc3c-bb3dc5b8e293', 'chat_document', 'application/pdf', 1000, 1000, NULL, NULL, NULL, 'waiting', NULL, NULL, NULL, NULL, 1773777600000, 1773691200000, NULL)
--;
INSERT INTO public.uploads VALUES ('01a21e44-9161-7143-ade7-ee459cae49da', '01a21e44-8f97-718f-b09d-c456314c2f90', 'clip', 'video/mp4', 1995, 1995, NULL, 'clip.mp4', NULL, 'confirmed', '01a21e44-9161-7142-89c5-351cab4b0ebf', NULL, NULL, NULL, 1795890539871, 1795804139871, 1795804739958)
--;
INSERT INTO public.uploads VALUES ('01a21e44-9e8a-73fc-9e81-2cafa50f0cb2', '01a21e44-9172-71e8-bcc2-1447a21d1300', 'clip', 'image/heic', 487, 487, NULL, 'IMG_0003.HEIC', NULL, 'confirmed', '01a21e44-9e8a-73fb-b4a6-a8d65cd2f458', NULL, NULL, NULL, 1795890543240, 1795804143240, 1795804745451)
--;
INSERT INTO public.uploads VALUES ('01a21e44-9e8a-73e8-91c8-9e963227cf24', '01a21e44-9172-71e8-bcc2-1447a21d1300', 'clip', 'video/mp4', 58351, 58351, NULL, 'شاطئ 🌊.mp4', NULL, 'confirmed', '01a21e44-9e89-70a2-9950-7b82f90b7dc1', NULL, NULL, NULL, 1795890543240, 1795804143240, 1795804743320)
--;
INSERT INTO public.uploads VALUES ('01a21e44-9e8a-73fa-9efd-0ae8d603285c', '01a21e44-9172-71e8-bcc2-1447a21d1300', 'clip', 'image/png', 103, 103, NULL, 'dot.png', NULL, 'confirmed', '01a21e44-9e8a-73f9-82e7-6657e115d27f', NULL, NULL, NULL, 1795890543240, 1795804143240, 1795804745418)
--;
INSERT INTO public.uploads VALUES ('01a21e44-9e8a-73ea-9236-6aea0a49967d', '01a21e44-9172-71e8-bcc2-1447a21d1300', 'clip', 'video/quicktime', 32769, 32769, NULL, 'IMG_0002.MOV', NULL, 'confirmed', '01a21e44-9e8a-73e9-ab7f-c6bbe5a3c33f', NULL, NULL, NULL, 1795890543240, 1795804143240, 1795804743401)
--;
INSERT INTO public.uploads VALUES ('01a21e44-9e8a-73fe-9a27-42a6f7c1a0b2', '01a21e44-9172-71e8-bcc2-1447a21d1300', 'clip', 'video/mp4', 1470, 1470, NULL, 'half.mp4', NULL, 'closed', NULL, 'file_damaged', NULL, NULL, 1795890543240, 1795804143240, 1795804745490)
--;
INSERT INTO public.uploads VALUES ('01a21e44-9e8a-73ec-816d-a88495fd9aa6', '01a21e44-9172-71e8-bcc2-1447a21d1300', 'clip', 'video/webm', 25681, 25681, NULL, 'screen.webm', NULL, 'confirmed', '01a21e44-9e8a-73eb-b3d3-c25b676fd127', NULL, NULL, NULL, 1795890543240, 1795804143240, 1795804743901)
--;
INSERT INTO public.uploads VALUES ('01a21e44-9e8a-73ee-aa13-e0c4cc18ed74', '01a21e44-9172-71e8-bcc2-1447a21d1300', 'clip', 'video/mp4', 2155, 2155, NULL, 'portrait.mp4', NULL, 'confirmed', '01a21e44-9e8a-73ed-a746-dbf8c4afccaa', NULL, NULL, NULL, 1795890543240, 1795804143240, 1795804744069)
--;
INSERT INTO public.uploads VALUES ('01a21e44-9e8a-73f0-bb03-e5e00624aec3', '01a21e44-9172-71e8-bcc2-1447a21d1300', 'clip', 'video/mp4', 2268, 2268, NULL, 'uneven.mp4', NULL, 'confirmed', '01a21e44-9e8a-73ef-91aa-529e7fd9b0e5', NULL, NULL, NULL, 1795890543240, 1795804143240, 1795804744376)
--;
INSERT INTO public.uploads VALUES ('01a21e44-9e8a-73f2-972d-8beadbd8c7d2', '01a21e44-9172-71e8-bcc2-1447a21d1300', 'clip', 'video/mp4', 2052, 2052, NULL, 'odd.mp4', NULL, 'confirmed', '01a21e44-9e8a-73f1-bfbe-b0575abe2ce3', NULL, NULL, NULL, 1795890543240, 1795804143240, 1795804744518)
--;
INSERT INTO public.uploads VALUES ('01a21e44-9e8a-73f4-a997-74694ecc97bb', '01a21e44-9172-71e8-bcc2-1447a21d1300', 'clip', 'video/mp4', 3945, 3945, NULL, 'hdr.mp4', NULL, 'confirmed', '01a21e44-9e8a-73f3-a62b-c0ec776d48c6', NULL, NULL, NULL, 1795890543240, 1795804143240, 1795804744850)
--;
INSERT INTO public.uploads VALUES ('01a21e44-9e8a-73f6-be88-eb1ee53da7a0', '01a21e44-9172-71e8-bcc2-1447a21d1300', 'clip', 'video/mp4', 1849, 1849, NULL, 'blink.mp4', NULL, 'confirmed', '01a21e44-9e8a-73f5-96fb-68f187a63f12', NULL, NULL, NULL, 1795890543240, 1795804143240, 1795804744903)
--;
INSERT INTO public.uploads VALUES ('01a21e44-9e8a-73f8-9017-9bab03b9f55c', '01a21e44-9172-71e8-bcc2-1447a21d1300', 'clip', 'image/jpeg', 2674, 2674, NULL, 'photo.jpg', NULL, 'confirmed', '01a21e44-9e8a-73f7-b968-edbc28db5b19', NULL, NULL, NULL, 1795890543240, 1795804143240, 1795804745404)
--;
ALTER TABLE ONLY public.blobs
    ADD CONSTRAINT blobs_owner_sha256_key UNIQUE (owner, sha256)
--;
ALTER TABLE ONLY public.blobs
    ADD CONSTRAINT blobs_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.compositions
    ADD CONSTRAINT compositions_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.departed
    ADD CONSTRAINT departed_pkey PRIMARY KEY (user_id)
--;
ALTER TABLE ONLY public.entitlements
    ADD CONSTRAINT entitlements_pkey PRIMARY KEY (user_id)
--;
ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, request_key)
--;
ALTER TABLE ONLY public.inbox
    ADD CONSTRAINT inbox_pkey PRIMARY KEY (event_id)
--;
ALTER TABLE ONLY public.layers
    ADD CONSTRAINT layers_composition_id_place_key UNIQUE (composition_id, place)
--;
ALTER TABLE ONLY public.layers
    ADD CONSTRAINT layers_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.media_imports
    ADD CONSTRAINT media_imports_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.media_items
    ADD CONSTRAINT media_items_import_id_place_key UNIQUE (import_id, place)
--;
ALTER TABLE ONLY public.media_items
    ADD CONSTRAINT media_items_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.media_settings
    ADD CONSTRAINT media_settings_pkey PRIMARY KEY (owner)
--;
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (module, number)
--;
ALTER TABLE ONLY public.owners
    ADD CONSTRAINT owners_pkey PRIMARY KEY (user_id)
--;
ALTER TABLE ONLY public.photos
    ADD CONSTRAINT photos_pkey PRIMARY KEY (file_id)
--;
ALTER TABLE ONLY public.render_turns
    ADD CONSTRAINT render_turns_pkey PRIMARY KEY (owner)
--;
ALTER TABLE ONLY public.revocation_numbers
    ADD CONSTRAINT revocation_numbers_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.revocations
    ADD CONSTRAINT revocations_pkey PRIMARY KEY (kind, subject)
--;
ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.service_secrets
    ADD CONSTRAINT service_secrets_pkey PRIMARY KEY (fingerprint)
--;
ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_pkey PRIMARY KEY (token_hash)
--;
ALTER TABLE ONLY public.turns
    ADD CONSTRAINT turns_pkey PRIMARY KEY (name)
--;
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.work
    ADD CONSTRAINT work_pkey PRIMARY KEY (id)
--;
CREATE INDEX compositions_owner ON public.compositions USING btree (owner, created_at, id)
--;
CREATE INDEX departed_age ON public.departed USING btree (departed_at)
--;
CREATE INDEX exports_owner ON public.exports USING btree (owner, created_at)
--;
CREATE INDEX exports_waiting ON public.exports USING btree (status, created_at)
--;
CREATE INDEX files_blob ON public.files USING btree (blob_id)
--;
CREATE INDEX files_owner ON public.files USING btree (owner)
--;
CREATE INDEX idempotency_keys_expiry ON public.idempotency_keys USING btree (expires_at)
--;
CREATE INDEX inbox_age ON public.inbox USING btree (received_at)
--;
CREATE INDEX media_imports_age ON public.media_imports USING btree (created_at)
--;
CREATE INDEX media_imports_owner ON public.media_imports USING btree (owner, created_at)
--;
CREATE INDEX media_items_deleted ON public.media_items USING btree (created_at) WHERE (is_deleted = 1)
--;
CREATE INDEX media_items_owner ON public.media_items USING btree (owner, is_deleted, created_at, id)
--;
CREATE INDEX photos_gallery ON public.photos USING btree (owner, taken_at, file_id)
--;
CREATE INDEX render_turns_turn ON public.render_turns USING btree (turn)
--;
CREATE INDEX revocations_end ON public.revocations USING btree (kept_until)
--;
CREATE UNIQUE INDEX revocations_number ON public.revocations USING btree (number)
--;
CREATE INDEX shares_age ON public.shares USING btree (expires_at)
--;
CREATE INDEX shares_export ON public.shares USING btree (export_id)
--;
CREATE INDEX uploads_ended ON public.uploads USING btree (given_up_at) WHERE (status <> 'waiting'::text)
--;
CREATE INDEX uploads_open ON public.uploads USING btree (status, given_up_at)
--;
CREATE INDEX uploads_owner ON public.uploads USING btree (owner)
--;
CREATE INDEX work_due ON public.work USING btree (clock, is_dead, due_at)
--;
ALTER TABLE ONLY public.blobs
    ADD CONSTRAINT blobs_owner_fkey FOREIGN KEY (owner) REFERENCES public.owners(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.compositions
    ADD CONSTRAINT compositions_owner_fkey FOREIGN KEY (owner) REFERENCES public.owners(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.exports
    ADD CONSTRAINT exports_owner_fkey FOREIGN KEY (owner) REFERENCES public.owners(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_blob_id_fkey FOREIGN KEY (blob_id) REFERENCES public.blobs(id)
--;
ALTER TABLE ONLY public.files
    ADD CONSTRAINT files_owner_fkey FOREIGN KEY (owner) REFERENCES public.owners(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.layers
    ADD CONSTRAINT layers_composition_id_fkey FOREIGN KEY (composition_id) REFERENCES public.compositions(id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.media_imports
    ADD CONSTRAINT media_imports_owner_fkey FOREIGN KEY (owner) REFERENCES public.owners(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.media_items
    ADD CONSTRAINT media_items_owner_fkey FOREIGN KEY (owner) REFERENCES public.owners(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.media_settings
    ADD CONSTRAINT media_settings_owner_fkey FOREIGN KEY (owner) REFERENCES public.owners(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.photos
    ADD CONSTRAINT photos_file_id_fkey FOREIGN KEY (file_id) REFERENCES public.files(id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.render_turns
    ADD CONSTRAINT render_turns_owner_fkey FOREIGN KEY (owner) REFERENCES public.owners(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_export_id_fkey FOREIGN KEY (export_id) REFERENCES public.exports(id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_owner_fkey FOREIGN KEY (owner) REFERENCES public.owners(user_id) ON DELETE CASCADE
