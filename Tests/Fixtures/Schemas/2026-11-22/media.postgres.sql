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
    updated_at bigint NOT NULL
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
CREATE TABLE public.schema_migrations (
    id bigint NOT NULL,
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at bigint NOT NULL
)
--;
CREATE TABLE public.shares (
    token_hash text NOT NULL,
    export_id text NOT NULL,
    expires_at bigint NOT NULL,
    created_at bigint NOT NULL
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
    created_at bigint NOT NULL
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
    created_at bigint NOT NULL
)
--;
INSERT INTO public.blobs VALUES ('01a20468-0c48-71c9-ba0a-b0cfa8ae2218', '01a20468-06a0-73fd-9efd-edd2619ee860', 'e639164765ef63d5d7bd60febac660c57934c259e018c559eaaccc5cbf6b52d7', 'video', 'video/mp4', 1995, 64, 64, '{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"matrix":"bt709"}', 1, 1795370257025)
--;
INSERT INTO public.blobs VALUES ('01a20468-1386-719c-979e-3d24e1ce240d', '01a20468-06ef-75b4-a33d-49ca66b7f271', '1e3426babc4e96a48388c67c8f80162be85f4b88f7cbb6211d5184ca98ff2af5', 'video', 'video/mp4', 58351, 320, 180, '{"container":"mp4","microseconds":2000000,"rotation":0,"channels":2,"matrix":"bt709"}', 1, 1795370258907)
--;
INSERT INTO public.blobs VALUES ('01a20468-144f-765b-9490-572c1dc25afa', '01a20468-06ef-75b4-a33d-49ca66b7f271', '4658b8450f89f80fbcbf1020144d658b09c7a2e6e9f0308c26bfb729b58025f7', 'video', 'video/quicktime', 32769, 320, 180, '{"container":"mov","microseconds":1000000,"rotation":0,"channels":2,"matrix":"bt709"}', 1, 1795370258965)
--;
INSERT INTO public.blobs VALUES ('01a20468-1721-77b0-8bbe-b60879b85f71', '01a20468-06ef-75b4-a33d-49ca66b7f271', '806c27a78b9bf3a987f82134cdac8d12e4dd3434c35f5d52f071bf4f0d062a42', 'video', 'video/webm', 25681, 320, 180, '{"container":"webm","microseconds":1000000,"rotation":0,"channels":2,"matrix":"bt709"}', 1, 1795370259536)
--;
INSERT INTO public.blobs VALUES ('01a20468-1747-724e-b0c1-77625c23ed3a', '01a20468-06ef-75b4-a33d-49ca66b7f271', '8df5549daa710cae35d672d37ccbfbc67d70dbe0416bf22a7bd06bbff170abbf', 'video', 'video/mp4', 2155, 180, 320, '{"container":"mp4","microseconds":500000,"rotation":90,"channels":0,"matrix":"bt709"}', 1, 1795370259712)
--;
INSERT INTO public.blobs VALUES ('01a20468-1ac7-72ab-acff-c48044617a42', '01a20468-06ef-75b4-a33d-49ca66b7f271', 'd25a3f14ef33bc1946e6f1db37277c3e5ed7b0b5e834ceb82152726f2427eb72', 'video', 'video/mp4', 2268, 320, 180, '{"container":"mp4","microseconds":1000000,"rotation":0,"channels":0,"matrix":"bt709"}', 1, 1795370260453)
--;
INSERT INTO public.blobs VALUES ('01a20468-1ac8-73c1-a83b-e29103dceca8', '01a20468-06ef-75b4-a33d-49ca66b7f271', 'dd1c8a797ff55f8195ba556bffd0e9542a63b9d4af35dd068f4993da23a3fc78', 'video', 'video/mp4', 2052, 161, 91, '{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"matrix":"bt709"}', 1, 1795370260674)
--;
INSERT INTO public.blobs VALUES ('01a20468-1db4-76aa-8513-fbddba8b0f59', '01a20468-06ef-75b4-a33d-49ca66b7f271', '5cbee99823a954f6e3ddf61ca2439fdcf4793c0b277435f12ef3796fd8db2809', 'video', 'video/mp4', 1849, 320, 180, '{"container":"mp4","microseconds":200000,"rotation":0,"channels":0,"matrix":"bt709"}', 1, 1795370261469)
--;
INSERT INTO public.blobs VALUES ('01a20468-1e39-771a-9437-c9eb9a149202', '01a20468-06ef-75b4-a33d-49ca66b7f271', 'dae5836617622d9620f024998e28855e02bc252d0a7d8157523e1cc3c321b1bd', 'video', 'video/mp4', 3945, 320, 180, '{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"transfer":"smpte2084","matrix":"bt2020nc"}', 1, 1795370261389)
--;
INSERT INTO public.blobs VALUES ('01a20468-1e67-74e7-a9c1-22b47b160a6f', '01a20468-06ef-75b4-a33d-49ca66b7f271', '6c89a70f1aa31491068c32e9a63e912963cc8c0cf21406db81eb79a1d3379618', 'image', 'image/jpeg', 2674, 300, 200, '{"hasAlpha":false,"orientation":6}', 1, 1795370262117)
--;
INSERT INTO public.blobs VALUES ('01a20468-1e9a-77a2-9434-4d8205903f50', '01a20468-06ef-75b4-a33d-49ca66b7f271', '54b213cdb78e8f3e5e5e2478ff22dcaa4ffd0e3580b2a2c5e6b6aeb2eb5b71f3', 'image', 'image/png', 103, 16, 16, '{"hasAlpha":true,"orientation":1}', 1, 1795370262168)
--;
INSERT INTO public.blobs VALUES ('01a20468-1ed4-767d-a8f0-cefa3ed4aaa3', '01a20468-06ef-75b4-a33d-49ca66b7f271', '0c76215bf2a45d312ef9222bd82fd808a3f470b15d57952d9869cde1634af9b7', 'image', 'image/heic', 487, 300, 200, '{"hasAlpha":false,"orientation":1}', 1, 1795370262214)
--;
INSERT INTO public.compositions VALUES ('01a20468-0d1f-74f9-9b80-bae2f735483d', '01a20468-06a0-73fd-9efd-edd2619ee860', '1:1', 1, 1, 1795370257694, 1795370257694)
--;
INSERT INTO public.compositions VALUES ('01a20468-0d32-74af-9974-3b942150416f', '01a20468-06a0-73fd-9efd-edd2619ee860', '4:5', 1, 2, 1795370257714, 1795370257729)
--;
INSERT INTO public.compositions VALUES ('01a20468-254b-77a9-af0c-400a6d996cf4', '01a20468-06ef-75b4-a33d-49ca66b7f271', '1:1', 1, 1, 1795370263883, 1795370263883)
--;
INSERT INTO public.entitlements VALUES ('01a20468-044a-736b-9868-97d7e882cfdb', 'premium', 4)
--;
INSERT INTO public.exports VALUES ('01a20468-2558-74e0-bd8a-30c1150008e2', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-254b-77a9-af0c-400a6d996cf4', '{"canvas":"1:1","loop":true,"milliseconds":2000,"parts":[{"position":{"x":0.4119,"y":0.5303},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a20468-1386-719c-979e-3d24e1ce240d","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mp4","microseconds":2000000,"rotation":0,"channels":2,"matrix":"bt709"},"hasAlpha":false},{"position":{"x":0.5698,"y":0.5075},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a20468-144f-765b-9490-572c1dc25afa","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mov","microseconds":1000000,"rotation":0,"channels":2,"matrix":"bt709"},"hasAlpha":false},{"position":{"x":0.5936,"y":0.5398},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a20468-1721-77b0-8bbe-b60879b85f71","pixelWidth":320,"pixelHeight":180,"clip":{"container":"webm","microseconds":1000000,"rotation":0,"channels":2,"matrix":"bt709"},"hasAlpha":false},{"position":{"x":0.4746,"y":0.4491},"width":0.4,"aspectRatio":0.5625,"volume":100,"blob":"01a20468-1747-724e-b0c1-77625c23ed3a","pixelWidth":180,"pixelHeight":320,"clip":{"container":"mp4","microseconds":500000,"rotation":90,"channels":0,"matrix":"bt709"},"hasAlpha":false},{"position":{"x":0.4355,"y":0.5652},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a20468-1ac7-72ab-acff-c48044617a42","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mp4","microseconds":1000000,"rotation":0,"channels":0,"matrix":"bt709"},"hasAlpha":false},{"position":{"x":0.5089,"y":0.4557},"width":0.4,"aspectRatio":1.7692,"volume":100,"blob":"01a20468-1ac8-73c1-a83b-e29103dceca8","pixelWidth":161,"pixelHeight":91,"clip":{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"matrix":"bt709"},"hasAlpha":false},{"position":{"x":0.4845,"y":0.4275},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a20468-1e39-771a-9437-c9eb9a149202","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mp4","microseconds":500000,"rotation":0,"channels":0,"transfer":"smpte2084","matrix":"bt2020nc"},"hasAlpha":false},{"position":{"x":0.4205,"y":0.5472},"width":0.4,"aspectRatio":1.7778,"volume":100,"blob":"01a20468-1db4-76aa-8513-fbddba8b0f59","pixelWidth":320,"pixelHeight":180,"clip":{"container":"mp4","microseconds":200000,"rotation":0,"channels":0,"matrix":"bt709"},"hasAlpha":false},{"position":{"x":0.5406,"y":0.531},"width":0.4,"aspectRatio":1.5,"volume":100,"blob":"01a20468-1e67-74e7-a9c1-22b47b160a6f","pixelWidth":300,"pixelHeight":200,"imageMilliseconds":1000,"hasAlpha":false},{"position":{"x":0.4352,"y":0.403},"width":0.4,"aspectRatio":1.0,"volume":100,"blob":"01a20468-1e9a-77a2-9434-4d8205903f50","pixelWidth":16,"pixelHeight":16,"imageMilliseconds":1000,"hasAlpha":true},{"position":{"x":0.4321,"y":0.4708},"width":0.4,"aspectRatio":1.5,"volume":100,"blob":"01a20468-1ed4-767d-a8f0-cefa3ed4aaa3","pixelWidth":300,"pixelHeight":200,"imageMilliseconds":1000,"hasAlpha":false}]}', '1080p', 'h264', 'done', 100, 1363038, 79230, 'video-1-1.mp4', 1080, 1080, 2000, NULL, 1, 1, NULL, NULL, 'flow-v54zxbqve3aq74at', 1795370265073, 1795370263894, 1795370265073)
--;
INSERT INTO public.files VALUES ('01a20468-0960-7777-9252-6af28103f5e3', '01a20468-06a0-73fd-9efd-edd2619ee860', '01a20468-0c48-71c9-ba0a-b0cfa8ae2218', 'clip', 'clip.mp4', 1795370257025)
--;
INSERT INTO public.files VALUES ('01a20468-11aa-7395-b550-45f77d1045da', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-1386-719c-979e-3d24e1ce240d', 'clip', 'شاطئ 🌊.mp4', 1795370258907)
--;
INSERT INTO public.files VALUES ('01a20468-11aa-7397-87cd-20ea1d827daa', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-144f-765b-9490-572c1dc25afa', 'clip', 'IMG_0002.MOV', 1795370258965)
--;
INSERT INTO public.files VALUES ('01a20468-11aa-7399-a271-007c69156f93', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-1721-77b0-8bbe-b60879b85f71', 'clip', 'screen.webm', 1795370259536)
--;
INSERT INTO public.files VALUES ('01a20468-11aa-739b-a982-f297540e1d62', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-1747-724e-b0c1-77625c23ed3a', 'clip', 'portrait.mp4', 1795370259712)
--;
INSERT INTO public.files VALUES ('01a20468-11aa-739d-b171-a55c960ac176', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-1ac7-72ab-acff-c48044617a42', 'clip', 'uneven.mp4', 1795370260453)
--;
INSERT INTO public.files VALUES ('01a20468-11aa-739f-bdfb-3759f91e24a9', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-1ac8-73c1-a83b-e29103dceca8', 'clip', 'odd.mp4', 1795370260674)
--;
INSERT INTO public.files VALUES ('01a20468-11aa-73a3-843e-7f63bbecd5c6', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-1db4-76aa-8513-fbddba8b0f59', 'clip', 'blink.mp4', 1795370261469)
--;
INSERT INTO public.files VALUES ('01a20468-11aa-73a1-afb5-5bb49ae3e471', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-1e39-771a-9437-c9eb9a149202', 'clip', 'hdr.mp4', 1795370261389)
--;
INSERT INTO public.files VALUES ('01a20468-11aa-73a5-a2c7-ca971946557d', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-1e67-74e7-a9c1-22b47b160a6f', 'clip', 'photo.jpg', 1795370262117)
--;
INSERT INTO public.files VALUES ('01a20468-11aa-73a7-bc83-ec8dab6ce2dc', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-1e9a-77a2-9434-4d8205903f50', 'clip', 'dot.png', 1795370262168)
--;
INSERT INTO public.files VALUES ('01a20468-11aa-73a9-9e38-52f31535d94a', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-1ed4-767d-a8f0-cefa3ed4aaa3', 'clip', 'IMG_0003.HEIC', 1795370262214)
--;
INSERT INTO public.inbox VALUES ('01a20467-fb9b-7708-9e4e-cec3ec3ac623', 1795370253254)
--;
INSERT INTO public.inbox VALUES ('01a20467-fbd2-72dd-83ad-29020cc85059', 1795370253339)
--;
INSERT INTO public.inbox VALUES ('01a20467-fbcc-7242-b360-419222e891dd', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fc11-7632-99e1-17237be99a78', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fc8c-7680-8494-58aaf0eead6a', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fc8c-7682-b430-99b2af91d548', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fdfd-7000-a755-4e9ffdf84eb0', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fe14-7794-9f09-9b6d24f9dfd6', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fe13-74ed-b81f-29d1788712f6', 1795370253857)
--;
INSERT INTO public.inbox VALUES ('01a20467-fe23-74c6-a211-57a37c27671d', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fe47-77a0-9e57-d19922e9d3d3', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fee2-7210-8362-7f16ae18846e', 1772438401000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fede-7607-9dd5-e8101db587c0', 1772438401000)
--;
INSERT INTO public.inbox VALUES ('01a20467-feda-7397-bf29-31d8c0e45750', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-ff61-7569-bb15-07556c1f985c', 1795370254194)
--;
INSERT INTO public.inbox VALUES ('01a20467-ffd9-756f-8711-bb1460852c75', 1795370254311)
--;
INSERT INTO public.inbox VALUES ('01a20468-004e-7475-bef6-fc52e64e933e', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0078-73c3-8941-64c3c37f8018', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-00b3-703c-a081-b6806878f53d', 1773043201000)
--;
INSERT INTO public.inbox VALUES ('01a20468-00b3-7038-b626-d23a074cc4b8', 1773043201000)
--;
INSERT INTO public.inbox VALUES ('01a20468-00d7-7347-a1a0-6c5eb37818e7', 1795370254575)
--;
INSERT INTO public.inbox VALUES ('01a20468-00db-7772-97e7-53be9397472c', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0115-7292-a2ef-da4ea0a15536', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0114-75e5-a01d-bdc27d7c1816', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-013e-712e-8ca7-2f5bf29db788', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0142-768b-aa4c-23bb80cde3dd', 1773043204000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0148-71e2-a0c5-0439d729217c', 1773043204000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0177-7781-b81d-26908e5ab839', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-01ed-7575-8606-99500c917a06', 1773043206000)
--;
INSERT INTO public.inbox VALUES ('01a20468-01ea-730f-a521-c54296bcbba0', 1773043206000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0250-75c9-8aed-967c49a93a89', 1773043209000)
--;
INSERT INTO public.inbox VALUES ('01a20468-024f-760a-b731-5cf77eacd099', 1773043209000)
--;
INSERT INTO public.inbox VALUES ('01a20468-02e6-7370-a400-61e7dedbd4a1', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-02fd-771c-8802-a38a148e6590', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-02f9-74f2-b0f1-5935961bf070', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-02fb-7214-9bd6-f02072297ac2', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-034b-728d-92cb-5b04fafd5574', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0375-7427-83e0-2e8118973d77', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0374-7146-a3ad-577bbd26b93b', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-03e4-7030-b011-67f78c04e2ad', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0431-71d3-b07b-b56296e13046', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-044e-702d-a045-97b85ae8f6cb', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-046a-70d6-8381-534ef0ed4553', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-046d-73ac-b5e4-f6ea69af81b1', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0490-77d7-a08b-75b422358009', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-04dd-73f7-a4a7-78df5a940086', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-052d-7741-8895-13e7d3d1ea80', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-05db-778e-a591-09071d8d2dcf', 1773691200000)
--;
INSERT INTO public.inbox VALUES ('01a20468-06aa-76ed-840c-69579a772b7f', 1795370256063)
--;
INSERT INTO public.inbox VALUES ('01a20468-06c8-75d5-ac7a-afe785d58409', 1775030400000)
--;
INSERT INTO public.inbox VALUES ('01a20468-06dd-73b8-ba9a-bcba65da5612', 1795370256122)
--;
INSERT INTO public.inbox VALUES ('01a20468-06f1-74fe-badd-18006c93b218', 1795370256134)
--;
INSERT INTO public.inbox VALUES ('01a20468-0727-72a9-b979-77cee3be0bf9', 1795370256176)
--;
INSERT INTO public.inbox VALUES ('01a20468-077b-7528-84d0-dcd65e704e61', 1775030400000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0da4-762a-abce-70be4b4a2e2c', 1795370257841)
--;
INSERT INTO public.layers VALUES ('01a20468-0d33-76ae-b95e-1f32a893b358', '01a20468-0d32-74af-9974-3b942150416f', 0, '01a20468-0960-7777-9252-6af28103f5e3', 5738, 4273, 9000, 10000, 0, 100)
--;
INSERT INTO public.layers VALUES ('01a20468-254c-751a-b7c8-6c7a4e558f9b', '01a20468-254b-77a9-af0c-400a6d996cf4', 0, '01a20468-11aa-7395-b550-45f77d1045da', 4119, 5303, 4000, 17778, 0, 100)
--;
INSERT INTO public.layers VALUES ('01a20468-254c-751b-99ab-e022d436bf14', '01a20468-254b-77a9-af0c-400a6d996cf4', 1, '01a20468-11aa-7397-87cd-20ea1d827daa', 5698, 5075, 4000, 17778, 1, 100)
--;
INSERT INTO public.layers VALUES ('01a20468-254c-751c-8245-1c1a1e06403f', '01a20468-254b-77a9-af0c-400a6d996cf4', 2, '01a20468-11aa-7399-a271-007c69156f93', 5936, 5398, 4000, 17778, 2, 100)
--;
INSERT INTO public.layers VALUES ('01a20468-254c-751d-b74b-658b7045c4e7', '01a20468-254b-77a9-af0c-400a6d996cf4', 3, '01a20468-11aa-739b-a982-f297540e1d62', 4746, 4491, 4000, 5625, 3, 100)
--;
INSERT INTO public.layers VALUES ('01a20468-254c-751e-a180-009f3d170a27', '01a20468-254b-77a9-af0c-400a6d996cf4', 4, '01a20468-11aa-739d-b171-a55c960ac176', 4355, 5652, 4000, 17778, 4, 100)
--;
INSERT INTO public.layers VALUES ('01a20468-254c-751f-ad53-457dea9eda85', '01a20468-254b-77a9-af0c-400a6d996cf4', 5, '01a20468-11aa-739f-bdfb-3759f91e24a9', 5089, 4557, 4000, 17692, 5, 100)
--;
INSERT INTO public.layers VALUES ('01a20468-254c-7520-90f7-28e75e105e6a', '01a20468-254b-77a9-af0c-400a6d996cf4', 6, '01a20468-11aa-73a1-afb5-5bb49ae3e471', 4845, 4275, 4000, 17778, 6, 100)
--;
INSERT INTO public.layers VALUES ('01a20468-254c-7521-bdc4-41f72ddffdfd', '01a20468-254b-77a9-af0c-400a6d996cf4', 7, '01a20468-11aa-73a3-843e-7f63bbecd5c6', 4205, 5472, 4000, 17778, 7, 100)
--;
INSERT INTO public.layers VALUES ('01a20468-254c-7522-9f53-eddd38e2d938', '01a20468-254b-77a9-af0c-400a6d996cf4', 8, '01a20468-11aa-73a5-a2c7-ca971946557d', 5406, 5310, 4000, 15000, 8, 100)
--;
INSERT INTO public.layers VALUES ('01a20468-254c-7523-bf0d-3414792f2119', '01a20468-254b-77a9-af0c-400a6d996cf4', 9, '01a20468-11aa-73a7-bc83-ec8dab6ce2dc', 4352, 4030, 4000, 10000, 9, 100)
--;
INSERT INTO public.layers VALUES ('01a20468-254c-7524-9741-12bf31f509f9', '01a20468-254b-77a9-af0c-400a6d996cf4', 10, '01a20468-11aa-73a9-9e38-52f31535d94a', 4321, 4708, 4000, 15000, 10, 100)
--;
INSERT INTO public.media_imports VALUES ('01a20468-0960-7776-addf-f4a4c90b670a', '01a20468-06a0-73fd-9efd-edd2619ee860', 1795370256735)
--;
INSERT INTO public.media_imports VALUES ('01a20468-11aa-7394-8382-77f230058958', '01a20468-06ef-75b4-a33d-49ca66b7f271', 1795370258857)
--;
INSERT INTO public.media_items VALUES ('01a20468-11aa-7395-b550-45f77d1045da', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-11aa-7394-8382-77f230058958', 0, '01a20468-11aa-7396-8165-574bfa0882af', 'video', 'ready', 'شاطئ 🌊.mp4', 1000, NULL, 1, 0, 1795370258857)
--;
INSERT INTO public.media_items VALUES ('01a20468-0960-7777-9252-6af28103f5e3', '01a20468-06a0-73fd-9efd-edd2619ee860', '01a20468-0960-7776-addf-f4a4c90b670a', 0, '01a20468-0960-7778-b5c0-9730fb79d46f', 'video', 'ready', 'clip.mp4', 1000, NULL, 1, 0, 1795370256735)
--;
INSERT INTO public.media_items VALUES ('01a20468-11aa-73a7-bc83-ec8dab6ce2dc', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-11aa-7394-8382-77f230058958', 9, '01a20468-11aa-73a8-949b-2295e566c3b3', 'image', 'ready', 'dot.png', 1000, NULL, 1, 0, 1795370258857)
--;
INSERT INTO public.media_items VALUES ('01a20468-11aa-7397-87cd-20ea1d827daa', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-11aa-7394-8382-77f230058958', 1, '01a20468-11aa-7398-96fa-a65dfde65e58', 'video', 'ready', 'IMG_0002.MOV', 1000, NULL, 1, 0, 1795370258857)
--;
INSERT INTO public.media_items VALUES ('01a20468-11aa-73a9-9e38-52f31535d94a', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-11aa-7394-8382-77f230058958', 10, '01a20468-11aa-73aa-8090-cf4d2bf4c614', 'image', 'ready', 'IMG_0003.HEIC', 1000, NULL, 1, 0, 1795370258857)
--;
INSERT INTO public.media_items VALUES ('01a20468-11aa-73a1-afb5-5bb49ae3e471', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-11aa-7394-8382-77f230058958', 6, '01a20468-11aa-73a2-89d2-e1c6591a473d', 'video', 'ready', 'hdr.mp4', 1000, NULL, 1, 0, 1795370258857)
--;
INSERT INTO public.media_items VALUES ('01a20468-11aa-73ab-b72c-b745ff5244ba', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-11aa-7394-8382-77f230058958', 11, '01a20468-11aa-73ac-98c0-c9326c2f0604', 'video', 'failed', 'half.mp4', 1000, 'file_damaged', 1, 0, 1795370258857)
--;
INSERT INTO public.media_items VALUES ('01a20468-11aa-739b-a982-f297540e1d62', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-11aa-7394-8382-77f230058958', 3, '01a20468-11aa-739c-a9dc-b79ec50eb2ef', 'video', 'ready', 'portrait.mp4', 1000, NULL, 1, 0, 1795370258857)
--;
INSERT INTO public.media_items VALUES ('01a20468-11aa-7399-a271-007c69156f93', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-11aa-7394-8382-77f230058958', 2, '01a20468-11aa-739a-b812-a61a7880b8c0', 'video', 'ready', 'screen.webm', 1000, NULL, 1, 0, 1795370258857)
--;
INSERT INTO public.media_items VALUES ('01a20468-11aa-739f-bdfb-3759f91e24a9', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-11aa-7394-8382-77f230058958', 5, '01a20468-11aa-73a0-8183-f514a78b6d96', 'video', 'ready', 'odd.mp4', 1000, NULL, 1, 0, 1795370258857)
--;
INSERT INTO public.media_items VALUES ('01a20468-11aa-739d-b171-a55c960ac176', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-11aa-7394-8382-77f230058958', 4, '01a20468-11aa-739e-99a5-9fbc980d02ce', 'video', 'ready', 'uneven.mp4', 1000, NULL, 1, 0, 1795370258857)
--;
INSERT INTO public.media_items VALUES ('01a20468-11aa-73a3-843e-7f63bbecd5c6', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-11aa-7394-8382-77f230058958', 7, '01a20468-11aa-73a4-b34a-989fa2a73cb1', 'video', 'ready', 'blink.mp4', 1000, NULL, 1, 0, 1795370258857)
--;
INSERT INTO public.media_items VALUES ('01a20468-11aa-73a5-a2c7-ca971946557d', '01a20468-06ef-75b4-a33d-49ca66b7f271', '01a20468-11aa-7394-8382-77f230058958', 8, '01a20468-11aa-73a6-aa50-3daa2dbf5a21', 'image', 'ready', 'photo.jpg', 1000, NULL, 1, 0, 1795370258857)
--;
INSERT INTO public.owners VALUES ('01a20468-0041-7499-8df1-0ab882091ffe', 'gtsd', 0, 0, 0, 'Asia/Riyadh', 1772352000000)
--;
INSERT INTO public.owners VALUES ('01a20468-044a-736b-9868-97d7e882cfdb', 'fitcoach', 0, 1000, 1, NULL, 1773691200000)
--;
INSERT INTO public.owners VALUES ('01a20468-06a0-73fd-9efd-edd2619ee860', 'stack', 1995, 0, 0, NULL, 1795370256735)
--;
INSERT INTO public.owners VALUES ('01a20468-06ef-75b4-a33d-49ca66b7f271', 'stack', 211564, 0, 0, NULL, 1795370258857)
--;
INSERT INTO public.render_turns VALUES ('01a20468-06ef-75b4-a33d-49ca66b7f271', 1)
--;
INSERT INTO public.schema_migrations VALUES (1, 'create work', '156b17e2dbc9c564', 1795370252138)
--;
INSERT INTO public.schema_migrations VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795370252165)
--;
INSERT INTO public.schema_migrations VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795370252172)
--;
INSERT INTO public.schema_migrations VALUES (100, 'create owners', 'debe639403dffabb', 1795370252185)
--;
INSERT INTO public.schema_migrations VALUES (101, 'create departed', 'f20c289d863e01b8', 1795370252198)
--;
INSERT INTO public.schema_migrations VALUES (102, 'create entitlements', 'c994b92f41d7d109', 1795370252226)
--;
INSERT INTO public.schema_migrations VALUES (103, 'create uploads, blobs, files and photos', '93ed79c52ca65315', 1795370252240)
--;
INSERT INTO public.schema_migrations VALUES (110, 'create media imports and items', 'e0c2a8d0db4f08d1', 1795370252373)
--;
INSERT INTO public.schema_migrations VALUES (111, 'create media settings', '97127a130a852bcf', 1795370252449)
--;
INSERT INTO public.schema_migrations VALUES (112, 'create compositions and layers', '04e99db9fb681185', 1795370252461)
--;
INSERT INTO public.schema_migrations VALUES (120, 'create exports and shares', 'ff5a2f361cf9d7f4', 1795370252489)
--;
INSERT INTO public.uploads VALUES ('01a20468-02b0-71ab-aaa4-66f9f08208bd', '01a20468-0041-7499-8df1-0ab882091ffe', 'progress_photo', 'image/jpeg', 596, 596, NULL, NULL, NULL, 'confirmed', '01a20468-02f4-739a-8395-8168d8a86555', NULL, 'front', NULL, 1772438400000, 1772352000000)
--;
INSERT INTO public.uploads VALUES ('01a20468-0606-747a-aa8a-12e8fd4b46b0', '01a20468-044a-736b-9868-97d7e882cfdb', 'chat_document', 'application/pdf', 1000, 1000, NULL, NULL, NULL, 'waiting', NULL, NULL, NULL, NULL, 1773777600000, 1773691200000)
--;
INSERT INTO public.uploads VALUES ('01a20468-0960-7778-b5c0-9730fb79d46f', '01a20468-06a0-73fd-9efd-edd2619ee860', 'clip', 'video/mp4', 1995, 1995, NULL, 'clip.mp4', NULL, 'confirmed', '01a20468-0960-7777-9252-6af28103f5e3', NULL, NULL, NULL, 1795456656735, 1795370256735)
--;
INSERT INTO public.uploads VALUES ('01a20468-11aa-7396-8165-574bfa0882af', '01a20468-06ef-75b4-a33d-49ca66b7f271', 'clip', 'video/mp4', 58351, 58351, NULL, 'شاطئ 🌊.mp4', NULL, 'confirmed', '01a20468-11aa-7395-b550-45f77d1045da', NULL, NULL, NULL, 1795456658857, 1795370258857)
--;
INSERT INTO public.uploads VALUES ('01a20468-11aa-7398-96fa-a65dfde65e58', '01a20468-06ef-75b4-a33d-49ca66b7f271', 'clip', 'video/quicktime', 32769, 32769, NULL, 'IMG_0002.MOV', NULL, 'confirmed', '01a20468-11aa-7397-87cd-20ea1d827daa', NULL, NULL, NULL, 1795456658857, 1795370258857)
--;
INSERT INTO public.uploads VALUES ('01a20468-11aa-739a-b812-a61a7880b8c0', '01a20468-06ef-75b4-a33d-49ca66b7f271', 'clip', 'video/webm', 25681, 25681, NULL, 'screen.webm', NULL, 'confirmed', '01a20468-11aa-7399-a271-007c69156f93', NULL, NULL, NULL, 1795456658857, 1795370258857)
--;
INSERT INTO public.uploads VALUES ('01a20468-11aa-739c-a9dc-b79ec50eb2ef', '01a20468-06ef-75b4-a33d-49ca66b7f271', 'clip', 'video/mp4', 2155, 2155, NULL, 'portrait.mp4', NULL, 'confirmed', '01a20468-11aa-739b-a982-f297540e1d62', NULL, NULL, NULL, 1795456658857, 1795370258857)
--;
INSERT INTO public.uploads VALUES ('01a20468-11aa-739e-99a5-9fbc980d02ce', '01a20468-06ef-75b4-a33d-49ca66b7f271', 'clip', 'video/mp4', 2268, 2268, NULL, 'uneven.mp4', NULL, 'confirmed', '01a20468-11aa-739d-b171-a55c960ac176', NULL, NULL, NULL, 1795456658857, 1795370258857)
--;
INSERT INTO public.uploads VALUES ('01a20468-11aa-73a0-8183-f514a78b6d96', '01a20468-06ef-75b4-a33d-49ca66b7f271', 'clip', 'video/mp4', 2052, 2052, NULL, 'odd.mp4', NULL, 'confirmed', '01a20468-11aa-739f-bdfb-3759f91e24a9', NULL, NULL, NULL, 1795456658857, 1795370258857)
--;
INSERT INTO public.uploads VALUES ('01a20468-11aa-73a4-b34a-989fa2a73cb1', '01a20468-06ef-75b4-a33d-49ca66b7f271', 'clip', 'video/mp4', 1849, 1849, NULL, 'blink.mp4', NULL, 'confirmed', '01a20468-11aa-73a3-843e-7f63bbecd5c6', NULL, NULL, NULL, 1795456658857, 1795370258857)
--;
INSERT INTO public.uploads VALUES ('01a20468-11aa-73a2-89d2-e1c6591a473d', '01a20468-06ef-75b4-a33d-49ca66b7f271', 'clip', 'video/mp4', 3945, 3945, NULL, 'hdr.mp4', NULL, 'confirmed', '01a20468-11aa-73a1-afb5-5bb49ae3e471', NULL, NULL, NULL, 1795456658857, 1795370258857)
--;
INSERT INTO public.uploads VALUES ('01a20468-11aa-73a6-aa50-3daa2dbf5a21', '01a20468-06ef-75b4-a33d-49ca66b7f271', 'clip', 'image/jpeg', 2674, 2674, NULL, 'photo.jpg', NULL, 'confirmed', '01a20468-11aa-73a5-a2c7-ca971946557d', NULL, NULL, NULL, 1795456658857, 1795370258857)
--;
INSERT INTO public.uploads VALUES ('01a20468-11aa-73a8-949b-2295e566c3b3', '01a20468-06ef-75b4-a33d-49ca66b7f271', 'clip', 'image/png', 103, 103, NULL, 'dot.png', NULL, 'confirmed', '01a20468-11aa-73a7-bc83-ec8dab6ce2dc', NULL, NULL, NULL, 1795456658857, 1795370258857)
--;
INSERT INTO public.uploads VALUES ('01a20468-11aa-73aa-8090-cf4d2bf4c614', '01a20468-06ef-75b4-a33d-49ca66b7f271', 'clip', 'image/heic', 487, 487, NULL, 'IMG_0003.HEIC', NULL, 'confirmed', '01a20468-11aa-73a9-9e38-52f31535d94a', NULL, NULL, NULL, 1795456658857, 1795370258857)
--;
INSERT INTO public.uploads VALUES ('01a20468-11aa-73ac-98c0-c9326c2f0604', '01a20468-06ef-75b4-a33d-49ca66b7f271', 'clip', 'video/mp4', 1470, 1470, NULL, 'half.mp4', NULL, 'closed', NULL, 'file_damaged', NULL, NULL, 1795456658857, 1795370258857)
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
ALTER TABLE ONLY public.owners
    ADD CONSTRAINT owners_pkey PRIMARY KEY (user_id)
--;
ALTER TABLE ONLY public.photos
    ADD CONSTRAINT photos_pkey PRIMARY KEY (file_id)
--;
ALTER TABLE ONLY public.render_turns
    ADD CONSTRAINT render_turns_pkey PRIMARY KEY (owner)
--;
ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.shares
    ADD CONSTRAINT shares_pkey PRIMARY KEY (token_hash)
--;
ALTER TABLE ONLY public.uploads
    ADD CONSTRAINT uploads_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.work
    ADD CONSTRAINT work_pkey PRIMARY KEY (id)
--;
CREATE INDEX compositions_owner ON public.compositions USING btree (owner, created_at, id)
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
CREATE INDEX media_imports_owner ON public.media_imports USING btree (owner, created_at)
--;
CREATE INDEX media_items_owner ON public.media_items USING btree (owner, is_deleted, created_at, id)
--;
CREATE INDEX photos_gallery ON public.photos USING btree (owner, taken_at, file_id)
--;
CREATE INDEX render_turns_turn ON public.render_turns USING btree (turn)
--;
CREATE INDEX shares_export ON public.shares USING btree (export_id)
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
