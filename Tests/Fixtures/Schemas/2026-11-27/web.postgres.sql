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
CREATE TABLE public.migrations (
    module text NOT NULL,
    number bigint NOT NULL,
    name text NOT NULL,
    checksum text NOT NULL,
    is_breaking bigint NOT NULL,
    applied_at bigint NOT NULL
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
CREATE TABLE public.sessions (
    id text NOT NULL,
    product text NOT NULL,
    user_id text NOT NULL,
    is_demo bigint NOT NULL,
    run text,
    tokens text NOT NULL,
    access_ends_at bigint NOT NULL,
    renewing_until bigint NOT NULL,
    created_at bigint NOT NULL,
    ends_at bigint NOT NULL
)
--;
CREATE TABLE public.turns (
    name text NOT NULL,
    held_until bigint NOT NULL
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
INSERT INTO public.inbox VALUES ('readiness', 1795804124954)
--;
INSERT INTO public.inbox VALUES ('01a21e44-68dc-73a4-aaa7-743bb55ac1d6', 1795804129539)
--;
INSERT INTO public.inbox VALUES ('01a21e44-68e6-736a-bc71-7e0e1a35d48c', 1795804129573)
--;
INSERT INTO public.inbox VALUES ('01a21e44-68ff-7190-827d-428e4cea9ea7', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-691c-76d0-a968-a5535cf6290b', 1795804129661)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6918-7087-99f5-8a3c14ab2d60', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6a78-73d5-992a-8d7e9debc4ca', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6b66-7332-97c4-14129cc8f3a2', 1795804130192)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6cb3-7027-b75a-84271d7b0934', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6cd7-7797-acc2-02d5fda1c3fd', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6e27-7509-adc3-f7dd85517738', 1795804130890)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6e83-71ff-b0d5-4d33fcc6feb7', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6ec6-7742-8cbd-edb79dbb15a3', 1795804131048)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6f90-7092-84b2-957d678d9847', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-70b6-7294-a800-dfbc29a36da0', 1795804131526)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71a3-7672-9276-f962df4e5119', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71ae-7726-b428-9e4338f5b774', 1795804192557)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7431-7520-af12-f5aea8dcb84f', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-74c6-70ba-bc64-a29f728c9b66', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-74d3-7582-993b-aeca38df1f1d', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-75f9-72ed-8b5a-870268bc0990', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7613-71d3-83e8-9dbb0208a913', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-782d-74be-a3dd-9c1637149fac', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7860-74a7-ae5b-0f482a442f36', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-79d6-762e-acbe-ff655f19b952', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7a48-77f8-8c43-d11682267cd0', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7a80-7636-831e-c68c4e8f702c', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7b17-70ea-b661-572ca3a93a91', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7b2b-70bc-ae1f-c84292d18893', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7dc4-70ca-bd2e-f03e84f5d7fc', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7f12-72e7-bf0e-6c785a1892a8', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8077-7271-beaf-4c9ae7644999', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8091-76d6-8cd9-e705c0718189', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8194-7415-b270-5276568612fe', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-820f-747a-b52e-5faab740d529', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-822f-75d6-b19d-fb1334f168af', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-857d-7353-88fe-210562e310d6', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8644-737f-b9d5-5bdb0a65b0e6', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8669-7270-84b2-d8e29a8c3c4b', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-86f7-727d-b389-f4827afe9c10', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8701-733c-bc94-5cda9cecbc32', 1772352000000)
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
INSERT INTO public.inbox VALUES ('01a21e44-8d5c-7314-885f-ae5505801222', 1795804138883)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8e44-7447-a2b2-3f2bc9f7f4e5', 1795804139096)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8f98-75a5-a88e-9cdc0c8029e3', 1795804139438)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8fdf-7410-baf6-70d00f54c659', 1795804139499)
--;
INSERT INTO public.inbox VALUES ('01a21e44-9177-7430-885f-40ac221dc912', 1795804139916)
--;
INSERT INTO public.inbox VALUES ('01a21e44-91d0-76b3-a3bb-d008ce6b0b4d', 1795804140011)
--;
INSERT INTO public.inbox VALUES ('01a21e44-95d8-7082-be2c-85987ff26872', 1795804141067)
--;
INSERT INTO public.inbox VALUES ('01a21e44-c4cf-72b6-bec9-5b80a72f80d7', 1795804153059)
--;
INSERT INTO public.migrations VALUES ('platform', 1, 'create work', '156b17e2dbc9c564', 0, 1795804123786)
--;
INSERT INTO public.migrations VALUES ('platform', 2, 'create inbox', 'b97437e51378e6e4', 0, 1795804123811)
--;
INSERT INTO public.migrations VALUES ('platform', 3, 'create idempotency keys', '8d1421329e7eff06', 0, 1795804123834)
--;
INSERT INTO public.migrations VALUES ('platform', 4, 'note whose secret sealed work', '6d8c8af90fa4fcd6', 0, 1795804123859)
--;
INSERT INTO public.migrations VALUES ('platform', 5, 'create service secrets', '64a768f0361567a2', 0, 1795804123880)
--;
INSERT INTO public.migrations VALUES ('platform', 6, 'create turns', '09bbb6e69f90d75d', 0, 1795804123922)
--;
INSERT INTO public.migrations VALUES ('platform', 7, 'note what work is part of', '94a0930c43fce00b', 0, 1795804123939)
--;
INSERT INTO public.migrations VALUES ('revocations', 1, 'create revocations', '6a00a7943fe62da6', 0, 1795804123952)
--;
INSERT INTO public.migrations VALUES ('web', 1, 'create sessions', 'a292fbbb615d08e3', 0, 1795804123976)
--;
INSERT INTO public.revocation_numbers VALUES (1, 13)
--;
INSERT INTO public.revocations VALUES ('session', '01a21e44-68dd-74b2-813b-67932082e7bc', NULL, 0, 1795809529671, 1)
--;
INSERT INTO public.revocations VALUES ('session', '01a21e44-70b7-7501-9f3e-c070070d90f5', NULL, 0, 1795809531828, 2)
--;
INSERT INTO public.revocations VALUES ('session', '01a21e44-71a2-776a-93ea-bfc060bc4422', NULL, 0, 1795809531828, 3)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-74c5-7263-9804-815d278cd6ca', 'coach', 1, 1795809532670, 4)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-75f6-74dc-b3ec-c9bd9696f973', 'admin', 1, 1795809532923, 5)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-7b16-7280-a303-71f1baaf17d7', 'admin', 1, 1795809534232, 6)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-820c-7725-ab95-e8f94ce461f4', 'coach', 1, 1795809536078, 7)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-8641-70f7-ac0e-429187311ff3', 'coach', 1, 1795809537111, 8)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-87df-7445-976c-0c61c86e37db', 'coach', 1, 1795809537531, 9)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-8821-7588-b223-f02a7ad7740c', 'coach', 1, 1795809537657, 10)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-88a5-725a-a0f8-6981bcdc7456', 'admin', 1, 1795809537737, 11)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-89a7-7752-8a23-fdd26a40486f', 'admin', 1, 1795809538059, 12)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-89a2-77dd-83c9-63ccc08a2ded', 'admin', 1, 1795809538100, 13)
--;
INSERT INTO public.schema_migrations VALUES (1, 'create work', '156b17e2dbc9c564', 1795804123786)
--;
INSERT INTO public.schema_migrations VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795804123811)
--;
INSERT INTO public.schema_migrations VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795804123834)
--;
INSERT INTO public.service_secrets VALUES ('f12cf2dbf19d78ff', 1795804124919)
--;
INSERT INTO public.sessions VALUES ('c205759e4911933bd2b3063d83fe875731ef159b284147462bc64669c32662de', 'gtsd', '01a21e44-c4ce-7368-8637-cabdb13d598a', 0, NULL, 'fULex8BHEedLQUBM522tcOPpNvqxIwJThQiya1Os-wU3pILzalilrclFr5gjlbqceMGctLKcMwaOU4J0jsKfZhH-03zEXeJ1ffppgKvOKpcLQV8GfAHnhvJXd0VhX0ZLYvoMVIUj6j6A0-EoQJcoZ9avmtgkY637hmBGIOGLhTyTKYR8VStbLDiCqzPzO6ScMKaJEwgBSm5vOoyWuVO-UBnlIbjI4byPL1uJ5Ikkb_h_Z7ducWbQp9hSgUkBQThh4YofFfa-_9bgy3O0pT3mB7Nm25iTB1yIMmYwo9PZtuHPVDLgUWpPjyI3XCXMfk5Qde-b3Y0fcT1LJtDBH43KPEtQn9sCOj3AeLqIe3G93sxQ_0c8l2lzbfPa3-cZRBUEroXaQHR65VMePNzv-KYwc_4sIcItOFbDOxWxFb9uySEKmIvMtRhXIRev7FIQqOtgxQfjLFwbN8odv3nlxHn0PPdPb0D94Uyv089hHtGQgZo_lghwDaedY2pniHg0nUUzDdpUXHyxvg-E3HrpVr0E3lBLsNQGC-fQEIoaFcPAp4zDS43E1ZreRZuMO9_hwMaAQoytJADf_JwsC3KHK3nBkdpXOkXpOwl-KYK8RLKEUYX1l7NkCcCG0XJZWZImPx3RlEIVFkxeNpqYfjyi7Xy7DA-CPbXrQIlL0nMjIcqpWSaWex6vekeB_tncDicnCfebjGhJPqlrCmDYYmZcrsKSPOQmWpApdCuxK1IWb7V5sVaf5rmXoUfGoXzgvIyEDg4YHWEs929TwZnZ-L-f7ESWdd2sZvHtmQVZj7qyyHxjYABU3bz6_O_osIBaLtb0i5fhwGG82hpUvOcn9VGkXGDjmYBdfnwBKKzqxRU', 1795804993017, 0, 1795804153017, 1803580153017)
--;
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, request_key)
--;
ALTER TABLE ONLY public.inbox
    ADD CONSTRAINT inbox_pkey PRIMARY KEY (event_id)
--;
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (module, number)
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
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.turns
    ADD CONSTRAINT turns_pkey PRIMARY KEY (name)
--;
ALTER TABLE ONLY public.work
    ADD CONSTRAINT work_pkey PRIMARY KEY (id)
--;
CREATE INDEX idempotency_keys_expiry ON public.idempotency_keys USING btree (expires_at)
--;
CREATE INDEX inbox_age ON public.inbox USING btree (received_at)
--;
CREATE INDEX revocations_end ON public.revocations USING btree (kept_until)
--;
CREATE UNIQUE INDEX revocations_number ON public.revocations USING btree (number)
--;
CREATE INDEX sessions_ended ON public.sessions USING btree (ends_at)
--;
CREATE INDEX sessions_of_person ON public.sessions USING btree (user_id)
--;
CREATE INDEX work_due ON public.work USING btree (clock, is_dead, due_at)
