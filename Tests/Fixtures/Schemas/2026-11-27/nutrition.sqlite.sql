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
    timezone TEXT NOT NULL,
    language TEXT NOT NULL,
    gender TEXT,
    goal TEXT,
    age BIGINT,
    weight BIGINT,
    height BIGINT,
    workout_frequency BIGINT,
    told_kcal BIGINT,
    told_protein_g BIGINT,
    told_water_ml BIGINT,
    told_formula TEXT,
    changes BIGINT NOT NULL,
    created_at BIGINT NOT NULL)
--;
CREATE TABLE trials (
    user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
    started_at BIGINT NOT NULL,
    start_date TEXT NOT NULL,
    timezone TEXT NOT NULL)
--;
CREATE TABLE entitlements (
    user_id TEXT PRIMARY KEY,
    tier TEXT NOT NULL,
    version BIGINT NOT NULL)
--;
CREATE TABLE preferences (
    user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
    diet TEXT NOT NULL,
    allergens TEXT NOT NULL,
    dislikes TEXT NOT NULL,
    fasts_in_ramadan BIGINT NOT NULL,
    latitude BIGINT,
    longitude BIGINT,
    changed_at BIGINT NOT NULL)
--;
CREATE TABLE meal_plans (
    user_id TEXT PRIMARY KEY REFERENCES people (user_id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    number BIGINT NOT NULL,
    from_date TEXT NOT NULL,
    seed TEXT NOT NULL,
    formula TEXT NOT NULL,
    source TEXT NOT NULL,
    first_made_at BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    version BIGINT NOT NULL)
--;
CREATE TABLE planned_days (
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    date TEXT NOT NULL,
    kcal BIGINT NOT NULL,
    protein_g BIGINT NOT NULL,
    carbs_g BIGINT NOT NULL,
    fat_g BIGINT NOT NULL,
    water_ml BIGINT NOT NULL,
    basis TEXT NOT NULL,
    formula TEXT NOT NULL,
    dawn BIGINT,
    sunset BIGINT,
    fasting_formula TEXT,
    PRIMARY KEY (user_id, date))
--;
CREATE TABLE planned_meals (
    user_id TEXT NOT NULL,
    id TEXT NOT NULL,
    date TEXT NOT NULL,
    slot TEXT NOT NULL,
    meal_id TEXT NOT NULL,
    name_en TEXT NOT NULL,
    name_ar TEXT NOT NULL,
    servings BIGINT NOT NULL,
    kcal BIGINT NOT NULL,
    protein BIGINT NOT NULL,
    carbs BIGINT NOT NULL,
    fat BIGINT NOT NULL,
    fiber BIGINT,
    sugars BIGINT,
    sodium BIGINT,
    reason TEXT,
    substituted BIGINT NOT NULL,
    PRIMARY KEY (user_id, date, slot),
    UNIQUE (user_id, id),
    FOREIGN KEY (user_id, date) REFERENCES planned_days (user_id, date) ON DELETE CASCADE)
--;
CREATE TABLE food_logs (
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    date TEXT NOT NULL,
    category TEXT NOT NULL,
    name TEXT NOT NULL,
    food_id TEXT,
    planned_meal_id TEXT,
    unit TEXT,
    portion BIGINT NOT NULL,
    weight BIGINT,
    kcal BIGINT NOT NULL,
    protein BIGINT NOT NULL,
    carbs BIGINT NOT NULL,
    fat BIGINT NOT NULL,
    fiber BIGINT,
    sugars BIGINT,
    sodium BIGINT,
    of_amount BIGINT NOT NULL,
    of_one BIGINT NOT NULL,
    of_kcal BIGINT NOT NULL,
    of_protein BIGINT NOT NULL,
    of_carbs BIGINT NOT NULL,
    of_fat BIGINT NOT NULL,
    of_fiber BIGINT,
    of_sugars BIGINT,
    of_sodium BIGINT,
    note TEXT,
    asked BIGINT,
    version BIGINT NOT NULL,
    logged_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, id))
--;
CREATE TABLE water_logs (
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    date TEXT NOT NULL,
    ml BIGINT NOT NULL,
    logged_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, id))
--;
CREATE TABLE day_targets (
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    date TEXT NOT NULL,
    kcal BIGINT NOT NULL,
    protein_g BIGINT NOT NULL,
    carbs_g BIGINT NOT NULL,
    fat_g BIGINT NOT NULL,
    water_ml BIGINT NOT NULL,
    basis TEXT NOT NULL,
    formula TEXT NOT NULL,
    PRIMARY KEY (user_id, date))
--;
CREATE TABLE told_meals (
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    date TEXT NOT NULL,
    category TEXT NOT NULL,
    PRIMARY KEY (user_id, date, category))
