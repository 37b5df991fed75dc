CREATE TABLE public.day_targets (
    user_id text NOT NULL,
    date text NOT NULL,
    kcal bigint NOT NULL,
    protein_g bigint NOT NULL,
    carbs_g bigint NOT NULL,
    fat_g bigint NOT NULL,
    water_ml bigint NOT NULL,
    basis text NOT NULL,
    formula text NOT NULL
)
--;
CREATE TABLE public.deleted_logs (
    user_id text NOT NULL,
    id text NOT NULL,
    deleted_at bigint NOT NULL
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
CREATE TABLE public.favourites (
    user_id text NOT NULL,
    food_id text NOT NULL,
    created_at bigint NOT NULL
)
--;
CREATE TABLE public.food_logs (
    user_id text NOT NULL,
    id text NOT NULL,
    date text NOT NULL,
    category text NOT NULL,
    name text NOT NULL,
    food_id text,
    planned_meal_id text,
    unit text,
    portion bigint NOT NULL,
    weight bigint,
    kcal bigint NOT NULL,
    protein bigint NOT NULL,
    carbs bigint NOT NULL,
    fat bigint NOT NULL,
    fiber bigint,
    sugars bigint,
    sodium bigint,
    of_amount bigint NOT NULL,
    of_one bigint NOT NULL,
    of_kcal bigint NOT NULL,
    of_protein bigint NOT NULL,
    of_carbs bigint NOT NULL,
    of_fat bigint NOT NULL,
    of_fiber bigint,
    of_sugars bigint,
    of_sodium bigint,
    note text,
    asked bigint,
    version bigint NOT NULL,
    logged_at bigint NOT NULL
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
CREATE TABLE public.meal_plans (
    user_id text NOT NULL,
    id text NOT NULL,
    number bigint NOT NULL,
    from_date text NOT NULL,
    seed text NOT NULL,
    formula text NOT NULL,
    source text NOT NULL,
    first_made_at bigint NOT NULL,
    created_at bigint NOT NULL,
    version bigint NOT NULL
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
CREATE TABLE public.people (
    user_id text NOT NULL,
    product text NOT NULL,
    profile_version bigint NOT NULL,
    timezone text NOT NULL,
    language text NOT NULL,
    gender text,
    goal text,
    age bigint,
    weight bigint,
    height bigint,
    workout_frequency bigint,
    told_kcal bigint,
    told_protein_g bigint,
    told_water_ml bigint,
    told_formula text,
    changes bigint NOT NULL,
    created_at bigint NOT NULL
)
--;
CREATE TABLE public.planned_days (
    user_id text NOT NULL,
    date text NOT NULL,
    kcal bigint NOT NULL,
    protein_g bigint NOT NULL,
    carbs_g bigint NOT NULL,
    fat_g bigint NOT NULL,
    water_ml bigint NOT NULL,
    basis text NOT NULL,
    formula text NOT NULL,
    dawn bigint,
    sunset bigint,
    fasting_formula text
)
--;
CREATE TABLE public.planned_meals (
    user_id text NOT NULL,
    id text NOT NULL,
    date text NOT NULL,
    slot text NOT NULL,
    meal_id text NOT NULL,
    name_en text NOT NULL,
    name_ar text NOT NULL,
    servings bigint NOT NULL,
    kcal bigint NOT NULL,
    protein bigint NOT NULL,
    carbs bigint NOT NULL,
    fat bigint NOT NULL,
    fiber bigint,
    sugars bigint,
    sodium bigint,
    reason text,
    substituted bigint NOT NULL
)
--;
CREATE TABLE public.preferences (
    user_id text NOT NULL,
    diet text NOT NULL,
    allergens text NOT NULL,
    dislikes text NOT NULL,
    fasts_in_ramadan bigint NOT NULL,
    latitude bigint,
    longitude bigint,
    changed_at bigint NOT NULL
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
CREATE TABLE public.told_meals (
    user_id text NOT NULL,
    date text NOT NULL,
    category text NOT NULL
)
--;
CREATE TABLE public.trials (
    user_id text NOT NULL,
    started_at bigint NOT NULL,
    start_date text NOT NULL,
    timezone text NOT NULL
)
--;
CREATE TABLE public.turns (
    name text NOT NULL,
    held_until bigint NOT NULL
)
--;
CREATE TABLE public.water_logs (
    user_id text NOT NULL,
    id text NOT NULL,
    date text NOT NULL,
    ml bigint NOT NULL,
    logged_at bigint NOT NULL
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
INSERT INTO public.day_targets VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '2026-03-01', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1')
--;
INSERT INTO public.day_targets VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '2026-03-02', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1')
--;
INSERT INTO public.day_targets VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2027-04-05', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1')
--;
INSERT INTO public.deleted_logs VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-8496-71a8-b30b-5fab1c5997fd', 1772438400000)
--;
INSERT INTO public.entitlements VALUES ('01a21e44-7a7f-77d6-bc3c-bb3dc5b8e293', 'premium', 4)
--;
INSERT INTO public.entitlements VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', 'freemium', 3)
--;
INSERT INTO public.food_logs VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '0195f0a2-7b6a-7c3e-9d2a-5b8f0c1d4001', '2026-03-01', 'snack', 'Date bar', NULL, NULL, NULL, 100, NULL, 15000, 300, 2800, 300, NULL, NULL, NULL, 100, 100, 15000, 300, 2800, 300, NULL, NULL, NULL, NULL, 3205481552553382449, 1, 1772352000000)
--;
INSERT INTO public.food_logs VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '0195f0a2-7b6a-7c3e-9d2a-5b8f0c1d4002', '2026-03-01', 'lunch', 'White rice, long grain, boiled', '20045', NULL, 'cup', 150, 15800, 30810, 638, 6676, 66, 95, 12, 237, 10000, 15800, 13000, 269, 2817, 28, 40, 5, 100, NULL, 8759203102378558783, 2, 1772352000000)
--;
INSERT INTO public.food_logs VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '0195f0a2-7b6a-7c3e-9d2a-5b8f0c1d3101', '2027-04-05', 'lunch', 'White rice, long grain, boiled', '20045', NULL, 'cup', 100, 15800, 20540, 425, 4451, 44, 63, 8, 158, 10000, 15800, 13000, 269, 2817, 28, 40, 5, 100, NULL, 1440498964114242746, 1, 1806912000000)
--;
INSERT INTO public.idempotency_keys VALUES ('nutrition.copyLogs|01a21e44-8080-7410-a4b9-f283d13771df|flow-t973qb64j9r8g32c', 'copy-b2czkh27ma', '7EZ_IslrGVdP-p4Vw5E6gw352J19znAoZF6Giu2SSZU', 201, '3Xy2YKwhPUZ9XQ7d1o9rEQr4EAoxGYBo5Gs-zYjoFd1G9s2y4GsGlVF7joaMN_uF_A7Sqcg8MxdwwZmDvqvKWQ22EFiE7wvkwHzTLwOo3nC59GN_mkZLw6YfwtR8XEP44P0oINBcck5yLMdh6Ih_VUr9FE5xFN1QlOUC7V5DGlWChad82X73LqU_VxMZck6ktBPWUkONQlqXrcj0pDNtT3N18vxROSU1FG0bb9kL5VAoVdgZSCoVUfb0p46yiEeIbTNHGk7LnNybcEZXmlliRA52JwMgwjaCc3bJZMixRL0A3qEkypsSGtg7YEbYsGtF448o-SlUlKbQRl31rVp50sZU23pJ_GYClRl50X70C0493fOqxIHAK4H0t0UcqyG5NT8BfLnBzVKDP0s9gMZV8oQYHLSwi6R8PGDj-DFNX9_I9tsViFuuO_NA9VG4b-NNJDQeOPAmCky1HH6lWIIQYrAkQN_TqDD4OfmQePYvX2QhwmEAKqlpTULfVANSY_6DgmVeWqbwikPSACqRkIaXGjIdndGskk79-LY0rVIFTbVyupi5_wMd5kNf6CbbBrdAdA', 1772438460000, 1772524800000)
--;
INSERT INTO public.inbox VALUES ('readiness', 1795804128423)
--;
INSERT INTO public.inbox VALUES ('01a21e44-68dc-73a4-aaa7-743bb55ac1d6', 1795804129547)
--;
INSERT INTO public.inbox VALUES ('01a21e44-68e6-736a-bc71-7e0e1a35d48c', 1795804129585)
--;
INSERT INTO public.inbox VALUES ('01a21e44-68ff-7190-827d-428e4cea9ea7', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-691c-76d0-a968-a5535cf6290b', 1795804129659)
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
INSERT INTO public.inbox VALUES ('01a21e44-6b66-7332-97c4-14129cc8f3a2', 1795804130190)
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
INSERT INTO public.inbox VALUES ('01a21e44-6e27-7509-adc3-f7dd85517738', 1795804130887)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6e83-71ff-b0d5-4d33fcc6feb7', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6ec6-7742-8cbd-edb79dbb15a3', 1795804131049)
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
INSERT INTO public.inbox VALUES ('01a21e44-70b6-7294-a800-dfbc29a36da0', 1795804131523)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7117-7654-8176-d6f7a212c4b3', 1773043204000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7114-72d7-a794-cbe05c37e79b', 1773043204000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71a3-7672-9276-f962df4e5119', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71ae-7726-b428-9e4338f5b774', 1795804192557)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71b5-7353-8545-3f8a9bf25516', 1773043207000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71b5-734c-85ed-0cd7d0780b1c', 1773043207000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71f8-74bf-a7d1-ecde264bfcd3', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71f8-74b8-b2cb-122d42e1c1fc', 1772352000000)
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
INSERT INTO public.inbox VALUES ('01a21e44-74f3-7207-8786-49d40ad44b46', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-74d3-7582-993b-aeca38df1f1d', 1772352000000)
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
INSERT INTO public.inbox VALUES ('01a21e44-789a-775e-a42a-55bde319e65e', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-789b-7727-acaa-4d0ab0410193', 1772352000000)
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
INSERT INTO public.inbox VALUES ('01a21e44-7f68-727f-94ee-f6881fd251c8', 1775030400000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7f6f-76cf-8a4f-75b9545b31e1', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7f6f-76d6-8ae4-70b373a1f19c', 1772352000000)
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
INSERT INTO public.inbox VALUES ('01a21e44-81e2-73d2-a21d-8b569c313035', 1772352000000)
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
INSERT INTO public.inbox VALUES ('01a21e44-8704-7040-9f21-e8b618997a1f', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8705-71c9-a160-df7a5569a45a', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-86f7-727d-b389-f4827afe9c10', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8763-73b5-a6cf-ab08b30fe2e9', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8669-7270-84b2-d8e29a8c3c4b', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8764-7208-b855-e0e2f4468c04', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8701-733c-bc94-5cda9cecbc32', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-87ea-7513-b1e9-11f24c7caa44', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-885e-7321-8437-4dbfbf1f14b7', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8888-77db-91a3-383dfe6b3379', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8803-75c6-89d2-ab108ca30829', 1772352000000)
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
INSERT INTO public.inbox VALUES ('01a21e44-8cd0-701f-aaca-9514da4e561b', 1772452500000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8e44-7447-a2b2-3f2bc9f7f4e5', 1795804139119)
--;
INSERT INTO public.inbox VALUES ('01a21e44-89cc-757c-b88a-84ccf079397a', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8ab7-770a-8c26-6ee6d4c7d2bb', 1772352060000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8d5c-7314-885f-ae5505801222', 1795804139048)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8f98-75a5-a88e-9cdc0c8029e3', 1795804139521)
--;
INSERT INTO public.inbox VALUES ('01a21e44-9177-7430-885f-40ac221dc912', 1795804140004)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8fdf-7410-baf6-70d00f54c659', 1795804139502)
--;
INSERT INTO public.inbox VALUES ('01a21e44-91d0-76b3-a3bb-d008ce6b0b4d', 1795804140025)
--;
INSERT INTO public.inbox VALUES ('01a21e44-95d8-7082-be2c-85987ff26872', 1795804141067)
--;
INSERT INTO public.inbox VALUES ('01a21e44-9a6e-7203-a808-8491d7473aa2', 1806912000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-9a75-70e1-9929-ca93decef5a7', 1806912000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-c4cf-72b6-bec9-5b80a72f80d7', 1795804153057)
--;
INSERT INTO public.meal_plans VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830c-70d9-9b30-895b8ed27ce6', 1, '2026-03-01', '01a21e44-8080-7410-a4b9-f283d13771df/1', 'meal-plan/1', 'nutrition-targets/1
reference
2512 188 251 84 2450
everything

', 1772352000000, 1772352000000, 1)
--;
INSERT INTO public.meal_plans VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1a-75d6-b04f-38b8e05ba6bf', 21, '2027-04-05', '01a21e44-8194-7414-b16e-dfe9d2df1514/21', 'meal-plan/1', 'nutrition-targets/1
reference
2512 188 251 84 2450
everything

', 1772352000000, 1806912000000, 1)
--;
INSERT INTO public.migrations VALUES ('platform', 1, 'create work', '156b17e2dbc9c564', 0, 1795804123674)
--;
INSERT INTO public.migrations VALUES ('platform', 2, 'create inbox', 'b97437e51378e6e4', 0, 1795804123695)
--;
INSERT INTO public.migrations VALUES ('platform', 3, 'create idempotency keys', '8d1421329e7eff06', 0, 1795804123701)
--;
INSERT INTO public.migrations VALUES ('platform', 4, 'note whose secret sealed work', '6d8c8af90fa4fcd6', 0, 1795804123715)
--;
INSERT INTO public.migrations VALUES ('platform', 5, 'create service secrets', '64a768f0361567a2', 0, 1795804123728)
--;
INSERT INTO public.migrations VALUES ('platform', 6, 'create turns', '09bbb6e69f90d75d', 0, 1795804123748)
--;
INSERT INTO public.migrations VALUES ('platform', 7, 'note what work is part of', '94a0930c43fce00b', 0, 1795804123773)
--;
INSERT INTO public.migrations VALUES ('revocations', 1, 'create revocations', '6a00a7943fe62da6', 0, 1795804123786)
--;
INSERT INTO public.migrations VALUES ('nutrition', 1, 'create people', '44833011a9ef6a04', 0, 1795804123817)
--;
INSERT INTO public.migrations VALUES ('entitlements', 1, 'create entitlements', 'c994b92f41d7d109', 0, 1795804123839)
--;
INSERT INTO public.migrations VALUES ('nutrition', 10, 'create preferences', 'd1773d8127c4b899', 0, 1795804123863)
--;
INSERT INTO public.migrations VALUES ('nutrition', 11, 'create meal plans', 'eb398a06bc55376d', 0, 1795804123887)
--;
INSERT INTO public.migrations VALUES ('nutrition', 12, 'find people by when they came', '5920a4fcd29b334c', 0, 1795804123941)
--;
INSERT INTO public.migrations VALUES ('nutrition', 20, 'create food logs', '3c0527b7acd56ac7', 0, 1795804123966)
--;
INSERT INTO public.migrations VALUES ('nutrition', 21, 'create water logs, targets of days and told meals', '029ddf9a6511cf9f', 0, 1795804124004)
--;
INSERT INTO public.migrations VALUES ('nutrition', 22, 'create deleted_logs', '272763b3b592a14d', 0, 1795804124058)
--;
INSERT INTO public.migrations VALUES ('nutrition', 30, 'create favourites', '8582f7528d6544ae', 0, 1795804124080)
--;
INSERT INTO public.migrations VALUES ('departed', 1, 'create departed', 'f20c289d863e01b8', 0, 1795804124111)
--;
INSERT INTO public.migrations VALUES ('departed', 2, 'find the departed by age', '64cae586d551b874', 0, 1795804124123)
--;
INSERT INTO public.people VALUES ('01a21e44-68cb-70a1-95e9-1b3f0a6e6a47', 'gtsd', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1795804129402)
--;
INSERT INTO public.people VALUES ('01a21e44-68d5-731c-938b-d6e36f17aadd', 'gtsd', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1795804129401)
--;
INSERT INTO public.people VALUES ('01a21e44-68f9-7007-b996-a0a616ac89d8', 'gtsd', 2, 'Asia/Riyadh', 'en', 'male', NULL, NULL, NULL, NULL, NULL, 2259, 160, 2800, 'mifflin-st-jeor/2', 1, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-68e9-74c6-a442-c91fe360a129', 'gtsd', 2, 'Asia/Riyadh', 'en', 'male', NULL, NULL, NULL, NULL, NULL, 2259, 160, 2800, 'mifflin-st-jeor/2', 1, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-6b5a-7251-9530-8c77853c27ea', 'gtsd', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1795804130102)
--;
INSERT INTO public.people VALUES ('01a21e44-6cb1-7109-8642-fabe901cc61b', 'gtsd', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-6cc8-7556-be4e-45a831df68a8', 'gtsd', 2, 'Asia/Riyadh', 'en', 'male', NULL, NULL, NULL, NULL, NULL, 1689, 180, 3150, 'mifflin-st-jeor/2', 1, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-6e1e-72c6-ae56-3e4edc764572', 'gtsd', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1795804130823)
--;
INSERT INTO public.people VALUES ('01a21e44-6ec3-7775-8600-ea73fd12b50b', 'gtsd', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1795804130953)
--;
INSERT INTO public.people VALUES ('01a21e44-6e80-73be-93eb-cbad63f69069', 'gtsd', 2, 'Asia/Riyadh', 'en', 'male', NULL, NULL, NULL, NULL, NULL, 2259, 160, 2800, 'mifflin-st-jeor/2', 1, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-8073-767d-bb06-192677bdf9af', 'fitcoach', 2, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-6f8e-72eb-bf49-1916da0a67b9', 'gtsd', 2, 'Asia/Riyadh', 'en', 'male', NULL, NULL, NULL, NULL, NULL, 1689, 180, 3150, 'mifflin-st-jeor/2', 1, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-70b5-746f-8a36-44c48b01374b', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1795804131507)
--;
INSERT INTO public.people VALUES ('01a21e44-7f11-7739-b96c-2d64404aeb54', 'fitcoach', 3, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', 28, 8500, 17500, 3, NULL, NULL, NULL, NULL, 2, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-8641-70f7-ac0e-429187311ff3', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-820c-7725-ab95-e8f94ce461f4', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-6a75-7474-bd1d-9295a1c86c90', 'gtsd', 7, 'Asia/Riyadh', 'en', 'male', NULL, NULL, NULL, NULL, NULL, 2182, 150, 2650, 'mifflin-st-jeor/2', 6, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-8700-72da-9cad-04a7ae7843f9', 'fitcoach', 2, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-87df-7445-976c-0c61c86e37db', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-8821-7588-b223-f02a7ad7740c', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-74c5-7263-9804-815d278cd6ca', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-88a5-725a-a0f8-6981bcdc7456', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-75f6-74dc-b3ec-c9bd9696f973', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-89a2-77dd-83c9-63ccc08a2ded', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-71a3-7671-bc4c-6cbca9f33976', 'fitcoach', 15, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', 28, 8500, 17501, 3, NULL, NULL, NULL, NULL, 11, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-7430-770d-b8fa-3124052feba4', 'fitcoach', 3, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', 28, 8500, 17500, 3, NULL, NULL, NULL, NULL, 2, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-782d-74bd-ba26-051bae9782ea', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-785a-7734-8324-95f3f0520bec', 'fitcoach', 2, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-79d5-71c1-80b1-3aab09c289b6', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-7a47-72c4-9194-3983e7c9b9f2', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-7a7f-77d6-bc3c-bb3dc5b8e293', 'fitcoach', 2, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-7b16-7280-a303-71f1baaf17d7', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-7dc4-70c9-abb9-a11cc9e8a160', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-89a7-7752-8a23-fdd26a40486f', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-8ab4-726f-ab84-0a58a3ad7b63', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352060000)
--;
INSERT INTO public.people VALUES ('01a21e44-95d4-71c1-b214-35cade960069', 'gtsd', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1795804140935)
--;
INSERT INTO public.people VALUES ('01a21e44-8ccf-73e9-9828-9e5e287b908a', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772452500000)
--;
INSERT INTO public.people VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', 'fitcoach', 2, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 13, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-857d-7352-b827-2c81c58a51c7', 'fitcoach', 2, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-86f4-777d-ae1a-4c4701f5d4bd', 'fitcoach', 2, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', 'fitcoach', 2, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 26, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-c4ce-7368-8637-cabdb13d598a', 'gtsd', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1795804153019)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '2026-03-01', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '2026-03-02', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '2026-03-03', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '2026-03-04', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '2026-03-05', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '2026-03-06', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '2026-03-07', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2026-03-01', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2026-03-02', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2026-03-03', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2026-03-04', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2026-03-05', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2026-03-06', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2026-03-07', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2026-03-29', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2026-03-30', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2026-03-31', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2026-04-01', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2026-04-02', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2026-04-03', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2026-04-04', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2027-02-28', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2027-03-01', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2027-03-02', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2027-03-03', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2027-03-04', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2027-03-05', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2027-03-06', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2027-04-04', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2027-04-05', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2027-04-06', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2027-04-07', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2027-04-08', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2027-04-09', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2027-04-10', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_days VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '2027-04-11', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-752b-9450-22880a790c5a', '2026-03-01', 'breakfast', 'smoked-salmon-cottage-rye', 'Smoked salmon and cottage cheese on rye', 'سلمون مدخن وجبن قريش على خبز الجاودار', 150, 63584, 4685, 8091, 1478, 1247, NULL, 185570, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-752c-84cd-07899b993835', '2026-03-01', 'lunch', 'salmon-quinoa-asparagus', 'Grilled salmon with quinoa and asparagus', 'سلمون مشوي مع الكينوا والهليون', 125, 81698, 6003, 6673, 3534, 1243, NULL, 85216, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-752d-ae9c-b1bf11859a66', '2026-03-01', 'dinner', 'lamb-skewers-couscous', 'Lamb and vegetable skewers with couscous', 'أسياخ لحم الغنم والخضار مع الكسكس', 150, 81201, 6368, 8450, 2418, 1190, NULL, 135756, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-752e-a607-526381ac5be7', '2026-03-01', 'snack', 'crispy-tofu-sesame', 'Crisp tofu bites with sesame and cucumber', 'مكعبات التوفو المقرمشة بالسمسم والخيار', 100, 23972, 1609, 2342, 1113, 469, 689, 35149, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-752f-994e-8dbd62098b45', '2026-03-02', 'breakfast', 'chickpea-flour-omelette-tofu', 'Chickpea flour omelette with tofu and herbs', 'عجة دقيق الحمص بالتوفو والأعشاب', 150, 60207, 4008, 6537, 2273, 1346, 1667, 94965, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-7530-836b-1856cfe2d732', '2026-03-02', 'lunch', 'halloumi-lentil-salad', 'Halloumi and lentil salad', 'سلطة العدس بالحلوم المشوي', 150, 83177, 6275, 9017, 2763, NULL, NULL, 107363, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-7531-b3da-050d769c46dc', '2026-03-02', 'dinner', 'chicken-chickpea-fatteh', 'Chicken and chickpea fatteh', 'فتة الدجاج بالحمص', 150, 78621, 6476, 7914, 2532, 1443, NULL, 158040, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-7532-ab4e-9094e530ceac', '2026-03-02', 'snack', 'edamame-lemon-salt', 'Edamame with lemon and orange', 'إدامامي بالليمون والبرتقال', 125, 27233, 2075, 3398, 870, 1178, 1655, 39893, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-7533-ad25-21b557be4706', '2026-03-03', 'breakfast', 'turmeric-tofu-scramble', 'Turmeric tofu scramble with corn tortillas', 'توفو مفتت بالكركم مع تورتيلا الذرة', 150, 64187, 4415, 7110, 2531, 1566, 1290, 74006, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-7534-afe4-775aa6ccbab2', '2026-03-03', 'lunch', 'nicoise-tuna-egg', 'Tuna, egg and potato salad Niçoise', 'سلطة نيسواز بالتونة والبيض والبطاطس', 200, 93664, 6988, 9740, 3322, 2114, 1964, 182210, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-7535-bf6a-da284c0f5b79', '2026-03-03', 'dinner', 'potato-cottage-frittata', 'Potato and pea frittata with cottage cheese', 'فريتاتا البطاطس والبازلاء بجبن القريش', 150, 72009, 5808, 7328, 2229, 1280, NULL, 158267, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-7536-aced-e12847da3df3', '2026-03-03', 'snack', 'egg-white-vegetable-bites', 'Egg white bites with corn and pepper', 'كاسات بياض البيض بالذرة والفلفل', 100, 18975, 1680, 1692, 671, 326, 736, 45796, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-7537-98c5-aca96ce86394', '2026-03-04', 'breakfast', 'corn-tortilla-egg-wrap', 'Egg white, bean and mozzarella corn wraps', 'لفائف تورتيلا الذرة ببياض البيض والفاصوليا والموزاريلا', 150, 68610, 5445, 6128, 2574, 1352, 855, 120741, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-7538-89b2-2b692481fd50', '2026-03-04', 'lunch', 'oven-chicken-maqluba', 'Oven-roasted chicken maqluba', 'مقلوبة دجاج بالخضار المشوية', 125, 82985, 6331, 9506, 2168, 1010, NULL, 113506, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-7539-9ac9-ba88dff65125', '2026-03-04', 'dinner', 'chicken-lettuce-cups-rice', 'Chicken lettuce cups with rice', 'أكواب الخس بالدجاج مع الأرز', 150, 73818, 5309, 7322, 2771, 831, 887, 103725, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-753a-81f0-997dcbaaf07a', '2026-03-04', 'snack', 'edamame-chilli-garlic', 'Chilli and garlic edamame', 'إدامامي بالثوم والفلفل الحار', 100, 25488, 2019, 2300, 1147, 923, 576, 44226, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-753b-a9ea-8082d3fb9f1f', '2026-03-05', 'breakfast', 'poached-eggs-garlic-yogurt', 'Poached eggs on garlic yoghurt', 'بيض بوشيه على الزبادي بالثوم', 150, 65735, 5120, 5939, 2529, 791, NULL, 96908, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-753c-8952-1722912daf2a', '2026-03-05', 'lunch', 'okra-beef-stew-rice', 'Okra and beef stew with rice', 'بامية باللحم مع الأرز', 150, 91355, 6468, 11649, 2214, 1244, NULL, 153614, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-753d-8367-bb41ab028c48', '2026-03-05', 'dinner', 'tuna-chickpea-salad', 'Tuna and chickpea salad', 'سلطة التونة بالحمص', 175, 70322, 5457, 7576, 2394, 2146, 2202, 125402, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-753e-bfae-92cc91f45d85', '2026-03-05', 'snack', 'stuffed-eggs-light', 'Light stuffed eggs', 'بيض محشي خفيف', 100, 21891, 1890, 1297, 1015, 326, 694, 39057, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-753f-951e-7284ef9fe6ed', '2026-03-06', 'breakfast', 'spinach-feta-omelette', 'Spinach and feta omelette with toast', 'أومليت السبانخ والفيتا مع التوست', 150, 65157, 5336, 4494, 2876, 878, 977, 117939, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-7540-a051-0f5c22a66f0e', '2026-03-06', 'lunch', 'spinach-chickpeas-eggs', 'Spinach and chickpeas with eggs', 'سبانخ وحمص بالبيض', 150, 77405, 5802, 8351, 2790, 2579, NULL, 170157, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-7541-9838-a4a25e1c7017', '2026-03-06', 'dinner', 'shrimp-tom-yum-noodles', 'Hot and sour shrimp noodle soup', 'شوربة الروبيان الحارة والحامضة بالنودلز', 150, 75051, 5799, 8910, 1964, NULL, NULL, 162659, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-7542-8912-05fb278cfaa3', '2026-03-06', 'snack', 'sardine-crispbread', 'Sardines on crispbread with tomato', 'سردين على خبز مقرمش بالطماطم', 125, 29835, 1943, 3909, 773, 816, 515, 34718, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-7543-b288-a86ac6f0d948', '2026-03-07', 'breakfast', 'zaatar-manakish-cottage-side', 'Zaatar manakish with cottage cheese and egg', 'منقوشة زعتر مع الجبن القريش والبيض', 150, 67527, 5337, 6836, 2150, 813, NULL, 170901, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-7544-b86b-d46124792bba', '2026-03-07', 'lunch', 'beef-broccoli-rice', 'Beef and broccoli stir-fry with rice', 'لحم بقري مقلّب بالبروكلي مع الأرز', 150, 85268, 6950, 9428, 2373, 939, 536, 124860, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-7545-a569-3a0b28a8472b', '2026-03-07', 'dinner', 'alexandrian-chicken-liver', 'Alexandrian-style chicken liver with bread', 'كبدة دجاج إسكندراني مع الخبز', 125, 66354, 4920, 6880, 2414, 1224, NULL, 127316, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '01a21e44-830d-7546-820f-c340535f0c55', '2026-03-07', 'snack', 'halloumi-watermelon-bites', 'Halloumi and watermelon bites', 'مكعبات الحلوم والبطيخ', 150, 27779, 1412, 2505, 1494, NULL, NULL, 65289, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f4-73af-9381-4236d38d7d42', '2026-03-01', 'breakfast', 'tuna-shakshuka', 'Tuna and white bean shakshuka', 'شكشوكة التونة بالفاصوليا البيضاء', 150, 57878, 4589, 7059, 1502, 1788, 1470, 77676, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f4-73b0-a06e-aa1d5a66958a', '2026-03-01', 'lunch', 'tempeh-vegetable-stirfry', 'Tempeh stir-fry with brown rice', 'تمبيه مقلّب بالخضار مع الأرز الأسمر', 150, 80681, 5564, 9590, 2811, NULL, NULL, 118205, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f4-73b1-ba64-d6c9b8f22a98', '2026-03-01', 'dinner', 'salmon-green-beans-potatoes', 'Tray-baked salmon with green beans and potatoes', 'صينية سلمون بالفاصوليا الخضراء والبطاطس', 150, 85502, 6906, 7530, 3219, 1284, NULL, 116820, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-7318-9e99-6e6003ef46e3', '2026-03-01', 'snack', 'edamame-lemon-salt', 'Edamame with lemon and orange', 'إدامامي بالليمون والبرتقال', 125, 27233, 2075, 3398, 870, 1178, 1655, 39893, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-7319-83e3-36cfcdbadbf2', '2026-03-02', 'breakfast', 'spinach-feta-omelette', 'Spinach and feta omelette with toast', 'أومليت السبانخ والفيتا مع التوست', 150, 65157, 5336, 4494, 2876, 878, 977, 117939, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-731a-849e-f3d3cada5257', '2026-03-02', 'lunch', 'red-lentil-soup-egg', 'Red lentil soup with boiled eggs', 'شوربة عدس مع البيض المسلوق', 150, 90593, 6491, 10673, 2613, 1782, NULL, 163487, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-731b-951f-d5815f6230cc', '2026-03-02', 'dinner', 'beef-aubergine-tray', 'Beef and aubergine tray with rice', 'صينية باذنجان باللحم المفروم مع الأرز', 125, 70420, 5129, 8678, 1788, 1439, NULL, 127905, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-731c-8da2-585d25bfa1db', '2026-03-02', 'snack', 'crispy-tofu-sesame', 'Crisp tofu bites with sesame and cucumber', 'مكعبات التوفو المقرمشة بالسمسم والخيار', 100, 23972, 1609, 2342, 1113, 469, 689, 35149, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-731d-9393-4e0a5b12eafe', '2026-03-03', 'breakfast', 'poached-eggs-garlic-yogurt', 'Poached eggs on garlic yoghurt', 'بيض بوشيه على الزبادي بالثوم', 150, 65735, 5120, 5939, 2529, 791, NULL, 96908, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-731e-b822-ebea033a982e', '2026-03-03', 'lunch', 'egg-edamame-fried-rice', 'Egg fried rice with edamame', 'أرز مقلي بالبيض والإدامامي', 150, 84788, 6189, 8603, 2861, 1328, 1211, 132243, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-731f-964c-5fff5403a9d1', '2026-03-03', 'dinner', 'eggs-white-beans-tomato', 'Eggs baked with white beans and tomato', 'بيض بالفرن مع الفاصوليا البيضاء والطماطم', 150, 77612, 5958, 9137, 2186, 2046, 2580, 190259, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-7320-9f48-318e1a545f6c', '2026-03-03', 'snack', 'soy-berry-shake', 'Berry shake with soy milk', 'مشروب التوت بحليب الصويا', 100, 21720, 1557, 3193, 479, 499, 1755, 17440, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-7321-bf86-a352bb03eff8', '2026-03-04', 'breakfast', 'boiled-eggs-cottage-plate', 'Boiled eggs with cottage cheese and vegetables', 'بيض مسلوق مع الجبن القريش والخضار', 125, 57805, 4728, 4966, 2245, 786, NULL, 150525, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-7322-aa52-4ecc581b3947', '2026-03-04', 'lunch', 'turkey-stuffed-peppers', 'Turkey-stuffed peppers', 'فلفل محشي بلحم الديك الرومي', 150, 84743, 5597, 10442, 2480, 1409, NULL, 141236, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-7323-8c47-8eb13dc1b9b1', '2026-03-04', 'dinner', 'lamb-skewers-couscous', 'Lamb and vegetable skewers with couscous', 'أسياخ لحم الغنم والخضار مع الكسكس', 150, 81201, 6368, 8450, 2418, 1190, NULL, 135756, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-7324-a082-98081bd351c4', '2026-03-04', 'snack', 'boiled-eggs-cucumber-zaatar', 'Boiled eggs with cucumber and zaatar', 'بيض مسلوق بالخيار والزعتر', 150, 28662, 2201, 1638, 1554, 369, NULL, 28731, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-76f0-bfd0-08e98c164ad8', '2027-02-28', 'breakfast', 'zaatar-manakish-cottage-side', 'Zaatar manakish with cottage cheese and egg', 'منقوشة زعتر مع الجبن القريش والبيض', 150, 67527, 5337, 6836, 2150, 813, NULL, 170901, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-76f1-9fd2-37b79353d371', '2027-02-28', 'lunch', 'cottage-bean-salad', 'Cottage cheese and three-bean salad', 'سلطة البقول بجبن القريش', 150, 77057, 5424, 9791, 2124, 2325, NULL, 186161, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-76f2-b3ec-af72c1322c72', '2027-02-28', 'dinner', 'alexandrian-chicken-liver', 'Alexandrian-style chicken liver with bread', 'كبدة دجاج إسكندراني مع الخبز', 150, 79625, 5904, 8256, 2897, 1469, NULL, 152780, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-76f3-80b0-bc0a69dd4662', '2027-02-28', 'snack', 'stuffed-eggs-light', 'Light stuffed eggs', 'بيض محشي خفيف', 125, 27364, 2363, 1621, 1269, 408, 868, 48821, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-76f4-9bae-e574f795615d', '2027-03-01', 'breakfast', 'balaleet-light', 'Light balaleet with egg', 'بلاليط خفيف بالبيض', 150, 61725, 4469, 6549, 1817, 306, NULL, 92525, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-76f5-8e02-1efc0f6e949b', '2027-03-01', 'lunch', 'halloumi-lentil-salad', 'Halloumi and lentil salad', 'سلطة العدس بالحلوم المشوي', 150, 83177, 6275, 9017, 2763, NULL, NULL, 107363, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-76f6-ba75-819e2952787b', '2027-03-01', 'dinner', 'eggs-white-beans-tomato', 'Eggs baked with white beans and tomato', 'بيض بالفرن مع الفاصوليا البيضاء والطماطم', 150, 77612, 5958, 9137, 2186, 2046, 2580, 190259, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-76f7-9a77-112e176c5eb1', '2027-03-01', 'snack', 'boiled-eggs-cucumber-zaatar', 'Boiled eggs with cucumber and zaatar', 'بيض مسلوق بالخيار والزعتر', 150, 28662, 2201, 1638, 1554, 369, NULL, 28731, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-76f8-9a52-5ebd74f44bf6', '2027-03-02', 'breakfast', 'mushroom-chicken-omelette', 'Chicken and mushroom omelette', 'أومليت الدجاج والفطر', 125, 59200, 5174, 4763, 2210, 790, 1236, 71701, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-7223-bb8c-50d65d645732', '2026-03-29', 'breakfast', 'balaleet-light', 'Light balaleet with egg', 'بلاليط خفيف بالبيض', 150, 61725, 4469, 6549, 1817, 306, NULL, 92525, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-7224-a8c4-1fe29f04e8d2', '2026-03-29', 'lunch', 'seabass-tahini-potatoes', 'Baked sea bass with tahini and potatoes', 'سيباس بالطحينة والبطاطس في الفرن', 150, 83772, 6213, 8477, 3000, 1370, 1109, 140966, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-7225-a541-1b7867910ab3', '2026-03-29', 'dinner', 'kofta-skewers-bulgur', 'Kofta skewers with bulgur and salad', 'أسياخ كفتة مع البرغل والسلطة', 150, 77978, 6252, 8448, 2400, 1578, NULL, 135909, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-7226-a0d8-c827ba3c82fa', '2026-03-29', 'snack', 'edamame-chilli-garlic', 'Chilli and garlic edamame', 'إدامامي بالثوم والفلفل الحار', 100, 25488, 2019, 2300, 1147, 923, 576, 44226, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-7227-82cc-f74e2477b976', '2026-03-30', 'breakfast', 'eggs-minced-beef-potato', 'Eggs with minced beef and potato', 'بيض باللحم المفروم والبطاطس', 150, 63234, 5354, 4377, 2643, 623, 650, 125771, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-7228-b6b1-62cf548e5c2e', '2026-03-30', 'lunch', 'egg-edamame-fried-rice', 'Egg fried rice with edamame', 'أرز مقلي بالبيض والإدامامي', 150, 84788, 6189, 8603, 2861, 1328, 1211, 132243, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-7229-a3f8-62fdaee3967b', '2026-03-30', 'dinner', 'alexandrian-chicken-liver', 'Alexandrian-style chicken liver with bread', 'كبدة دجاج إسكندراني مع الخبز', 150, 79625, 5904, 8256, 2897, 1469, NULL, 152780, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-7325-9888-1ae445e1033f', '2026-03-05', 'breakfast', 'labneh-plate-egg-whites', 'Labneh plate with vegetables and boiled egg whites', 'صحن لبنة بالخضار وبياض البيض المسلوق', 150, 60834, 5141, 7064, 1590, 1161, NULL, 130751, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-7326-a312-dbe1c4591172', '2026-03-05', 'lunch', 'seabass-tahini-potatoes', 'Baked sea bass with tahini and potatoes', 'سيباس بالطحينة والبطاطس في الفرن', 150, 83772, 6213, 8477, 3000, 1370, 1109, 140966, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-7327-8a9b-e463386b83f7', '2026-03-05', 'dinner', 'halloumi-vegetable-skewers', 'Halloumi and vegetable skewers with bulgur', 'أسياخ الحلوم والخضار مع البرغل', 150, 82325, 5516, 9045, 2987, NULL, NULL, 128192, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-7328-8b30-f013063e89f3', '2026-03-05', 'snack', 'edamame-hummus-carrots', 'Edamame hummus with carrots', 'حمص الإدامامي مع الجزر', 100, 24482, 1553, 2936, 930, 1040, 957, 19522, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-7329-8a6e-94f3b12a648b', '2026-03-06', 'breakfast', 'halloumi-egg-watermelon-plate', 'Grilled halloumi with egg whites and watermelon', 'حلوم مشوي مع بياض البيض والبطيخ', 150, 68817, 5076, 7745, 2238, NULL, NULL, 142689, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-732a-9b97-4631e33d2051', '2026-03-06', 'lunch', 'fish-sayadieh', 'Grouper sayadieh', 'صيادية هامور', 125, 74715, 5235, 8229, 2264, 496, NULL, 87246, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-732b-bc3b-ca70c3cac773', '2026-03-06', 'dinner', 'sardine-tomato-toast', 'Sardines on wholegrain bread with tomato', 'سردين على خبز القمح الكامل مع الطماطم', 200, 80372, 6924, 7708, 2522, 1234, 2110, 140810, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-732c-9c1d-e540ed92bb8c', '2026-03-06', 'snack', 'date-peanut-protein-balls', 'Date and peanut protein balls', 'كرات التمر والفول السوداني بالبروتين', 100, 27774, 1779, 4007, 833, 576, 2448, 19211, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-732d-9d03-31aef9cac27d', '2026-03-07', 'breakfast', 'baked-ijjeh-herbs', 'Baked herb and courgette ijjeh', 'عجة الأعشاب والكوسا بالفرن', 150, 60719, 4445, 6276, 2127, 1046, NULL, 123639, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-732e-9cc4-d47ca09b0ee6', '2026-03-07', 'lunch', 'beef-broccoli-rice', 'Beef and broccoli stir-fry with rice', 'لحم بقري مقلّب بالبروكلي مع الأرز', 150, 85268, 6950, 9428, 2373, 939, 536, 124860, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-732f-ac5e-22f9171bcc7b', '2026-03-07', 'dinner', 'tofu-bean-salad-raw', 'Greek-style salad with tofu and white beans', 'سلطة يونانية بالتوفو والفاصوليا البيضاء', 200, 81378, 5870, 9608, 2858, 2508, NULL, 188358, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-95f5-7330-8a5e-f738c52c5c62', '2026-03-07', 'snack', 'edamame-chilli-garlic', 'Chilli and garlic edamame', 'إدامامي بالثوم والفلفل الحار', 100, 25488, 2019, 2300, 1147, 923, 576, 44226, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-722a-b671-f56a21017778', '2026-03-30', 'snack', 'salmon-cucumber-rolls', 'Smoked salmon rolls with cottage cheese', 'لفائف السلمون المدخن بالجبن القريش', 100, 22196, 1673, 3446, 279, 606, NULL, 55807, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-722b-a126-5b9ec1795b99', '2026-03-31', 'breakfast', 'edamame-avocado-toast', 'Smashed edamame and avocado toast', 'توست الإدامامي المهروس والأفوكادو', 125, 55978, 3514, 6614, 2020, 1883, NULL, 71629, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-722c-a060-53e707a060fd', '2026-03-31', 'lunch', 'salmon-quinoa-asparagus', 'Grilled salmon with quinoa and asparagus', 'سلمون مشوي مع الكينوا والهليون', 150, 98037, 7203, 8007, 4241, 1491, NULL, 102260, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-722d-939f-3a1f9844a22c', '2026-03-31', 'dinner', 'potato-cottage-frittata', 'Potato and pea frittata with cottage cheese', 'فريتاتا البطاطس والبازلاء بجبن القريش', 150, 72009, 5808, 7328, 2229, 1280, NULL, 158267, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-722e-9763-ea5a22ce6628', '2026-03-31', 'snack', 'yogurt-strawberry-oat-cup', 'Strawberry yoghurt cup with oats', 'كوب الزبادي بالفراولة والشوفان', 125, 25249, 2260, 3715, 240, 491, 1975, 7043, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-722f-9887-df543d2f56c5', '2026-04-01', 'breakfast', 'baked-ijjeh-herbs', 'Baked herb and courgette ijjeh', 'عجة الأعشاب والكوسا بالفرن', 150, 60719, 4445, 6276, 2127, 1046, NULL, 123639, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-7230-ac20-5b887f1677a3', '2026-04-01', 'lunch', 'goat-mandi-dakkous', 'Goat mandi with tomato dakkous', 'مندي لحم تيس مع دقوس الطماطم', 175, 98835, 7576, 11534, 2343, 812, NULL, 192565, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-7231-84a5-5e5c7ef93ac1', '2026-04-01', 'dinner', 'turkey-vegetable-omelette', 'Turkey and vegetable oven omelette', 'عجة الفرن بلحم الديك الرومي والخضار', 125, 67866, 4854, 6158, 2779, 1139, 1350, 109263, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-7232-8ecd-aa3d2c7d0036', '2026-04-01', 'snack', 'crispy-tofu-sesame', 'Crisp tofu bites with sesame and cucumber', 'مكعبات التوفو المقرمشة بالسمسم والخيار', 100, 23972, 1609, 2342, 1113, 469, 689, 35149, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-7233-9029-cca5658a18ba', '2026-04-02', 'breakfast', 'turkey-akkawi-manakish', 'Turkey and akkawi manakish', 'منقوشة العكاوي والديك الرومي', 150, 63554, 4998, 7493, 1817, 1193, 1199, 196139, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-7234-9e8a-891b71b109cd', '2026-04-02', 'lunch', 'tuna-white-bean-salad', 'Tuna and white bean salad', 'سلطة التونة بالفاصوليا البيضاء', 175, 81403, 6354, 9413, 2417, 2221, 1166, 179830, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-7235-bca6-d90da0041bdf', '2026-04-02', 'dinner', 'tofu-bean-salad-raw', 'Greek-style salad with tofu and white beans', 'سلطة يونانية بالتوفو والفاصوليا البيضاء', 200, 81378, 5870, 9608, 2858, 2508, NULL, 188358, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-7236-b622-cd7ade2272c9', '2026-04-02', 'snack', 'shrimp-lemon-corn-cup', 'Shrimp cup with corn and avocado', 'كوب الروبيان بالذرة والأفوكادو', 125, 24754, 2274, 2181, 995, NULL, NULL, 47085, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-7237-aefe-93d731119433', '2026-04-03', 'breakfast', 'spinach-feta-omelette', 'Spinach and feta omelette with toast', 'أومليت السبانخ والفيتا مع التوست', 150, 65157, 5336, 4494, 2876, 878, 977, 117939, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-7238-8fd5-37918851a63c', '2026-04-03', 'lunch', 'tempeh-vegetable-stirfry', 'Tempeh stir-fry with brown rice', 'تمبيه مقلّب بالخضار مع الأرز الأسمر', 175, 94127, 6491, 11188, 3280, NULL, NULL, 137905, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-7239-a9c7-de074c6a5500', '2026-04-03', 'dinner', 'beef-aubergine-tray', 'Beef and aubergine tray with rice', 'صينية باذنجان باللحم المفروم مع الأرز', 125, 70420, 5129, 8678, 1788, 1439, NULL, 127905, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-723a-8a2e-5a4656ceda05', '2026-04-03', 'snack', 'cottage-cucumber-olive', 'Cottage cheese with cucumber, mint and olives', 'جبن قريش بالخيار والنعناع والزيتون', 100, 21042, 1844, 2177, 577, 192, NULL, 72206, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-723b-a8eb-988c6fdd7abe', '2026-04-04', 'breakfast', 'poached-eggs-garlic-yogurt', 'Poached eggs on garlic yoghurt', 'بيض بوشيه على الزبادي بالثوم', 150, 65735, 5120, 5939, 2529, 791, NULL, 96908, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-723c-a988-63bb9ac6aca6', '2026-04-04', 'lunch', 'shrimp-machboos', 'Shrimp machboos', 'مجبوس روبيان', 150, 81219, 6378, 10404, 1610, NULL, NULL, 121428, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-723d-9197-c3483ff92e57', '2026-04-04', 'dinner', 'chicken-lettuce-cups-rice', 'Chicken lettuce cups with rice', 'أكواب الخس بالدجاج مع الأرز', 150, 73818, 5309, 7322, 2771, 831, 887, 103725, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-96f3-723e-b775-7263fdbd735e', '2026-04-04', 'snack', 'boiled-eggs-cucumber-zaatar', 'Boiled eggs with cucumber and zaatar', 'بيض مسلوق بالخيار والزعتر', 150, 28662, 2201, 1638, 1554, 369, NULL, 28731, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-76f9-98d9-41b91d556ad9', '2027-03-02', 'lunch', 'nicoise-tuna-egg', 'Tuna, egg and potato salad Niçoise', 'سلطة نيسواز بالتونة والبيض والبطاطس', 200, 93664, 6988, 9740, 3322, 2114, 1964, 182210, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-76fa-b4c1-a80d145d15e2', '2027-03-02', 'dinner', 'chicken-lettuce-cups-rice', 'Chicken lettuce cups with rice', 'أكواب الخس بالدجاج مع الأرز', 150, 73818, 5309, 7322, 2771, 831, 887, 103725, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-76fb-9887-0870aa4f31cf', '2027-03-02', 'snack', 'fava-lemon-cup', 'Warm fava beans with lemon and chilli', 'كوب باجلا بالليمون والشطة', 125, 24854, 1540, 4075, 351, 1098, 406, 30201, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-76fc-86d4-ed796e3a2543', '2027-03-03', 'breakfast', 'eggs-minced-beef-potato', 'Eggs with minced beef and potato', 'بيض باللحم المفروم والبطاطس', 150, 63234, 5354, 4377, 2643, 623, 650, 125771, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-76fd-bbdb-2a87471cf3db', '2027-03-03', 'lunch', 'egg-edamame-fried-rice', 'Egg fried rice with edamame', 'أرز مقلي بالبيض والإدامامي', 150, 84788, 6189, 8603, 2861, 1328, 1211, 132243, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-76fe-ad70-7100d5c4d872', '2027-03-03', 'dinner', 'spinach-tofu-chickpea-curry', 'Spinach curry with tofu and chickpeas', 'كاري السبانخ بالتوفو والحمص', 150, 76923, 5172, 10167, 2324, 2031, NULL, 148878, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-76ff-b5e4-f5894a4b39be', '2027-03-03', 'snack', 'edamame-chilli-garlic', 'Chilli and garlic edamame', 'إدامامي بالثوم والفلفل الحار', 100, 25488, 2019, 2300, 1147, 923, 576, 44226, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-7700-81b6-20536caabfea', '2027-03-04', 'breakfast', 'labneh-plate-egg-whites', 'Labneh plate with vegetables and boiled egg whites', 'صحن لبنة بالخضار وبياض البيض المسلوق', 150, 60834, 5141, 7064, 1590, 1161, NULL, 130751, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-7701-b0ed-70378c06464f', '2027-03-04', 'lunch', 'spinach-chickpeas-eggs', 'Spinach and chickpeas with eggs', 'سبانخ وحمص بالبيض', 150, 77405, 5802, 8351, 2790, 2579, NULL, 170157, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-7702-b7c5-13231865f8c7', '2027-03-04', 'dinner', 'turkey-vegetable-omelette', 'Turkey and vegetable oven omelette', 'عجة الفرن بلحم الديك الرومي والخضار', 150, 81440, 5825, 7389, 3335, 1367, 1620, 131115, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-7703-8e91-52a4a54320f6', '2027-03-04', 'snack', 'muhallabia-light', 'Light muhallabia with pistachios', 'مهلبية خفيفة بالفستق', 150, 31182, 2196, 4802, 408, 108, NULL, 15305, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-7704-9d93-ff3d8444f272', '2027-03-05', 'breakfast', 'halloumi-egg-watermelon-plate', 'Grilled halloumi with egg whites and watermelon', 'حلوم مشوي مع بياض البيض والبطيخ', 150, 68817, 5076, 7745, 2238, NULL, NULL, 142689, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-7705-a818-b36ff57689ee', '2027-03-05', 'lunch', 'red-lentil-soup-egg', 'Red lentil soup with boiled eggs', 'شوربة عدس مع البيض المسلوق', 150, 90593, 6491, 10673, 2613, 1782, NULL, 163487, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-7706-993c-b299e2ac7ca9', '2027-03-05', 'dinner', 'tuna-chickpea-salad', 'Tuna and chickpea salad', 'سلطة التونة بالحمص', 175, 70322, 5457, 7576, 2394, 2146, 2202, 125402, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-7707-8256-ecb1ed18b851', '2027-03-05', 'snack', 'tuna-rice-cakes', 'Rice cakes with tuna and hummus', 'أقراص الأرز بالتونة والحمص', 100, 21602, 1598, 2590, 605, 401, 320, 28364, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-7708-92eb-7f8edb5acb3e', '2027-03-06', 'breakfast', 'sardine-lemon-toast', 'Sardine toast with tomato and rocket', 'توست السردين بالطماطم والجرجير', 125, 52098, 3814, 6441, 1286, 1169, 976, 70560, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-7709-b633-d772d9aa55f5', '2027-03-06', 'lunch', 'chicken-caesar-wrap', 'Chicken Caesar wrap with yoghurt dressing', 'لفافة سيزر بالدجاج بصلصة الزبادي', 175, 85236, 7949, 7793, 2555, 922, 1293, 135613, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-770a-bdc9-5d5cd819bc68', '2027-03-06', 'dinner', 'lamb-skewers-couscous', 'Lamb and vegetable skewers with couscous', 'أسياخ لحم الغنم والخضار مع الكسكس', 150, 81201, 6368, 8450, 2418, 1190, NULL, 135756, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9859-770b-a71f-27c8a5e323e5', '2027-03-06', 'snack', 'apple-almonds', 'Apple with almonds', 'تفاحة مع اللوز', 150, 31587, 761, 4026, 1689, 989, 2637, 273, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-996c-73de-b016-47c23e181d00', '2027-04-04', 'breakfast', 'poached-eggs-garlic-yogurt', 'Poached eggs on garlic yoghurt', 'بيض بوشيه على الزبادي بالثوم', 125, 54779, 4266, 4949, 2108, 659, NULL, 80756, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-996c-73df-84b9-cf21be97c7f3', '2027-04-04', 'lunch', 'oven-chicken-maqluba', 'Oven-roasted chicken maqluba', 'مقلوبة دجاج بالخضار المشوية', 125, 82985, 6331, 9506, 2168, 1010, NULL, 113506, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-996d-7607-9a76-c3dab37e4147', '2027-04-04', 'dinner', 'beef-bean-chili', 'Beef and kidney bean chilli', 'تشيلي اللحم بالفاصوليا الحمراء', 150, 84479, 6500, 8810, 2970, 2531, NULL, 163301, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-996d-7608-be82-aa8627ab1a53', '2027-04-04', 'snack', 'crispy-tofu-sesame', 'Crisp tofu bites with sesame and cucumber', 'مكعبات التوفو المقرمشة بالسمسم والخيار', 100, 23972, 1609, 2342, 1113, 469, 689, 35149, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7271-9054-1bc71d847ae1', '2027-04-05', 'breakfast', 'pomegranate-pumpkin-seed-yogurt', 'Greek yoghurt with pomegranate and pumpkin seeds', 'زبادي يوناني بالرمان وبذور اليقطين', 150, 60170, 5366, 6638, 1691, 1056, NULL, 15965, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7272-92b6-cb3d998bedae', '2027-04-05', 'lunch', 'red-lentil-soup-egg', 'Red lentil soup with boiled eggs', 'شوربة عدس مع البيض المسلوق', 150, 90593, 6491, 10673, 2613, 1782, NULL, 163487, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7273-8fb4-fd5ae1804757', '2027-04-05', 'dinner', 'turkey-vegetable-omelette', 'Turkey and vegetable oven omelette', 'عجة الفرن بلحم الديك الرومي والخضار', 150, 81440, 5825, 7389, 3335, 1367, 1620, 131115, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7274-9a50-66c2be207546', '2027-04-05', 'snack', 'tuna-cucumber-boats', 'Cucumber boats with tuna and avocado', 'قوارب الخيار بالتونة والأفوكادو', 100, 18914, 1528, 2015, 744, 505, 650, 27980, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7275-ad3b-75479ff51947', '2027-04-06', 'breakfast', 'turmeric-tofu-scramble', 'Turmeric tofu scramble with corn tortillas', 'توفو مفتت بالكركم مع تورتيلا الذرة', 150, 64187, 4415, 7110, 2531, 1566, 1290, 74006, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7276-bc70-7515d65c4ec1', '2027-04-06', 'lunch', 'egg-edamame-fried-rice', 'Egg fried rice with edamame', 'أرز مقلي بالبيض والإدامامي', 150, 84788, 6189, 8603, 2861, 1328, 1211, 132243, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7277-aae5-294b5d0251ec', '2027-04-06', 'dinner', 'shrimp-mango-salad', 'Shrimp, mango and chickpea salad', 'سلطة الروبيان والمانجو والحمص', 175, 75565, 6636, 7539, 2564, NULL, NULL, 124269, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7278-99f2-93638cf499e1', '2027-04-06', 'snack', 'termos-lemon-cumin', 'Termos (lupin beans) with cumin and fruit', 'ترمس بالكمون والليمون مع العنب', 125, 26481, 1903, 4543, 378, 496, NULL, 27494, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7279-adb8-df0eeae1e15e', '2027-04-07', 'breakfast', 'spinach-feta-omelette', 'Spinach and feta omelette with toast', 'أومليت السبانخ والفيتا مع التوست', 150, 65157, 5336, 4494, 2876, 878, 977, 117939, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-727a-8837-50f34ab1cbcc', '2027-04-07', 'lunch', 'chicken-kabsa-salad', 'Light chicken kabsa with salad', 'كبسة دجاج خفيفة مع سلطة', 150, 87758, 6641, 10602, 2033, 804, NULL, 114872, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-727b-8562-ab99a22fb002', '2027-04-07', 'dinner', 'tofu-bean-salad-raw', 'Greek-style salad with tofu and white beans', 'سلطة يونانية بالتوفو والفاصوليا البيضاء', 175, 71206, 5136, 8407, 2501, 2195, NULL, 164813, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-727c-aa82-60db484ff52e', '2027-04-07', 'snack', 'roasted-soy-raisin-mix', 'Roasted soybean, raisin and pumpkin seed mix', 'خليط فول الصويا المحمص بالزبيب وبذور اليقطين', 125, 27431, 1790, 3259, 1076, 423, NULL, 416, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-727d-87cd-629b9cbd0d43', '2027-04-08', 'breakfast', 'baked-ijjeh-herbs', 'Baked herb and courgette ijjeh', 'عجة الأعشاب والكوسا بالفرن', 150, 60719, 4445, 6276, 2127, 1046, NULL, 123639, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-727e-8f5d-0e3d10004db2', '2027-04-08', 'lunch', 'tofu-chickpea-curry', 'Tofu and chickpea curry with rice', 'كاري التوفو والحمص مع الأرز', 150, 86445, 4683, 11411, 2961, NULL, NULL, 149910, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-727f-b95d-54e7582180bd', '2027-04-08', 'dinner', 'chicken-shawarma-plate-home', 'Home-made chicken shawarma plate', 'صحن شاورما دجاج منزلية', 150, 79391, 7691, 7290, 2114, 684, 1181, 178094, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7280-92a9-d39cd84e63e4', '2027-04-08', 'snack', 'egg-white-vegetable-bites', 'Egg white bites with corn and pepper', 'كاسات بياض البيض بالذرة والفلفل', 125, 23719, 2100, 2115, 839, 408, 920, 57245, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7281-8a00-55009c3feb75', '2027-04-09', 'breakfast', 'red-lentil-crepes-spinach', 'Red lentil crepes with spinach and tofu', 'كريب العدس الأحمر بالسبانخ والتوفو', 150, 65231, 4554, 8201, 2004, 1713, NULL, 85578, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7282-9f18-4f80f72bd7a7', '2027-04-09', 'lunch', 'seabass-tahini-potatoes', 'Baked sea bass with tahini and potatoes', 'سيباس بالطحينة والبطاطس في الفرن', 150, 83772, 6213, 8477, 3000, 1370, 1109, 140966, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7283-b869-7d4ef897e373', '2027-04-09', 'dinner', 'chicken-chickpea-fatteh', 'Chicken and chickpea fatteh', 'فتة الدجاج بالحمص', 150, 78621, 6476, 7914, 2532, 1443, NULL, 158040, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7284-ba98-9ef1f129766a', '2027-04-09', 'snack', 'tofu-cocoa-pudding', 'Silky tofu cocoa pudding with dates', 'بودنغ التوفو بالكاكاو والتمر', 100, 22746, 1621, 3048, 845, 600, 2087, 3814, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7285-ace8-20ccca60b315', '2027-04-10', 'breakfast', 'savoury-chicken-oats', 'Savoury oats with chicken and vegetables', 'شوفان مالح بالدجاج والخضار', 175, 64983, 5238, 7130, 1747, 1265, 950, 99279, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7286-ab92-c7f5273b9121', '2027-04-10', 'lunch', 'salmon-quinoa-asparagus', 'Grilled salmon with quinoa and asparagus', 'سلمون مشوي مع الكينوا والهليون', 150, 98037, 7203, 8007, 4241, 1491, NULL, 102260, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7287-a9af-9289d531c87a', '2027-04-10', 'dinner', 'alexandrian-chicken-liver', 'Alexandrian-style chicken liver with bread', 'كبدة دجاج إسكندراني مع الخبز', 125, 66354, 4920, 6880, 2414, 1224, NULL, 127316, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7288-a44e-15d16badb9b1', '2027-04-10', 'snack', 'strawberry-whey-shake', 'Strawberry banana protein shake', 'مشروب الفراولة والموز بالبروتين', 100, 22054, 1788, 3818, 103, 519, 2608, 10492, 'quick', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-7289-bb7d-0baed6015af9', '2027-04-11', 'breakfast', 'liver-alexandrian-light', 'Light Alexandrian liver with peppers', 'كبدة إسكندراني خفيفة بالفلفل', 150, 69284, 4830, 7599, 2166, 597, NULL, 126317, 'budget', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-728a-8e32-76513943c0ee', '2027-04-11', 'lunch', 'beef-shawarma-bowl', 'Beef shawarma bowl with tahini sauce', 'وعاء شاورما لحم بصلصة الطحينة', 150, 84128, 6597, 9083, 2541, 821, NULL, 157667, 'protein', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-728b-b40a-a2a7582310bf', '2027-04-11', 'dinner', 'potato-cottage-frittata', 'Potato and pea frittata with cottage cheese', 'فريتاتا البطاطس والبازلاء بجبن القريش', 150, 72009, 5808, 7328, 2229, 1280, NULL, 158267, 'targets', 0)
--;
INSERT INTO public.planned_meals VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', '01a21e44-9a1b-728c-a497-cbd26d6a2ea7', '2027-04-11', 'snack', 'white-bean-dip-peppers', 'White bean and tofu dip with peppers', 'غموس الفاصوليا البيضاء والتوفو مع الفلفل', 100, 25165, 1705, 3350, 691, 848, 545, 25382, 'quick', 0)
--;
INSERT INTO public.revocation_numbers VALUES (1, 13)
--;
INSERT INTO public.revocations VALUES ('session', '01a21e44-68dd-74b2-813b-67932082e7bc', NULL, 0, 1795809529666, 1)
--;
INSERT INTO public.revocations VALUES ('session', '01a21e44-70b7-7501-9f3e-c070070d90f5', NULL, 0, 1795809531805, 2)
--;
INSERT INTO public.revocations VALUES ('session', '01a21e44-71a2-776a-93ea-bfc060bc4422', NULL, 0, 1795809531805, 3)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-74c5-7263-9804-815d278cd6ca', 'coach', 1, 1795809532669, 4)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-75f6-74dc-b3ec-c9bd9696f973', 'admin', 1, 1795809532931, 5)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-7b16-7280-a303-71f1baaf17d7', 'admin', 1, 1795809534227, 6)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-820c-7725-ab95-e8f94ce461f4', 'coach', 1, 1795809536253, 7)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-8641-70f7-ac0e-429187311ff3', 'coach', 1, 1795809537393, 8)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-8821-7588-b223-f02a7ad7740c', 'coach', 1, 1795809537666, 9)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-87df-7445-976c-0c61c86e37db', 'coach', 1, 1795809537694, 10)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-88a5-725a-a0f8-6981bcdc7456', 'admin', 1, 1795809537731, 11)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-89a7-7752-8a23-fdd26a40486f', 'admin', 1, 1795809538012, 12)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-89a2-77dd-83c9-63ccc08a2ded', 'admin', 1, 1795809538112, 13)
--;
INSERT INTO public.schema_migrations VALUES (1, 'create work', '156b17e2dbc9c564', 1795804123674)
--;
INSERT INTO public.schema_migrations VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795804123695)
--;
INSERT INTO public.schema_migrations VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795804123701)
--;
INSERT INTO public.service_secrets VALUES ('f12cf2dbf19d78ff', 1795804128406)
--;
INSERT INTO public.trials VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', 1772352000000, '2026-03-01', 'Asia/Riyadh')
--;
INSERT INTO public.water_logs VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '0195f0a2-7b6a-7c3e-9d2a-5b8f0c1d4101', '2026-03-01', 330, 1772352000000)
--;
INSERT INTO public.water_logs VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', '0195f0a2-7b6a-7c3e-9d2a-5b8f0c1d4102', '2026-03-01', 250, 1772352000000)
--;
ALTER TABLE ONLY public.day_targets
    ADD CONSTRAINT day_targets_pkey PRIMARY KEY (user_id, date)
