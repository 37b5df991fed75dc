CREATE TABLE public.achievements (
    user_id text NOT NULL,
    kind text NOT NULL,
    earned_at bigint NOT NULL
)
--;
CREATE TABLE public.activity (
    user_id text NOT NULL,
    workouts bigint NOT NULL,
    longest_streak bigint NOT NULL,
    calls_at bigint
)
--;
CREATE TABLE public.departed (
    user_id text NOT NULL,
    departed_at bigint NOT NULL
)
--;
CREATE TABLE public.devices (
    id text NOT NULL,
    user_id text NOT NULL,
    token text NOT NULL,
    token_hash text NOT NULL,
    platform text NOT NULL,
    created_at bigint NOT NULL,
    registered_at bigint NOT NULL,
    browser_key text,
    browser_secret text
)
--;
CREATE TABLE public.entitlements (
    user_id text NOT NULL,
    tier text NOT NULL,
    version bigint NOT NULL
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
CREATE TABLE public.measurements (
    id text NOT NULL,
    user_id text NOT NULL,
    type text NOT NULL,
    value bigint NOT NULL,
    unit text NOT NULL,
    taken_at bigint NOT NULL
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
CREATE TABLE public.onboarding_positions (
    user_id text NOT NULL,
    step text NOT NULL,
    updated_at bigint NOT NULL
)
--;
CREATE TABLE public.onboarding_steps (
    user_id text NOT NULL,
    step text NOT NULL,
    is_skipped bigint NOT NULL,
    answers text NOT NULL,
    updated_at bigint NOT NULL
)
--;
CREATE TABLE public.partners (
    id text NOT NULL,
    user_id text NOT NULL,
    "position" bigint NOT NULL,
    name text NOT NULL,
    email text,
    phone text,
    relationship text NOT NULL,
    created_at bigint NOT NULL,
    CONSTRAINT partner_limit CHECK ((("position" >= 0) AND ("position" <= 9)))
)
--;
CREATE TABLE public.people (
    user_id text NOT NULL,
    product text NOT NULL,
    name text,
    email text,
    phone text,
    avatar_id text,
    timezone text,
    language text,
    date_of_birth text,
    gender text,
    primary_goal text,
    target_weight bigint,
    target_date text,
    motivation text,
    weight bigint,
    height bigint,
    activity_level text,
    diets text,
    allergies text,
    meals_per_day bigint,
    bmr bigint,
    tdee bigint,
    calorie_target bigint,
    protein_target bigint,
    water_target bigint,
    projected_date text,
    formula text,
    onboarded_at bigint,
    main_goal text,
    workout_location text,
    first_intake_at bigint,
    age bigint,
    intake_weight bigint,
    intake_height bigint,
    experience_level text,
    workout_frequency bigint,
    injuries text,
    second_intake_at bigint,
    fitness_score bigint,
    calls_remaining bigint,
    version bigint NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
)
--;
CREATE TABLE public.prompts (
    user_id text NOT NULL,
    has_seen bigint NOT NULL,
    last_shown_at bigint,
    times_deferred bigint NOT NULL,
    has_completed bigint NOT NULL,
    has_scheduled bigint NOT NULL,
    is_dismissed bigint NOT NULL,
    last_choice text,
    last_launch text,
    deferred_launches text NOT NULL
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
CREATE TABLE public.scans (
    id text NOT NULL,
    user_id text NOT NULL,
    date text NOT NULL,
    metrics text NOT NULL,
    note text,
    created_at bigint NOT NULL
)
--;
CREATE TABLE public.schema_migrations (
    id bigint NOT NULL,
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at bigint NOT NULL
)
--;
CREATE TABLE public.scores (
    id text NOT NULL,
    user_id text NOT NULL,
    value bigint NOT NULL,
    formula text NOT NULL,
    at bigint NOT NULL
)
--;
CREATE TABLE public.service_secrets (
    fingerprint text NOT NULL,
    since bigint NOT NULL
)
--;
CREATE TABLE public.settings (
    user_id text NOT NULL,
    theme text,
    units text,
    push_enabled bigint,
    reminder_time text,
    workout_reminders bigint,
    message_notifications bigint,
    progress_updates bigint
)
--;
CREATE TABLE public.ticket_counter (
    id bigint NOT NULL,
    last bigint NOT NULL
)
--;
CREATE TABLE public.tickets (
    number bigint NOT NULL,
    user_id text NOT NULL,
    product text NOT NULL,
    subject text NOT NULL,
    message text NOT NULL,
    email text,
    created_at bigint NOT NULL,
    closed_at bigint
)
--;
CREATE TABLE public.turns (
    name text NOT NULL,
    held_until bigint NOT NULL
)
--;
CREATE TABLE public.tutorials (
    user_id text NOT NULL,
    feature text NOT NULL,
    seen_at bigint NOT NULL
)
--;
CREATE TABLE public.weights (
    id text NOT NULL,
    user_id text NOT NULL,
    date text NOT NULL,
    weight bigint NOT NULL,
    unit text NOT NULL,
    note text,
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
    created_at bigint NOT NULL,
    sealed_by text,
    trace text
)
--;
INSERT INTO public.achievements VALUES ('01a21e44-8073-767d-bb06-192677bdf9af', 'first_workout', 1772353800000)
--;
INSERT INTO public.activity VALUES ('01a21e44-7430-770d-b8fa-3124052feba4', 0, 0, 1772352000000)
--;
INSERT INTO public.activity VALUES ('01a21e44-8073-767d-bb06-192677bdf9af', 1, 1, NULL)
--;
INSERT INTO public.activity VALUES ('01a21e44-86f4-777d-ae1a-4c4701f5d4bd', 0, 0, 1772352000000)
--;
INSERT INTO public.devices VALUES ('01a21e44-6a67-7054-9b7a-1747fa43aa95', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'push-x9edfafsam', 'R6n0MSISICcrIii23XBe4Glh_AptcEMhVTyytl_AeUE', 'ios', 1772352000000, 1772352000000, NULL, NULL)
--;
INSERT INTO public.devices VALUES ('01a21e44-6e63-768c-94d1-f595bd105a32', '01a21e44-6e1e-72c6-ae56-3e4edc764572', 'web-zqgquqq8wb', '58NNoa2maA-_pyEDLz33bYzA_gQciSY81pUWNK31bfA', 'web', 1795804130914, 1795804130914, NULL, NULL)
--;
INSERT INTO public.entitlements VALUES ('01a21e44-7430-770d-b8fa-3124052feba4', 'premium', 1)
--;
INSERT INTO public.entitlements VALUES ('01a21e44-785a-7734-8324-95f3f0520bec', 'smart_premium', 3)
--;
INSERT INTO public.entitlements VALUES ('01a21e44-7a7f-77d6-bc3c-bb3dc5b8e293', 'premium', 4)
--;
INSERT INTO public.idempotency_keys VALUES ('profile.recordWeight|service:tasks|flow-xczgbpfd55fp89cg', '01a21e44-6be5-746e-afc9-83e22495adbe', 'foY1Zs61u2Jd2wU_sGLvuyTIY1U672btythwMTrwzu4', 201, '2DAdM3rjaziM8k9M0iq0vw7JjzNR9OuLmvtg0tURrDZ_km9XG0DQilK_RAWzzrZCd9LpocEQ6UcU-TGZM6F9uASXhRr0sbQo99O3PqaAuyN_RTYMNNT2RekP3_M1FRMc8MxtsGAayxYqsGw0EYg_klCKSZbJzXSLg_ia5SnyzFebtYgrJMFpQp0yeFv5zS5pyRxXUnW7LmCewbMeADeuOj9RiPAV62W-WyclxGTBss0hr4s', 1772438460000, 1772524800000)
--;
INSERT INTO public.idempotency_keys VALUES ('profile.recordWeight|service:tasks|flow-xczgbpfd55fp89cg', '01a21e44-7372-74c9-bdac-7304913469e2', '6wMBRJTA31PVHANbTSVGf0ynGUxfWQHpjckbY4h5HTg', 201, '4tDSSUnNn-AbtFluVAduTTZ1QCyxx7azxLrsg3AjNGaJBgBbhZ64Br-YTIlWQSNfZ1QRthXRKwpnr0dq-5u_-QMrwH6akktYfA0KC9m_5JLT79djsGYsJhb56Kyz8_0PUeieJOoFakRho49gYzbf4lFpsFGmzbTXYKUUbJK-nrkOSiEIjhf-ui4qYS7_NpOHb7Ch3KpaH7zcaJYp134q6YZhT7cI9gAkI0laKuM6_huVr5o', 1773043269000, 1773129609000)
--;
INSERT INTO public.inbox VALUES ('readiness', 1795804124767)
--;
INSERT INTO public.inbox VALUES ('01a21e44-68dc-73a4-aaa7-743bb55ac1d6', 1795804129536)
--;
INSERT INTO public.inbox VALUES ('01a21e44-68e6-736a-bc71-7e0e1a35d48c', 1795804129583)
--;
INSERT INTO public.inbox VALUES ('01a21e44-68ff-7190-827d-428e4cea9ea7', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-691c-76d0-a968-a5535cf6290b', 1795804129664)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6918-7087-99f5-8a3c14ab2d60', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6a78-73d5-992a-8d7e9debc4ca', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6b66-7332-97c4-14129cc8f3a2', 1795804130193)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6cb3-7027-b75a-84271d7b0934', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6cd7-7797-acc2-02d5fda1c3fd', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6e27-7509-adc3-f7dd85517738', 1795804130887)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6e83-71ff-b0d5-4d33fcc6feb7', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6ec6-7742-8cbd-edb79dbb15a3', 1795804131067)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6f90-7092-84b2-957d678d9847', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-70b6-7294-a800-dfbc29a36da0', 1795804131522)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71a3-7672-9276-f962df4e5119', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71ae-7726-b428-9e4338f5b774', 1795804192557)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7304-7668-a597-3fe22c6aff0d', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7431-7520-af12-f5aea8dcb84f', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-74c6-70ba-bc64-a29f728c9b66', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-74d3-7582-993b-aeca38df1f1d', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7535-7417-a92a-27e6b0a1bdf8', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-75f9-72ed-8b5a-870268bc0990', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7613-71d3-83e8-9dbb0208a913', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-76c2-7055-a34e-10cdbfa22976', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-76d0-715e-8bca-9440d35eeb07', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7708-7492-af53-765b5a11f185', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-782d-74be-a3dd-9c1637149fac', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7860-74a7-ae5b-0f482a442f36', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-77c3-735e-a5af-a8d074cca5fa', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-78ce-7291-b59b-188e74e12f78', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7963-70ff-95cc-0ae4fb69a321', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7974-7433-a0ae-d93a52bc7e2b', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7980-7084-af3f-b338138a6244', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-79d6-762e-acbe-ff655f19b952', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7923-7280-a060-eefcdcdf0f45', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7a48-77f8-8c43-d11682267cd0', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7a80-7636-831e-c68c4e8f702c', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7b17-70ea-b661-572ca3a93a91', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7b2b-70bc-ae1f-c84292d18893', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7b81-77c5-af5e-613c3ebc1b2e', 1772352000000)
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
INSERT INTO public.inbox VALUES ('01a21e44-7f68-727f-94ee-f6881fd251c8', 1775030400000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7ff8-7495-b8a5-5f89976528c6', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8077-7271-beaf-4c9ae7644999', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8091-76d6-8cd9-e705c0718189', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8194-7415-b270-5276568612fe', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-81f2-7713-9fe0-37c8322841af', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-816f-7695-b6ec-c4f1c338e9d9', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-820f-747a-b52e-5faab740d529', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8216-7401-aa26-21e283a77bdd', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-822f-75d6-b19d-fb1334f168af', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8366-7127-8f3b-591718170ff1', 1772352060000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-82d3-737b-82c9-4007110e6c6b', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8453-778d-84eb-b5e5e40ea0be', 1772353800000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-857d-7353-88fe-210562e310d6', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8644-737f-b9d5-5bdb0a65b0e6', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8669-7270-84b2-d8e29a8c3c4b', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-869a-7413-a422-57be53f4ae9d', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-86f7-727d-b389-f4827afe9c10', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8701-733c-bc94-5cda9cecbc32', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-87bd-734f-9c11-bb099cf7194c', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-87ea-7513-b1e9-11f24c7caa44', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8803-75c6-89d2-ab108ca30829', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8853-777c-8931-67d469d92cb2', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-885e-7321-8437-4dbfbf1f14b7', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8888-77db-91a3-383dfe6b3379', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-88a6-71e0-852f-04eab14c7e06', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-88ce-746d-9639-f082d1d70bac', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-896f-705e-8346-b5e2fd626cf6', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-89ab-7474-b1f9-8db9764d6818', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-89b2-710d-bc19-7051e7a61a55', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-89d4-7628-87d4-8df307f3fa81', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-89cc-757c-b88a-84ccf079397a', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8a9d-756c-a3fa-28a2269c010d', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8ab7-770a-8c26-6ee6d4c7d2bb', 1772352060000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8af9-7600-9e9e-0563f17b8961', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8b27-74e4-b650-af9ba9005049', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8cd0-701f-aaca-9514da4e561b', 1772452500000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8d5c-7314-885f-ae5505801222', 1795804138871)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8e44-7447-a2b2-3f2bc9f7f4e5', 1795804139102)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8f98-75a5-a88e-9cdc0c8029e3', 1795804139443)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8fdf-7410-baf6-70d00f54c659', 1795804139502)
--;
INSERT INTO public.inbox VALUES ('01a21e44-9177-7430-885f-40ac221dc912', 1795804139916)
--;
INSERT INTO public.inbox VALUES ('01a21e44-91d0-76b3-a3bb-d008ce6b0b4d', 1795804140020)
--;
INSERT INTO public.inbox VALUES ('01a21e44-95d8-7082-be2c-85987ff26872', 1795804141079)
--;
INSERT INTO public.inbox VALUES ('01a21e44-c4cf-72b6-bec9-5b80a72f80d7', 1795804153055)
--;
INSERT INTO public.measurements VALUES ('01a21e44-6d7a-70a1-9c8a-38cb7236e15a', '01a21e44-6cb1-7109-8642-fabe901cc61b', 'waist', 3300, 'in', 1772352000000)
--;
INSERT INTO public.measurements VALUES ('01a21e44-6d96-7488-a38e-1e8fb3ede3dc', '01a21e44-6cb1-7109-8642-fabe901cc61b', 'body_fat', 1850, 'percent', 1771138800000)
--;
INSERT INTO public.migrations VALUES ('platform', 1, 'create work', '156b17e2dbc9c564', 0, 1795804123653)
--;
INSERT INTO public.migrations VALUES ('platform', 2, 'create inbox', 'b97437e51378e6e4', 0, 1795804123682)
--;
INSERT INTO public.migrations VALUES ('platform', 3, 'create idempotency keys', '8d1421329e7eff06', 0, 1795804123707)
--;
INSERT INTO public.migrations VALUES ('platform', 4, 'note whose secret sealed work', '6d8c8af90fa4fcd6', 0, 1795804123732)
--;
INSERT INTO public.migrations VALUES ('platform', 5, 'create service secrets', '64a768f0361567a2', 0, 1795804123751)
--;
INSERT INTO public.migrations VALUES ('platform', 6, 'create turns', '09bbb6e69f90d75d', 0, 1795804123783)
--;
INSERT INTO public.migrations VALUES ('platform', 7, 'note what work is part of', '94a0930c43fce00b', 0, 1795804123808)
--;
INSERT INTO public.migrations VALUES ('revocations', 1, 'create revocations', '6a00a7943fe62da6', 0, 1795804123819)
--;
INSERT INTO public.migrations VALUES ('profile', 100, 'create people', '18c019b393d51468', 0, 1795804123841)
--;
INSERT INTO public.migrations VALUES ('entitlements', 1, 'create entitlements', 'c994b92f41d7d109', 0, 1795804123873)
--;
INSERT INTO public.migrations VALUES ('profile', 102, 'create onboarding drafts', '5ddf1a7e3f88b276', 0, 1795804123898)
--;
INSERT INTO public.migrations VALUES ('profile', 103, 'create partners', '1b829b4d9c12adbe', 0, 1795804123940)
--;
INSERT INTO public.migrations VALUES ('profile', 104, 'create prompts, scores and achievements', '6d3c327dc0e86daa', 0, 1795804123983)
--;
INSERT INTO public.migrations VALUES ('profile', 105, 'create weights, measurements and scans', 'b676fd89f05d72ef', 0, 1795804124024)
--;
INSERT INTO public.migrations VALUES ('profile', 106, 'create settings, tutorials and devices', 'ef2699f324b3d90b', 0, 1795804124100)
--;
INSERT INTO public.migrations VALUES ('profile', 107, 'create support tickets', '0875822c29e03ac2', 0, 1795804124179)
--;
INSERT INTO public.migrations VALUES ('profile', 108, 'find tickets by product', '2721add422e39dab', 0, 1795804124229)
--;
INSERT INTO public.migrations VALUES ('profile', 109, 'devices that are browsers', '13e6cc82e0e9591c', 0, 1795804124290)
--;
INSERT INTO public.migrations VALUES ('profile', 110, 'find targets at their floor', '939397bcdcc1aee3', 0, 1795804124324)
--;
INSERT INTO public.migrations VALUES ('departed', 2, 'find the departed by age', '64cae586d551b874', 0, 1795804124350)
--;
INSERT INTO public.partners VALUES ('01a21e44-6977-7380-98f2-7f90da93f8c5', '01a21e44-68d5-731c-938b-d6e36f17aadd', 1, 'سارة', NULL, '+966501234567', 'family', 1795804129654)
--;
INSERT INTO public.partners VALUES ('01a21e44-6a45-71cc-9f6f-cac335609b45', '01a21e44-68d5-731c-938b-d6e36f17aadd', 2, 'One more', 'p.f5dddad0-ad7f-45dc-8752-b2283f59dda6@example.com', NULL, 'colleague', 1795804129770)
--;
INSERT INTO public.partners VALUES ('01a21e44-6a55-72c4-81c4-75abb0d97336', '01a21e44-68d5-731c-938b-d6e36f17aadd', 3, 'One more', 'p.5ae9408e-40ea-4986-a603-2e70de59fab0@example.com', NULL, 'colleague', 1795804129877)
--;
INSERT INTO public.partners VALUES ('01a21e44-6a60-71e0-a526-1c5d5d53f909', '01a21e44-68d5-731c-938b-d6e36f17aadd', 4, 'One more', 'p.8d33d706-f29f-470d-9136-ee5ea971ef02@example.com', NULL, 'colleague', 1795804129887)
--;
INSERT INTO public.partners VALUES ('01a21e44-6a78-77de-b12a-825ca504e01c', '01a21e44-68d5-731c-938b-d6e36f17aadd', 5, 'One more', 'p.1c04ce48-5365-4ffb-9387-890fb43a9a0b@example.com', NULL, 'colleague', 1795804129911)
--;
INSERT INTO public.partners VALUES ('01a21e44-6a83-7595-bfdb-63be88226307', '01a21e44-68d5-731c-938b-d6e36f17aadd', 6, 'One more', 'p.933bfdab-8447-4600-be56-4f0379a15440@example.com', NULL, 'colleague', 1795804129920)
--;
INSERT INTO public.partners VALUES ('01a21e44-6a93-755b-bbc5-36aa7ef4e53c', '01a21e44-68d5-731c-938b-d6e36f17aadd', 7, 'One more', 'p.77f40c9e-2bab-4784-9de6-5e3cad51ada0@example.com', NULL, 'colleague', 1795804129935)
--;
INSERT INTO public.partners VALUES ('01a21e44-6ab2-74d9-ae3d-265f723389cf', '01a21e44-68d5-731c-938b-d6e36f17aadd', 8, 'One more', 'p.aabb92ee-873f-41c2-beb9-76289643fbeb@example.com', NULL, 'colleague', 1795804129968)
--;
INSERT INTO public.partners VALUES ('01a21e44-6ac3-776e-9457-a039459ae98a', '01a21e44-68d5-731c-938b-d6e36f17aadd', 9, 'One more', 'p.43fb25ce-eec5-4217-afc3-16c461053ee4@example.com', NULL, 'colleague', 1795804129987)
--;
INSERT INTO public.partners VALUES ('01a21e44-6b2e-72e5-afc7-49b7ccdf4591', '01a21e44-68d5-731c-938b-d6e36f17aadd', 0, 'Eleventh', 'eleventh.p3aphtwyhp@example.com', NULL, 'coach', 1795804130091)
--;
INSERT INTO public.people VALUES ('01a21e44-68cb-70a1-95e9-1b3f0a6e6a47', 'gtsd', 'ليلى Haddad', 'layla.ahvdynvw28@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804129402, 1795804129402)
--;
INSERT INTO public.people VALUES ('01a21e44-70b5-746f-8a36-44c48b01374b', 'fitcoach', NULL, NULL, '+966500392230', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804131507, 1795804131507)
--;
INSERT INTO public.people VALUES ('01a21e44-6a75-7474-bd1d-9295a1c86c90', 'gtsd', 'Layla', 'layla.bfukf2n4pg@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1996-03-01', 'male', 'lose_weight', 7500, '2026-12-01', 'To climb Jabal Sawda', 7500, 18000, 'moderately_active', '["halal"]', '["peanuts"]', 4, 1730, 2682, 2182, 150, 2650, NULL, 'mifflin-st-jeor/2', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 7, 1772352000000, 1773043209000)
--;
INSERT INTO public.people VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', 'fitcoach', 'Faisal', NULL, '+966501046271', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-68e9-74c6-a442-c91fe360a129', 'gtsd', 'Layla', 'layla.xathvprdxu@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1996-03-01', 'male', 'lose_weight', 7500, '2026-12-01', 'To climb Jabal Sawda', 8000, 18000, 'moderately_active', '["halal"]', '["peanuts"]', 4, 1780, 2759, 2259, 160, 2800, '2026-05-17', 'mifflin-st-jeor/2', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-6cc8-7556-be4e-45a831df68a8', 'gtsd', 'Omar', 'omar.xathvprdxu@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1990-05-20', 'male', 'lose_weight', 7500, '2030-01-01', NULL, 9000, 17500, 'sedentary', '[]', '[]', 2, 1824, 2189, 1689, 180, 3150, '2026-10-18', 'mifflin-st-jeor/2', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-6cb1-7109-8642-fabe901cc61b', 'gtsd', 'Layla', 'layla.c8qmw8dzfs@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-782d-74bd-ba26-051bae9782ea', 'fitcoach', NULL, NULL, '+966501953443', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-8ab4-726f-ab84-0a58a3ad7b63', 'fitcoach', NULL, NULL, '+966590041406', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352060000, 1772352060000)
--;
INSERT INTO public.people VALUES ('01a21e44-6e1e-72c6-ae56-3e4edc764572', 'gtsd', 'Layla', 'layla.zqgquqq8wb@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804130823, 1795804130823)
--;
INSERT INTO public.people VALUES ('01a21e44-68f9-7007-b996-a0a616ac89d8', 'gtsd', 'Layla', 'layla.x9edfafsam@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1996-03-01', 'male', 'lose_weight', 7500, '2026-12-01', 'To climb Jabal Sawda', 8000, 18000, 'moderately_active', '["halal"]', '["peanuts"]', 4, 1780, 2759, 2259, 160, 2800, '2026-05-17', 'mifflin-st-jeor/2', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', 'fitcoach', 'Faisal', NULL, '+966506256288', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-785a-7734-8324-95f3f0520bec', 'fitcoach', 'Faisal', NULL, '+966500344463', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-6e80-73be-93eb-cbad63f69069', 'gtsd', 'Layla', 'layla.sbuhj5hagr@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1996-03-01', 'male', 'lose_weight', 7500, '2026-12-01', 'To climb Jabal Sawda', 8000, 18000, 'moderately_active', '["halal"]', '["peanuts"]', 4, 1780, 2759, 2259, 160, 2800, '2026-05-17', 'mifflin-st-jeor/2', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-792b-77d4-b2a8-38eb74646170', 'fitcoach', 'Demo', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-6ec3-7775-8600-ea73fd12b50b', 'gtsd', 'Omar', 'omar.zqgquqq8wb@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804130953, 1795804130953)
--;
INSERT INTO public.people VALUES ('01a21e44-79d5-71c1-80b1-3aab09c289b6', 'fitcoach', NULL, NULL, '+966500389819', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-7a47-72c4-9194-3983e7c9b9f2', 'fitcoach', NULL, NULL, '+966508518417', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-6f8e-72eb-bf49-1916da0a67b9', 'gtsd', 'Omar', 'omar.sbuhj5hagr@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1990-05-20', 'male', 'lose_weight', 7500, '2030-01-01', NULL, 9000, 17500, 'sedentary', '[]', '[]', 2, 1824, 2189, 1689, 180, 3150, '2026-10-18', 'mifflin-st-jeor/2', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-75f6-74dc-b3ec-c9bd9696f973', 'fitcoach', NULL, NULL, '+966541803571', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-71a3-7671-bc4c-6cbca9f33976', 'fitcoach', 'Faisal', NULL, '+966501586821', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, 28, 8500, 17501, 'beginner', 3, '["none"]', 1772352000000, 65, NULL, 15, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-820c-7725-ab95-e8f94ce461f4', 'fitcoach', NULL, NULL, '+966551917351', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-7a7f-77d6-bc3c-bb3dc5b8e293', 'fitcoach', 'Faisal', NULL, '+966500280225', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-7b16-7280-a303-71f1baaf17d7', 'fitcoach', NULL, NULL, '+966548518417', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-68d5-731c-938b-d6e36f17aadd', 'gtsd', 'Layla', 'layla.p3aphtwyhp@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, 1795804129401, 1795804130091)
--;
INSERT INTO public.people VALUES ('01a21e44-6b5a-7251-9530-8c77853c27ea', 'gtsd', 'Rana', 'rana.p3aphtwyhp@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804130172, 1795804130172)
--;
INSERT INTO public.people VALUES ('01a21e44-74c5-7263-9804-815d278cd6ca', 'fitcoach', NULL, NULL, '+966551803571', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-7dc4-70c9-abb9-a11cc9e8a160', 'fitcoach', NULL, NULL, '+966500442267', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-7430-770d-b8fa-3124052feba4', 'fitcoach', 'Faisal', NULL, '+966501803571', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, 28, 8500, 17500, 'beginner', 3, '["none"]', 1772352000000, 65, 0, 3, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-8073-767d-bb06-192677bdf9af', 'fitcoach', 'Faisal', NULL, '+966501917351', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-8ccf-73e9-9828-9e5e287b908a', 'fitcoach', NULL, NULL, '+966591046220', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772452500000, 1772452500000)
--;
INSERT INTO public.people VALUES ('01a21e44-8d5a-7744-9d92-60ad9a6edabc', 'ironlift', 'Fahad', 'fahad.t7kzkzg3dc@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804138796, 1795804138796)
--;
INSERT INTO public.people VALUES ('01a21e44-8700-72da-9cad-04a7ae7843f9', 'fitcoach', 'Faisal', NULL, '+966505702581', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-7f11-7739-b96c-2d64404aeb54', 'fitcoach', 'Faisal', NULL, '+966506722552', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, 28, 8500, 17500, 'beginner', 3, '["knee"]', 1772352000000, 60, NULL, 3, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-87df-7445-976c-0c61c86e37db', 'fitcoach', NULL, NULL, '+966551046220', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-857d-7352-b827-2c81c58a51c7', 'fitcoach', 'Faisal', NULL, '+966500041406', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-8641-70f7-ac0e-429187311ff3', 'fitcoach', NULL, NULL, '+966550041406', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-8821-7588-b223-f02a7ad7740c', 'fitcoach', NULL, NULL, '+966555702581', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-88a5-725a-a0f8-6981bcdc7456', 'fitcoach', NULL, NULL, '+966540041406', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-89a2-77dd-83c9-63ccc08a2ded', 'fitcoach', NULL, NULL, '+966545702581', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-89a7-7752-8a23-fdd26a40486f', 'fitcoach', NULL, NULL, '+966541046220', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-86f4-777d-ae1a-4c4701f5d4bd', 'fitcoach', 'Faisal', NULL, '+966501046220', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-8e41-7336-bda1-4e6fba07af66', 'ironlift', 'Fahad', 'fahad.fh29376y4a@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804139053, 1795804139053)
--;
INSERT INTO public.people VALUES ('01a21e44-8f97-718f-b09d-c456314c2f90', 'stack', 'Noura', 'noura.qbwccz72yt@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804139363, 1795804139363)
--;
INSERT INTO public.people VALUES ('01a21e44-8fdd-7498-9b6f-4e8c89c9d1c7', 'stack', 'Sami', 'sami.qbwccz72yt@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804139422, 1795804139422)
--;
INSERT INTO public.people VALUES ('01a21e44-9172-71e8-bcc2-1447a21d1300', 'stack', 'Noura', 'noura.yqrbvj4bzs@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804139840, 1795804139840)
--;
INSERT INTO public.people VALUES ('01a21e44-91ca-7180-93e6-2b7820abba6b', 'stack', 'Sami', 'sami.yqrbvj4bzs@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804139907, 1795804139907)
--;
INSERT INTO public.people VALUES ('01a21e44-95d4-71c1-b214-35cade960069', 'gtsd', 'Layla', 'layla.qbwccz72yt@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804140935, 1795804140935)
--;
INSERT INTO public.people VALUES ('01a21e44-c4ce-7368-8637-cabdb13d598a', 'gtsd', 'Layla', 'layla.browser@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795804153019, 1795804153019)
--;
INSERT INTO public.prompts VALUES ('01a21e44-71a3-7671-bc4c-6cbca9f33976', 0, NULL, 0, 1, 0, 1, NULL, NULL, '[]')
--;
INSERT INTO public.prompts VALUES ('01a21e44-7430-770d-b8fa-3124052feba4', 1, 1772352000000, 0, 1, 1, 1, 'schedule_call', 'L1', '[]')
--;
INSERT INTO public.prompts VALUES ('01a21e44-7f11-7739-b96c-2d64404aeb54', 0, NULL, 0, 1, 0, 1, NULL, NULL, '[]')
--;
INSERT INTO public.prompts VALUES ('01a21e44-86f4-777d-ae1a-4c4701f5d4bd', 0, NULL, 0, 0, 1, 0, NULL, NULL, '[]')
--;
INSERT INTO public.revocation_numbers VALUES (1, 13)
--;
INSERT INTO public.revocations VALUES ('session', '01a21e44-68dd-74b2-813b-67932082e7bc', NULL, 0, 1795809529669, 1)
--;
INSERT INTO public.revocations VALUES ('session', '01a21e44-70b7-7501-9f3e-c070070d90f5', NULL, 0, 1795809531811, 2)
--;
INSERT INTO public.revocations VALUES ('session', '01a21e44-71a2-776a-93ea-bfc060bc4422', NULL, 0, 1795809531811, 3)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-74c5-7263-9804-815d278cd6ca', 'coach', 1, 1795809532644, 4)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-75f6-74dc-b3ec-c9bd9696f973', 'admin', 1, 1795809532929, 5)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-7b16-7280-a303-71f1baaf17d7', 'admin', 1, 1795809534229, 6)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-820c-7725-ab95-e8f94ce461f4', 'coach', 1, 1795809536103, 7)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-8641-70f7-ac0e-429187311ff3', 'coach', 1, 1795809537102, 8)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-87df-7445-976c-0c61c86e37db', 'coach', 1, 1795809537533, 9)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-8821-7588-b223-f02a7ad7740c', 'coach', 1, 1795809537657, 10)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-88a5-725a-a0f8-6981bcdc7456', 'admin', 1, 1795809537730, 11)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-89a7-7752-8a23-fdd26a40486f', 'admin', 1, 1795809538057, 12)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-89a2-77dd-83c9-63ccc08a2ded', 'admin', 1, 1795809538096, 13)
--;
INSERT INTO public.scans VALUES ('01a21e44-78e7-7005-a260-3d96cc31abc1', '01a21e44-785a-7734-8324-95f3f0520bec', '2026-02-01', '{"weightKg":87.0,"bodyFatPct":20.5,"muscleMassKg":66.0,"visceralFat":8.0,"bodyWaterPct":60.0,"bmi":28.4,"fatMassKg":16.1,"skeletalMuscleKg":38.6,"bmr":1850.0,"proteinKg":13.6,"mineralsKg":4.6,"waistHipRatio":0.9}', NULL, 1772352000000)
--;
INSERT INTO public.scans VALUES ('01a21e44-7902-7311-9db3-4c56c8c964a4', '01a21e44-785a-7734-8324-95f3f0520bec', '2026-03-01', '{"weightKg":87.0,"bodyFatPct":18.5,"muscleMassKg":68.0,"visceralFat":8.0,"bodyWaterPct":60.0,"bmi":28.4,"fatMassKg":16.1,"skeletalMuscleKg":38.6,"bmr":1850.0,"proteinKg":13.6,"mineralsKg":4.6,"waistHipRatio":0.9}', NULL, 1772352000000)
--;
INSERT INTO public.schema_migrations VALUES (1, 'create work', '156b17e2dbc9c564', 1795804123653)
--;
INSERT INTO public.schema_migrations VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795804123682)
--;
INSERT INTO public.schema_migrations VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795804123707)
--;
INSERT INTO public.schema_migrations VALUES (100, 'create people', '18c019b393d51468', 1795804123841)
--;
INSERT INTO public.schema_migrations VALUES (101, 'create entitlements', 'c994b92f41d7d109', 1795804123873)
--;
INSERT INTO public.schema_migrations VALUES (102, 'create onboarding drafts', '5ddf1a7e3f88b276', 1795804123898)
--;
INSERT INTO public.schema_migrations VALUES (103, 'create partners', '1b829b4d9c12adbe', 1795804123940)
--;
INSERT INTO public.schema_migrations VALUES (104, 'create prompts, scores and achievements', '6d3c327dc0e86daa', 1795804123983)
--;
INSERT INTO public.schema_migrations VALUES (105, 'create weights, measurements and scans', 'b676fd89f05d72ef', 1795804124024)
--;
INSERT INTO public.schema_migrations VALUES (106, 'create settings, tutorials and devices', 'ef2699f324b3d90b', 1795804124100)
--;
INSERT INTO public.schema_migrations VALUES (107, 'create support tickets', '0875822c29e03ac2', 1795804124179)
--;
INSERT INTO public.scores VALUES ('01a21e44-7272-74ac-a733-db822002000f', '01a21e44-71a3-7671-bc4c-6cbca9f33976', 65, 'fitness-score/1', 1772352000000)
--;
INSERT INTO public.scores VALUES ('01a21e44-7761-7036-9b2c-aded4a70e055', '01a21e44-7430-770d-b8fa-3124052feba4', 65, 'fitness-score/1', 1772352000000)
--;
INSERT INTO public.scores VALUES ('01a21e44-80ba-764a-a2f4-d32285b1f2d1', '01a21e44-7f11-7739-b96c-2d64404aeb54', 60, 'fitness-score/1', 1772352000000)
--;
INSERT INTO public.service_secrets VALUES ('f12cf2dbf19d78ff', 1795804124689)
--;
INSERT INTO public.ticket_counter VALUES (1, 1002)
--;
INSERT INTO public.tickets VALUES (1001, '01a21e44-782d-74bd-ba26-051bae9782ea', 'fitcoach', 'وقت التذكير zgfuac4u65', 'The reminder came an hour late.
يصل متأخرًا ساعة.', 'faisal.zgfuac4u65@example.com', 1772352000000, NULL)
--;
INSERT INTO public.tickets VALUES (1002, '01a21e44-782d-74bd-ba26-051bae9782ea', 'fitcoach', 'Another', 'Still late.', NULL, 1772352000000, NULL)
--;
INSERT INTO public.weights VALUES ('01a21e44-6968-73dd-a05e-b0c2cf8ff195', '01a21e44-68f9-7007-b996-a0a616ac89d8', '2026-03-01', 8000, 'kg', NULL, 1772352000000)
--;
INSERT INTO public.weights VALUES ('01a21e44-69a6-74b7-92ea-0693a0cd3a81', '01a21e44-68e9-74c6-a442-c91fe360a129', '2026-03-01', 8000, 'kg', NULL, 1772352000000)
--;
INSERT INTO public.weights VALUES ('01a21e44-6ab9-7603-a27d-0ae0fc45dc6a', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '2026-03-01', 8000, 'kg', NULL, 1772352000000)
--;
INSERT INTO public.weights VALUES ('01a21e44-6c0d-724f-b325-f1c525e107f2', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '2026-03-02', 7920, 'kg', NULL, 1772438400000)
--;
INSERT INTO public.weights VALUES ('01a21e44-6d0c-7113-80bb-2f1719faec1d', '01a21e44-6cc8-7556-be4e-45a831df68a8', '2026-03-01', 9000, 'kg', NULL, 1772352000000)
--;
INSERT INTO public.weights VALUES ('01a21e44-6ec3-70db-8d5f-61140491d524', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '2026-03-09', 7740, 'kg', NULL, 1773043200000)
--;
INSERT INTO public.weights VALUES ('01a21e44-6ecb-71fa-bf25-aeeec406ea6f', '01a21e44-6e80-73be-93eb-cbad63f69069', '2026-03-01', 8000, 'kg', NULL, 1772352000000)
--;
INSERT INTO public.weights VALUES ('01a21e44-6fc0-766c-9404-50ce74e47ca4', '01a21e44-6f8e-72eb-bf49-1916da0a67b9', '2026-03-01', 9000, 'kg', NULL, 1772352000000)
--;
INSERT INTO public.weights VALUES ('01a21e44-7110-73f3-94ed-5faf0c16a885', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '2026-03-09', 7711, 'lb', NULL, 1773043203000)
--;
INSERT INTO public.weights VALUES ('01a21e44-71b2-7269-af11-9f4152f44ef2', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '2026-03-09', 7990, 'kg', NULL, 1773043206000)
--;
INSERT INTO public.weights VALUES ('01a21e44-73a6-71cc-980b-ff061a2a9b9d', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '2026-03-09', 7500, 'kg', NULL, 1773043209000)
--;
ALTER TABLE ONLY public.achievements
    ADD CONSTRAINT achievements_pkey PRIMARY KEY (user_id, kind)
--;
ALTER TABLE ONLY public.activity
    ADD CONSTRAINT activity_pkey PRIMARY KEY (user_id)
--;
ALTER TABLE ONLY public.departed
    ADD CONSTRAINT departed_pkey PRIMARY KEY (user_id)
--;
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_token_hash_key UNIQUE (token_hash)
--;
ALTER TABLE ONLY public.entitlements
    ADD CONSTRAINT entitlements_pkey PRIMARY KEY (user_id)
--;
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, request_key)
--;
ALTER TABLE ONLY public.inbox
    ADD CONSTRAINT inbox_pkey PRIMARY KEY (event_id)
--;
ALTER TABLE ONLY public.measurements
    ADD CONSTRAINT measurements_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (module, number)
--;
ALTER TABLE ONLY public.onboarding_positions
    ADD CONSTRAINT onboarding_positions_pkey PRIMARY KEY (user_id)
--;
ALTER TABLE ONLY public.onboarding_steps
    ADD CONSTRAINT onboarding_steps_pkey PRIMARY KEY (user_id, step)
--;
ALTER TABLE ONLY public.partners
    ADD CONSTRAINT partners_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.partners
    ADD CONSTRAINT partners_user_id_email_key UNIQUE (user_id, email)
--;
ALTER TABLE ONLY public.partners
    ADD CONSTRAINT partners_user_id_phone_key UNIQUE (user_id, phone)
--;
ALTER TABLE ONLY public.partners
    ADD CONSTRAINT partners_user_id_position_key UNIQUE (user_id, "position")
--;
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (user_id)
--;
ALTER TABLE ONLY public.prompts
    ADD CONSTRAINT prompts_pkey PRIMARY KEY (user_id)
--;
ALTER TABLE ONLY public.revocation_numbers
    ADD CONSTRAINT revocation_numbers_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.revocations
    ADD CONSTRAINT revocations_pkey PRIMARY KEY (kind, subject)
--;
ALTER TABLE ONLY public.scans
    ADD CONSTRAINT scans_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.scores
    ADD CONSTRAINT scores_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.service_secrets
    ADD CONSTRAINT service_secrets_pkey PRIMARY KEY (fingerprint)
--;
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_pkey PRIMARY KEY (user_id)
--;
ALTER TABLE ONLY public.ticket_counter
    ADD CONSTRAINT ticket_counter_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_pkey PRIMARY KEY (number)
--;
ALTER TABLE ONLY public.turns
    ADD CONSTRAINT turns_pkey PRIMARY KEY (name)
--;
ALTER TABLE ONLY public.tutorials
    ADD CONSTRAINT tutorials_pkey PRIMARY KEY (user_id, feature)
--;
ALTER TABLE ONLY public.weights
    ADD CONSTRAINT weights_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.work
    ADD CONSTRAINT work_pkey PRIMARY KEY (id)
--;
CREATE INDEX departed_age ON public.departed USING btree (departed_at)
--;
CREATE INDEX devices_user ON public.devices USING btree (user_id, registered_at, id)
--;
CREATE INDEX idempotency_keys_expiry ON public.idempotency_keys USING btree (expires_at)
--;
CREATE INDEX inbox_age ON public.inbox USING btree (received_at)
--;
CREATE INDEX measurements_type ON public.measurements USING btree (user_id, type, taken_at, id)
--;
CREATE INDEX measurements_user ON public.measurements USING btree (user_id, taken_at, id)
--;
CREATE INDEX people_floor ON public.people USING btree (user_id) WHERE (calorie_target <= 1200)
--;
CREATE INDEX revocations_end ON public.revocations USING btree (kept_until)
--;
CREATE UNIQUE INDEX revocations_number ON public.revocations USING btree (number)
--;
CREATE INDEX scans_user ON public.scans USING btree (user_id, date, id)
--;
CREATE INDEX scores_user ON public.scores USING btree (user_id, at, id)
--;
CREATE INDEX tickets_product ON public.tickets USING btree (product, number)
--;
CREATE INDEX tickets_user ON public.tickets USING btree (user_id, number)
--;
CREATE INDEX weights_user ON public.weights USING btree (user_id, date, id)
--;
CREATE INDEX work_due ON public.work USING btree (clock, is_dead, due_at)
--;
ALTER TABLE ONLY public.achievements
    ADD CONSTRAINT achievements_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.activity
    ADD CONSTRAINT activity_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.devices
    ADD CONSTRAINT devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.measurements
    ADD CONSTRAINT measurements_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.onboarding_positions
    ADD CONSTRAINT onboarding_positions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.onboarding_steps
    ADD CONSTRAINT onboarding_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.partners
    ADD CONSTRAINT partners_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.prompts
    ADD CONSTRAINT prompts_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.scans
    ADD CONSTRAINT scans_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.scores
    ADD CONSTRAINT scores_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.settings
    ADD CONSTRAINT settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.tickets
    ADD CONSTRAINT tickets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.tutorials
    ADD CONSTRAINT tutorials_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.weights
    ADD CONSTRAINT weights_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