--;
CREATE TABLE deleted_logs (
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    deleted_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, id))
--;
CREATE TABLE favourites (
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    food_id TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, food_id))
--;
CREATE TABLE departed (user_id TEXT PRIMARY KEY, departed_at BIGINT NOT NULL)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 1, 'create work', '156b17e2dbc9c564', 0, 1795804090879)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 2, 'create inbox', 'b97437e51378e6e4', 0, 1795804090885)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 3, 'create idempotency keys', '8d1421329e7eff06', 0, 1795804090887)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 4, 'note whose secret sealed work', '6d8c8af90fa4fcd6', 0, 1795804090892)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 5, 'create service secrets', '64a768f0361567a2', 0, 1795804090897)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 6, 'create turns', '09bbb6e69f90d75d', 0, 1795804090902)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('platform', 7, 'note what work is part of', '94a0930c43fce00b', 0, 1795804090908)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('revocations', 1, 'create revocations', '6a00a7943fe62da6', 0, 1795804090910)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('nutrition', 1, 'create people', '44833011a9ef6a04', 0, 1795804090916)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('entitlements', 1, 'create entitlements', 'c994b92f41d7d109', 0, 1795804090920)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('nutrition', 10, 'create preferences', 'd1773d8127c4b899', 0, 1795804090923)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('nutrition', 11, 'create meal plans', 'eb398a06bc55376d', 0, 1795804090925)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('nutrition', 12, 'find people by when they came', '5920a4fcd29b334c', 0, 1795804090927)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('nutrition', 20, 'create food logs', '3c0527b7acd56ac7', 0, 1795804090933)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('nutrition', 21, 'create water logs, targets of days and told meals', '029ddf9a6511cf9f', 0, 1795804090935)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('nutrition', 22, 'create deleted_logs', '272763b3b592a14d', 0, 1795804090942)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('nutrition', 30, 'create favourites', '8582f7528d6544ae', 0, 1795804090948)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('departed', 1, 'create departed', 'f20c289d863e01b8', 0, 1795804090952)
--;
INSERT INTO migrations (module, number, name, checksum, is_breaking, applied_at) VALUES ('departed', 2, 'find the departed by age', '64cae586d551b874', 0, 1795804090958)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (1, 'create work', '156b17e2dbc9c564', 1795804090879)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795804090885)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795804090887)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('readiness', 1795804095866)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea17-737b-b905-ace969919c02', 1795804097118)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-e9f9-7185-ad02-dd2f004dbf78', 1795804097120)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea0b-7068-9b69-5ed6ac4ef848', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea3f-7063-8bcf-32dfb5528c64', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea7a-74a9-8d2d-d1f968c158dc', 1795804097186)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ea87-71e2-be61-2e4de1712bb2', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eaa8-70ec-aa47-c896e669c7e6', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eb82-7445-aa59-afe2a77c723b', 1795804097509)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ec5a-739f-9d0c-556e5dfff8f5', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ec8f-74fd-9d08-94a346c61552', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ec7d-771c-bdba-32da4012bb12', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-edf7-77ff-8cfb-e6f493279f58', 1772438400000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-edf8-76ee-a2f6-c5d4237e4f5e', 1772438400000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eeb8-73f6-be3b-3be23174f9b9', 1795804098294)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-eedf-7084-8c4d-0fea75e0a3cf', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ef2f-77d8-a701-f3c3f9a67984', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ef43-7120-9514-b56b56931619', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-ef76-75fc-a6a3-56213c98fcf4', 1772352000000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f340-769b-bd79-4861060da8e0', 1773043206000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f341-72db-b42e-7dd6d247bb3e', 1773043206000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e43-f499-7366-a03a-487de2600dbb', 1795804099861)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-040e-73c9-939f-b4c836b9fdca', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-040f-70ec-8b2a-6ed3565b4447', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-044a-758b-81e9-413cc8558504', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-04d6-718c-9c15-79baf78cd47e', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-04d9-75cc-bb7f-99c29cbc43b6', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0510-7037-9293-57eaa81aaaf0', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-059d-75dc-9828-e208672a5967', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0656-7437-8b54-072045538b28', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-059e-7584-b220-caece56362cc', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0646-7412-9892-c83b30891673', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-05ab-73d2-a21d-8b569c313035', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-06ac-71f3-93ec-6f818bc79466', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a35-7691-8ec0-3e5780098f64', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a98-714b-a91e-18ef97a5d219', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a22-703f-af4b-1161df0190ac', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a36-77d9-bd8a-07241dc9cf42', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0a84-70d7-b5ca-b62533346a5c', 1772352000000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0ed4-7303-a6b4-4d0c1453aaf8', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0ed3-70f0-8663-5cf966a86e2d', 1795804106504)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-0ed3-72d1-b3ef-fc813d0bfb46', 1772352000000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-11d5-721c-b809-c92a80770ef4', 1795804107237)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1257-736a-8da7-c017e0e81e3f', 1795804107491)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-129f-73db-9ee0-f2b3a15a222a', 1795804107493)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1470-72a3-b820-3d5735b69568', 1795804108025)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-14b0-72cf-9995-df69cf15d245', 1795804108025)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-18fb-7426-8878-9c7d95f280ad', 1795804109146)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1c22-7203-a808-8491d7473aa2', 1806912000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-1c2a-70e1-9929-ca93decef5a7', 1806912000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a21e44-3f75-7259-b539-6603e5090eb9', 1795804118910)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('nutrition.copyLogs|01a21e44-044a-758a-829c-6dc4235c2bb6|flow-t973qb64j9r8g32c', 'copy-b2czkh27ma', '7EZ_IslrGVdP-p4Vw5E6gw352J19znAoZF6Giu2SSZU', 201, '1TtWIk1NZq8kc_ouo6cfNYuJjE5CmVU4Uv63H3gQuBop5e5bTcRwzHY_YfDO2NhdbOXfkO-wVW1w27WNA3cXBcx17vgnwBAneZNOZswQHvJskE6emAbBByi9LOvliRmNi4jsbryxlIHpwbZ7zuwU4tnpG9iZE3WauuuLKlx_oyf1JzFkaZ70boNEsyWWJdRVV_p9o3BXOeyoKANMwbHEyt9XXqanuLhtrTKoi0_R9qEIzUTvEhwg9BvG-U3qiLI7BNXuYqv7N6cMrFqQYUmd3SL0sitYXUrrB-RE9s-ewVe5JSyi-XPkgN9hsYmDSZU10qc2IXNxW7Ev8upvRaaqxaSWcCIO9F53URFv4C1E8l8TDvxK8DNvcVCQi-6XbQwoXt0Iz9L2XBd45tYE2pKcFL8c6U5gHVKQRK57M2865UgWB6W4ancQqxRspaFgrvbkh4rsdJR9IZsIDSb2P8zrULGL-SNoYATVHjeNYOR5WHqNntlyW8seJEisbEBxQCBctbdaxUCGgzWmF9yJM-Cgq0nmhUa3-vzqvmjiCsbn7cSxtBDxzrhUekJSv7SldwdfRA', 1772438460000, 1772524800000)
--;
INSERT INTO service_secrets (fingerprint, since) VALUES ('f12cf2dbf19d78ff', 1795804095850)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('session', '01a21e43-ea17-7384-87b7-6ae22d5132d5', NULL, 0, 1795809497189, 1)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('session', '01a21e43-f49a-74d0-b9a3-27f309971d50', NULL, 0, 1795809500381, 2)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('session', '01a21e43-f6a1-7610-af28-3a879f5d8842', NULL, 0, 1795809500381, 3)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e43-f8d5-7611-a8aa-88613c677a18', 'coach', 1, 1795809500906, 4)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e43-f9a8-75cf-b18a-24df6efa3053', 'admin', 1, 1795809501112, 5)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e43-fd93-745e-9d0f-c27b2915923f', 'admin', 1, 1795809502119, 6)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0646-7411-8ef9-8fb6cac0d2e4', 'coach', 1, 1795809504408, 7)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0a83-743f-840c-1537dc5de817', 'coach', 1, 1795809505391, 8)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0b1f-7632-b309-61ecdfa7cb8a', 'admin', 1, 1795809505542, 9)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0c0a-73a2-8c2c-9985decd19eb', 'coach', 1, 1795809505876, 10)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0d08-7512-ab3c-bc7f66344cde', 'admin', 1, 1795809506049, 11)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-0f38-7690-a54b-0f1a520ce891', 'coach', 1, 1795809506640, 12)
--;
INSERT INTO revocations (kind, subject, value, version, kept_until, number) VALUES ('role', '01a21e44-10db-76fa-802d-0e037befb3be', 'admin', 1, 1795809507012, 13)
--;
INSERT INTO revocation_numbers (id, value) VALUES (1, 13)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-ea16-7465-bd1c-9fa2d94e19ad', 'gtsd', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1795804096981)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-e9f7-749f-882a-bd44d087c4a3', 'gtsd', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1795804096975)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-ea09-7195-bcd3-fba7d79da1b9', 'gtsd', 2, 'Asia/Riyadh', 'en', 'male', NULL, NULL, NULL, NULL, NULL, 2259, 160, 2800, 'mifflin-st-jeor/2', 1, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-ea3e-73f6-9fd0-23e6687454d3', 'gtsd', 2, 'Asia/Riyadh', 'en', 'male', NULL, NULL, NULL, NULL, NULL, 2259, 160, 2800, 'mifflin-st-jeor/2', 1, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-eb81-70b1-958b-a98ebda89199', 'gtsd', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1795804097366)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-ec59-71bc-a4eb-1b18fe0a9f52', 'gtsd', 7, 'Asia/Riyadh', 'en', 'male', NULL, NULL, NULL, NULL, NULL, 2182, 150, 2650, 'mifflin-st-jeor/2', 6, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-ec85-72e4-869e-9f715a5077b7', 'gtsd', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-eeb6-7379-9287-d446d74af15c', 'gtsd', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1795804098072)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-eed6-71bf-a8a7-5fbfe7a7a46b', 'gtsd', 2, 'Asia/Riyadh', 'en', 'male', NULL, NULL, NULL, NULL, NULL, 1689, 180, 3150, 'mifflin-st-jeor/2', 1, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-ef3d-753e-bd20-fc2b0651aa6b', 'gtsd', 2, 'Asia/Riyadh', 'en', 'male', NULL, NULL, NULL, NULL, NULL, 2259, 160, 2800, 'mifflin-st-jeor/2', 1, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-efd9-760d-ad5d-2cbad6e609c8', 'gtsd', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1795804098382)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-f056-7260-a2da-73884fbe8904', 'gtsd', 2, 'Asia/Riyadh', 'en', 'male', NULL, NULL, NULL, NULL, NULL, 1689, 180, 3150, 'mifflin-st-jeor/2', 1, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-f42c-71ad-bac5-6131562624b9', 'fitcoach', 15, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', 28, 8500, 17501, 3, NULL, NULL, NULL, NULL, 9, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-f498-76d8-9443-de8753834359', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1795804099735)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-f817-768b-9395-6d8907289a8f', 'fitcoach', 3, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', 28, 8500, 17500, 3, NULL, NULL, NULL, NULL, 2, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-f8d5-7611-a8aa-88613c677a18', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-f9a8-75cf-b18a-24df6efa3053', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-faa7-7360-9601-cf5ac09d2b1e', 'fitcoach', 2, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-faff-71d3-b352-5a58ca6605fd', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-fc36-736c-b349-9b73748c1b45', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-fd36-7501-805b-d6381662255d', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-fd93-745e-9d0f-c27b2915923f', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e43-fdb7-7301-a07e-f34726fb6e26', 'fitcoach', 2, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-0081-70ae-a94d-97dc79fec399', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-036b-754b-9656-2f77dfce6047', 'fitcoach', 3, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', 28, 8500, 17500, 3, NULL, NULL, NULL, NULL, 2, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-03c6-7218-822b-571329c5cef3', 'fitcoach', 2, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', 'fitcoach', 2, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 13, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 'fitcoach', 2, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 26, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-0646-7411-8ef9-8fb6cac0d2e4', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-0a22-703e-bacc-092fd05cad6d', 'fitcoach', 2, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-0a83-743f-840c-1537dc5de817', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-0b1f-7632-b309-61ecdfa7cb8a', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-0b37-7546-8a1a-aeb564f9b7e7', 'fitcoach', 2, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-0c0a-73a2-8c2c-9985decd19eb', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-0d08-7512-ab3c-bc7f66344cde', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-0d69-70cf-9a83-591087cbdd64', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352060000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-0ea4-72ad-b0f5-7e68139901e8', 'fitcoach', 2, 'Asia/Riyadh', 'en', 'male', 'muscle_gain', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-0f38-7690-a54b-0f1a520ce891', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-100b-7234-93d6-6302d3f5332f', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772452500000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-10db-76fa-802d-0e037befb3be', 'fitcoach', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-18fa-716c-a75e-cc79c3f32255', 'gtsd', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1795804109032)
--;
INSERT INTO people (user_id, product, profile_version, timezone, language, gender, goal, age, weight, height, workout_frequency, told_kcal, told_protein_g, told_water_ml, told_formula, changes, created_at) VALUES ('01a21e44-3f75-7257-b375-1d904afe7781', 'gtsd', 0, 'UTC', 'en', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 0, 1795804118884)
--;
INSERT INTO trials (user_id, started_at, start_date, timezone) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', 1772352000000, '2026-03-01', 'Asia/Riyadh')
--;
INSERT INTO entitlements (user_id, tier, version) VALUES ('01a21e43-fdb7-7301-a07e-f34726fb6e26', 'premium', 4)
--;
INSERT INTO entitlements (user_id, tier, version) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', 'freemium', 3)
--;
INSERT INTO meal_plans (user_id, id, number, from_date, seed, formula, source, first_made_at, created_at, version) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b7-76bb-a5a3-1e37fb611b25', 1, '2026-03-01', '01a21e44-044a-758a-829c-6dc4235c2bb6/1', 'meal-plan/1', 'nutrition-targets/1
reference
2512 188 251 84 2450
everything