--;
ALTER TABLE ONLY public.deleted_logs
    ADD CONSTRAINT deleted_logs_pkey PRIMARY KEY (user_id, id)
--;
ALTER TABLE ONLY public.departed
    ADD CONSTRAINT departed_pkey PRIMARY KEY (user_id)
--;
ALTER TABLE ONLY public.entitlements
    ADD CONSTRAINT entitlements_pkey PRIMARY KEY (user_id)
--;
ALTER TABLE ONLY public.favourites
    ADD CONSTRAINT favourites_pkey PRIMARY KEY (user_id, food_id)
--;
ALTER TABLE ONLY public.food_logs
    ADD CONSTRAINT food_logs_pkey PRIMARY KEY (user_id, id)
--;
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, request_key)
--;
ALTER TABLE ONLY public.inbox
    ADD CONSTRAINT inbox_pkey PRIMARY KEY (event_id)
--;
ALTER TABLE ONLY public.meal_plans
    ADD CONSTRAINT meal_plans_pkey PRIMARY KEY (user_id)
--;
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (module, number)
--;
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (user_id)
--;
ALTER TABLE ONLY public.planned_days
    ADD CONSTRAINT planned_days_pkey PRIMARY KEY (user_id, date)
--;
ALTER TABLE ONLY public.planned_meals
    ADD CONSTRAINT planned_meals_pkey PRIMARY KEY (user_id, date, slot)
