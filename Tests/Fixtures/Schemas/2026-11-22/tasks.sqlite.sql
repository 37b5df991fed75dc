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
    timezone TEXT NOT NULL,
    language TEXT NOT NULL,
    push_enabled BIGINT NOT NULL,
    reminder_minute BIGINT NOT NULL,
    profile_version BIGINT NOT NULL,
    plan_id TEXT,
    plan_start TEXT,
    generator TEXT,
    calorie_target BIGINT,
    protein_target BIGINT,
    water_target BIGINT,
    start_weight BIGINT,
    weight BIGINT,
    target_weight BIGINT,
    fixed_through TEXT,
    streak_current BIGINT NOT NULL,
    streak_longest BIGINT NOT NULL,
    streak_total BIGINT NOT NULL,
    freezes BIGINT NOT NULL,
    best_streak BIGINT NOT NULL,
    completed_tasks BIGINT NOT NULL,
    photos BIGINT NOT NULL,
    perfect_days BIGINT NOT NULL,
    reminder_at BIGINT,
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL)
--;
CREATE TABLE departed (user_id TEXT PRIMARY KEY, departed_at BIGINT NOT NULL)
--;
CREATE TABLE zones (
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    since BIGINT NOT NULL,
    zone TEXT NOT NULL,
    PRIMARY KEY (user_id, since))
--;
CREATE TABLE series (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    template TEXT NOT NULL,
    position BIGINT NOT NULL,
    type TEXT NOT NULL,
    due_minute BIGINT NOT NULL,
    priority BIGINT NOT NULL,
    weekdays BIGINT NOT NULL,
    metadata TEXT NOT NULL,
    is_active BIGINT NOT NULL,
    UNIQUE (user_id, template))
--;
CREATE TABLE days (
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    date TEXT NOT NULL,
    total BIGINT NOT NULL,
    completed BIGINT NOT NULL,
    outcome TEXT,
    made_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, date))
--;
CREATE TABLE tasks (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    plan_id TEXT,
    series_id TEXT NOT NULL,
    template TEXT,
    date TEXT NOT NULL,
    title TEXT,
    description TEXT,
    type TEXT NOT NULL,
    status TEXT NOT NULL,
    due_minute BIGINT NOT NULL,
    priority BIGINT NOT NULL,
    metadata TEXT NOT NULL,
    completed_at BIGINT,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    UNIQUE (series_id, date))
--;
CREATE TABLE evidence (
    id TEXT PRIMARY KEY,
    task_id TEXT NOT NULL UNIQUE REFERENCES tasks (id) ON DELETE CASCADE,
    user_id TEXT NOT NULL,
    type TEXT NOT NULL,
    text TEXT,
    metrics TEXT,
    photo_id TEXT,
    notes TEXT,
    is_late BIGINT NOT NULL,
    created_at BIGINT NOT NULL)
--;
CREATE TABLE user_badges (
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    code TEXT NOT NULL,
    earned_at BIGINT NOT NULL,
    seen_at BIGINT,
    share_token TEXT UNIQUE,
    PRIMARY KEY (user_id, code))
--;
CREATE TABLE notifications (
    id TEXT PRIMARY KEY,
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    once TEXT NOT NULL,
    type TEXT NOT NULL,
    subject TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    read_at BIGINT,
    UNIQUE (user_id, once))
