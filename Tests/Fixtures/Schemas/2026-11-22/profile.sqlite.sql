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
    registered_at BIGINT NOT NULL)
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
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (1, 'create work', '156b17e2dbc9c564', 1795370239946)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795370239947)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795370239949)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (100, 'create people', '18c019b393d51468', 1795370239951)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (101, 'create entitlements', 'c994b92f41d7d109', 1795370239954)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (102, 'create onboarding drafts', '5ddf1a7e3f88b276', 1795370239957)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (103, 'create partners', '1b829b4d9c12adbe', 1795370239961)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (104, 'create prompts, scores and achievements', '6d3c327dc0e86daa', 1795370239963)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (105, 'create weights, measurements and scans', 'b676fd89f05d72ef', 1795370239966)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (106, 'create settings, tutorials and devices', 'ef2699f324b3d90b', 1795370239969)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (107, 'create support tickets', '0875822c29e03ac2', 1795370239975)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-caf7-7211-abda-b2e3f8d78d5b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cadf-7510-b406-e23b189ef311', 1795370240781)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cae1-7428-87a3-355e844badfd', 1795370240795)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cb05-741a-bd84-668d1799bd35', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cb94-7668-bf00-8f81f437a7bc', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cb9a-7720-848c-c6648652ff2b', 1795370240934)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cbf7-7115-a5c3-812780fcbd89', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cc0f-7059-8a0b-644efc36c6ac', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cc81-7323-8029-dbfa1f27e48a', 1795370241175)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cc93-72d4-96d7-d41e6661c737', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cd01-77ef-8896-c6165db2515f', 1795370241303)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cd0d-771b-a848-bacfba1d56dd', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cd9f-7610-a0cd-f9620146b130', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cddf-764c-aeb0-571d7fdf1936', 1795370241513)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-ced9-75af-9840-2eb22f9ba7c8', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cef1-7421-9e73-bc002f5d0fa4', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf13-715e-8bca-9440d35eeb07', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf1b-7578-807a-232134184020', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf2d-70a0-9331-deaf4ba0a35b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf2f-709b-9b16-06bd9073a866', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf4c-7291-b59b-188e74e12f78', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf4e-73da-b4f7-c58a590419b3', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf76-70ff-95cc-0ae4fb69a321', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf7b-7433-a0ae-d93a52bc7e2b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf7e-7084-af3f-b338138a6244', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf85-706f-a494-2aacea3874d5', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf98-7159-bdf8-899864581095', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cfcc-714f-8cae-acf5978cd622', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cfce-7526-8c59-6efaa49fa691', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d015-7465-9c04-72354907e984', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d03a-70cf-90f8-0736ad18244f', 1773691200000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d04e-7232-8fc6-c2edaedfd056', 1795370242137)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d075-7269-a239-34c4dc6e3d99', 1795370242185)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d0c6-77ad-ad29-2bfb1795749a', 1795370242258)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d0bf-7786-a050-1a92ad746512', 1775030400000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d0ed-7059-83ad-ccd9cd7fe0ee', 1795370242295)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d10f-70c0-99e4-037a5732c8a3', 1775030400000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d56f-71bf-a9f3-3936871801a0', 1795370243452)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('profile.recordWeight|service:tasks|flow-xczgbpfd55fp89cg', '01a20467-cbf3-77c5-935a-da0b1787c66e', 'C1ivs7dM-FqO-wd7rcX48RBJ2kYuynSZbAijZ-LZtuo', 201, 'rULl9lNe7TjM0WOt3m-GyV3oWu7qvAoWlydSdBQzcene9CxpSzv0Fm39BNU5FtEXT7X3Az8xEyIPpEDxUbRjBAt2GOWR0Oym14afVFZ_TGfm7zoEnixSn1E5KiFJDWRWfkwAZ92TNYwrgDd7uZp9_TEn7L1fs8SLWuORhqYEzEkp9MRrUdncIaj-k-eYt62gyD-gY3xZP6SEIz4WP4yu8Pm2p5LsIogp0LaHElpcL73y5Bc', 1772438460000, 1772524800000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('profile.recordWeight|service:tasks|flow-xczgbpfd55fp89cg', '01a20467-ce98-76b4-a5a7-1108c9094244', 'E55T_eAaCauXyYB4OJK4KAq8qoSLFrRPUImGM4OIDNo', 201, 'qss2awjHS9PiL51nn6zHLDdZ2s4e1Xn9gOgy0bDu26qO7KleupV1n8zMuq3BY4NXZfmA9uKSJh6aXljbO79VuEoqQ2D9u010WBcIAn_AkXfbZe-emkTMkW45b15708QmKUfca9UzVV__HG78iCLFcLfOH5pB5rsXx3Z73dDw4PUWiMpjRiGyINKdk87xJvXGfKn0zDJnAdpIlv1MvweS7xtTA8yc35inW2RuAkmU9QOFvDI', 1773043269000, 1773129609000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cade-7004-9cea-9d234b77619d', 'gtsd', 'Layla', 'layla.p3aphtwyhp@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, 1795370240745, 1795370240869)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-caf7-720f-896b-007edb58f9b2', 'gtsd', 'Layla', 'layla.x9edfafsam@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1996-03-01', 'male', 'lose_weight', 7500, '2026-12-01', 'To climb Jabal Sawda', 8000, 18000, 'moderately_active', '["halal"]', '["peanuts"]', 4, 1780, 2759, 2259, 160, 2800, '2026-05-17', 'mifflin-st-jeor/1', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cb05-7418-a150-de2ce1c80a95', 'gtsd', 'Layla', 'layla.xathvprdxu@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1996-03-01', 'male', 'lose_weight', 7500, '2026-12-01', 'To climb Jabal Sawda', 8000, 18000, 'moderately_active', '["halal"]', '["peanuts"]', 4, 1780, 2759, 2259, 160, 2800, '2026-05-17', 'mifflin-st-jeor/1', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cae0-7119-8ed5-ad1790f5d8e2', 'gtsd', 'ليلى Haddad', 'layla.ahvdynvw28@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370240714, 1795370240714)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cb93-77b3-8d3d-93d1849356b7', 'gtsd', 'Layla', 'layla.bfukf2n4pg@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1996-03-01', 'male', 'lose_weight', 7500, '2026-12-01', 'To climb Jabal Sawda', 7500, 18000, 'moderately_active', '["halal"]', '["peanuts"]', 4, 1730, 2682, 2182, 150, 2650, NULL, 'mifflin-st-jeor/1', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 7, 1772352000000, 1773043209000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cb99-7197-931f-860ffc616664', 'gtsd', 'Rana', 'rana.p3aphtwyhp@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370240877, 1795370240877)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cbf6-738f-be0f-f6ba27816e70', 'gtsd', 'Layla', 'layla.c8qmw8dzfs@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cc0d-7317-9ccf-f3a11e759673', 'gtsd', 'Omar', 'omar.xathvprdxu@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1990-05-20', 'male', 'lose_weight', 7500, '2030-01-01', NULL, 9000, 17500, 'sedentary', '[]', '[]', 2, 1824, 2189, 1689, 180, 3150, '2026-10-18', 'mifflin-st-jeor/1', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cc7d-74be-a701-1b4a19d7753a', 'gtsd', 'Layla', 'layla.zqgquqq8wb@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370241159, 1795370241159)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cc8e-777d-af38-0ad87db514f3', 'gtsd', 'Layla', 'layla.sbuhj5hagr@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1996-03-01', 'male', 'lose_weight', 7500, '2026-12-01', 'To climb Jabal Sawda', 8000, 18000, 'moderately_active', '["halal"]', '["peanuts"]', 4, 1780, 2759, 2259, 160, 2800, '2026-05-17', 'mifflin-st-jeor/1', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cd00-7771-b7a1-f0eb4ed8ed17', 'gtsd', 'Omar', 'omar.zqgquqq8wb@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370241290, 1795370241290)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cd0d-7719-944d-5584aef222e4', 'gtsd', 'Omar', 'omar.sbuhj5hagr@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1990-05-20', 'male', 'lose_weight', 7500, '2030-01-01', NULL, 9000, 17500, 'sedentary', '[]', '[]', 2, 1824, 2189, 1689, 180, 3150, '2026-10-18', 'mifflin-st-jeor/1', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cd9f-760f-a264-4a71d3fd500d', 'fitcoach', 'Faisal', NULL, '+966501586821', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, 28, 8500, 17501, 'beginner', 3, '["none"]', 1772352000000, 65, NULL, 15, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cddf-764b-989c-8d10a9975886', 'fitcoach', NULL, NULL, '+966500392230', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370241503, 1795370241503)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-ced9-75ae-9a10-74d00de31244', 'fitcoach', NULL, NULL, '+966501953443', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cef1-7420-987b-cd75f10cc4c8', 'fitcoach', 'Faisal', NULL, '+966501803571', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, 28, 8500, 17500, 'beginner', 3, '["none"]', 1772352000000, 65, 0, 3, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cf16-7356-ad69-53774b92297f', 'fitcoach', 'Demo', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cf2f-709a-8fbb-d1a38852ff7b', 'fitcoach', 'Faisal', NULL, '+966500344463', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cf4e-73d9-80e1-b3466384e6c5', 'fitcoach', NULL, NULL, '+966500389819', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cf85-706e-b2b7-155703533ecb', 'fitcoach', NULL, NULL, '+966508518417', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cf98-7158-b46f-539cbe96ed1f', 'fitcoach', 'Faisal', NULL, '+966500280225', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-cfce-7525-9203-c791a3c5d46a', 'fitcoach', NULL, NULL, '+966548518417', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-d015-7464-b1e7-400a6dc838ee', 'fitcoach', NULL, NULL, '+966500442267', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-d04d-71ca-9a3b-e24be3028d96', 'stack', 'Noura', 'noura.qbwccz72yt@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370242099, 1795370242099)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-d074-73bb-b666-82ad27dd8c62', 'stack', 'Sami', 'sami.qbwccz72yt@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370242131, 1795370242131)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-d0c5-76e2-88ce-7c817faf5515', 'stack', 'Noura', 'noura.yqrbvj4bzs@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370242223, 1795370242223)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-d0ed-7057-90d8-6c0aa5a63646', 'stack', 'Sami', 'sami.yqrbvj4bzs@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370242251, 1795370242251)
--;
INSERT INTO people (user_id, product, name, email, phone, avatar_id, timezone, language, date_of_birth, gender, primary_goal, target_weight, target_date, motivation, weight, height, activity_level, diets, allergies, meals_per_day, bmr, tdee, calorie_target, protein_target, water_target, projected_date, formula, onboarded_at, main_goal, workout_location, first_intake_at, age, intake_weight, intake_height, experience_level, workout_frequency, injuries, second_intake_at, fitness_score, calls_remaining, version, created_at, updated_at) VALUES ('01a20467-d56f-71bd-9313-8f31c89db498', 'gtsd', 'Layla', 'layla.qbwccz72yt@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370243421, 1795370243421)
--;
INSERT INTO entitlements (user_id, tier, version) VALUES ('01a20467-cef1-7420-987b-cd75f10cc4c8', 'premium', 1)
--;
INSERT INTO entitlements (user_id, tier, version) VALUES ('01a20467-cf2f-709a-8fbb-d1a38852ff7b', 'smart_premium', 3)
--;
INSERT INTO entitlements (user_id, tier, version) VALUES ('01a20467-cf98-7158-b46f-539cbe96ed1f', 'premium', 4)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a20467-cb09-772e-a8e7-049754f3a075', '01a20467-cade-7004-9cea-9d234b77619d', 1, 'سارة', NULL, '+966501234567', 'family', 1795370240777)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a20467-cb30-7515-9a8a-c012f4a2c583', '01a20467-cade-7004-9cea-9d234b77619d', 2, 'One more', 'p.f5dddad0-ad7f-45dc-8752-b2283f59dda6@example.com', NULL, 'colleague', 1795370240816)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a20467-cb38-7240-99ba-de0a1c0921f5', '01a20467-cade-7004-9cea-9d234b77619d', 3, 'One more', 'p.5ae9408e-40ea-4986-a603-2e70de59fab0@example.com', NULL, 'colleague', 1795370240823)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a20467-cb3e-766c-b440-ea20d6ffeac7', '01a20467-cade-7004-9cea-9d234b77619d', 4, 'One more', 'p.8d33d706-f29f-470d-9136-ee5ea971ef02@example.com', NULL, 'colleague', 1795370240830)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a20467-cb45-71d8-b3ad-f078ee0ba269', '01a20467-cade-7004-9cea-9d234b77619d', 5, 'One more', 'p.1c04ce48-5365-4ffb-9387-890fb43a9a0b@example.com', NULL, 'colleague', 1795370240837)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a20467-cb49-7653-a453-56b3508a8ce7', '01a20467-cade-7004-9cea-9d234b77619d', 6, 'One more', 'p.933bfdab-8447-4600-be56-4f0379a15440@example.com', NULL, 'colleague', 1795370240841)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a20467-cb4b-7705-8f22-f8ea03d16fe2', '01a20467-cade-7004-9cea-9d234b77619d', 7, 'One more', 'p.77f40c9e-2bab-4784-9de6-5e3cad51ada0@example.com', NULL, 'colleague', 1795370240843)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a20467-cb54-74b8-8968-4072aa83eb8a', '01a20467-cade-7004-9cea-9d234b77619d', 8, 'One more', 'p.aabb92ee-873f-41c2-beb9-76289643fbeb@example.com', NULL, 'colleague', 1795370240852)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a20467-cb57-71fe-bcd7-2cbf95ccbdea', '01a20467-cade-7004-9cea-9d234b77619d', 9, 'One more', 'p.43fb25ce-eec5-4217-afc3-16c461053ee4@example.com', NULL, 'colleague', 1795370240855)
--;
INSERT INTO partners (id, user_id, position, name, email, phone, relationship, created_at) VALUES ('01a20467-cb66-73c2-bcda-4055ae8e300b', '01a20467-cade-7004-9cea-9d234b77619d', 0, 'Eleventh', 'eleventh.p3aphtwyhp@example.com', NULL, 'coach', 1795370240869)
--;
INSERT INTO prompts (user_id, has_seen, last_shown_at, times_deferred, has_completed, has_scheduled, is_dismissed, last_choice, last_launch, deferred_launches) VALUES ('01a20467-cd9f-760f-a264-4a71d3fd500d', 0, NULL, 0, 1, 0, 1, NULL, NULL, '[]')
--;
INSERT INTO prompts (user_id, has_seen, last_shown_at, times_deferred, has_completed, has_scheduled, is_dismissed, last_choice, last_launch, deferred_launches) VALUES ('01a20467-cef1-7420-987b-cd75f10cc4c8', 1, 1772352000000, 0, 1, 1, 1, 'schedule_call', 'L1', '[]')
--;
INSERT INTO scores (id, user_id, value, formula, at) VALUES ('01a20467-cdc9-70cf-9aab-bde98558dd54', '01a20467-cd9f-760f-a264-4a71d3fd500d', 65, 'fitness-score/1', 1772352000000)
--;
INSERT INTO scores (id, user_id, value, formula, at) VALUES ('01a20467-cf42-726c-8f8f-fa77d1d7c768', '01a20467-cef1-7420-987b-cd75f10cc4c8', 65, 'fitness-score/1', 1772352000000)
--;
INSERT INTO activity (user_id, workouts, longest_streak, calls_at) VALUES ('01a20467-cef1-7420-987b-cd75f10cc4c8', 0, 0, 1772352000000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a20467-cb19-7315-b15d-57c24fe3305a', '01a20467-caf7-720f-896b-007edb58f9b2', '2026-03-01', 8000, 'kg', NULL, 1772352000000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a20467-cb1e-725f-8124-41c40e8810d0', '01a20467-cb05-7418-a150-de2ce1c80a95', '2026-03-01', 8000, 'kg', NULL, 1772352000000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a20467-cba4-759a-b00c-3359cffdcb46', '01a20467-cb93-77b3-8d3d-93d1849356b7', '2026-03-01', 8000, 'kg', NULL, 1772352000000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a20467-cbfc-71ae-8212-e909284baa45', '01a20467-cb93-77b3-8d3d-93d1849356b7', '2026-03-02', 7920, 'kg', NULL, 1772438400000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a20467-cc1f-7605-b21b-40ddb842f274', '01a20467-cc0d-7317-9ccf-f3a11e759673', '2026-03-01', 9000, 'kg', NULL, 1772352000000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a20467-ccb8-7597-a5da-c39db38a547a', '01a20467-cc8e-777d-af38-0ad87db514f3', '2026-03-01', 8000, 'kg', NULL, 1772352000000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a20467-cd2d-7006-a066-2599ec67733c', '01a20467-cd0d-7719-944d-5584aef222e4', '2026-03-01', 9000, 'kg', NULL, 1772352000000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a20467-cdb4-74fc-ab5d-5966ac45c29d', '01a20467-cb93-77b3-8d3d-93d1849356b7', '2026-03-09', 7740, 'kg', NULL, 1773043200000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a20467-ce20-7330-abd4-01159f86c615', '01a20467-cb93-77b3-8d3d-93d1849356b7', '2026-03-09', 7711, 'lb', NULL, 1773043203000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a20467-ce48-7436-854d-afbb84762c1c', '01a20467-cb93-77b3-8d3d-93d1849356b7', '2026-03-09', 7990, 'kg', NULL, 1773043206000)
--;
INSERT INTO weights (id, user_id, date, weight, unit, note, created_at) VALUES ('01a20467-cea1-70d1-b304-ef9037d4f271', '01a20467-cb93-77b3-8d3d-93d1849356b7', '2026-03-09', 7500, 'kg', NULL, 1773043209000)
--;
INSERT INTO measurements (id, user_id, type, value, unit, taken_at) VALUES ('01a20467-cc0d-72c5-8167-4630872c3a8d', '01a20467-cbf6-738f-be0f-f6ba27816e70', 'waist', 3300, 'in', 1772352000000)
--;
INSERT INTO measurements (id, user_id, type, value, unit, taken_at) VALUES ('01a20467-cc0f-71c8-9c97-0afc2c18bd4a', '01a20467-cbf6-738f-be0f-f6ba27816e70', 'body_fat', 1850, 'percent', 1771138800000)
--;
INSERT INTO scans (id, user_id, date, metrics, note, created_at) VALUES ('01a20467-cf63-77f4-aab1-3eaff0408984', '01a20467-cf2f-709a-8fbb-d1a38852ff7b', '2026-02-01', '{"weightKg":87.0,"bodyFatPct":20.5,"muscleMassKg":66.0,"visceralFat":8.0,"bodyWaterPct":60.0,"bmi":28.4,"fatMassKg":16.1,"skeletalMuscleKg":38.6,"bmr":1850.0,"proteinKg":13.6,"mineralsKg":4.6,"waistHipRatio":0.9}', NULL, 1772352000000)
--;
INSERT INTO scans (id, user_id, date, metrics, note, created_at) VALUES ('01a20467-cf67-7542-91ff-a1282dd09b57', '01a20467-cf2f-709a-8fbb-d1a38852ff7b', '2026-03-01', '{"weightKg":87.0,"bodyFatPct":18.5,"muscleMassKg":68.0,"visceralFat":8.0,"bodyWaterPct":60.0,"bmi":28.4,"fatMassKg":16.1,"skeletalMuscleKg":38.6,"bmr":1850.0,"proteinKg":13.6,"mineralsKg":4.6,"waistHipRatio":0.9}', NULL, 1772352000000)
--;
INSERT INTO devices (id, user_id, token, token_hash, platform, created_at, registered_at) VALUES ('01a20467-cb51-712f-8889-54ca36b80843', '01a20467-caf7-720f-896b-007edb58f9b2', 'push-x9edfafsam', 'R6n0MSISICcrIii23XBe4Glh_AptcEMhVTyytl_AeUE', 'ios', 1772352000000, 1772352000000)
--;
INSERT INTO devices (id, user_id, token, token_hash, platform, created_at, registered_at) VALUES ('01a20467-cca8-76bf-bf8a-00b221bbcdd6', '01a20467-cc7d-74be-a701-1b4a19d7753a', 'web-zqgquqq8wb', '58NNoa2maA-_pyEDLz33bYzA_gQciSY81pUWNK31bfA', 'web', 1795370241192, 1795370241192)
--;
INSERT INTO tickets (number, user_id, product, subject, message, email, created_at, closed_at) VALUES (1001, '01a20467-ced9-75ae-9a10-74d00de31244', 'fitcoach', 'وقت التذكير zgfuac4u65', 'The reminder came an hour late.
يصل متأخرًا ساعة.', 'faisal.zgfuac4u65@example.com', 1772352000000, NULL)
--;
INSERT INTO tickets (number, user_id, product, subject, message, email, created_at, closed_at) VALUES (1002, '01a20467-ced9-75ae-9a10-74d00de31244', 'fitcoach', 'Another', 'Still late.', NULL, 1772352000000, NULL)
--;
INSERT INTO ticket_counter (id, last) VALUES (1, 1002)
--;
CREATE INDEX work_due ON work (clock, is_dead, due_at)
--;
CREATE INDEX idempotency_keys_expiry ON idempotency_keys (expires_at)
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