--;
ALTER TABLE ONLY public.planned_meals
    ADD CONSTRAINT planned_meals_user_id_id_key UNIQUE (user_id, id)
--;
ALTER TABLE ONLY public.preferences
    ADD CONSTRAINT preferences_pkey PRIMARY KEY (user_id)
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
ALTER TABLE ONLY public.told_meals
    ADD CONSTRAINT told_meals_pkey PRIMARY KEY (user_id, date, category)
--;
ALTER TABLE ONLY public.trials
    ADD CONSTRAINT trials_pkey PRIMARY KEY (user_id)
--;
ALTER TABLE ONLY public.turns
    ADD CONSTRAINT turns_pkey PRIMARY KEY (name)
--;
ALTER TABLE ONLY public.water_logs
    ADD CONSTRAINT water_logs_pkey PRIMARY KEY (user_id, id)
--;
ALTER TABLE ONLY public.work
    ADD CONSTRAINT work_pkey PRIMARY KEY (id)
--;
CREATE INDEX deleted_logs_by_time ON public.deleted_logs USING btree (deleted_at)
--;
CREATE INDEX departed_age ON public.departed USING btree (departed_at)
--;
CREATE INDEX food_logs_by_day ON public.food_logs USING btree (user_id, date, logged_at, id)
--;
CREATE UNIQUE INDEX food_logs_of_plan ON public.food_logs USING btree (user_id, planned_meal_id) WHERE (planned_meal_id IS NOT NULL)
--;
CREATE INDEX idempotency_keys_expiry ON public.idempotency_keys USING btree (expires_at)
--;
CREATE INDEX inbox_age ON public.inbox USING btree (received_at)
--;
CREATE INDEX people_by_arrival ON public.people USING btree (product, created_at)
--;
CREATE INDEX revocations_end ON public.revocations USING btree (kept_until)
--;
CREATE UNIQUE INDEX revocations_number ON public.revocations USING btree (number)
--;
CREATE INDEX water_logs_by_day ON public.water_logs USING btree (user_id, date, logged_at, id)
--;
CREATE INDEX work_due ON public.work USING btree (clock, is_dead, due_at)
--;
ALTER TABLE ONLY public.day_targets
    ADD CONSTRAINT day_targets_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.deleted_logs
    ADD CONSTRAINT deleted_logs_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.favourites
    ADD CONSTRAINT favourites_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.food_logs
    ADD CONSTRAINT food_logs_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.meal_plans
    ADD CONSTRAINT meal_plans_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.planned_days
    ADD CONSTRAINT planned_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.planned_meals
    ADD CONSTRAINT planned_meals_user_id_date_fkey FOREIGN KEY (user_id, date) REFERENCES public.planned_days(user_id, date) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.preferences
    ADD CONSTRAINT preferences_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.told_meals
    ADD CONSTRAINT told_meals_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.trials
    ADD CONSTRAINT trials_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.water_logs
    ADD CONSTRAINT water_logs_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