--;
CREATE TABLE analytics_events (
    user_id TEXT NOT NULL REFERENCES people (user_id) ON DELETE CASCADE,
    id TEXT NOT NULL,
    name TEXT NOT NULL,
    at BIGINT NOT NULL,
    props TEXT NOT NULL,
    received_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, id))
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (1, 'create work', '156b17e2dbc9c564', 1795370239993)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795370239994)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795370239995)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (100, 'create people', 'd5a5f6986120dcaf', 1795370239996)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (101, 'create departed', 'f20c289d863e01b8', 1795370239997)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (102, 'create zones, series, days, tasks and evidence', '426c2c119609fae9', 1795370240005)
--;
INSERT INTO schema_migrations (id, name, checksum, applied_at) VALUES (103, 'create badges, notifications and analytics', '37006737fcf16755', 1795370240007)
--;
INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, claimed_until, last_error, is_dead, created_at) VALUES ('01a20467-cb4a-7803-afde-09eaa59a9a82', 'reminder', 'evKWoxYZGFHUb6TaXMFI0ELze91jyvdQ_0FtECZ19W_JhfE3yT5QK6Fl_7dB9ew679OG2VmnSBfNNU4S5eukXS49eV4b5Pu2Gf9SFrjeAIAnMRYqbMtCfJM5vjuhMO9rUhsmzu_6HDdkZw', 'flow-z5drx7kjh77pyjdb', 'flow-z5drx7kjh77pyjdb', 1772425800000, 0, NULL, NULL, 0, 1795370240844)
--;
INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, claimed_until, last_error, is_dead, created_at) VALUES ('01a20467-ccc8-748a-86b9-7a174ce47b97', 'reminder', 'ppdJsIcNIAsZHR4odpQaLy3gWetu-VhZZjYa1_cdatYK1lF861TfLLKwPvj3ID5S3K-kYku5Vg6KxIazUTUraqoQbTbHDAHiboDhuwWsK7IPCyMvfOKTRXFseSk-SWnmja9ntjLsALapdA', 'flow-g7xx6cb97v42nh8q', 'flow-g7xx6cb97v42nh8q', 1772425800000, 0, NULL, NULL, 0, 1795370241224)
--;
INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, claimed_until, last_error, is_dead, created_at) VALUES ('01a20467-ccdf-757e-aa1a-8d87fc71dbb4', 'reminder', 'TzIL0HdGa5Di_vhi6w_x18TaR6rtP9cIHtZxNLjvtA3PKVlH2o1bjOJFwc52VoQIoxWQ6TTH_C_gskTDLBX8bLtlWAtImpSOts9-lQnx8tnI5WYPhFEDpu1rQZR1Q4Keg_ablJ4C1RkBaQ', 'flow-wjca77f2nd9jwaxt', 'flow-wjca77f2nd9jwaxt', 1772512200000, 0, NULL, NULL, 0, 1795370241247)
--;
INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, claimed_until, last_error, is_dead, created_at) VALUES ('01a20467-ccea-7245-ba45-612a5d4b3404', 'reminder', 'p4pP9pXcw6WvZ30kegfbCXOGNkyMFntSgydEK41XEau3-x1roAh7a06Y_ww5JOu7PA8ft7Hh6CZ9Bo48513Ys_smLR0JZXb8KKiqcc6LQyTBPdRpCKEtsmWgWJG1jfTdAfhLl_Bm68jUIw', 'flow-wjca77f2nd9jwaxt', 'flow-wjca77f2nd9jwaxt', 1772512200000, 0, NULL, NULL, 0, 1795370241258)
--;
INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, claimed_until, last_error, is_dead, created_at) VALUES ('01a20467-cd60-725a-91f0-a84af6f90295', 'reminder', 'RClKJhrtAEYboUfByMc9VqModUfvYQ-HxF9paHsLvbBa0mgBQnjVkjC33JHzyZeECHr4vBA2SuS8nKaS7hes4wL35FdQb8PqYbsSku24TPRY7YaB3Hkb-VhtJjRKHT7cWlUL55xl_ftISA', 'flow-g7xx6cb97v42nh8q', 'flow-g7xx6cb97v42nh8q', 1772425800000, 0, NULL, NULL, 0, 1795370241376)
--;
INSERT INTO work (id, kind, payload, run, clock, due_at, attempts, claimed_until, last_error, is_dead, created_at) VALUES ('01a20467-cd8e-76ed-854f-12b05b3a36f8', 'reminder', 'RmXMVS4KJ76UTfUzIJlPEcGTvLFShhv0okGLX_Hzrd9xpLmh5drSYLbrw_XtaIIVV-CS7Q1_YtHA1hKgb4yZKuAqf-s4pZLu1xVJSUBRywFHcCSFu9Nkxhju28cTlJxPQdJMZOtiSI4AsA', 'flow-xczgbpfd55fp89cg', 'flow-xczgbpfd55fp89cg', 1773117000000, 0, NULL, NULL, 0, 1795370241422)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cadf-7510-b406-e23b189ef311', 1795370240781)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-caf7-7211-abda-b2e3f8d78d5b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cae1-7428-87a3-355e844badfd', 1795370240797)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cb05-741a-bd84-668d1799bd35', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cb1f-77df-bf8d-74cc19439904', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cb19-7316-9759-f988439bbf48', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cb94-7668-bf00-8f81f437a7bc', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cb9a-7720-848c-c6648652ff2b', 1795370240934)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cba4-759b-b597-626b0be41dae', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cbf7-7115-a5c3-812780fcbd89', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cc0f-7059-8a0b-644efc36c6ac', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cbfd-7013-8f75-2fb019502a0d', 1772438401000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cc1f-7606-9d85-f95b7a02e84b', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cbfd-7017-9947-c90adfcdff67', 1772438401000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cc81-7323-8029-dbfa1f27e48a', 1795370241177)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cc93-72d4-96d7-d41e6661c737', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-ccb8-7598-bb75-8d566fcc38ed', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cd01-77ef-8896-c6165db2515f', 1795370241306)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cdbf-7007-9125-c42eb5fbff0a', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cdbe-7711-a544-2932ffd09f1a', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cddf-764c-aeb0-571d7fdf1936', 1795370241514)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-ce20-7331-ba57-4949f1b9a123', 1773043203000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-ce20-7335-abca-0095529ee6c3', 1773043203000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-ce48-7437-a7f0-1baa91bfaec1', 1773043206000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-ce48-743b-917c-d35741ac3528', 1773043206000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cea1-70d2-8357-73dbde9225e6', 1773043209000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cea1-70d6-983c-c00e7b327d5c', 1773043209000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-ced9-75af-9840-2eb22f9ba7c8', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cef1-7421-9e73-bc002f5d0fa4', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf0a-747a-bd14-b148ee933636', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cf0b-7730-928c-448a35e6d535', 1772352000000)
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
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cfa2-738d-b309-ec8e4ec8c641', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cfa2-7391-a049-d7c4fe1c0250', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-cfce-7526-8c59-6efaa49fa691', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d015-7465-9c04-72354907e984', 1772352000000)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d04e-7232-8fc6-c2edaedfd056', 1795370242135)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d075-7269-a239-34c4dc6e3d99', 1795370242186)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d0c6-77ad-ad29-2bfb1795749a', 1795370242256)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d0ed-7059-83ad-ccd9cd7fe0ee', 1795370242299)
--;
INSERT INTO inbox (event_id, received_at) VALUES ('01a20467-d56f-71bf-a9f3-3936871801a0', 1795370243452)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('tasks.add|01a20467-cb05-7418-a150-de2ce1c80a95|flow-wjca77f2nd9jwaxt', 'own-xathvprdxu', 'B_eGDZ-POjKZgAuc19NmYi-IkC3vk-w-h9fnJJDuUmY', 201, 'jmE5_HlXFbNlcBpSuOO_KHJoUZZKIzJS3WbiHPLq_Uyf5vomeuym6lOyh5swqOzrPQNlwm63zy4Frus7f-v5475a3KHHKyEihnBdbEz5GQKPY6n-LbxOhP6ihDfrc9V1PNXu57f4Fdg8Y-QW_CM3fhLGEj778BTLg5tJrytXFIN2z0UaQwcfvn29w8GdMaGLk5huhjhRcmQx0s87g9LDnQqDV56jcyhWLwiHgOEiD97vVhPhgN4VZkz3fbvZ8Z7nzTG6iyPBw9A531FQyDQuOTkhrY6C79rtj_nUOHw1hjclpqOxW-M5xJkL1GNS_zmDZwrjeV1UP4pAizxi3SZY-mKoIjMb9ab3FJGBqil3wIImO7Y1xm72gcIkR1DfK6qQrYuPPMf6t949fJu_1vVQbMGx2GQeOt_-QcA99I-ZxGMoxxej3VI-d4YY_JYJUhww0AI3P75GwLCM_0TFEc2bvb23XVWLy8AbCWJAGMRVYCnYKAl7q5LXxuOC-FgXGfj002S0TW46dIyyXViAngk5XLepkddFy3YX43u918UNRBY48wDpYm3sxfv0mTBYkOZPYbL4lkAhaxCzMe182ma0wb5LC63M4SNoSnNfAjK3SyBrI4oMd2V52LsjwxAnPftoF-HYBa2N', 1772352060000, 1772438400000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('tasks.complete|01a20467-caf7-720f-896b-007edb58f9b2|flow-z5drx7kjh77pyjdb', 'breakfast-x9edfafsam', '6UoEIrBFsQx4QATHW4wh_WX4DcFKBmB6h9vYfWccSPQ', 201, 'hBnOFIMyuhQ9vXoEnMzLPr_Adyr6nYthrI2KaOwLtLqKghDt6_lAEVOeQh5sAgdR7hppMu-vUrqIba-zbyBTs1OasUleozkzTdeBA0vJYP6VRIVvopcfLFJ15nczWDdr_nc7cIngUNAiu5Yei5iYsQ9ujIdf7-uZ-u_ZOjK_5LaHHDLUTF46e7dSEP-g4suVHFFSgbsKay5P_y01jKF8IXGEScBOlYfunyEWS2_ZQnlH3qFFOodGFAiqTv6jxgFTHbcywsPmc_9UQQ5BJ2_A7sjDIRFAYyW6Zynce3UGwmne2NTR4G6SiQ-dQaDacOcAUlHFDYXpnhFwPD6zPABM9FU4HAR_wL8t3wsiUnXCBMNSa89HnZ846OZFd8Se76esG3_wEufEyUnTOiKw0gs8d4tzzBpL2FG8i_n0P-yDWtTDNSztV44rt_oDnoa6qfGBcFvZ1bvLt7xYLhoeWIMEGEzZXVS7d5IB01lceYb5hhAfgmCSU5jhBK-mtiiGqo_2rWhqkdOvoMKXPHFb3zGrr-W_JDqNU5_7RXBJo57EaNg1kDKSnPSzB7P_UQfJ0gC5luKNWwh2s1U54KqG6vzjC6gZryRbDNIO_VxBAFRzBlXdnOOMBb4UyVZmRoEuOh02ow827fMO400XFPOIeBMK-aKCxjcnO61uRRwdxt73TAAP32L6a3oTzJLMEVBxsky0yAbBxRGPRosoZhw1g36f9hWKQcr3R03yFn0SekQ3tIYUpzAvRyJRDgfyImUxKL7XcdR1PhAewEZTowsssYO67dpIf155gVfjvQtMq42LzZAe4-zRb27c6_t3OF0koqPGQNi35-DQ9hs-z3QfcTqBiCokjGcOvjGtSvknyxuJv7UUMGYZUtxuv23M7f8XYTxYKE1opt7LfPP_0O4bn2ksv59axmDg5u6DgWyANN1dHZ41mHLZVlV4WJ-Wx_BLOpLwGhuzB1Za59YCsbZSSKFF7AAS6C8BOy2c9vvtuykTgn0Z5oTnjcm74IS6rCEo4Rh-Vm1SSPur4hQhvPAercZc1jbpgK2VTXhl2FKpM1lkKaXfx_IRpTRJ7Y3oZd5NuVdekXETmFU9hiidWSpitOybZbSu-04AbuH840hOgzGl7g8VNVFXsAkXHR_AtCLvKxpouqETWYYECZt4fE3MrxP6PcnMYv_PUq9cGkyhjEUz_fcPTfN4We2DSqPqrRJk349VlRl3tS9mydtY9u1NWSM7cJ3zK64FJd3F4bDkS34r8t5L94sU993wFFZnEIFxG31c0WH-vKfK23VbtJrAlVHO32yhqorim6sPr8YrSrJeJoqfpjj2ehyql9xdGVsEFprtSJAYaLmnXNaXckBo2wR3YdPigZB7Vwev1yoy8orxfPmxCEnt_un-3ziex9S5YfncyDxL5_gaLnfrw4ux3Caww0feAtZnmgUFEgo', 1772352060000, 1772438400000)
--;
INSERT INTO idempotency_keys (scope, request_key, request_hash, status, answer, lease_until, expires_at) VALUES ('tasks.complete|01a20467-cb93-77b3-8d3d-93d1849356b7|flow-xczgbpfd55fp89cg', 'weight-bfukf2n4pg', 'cU3b4E4tSjs-8WN1rReDL-BlChtGTeyEOJ9LAvHHCU0', 201, 'VL-DvfDA6-zHqjTbbFTD1yx63wke-bHCGgJLgDK7evB_Ph24PxHy7oRw1FCKqDD1FoVH7OaA0YYslHX7Rc03wNadTjik6KrPDH0SUaj9rulCKI2M_jEstxWWxMyItsvHFz2o1d6KvynT9XIf7rCFmG6eGkHadelh_8jIrqoklCA__qr4bdTbM4ifewvOtZ29_SMq6WPKE2uAx6LvKAB9kGdFbTsfLyOqhhdEflC9jK_8Yk328ij98EsHqMi7TAOarkayuFtGUABfb3H8yQk-KKkRxknPPM_7wGCDcelQdrevLEBeUEPwWesIvmvEmb7XudhNpJn4kbaFcshQaV2mcwLbFqJsXRrbjiNEikVcRJ_rXSSHa5ttjIqp45F-RAU3rzkRttahrCzAIGx2VMjsvhlgdO8CQSLNX2BOFexJJQHY4bxdFmVRSQJ4l1oRuqcfWkWv7e1n1AEHKOv2Sf58iixJgpOL71fbFranD3GrGgn2P1RxnBvyhnuolUR0jkIDExbVJllsIXcPLHGBWBcrLHEkjBokdRl2oB6_WCaB8kuUhR24DQdhZ2WCUS6ir0jfPkElszyz7zH_12AT9aNXDfZk_vUFJweidaFfl2kiC_D-x3csAaEa4Xi9waEfWrcXIZdhPp818jLajSHtgHFx87huH3FaxbD2oa8_HsgCH9SWNd2zViWJYoHrdlBM4EbRDMuRXqqUsnS16mr2Bvr4yQaRxsjNNUpcZJR-niKUDH-6yY0AyKaua04uXi5gr2lWHMJP3N6cKNM98Zs7l2immmsjU02VNSyvYc4iJn8rFBZxZHFmueIhcKzTab0Y3Uw06uidB81iHE-AP_RytL_sP_25c1MAU5CyIi9UqD_bjoqy21ZXizxaJQ0I55PRniwDDRz4xzVqMroaKfGb-5avEscHiuchRSyhxMy11Sc8PZZkhfaFzSJ-FxLVPCH4zjUfyxdDmwhr6pKvfgOzATqtQBdubYI7DIQtIU_Tmlae3qiqwxW87XWExpjKuYhTIOBbIRv6t853b8TqLWJHuh-MrmP3qXCOQbJVft2vfdzb_RlJO-Nn-r6B5jMAeQHHq-Ju_pDyyGr9u9k-CJabyqV2Zi1C-KJH7a-ItlE_6fDt4qRwp3FgGzWSukatCE3cAhh47wgha1gli9NZgrWkyglPtrQnVSCnpAl4CQV6NVwzRol8qEXIDcpNbNTT046RzerijLaw-OVQ7Uu5vLMpfuV_va0H0rjG8YlFAoMcaHE0d1u2a1tuzxn8Hy91HGxdfM-1cVSeluh2KHnkhQ74f4IiUNHBPWm-LwDzuR1O0ttP3C8v_mzXVVUYFHBuZBPCzUt2X_m644zz_J4JBZ0fUOo', 1772438460000, 1772524800000)
--;
INSERT INTO people (user_id, product, name, timezone, language, push_enabled, reminder_minute, profile_version, plan_id, plan_start, generator, calorie_target, protein_target, water_target, start_weight, weight, target_weight, fixed_through, streak_current, streak_longest, streak_total, freezes, best_streak, completed_tasks, photos, perfect_days, reminder_at, version, created_at) VALUES ('01a20467-cb05-7418-a150-de2ce1c80a95', 'gtsd', 'Layla', 'Asia/Riyadh', 'en', 1, 450, 2, '01a20467-cb42-73a8-8697-8582a215049e', '2026-03-01', 'plan/1', 2259, 160, 2800, 8000, 8000, 7500, NULL, 0, 0, 0, 0, 0, 2, 0, 0, 1772512200000, 20, 1772352000000)
--;
INSERT INTO people (user_id, product, name, timezone, language, push_enabled, reminder_minute, profile_version, plan_id, plan_start, generator, calorie_target, protein_target, water_target, start_weight, weight, target_weight, fixed_through, streak_current, streak_longest, streak_total, freezes, best_streak, completed_tasks, photos, perfect_days, reminder_at, version, created_at) VALUES ('01a20467-caf7-720f-896b-007edb58f9b2', 'gtsd', 'Layla', 'Asia/Riyadh', 'en', 1, 450, 2, '01a20467-cb4a-77f1-8f01-7c46a9c6d477', '2026-03-01', 'plan/1', 2259, 160, 2800, 8000, 8000, 7500, NULL, 0, 0, 0, 0, 1, 7, 0, 1, 1772425800000, 10, 1772352000000)
--;
INSERT INTO people (user_id, product, name, timezone, language, push_enabled, reminder_minute, profile_version, plan_id, plan_start, generator, calorie_target, protein_target, water_target, start_weight, weight, target_weight, fixed_through, streak_current, streak_longest, streak_total, freezes, best_streak, completed_tasks, photos, perfect_days, reminder_at, version, created_at) VALUES ('01a20467-cb93-77b3-8d3d-93d1849356b7', 'gtsd', 'Layla', 'Asia/Riyadh', 'en', 1, 450, 7, '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '2026-03-01', 'plan/1', 2182, 150, 2650, 8000, 7500, 7500, '2026-03-07', 0, 0, 0, 0, 0, 3, 0, 0, 1773117000000, 24, 1772352000000)
--;
INSERT INTO people (user_id, product, name, timezone, language, push_enabled, reminder_minute, profile_version, plan_id, plan_start, generator, calorie_target, protein_target, water_target, start_weight, weight, target_weight, fixed_through, streak_current, streak_longest, streak_total, freezes, best_streak, completed_tasks, photos, perfect_days, reminder_at, version, created_at) VALUES ('01a20467-cc0d-7317-9ccf-f3a11e759673', 'gtsd', 'Omar', 'Asia/Riyadh', 'en', 1, 450, 2, '01a20467-cc2e-7766-890a-d873e51db24a', '2026-03-01', 'plan/1', 1689, 180, 3150, 9000, 9000, 7500, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 1772512200000, 4, 1772352000000)
--;
INSERT INTO people (user_id, product, name, timezone, language, push_enabled, reminder_minute, profile_version, plan_id, plan_start, generator, calorie_target, protein_target, water_target, start_weight, weight, target_weight, fixed_through, streak_current, streak_longest, streak_total, freezes, best_streak, completed_tasks, photos, perfect_days, reminder_at, version, created_at) VALUES ('01a20467-cc8e-777d-af38-0ad87db514f3', 'gtsd', 'Layla', 'Asia/Riyadh', 'en', 1, 450, 2, '01a20467-ccc7-7333-9636-c95b6c106a15', '2026-03-01', 'plan/1', 2259, 160, 2800, 8000, 8000, 7500, NULL, 0, 0, 0, 0, 0, 1, 1, 0, 1772425800000, 4, 1772352000000)
--;
INSERT INTO people (user_id, product, name, timezone, language, push_enabled, reminder_minute, profile_version, plan_id, plan_start, generator, calorie_target, protein_target, water_target, start_weight, weight, target_weight, fixed_through, streak_current, streak_longest, streak_total, freezes, best_streak, completed_tasks, photos, perfect_days, reminder_at, version, created_at) VALUES ('01a20467-cd0d-7719-944d-5584aef222e4', 'gtsd', 'Omar', 'Asia/Riyadh', 'en', 1, 450, 2, '01a20467-cd5f-737a-a44f-3dc87724cf7e', '2026-03-01', 'plan/1', 1689, 180, 3150, 9000, 9000, 7500, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 1772425800000, 2, 1772352000000)
--;
INSERT INTO zones (user_id, since, zone) VALUES ('01a20467-cb05-7418-a150-de2ce1c80a95', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO zones (user_id, since, zone) VALUES ('01a20467-caf7-720f-896b-007edb58f9b2', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO zones (user_id, since, zone) VALUES ('01a20467-cb93-77b3-8d3d-93d1849356b7', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO zones (user_id, since, zone) VALUES ('01a20467-cc0d-7317-9ccf-f3a11e759673', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO zones (user_id, since, zone) VALUES ('01a20467-cc8e-777d-af38-0ad87db514f3', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO zones (user_id, since, zone) VALUES ('01a20467-cd0d-7719-944d-5584aef222e4', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb42-73a9-a75d-21a30d41490e', '01a20467-cb05-7418-a150-de2ce1c80a95', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb45-72a6-9df2-4f6b742e066a', '01a20467-cb05-7418-a150-de2ce1c80a95', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb45-72a7-b7fd-0cf4963126d9', '01a20467-cb05-7418-a150-de2ce1c80a95', 'meal.breakfast', 2, 'meal', 450, 1, 127, '{"calories":565,"proteinG":40.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb45-72a8-ac6a-a0b6399fdb87', '01a20467-cb05-7418-a150-de2ce1c80a95', 'supplement.daily', 3, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb45-72a9-a30a-b4c7b0c1a2f2', '01a20467-cb05-7418-a150-de2ce1c80a95', 'meal.lunch', 4, 'meal', 780, 1, 127, '{"calories":790,"proteinG":56.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb45-72aa-8efe-68d83457c4a7', '01a20467-cb05-7418-a150-de2ce1c80a95', 'meal.snack.afternoon.1', 5, 'meal', 990, 3, 127, '{"calories":226,"proteinG":16.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb45-72ab-9e95-e3d70d7f5fec', '01a20467-cb05-7418-a150-de2ce1c80a95', 'cardio.steady', 6, 'cardio', 1065, 1, 42, '{"minutes":30}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb45-72ac-a387-5f686a3e4863', '01a20467-cb05-7418-a150-de2ce1c80a95', 'workout.strength', 7, 'workout', 1065, 1, 21, '{"reps":12,"sets":3}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb45-72ad-8e27-2e68e637180a', '01a20467-cb05-7418-a150-de2ce1c80a95', 'meal.dinner', 8, 'meal', 1200, 1, 127, '{"calories":678,"proteinG":48.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb45-72ae-8d73-8a382441fe3d', '01a20467-cb05-7418-a150-de2ce1c80a95', 'hydration.1', 9, 'hydration', 1245, 2, 127, '{"ml":2800}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb4a-77f2-8f84-373532c5cffb', '01a20467-caf7-720f-896b-007edb58f9b2', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb4a-77f3-be22-fa98664292a8', '01a20467-caf7-720f-896b-007edb58f9b2', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb4a-77f4-a167-44d99adc3443', '01a20467-caf7-720f-896b-007edb58f9b2', 'meal.breakfast', 2, 'meal', 450, 1, 127, '{"calories":565,"proteinG":40.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb4a-77f5-b752-3e7d1a072620', '01a20467-caf7-720f-896b-007edb58f9b2', 'supplement.daily', 3, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb4a-77f6-8dd6-cd92dd6390da', '01a20467-caf7-720f-896b-007edb58f9b2', 'meal.lunch', 4, 'meal', 780, 1, 127, '{"calories":790,"proteinG":56.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb4a-77f7-98df-696af3cff07f', '01a20467-caf7-720f-896b-007edb58f9b2', 'meal.snack.afternoon.1', 5, 'meal', 990, 3, 127, '{"calories":226,"proteinG":16.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb4a-77f8-ae01-e4817bf6f20c', '01a20467-caf7-720f-896b-007edb58f9b2', 'cardio.steady', 6, 'cardio', 1065, 1, 42, '{"minutes":30}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb4a-77f9-9ea3-145ba6612213', '01a20467-caf7-720f-896b-007edb58f9b2', 'workout.strength', 7, 'workout', 1065, 1, 21, '{"reps":12,"sets":3}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb4a-77fa-863b-82021c5181db', '01a20467-caf7-720f-896b-007edb58f9b2', 'meal.dinner', 8, 'meal', 1200, 1, 127, '{"calories":678,"proteinG":48.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cb4a-77fb-921f-5494e111ce2e', '01a20467-caf7-720f-896b-007edb58f9b2', 'hydration.1', 9, 'hydration', 1245, 2, 127, '{"ml":2800}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cbba-7654-b8de-d313c3587604', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cbba-7655-a8e9-2d88cac4a6c5', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cbba-7656-ab83-17d0bededa1b', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'meal.breakfast', 2, 'meal', 450, 1, 127, '{"calories":545,"proteinG":38.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cbba-7657-84d1-82bb923039e5', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'supplement.daily', 3, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cbba-7658-857b-8af982bd2d40', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'meal.lunch', 4, 'meal', 780, 1, 127, '{"calories":764,"proteinG":52.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cbba-7659-b3f3-d538a62d3ed6', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'meal.snack.afternoon.1', 5, 'meal', 990, 3, 127, '{"calories":218,"proteinG":15.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cbba-765a-8c4f-ed09ce51a526', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'cardio.steady', 6, 'cardio', 1065, 1, 42, '{"minutes":30}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cbba-765b-844b-b6599a5eb572', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'workout.strength', 7, 'workout', 1065, 1, 21, '{"reps":12,"sets":3}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cbba-765c-b16a-d881965977c2', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'meal.dinner', 8, 'meal', 1200, 1, 127, '{"calories":655,"proteinG":45.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cbba-765d-81a8-259adca3bb1d', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'hydration.1', 9, 'hydration', 1245, 2, 127, '{"ml":2650}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cc2e-7767-a2b5-13b17bb703a8', '01a20467-cc0d-7317-9ccf-f3a11e759673', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cc2e-7768-a144-44822cb60b99', '01a20467-cc0d-7317-9ccf-f3a11e759673', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cc2e-7769-ae88-6ba525b55cd4', '01a20467-cc0d-7317-9ccf-f3a11e759673', 'supplement.daily', 2, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cc2e-776a-951c-4d5d0507a150', '01a20467-cc0d-7317-9ccf-f3a11e759673', 'meal.lunch', 3, 'meal', 750, 1, 127, '{"calories":909,"proteinG":97.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cc2e-776b-8f8f-c41480de7f6e', '01a20467-cc0d-7317-9ccf-f3a11e759673', 'cardio.steady', 4, 'cardio', 1065, 1, 42, '{"minutes":20}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cc2e-776c-b410-c0683ab4901b', '01a20467-cc0d-7317-9ccf-f3a11e759673', 'workout.strength', 5, 'workout', 1065, 1, 21, '{"reps":12,"sets":2}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cc2e-776d-b17e-43d0f32d9888', '01a20467-cc0d-7317-9ccf-f3a11e759673', 'meal.dinner', 6, 'meal', 1170, 1, 127, '{"calories":780,"proteinG":83.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cc2e-776e-88ac-cd9a2c530279', '01a20467-cc0d-7317-9ccf-f3a11e759673', 'hydration.1', 7, 'hydration', 1245, 2, 127, '{"ml":3150}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-ccc7-7334-811a-1d237533589b', '01a20467-cc8e-777d-af38-0ad87db514f3', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-ccc7-7335-984e-904bce97f8be', '01a20467-cc8e-777d-af38-0ad87db514f3', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-ccc7-7336-8b4f-50697b230eab', '01a20467-cc8e-777d-af38-0ad87db514f3', 'meal.breakfast', 2, 'meal', 450, 1, 127, '{"calories":565,"proteinG":40.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-ccc7-7337-bb84-a2b6be5b7b4c', '01a20467-cc8e-777d-af38-0ad87db514f3', 'supplement.daily', 3, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-ccc7-7338-ad02-a34a5641a422', '01a20467-cc8e-777d-af38-0ad87db514f3', 'meal.lunch', 4, 'meal', 780, 1, 127, '{"calories":790,"proteinG":56.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-ccc7-7339-b7d4-543b9303b5e2', '01a20467-cc8e-777d-af38-0ad87db514f3', 'meal.snack.afternoon.1', 5, 'meal', 990, 3, 127, '{"calories":226,"proteinG":16.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-ccc7-733a-a4a2-44470e17b623', '01a20467-cc8e-777d-af38-0ad87db514f3', 'cardio.steady', 6, 'cardio', 1065, 1, 42, '{"minutes":30}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-ccc7-733b-8008-19edc7d3a3ec', '01a20467-cc8e-777d-af38-0ad87db514f3', 'workout.strength', 7, 'workout', 1065, 1, 21, '{"reps":12,"sets":3}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-ccc7-733c-9040-8c0a4384f2d6', '01a20467-cc8e-777d-af38-0ad87db514f3', 'meal.dinner', 8, 'meal', 1200, 1, 127, '{"calories":678,"proteinG":48.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-ccc7-733d-ae79-78e363f1c7e3', '01a20467-cc8e-777d-af38-0ad87db514f3', 'hydration.1', 9, 'hydration', 1245, 2, 127, '{"ml":2800}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cd5f-737b-9d3e-d27810c37bee', '01a20467-cd0d-7719-944d-5584aef222e4', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cd5f-737c-bbed-5c0e3f119ec8', '01a20467-cd0d-7719-944d-5584aef222e4', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cd5f-737d-8807-83673f436a85', '01a20467-cd0d-7719-944d-5584aef222e4', 'supplement.daily', 2, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cd5f-737e-92e3-a140fd1cdb1d', '01a20467-cd0d-7719-944d-5584aef222e4', 'meal.lunch', 3, 'meal', 750, 1, 127, '{"calories":909,"proteinG":97.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cd5f-737f-bfaa-558fe692c113', '01a20467-cd0d-7719-944d-5584aef222e4', 'cardio.steady', 4, 'cardio', 1065, 1, 42, '{"minutes":20}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cd5f-7380-a7a5-11ec3d4f2fe3', '01a20467-cd0d-7719-944d-5584aef222e4', 'workout.strength', 5, 'workout', 1065, 1, 21, '{"reps":12,"sets":2}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cd5f-7381-9f87-55b756f9db54', '01a20467-cd0d-7719-944d-5584aef222e4', 'meal.dinner', 6, 'meal', 1170, 1, 127, '{"calories":780,"proteinG":83.0}', 1)
--;
INSERT INTO series (id, user_id, template, position, type, due_minute, priority, weekdays, metadata, is_active) VALUES ('01a20467-cd5f-7382-974d-2d16ffc6f97c', '01a20467-cd0d-7719-944d-5584aef222e4', 'hydration.1', 7, 'hydration', 1245, 2, 127, '{"ml":3150}', 1)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a20467-cb05-7418-a150-de2ce1c80a95', '2026-03-01', 9, 1, NULL, 1772352000000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a20467-caf7-720f-896b-007edb58f9b2', '2026-03-01', 7, 7, NULL, 1772352000000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a20467-cb05-7418-a150-de2ce1c80a95', '2026-03-05', 13, 0, NULL, 1772352000000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a20467-cb93-77b3-8d3d-93d1849356b7', '2026-03-01', 7, 0, 'missed', 1772352000000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a20467-cb93-77b3-8d3d-93d1849356b7', '2026-03-02', 8, 1, 'missed', 1772425800000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a20467-cc0d-7317-9ccf-f3a11e759673', '2026-03-01', 5, 0, NULL, 1772352000000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a20467-cb93-77b3-8d3d-93d1849356b7', '2026-03-03', 7, 0, 'missed', 1772512200000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a20467-cb05-7418-a150-de2ce1c80a95', '2026-03-02', 9, 1, NULL, 1772352000000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a20467-cc8e-777d-af38-0ad87db514f3', '2026-03-01', 7, 1, NULL, 1772352000000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a20467-cb93-77b3-8d3d-93d1849356b7', '2026-03-04', 7, 0, 'missed', 1772598600000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a20467-cc0d-7317-9ccf-f3a11e759673', '2026-03-02', 6, 0, NULL, 1772425800000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a20467-cb93-77b3-8d3d-93d1849356b7', '2026-03-05', 7, 0, 'missed', 1772685000000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a20467-cb93-77b3-8d3d-93d1849356b7', '2026-03-06', 7, 0, 'missed', 1772771400000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a20467-cb93-77b3-8d3d-93d1849356b7', '2026-03-07', 7, 0, 'missed', 1772857800000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a20467-cd0d-7719-944d-5584aef222e4', '2026-03-01', 5, 0, NULL, 1772352000000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a20467-cb93-77b3-8d3d-93d1849356b7', '2026-03-08', 7, 0, NULL, 1772944200000)
--;
INSERT INTO days (user_id, date, total, completed, outcome, made_at) VALUES ('01a20467-cb93-77b3-8d3d-93d1849356b7', '2026-03-09', 9, 2, NULL, 1773030600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb46-74ec-b1ba-81b857dcb5c0', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb42-73a9-a75d-21a30d41490e', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb47-731c-a49e-5e56b67d55d4', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72a7-b7fd-0cf4963126d9', 'meal.breakfast', '2026-03-01', NULL, NULL, 'meal', 'pending', 540, 2, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb47-731d-8c84-ef4ad4b0f164', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72a8-ac6a-a0b6399fdb87', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb47-731e-b5e7-65722d28b729', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72a9-a30a-b4c7b0c1a2f2', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb47-731f-a1c4-f2ce993400d0', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72aa-8efe-68d83457c4a7', 'meal.snack.afternoon.1', '2026-03-01', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb47-7320-baca-ecba900a65c4', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72ad-8e27-2e68e637180a', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb47-7321-809d-3c8b28964d2e', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72ae-8d73-8a382441fe3d', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb4a-77fc-8acf-43c877506a2f', '01a20467-caf7-720f-896b-007edb58f9b2', '01a20467-cb4a-77f1-8f01-7c46a9c6d477', '01a20467-cb4a-77f2-8f84-373532c5cffb', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'completed', 420, 3, '{}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb4a-77fd-9c4f-3d49dd12ce12', '01a20467-caf7-720f-896b-007edb58f9b2', '01a20467-cb4a-77f1-8f01-7c46a9c6d477', '01a20467-cb4a-77f4-a167-44d99adc3443', 'meal.breakfast', '2026-03-01', NULL, NULL, 'meal', 'completed', 450, 1, '{"calories":565,"proteinG":40.0}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb4a-77fe-879f-c2fdd360ce9e', '01a20467-caf7-720f-896b-007edb58f9b2', '01a20467-cb4a-77f1-8f01-7c46a9c6d477', '01a20467-cb4a-77f5-b752-3e7d1a072620', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'completed', 495, 3, '{}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb4a-77ff-9410-7f58beb5f452', '01a20467-caf7-720f-896b-007edb58f9b2', '01a20467-cb4a-77f1-8f01-7c46a9c6d477', '01a20467-cb4a-77f6-8dd6-cd92dd6390da', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'completed', 780, 1, '{"calories":790,"proteinG":56.0}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb4a-7800-8729-50465e1f5400', '01a20467-caf7-720f-896b-007edb58f9b2', '01a20467-cb4a-77f1-8f01-7c46a9c6d477', '01a20467-cb4a-77f7-98df-696af3cff07f', 'meal.snack.afternoon.1', '2026-03-01', NULL, NULL, 'meal', 'completed', 990, 3, '{"calories":226,"proteinG":16.0}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb4a-7801-8390-a1f2dea31698', '01a20467-caf7-720f-896b-007edb58f9b2', '01a20467-cb4a-77f1-8f01-7c46a9c6d477', '01a20467-cb4a-77fa-863b-82021c5181db', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'completed', 1200, 1, '{"calories":678,"proteinG":48.0}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb4a-7802-b9a7-0e10cac4924c', '01a20467-caf7-720f-896b-007edb58f9b2', '01a20467-cb4a-77f1-8f01-7c46a9c6d477', '01a20467-cb4a-77fb-921f-5494e111ce2e', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'completed', 1245, 2, '{"ml":2800}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb80-74b5-a810-556878f0dd54', '01a20467-cb05-7418-a150-de2ce1c80a95', NULL, '01a20467-cb80-74b6-a47e-7a8f5dfc915d', NULL, '2026-03-01', 'مممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممم', NULL, 'meal', 'completed', 1320, 2, '{}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb90-74de-99a0-364b282e249b', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72a7-b7fd-0cf4963126d9', 'meal.breakfast', '2026-03-05', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb90-74df-bd68-740fabc73c78', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72a8-ac6a-a0b6399fdb87', 'supplement.daily', '2026-03-05', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb90-74e0-955f-61e54122869a', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72a9-a30a-b4c7b0c1a2f2', 'meal.lunch', '2026-03-05', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb90-74e1-86a0-1144446aca69', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72aa-8efe-68d83457c4a7', 'meal.snack.afternoon.1', '2026-03-05', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb90-74e2-a989-dfaf1ef76dbc', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72ab-9e95-e3d70d7f5fec', 'cardio.steady', '2026-03-05', NULL, NULL, 'cardio', 'pending', 1065, 1, '{"minutes":30}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb90-74e3-aeb3-19f17b4d78a6', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72ad-8e27-2e68e637180a', 'meal.dinner', '2026-03-05', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb90-74e4-b933-00e5e6d25b79', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72ae-8d73-8a382441fe3d', 'hydration.1', '2026-03-05', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb90-74e5-973d-deb6df27dc65', '01a20467-cb05-7418-a150-de2ce1c80a95', NULL, '01a20467-cb90-74e6-83a8-7526f91a770e', NULL, '2026-03-05', 'Run', NULL, 'cardio', 'pending', 1439, 2, '{"minutes":30,"distanceKm":5.0,"steps":6000}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cb99-77bd-bbff-9ad57d1ff012', '01a20467-cb05-7418-a150-de2ce1c80a95', NULL, '01a20467-cb99-77be-a567-b7deb99f48d3', NULL, '2026-03-05', 'Iftar', NULL, 'meal', 'pending', 1439, 2, '{"calories":0,"proteinG":32.5}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cba8-703d-8f03-eccad602e1db', '01a20467-cb05-7418-a150-de2ce1c80a95', NULL, '01a20467-cba8-703e-8871-7d6fec025df4', NULL, '2026-03-05', 'Omega-3', NULL, 'supplement', 'pending', 1439, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cbb2-751f-bef8-7807ebd29342', '01a20467-cb05-7418-a150-de2ce1c80a95', NULL, '01a20467-cbb2-7520-b017-879887909942', NULL, '2026-03-05', 'Water', NULL, 'hydration', 'pending', 1439, 2, '{"ml":10000}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cbb7-70cc-b56a-842bd7671548', '01a20467-cb05-7418-a150-de2ce1c80a95', NULL, '01a20467-cbb7-70cd-af94-8887d31379df', NULL, '2026-03-05', 'Scale', NULL, 'weightLog', 'pending', 1439, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cbba-765e-81f0-c1f52a93362a', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7654-b8de-d313c3587604', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cbba-765f-967a-566ab0f3e993', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7656-ab83-17d0bededa1b', 'meal.breakfast', '2026-03-01', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cbbb-7468-ac50-0f3b519b0ab3', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7657-84d1-82bb923039e5', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cbbb-7469-91c8-ad50654922a1', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7658-857b-8af982bd2d40', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cbbb-746a-ab18-d251ec808f10', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7659-b3f3-d538a62d3ed6', 'meal.snack.afternoon.1', '2026-03-01', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cbbb-746b-85f1-6bee72f67e45', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765c-b16a-d881965977c2', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cbbb-746c-bb40-ea2b9a9d8499', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765d-81a8-259adca3bb1d', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cbc5-7740-90dd-b85b15e6d212', '01a20467-cb05-7418-a150-de2ce1c80a95', NULL, '01a20467-cbc5-7741-bc4a-1ad35891bd10', NULL, '2026-03-05', 'Mirror', NULL, 'progressPhoto', 'pending', 1439, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cbdc-73d1-a93e-ca3b386d5fe3', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7655-a8e9-2d88cac4a6c5', 'weight.weekly', '2026-03-02', NULL, NULL, 'weightLog', 'completed', 435, 2, '{}', 1772438400000, 1772425800000, 1772438400000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cbdc-73d2-85d0-e4d5413c1054', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7656-ab83-17d0bededa1b', 'meal.breakfast', '2026-03-02', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cbdc-73d3-bc86-e33004da1d66', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7657-84d1-82bb923039e5', 'supplement.daily', '2026-03-02', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cbdc-73d4-95b0-2614dc65798e', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7658-857b-8af982bd2d40', 'meal.lunch', '2026-03-02', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cbdc-73d5-8bcf-242169818d15', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7659-b3f3-d538a62d3ed6', 'meal.snack.afternoon.1', '2026-03-02', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cbdd-73db-8c01-3ba5a4b7c1b7', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765b-844b-b6599a5eb572', 'workout.strength', '2026-03-02', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cbdd-73dc-ba52-fd7223909665', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765c-b16a-d881965977c2', 'meal.dinner', '2026-03-02', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cbdd-73dd-b468-2cde1c9d63e3', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765d-81a8-259adca3bb1d', 'hydration.1', '2026-03-02', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cc2e-776f-9ab7-e35628f4dee7', '01a20467-cc0d-7317-9ccf-f3a11e759673', '01a20467-cc2e-7766-890a-d873e51db24a', '01a20467-cc2e-7767-a2b5-13b17bb703a8', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cc2e-7770-bed5-77adb4b46dfc', '01a20467-cc0d-7317-9ccf-f3a11e759673', '01a20467-cc2e-7766-890a-d873e51db24a', '01a20467-cc2e-7769-ae88-6ba525b55cd4', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cc2e-7771-ae90-1e44aca026bb', '01a20467-cc0d-7317-9ccf-f3a11e759673', '01a20467-cc2e-7766-890a-d873e51db24a', '01a20467-cc2e-776a-951c-4d5d0507a150', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 750, 1, '{"calories":909,"proteinG":97.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cc2e-7772-9e04-6730a75badbe', '01a20467-cc0d-7317-9ccf-f3a11e759673', '01a20467-cc2e-7766-890a-d873e51db24a', '01a20467-cc2e-776d-b17e-43d0f32d9888', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1170, 1, '{"calories":780,"proteinG":83.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cc2e-7773-be9e-1e7a94b35880', '01a20467-cc0d-7317-9ccf-f3a11e759673', '01a20467-cc2e-7766-890a-d873e51db24a', '01a20467-cc2e-776e-88ac-cd9a2c530279', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":3150}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccb3-76d9-a8e4-18209f2e7ec0', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7656-ab83-17d0bededa1b', 'meal.breakfast', '2026-03-03', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccb3-76da-b13f-d339adcc0a28', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7657-84d1-82bb923039e5', 'supplement.daily', '2026-03-03', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccb3-76db-af28-294ff436791a', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7658-857b-8af982bd2d40', 'meal.lunch', '2026-03-03', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccb3-76dc-9a0c-5e90c055acec', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7659-b3f3-d538a62d3ed6', 'meal.snack.afternoon.1', '2026-03-03', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccb3-76dd-a507-7c79dd0943e3', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765a-8c4f-ed09ce51a526', 'cardio.steady', '2026-03-03', NULL, NULL, 'cardio', 'pending', 1065, 1, '{"minutes":30}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccb3-76de-afa7-3c92ce516654', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765c-b16a-d881965977c2', 'meal.dinner', '2026-03-03', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccb3-76df-9036-c60697993552', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765d-81a8-259adca3bb1d', 'hydration.1', '2026-03-03', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccbd-7277-973b-7834b2274c2d', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72a6-9df2-4f6b742e066a', 'weight.weekly', '2026-03-02', NULL, NULL, 'weightLog', 'pending', 435, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccbe-73b2-8feb-0909d688487e', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72a7-b7fd-0cf4963126d9', 'meal.breakfast', '2026-03-02', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccbe-73b3-8359-2b3caee3f6e2', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72a8-ac6a-a0b6399fdb87', 'supplement.daily', '2026-03-02', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccbe-73b4-9428-eb95b83e7a76', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72a9-a30a-b4c7b0c1a2f2', 'meal.lunch', '2026-03-02', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccbe-73b5-9563-c50e1c83a9cc', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72aa-8efe-68d83457c4a7', 'meal.snack.afternoon.1', '2026-03-02', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccbe-73b6-89e4-b9a29df776a6', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72ac-a387-5f686a3e4863', 'workout.strength', '2026-03-02', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccbe-73b7-b013-49a82e6e454c', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72ad-8e27-2e68e637180a', 'meal.dinner', '2026-03-02', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccbe-73b8-be1b-03b6a201b4f1', '01a20467-cb05-7418-a150-de2ce1c80a95', '01a20467-cb42-73a8-8697-8582a215049e', '01a20467-cb45-72ae-8d73-8a382441fe3d', 'hydration.1', '2026-03-02', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccbe-73b9-b3e0-fc79b267347d', '01a20467-cb05-7418-a150-de2ce1c80a95', NULL, '01a20467-ccbe-73ba-a199-4118b079cd9c', NULL, '2026-03-02', 'Pack the bag', NULL, 'workout', 'completed', 1439, 2, '{}', 1772438400000, 1772352000000, 1772438400000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccc7-733e-bb12-746b601f4987', '01a20467-cc8e-777d-af38-0ad87db514f3', '01a20467-ccc7-7333-9636-c95b6c106a15', '01a20467-ccc7-7334-811a-1d237533589b', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'completed', 420, 3, '{}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccc7-733f-ab4f-94b52eb00cc1', '01a20467-cc8e-777d-af38-0ad87db514f3', '01a20467-ccc7-7333-9636-c95b6c106a15', '01a20467-ccc7-7336-8b4f-50697b230eab', 'meal.breakfast', '2026-03-01', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccc7-7340-8f70-ee20c20bba94', '01a20467-cc8e-777d-af38-0ad87db514f3', '01a20467-ccc7-7333-9636-c95b6c106a15', '01a20467-ccc7-7337-bb84-a2b6be5b7b4c', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccc7-7341-8aa2-59981c69ef23', '01a20467-cc8e-777d-af38-0ad87db514f3', '01a20467-ccc7-7333-9636-c95b6c106a15', '01a20467-ccc7-7338-ad02-a34a5641a422', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccc7-7342-b6ec-32b206688bbd', '01a20467-cc8e-777d-af38-0ad87db514f3', '01a20467-ccc7-7333-9636-c95b6c106a15', '01a20467-ccc7-7339-b7d4-543b9303b5e2', 'meal.snack.afternoon.1', '2026-03-01', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccc7-7343-b689-32114397d3c4', '01a20467-cc8e-777d-af38-0ad87db514f3', '01a20467-ccc7-7333-9636-c95b6c106a15', '01a20467-ccc7-733c-9040-8c0a4384f2d6', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccc7-7344-87f3-393007a1267c', '01a20467-cc8e-777d-af38-0ad87db514f3', '01a20467-ccc7-7333-9636-c95b6c106a15', '01a20467-ccc7-733d-ae79-78e363f1c7e3', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cccd-7529-bfc3-c74da3765d46', '01a20467-cb05-7418-a150-de2ce1c80a95', NULL, '01a20467-cccd-752a-a31e-58f6071e9104', NULL, '2026-03-01', 'Stretch', NULL, 'workout', 'pending', 1439, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccdd-7747-9ba8-91261b0d1316', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7656-ab83-17d0bededa1b', 'meal.breakfast', '2026-03-04', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccdd-7748-b959-2ea213638c97', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7657-84d1-82bb923039e5', 'supplement.daily', '2026-03-04', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccdd-7749-931d-39cf644fce54', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7658-857b-8af982bd2d40', 'meal.lunch', '2026-03-04', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccdd-774a-a2b4-6bb42da76fec', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7659-b3f3-d538a62d3ed6', 'meal.snack.afternoon.1', '2026-03-04', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccdd-774b-9aa3-088e3e0ac284', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765b-844b-b6599a5eb572', 'workout.strength', '2026-03-04', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccdd-774c-a056-94842238847a', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765c-b16a-d881965977c2', 'meal.dinner', '2026-03-04', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccdd-774d-a3f4-bfe9dbe3e7ca', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765d-81a8-259adca3bb1d', 'hydration.1', '2026-03-04', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cce9-7618-8e75-715384cc000b', '01a20467-cc0d-7317-9ccf-f3a11e759673', '01a20467-cc2e-7766-890a-d873e51db24a', '01a20467-cc2e-7768-a144-44822cb60b99', 'weight.weekly', '2026-03-02', NULL, NULL, 'weightLog', 'pending', 435, 2, '{}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cce9-7619-b304-31893a13d224', '01a20467-cc0d-7317-9ccf-f3a11e759673', '01a20467-cc2e-7766-890a-d873e51db24a', '01a20467-cc2e-7769-ae88-6ba525b55cd4', 'supplement.daily', '2026-03-02', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cce9-761a-b0ed-7dffc2c4f09f', '01a20467-cc0d-7317-9ccf-f3a11e759673', '01a20467-cc2e-7766-890a-d873e51db24a', '01a20467-cc2e-776a-951c-4d5d0507a150', 'meal.lunch', '2026-03-02', NULL, NULL, 'meal', 'pending', 750, 1, '{"calories":909,"proteinG":97.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cce9-761b-a499-fde486474e35', '01a20467-cc0d-7317-9ccf-f3a11e759673', '01a20467-cc2e-7766-890a-d873e51db24a', '01a20467-cc2e-776c-b410-c0683ab4901b', 'workout.strength', '2026-03-02', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":2}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cce9-761c-8912-bc4a52b28879', '01a20467-cc0d-7317-9ccf-f3a11e759673', '01a20467-cc2e-7766-890a-d873e51db24a', '01a20467-cc2e-776d-b17e-43d0f32d9888', 'meal.dinner', '2026-03-02', NULL, NULL, 'meal', 'pending', 1170, 1, '{"calories":780,"proteinG":83.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccea-7242-a8bd-a6b293018f93', '01a20467-cc0d-7317-9ccf-f3a11e759673', '01a20467-cc2e-7766-890a-d873e51db24a', '01a20467-cc2e-776e-88ac-cd9a2c530279', 'hydration.1', '2026-03-02', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":3150}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccf5-7007-ae91-60d8a2655095', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7656-ab83-17d0bededa1b', 'meal.breakfast', '2026-03-05', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccf5-7008-89e3-e04955792f1f', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7657-84d1-82bb923039e5', 'supplement.daily', '2026-03-05', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccf5-7009-aaad-c64281d96baf', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7658-857b-8af982bd2d40', 'meal.lunch', '2026-03-05', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccf5-700a-b367-d589d52a8a04', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7659-b3f3-d538a62d3ed6', 'meal.snack.afternoon.1', '2026-03-05', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccf5-700b-8d84-0a98666ea7be', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765a-8c4f-ed09ce51a526', 'cardio.steady', '2026-03-05', NULL, NULL, 'cardio', 'pending', 1065, 1, '{"minutes":30}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccf5-700c-a7b9-d41d9a9c6a01', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765c-b16a-d881965977c2', 'meal.dinner', '2026-03-05', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ccf5-700d-84db-38e03fcb4f0d', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765d-81a8-259adca3bb1d', 'hydration.1', '2026-03-05', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd19-70f4-885c-79e8eb33b8e8', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7656-ab83-17d0bededa1b', 'meal.breakfast', '2026-03-06', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd19-70f5-b199-7e1b67d0e32d', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7657-84d1-82bb923039e5', 'supplement.daily', '2026-03-06', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd19-70f6-be2f-b5accd468885', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7658-857b-8af982bd2d40', 'meal.lunch', '2026-03-06', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd19-70f7-89fc-cc1993c8b8a2', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7659-b3f3-d538a62d3ed6', 'meal.snack.afternoon.1', '2026-03-06', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd19-70f8-981f-47d913db32d6', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765b-844b-b6599a5eb572', 'workout.strength', '2026-03-06', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd19-70f9-8890-f6991b3816fa', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765c-b16a-d881965977c2', 'meal.dinner', '2026-03-06', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd19-70fa-b4d1-5964e74071cf', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765d-81a8-259adca3bb1d', 'hydration.1', '2026-03-06', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd52-75ac-962a-9cc9ff3cc107', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7656-ab83-17d0bededa1b', 'meal.breakfast', '2026-03-07', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd52-75ad-b506-2da17266c0f3', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7657-84d1-82bb923039e5', 'supplement.daily', '2026-03-07', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd52-75ae-a7a0-4ddc6b58a56f', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7658-857b-8af982bd2d40', 'meal.lunch', '2026-03-07', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd52-75af-99bf-15d66c27314c', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7659-b3f3-d538a62d3ed6', 'meal.snack.afternoon.1', '2026-03-07', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd52-75b0-93ec-fe3eb34fd9b0', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765a-8c4f-ed09ce51a526', 'cardio.steady', '2026-03-07', NULL, NULL, 'cardio', 'pending', 1065, 1, '{"minutes":30}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd52-75b1-ac72-51b53ed5e42e', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765c-b16a-d881965977c2', 'meal.dinner', '2026-03-07', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd52-75b2-85ec-385fef21f1c4', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765d-81a8-259adca3bb1d', 'hydration.1', '2026-03-07', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd60-7255-bc10-9a7a6de7f0a3', '01a20467-cd0d-7719-944d-5584aef222e4', '01a20467-cd5f-737a-a44f-3dc87724cf7e', '01a20467-cd5f-737b-9d3e-d27810c37bee', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd60-7256-934a-8532fde13fe8', '01a20467-cd0d-7719-944d-5584aef222e4', '01a20467-cd5f-737a-a44f-3dc87724cf7e', '01a20467-cd5f-737d-8807-83673f436a85', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd60-7257-8f4b-6c640abfaaaf', '01a20467-cd0d-7719-944d-5584aef222e4', '01a20467-cd5f-737a-a44f-3dc87724cf7e', '01a20467-cd5f-737e-92e3-a140fd1cdb1d', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 750, 1, '{"calories":909,"proteinG":97.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd60-7258-ba63-6cee068db6b3', '01a20467-cd0d-7719-944d-5584aef222e4', '01a20467-cd5f-737a-a44f-3dc87724cf7e', '01a20467-cd5f-7381-9f87-55b756f9db54', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1170, 1, '{"calories":780,"proteinG":83.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd60-7259-9291-9b8c8b4e63de', '01a20467-cd0d-7719-944d-5584aef222e4', '01a20467-cd5f-737a-a44f-3dc87724cf7e', '01a20467-cd5f-7382-974d-2d16ffc6f97c', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":3150}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd78-77b6-b2fe-bc44d838b3a7', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7654-b8de-d313c3587604', 'photo.weekly', '2026-03-08', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd78-77b7-98d5-32f921d80e59', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7656-ab83-17d0bededa1b', 'meal.breakfast', '2026-03-08', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd78-77b8-aa43-f72eac71d747', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7657-84d1-82bb923039e5', 'supplement.daily', '2026-03-08', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd78-77b9-aacf-6697c50806fe', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7658-857b-8af982bd2d40', 'meal.lunch', '2026-03-08', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd78-77ba-b644-8b5b13a53d5d', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7659-b3f3-d538a62d3ed6', 'meal.snack.afternoon.1', '2026-03-08', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd78-77bb-8205-d390c7d70345', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765c-b16a-d881965977c2', 'meal.dinner', '2026-03-08', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd78-77bc-9e72-87d1337a23c7', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765d-81a8-259adca3bb1d', 'hydration.1', '2026-03-08', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd8d-726c-a1d1-4ab4bc671bf5', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7655-a8e9-2d88cac4a6c5', 'weight.weekly', '2026-03-09', NULL, NULL, 'weightLog', 'completed', 435, 2, '{}', 1773043201000, 1773030600000, 1773043201000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd8d-726d-9866-0336734deb96', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7656-ab83-17d0bededa1b', 'meal.breakfast', '2026-03-09', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd8d-726e-90dd-ecb8a57364c4', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7657-84d1-82bb923039e5', 'supplement.daily', '2026-03-09', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd8d-726f-a7ae-5db73c1507fd', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7658-857b-8af982bd2d40', 'meal.lunch', '2026-03-09', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd8d-7270-9f43-4be6d4eb9e4f', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-7659-b3f3-d538a62d3ed6', 'meal.snack.afternoon.1', '2026-03-09', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd8d-7271-829b-350e0e6791ac', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765b-844b-b6599a5eb572', 'workout.strength', '2026-03-09', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd8d-7272-89fa-73ecb6d1b323', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765c-b16a-d881965977c2', 'meal.dinner', '2026-03-09', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-cd8d-7273-a89e-d798e6de5fd8', '01a20467-cb93-77b3-8d3d-93d1849356b7', '01a20467-cbba-7653-bf5e-ffdfcf5efe49', '01a20467-cbba-765d-81a8-259adca3bb1d', 'hydration.1', '2026-03-09', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO tasks (id, user_id, plan_id, series_id, template, date, title, description, type, status, due_minute, priority, metadata, completed_at, created_at, updated_at) VALUES ('01a20467-ce8f-7663-84de-daf77e4057b0', '01a20467-cb93-77b3-8d3d-93d1849356b7', NULL, '01a20467-ce8f-7664-a565-5ed39a79e95d', NULL, '2026-03-09', 'Evening scale', NULL, 'weightLog', 'completed', 1439, 2, '{}', 1773043209000, 1773043209000, 1773043209000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a20467-cb78-7785-b8f7-9965aef9eaf2', '01a20467-cb4a-77fd-9c4f-3d49dd12ce12', '01a20467-caf7-720f-896b-007edb58f9b2', 'text_log', 'Oats with dates 🥣 and laban', NULL, NULL, 'بعد الفجر', 0, 1772352000000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a20467-cb99-77bf-a62b-c036bad6744c', '01a20467-cb4a-77ff-9410-7f58beb5f452', '01a20467-caf7-720f-896b-007edb58f9b2', 'metrics', NULL, '{"calories":640,"proteinG":42.5}', NULL, 'Kabsa', 0, 1772352000000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a20467-cba7-76df-b3f2-e53e099ef60c', '01a20467-cb4a-7802-b9a7-0e10cac4924c', '01a20467-caf7-720f-896b-007edb58f9b2', 'metrics', NULL, '{"ml":1800}', NULL, NULL, 0, 1772352000000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a20467-cbb4-76f3-9125-7e577c89333c', '01a20467-cb4a-77fe-879f-c2fdd360ce9e', '01a20467-caf7-720f-896b-007edb58f9b2', 'text_log', 'Vitamin D', NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a20467-cbb9-7225-85e4-dbda53b6626c', '01a20467-cb4a-77fc-8acf-43c877506a2f', '01a20467-caf7-720f-896b-007edb58f9b2', 'text_log', 'Front and side, by the window', NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a20467-cbc6-72f5-a0db-66e417d66b90', '01a20467-cb4a-7800-8729-50465e1f5400', '01a20467-caf7-720f-896b-007edb58f9b2', 'metrics', NULL, '{"calories":180}', NULL, NULL, 0, 1772352000000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a20467-cbf3-77c4-9092-47a28fb83216', '01a20467-cbdc-73d1-a93e-ca3b386d5fe3', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'metrics', NULL, '{"weightKg":79.2}', NULL, NULL, 0, 1772438400000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a20467-cc1a-7463-bc38-e778258e0848', '01a20467-cb4a-7801-8390-a1f2dea31698', '01a20467-caf7-720f-896b-007edb58f9b2', 'text_log', 'Grilled fish and salad', NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a20467-ccad-771c-81fe-770ce4f706c3', '01a20467-cb80-74b5-a810-556878f0dd54', '01a20467-cb05-7418-a150-de2ce1c80a95', 'metrics', NULL, '{"calories":250}', NULL, NULL, 0, 1772352000000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a20467-cd22-7749-b689-0034ccea5675', '01a20467-ccbe-73b9-b3e0-fc79b267347d', '01a20467-cb05-7418-a150-de2ce1c80a95', 'text_log', 'Packed', NULL, NULL, NULL, 0, 1772438400000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a20467-cdcc-70fe-9d26-260d1bbd0b2d', '01a20467-cd8d-726c-a1d1-4ab4bc671bf5', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'metrics', NULL, '{"weightKg":77.4}', NULL, NULL, 0, 1773043201000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a20467-ce98-76b3-a299-b4b9b4a89322', '01a20467-ce8f-7663-84de-daf77e4057b0', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'metrics', NULL, '{"weightKg":75.0}', NULL, NULL, 0, 1773043209000)
--;
INSERT INTO evidence (id, task_id, user_id, type, text, metrics, photo_id, notes, is_late, created_at) VALUES ('01a20467-ceff-704e-bde0-5f57c9db2fc2', '01a20467-ccc7-733e-bb12-746b601f4987', '01a20467-cc8e-777d-af38-0ad87db514f3', 'photo_reference', NULL, NULL, '01a20467-ced6-7487-830a-48fcebffcb09', 'By the window', 0, 1772352000000)
--;
INSERT INTO user_badges (user_id, code, earned_at, seen_at, share_token) VALUES ('01a20467-caf7-720f-896b-007edb58f9b2', 'day_one_done', 1772352000000, NULL, NULL)
--;
INSERT INTO user_badges (user_id, code, earned_at, seen_at, share_token) VALUES ('01a20467-caf7-720f-896b-007edb58f9b2', 'perfect_day', 1772352000000, NULL, NULL)
--;
INSERT INTO user_badges (user_id, code, earned_at, seen_at, share_token) VALUES ('01a20467-cb93-77b3-8d3d-93d1849356b7', 'goal_halfway', 1773043201000, NULL, NULL)
--;
INSERT INTO user_badges (user_id, code, earned_at, seen_at, share_token) VALUES ('01a20467-cb93-77b3-8d3d-93d1849356b7', 'goal_reached', 1773043209000, NULL, NULL)
--;
INSERT INTO user_badges (user_id, code, earned_at, seen_at, share_token) VALUES ('01a20467-cc8e-777d-af38-0ad87db514f3', 'first_photo', 1772352000000, NULL, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a20467-cbc6-72f6-8dce-98ce7a752d35', '01a20467-caf7-720f-896b-007edb58f9b2', 'badge:day_one_done', 'badge', 'day_one_done', 1772352000000, 1772352000000)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a20467-cbdd-73de-aa57-a9e9e004da23', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'reminder:2026-03-02', 'reminder', '8 2026-03-02', 1772425800000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a20467-cc1a-7464-9900-ee9498b2b624', '01a20467-caf7-720f-896b-007edb58f9b2', 'badge:perfect_day', 'badge', 'perfect_day', 1772352000000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a20467-ccb3-76e0-aaa9-993f730a0c56', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'reminder:2026-03-03', 'reminder', '7 2026-03-03', 1772512200000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a20467-ccdd-774e-8ae3-720ea3d972e0', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'reminder:2026-03-04', 'reminder', '7 2026-03-04', 1772598600000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a20467-ccde-7584-ba03-e33bc554d935', '01a20467-cb05-7418-a150-de2ce1c80a95', 'reminder:2026-03-02', 'reminder', '9 2026-03-02', 1772425800000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a20467-ccea-7243-b63d-5fcfea1f0677', '01a20467-cc0d-7317-9ccf-f3a11e759673', 'reminder:2026-03-02', 'reminder', '6 2026-03-02', 1772425800000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a20467-ccf6-7199-9752-7d28f7ad23b1', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'reminder:2026-03-05', 'reminder', '7 2026-03-05', 1772685000000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a20467-cd19-70fb-a4ac-20a4264942f6', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'reminder:2026-03-06', 'reminder', '7 2026-03-06', 1772771400000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a20467-cd52-75b3-9ad7-3dd1bc06d242', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'reminder:2026-03-07', 'reminder', '7 2026-03-07', 1772857800000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a20467-cd78-77bd-a356-ddca5a12b0d6', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'reminder:2026-03-08', 'reminder', '7 2026-03-08', 1772944200000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a20467-cd8d-7274-99f1-00c7931ed120', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'reminder:2026-03-09', 'reminder', '8 2026-03-09', 1773030600000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a20467-cdcc-70ff-a6fc-191311aaa78e', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'badge:goal_halfway', 'badge', 'goal_halfway', 1773043201000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a20467-ce98-76b5-8bbc-09cc2ccff740', '01a20467-cb93-77b3-8d3d-93d1849356b7', 'badge:goal_reached', 'badge', 'goal_reached', 1773043209000, NULL)
--;
INSERT INTO notifications (id, user_id, once, type, subject, created_at, read_at) VALUES ('01a20467-ceff-704f-83e2-92e3f54fb306', '01a20467-cc8e-777d-af38-0ad87db514f3', 'badge:first_photo', 'badge', 'first_photo', 1772352000000, NULL)
--;
CREATE INDEX work_due ON work (clock, is_dead, due_at)
--;
CREATE INDEX idempotency_keys_expiry ON idempotency_keys (expires_at)
--;
CREATE INDEX tasks_day ON tasks (user_id, date, due_minute, id)
--;
CREATE INDEX user_badges_code ON user_badges (code)
--;
CREATE INDEX notifications_user ON notifications (user_id, created_at, id)
