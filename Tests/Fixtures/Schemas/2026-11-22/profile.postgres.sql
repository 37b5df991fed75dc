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
    registered_at bigint NOT NULL
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
    created_at bigint NOT NULL
)
--;
INSERT INTO public.activity VALUES ('01a20468-02e6-736f-afb8-605dff1da1e9', 0, 0, 1772352000000)
--;
INSERT INTO public.devices VALUES ('01a20467-fd21-77e2-8952-bebf80780610', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'push-x9edfafsam', 'R6n0MSISICcrIii23XBe4Glh_AptcEMhVTyytl_AeUE', 'ios', 1772352000000, 1772352000000)
--;
INSERT INTO public.devices VALUES ('01a20467-ff86-7478-a2a8-4e2268ec3b39', '01a20467-ff57-7737-8e87-e65c0a7e6011', 'web-zqgquqq8wb', '58NNoa2maA-_pyEDLz33bYzA_gQciSY81pUWNK31bfA', 'web', 1795370254213, 1795370254213)
--;
INSERT INTO public.entitlements VALUES ('01a20468-02e6-736f-afb8-605dff1da1e9', 'premium', 1)
--;
INSERT INTO public.entitlements VALUES ('01a20468-0345-7038-94c7-207149fd5d03', 'smart_premium', 3)
--;
INSERT INTO public.entitlements VALUES ('01a20468-044a-736b-9868-97d7e882cfdb', 'premium', 4)
--;
INSERT INTO public.idempotency_keys VALUES ('profile.recordWeight|service:tasks|flow-xczgbpfd55fp89cg', '01a20467-feb7-7727-9689-4dd24c74a421', '_s7zx4ukrmuBzpx3f-q3uoZJ3tWNNZ1QSlHpLJn9TEI', 201, 'Mb5K9ARpxNeBoKev-63x4XJyrhCMmirnzUQyanijH3-xnykKVmrCl4SsUvZW6Qu_dUxUaR0g7T7ufah9gTjNgCJeRzaBLWT6uJcdXm3abTU3D0plzursGVB84exFTWm7TeK9eLoLuDRiLnqX50ZwYwW4SoS5vK19Pd2arjMRlMvFD7l5Ym-tyJWcimRAqmjGmT08XD2QVTlvpN3tGfCk6JMZVIqPTLTyYVFV81F77eUO5vM', 1772438460000, 1772524800000)
--;
INSERT INTO public.idempotency_keys VALUES ('profile.recordWeight|service:tasks|flow-xczgbpfd55fp89cg', '01a20468-0241-74fb-aea3-9b93ba62fc80', '2_XHdkd4p8ftqWwXPYV3wtizarOS9dTXrcLWXegQWIs', 201, 'Z5cNI_BXKxP-6gXjpjq6Aox5c7CpU7bGTQJqtg_1J9DMLkLMJMuV7nMkoeuqO6h8cL0K2fvj1ATdkR7PyzdCiguyIrDqSjG-kFysx0UpZgermwOsBnzDDrE0g3HXCICrBA4S_I5TLFOyP--hny5BwLcc4zQzW4TgYvRI6EidFFHpH-2fsr4RLW0GK8ogpURnJHl2PdRV_dHbVQVgsQyARTsojjANJ-th1bVYMazoiANEMZg', 1773043269000, 1773129609000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fb9b-7708-9e4e-cec3ec3ac623', 1795370253254)
--;
INSERT INTO public.inbox VALUES ('01a20467-fbd2-72dd-83ad-29020cc85059', 1795370253338)
--;
INSERT INTO public.inbox VALUES ('01a20467-fbcc-7242-b360-419222e891dd', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fc11-7632-99e1-17237be99a78', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fdfd-7000-a755-4e9ffdf84eb0', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fe13-74ed-b81f-29d1788712f6', 1795370253857)
--;
INSERT INTO public.inbox VALUES ('01a20467-fe23-74c6-a211-57a37c27671d', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-feda-7397-bf29-31d8c0e45750', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-ff61-7569-bb15-07556c1f985c', 1795370254191)
--;
INSERT INTO public.inbox VALUES ('01a20467-ffd9-756f-8711-bb1460852c75', 1795370254311)
--;
INSERT INTO public.inbox VALUES ('01a20468-004e-7475-bef6-fc52e64e933e', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-00d7-7347-a1a0-6c5eb37818e7', 1795370254581)
--;
INSERT INTO public.inbox VALUES ('01a20468-00db-7772-97e7-53be9397472c', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-013e-712e-8ca7-2f5bf29db788', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-02e6-7370-a400-61e7dedbd4a1', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0304-715e-8bca-9440d35eeb07', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-030b-7578-807a-232134184020', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-02fd-771c-8802-a38a148e6590', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-033b-70a0-9331-deaf4ba0a35b', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-034b-728d-92cb-5b04fafd5574', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-038e-7291-b59b-188e74e12f78', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-03f6-70ff-95cc-0ae4fb69a321', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-03e4-7030-b011-67f78c04e2ad', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0409-7433-a0ae-d93a52bc7e2b', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-041a-7084-af3f-b338138a6244', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0431-71d3-b07b-b56296e13046', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-044e-702d-a045-97b85ae8f6cb', 1772352000000)
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
INSERT INTO public.inbox VALUES ('01a20468-06f1-74fe-badd-18006c93b218', 1795370256133)
--;
INSERT INTO public.inbox VALUES ('01a20468-0727-72a9-b979-77cee3be0bf9', 1795370256175)
--;
INSERT INTO public.inbox VALUES ('01a20468-077b-7528-84d0-dcd65e704e61', 1775030400000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0da4-762a-abce-70be4b4a2e2c', 1795370257842)
--;
INSERT INTO public.measurements VALUES ('01a20467-ff61-76c4-9e4a-8fb5d8e6e577', '01a20467-fed8-70e6-bb98-4ba06653162b', 'waist', 3300, 'in', 1772352000000)
--;
INSERT INTO public.measurements VALUES ('01a20467-ff7c-74f2-b599-794028131bcd', '01a20467-fed8-70e6-bb98-4ba06653162b', 'body_fat', 1850, 'percent', 1771138800000)
--;
INSERT INTO public.partners VALUES ('01a20467-fc12-7320-9448-dd032ed06918', '01a20467-fb90-702a-a0a0-07b45d7dd924', 1, 'سارة', NULL, '+966501234567', 'family', 1795370253329)
--;
INSERT INTO public.partners VALUES ('01a20467-fc81-765f-bc78-834d5950a359', '01a20467-fb90-702a-a0a0-07b45d7dd924', 2, 'One more', 'p.f5dddad0-ad7f-45dc-8752-b2283f59dda6@example.com', NULL, 'colleague', 1795370253439)
--;
INSERT INTO public.partners VALUES ('01a20467-fca0-7504-bc67-b4c158fb7b82', '01a20467-fb90-702a-a0a0-07b45d7dd924', 3, 'One more', 'p.5ae9408e-40ea-4986-a603-2e70de59fab0@example.com', NULL, 'colleague', 1795370253471)
--;
INSERT INTO public.partners VALUES ('01a20467-fcb4-77b4-9274-742961546c38', '01a20467-fb90-702a-a0a0-07b45d7dd924', 4, 'One more', 'p.8d33d706-f29f-470d-9136-ee5ea971ef02@example.com', NULL, 'colleague', 1795370253491)
--;
INSERT INTO public.partners VALUES ('01a20467-fcbf-7278-834f-c348e481d296', '01a20467-fb90-702a-a0a0-07b45d7dd924', 5, 'One more', 'p.1c04ce48-5365-4ffb-9387-890fb43a9a0b@example.com', NULL, 'colleague', 1795370253501)
--;
INSERT INTO public.partners VALUES ('01a20467-fcd6-74f8-82ec-f20864533101', '01a20467-fb90-702a-a0a0-07b45d7dd924', 6, 'One more', 'p.933bfdab-8447-4600-be56-4f0379a15440@example.com', NULL, 'colleague', 1795370253526)
--;
INSERT INTO public.partners VALUES ('01a20467-fce7-7473-8f8d-fea1a9816d01', '01a20467-fb90-702a-a0a0-07b45d7dd924', 7, 'One more', 'p.77f40c9e-2bab-4784-9de6-5e3cad51ada0@example.com', NULL, 'colleague', 1795370253542)
--;
INSERT INTO public.partners VALUES ('01a20467-fcf8-713b-b78b-ac022165e1e4', '01a20467-fb90-702a-a0a0-07b45d7dd924', 8, 'One more', 'p.aabb92ee-873f-41c2-beb9-76289643fbeb@example.com', NULL, 'colleague', 1795370253556)
--;
INSERT INTO public.partners VALUES ('01a20467-fd02-7776-866d-f85669c456e2', '01a20467-fb90-702a-a0a0-07b45d7dd924', 9, 'One more', 'p.43fb25ce-eec5-4217-afc3-16c461053ee4@example.com', NULL, 'colleague', 1795370253570)
--;
INSERT INTO public.partners VALUES ('01a20467-fd25-7004-8ace-bdc2c83eaaf4', '01a20467-fb90-702a-a0a0-07b45d7dd924', 0, 'Eleventh', 'eleventh.p3aphtwyhp@example.com', NULL, 'coach', 1795370253604)
--;
INSERT INTO public.people VALUES ('01a20467-fe0c-76b8-afd3-b12eb2a4b083', 'gtsd', 'Omar', 'omar.xathvprdxu@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1990-05-20', 'male', 'lose_weight', 7500, '2030-01-01', NULL, 9000, 17500, 'sedentary', '[]', '[]', 2, 1824, 2189, 1689, 180, 3150, '2026-10-18', 'mifflin-st-jeor/1', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20468-02fc-7571-b86e-fc06b1feb3c9', 'fitcoach', NULL, NULL, '+966501953443', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20467-fbc4-77ea-9630-3e62b00c18c7', 'gtsd', 'ليلى Haddad', 'layla.ahvdynvw28@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370253113, 1795370253113)
--;
INSERT INTO public.people VALUES ('01a20467-fdee-7756-a035-e810d681cb28', 'gtsd', 'Layla', 'layla.bfukf2n4pg@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1996-03-01', 'male', 'lose_weight', 7500, '2026-12-01', 'To climb Jabal Sawda', 7500, 18000, 'moderately_active', '["halal"]', '["peanuts"]', 4, 1730, 2682, 2182, 150, 2650, NULL, 'mifflin-st-jeor/1', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 7, 1772352000000, 1773043209000)
--;
INSERT INTO public.people VALUES ('01a20468-00d8-7033-95e9-4f86db3fb2b1', 'fitcoach', 'Faisal', NULL, '+966501586821', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, 28, 8500, 17501, 'beginner', 3, '["none"]', 1772352000000, 65, NULL, 15, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20467-fba4-741c-9f80-6f00cef8de28', 'gtsd', 'Layla', 'layla.xathvprdxu@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1996-03-01', 'male', 'lose_weight', 7500, '2026-12-01', 'To climb Jabal Sawda', 8000, 18000, 'moderately_active', '["halal"]', '["peanuts"]', 4, 1780, 2759, 2259, 160, 2800, '2026-05-17', 'mifflin-st-jeor/1', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20468-0110-7187-8135-ea8ec6e49c3a', 'gtsd', 'Omar', 'omar.sbuhj5hagr@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1990-05-20', 'male', 'lose_weight', 7500, '2030-01-01', NULL, 9000, 17500, 'sedentary', '[]', '[]', 2, 1824, 2189, 1689, 180, 3150, '2026-10-18', 'mifflin-st-jeor/1', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20467-fed8-70e6-bb98-4ba06653162b', 'gtsd', 'Layla', 'layla.c8qmw8dzfs@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20468-0345-7038-94c7-207149fd5d03', 'fitcoach', 'Faisal', NULL, '+966500344463', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20467-ff57-7737-8e87-e65c0a7e6011', 'gtsd', 'Layla', 'layla.zqgquqq8wb@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370254183, 1795370254183)
--;
INSERT INTO public.people VALUES ('01a20467-ffd6-7444-a33c-0b850c4126b7', 'gtsd', 'Omar', 'omar.zqgquqq8wb@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370254232, 1795370254232)
--;
INSERT INTO public.people VALUES ('01a20468-03b4-74ac-a7ee-810b3175c542', 'fitcoach', 'Demo', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20468-0041-7499-8df1-0ab882091ffe', 'gtsd', 'Layla', 'layla.sbuhj5hagr@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1996-03-01', 'male', 'lose_weight', 7500, '2026-12-01', 'To climb Jabal Sawda', 8000, 18000, 'moderately_active', '["halal"]', '["peanuts"]', 4, 1780, 2759, 2259, 160, 2800, '2026-05-17', 'mifflin-st-jeor/1', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20468-03e3-74e6-b0e0-f0498675dc3d', 'fitcoach', NULL, NULL, '+966500389819', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20468-0431-71d2-800e-1826baebbabc', 'fitcoach', NULL, NULL, '+966508518417', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20468-00d5-72db-baa9-7532ee432024', 'fitcoach', NULL, NULL, '+966500392230', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370254531, 1795370254531)
--;
INSERT INTO public.people VALUES ('01a20468-044a-736b-9868-97d7e882cfdb', 'fitcoach', 'Faisal', NULL, '+966500280225', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20468-048e-7250-a055-b64fc3059b6c', 'fitcoach', NULL, NULL, '+966548518417', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20468-052d-7740-8291-18eb9a940d2f', 'fitcoach', NULL, NULL, '+966500442267', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20468-06a0-73fd-9efd-edd2619ee860', 'stack', 'Noura', 'noura.qbwccz72yt@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370255999, 1795370255999)
--;
INSERT INTO public.people VALUES ('01a20467-fbd9-7288-ae78-fc69c097eebb', 'gtsd', 'Layla', 'layla.x9edfafsam@example.com', NULL, NULL, 'Asia/Riyadh', NULL, '1996-03-01', 'male', 'lose_weight', 7500, '2026-12-01', 'To climb Jabal Sawda', 8000, 18000, 'moderately_active', '["halal"]', '["peanuts"]', 4, 1780, 2759, 2259, 160, 2800, '2026-05-17', 'mifflin-st-jeor/1', 1772352000000, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 2, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20468-02e6-736f-afb8-605dff1da1e9', 'fitcoach', 'Faisal', NULL, '+966501803571', NULL, NULL, NULL, NULL, 'male', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 'muscle_gain', 'gym', 1772352000000, 28, 8500, 17500, 'beginner', 3, '["none"]', 1772352000000, 65, 0, 3, 1772352000000, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20467-fb90-702a-a0a0-07b45d7dd924', 'gtsd', 'Layla', 'layla.p3aphtwyhp@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 14, 1795370253106, 1795370253604)
--;
INSERT INTO public.people VALUES ('01a20468-06cc-7456-9e96-cf70865503e1', 'stack', 'Sami', 'sami.qbwccz72yt@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370256055, 1795370256055)
--;
INSERT INTO public.people VALUES ('01a20468-06ef-75b4-a33d-49ca66b7f271', 'stack', 'Noura', 'noura.yqrbvj4bzs@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370256081, 1795370256081)
--;
INSERT INTO public.people VALUES ('01a20467-fde0-75ff-8e47-6c22f4cf032a', 'gtsd', 'Rana', 'rana.p3aphtwyhp@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370253612, 1795370253612)
--;
INSERT INTO public.people VALUES ('01a20468-0725-74a0-b6f4-f5a062db8ee4', 'stack', 'Sami', 'sami.yqrbvj4bzs@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370256144, 1795370256144)
--;
INSERT INTO public.people VALUES ('01a20468-0da2-765d-8f73-374d9eb92fc9', 'gtsd', 'Layla', 'layla.qbwccz72yt@example.com', NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, 1, 1795370257756, 1795370257756)
--;
INSERT INTO public.prompts VALUES ('01a20468-00d8-7033-95e9-4f86db3fb2b1', 0, NULL, 0, 1, 0, 1, NULL, NULL, '[]')
--;
INSERT INTO public.prompts VALUES ('01a20468-02e6-736f-afb8-605dff1da1e9', 1, 1772352000000, 0, 1, 1, 1, 'schedule_call', 'L1', '[]')
--;
INSERT INTO public.scans VALUES ('01a20468-03a2-7474-a036-f884cbdedb6d', '01a20468-0345-7038-94c7-207149fd5d03', '2026-02-01', '{"weightKg":87.0,"bodyFatPct":20.5,"muscleMassKg":66.0,"visceralFat":8.0,"bodyWaterPct":60.0,"bmi":28.4,"fatMassKg":16.1,"skeletalMuscleKg":38.6,"bmr":1850.0,"proteinKg":13.6,"mineralsKg":4.6,"waistHipRatio":0.9}', NULL, 1772352000000)
--;
INSERT INTO public.scans VALUES ('01a20468-03b1-743c-ba4a-ab3685340bdf', '01a20468-0345-7038-94c7-207149fd5d03', '2026-03-01', '{"weightKg":87.0,"bodyFatPct":18.5,"muscleMassKg":68.0,"visceralFat":8.0,"bodyWaterPct":60.0,"bmi":28.4,"fatMassKg":16.1,"skeletalMuscleKg":38.6,"bmr":1850.0,"proteinKg":13.6,"mineralsKg":4.6,"waistHipRatio":0.9}', NULL, 1772352000000)
--;
INSERT INTO public.schema_migrations VALUES (1, 'create work', '156b17e2dbc9c564', 1795370252057)
--;
INSERT INTO public.schema_migrations VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795370252088)
--;
INSERT INTO public.schema_migrations VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795370252104)
--;
INSERT INTO public.schema_migrations VALUES (100, 'create people', '18c019b393d51468', 1795370252119)
--;
INSERT INTO public.schema_migrations VALUES (101, 'create entitlements', 'c994b92f41d7d109', 1795370252141)
--;
INSERT INTO public.schema_migrations VALUES (102, 'create onboarding drafts', '5ddf1a7e3f88b276', 1795370252154)
--;
INSERT INTO public.schema_migrations VALUES (103, 'create partners', '1b829b4d9c12adbe', 1795370252171)
--;
INSERT INTO public.schema_migrations VALUES (104, 'create prompts, scores and achievements', '6d3c327dc0e86daa', 1795370252199)
--;
INSERT INTO public.schema_migrations VALUES (105, 'create weights, measurements and scans', 'b676fd89f05d72ef', 1795370252256)
--;
INSERT INTO public.schema_migrations VALUES (106, 'create settings, tutorials and devices', 'ef2699f324b3d90b', 1795370252320)
--;
INSERT INTO public.schema_migrations VALUES (107, 'create support tickets', '0875822c29e03ac2', 1795370252449)
--;
INSERT INTO public.scores VALUES ('01a20468-012c-7167-9ba1-9f618cafe443', '01a20468-00d8-7033-95e9-4f86db3fb2b1', 65, 'fitness-score/1', 1772352000000)
--;
INSERT INTO public.scores VALUES ('01a20468-0356-724b-bc91-51ce7ec54a83', '01a20468-02e6-736f-afb8-605dff1da1e9', 65, 'fitness-score/1', 1772352000000)
--;
INSERT INTO public.ticket_counter VALUES (1, 1002)
--;
INSERT INTO public.tickets VALUES (1001, '01a20468-02fc-7571-b86e-fc06b1feb3c9', 'fitcoach', 'وقت التذكير zgfuac4u65', 'The reminder came an hour late.
يصل متأخرًا ساعة.', 'faisal.zgfuac4u65@example.com', 1772352000000, NULL)
--;
INSERT INTO public.tickets VALUES (1002, '01a20468-02fc-7571-b86e-fc06b1feb3c9', 'fitcoach', 'Another', 'Still late.', NULL, 1772352000000, NULL)
--;
INSERT INTO public.weights VALUES ('01a20467-fc89-740c-bcfb-f520cc5ab0ec', '01a20467-fbd9-7288-ae78-fc69c097eebb', '2026-03-01', 8000, 'kg', NULL, 1772352000000)
--;
INSERT INTO public.weights VALUES ('01a20467-fc8a-77ab-abde-a5ca5e727bee', '01a20467-fba4-741c-9f80-6f00cef8de28', '2026-03-01', 8000, 'kg', NULL, 1772352000000)
--;
INSERT INTO public.weights VALUES ('01a20467-fe13-77f2-80fa-da04f1e3ecdb', '01a20467-fdee-7756-a035-e810d681cb28', '2026-03-01', 8000, 'kg', NULL, 1772352000000)
--;
INSERT INTO public.weights VALUES ('01a20467-fe46-73d2-84ed-8f382268cc23', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', '2026-03-01', 9000, 'kg', NULL, 1772352000000)
--;
INSERT INTO public.weights VALUES ('01a20467-fed5-740a-9975-3bacf6ac085c', '01a20467-fdee-7756-a035-e810d681cb28', '2026-03-02', 7920, 'kg', NULL, 1772438400000)
--;
INSERT INTO public.weights VALUES ('01a20468-0074-7493-8c06-ddf748ef877f', '01a20468-0041-7499-8df1-0ab882091ffe', '2026-03-01', 8000, 'kg', NULL, 1772352000000)
--;
INSERT INTO public.weights VALUES ('01a20468-00b0-74f4-b0de-39aa450a6efc', '01a20467-fdee-7756-a035-e810d681cb28', '2026-03-09', 7740, 'kg', NULL, 1773043200000)
--;
INSERT INTO public.weights VALUES ('01a20468-013a-74eb-93c0-7d8e5cb28618', '01a20467-fdee-7756-a035-e810d681cb28', '2026-03-09', 7711, 'lb', NULL, 1773043203000)
--;
INSERT INTO public.weights VALUES ('01a20468-0175-7587-a6e9-fe6360514f5f', '01a20468-0110-7187-8135-ea8ec6e49c3a', '2026-03-01', 9000, 'kg', NULL, 1772352000000)
--;
INSERT INTO public.weights VALUES ('01a20468-01e9-7616-acdc-d5a0ecf8935d', '01a20467-fdee-7756-a035-e810d681cb28', '2026-03-09', 7990, 'kg', NULL, 1773043206000)
--;
INSERT INTO public.weights VALUES ('01a20468-024d-718b-b778-49ebea840694', '01a20467-fdee-7756-a035-e810d681cb28', '2026-03-09', 7500, 'kg', NULL, 1773043209000)
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
ALTER TABLE ONLY public.scans
    ADD CONSTRAINT scans_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.scores
    ADD CONSTRAINT scores_pkey PRIMARY KEY (id)
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
ALTER TABLE ONLY public.tutorials
    ADD CONSTRAINT tutorials_pkey PRIMARY KEY (user_id, feature)
--;
ALTER TABLE ONLY public.weights
    ADD CONSTRAINT weights_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.work
    ADD CONSTRAINT work_pkey PRIMARY KEY (id)
--;
CREATE INDEX devices_user ON public.devices USING btree (user_id, registered_at, id)
--;
CREATE INDEX idempotency_keys_expiry ON public.idempotency_keys USING btree (expires_at)
--;
CREATE INDEX measurements_type ON public.measurements USING btree (user_id, type, taken_at, id)
--;
CREATE INDEX measurements_user ON public.measurements USING btree (user_id, taken_at, id)
--;
CREATE INDEX scans_user ON public.scans USING btree (user_id, date, id)
--;
CREATE INDEX scores_user ON public.scores USING btree (user_id, at, id)
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