', 1772352000000, 1772352000000, 1)
--;
INSERT INTO meal_plans (user_id, id, number, from_date, seed, formula, source, first_made_at, created_at, version) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf0-7109-87e9-4061f32b0b69', 21, '2027-04-05', '01a21e44-0510-7036-8677-f5acedced4e0/21', 'meal-plan/1', 'nutrition-targets/1
reference
2512 188 251 84 2450
everything

', 1772352000000, 1806912000000, 1)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '2026-03-01', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '2026-03-02', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '2026-03-03', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '2026-03-04', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '2026-03-05', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '2026-03-06', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '2026-03-07', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2026-03-01', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2026-03-02', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2026-03-03', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2026-03-04', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2026-03-05', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2026-03-06', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2026-03-07', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2026-03-29', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2026-03-30', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2026-03-31', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2026-04-01', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2026-04-02', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2026-04-03', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2026-04-04', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2027-02-28', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2027-03-01', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2027-03-02', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2027-03-03', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2027-03-04', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2027-03-05', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2027-03-06', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2027-04-04', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2027-04-05', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2027-04-06', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2027-04-07', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2027-04-08', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2027-04-09', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2027-04-10', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_days (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula, dawn, sunset, fasting_formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2027-04-11', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1', NULL, NULL, NULL)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-7746-8b34-7409adda22e3', '2026-03-01', 'breakfast', 'corn-tortilla-egg-wrap', 'Egg white, bean and mozzarella corn wraps', 'لفائف تورتيلا الذرة ببياض البيض والفاصوليا والموزاريلا', 125, 57175, 4538, 5106, 2145, 1126, 713, 100618, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-7747-930d-1a6fe319e4f0', '2026-03-01', 'lunch', 'thai-basil-chicken', 'Thai basil chicken with rice', 'دجاج بالريحان على الطريقة التايلندية مع الأرز', 150, 79323, 5423, 8967, 2453, 740, 1085, 147179, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-7748-80c9-76bd7b18d584', '2026-03-01', 'dinner', 'chicken-corn-egg-soup', 'Chicken and sweetcorn soup with egg', 'شوربة الدجاج والذرة بالبيض', 200, 90232, 6934, 9692, 2892, 1280, 1960, 208202, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-7749-8dbe-33d01d26fc91', '2026-03-01', 'snack', 'boiled-eggs-cucumber-zaatar', 'Boiled eggs with cucumber and zaatar', 'بيض مسلوق بالخيار والزعتر', 125, 23885, 1834, 1365, 1295, 308, NULL, 23943, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-774a-8566-e76658aab294', '2026-03-02', 'breakfast', 'mushroom-chicken-omelette', 'Chicken and mushroom omelette', 'أومليت الدجاج والفطر', 125, 59200, 5174, 4763, 2210, 790, 1236, 71701, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-774b-84a3-e3b0a42cb107', '2026-03-02', 'lunch', 'chicken-burrito-bowl', 'Chicken burrito bowl', 'وعاء بوريتو بالدجاج', 150, 87011, 6461, 11163, 1917, 2058, 1211, 110868, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-774c-bad5-29780d057ee0', '2026-03-02', 'dinner', 'turkey-vegetable-omelette', 'Turkey and vegetable oven omelette', 'عجة الفرن بلحم الديك الرومي والخضار', 150, 81440, 5825, 7389, 3335, 1367, 1620, 131115, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-774d-b26a-ad8794a2ab66', '2026-03-02', 'snack', 'sardine-crispbread', 'Sardines on crispbread with tomato', 'سردين على خبز مقرمش بالطماطم', 100, 23868, 1554, 3127, 618, 653, 412, 27774, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-774e-b7ed-8f6711f25e74', '2026-03-03', 'breakfast', 'spinach-feta-omelette', 'Spinach and feta omelette with toast', 'أومليت السبانخ والفيتا مع التوست', 150, 65157, 5336, 4494, 2876, 878, 977, 117939, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-774f-b4ae-30239b4a5718', '2026-03-03', 'lunch', 'kingfish-saloona', 'Kingfish saloona with rice', 'صالونة كنعد مع الأرز', 150, 90029, 6657, 11274, 2022, 1040, NULL, 166814, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-7750-8249-730e8e6beaf9', '2026-03-03', 'dinner', 'lentil-feta-beet-salad', 'Lentil and beetroot salad with feta and cottage cheese', 'سلطة العدس والشمندر بجبن الفيتا والقريش', 150, 69474, 5196, 7734, 2271, 2373, 2499, 108615, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-7751-ae24-546b3569537e', '2026-03-03', 'snack', 'crispy-tofu-sesame', 'Crisp tofu bites with sesame and cucumber', 'مكعبات التوفو المقرمشة بالسمسم والخيار', 100, 23972, 1609, 2342, 1113, 469, 689, 35149, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-7752-8b11-60b4d0fa0eac', '2026-03-04', 'breakfast', 'mocha-protein-shake', 'Coffee and cocoa breakfast shake', 'مشروب القهوة والكاكاو للفطور', 150, 65939, 4805, 9686, 1403, 1533, 3593, 24837, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-7753-a760-02d1e8b7d5f5', '2026-03-04', 'lunch', 'salmon-quinoa-asparagus', 'Grilled salmon with quinoa and asparagus', 'سلمون مشوي مع الكينوا والهليون', 150, 98037, 7203, 8007, 4241, 1491, NULL, 102260, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-7754-9314-c9397f6adc21', '2026-03-04', 'dinner', 'lamb-skewers-couscous', 'Lamb and vegetable skewers with couscous', 'أسياخ لحم الغنم والخضار مع الكسكس', 125, 67668, 5306, 7041, 2015, 991, NULL, 113130, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-7755-a743-aebebe28c8f6', '2026-03-04', 'snack', 'edamame-lemon-salt', 'Edamame with lemon and orange', 'إدامامي بالليمون والبرتقال', 100, 21786, 1660, 2718, 696, 942, 1324, 31914, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-7756-9bf4-6ae34f2ac883', '2026-03-05', 'breakfast', 'tuna-tomato-toast', 'Tuna toast with tomato and avocado', 'توست التونة بالطماطم والأفوكادو', 150, 60137, 4680, 6414, 1929, 1328, 983, 93099, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-7757-bc3d-492a9880f4f4', '2026-03-05', 'lunch', 'tofu-cashew-rice-noodles', 'Tofu and cashew rice noodles', 'نودلز الأرز بالتوفو والكاجو', 150, 85745, 5313, 10286, 3090, 1655, 1550, 143981, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-7758-803e-1f329901bfbd', '2026-03-05', 'dinner', 'chicken-chickpea-fatteh', 'Chicken and chickpea fatteh', 'فتة الدجاج بالحمص', 150, 78621, 6476, 7914, 2532, 1443, NULL, 158040, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-7759-b509-c732fa725a3e', '2026-03-05', 'snack', 'cottage-cucumber-olive', 'Cottage cheese with cucumber, mint and olives', 'جبن قريش بالخيار والنعناع والزيتون', 125, 26303, 2305, 2721, 721, 240, NULL, 90258, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-775a-bf03-8a9e3dfaea38', '2026-03-06', 'breakfast', 'turkey-akkawi-manakish', 'Turkey and akkawi manakish', 'منقوشة العكاوي والديك الرومي', 150, 63554, 4998, 7493, 1817, 1193, 1199, 196139, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-775b-8fbb-400672c4fea1', '2026-03-06', 'lunch', 'nicoise-tuna-egg', 'Tuna, egg and potato salad Niçoise', 'سلطة نيسواز بالتونة والبيض والبطاطس', 150, 70248, 5241, 7305, 2492, 1586, 1473, 136658, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-775c-9ce6-54faec7baad6', '2026-03-06', 'dinner', 'chicken-lettuce-cups-rice', 'Chicken lettuce cups with rice', 'أكواب الخس بالدجاج مع الأرز', 175, 86121, 6193, 8542, 3232, 970, 1034, 121013, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-775d-bb2a-f3578e081ec8', '2026-03-06', 'snack', 'tuna-rice-cakes', 'Rice cakes with tuna and hummus', 'أقراص الأرز بالتونة والحمص', 150, 32403, 2397, 3885, 908, 602, 480, 42546, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-775e-bf3a-9d8ebedc1852', '2026-03-07', 'breakfast', 'turmeric-tofu-scramble', 'Turmeric tofu scramble with corn tortillas', 'توفو مفتت بالكركم مع تورتيلا الذرة', 150, 64187, 4415, 7110, 2531, 1566, 1290, 74006, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-775f-978e-0d0408d66555', '2026-03-07', 'lunch', 'spinach-chickpeas-eggs', 'Spinach and chickpeas with eggs', 'سبانخ وحمص بالبيض', 175, 90305, 6769, 9742, 3255, 3008, NULL, 198517, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-7760-96db-9fac66333e9f', '2026-03-07', 'dinner', 'shrimp-rice-noodles', 'Shrimp and rice noodle stir-fry', 'نودلز الأرز بالروبيان والخضار', 150, 73170, 6213, 8699, 1622, NULL, NULL, 164570, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-06b8-7761-9823-4cff1ac76a97', '2026-03-07', 'snack', 'chia-soy-cardamom-pudding', 'Chia and soy pudding with mango', 'بودنغ الشيا بحليب الصويا والمانجو', 100, 21832, 1388, 2491, 842, 760, NULL, 13494, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75a4-a4ad-caab5de269f6', '2026-03-01', 'breakfast', 'eggs-minced-beef-potato', 'Eggs with minced beef and potato', 'بيض باللحم المفروم والبطاطس', 150, 63234, 5354, 4377, 2643, 623, 650, 125771, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75a5-a643-b953572f0ddc', '2026-03-01', 'lunch', 'nicoise-tuna-egg', 'Tuna, egg and potato salad Niçoise', 'سلطة نيسواز بالتونة والبيض والبطاطس', 175, 81956, 6115, 8523, 2907, 1850, 1719, 159434, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75a6-bde9-bfa248af8f30', '2026-03-01', 'dinner', 'tofu-bean-salad-raw', 'Greek-style salad with tofu and white beans', 'سلطة يونانية بالتوفو والفاصوليا البيضاء', 200, 81378, 5870, 9608, 2858, 2508, NULL, 188358, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75a7-9652-1f1387d3d193', '2026-03-01', 'snack', 'sardine-crispbread', 'Sardines on crispbread with tomato', 'سردين على خبز مقرمش بالطماطم', 100, 23868, 1554, 3127, 618, 653, 412, 27774, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75a8-a7d1-6ad4caa7cfa4', '2026-03-02', 'breakfast', 'poached-eggs-garlic-yogurt', 'Poached eggs on garlic yoghurt', 'بيض بوشيه على الزبادي بالثوم', 150, 65735, 5120, 5939, 2529, 791, NULL, 96908, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75a9-acc8-18734aadb0fe', '2026-03-02', 'lunch', 'goat-mandi-dakkous', 'Goat mandi with tomato dakkous', 'مندي لحم تيس مع دقوس الطماطم', 150, 84716, 6494, 9887, 2009, 696, NULL, 165056, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75aa-b201-e7e6b5c1ff0f', '2026-03-02', 'dinner', 'turkey-vegetable-omelette', 'Turkey and vegetable oven omelette', 'عجة الفرن بلحم الديك الرومي والخضار', 150, 81440, 5825, 7389, 3335, 1367, 1620, 131115, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75ab-803f-275333e43a04', '2026-03-02', 'snack', 'tuna-rice-cakes', 'Rice cakes with tuna and hummus', 'أقراص الأرز بالتونة والحمص', 100, 21602, 1598, 2590, 605, 401, 320, 28364, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75ac-bd32-05f5bb7260bf', '2026-03-03', 'breakfast', 'baked-ijjeh-herbs', 'Baked herb and courgette ijjeh', 'عجة الأعشاب والكوسا بالفرن', 150, 60719, 4445, 6276, 2127, 1046, NULL, 123639, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75ad-b2ed-f59b59a80005', '2026-03-03', 'lunch', 'fish-sayadieh', 'Grouper sayadieh', 'صيادية هامور', 150, 89658, 6282, 9875, 2717, 596, NULL, 104696, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75ae-949a-da1ce684930c', '2026-03-03', 'dinner', 'alexandrian-chicken-liver', 'Alexandrian-style chicken liver with bread', 'كبدة دجاج إسكندراني مع الخبز', 150, 79625, 5904, 8256, 2897, 1469, NULL, 152780, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75af-919e-6593b20a69e6', '2026-03-03', 'snack', 'kofta-bites-cucumber-yogurt', 'Kofta bites with cucumber yoghurt', 'كرات كفتة صغيرة مع الخيار باللبن', 100, 21068, 1999, 2096, 571, 356, NULL, 49181, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75b0-9b6c-4e792c349d21', '2026-03-04', 'breakfast', 'turmeric-tofu-scramble', 'Turmeric tofu scramble with corn tortillas', 'توفو مفتت بالكركم مع تورتيلا الذرة', 150, 64187, 4415, 7110, 2531, 1566, 1290, 74006, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75b1-a92b-140bb0e15d2a', '2026-03-04', 'lunch', 'halloumi-lentil-salad', 'Halloumi and lentil salad', 'سلطة العدس بالحلوم المشوي', 150, 83177, 6275, 9017, 2763, NULL, NULL, 107363, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75b2-9414-330cff8a9dd9', '2026-03-04', 'dinner', 'kofta-skewers-bulgur', 'Kofta skewers with bulgur and salad', 'أسياخ كفتة مع البرغل والسلطة', 150, 77978, 6252, 8448, 2400, 1578, NULL, 135909, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75b3-8415-ab1a4ad8ee98', '2026-03-04', 'snack', 'edamame-chilli-garlic', 'Chilli and garlic edamame', 'إدامامي بالثوم والفلفل الحار', 100, 25488, 2019, 2300, 1147, 923, 576, 44226, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75b4-8ef7-86d8ac2d222d', '2026-03-05', 'breakfast', 'turkey-akkawi-manakish', 'Turkey and akkawi manakish', 'منقوشة العكاوي والديك الرومي', 150, 63554, 4998, 7493, 1817, 1193, 1199, 196139, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75b5-bdab-b2ddc0c936d5', '2026-03-05', 'lunch', 'spinach-chickpeas-eggs', 'Spinach and chickpeas with eggs', 'سبانخ وحمص بالبيض', 175, 90305, 6769, 9742, 3255, 3008, NULL, 198517, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75b6-91d5-e51ad24764a6', '2026-03-05', 'dinner', 'chicken-lettuce-cups-rice', 'Chicken lettuce cups with rice', 'أكواب الخس بالدجاج مع الأرز', 150, 73818, 5309, 7322, 2771, 831, 887, 103725, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75b7-b4a2-714104a19516', '2026-03-05', 'snack', 'apple-peanut-yogurt-dip', 'Apple slices with peanut yoghurt dip', 'شرائح التفاح مع غموس الزبادي بالفول السوداني', 100, 21574, 1588, 2803, 590, 437, 2086, 9095, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75b8-afa6-c1553bfd5a64', '2026-03-06', 'breakfast', 'red-lentil-mash-pumpkin-seeds', 'Mashed red lentils with spinach and pumpkin seeds', 'عدس أحمر مهروس بالسبانخ وبذور اليقطين', 150, 65315, 3612, 8708, 2156, 1721, NULL, 126909, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75b9-b91f-d30517193208', '2026-03-06', 'lunch', 'salmon-quinoa-asparagus', 'Grilled salmon with quinoa and asparagus', 'سلمون مشوي مع الكينوا والهليون', 150, 98037, 7203, 8007, 4241, 1491, NULL, 102260, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75ba-9776-d9907773fc4e', '2026-03-06', 'dinner', 'chicken-shawarma-plate-home', 'Home-made chicken shawarma plate', 'صحن شاورما دجاج منزلية', 125, 66159, 6409, 6075, 1761, 570, 984, 148411, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75bb-a8a7-82d9fd874c02', '2026-03-06', 'snack', 'edamame-lemon-salt', 'Edamame with lemon and orange', 'إدامامي بالليمون والبرتقال', 100, 21786, 1660, 2718, 696, 942, 1324, 31914, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75bc-bccf-f3f555aa9e81', '2026-03-07', 'breakfast', 'balaleet-light', 'Light balaleet with egg', 'بلاليط خفيف بالبيض', 150, 61725, 4469, 6549, 1817, 306, NULL, 92525, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75bd-bae1-edc1924107d5', '2026-03-07', 'lunch', 'edamame-quinoa-salad', 'Edamame and quinoa salad', 'سلطة الإدامامي والكينوا', 150, 78623, 5394, 9270, 2744, 2367, NULL, 86837, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75be-8d59-ba3edcabc508', '2026-03-07', 'dinner', 'lamb-skewers-couscous', 'Lamb and vegetable skewers with couscous', 'أسياخ لحم الغنم والخضار مع الكسكس', 150, 81201, 6368, 8450, 2418, 1190, NULL, 135756, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1868-75bf-8537-99a134931c75', '2026-03-07', 'snack', 'shrimp-lemon-corn-cup', 'Shrimp cup with corn and avocado', 'كوب الروبيان بالذرة والأفوكادو', 150, 29705, 2729, 2618, 1194, NULL, NULL, 56502, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-744a-8104-e8e869371a89', '2026-03-29', 'breakfast', 'eggs-minced-beef-potato', 'Eggs with minced beef and potato', 'بيض باللحم المفروم والبطاطس', 150, 63234, 5354, 4377, 2643, 623, 650, 125771, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-744b-8d6c-653ec606939b', '2026-03-29', 'lunch', 'tuna-white-bean-salad', 'Tuna and white bean salad', 'سلطة التونة بالفاصوليا البيضاء', 175, 81403, 6354, 9413, 2417, 2221, 1166, 179830, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-744c-a304-c80e13ffb553', '2026-03-29', 'dinner', 'foul-eggs-plate', 'Foul with boiled eggs and salad', 'صحن فول مع البيض المسلوق والسلطة', 150, 74865, 5352, 9440, 2054, 2147, NULL, 213591, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-744d-9503-5b4a17dfab66', '2026-03-29', 'snack', 'popcorn-roasted-soy', 'Popcorn with roasted soybeans and paprika', 'فشار مع فول الصويا المحمص والبابريكا', 150, 32405, 1937, 3954, 1203, 864, NULL, 29543, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-744e-bfeb-17e40d0fcf08', '2026-03-30', 'breakfast', 'mushroom-chicken-omelette', 'Chicken and mushroom omelette', 'أومليت الدجاج والفطر', 125, 59200, 5174, 4763, 2210, 790, 1236, 71701, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-744f-b33a-793a59f1a643', '2026-03-30', 'lunch', 'beef-shawarma-bowl', 'Beef shawarma bowl with tahini sauce', 'وعاء شاورما لحم بصلصة الطحينة', 150, 84128, 6597, 9083, 2541, 821, NULL, 157667, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-7450-8df6-db87d9987444', '2026-03-30', 'dinner', 'halloumi-vegetable-skewers', 'Halloumi and vegetable skewers with bulgur', 'أسياخ الحلوم والخضار مع البرغل', 150, 82325, 5516, 9045, 2987, NULL, NULL, 128192, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-7451-83d0-46f1a1efa2b7', '2026-03-30', 'snack', 'white-bean-dip-peppers', 'White bean and tofu dip with peppers', 'غموس الفاصوليا البيضاء والتوفو مع الفلفل', 100, 25165, 1705, 3350, 691, 848, 545, 25382, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-7452-b662-740f7c87bf7a', '2026-03-31', 'breakfast', 'spinach-feta-omelette', 'Spinach and feta omelette with toast', 'أومليت السبانخ والفيتا مع التوست', 150, 65157, 5336, 4494, 2876, 878, 977, 117939, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-7453-829a-6fbdec36c4cc', '2026-03-31', 'lunch', 'halloumi-lentil-salad', 'Halloumi and lentil salad', 'سلطة العدس بالحلوم المشوي', 150, 83177, 6275, 9017, 2763, NULL, NULL, 107363, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-7454-980d-a906a9347545', '2026-03-31', 'dinner', 'tofu-miso-noodle-soup', 'Tofu and mushroom miso soup with soba', 'شوربة الميسو بالتوفو والفطر ونودلز السوبا', 150, 73581, 5702, 9173, 2316, NULL, NULL, 175208, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-7455-8810-d72b47ec13c5', '2026-03-31', 'snack', 'lentil-soup-cup', 'Cup of red lentil soup', 'كوب شوربة عدس', 125, 26583, 1451, 4366, 479, 784, NULL, 51805, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-7456-990a-bb7cb4493338', '2026-04-01', 'breakfast', 'turkey-akkawi-manakish', 'Turkey and akkawi manakish', 'منقوشة العكاوي والديك الرومي', 150, 63554, 4998, 7493, 1817, 1193, 1199, 196139, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-7457-86d8-7e80ea66ea84', '2026-04-01', 'lunch', 'chicken-caesar-wrap', 'Chicken Caesar wrap with yoghurt dressing', 'لفافة سيزر بالدجاج بصلصة الزبادي', 175, 85236, 7949, 7793, 2555, 922, 1293, 135613, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-7458-931a-25f5f645dd38', '2026-04-01', 'dinner', 'red-lentil-spinach-soup-seeds', 'Red lentil and spinach soup with pumpkin seeds', 'شوربة العدس الأحمر والسبانخ مع بذور اليقطين', 150, 81021, 4214, 10442, 2924, 2121, NULL, 132252, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-7459-8497-ec5d09cfadf3', '2026-04-01', 'snack', 'apple-peanut-yogurt-dip', 'Apple slices with peanut yoghurt dip', 'شرائح التفاح مع غموس الزبادي بالفول السوداني', 100, 21574, 1588, 2803, 590, 437, 2086, 9095, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-745a-897d-da6d217f3db0', '2026-04-02', 'breakfast', 'chicken-rocket-breakfast-wrap', 'Cold chicken and rocket wrap with fruit', 'لفافة الدجاج البارد والجرجير مع الفاكهة', 150, 62043, 4575, 9030, 1314, 1595, NULL, 60894, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-745b-8c1c-0ab7d483815f', '2026-04-02', 'lunch', 'salmon-quinoa-asparagus', 'Grilled salmon with quinoa and asparagus', 'سلمون مشوي مع الكينوا والهليون', 125, 81698, 6003, 6673, 3534, 1243, NULL, 85216, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-745c-a812-05dc8729d856', '2026-04-02', 'dinner', 'tuna-chickpea-salad', 'Tuna and chickpea salad', 'سلطة التونة بالحمص', 200, 80368, 6236, 8658, 2736, 2452, 2516, 143316, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-745d-a36a-457a3e266e91', '2026-04-02', 'snack', 'egg-white-vegetable-bites', 'Egg white bites with corn and pepper', 'كاسات بياض البيض بالذرة والفلفل', 125, 23719, 2100, 2115, 839, 408, 920, 57245, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-745e-b7c5-c2bcd489f559', '2026-04-03', 'breakfast', 'balaleet-light', 'Light balaleet with egg', 'بلاليط خفيف بالبيض', 150, 61725, 4469, 6549, 1817, 306, NULL, 92525, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-745f-8dbe-52091a12fc1b', '2026-04-03', 'lunch', 'tofu-cashew-rice-noodles', 'Tofu and cashew rice noodles', 'نودلز الأرز بالتوفو والكاجو', 150, 85745, 5313, 10286, 3090, 1655, 1550, 143981, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-7460-bbe1-663dbe9c1ba6', '2026-04-03', 'dinner', 'steak-potato-salad', 'Beef steak with baked potato wedges and rocket', 'ستيك لحم مع البطاطس والجرجير', 150, 75684, 7004, 7275, 2351, 1113, 963, 134183, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-7461-91dc-023bf6a8216c', '2026-04-03', 'snack', 'zaatar-yogurt-dip-crispbread', 'Zaatar yoghurt dip with crispbread', 'غموس الزبادي بالزعتر مع خبز مقرمش', 125, 28263, 2214, 3781, 604, 704, NULL, 25146, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-7462-b143-4158275a6b8f', '2026-04-04', 'breakfast', 'egg-muffins-chicken-vegetables', 'Baked egg cups with chicken and vegetables', 'كاسات البيض بالدجاج والخضار في الفرن', 200, 66396, 5698, 5746, 2526, 1068, 3228, 119454, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-7463-bdfb-bbe6682e9767', '2026-04-04', 'lunch', 'oven-chicken-maqluba', 'Oven-roasted chicken maqluba', 'مقلوبة دجاج بالخضار المشوية', 125, 82985, 6331, 9506, 2168, 1010, NULL, 113506, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-7464-95ce-879beb991c9a', '2026-04-04', 'dinner', 'turkey-vegetable-omelette', 'Turkey and vegetable oven omelette', 'عجة الفرن بلحم الديك الرومي والخضار', 150, 81440, 5825, 7389, 3335, 1367, 1620, 131115, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1957-7465-93dc-c9b128d27848', '2026-04-04', 'snack', 'muhallabia-light', 'Light muhallabia with pistachios', 'مهلبية خفيفة بالفستق', 100, 20788, 1464, 3201, 272, 72, NULL, 10203, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aa9-7198-94b2-b982e34b3ad9', '2027-02-28', 'breakfast', 'zaatar-manakish-cottage-side', 'Zaatar manakish with cottage cheese and egg', 'منقوشة زعتر مع الجبن القريش والبيض', 150, 67527, 5337, 6836, 2150, 813, NULL, 170901, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7501-b429-19d6c93fc881', '2027-02-28', 'lunch', 'fish-sayadieh', 'Grouper sayadieh', 'صيادية هامور', 150, 89658, 6282, 9875, 2717, 596, NULL, 104696, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7502-8510-2506d02c0015', '2027-02-28', 'dinner', 'potato-cottage-frittata', 'Potato and pea frittata with cottage cheese', 'فريتاتا البطاطس والبازلاء بجبن القريش', 150, 72009, 5808, 7328, 2229, 1280, NULL, 158267, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7503-b812-e696f6b7fe2a', '2027-02-28', 'snack', 'tofu-cocoa-pudding', 'Silky tofu cocoa pudding with dates', 'بودنغ التوفو بالكاكاو والتمر', 100, 22746, 1621, 3048, 845, 600, 2087, 3814, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7504-9355-8a6eac27ab45', '2027-03-01', 'breakfast', 'liver-alexandrian-light', 'Light Alexandrian liver with peppers', 'كبدة إسكندراني خفيفة بالفلفل', 125, 57736, 4025, 6333, 1805, 498, NULL, 105264, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7505-9d1e-21b12a37f6ec', '2027-03-01', 'lunch', 'seabass-tahini-potatoes', 'Baked sea bass with tahini and potatoes', 'سيباس بالطحينة والبطاطس في الفرن', 150, 83772, 6213, 8477, 3000, 1370, 1109, 140966, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7506-8f5e-c1c8d6352cc6', '2027-03-01', 'dinner', 'beef-bean-chili', 'Beef and kidney bean chilli', 'تشيلي اللحم بالفاصوليا الحمراء', 150, 84479, 6500, 8810, 2970, 2531, NULL, 163301, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7507-bacb-d7b840be1b16', '2027-03-01', 'snack', 'edamame-chilli-garlic', 'Chilli and garlic edamame', 'إدامامي بالثوم والفلفل الحار', 100, 25488, 2019, 2300, 1147, 923, 576, 44226, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7508-8c55-98cf400864c3', '2027-03-02', 'breakfast', 'balaleet-light', 'Light balaleet with egg', 'بلاليط خفيف بالبيض', 150, 61725, 4469, 6549, 1817, 306, NULL, 92525, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7509-922e-fc234d48b04f', '2027-03-02', 'lunch', 'nicoise-tuna-egg', 'Tuna, egg and potato salad Niçoise', 'سلطة نيسواز بالتونة والبيض والبطاطس', 200, 93664, 6988, 9740, 3322, 2114, 1964, 182210, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-750a-a113-668d5a8f748a', '2027-03-02', 'dinner', 'chicken-lettuce-cups-rice', 'Chicken lettuce cups with rice', 'أكواب الخس بالدجاج مع الأرز', 150, 73818, 5309, 7322, 2771, 831, 887, 103725, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-750b-b672-2cd9bcfc5308', '2027-03-02', 'snack', 'salmon-cucumber-rolls', 'Smoked salmon rolls with cottage cheese', 'لفائف السلمون المدخن بالجبن القريش', 100, 22196, 1673, 3446, 279, 606, NULL, 55807, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-750c-9d02-9508b11cb53e', '2027-03-03', 'breakfast', 'savoury-chicken-oats', 'Savoury oats with chicken and vegetables', 'شوفان مالح بالدجاج والخضار', 175, 64983, 5238, 7130, 1747, 1265, 950, 99279, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-750d-a8c5-8a249cff81b7', '2027-03-03', 'lunch', 'cottage-bean-salad', 'Cottage cheese and three-bean salad', 'سلطة البقول بجبن القريش', 150, 77057, 5424, 9791, 2124, 2325, NULL, 186161, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-750e-a274-efb1ab42f1d5', '2027-03-03', 'dinner', 'turkey-vegetable-omelette', 'Turkey and vegetable oven omelette', 'عجة الفرن بلحم الديك الرومي والخضار', 150, 81440, 5825, 7389, 3335, 1367, 1620, 131115, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-750f-a295-0db6cd4d048e', '2027-03-03', 'snack', 'boiled-eggs-cucumber-zaatar', 'Boiled eggs with cucumber and zaatar', 'بيض مسلوق بالخيار والزعتر', 150, 28662, 2201, 1638, 1554, 369, NULL, 28731, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7510-9864-be96321b8407', '2027-03-04', 'breakfast', 'shakshuka-egg-white', 'Shakshuka with extra egg whites', 'شكشوكة مع بياض بيض إضافي', 150, 71112, 4940, 7614, 2576, 1434, 1686, 131381, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7511-8921-03b851a11e8e', '2027-03-04', 'lunch', 'beef-shawarma-bowl', 'Beef shawarma bowl with tahini sauce', 'وعاء شاورما لحم بصلصة الطحينة', 150, 84128, 6597, 9083, 2541, 821, NULL, 157667, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7512-ae00-cfd48c0e2aa7', '2027-03-04', 'dinner', 'chicken-corn-egg-soup', 'Chicken and sweetcorn soup with egg', 'شوربة الدجاج والذرة بالبيض', 150, 67674, 5201, 7269, 2169, 960, 1470, 156152, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7513-9198-44277bdab5ad', '2027-03-04', 'snack', 'tuna-cucumber-boats', 'Cucumber boats with tuna and avocado', 'قوارب الخيار بالتونة والأفوكادو', 150, 28371, 2292, 3023, 1116, 758, 975, 41970, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7514-9545-ee7b24e49a24', '2027-03-05', 'breakfast', 'boiled-eggs-cottage-plate', 'Boiled eggs with cottage cheese and vegetables', 'بيض مسلوق مع الجبن القريش والخضار', 150, 69366, 5673, 5960, 2694, 944, NULL, 180630, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7515-8c4b-66fc2eca6d64', '2027-03-05', 'lunch', 'salmon-quinoa-asparagus', 'Grilled salmon with quinoa and asparagus', 'سلمون مشوي مع الكينوا والهليون', 150, 98037, 7203, 8007, 4241, 1491, NULL, 102260, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7516-8ccf-d05bd0e2857b', '2027-03-05', 'dinner', 'chickpea-yoghurt-fatteh-light', 'Light chickpea and yoghurt fatteh', 'فتة حمص خفيفة بالزبادي', 100, 53633, 4028, 7324, 1180, 1496, 1821, 75625, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7517-943f-511c5d799aaf', '2027-03-05', 'snack', 'termos-lemon-cumin', 'Termos (lupin beans) with cumin and fruit', 'ترمس بالكمون والليمون مع العنب', 125, 26481, 1903, 4543, 378, 496, NULL, 27494, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7518-99e1-f25fe3de87e5', '2027-03-06', 'breakfast', 'spinach-feta-omelette', 'Spinach and feta omelette with toast', 'أومليت السبانخ والفيتا مع التوست', 150, 65157, 5336, 4494, 2876, 878, 977, 117939, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-7519-8aec-4405c6802789', '2027-03-06', 'lunch', 'tofu-cashew-rice-noodles', 'Tofu and cashew rice noodles', 'نودلز الأرز بالتوفو والكاجو', 150, 85745, 5313, 10286, 3090, 1655, 1550, 143981, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-751a-b0b4-4ebd8be6e1bc', '2027-03-06', 'dinner', 'snapper-harra-potatoes', 'Spicy baked snapper with potatoes', 'سمك حمرا حار بالفرن مع البطاطس', 150, 78344, 6698, 8166, 2195, 1337, NULL, 138966, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1aaa-751b-9a3c-03ec8438272c', '2027-03-06', 'snack', 'muhallabia-light', 'Light muhallabia with pistachios', 'مهلبية خفيفة بالفستق', 100, 20788, 1464, 3201, 272, 72, NULL, 10203, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1b73-7506-b126-2487865440d5', '2027-04-04', 'breakfast', 'chickpea-flour-omelette-tofu', 'Chickpea flour omelette with tofu and herbs', 'عجة دقيق الحمص بالتوفو والأعشاب', 150, 60207, 4008, 6537, 2273, 1346, 1667, 94965, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1b73-7507-b569-43620b728c68', '2027-04-04', 'lunch', 'fish-sayadieh', 'Grouper sayadieh', 'صيادية هامور', 150, 89658, 6282, 9875, 2717, 596, NULL, 104696, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1b73-7508-bf59-fa6df66cbb9b', '2027-04-04', 'dinner', 'kofta-skewers-bulgur', 'Kofta skewers with bulgur and salad', 'أسياخ كفتة مع البرغل والسلطة', 150, 77978, 6252, 8448, 2400, 1578, NULL, 135909, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1b73-7509-b39b-0ff036c2dab5', '2027-04-04', 'snack', 'yogurt-mint-dip-carrots', 'Garlic and mint yoghurt dip with vegetable sticks', 'غموس الزبادي بالنعناع مع أصابع الخضار', 125, 22779, 1956, 2804, 510, 594, NULL, 39514, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-777e-b192-97b95e9e9ef8', '2027-04-05', 'breakfast', 'tuna-shakshuka', 'Tuna and white bean shakshuka', 'شكشوكة التونة بالفاصوليا البيضاء', 150, 57878, 4589, 7059, 1502, 1788, 1470, 77676, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-777f-92a1-88999c61c96f', '2027-04-05', 'lunch', 'egg-edamame-fried-rice', 'Egg fried rice with edamame', 'أرز مقلي بالبيض والإدامامي', 150, 84788, 6189, 8603, 2861, 1328, 1211, 132243, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7780-b5f6-bf6d49647279', '2027-04-05', 'dinner', 'tofu-bean-salad-raw', 'Greek-style salad with tofu and white beans', 'سلطة يونانية بالتوفو والفاصوليا البيضاء', 200, 81378, 5870, 9608, 2858, 2508, NULL, 188358, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7781-a654-368bc45f03a5', '2027-04-05', 'snack', 'stuffed-eggs-light', 'Light stuffed eggs', 'بيض محشي خفيف', 125, 27364, 2363, 1621, 1269, 408, 868, 48821, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7782-8897-959006954d1b', '2027-04-06', 'breakfast', 'turkey-akkawi-manakish', 'Turkey and akkawi manakish', 'منقوشة العكاوي والديك الرومي', 150, 63554, 4998, 7493, 1817, 1193, 1199, 196139, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7783-ab0e-aa46a95d82f3', '2027-04-06', 'lunch', 'seabass-tahini-potatoes', 'Baked sea bass with tahini and potatoes', 'سيباس بالطحينة والبطاطس في الفرن', 150, 83772, 6213, 8477, 3000, 1370, 1109, 140966, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7784-b417-3646ce0e7d90', '2027-04-06', 'dinner', 'turkey-vegetable-omelette', 'Turkey and vegetable oven omelette', 'عجة الفرن بلحم الديك الرومي والخضار', 150, 81440, 5825, 7389, 3335, 1367, 1620, 131115, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7785-bb58-aa250ad510a8', '2027-04-06', 'snack', 'cottage-cucumber-olive', 'Cottage cheese with cucumber, mint and olives', 'جبن قريش بالخيار والنعناع والزيتون', 100, 21042, 1844, 2177, 577, 192, NULL, 72206, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7786-9e71-bb57be486419', '2027-04-07', 'breakfast', 'sardine-lemon-toast', 'Sardine toast with tomato and rocket', 'توست السردين بالطماطم والجرجير', 150, 62517, 4577, 7730, 1544, 1403, 1172, 84672, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7787-baa8-80714041c949', '2027-04-07', 'lunch', 'spinach-chickpeas-eggs', 'Spinach and chickpeas with eggs', 'سبانخ وحمص بالبيض', 150, 77405, 5802, 8351, 2790, 2579, NULL, 170157, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7788-afca-5c558131fb9b', '2027-04-07', 'dinner', 'salmon-green-beans-potatoes', 'Tray-baked salmon with green beans and potatoes', 'صينية سلمون بالفاصوليا الخضراء والبطاطس', 150, 85502, 6906, 7530, 3219, 1284, NULL, 116820, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7789-b4ad-db688e842d43', '2027-04-07', 'snack', 'white-bean-dip-peppers', 'White bean and tofu dip with peppers', 'غموس الفاصوليا البيضاء والتوفو مع الفلفل', 100, 25165, 1705, 3350, 691, 848, 545, 25382, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-778a-bb0c-d39e42abeb91', '2027-04-08', 'breakfast', 'zaatar-manakish-cottage-side', 'Zaatar manakish with cottage cheese and egg', 'منقوشة زعتر مع الجبن القريش والبيض', 150, 67527, 5337, 6836, 2150, 813, NULL, 170901, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-778b-9d68-24de0e9c5f89', '2027-04-08', 'lunch', 'thai-basil-chicken', 'Thai basil chicken with rice', 'دجاج بالريحان على الطريقة التايلندية مع الأرز', 150, 79323, 5423, 8967, 2453, 740, 1085, 147179, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-778c-ac9f-8e1b05090329', '2027-04-08', 'dinner', 'lamb-skewers-couscous', 'Lamb and vegetable skewers with couscous', 'أسياخ لحم الغنم والخضار مع الكسكس', 150, 81201, 6368, 8450, 2418, 1190, NULL, 135756, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-778d-b496-a943b07716c3', '2027-04-08', 'snack', 'tofu-cocoa-pudding', 'Silky tofu cocoa pudding with dates', 'بودنغ التوفو بالكاكاو والتمر', 100, 22746, 1621, 3048, 845, 600, 2087, 3814, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-778e-8ea2-c1cf73e77032', '2027-04-09', 'breakfast', 'balaleet-light', 'Light balaleet with egg', 'بلاليط خفيف بالبيض', 150, 61725, 4469, 6549, 1817, 306, NULL, 92525, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-778f-87c6-b90d3bbbdd35', '2027-04-09', 'lunch', 'nicoise-tuna-egg', 'Tuna, egg and potato salad Niçoise', 'سلطة نيسواز بالتونة والبيض والبطاطس', 200, 93664, 6988, 9740, 3322, 2114, 1964, 182210, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7790-b25d-b805c662e01e', '2027-04-09', 'dinner', 'potato-cottage-frittata', 'Potato and pea frittata with cottage cheese', 'فريتاتا البطاطس والبازلاء بجبن القريش', 150, 72009, 5808, 7328, 2229, 1280, NULL, 158267, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7791-a124-b48e11f01fa8', '2027-04-09', 'snack', 'edamame-hummus-carrots', 'Edamame hummus with carrots', 'حمص الإدامامي مع الجزر', 100, 24482, 1553, 2936, 930, 1040, 957, 19522, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7792-af92-30de71d7ba08', '2027-04-10', 'breakfast', 'turmeric-tofu-scramble', 'Turmeric tofu scramble with corn tortillas', 'توفو مفتت بالكركم مع تورتيلا الذرة', 150, 64187, 4415, 7110, 2531, 1566, 1290, 74006, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7793-b181-c6d487a229c0', '2027-04-10', 'lunch', 'beef-shawarma-bowl', 'Beef shawarma bowl with tahini sauce', 'وعاء شاورما لحم بصلصة الطحينة', 175, 98149, 7697, 10596, 2965, 957, NULL, 183944, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7794-babc-ee37686e08a7', '2027-04-10', 'dinner', 'alexandrian-chicken-liver', 'Alexandrian-style chicken liver with bread', 'كبدة دجاج إسكندراني مع الخبز', 125, 66354, 4920, 6880, 2414, 1224, NULL, 127316, 'budget', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7795-a370-57ae2c90f91f', '2027-04-10', 'snack', 'zaatar-yogurt-dip-crispbread', 'Zaatar yoghurt dip with crispbread', 'غموس الزبادي بالزعتر مع خبز مقرمش', 100, 22610, 1771, 3025, 483, 563, NULL, 20117, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7796-a6eb-0812a744f0e1', '2027-04-11', 'breakfast', 'tuna-tomato-toast', 'Tuna toast with tomato and avocado', 'توست التونة بالطماطم والأفوكادو', 150, 60137, 4680, 6414, 1929, 1328, 983, 93099, 'quick', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7797-a647-fc8b0e09920b', '2027-04-11', 'lunch', 'lupin-chickpea-salad', 'Lupin and chickpea salad with pomegranate', 'سلطة الترمس والحمص بالرمان', 200, 94168, 6780, 11580, 3022, 3136, NULL, 48494, 'protein', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7798-b309-e1f490b3dea0', '2027-04-11', 'dinner', 'turkey-meatballs-pasta', 'Turkey meatballs with pasta', 'كرات لحم الديك الرومي مع الباستا', 125, 71701, 5218, 8855, 2148, 1488, 1735, 136010, 'targets', 0)
--;
INSERT INTO planned_meals (user_id, id, date, slot, meal_id, name_en, name_ar, servings, kcal, protein, carbs, fat, fiber, sugars, sodium, reason, substituted) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '01a21e44-1bf1-7799-88fe-bbbf5265ba72', '2027-04-11', 'snack', 'edamame-chilli-garlic', 'Chilli and garlic edamame', 'إدامامي بالثوم والفلفل الحار', 100, 25488, 2019, 2300, 1147, 923, 576, 44226, 'targets', 0)
--;
INSERT INTO food_logs (user_id, id, date, category, name, food_id, planned_meal_id, unit, portion, weight, kcal, protein, carbs, fat, fiber, sugars, sodium, of_amount, of_one, of_kcal, of_protein, of_carbs, of_fat, of_fiber, of_sugars, of_sodium, note, asked, version, logged_at) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '0195f0a2-7b6a-7c3e-9d2a-5b8f0c1d4001', '2026-03-01', 'snack', 'Date bar', NULL, NULL, NULL, 100, NULL, 15000, 300, 2800, 300, NULL, NULL, NULL, 100, 100, 15000, 300, 2800, 300, NULL, NULL, NULL, NULL, 3205481552553382449, 1, 1772352000000)
--;
INSERT INTO food_logs (user_id, id, date, category, name, food_id, planned_meal_id, unit, portion, weight, kcal, protein, carbs, fat, fiber, sugars, sodium, of_amount, of_one, of_kcal, of_protein, of_carbs, of_fat, of_fiber, of_sugars, of_sodium, note, asked, version, logged_at) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '0195f0a2-7b6a-7c3e-9d2a-5b8f0c1d4002', '2026-03-01', 'lunch', 'White rice, long grain, boiled', '20045', NULL, 'cup', 150, 15800, 30810, 638, 6676, 66, 95, 12, 237, 10000, 15800, 13000, 269, 2817, 28, 40, 5, 100, NULL, 8759203102378558783, 2, 1772352000000)
--;
INSERT INTO food_logs (user_id, id, date, category, name, food_id, planned_meal_id, unit, portion, weight, kcal, protein, carbs, fat, fiber, sugars, sodium, of_amount, of_one, of_kcal, of_protein, of_carbs, of_fat, of_fiber, of_sugars, of_sodium, note, asked, version, logged_at) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '0195f0a2-7b6a-7c3e-9d2a-5b8f0c1d3101', '2027-04-05', 'lunch', 'White rice, long grain, boiled', '20045', NULL, 'cup', 100, 15800, 20540, 425, 4451, 44, 63, 8, 158, 10000, 15800, 13000, 269, 2817, 28, 40, 5, 100, NULL, 1440498964114242746, 1, 1806912000000)
--;
INSERT INTO water_logs (user_id, id, date, ml, logged_at) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '0195f0a2-7b6a-7c3e-9d2a-5b8f0c1d4101', '2026-03-01', 330, 1772352000000)
--;
INSERT INTO water_logs (user_id, id, date, ml, logged_at) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '0195f0a2-7b6a-7c3e-9d2a-5b8f0c1d4102', '2026-03-01', 250, 1772352000000)
--;
INSERT INTO day_targets (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '2026-03-01', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1')
--;
INSERT INTO day_targets (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '2026-03-02', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1')
--;
INSERT INTO day_targets (user_id, date, kcal, protein_g, carbs_g, fat_g, water_ml, basis, formula) VALUES ('01a21e44-0510-7036-8677-f5acedced4e0', '2027-04-05', 2512, 188, 251, 84, 2450, 'reference', 'nutrition-targets/1')
--;
INSERT INTO deleted_logs (user_id, id, deleted_at) VALUES ('01a21e44-044a-758a-829c-6dc4235c2bb6', '01a21e44-0bdf-722d-b1b0-7ec9c4883529', 1772438400000)
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
CREATE INDEX people_by_arrival ON people (product, created_at)
--;
CREATE UNIQUE INDEX food_logs_of_plan ON food_logs (user_id, planned_meal_id) WHERE planned_meal_id IS NOT NULL
--;
CREATE INDEX food_logs_by_day ON food_logs (user_id, date, logged_at, id)
--;
CREATE INDEX water_logs_by_day ON water_logs (user_id, date, logged_at, id)
--;
CREATE INDEX deleted_logs_by_time ON deleted_logs (deleted_at)
--;
CREATE INDEX departed_age ON departed (departed_at)
