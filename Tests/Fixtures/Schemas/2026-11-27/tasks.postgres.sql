CREATE TABLE public.analytics_days (
    user_id text NOT NULL,
    day bigint NOT NULL,
    events bigint NOT NULL
)
--;
CREATE TABLE public.analytics_events (
    user_id text NOT NULL,
    id text NOT NULL,
    name text NOT NULL,
    at bigint NOT NULL,
    props text NOT NULL,
    received_at bigint NOT NULL
)
--;
CREATE TABLE public.days (
    user_id text NOT NULL,
    date text NOT NULL,
    total bigint NOT NULL,
    completed bigint NOT NULL,
    outcome text,
    made_at bigint NOT NULL
)
--;
CREATE TABLE public.departed (
    user_id text NOT NULL,
    departed_at bigint NOT NULL
)
--;
CREATE TABLE public.evidence (
    id text NOT NULL,
    task_id text NOT NULL,
    user_id text NOT NULL,
    type text NOT NULL,
    text text,
    metrics text,
    photo_id text,
    notes text,
    is_late bigint NOT NULL,
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
CREATE TABLE public.migrations (
    module text NOT NULL,
    number bigint NOT NULL,
    name text NOT NULL,
    checksum text NOT NULL,
    is_breaking bigint NOT NULL,
    applied_at bigint NOT NULL
)
--;
CREATE TABLE public.notifications (
    id text NOT NULL,
    user_id text NOT NULL,
    once text NOT NULL,
    type text NOT NULL,
    subject text NOT NULL,
    created_at bigint NOT NULL,
    read_at bigint
)
--;
CREATE TABLE public.people (
    user_id text NOT NULL,
    product text NOT NULL,
    name text,
    timezone text NOT NULL,
    language text NOT NULL,
    push_enabled bigint NOT NULL,
    reminder_minute bigint NOT NULL,
    profile_version bigint NOT NULL,
    plan_id text,
    plan_start text,
    generator text,
    calorie_target bigint,
    protein_target bigint,
    water_target bigint,
    start_weight bigint,
    weight bigint,
    target_weight bigint,
    fixed_through text,
    streak_current bigint NOT NULL,
    streak_longest bigint NOT NULL,
    streak_total bigint NOT NULL,
    freezes bigint NOT NULL,
    best_streak bigint NOT NULL,
    completed_tasks bigint NOT NULL,
    photos bigint NOT NULL,
    perfect_days bigint NOT NULL,
    reminder_at bigint,
    version bigint NOT NULL,
    created_at bigint NOT NULL
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
CREATE TABLE public.series (
    id text NOT NULL,
    user_id text NOT NULL,
    template text NOT NULL,
    "position" bigint NOT NULL,
    type text NOT NULL,
    due_minute bigint NOT NULL,
    priority bigint NOT NULL,
    weekdays bigint NOT NULL,
    metadata text NOT NULL,
    is_active bigint NOT NULL
)
--;
CREATE TABLE public.service_secrets (
    fingerprint text NOT NULL,
    since bigint NOT NULL
)
--;
CREATE TABLE public.tasks (
    id text NOT NULL,
    user_id text NOT NULL,
    plan_id text,
    series_id text NOT NULL,
    template text,
    date text NOT NULL,
    title text,
    description text,
    type text NOT NULL,
    status text NOT NULL,
    due_minute bigint NOT NULL,
    priority bigint NOT NULL,
    metadata text NOT NULL,
    completed_at bigint,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
)
--;
CREATE TABLE public.turns (
    name text NOT NULL,
    held_until bigint NOT NULL
)
--;
CREATE TABLE public.user_badges (
    user_id text NOT NULL,
    code text NOT NULL,
    earned_at bigint NOT NULL,
    seen_at bigint,
    share_token text
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
CREATE TABLE public.zones (
    user_id text NOT NULL,
    since bigint NOT NULL,
    zone text NOT NULL
)
--;
INSERT INTO public.days VALUES ('01a21e44-68e9-74c6-a442-c91fe360a129', '2026-03-05', 13, 0, NULL, 1772352000000)
--;
INSERT INTO public.days VALUES ('01a21e44-6a75-7474-bd1d-9295a1c86c90', '2026-03-01', 7, 0, 'missed', 1772352000000)
--;
INSERT INTO public.days VALUES ('01a21e44-68f9-7007-b996-a0a616ac89d8', '2026-03-01', 7, 7, NULL, 1772352000000)
--;
INSERT INTO public.days VALUES ('01a21e44-6a75-7474-bd1d-9295a1c86c90', '2026-03-02', 8, 1, 'missed', 1772425800000)
--;
INSERT INTO public.days VALUES ('01a21e44-6cc8-7556-be4e-45a831df68a8', '2026-03-01', 5, 0, NULL, 1772352000000)
--;
INSERT INTO public.days VALUES ('01a21e44-6a75-7474-bd1d-9295a1c86c90', '2026-03-03', 7, 0, 'missed', 1772512200000)
--;
INSERT INTO public.days VALUES ('01a21e44-6a75-7474-bd1d-9295a1c86c90', '2026-03-04', 7, 0, 'missed', 1772598600000)
--;
INSERT INTO public.days VALUES ('01a21e44-6a75-7474-bd1d-9295a1c86c90', '2026-03-05', 7, 0, 'missed', 1772685000000)
--;
INSERT INTO public.days VALUES ('01a21e44-6a75-7474-bd1d-9295a1c86c90', '2026-03-08', 7, 0, NULL, 1772944200000)
--;
INSERT INTO public.days VALUES ('01a21e44-6a75-7474-bd1d-9295a1c86c90', '2026-03-06', 7, 0, 'missed', 1772771400000)
--;
INSERT INTO public.days VALUES ('01a21e44-6a75-7474-bd1d-9295a1c86c90', '2026-03-07', 7, 0, 'missed', 1772857800000)
--;
INSERT INTO public.days VALUES ('01a21e44-68e9-74c6-a442-c91fe360a129', '2026-03-01', 9, 1, NULL, 1772352000000)
--;
INSERT INTO public.days VALUES ('01a21e44-6cc8-7556-be4e-45a831df68a8', '2026-03-02', 6, 0, NULL, 1772425800000)
--;
INSERT INTO public.days VALUES ('01a21e44-68e9-74c6-a442-c91fe360a129', '2026-03-02', 9, 1, NULL, 1772352000000)
--;
INSERT INTO public.days VALUES ('01a21e44-6f8e-72eb-bf49-1916da0a67b9', '2026-03-01', 5, 0, NULL, 1772352000000)
--;
INSERT INTO public.days VALUES ('01a21e44-6e80-73be-93eb-cbad63f69069', '2026-03-01', 7, 1, NULL, 1772352000000)
--;
INSERT INTO public.days VALUES ('01a21e44-6a75-7474-bd1d-9295a1c86c90', '2026-03-09', 9, 2, NULL, 1773030600000)
--;
INSERT INTO public.evidence VALUES ('01a21e44-6b1b-76cf-8b38-65e3f4e48416', '01a21e44-6a1b-71ee-8226-f66a830c953f', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'text_log', 'Oats with dates 🥣 and laban', NULL, NULL, 'بعد الفجر', 0, 1772352000000)
--;
INSERT INTO public.evidence VALUES ('01a21e44-6b7b-7065-844a-4cab8aa81c53', '01a21e44-6a1b-71f0-91c5-da4bbb7e500b', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'metrics', NULL, '{"calories":640,"proteinG":42.5}', NULL, 'Kabsa', 0, 1772352000000)
--;
INSERT INTO public.evidence VALUES ('01a21e44-6baa-733a-be98-8b16fdc0c6b1', '01a21e44-6a1b-71f3-9bf4-d70f6a93e21d', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'metrics', NULL, '{"ml":1800}', NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.evidence VALUES ('01a21e44-6be4-77dc-a58e-a05df9409140', '01a21e44-6b78-73f5-9b0a-7228e00df2c5', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'metrics', NULL, '{"weightKg":79.2}', NULL, NULL, 0, 1772438400000)
--;
INSERT INTO public.evidence VALUES ('01a21e44-6c05-732a-8b31-963606a67e6c', '01a21e44-6a1b-71ef-8721-9e1fee4aaf70', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'text_log', 'Vitamin D', NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.evidence VALUES ('01a21e44-6c50-7532-9653-f7a981b1d809', '01a21e44-6a1b-71ed-98aa-a36602393541', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'text_log', 'Front and side, by the window', NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.evidence VALUES ('01a21e44-6c81-7096-abed-985c193ebb1e', '01a21e44-6a1b-71f1-9efa-cb48102a1f22', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'metrics', NULL, '{"calories":180}', NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.evidence VALUES ('01a21e44-6d33-77b2-adac-968187c59e3b', '01a21e44-6a1b-71f2-9aa8-febeaa8e3b96', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'text_log', 'Grilled fish and salad', NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.evidence VALUES ('01a21e44-6e65-7353-8dda-529a4fb671bf', '01a21e44-6b0f-75e7-aa4f-7e1fdcc0d8b2', '01a21e44-68e9-74c6-a442-c91fe360a129', 'metrics', NULL, '{"calories":250}', NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.evidence VALUES ('01a21e44-6f8f-7568-851b-99e91b581394', '01a21e44-6e84-7483-8634-95ca30de4f74', '01a21e44-68e9-74c6-a442-c91fe360a129', 'text_log', 'Packed', NULL, NULL, NULL, 0, 1772438400000)
--;
INSERT INTO public.evidence VALUES ('01a21e44-6fe1-7071-836a-ef8bd869b391', '01a21e44-6e70-7751-b4f4-b0e556ebc4a7', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'metrics', NULL, '{"weightKg":77.4}', NULL, NULL, 0, 1773043201000)
--;
INSERT INTO public.evidence VALUES ('01a21e44-731b-7622-a20b-fea3ad2bc353', '01a21e44-6f58-703e-9eca-7b5874cfb82b', '01a21e44-6e80-73be-93eb-cbad63f69069', 'photo_reference', NULL, NULL, '01a21e44-717a-736d-afe7-0e8c2ed66d85', 'By the window', 0, 1772352000000)
--;
INSERT INTO public.evidence VALUES ('01a21e44-7371-71ab-9082-057cbd335010', '01a21e44-7359-737b-85f1-4874919f369e', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'metrics', NULL, '{"weightKg":75.0}', NULL, NULL, 0, 1773043209000)
--;
INSERT INTO public.idempotency_keys VALUES ('tasks.add|01a21e44-68e9-74c6-a442-c91fe360a129|flow-wjca77f2nd9jwaxt', 'own-xathvprdxu', 'B_eGDZ-POjKZgAuc19NmYi-IkC3vk-w-h9fnJJDuUmY', 201, '_4s8wvvfDA_p5WuEvLVGTYvQENc5OMhGzjNmGd-n6-hSJgtX9UcbEafBd1NDWYhdV-XrSAmWlF51NAZrvJNIpMR1hx9nEQFqSFf4RThKT0EbLnSHfndKnft-srfRw-DETP0aGq9IIqXeNTk4ZJsIuR4ALo-U883Wg2jJv62MnnhPD0io7QCSQCNOoYfMuwfiqCT-YDYHMlV6u1DXy0W1NzlAbHywNzY3pA582nXynFi8lkleRHwSi1lVzCl_pLbocxSRQiUktqmFgeH631JhPtWKiVurykjqTyWgKXRe1UwM_piAsw-dG5Sat7FTeyZ8IzsKQSVrE15UyQ63Y6InTDNI_ItfNnGztMjoXqhG1BABk0CaQgqPutyKTe8r8eyQy55sQbkewUusxnpjHbtXvSg8E090QzTAFV6fMsCwmr-SDaUk8C_4vOnWJJLSxXfH9IuBDpxBZ1XC0CQ0WqtuQbckuPtkTGH3ebU-u3bHZ1xpOxqKC2Oa-7BXEmcyLMfUSFnDt4yevPrIny1523HHDNrsIOoaAMmFdPlU45SmnXpvLG7_jZi6LSooW7ST2nm_FQIOKbz20wSM3Z4e6HqhFhp0pZXD5OVmdPKvBiEXEB--dvMkNa8uiebDgg7DhqNnF3RIFt7l', 1772352060000, 1772438400000)
--;
INSERT INTO public.idempotency_keys VALUES ('tasks.complete|01a21e44-68f9-7007-b996-a0a616ac89d8|flow-z5drx7kjh77pyjdb', 'breakfast-x9edfafsam', 'nirWJ5LElIzf73sTzJhijme49KYVuinxTHVyWU2sTuQ', 201, '-PwRPOKiDgqEE1QUslPBH9XX5rmv60VCcMS2f_fIUVvh1WE1dlkxHEeBPY_Odq0vKfXf2cS6YZQD1TEqjEoZo3zSWw2PwekEV4TKQEbT1SraseZr8__13Fh7ZdtxOSvTkndSqM_uJ9JMpCgjp9mZ7MaZ-DkSr91keHIgcF0ArnSYkr2u2xp7DJfHdkJbBU6QpNrN5zPqqw5cuzaHanpYy5xR1iDN7zR1gE6Y_IHF9ZlqUbT68g2h7H2XG5vJHmPpPk2owDRt9ri3Yga_GyHMgKRsVyA6EZPvOOT02aT6ZhY5U6NH-SI3DY-o1IcPCLAeECGrMYOh8Ag20m0x5cgMBECTIKdDkcm-iSEXMkPEezUbIUavMtwQVNVBmNP8KMd_M-l6rhbiBhXf3kZ_M-5cg-foRCggAlMkmQKdyRddmrMTUJ_NDybLYDrzISEUQx25XMGXEXjMSKOyUOWSNI1IMGFqgxLe_BLyQzAbNFG60xa6oiI1-1GCnx_-YVO7dKdQ0BgiyX5vnEHLW2OoDf02Z2-Qtp5nthHAPuR2m6zYFn81ZqdB816QJAXgUDHNsxqT2avkgXMCygJqaJt5ZGX-o2XVR3h7SSikbtGF_DGHsuhwM1KtRpNDMerWXxxZWGnGCtgj59piMn_UpHY2D92Y1ED7M237wbHJn_IuMtL8KGn_z_mZtLcM9P7UqHiE99XWdun8HSk3-lqMP8o7qjs156WY4PonwI6z2TEN3JceO_xtXBqbEvWWe__2Uoc0ZZliFIKR6SwUhb-s-RsPy5mN_oKs2j50ARGv7b9dpTyZ9WDQFne3d31OQV861g3J0et3rk5f7eZqC_DIhHE_LWpGLCeU92aVLe-W-DT0lkoJU1WfKqgo8iC2TfIz1VAQHlg2C8lT4o3L7xc3_nj8k8BuvAcCCdzuwHHqqFZernaRWOESd-gdzVWyjMCT0a-CcjXj4o59BddtW_E9C4gqKSE2cgh43JJ_TEzZxfvBrmIbvu6D7r20Yar5Dglo6z8KjbI5Ev3WiBRwglvE2W5szV0y5B5bEtrZ20VTLSAq9hiHaHn0VCKM6cwTpDeQ8kzzz2bUnd7UAtSY6vgDO6MFYBDDZjvsNE0g2b592GO4WF5agEVyiJj51dwdl06BgqU5aBZBpDzelH_QY6eBCcmhprl5ifU8Ss_FdCf4gKbaAhDy4SHCteeSl3NDa_OalyXcw6SZwQ8UqPC7-xBZpIzH9PR210uyYfEw4UOOWWlOFbtnSVSYb7j88fwJpsNNkmCx99qWndl_H_zcOHpIGwqw8BzJdKlDcAoxJlaG1ArvymMPa_YA7BLTED0hsiWK_NXP7GHSputRMyTyPNCKv7XGa8t-6d2zu7VmL6B6YoL7fgf89uQpacXbIYwC1AP5Vtc0L3rc99CBLhM0yPed8JKxqkFnkdFnFvvpLoaDtMI', 1772352060000, 1772438400000)
--;
INSERT INTO public.idempotency_keys VALUES ('tasks.complete|01a21e44-6a75-7474-bd1d-9295a1c86c90|flow-xczgbpfd55fp89cg', 'weight-bfukf2n4pg', 'lb2UGSfrVvBrIT1XCNoTzBhubGSqxXGR8RjIQtvJpds', 201, 'VIcEaUX_Su8e5ZsEBXUHGGndyBSAko8sBmEmMDUZ7T1q3GrAQglIX_o-dHC-MsRL4PhDiGSBcm4ag9qaXVp-7PJEAPLXfxj5CPPUFijh6bFl-N_bBe8ckyirTiPuOk_1S8698LVbmGkm9pD30tB1BjRavhugBbIkiPasOT2BkbHK3VDaUVjCWrJSck_F3UuNzbPLqPQfRzsSCqFhqz0ebx1C7vrWC7nXdb7GvSDcHL10_TY4tNLfmrrNnIE2kelmDtHyQwA4vIj82pVTUzTBPzgYWZ2M8RjrhSu3MBBtLjrL4GDfLE-R4kVvBrY_CgyfG3kjfgtV6ApeXFI9tgOisSl79VPXOLsxFcq0kCOMXTVHrbZuUdsgaqjgzdVKyWR4RMNbzudkeqyZiPdLEEfQziPo6FzlHdHn_ERR5RHG-jOZM09DHlb0gQfD9VMfjgsxmtq8x85oAfFM-sGeoPUGJpG3kU1wJvUeKnkY4aBRWGze0HxMTdny8G_DLLqfXuUF-VBjKfsLZO_16BguOkXrliZKN_2B8X-eE7CZcqjUNjYwgr8y0FrysAEWI6YCgT378qIPWzuB7ZI4dWgryPg4ZnQC486M1ToYWBVdZ5kNpeBCttpWD8ybVR3aLFoQEbt6epQpsyvmQl54Ga7IdBZWmc5s1qrYOzRQ9KMwJvI89aeZZAw46RTvrGGP3bJSnvwYWpDahImLGip1qQBZz9cl4GpkFSlcv9_GfSl9uOx5kP_3YH4AVEjrwTF2NozwNiaV6u77BwCEQ8Ue8wr19vF1ckJI3pSAWOhZ7rxaZoNoS3Q3EYGxD26uwT0IChnpaiIZis0beHdyJyV2ORbAGf1GhFecllDzH-jIuri1q4paalPo6CCFw6XxQIRYujCy6uNdJQYwB6JMsNmVwAZcwnby1k6FhCzmP5kJbmnyf4cy-ELL_DJ24Vu391wODjtSxYayi8etiRUoyGYz9LeiLiCV9p1fIjmRQOgMSXwJOeNS1D-tfkqEshDg4FXU2BDke_UDlo1Wh5qOOTbeUtjDQaYCOglY1P5EuZN1mEKKEREVGEA_r23AJnLAgf-Y3C8KhQ9LBTnjMPHlWtnO73X6iImrcMYPBC-165SvPzB5pLQGHARhl2jgl0Y84miOgoStT_dJvjR4pIQzxjlc6NnDKXpMfs2ySruRuHUVHjQoEX09vcNf8xjrfNrAUpwHErse3GssLEqJxsuwnr39CIvfSThyGV7o-px95JRuDmOBfwvmmv_Gb1CjABKvB1lKHKO1O8zF5dQSg6NszB-D4fHo1txcvosbQmdK5tmAzwQaO3r7N1CFWrq4Qyx8cAJbIxqae-zR5eUjyvdy3NgusJnhCn0', 1772438460000, 1772524800000)
--;
INSERT INTO public.inbox VALUES ('readiness', 1795804124167)
--;
INSERT INTO public.inbox VALUES ('01a21e44-68dc-73a4-aaa7-743bb55ac1d6', 1795804129544)
--;
INSERT INTO public.inbox VALUES ('01a21e44-68e6-736a-bc71-7e0e1a35d48c', 1795804129581)
--;
INSERT INTO public.inbox VALUES ('01a21e44-68ff-7190-827d-428e4cea9ea7', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-691c-76d0-a968-a5535cf6290b', 1795804129661)
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
INSERT INTO public.inbox VALUES ('01a21e44-6b66-7332-97c4-14129cc8f3a2', 1795804130196)
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
INSERT INTO public.inbox VALUES ('01a21e44-6e27-7509-adc3-f7dd85517738', 1795804130889)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6e83-71ff-b0d5-4d33fcc6feb7', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6ec6-7742-8cbd-edb79dbb15a3', 1795804131046)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6ede-758b-a07e-42e7f8cfffd4', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6f90-7092-84b2-957d678d9847', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6ecc-7572-8733-f01941e2a019', 1773043201000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6fc5-73e5-8587-d67bd83fd848', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6ecc-7579-a264-0458c74c2e7c', 1773043201000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-70b6-7294-a800-dfbc29a36da0', 1795804131524)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7114-72d7-a794-cbe05c37e79b', 1773043204000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7117-7654-8176-d6f7a212c4b3', 1773043204000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71a3-7672-9276-f962df4e5119', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71ae-7726-b428-9e4338f5b774', 1795804192557)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71b5-7353-8545-3f8a9bf25516', 1773043207000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-71b5-734c-85ed-0cd7d0780b1c', 1773043207000)
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
INSERT INTO public.inbox VALUES ('01a21e44-73b1-77b1-a236-c970e8c0780d', 1773043209000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-73b2-7485-beff-cb7f4b6f188a', 1773043209000)
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
INSERT INTO public.inbox VALUES ('01a21e44-7dc4-70ca-bd2e-f03e84f5d7fc', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7f12-72e7-bf0e-6c785a1892a8', 1772352000000)
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
INSERT INTO public.inbox VALUES ('01a21e44-81d7-7484-9a55-244108fc24a7', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-81d6-71b7-a1ac-0d8dc3d5b7df', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-820f-747a-b52e-5faab740d529', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-822f-75d6-b19d-fb1334f168af', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-830c-70da-88e0-4b0e189f31a1', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8355-71ce-a17e-a0851510462d', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-846b-7399-9c6a-2c784da7a045', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-857d-7353-88fe-210562e310d6', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-85ca-706f-a760-352c51a0030d', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-85cc-7382-a22d-0226e1eb6dde', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-854f-736c-9d6e-a0c747e6879d', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8644-737f-b9d5-5bdb0a65b0e6', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8623-70d5-96c1-90f2d9bf5022', 1772352000000)
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
INSERT INTO public.inbox VALUES ('01a21e44-87aa-7420-8479-1627de4bca28', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8803-75c6-89d2-ab108ca30829', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-87ea-7513-b1e9-11f24c7caa44', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-885e-7321-8437-4dbfbf1f14b7', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8888-77db-91a3-383dfe6b3379', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-88a6-71e0-852f-04eab14c7e06', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-88ce-746d-9639-f082d1d70bac', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-88e9-73a4-9b12-79e80a97616b', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-89ab-7474-b1f9-8db9764d6818', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-89b2-710d-bc19-7051e7a61a55', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-89e9-766c-b86b-58279edc8fcb', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-89cc-757c-b88a-84ccf079397a', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8ab7-770a-8c26-6ee6d4c7d2bb', 1772352060000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8aa3-72c7-a5fe-963d9846bf07', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8cd0-701f-aaca-9514da4e561b', 1772452500000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8bda-779b-8821-a31905d6fe9c', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8d5c-7314-885f-ae5505801222', 1795804138876)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8e44-7447-a2b2-3f2bc9f7f4e5', 1795804139100)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8e3b-76c4-89e5-768bc0dbd70a', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8f98-75a5-a88e-9cdc0c8029e3', 1795804139441)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8fdf-7410-baf6-70d00f54c659', 1795804139498)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8f1c-766b-bbdb-1ae308e87f6e', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-9006-73a5-9944-f5151e30f97c', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-9177-7430-885f-40ac221dc912', 1795804139915)
--;
INSERT INTO public.inbox VALUES ('01a21e44-91d0-76b3-a3bb-d008ce6b0b4d', 1795804140019)
--;
INSERT INTO public.inbox VALUES ('01a21e44-91f3-774d-ade1-265cf2132bf1', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-92fe-742c-8ea5-c22340abd451', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-93cf-7221-9ac8-da86b7fe0b8b', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-95d8-7082-be2c-85987ff26872', 1795804141073)
--;
INSERT INTO public.inbox VALUES ('01a21e44-9a1a-75d7-9472-c3db26aa5927', 1806912000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-c4cf-72b6-bec9-5b80a72f80d7', 1795804153060)
--;
INSERT INTO public.inbox VALUES ('01a21e44-89d4-7628-87d4-8df307f3fa81', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8cd8-77b2-b7b5-c07bf26d2d3f', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-90ca-74e1-8fe2-486d281e17dc', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-9470-75bf-98df-4487a51321ba', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-950a-72a3-873a-0e687a88ce30', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-95f4-73ac-9c1e-c11602e4648d', 1772352000000)
--;
INSERT INTO public.migrations VALUES ('platform', 1, 'create work', '156b17e2dbc9c564', 0, 1795804123688)
--;
INSERT INTO public.migrations VALUES ('platform', 2, 'create inbox', 'b97437e51378e6e4', 0, 1795804123717)
--;
INSERT INTO public.migrations VALUES ('platform', 3, 'create idempotency keys', '8d1421329e7eff06', 0, 1795804123742)
--;
INSERT INTO public.migrations VALUES ('platform', 4, 'note whose secret sealed work', '6d8c8af90fa4fcd6', 0, 1795804123776)
--;
INSERT INTO public.migrations VALUES ('platform', 5, 'create service secrets', '64a768f0361567a2', 0, 1795804123790)
--;
INSERT INTO public.migrations VALUES ('platform', 6, 'create turns', '09bbb6e69f90d75d', 0, 1795804123801)
--;
INSERT INTO public.migrations VALUES ('platform', 7, 'note what work is part of', '94a0930c43fce00b', 0, 1795804123817)
--;
INSERT INTO public.migrations VALUES ('revocations', 1, 'create revocations', '6a00a7943fe62da6', 0, 1795804123822)
--;
INSERT INTO public.migrations VALUES ('tasks', 100, 'create people', 'd5a5f6986120dcaf', 0, 1795804123843)
--;
INSERT INTO public.migrations VALUES ('departed', 1, 'create departed', 'f20c289d863e01b8', 0, 1795804123859)
--;
INSERT INTO public.migrations VALUES ('departed', 2, 'find the departed by age', '64cae586d551b874', 0, 1795804123874)
--;
INSERT INTO public.migrations VALUES ('tasks', 102, 'create zones, series, days, tasks and evidence', '426c2c119609fae9', 0, 1795804123896)
--;
INSERT INTO public.migrations VALUES ('tasks', 103, 'create badges, notifications and analytics', '37006737fcf16755', 0, 1795804123944)
--;
INSERT INTO public.migrations VALUES ('tasks', 104, 'bound analytics', 'e95ed800b54aba3e', 0, 1795804124001)
--;
INSERT INTO public.migrations VALUES ('tasks-upkeep', 1, 'find what is over', 'f75617ca32f08867', 0, 1795804124024)
--;
INSERT INTO public.notifications VALUES ('01a21e44-6b86-7784-8764-99a79106542e', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'reminder:2026-03-02', 'reminder', '8 2026-03-02', 1772425800000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a21e44-6d12-7055-bf4e-766d92be1e6e', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'reminder:2026-03-03', 'reminder', '7 2026-03-03', 1772512200000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a21e44-6d37-72b0-a1c8-473d5774d547', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'badge:perfect_day', 'badge', 'perfect_day', 1772352000000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a21e44-6d5c-7230-bd7f-2c1e62c6ef95', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'reminder:2026-03-04', 'reminder', '7 2026-03-04', 1772598600000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a21e44-6c83-749d-83e5-d01af62594f9', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'badge:day_one_done', 'badge', 'day_one_done', 1772352000000, 1772352000000)
--;
INSERT INTO public.notifications VALUES ('01a21e44-6d90-7753-b520-c7282eba4e10', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'reminder:2026-03-05', 'reminder', '7 2026-03-05', 1772685000000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a21e44-6dc0-7025-b403-c17ab1a1788d', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'reminder:2026-03-06', 'reminder', '7 2026-03-06', 1772771400000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a21e44-6df7-774a-9f9e-6bd5aaca35d6', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'reminder:2026-03-07', 'reminder', '7 2026-03-07', 1772857800000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a21e44-6e2f-7214-aad1-81c9facd18db', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'reminder:2026-03-08', 'reminder', '7 2026-03-08', 1772944200000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a21e44-6e72-743f-b84a-98054546efb5', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'reminder:2026-03-09', 'reminder', '8 2026-03-09', 1773030600000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a21e44-6eba-7622-b31f-4f814c155c01', '01a21e44-68e9-74c6-a442-c91fe360a129', 'reminder:2026-03-02', 'reminder', '9 2026-03-02', 1772425800000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a21e44-6ed1-74c1-b4a7-0914c9a589bc', '01a21e44-6cc8-7556-be4e-45a831df68a8', 'reminder:2026-03-02', 'reminder', '6 2026-03-02', 1772425800000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a21e44-6fe7-7124-9b25-fc8ba7b2409d', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'badge:goal_halfway', 'badge', 'goal_halfway', 1773043201000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a21e44-7324-7257-b567-637d895eaebd', '01a21e44-6e80-73be-93eb-cbad63f69069', 'badge:first_photo', 'badge', 'first_photo', 1772352000000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a21e44-737b-7428-8ed8-16cc6bbec7a6', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'badge:goal_reached', 'badge', 'goal_reached', 1773043209000, NULL)
--;
INSERT INTO public.people VALUES ('01a21e44-6cc8-7556-be4e-45a831df68a8', 'gtsd', 'Omar', 'Asia/Riyadh', 'en', 1, 450, 2, '01a21e44-6d72-75b6-a4e1-7924ee4beb12', '2026-03-01', 'plan/1', 1689, 180, 3150, 9000, 9000, 7500, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 1772512200000, 4, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-6e80-73be-93eb-cbad63f69069', 'gtsd', 'Layla', 'Asia/Riyadh', 'en', 1, 450, 2, '01a21e44-6f3b-769c-8ca2-c74c22d74e76', '2026-03-01', 'plan/1', 2259, 160, 2800, 8000, 8000, 7500, NULL, 0, 0, 0, 0, 0, 1, 1, 0, 1772425800000, 4, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-68e9-74c6-a442-c91fe360a129', 'gtsd', 'Layla', 'Asia/Riyadh', 'en', 1, 450, 2, '01a21e44-6a2c-754b-9663-fc2c499164b7', '2026-03-01', 'plan/1', 2259, 160, 2800, 8000, 8000, 7500, NULL, 0, 0, 0, 0, 0, 2, 0, 0, 1772512200000, 20, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-6f8e-72eb-bf49-1916da0a67b9', 'gtsd', 'Omar', 'Asia/Riyadh', 'en', 1, 450, 2, '01a21e44-7023-7132-9703-97a0cecac819', '2026-03-01', 'plan/1', 1689, 180, 3150, 9000, 9000, 7500, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 1772425800000, 2, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-68f9-7007-b996-a0a616ac89d8', 'gtsd', 'Layla', 'Asia/Riyadh', 'en', 1, 450, 2, '01a21e44-6a03-7696-b2c9-e251e07f6328', '2026-03-01', 'plan/1', 2259, 160, 2800, 8000, 8000, 7500, NULL, 0, 0, 0, 0, 1, 7, 0, 1, 1772425800000, 10, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a21e44-6a75-7474-bd1d-9295a1c86c90', 'gtsd', 'Layla', 'Asia/Riyadh', 'en', 1, 450, 7, '01a21e44-6b17-733e-9c90-2c3fde022300', '2026-03-01', 'plan/1', 2182, 150, 2650, 8000, 7500, 7500, '2026-03-07', 0, 0, 0, 0, 0, 3, 0, 0, 1773117000000, 24, 1772352000000)
--;
INSERT INTO public.revocation_numbers VALUES (1, 13)
--;
INSERT INTO public.revocations VALUES ('session', '01a21e44-68dd-74b2-813b-67932082e7bc', NULL, 0, 1795809529663, 1)
--;
INSERT INTO public.revocations VALUES ('session', '01a21e44-70b7-7501-9f3e-c070070d90f5', NULL, 0, 1795809531815, 2)
--;
INSERT INTO public.revocations VALUES ('session', '01a21e44-71a2-776a-93ea-bfc060bc4422', NULL, 0, 1795809531815, 3)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-74c5-7263-9804-815d278cd6ca', 'coach', 1, 1795809532662, 4)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-75f6-74dc-b3ec-c9bd9696f973', 'admin', 1, 1795809532925, 5)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-7b16-7280-a303-71f1baaf17d7', 'admin', 1, 1795809534235, 6)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-820c-7725-ab95-e8f94ce461f4', 'coach', 1, 1795809536076, 7)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-8641-70f7-ac0e-429187311ff3', 'coach', 1, 1795809537108, 8)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-87df-7445-976c-0c61c86e37db', 'coach', 1, 1795809537535, 9)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-8821-7588-b223-f02a7ad7740c', 'coach', 1, 1795809537671, 10)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-88a5-725a-a0f8-6981bcdc7456', 'admin', 1, 1795809537743, 11)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-89a7-7752-8a23-fdd26a40486f', 'admin', 1, 1795809538047, 12)
--;
INSERT INTO public.revocations VALUES ('role', '01a21e44-89a2-77dd-83c9-63ccc08a2ded', 'admin', 1, 1795809538100, 13)
--;
INSERT INTO public.schema_migrations VALUES (1, 'create work', '156b17e2dbc9c564', 1795804123688)
--;
INSERT INTO public.schema_migrations VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795804123717)
--;
INSERT INTO public.schema_migrations VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795804123742)
--;
INSERT INTO public.schema_migrations VALUES (100, 'create people', 'd5a5f6986120dcaf', 1795804123843)
--;
INSERT INTO public.schema_migrations VALUES (101, 'create departed', 'f20c289d863e01b8', 1795804123859)
--;
INSERT INTO public.schema_migrations VALUES (102, 'create zones, series, days, tasks and evidence', '426c2c119609fae9', 1795804123896)
--;
INSERT INTO public.schema_migrations VALUES (103, 'create badges, notifications and analytics', '37006737fcf16755', 1795804123944)
--;
INSERT INTO public.series VALUES ('01a21e44-6a06-750b-a48f-4906be9bcebe', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a06-750c-849c-8851fab30f67', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a06-750d-820c-f2de19808b9b', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'meal.breakfast', 2, 'meal', 450, 1, 127, '{"calories":565,"proteinG":40.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a06-750e-bb7a-41b5e900df55', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'supplement.daily', 3, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a06-750f-9819-23b43f562588', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'meal.lunch', 4, 'meal', 780, 1, 127, '{"calories":790,"proteinG":56.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a07-715c-aa76-eb4ce3eff7f4', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'meal.snack.afternoon.1', 5, 'meal', 990, 3, 127, '{"calories":226,"proteinG":16.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a07-715d-a413-94d0e67876a4', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'cardio.steady', 6, 'cardio', 1065, 1, 42, '{"minutes":30}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a07-715e-b7e5-6c5a22eb4e00', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'workout.strength', 7, 'workout', 1065, 1, 21, '{"reps":12,"sets":3}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a07-715f-b785-65f9de2b43d9', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'meal.dinner', 8, 'meal', 1200, 1, 127, '{"calories":678,"proteinG":48.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a07-7160-a6b6-77ae56fb07cd', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'hydration.1', 9, 'hydration', 1245, 2, 127, '{"ml":2800}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a2d-70ba-b83c-4a387cf8f0a8', '01a21e44-68e9-74c6-a442-c91fe360a129', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a2e-7379-9eb4-5d163fa231ae', '01a21e44-68e9-74c6-a442-c91fe360a129', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a2e-737a-a605-5a0ed75b3626', '01a21e44-68e9-74c6-a442-c91fe360a129', 'meal.breakfast', 2, 'meal', 450, 1, 127, '{"calories":565,"proteinG":40.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a2e-737b-8641-623547ee2aa5', '01a21e44-68e9-74c6-a442-c91fe360a129', 'supplement.daily', 3, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a2e-737c-9652-b49d3a2b20bd', '01a21e44-68e9-74c6-a442-c91fe360a129', 'meal.lunch', 4, 'meal', 780, 1, 127, '{"calories":790,"proteinG":56.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a2e-737d-8970-162d788cef55', '01a21e44-68e9-74c6-a442-c91fe360a129', 'meal.snack.afternoon.1', 5, 'meal', 990, 3, 127, '{"calories":226,"proteinG":16.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a2e-737e-a1a8-250e0a39c5bd', '01a21e44-68e9-74c6-a442-c91fe360a129', 'cardio.steady', 6, 'cardio', 1065, 1, 42, '{"minutes":30}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a2e-737f-97ce-f11f4999214e', '01a21e44-68e9-74c6-a442-c91fe360a129', 'workout.strength', 7, 'workout', 1065, 1, 21, '{"reps":12,"sets":3}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a2e-7380-9eb1-9676970ded2c', '01a21e44-68e9-74c6-a442-c91fe360a129', 'meal.dinner', 8, 'meal', 1200, 1, 127, '{"calories":678,"proteinG":48.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6a34-73d4-b9e1-8c9a08dde64e', '01a21e44-68e9-74c6-a442-c91fe360a129', 'hydration.1', 9, 'hydration', 1245, 2, 127, '{"ml":2800}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6d73-7397-8c14-da3454ce6877', '01a21e44-6cc8-7556-be4e-45a831df68a8', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6d74-74de-8a21-f29fd4908ac8', '01a21e44-6cc8-7556-be4e-45a831df68a8', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6d74-74df-8768-3c122cf44abc', '01a21e44-6cc8-7556-be4e-45a831df68a8', 'supplement.daily', 2, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6d74-74e0-8bd8-b30a122cf856', '01a21e44-6cc8-7556-be4e-45a831df68a8', 'meal.lunch', 3, 'meal', 750, 1, 127, '{"calories":909,"proteinG":97.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6d74-74e1-9d1c-7eb34f1487e8', '01a21e44-6cc8-7556-be4e-45a831df68a8', 'cardio.steady', 4, 'cardio', 1065, 1, 42, '{"minutes":20}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6d74-74e2-87cc-aef44df0ca1a', '01a21e44-6cc8-7556-be4e-45a831df68a8', 'workout.strength', 5, 'workout', 1065, 1, 21, '{"reps":12,"sets":2}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6d74-74e3-9017-301ab0d27d2e', '01a21e44-6cc8-7556-be4e-45a831df68a8', 'meal.dinner', 6, 'meal', 1170, 1, 127, '{"calories":780,"proteinG":83.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6d74-74e4-a4f9-ea418e62c078', '01a21e44-6cc8-7556-be4e-45a831df68a8', 'hydration.1', 7, 'hydration', 1245, 2, 127, '{"ml":3150}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6f48-7686-baa5-4c71a9c42a07', '01a21e44-6e80-73be-93eb-cbad63f69069', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6f49-762d-b5ec-37c18191af81', '01a21e44-6e80-73be-93eb-cbad63f69069', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6f49-762e-a2b6-182562d28a51', '01a21e44-6e80-73be-93eb-cbad63f69069', 'meal.breakfast', 2, 'meal', 450, 1, 127, '{"calories":565,"proteinG":40.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6f49-762f-8020-30a9ea1c60b9', '01a21e44-6e80-73be-93eb-cbad63f69069', 'supplement.daily', 3, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6f49-7630-b8c7-ed5806567a10', '01a21e44-6e80-73be-93eb-cbad63f69069', 'meal.lunch', 4, 'meal', 780, 1, 127, '{"calories":790,"proteinG":56.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6f49-7631-b9c0-465fa4262351', '01a21e44-6e80-73be-93eb-cbad63f69069', 'meal.snack.afternoon.1', 5, 'meal', 990, 3, 127, '{"calories":226,"proteinG":16.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6f49-7632-88c2-21934df7d418', '01a21e44-6e80-73be-93eb-cbad63f69069', 'cardio.steady', 6, 'cardio', 1065, 1, 42, '{"minutes":30}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6f49-7633-b112-2a0d97d98a6c', '01a21e44-6e80-73be-93eb-cbad63f69069', 'workout.strength', 7, 'workout', 1065, 1, 21, '{"reps":12,"sets":3}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6f49-7634-8955-e54cb24f0294', '01a21e44-6e80-73be-93eb-cbad63f69069', 'meal.dinner', 8, 'meal', 1200, 1, 127, '{"calories":678,"proteinG":48.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6f49-7635-bfcc-9ac80a368fad', '01a21e44-6e80-73be-93eb-cbad63f69069', 'hydration.1', 9, 'hydration', 1245, 2, 127, '{"ml":2800}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6b1b-76d0-bd00-5ebed0f40812', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-7025-710b-9bfc-08c2166842a6', '01a21e44-6f8e-72eb-bf49-1916da0a67b9', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-7026-74e2-8c38-e4c6ba943683', '01a21e44-6f8e-72eb-bf49-1916da0a67b9', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-7026-74e3-bd75-f4c68374549e', '01a21e44-6f8e-72eb-bf49-1916da0a67b9', 'supplement.daily', 2, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-7026-74e4-aa27-f139af94cc99', '01a21e44-6f8e-72eb-bf49-1916da0a67b9', 'meal.lunch', 3, 'meal', 750, 1, 127, '{"calories":909,"proteinG":97.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-7027-7304-a5c8-a7fa2f0cfa34', '01a21e44-6f8e-72eb-bf49-1916da0a67b9', 'cardio.steady', 4, 'cardio', 1065, 1, 42, '{"minutes":20}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-7027-7305-8e87-4a93d9c81d91', '01a21e44-6f8e-72eb-bf49-1916da0a67b9', 'workout.strength', 5, 'workout', 1065, 1, 21, '{"reps":12,"sets":2}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-7027-7306-8ba1-9ab5248582bc', '01a21e44-6f8e-72eb-bf49-1916da0a67b9', 'meal.dinner', 6, 'meal', 1170, 1, 127, '{"calories":780,"proteinG":83.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-7027-7307-a136-7a08a6cf73a0', '01a21e44-6f8e-72eb-bf49-1916da0a67b9', 'hydration.1', 7, 'hydration', 1245, 2, 127, '{"ml":3150}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6b1b-76d3-8dcf-612d45771511', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'supplement.daily', 3, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6b1b-76d4-bb3f-4e9bdc8641bd', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'meal.lunch', 4, 'meal', 780, 1, 127, '{"calories":764,"proteinG":52.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6b1c-754e-921d-d5fb9e434a95', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'meal.snack.afternoon.1', 5, 'meal', 990, 3, 127, '{"calories":218,"proteinG":15.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6b1c-754f-ae56-fb4b80f139b5', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'cardio.steady', 6, 'cardio', 1065, 1, 42, '{"minutes":30}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6b1c-7550-a2d9-ee8250cea97a', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'workout.strength', 7, 'workout', 1065, 1, 21, '{"reps":12,"sets":3}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6b1c-7551-8c46-793966e6eb6b', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'meal.dinner', 8, 'meal', 1200, 1, 127, '{"calories":655,"proteinG":45.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6b1b-76d2-b2bd-d34cbc842138', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'meal.breakfast', 2, 'meal', 450, 1, 127, '{"calories":545,"proteinG":38.0}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6b1b-76d1-82cd-d9c7f0b50b97', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a21e44-6b1c-7552-965f-54db8375c734', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'hydration.1', 9, 'hydration', 1245, 2, 127, '{"ml":2650}', 1)
--;
INSERT INTO public.service_secrets VALUES ('f12cf2dbf19d78ff', 1795804124139)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6a47-714b-89ca-92ae22bec224', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2d-70ba-b83c-4a387cf8f0a8', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6a47-714d-b0fb-575e6d4b7fb1', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2e-737b-8641-623547ee2aa5', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6a47-714e-afcf-f255a06c8657', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2e-737c-9652-b49d3a2b20bd', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6a47-714f-b544-a2a5509237bf', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2e-737d-8970-162d788cef55', 'meal.snack.afternoon.1', '2026-03-01', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6a47-7150-b855-d587c4102edc', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2e-7380-9eb1-9676970ded2c', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6a47-7151-8003-97f89c58819d', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a34-73d4-b9e1-8c9a08dde64e', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6a1b-71ee-8226-f66a830c953f', '01a21e44-68f9-7007-b996-a0a616ac89d8', '01a21e44-6a03-7696-b2c9-e251e07f6328', '01a21e44-6a06-750d-820c-f2de19808b9b', 'meal.breakfast', '2026-03-01', NULL, NULL, 'meal', 'completed', 450, 1, '{"calories":565,"proteinG":40.0}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b2f-740a-bc70-58a01d038024', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d0-bd00-5ebed0f40812', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b2f-740b-a320-59d2ef3e34a0', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d2-b2bd-d34cbc842138', 'meal.breakfast', '2026-03-01', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b2f-740c-b1d3-a2adf32ecdc4', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d3-8dcf-612d45771511', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b2f-740d-a50c-f42aff874bab', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d4-bb3f-4e9bdc8641bd', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b2f-740e-a8a2-745f3521ce63', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-754e-921d-d5fb9e434a95', 'meal.snack.afternoon.1', '2026-03-01', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b2f-740f-a3c2-f959b9ecda30', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7551-8c46-793966e6eb6b', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b2f-7410-aed3-d7babbbcabca', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7552-965f-54db8375c734', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b5c-72e3-aa8f-413328c01647', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2e-737a-a605-5a0ed75b3626', 'meal.breakfast', '2026-03-05', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b5c-72e4-979a-f0a75912d1a6', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2e-737b-8641-623547ee2aa5', 'supplement.daily', '2026-03-05', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b5c-72e5-8828-8af8778e7495', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2e-737c-9652-b49d3a2b20bd', 'meal.lunch', '2026-03-05', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b79-7180-a0aa-959a982a5c1a', '01a21e44-68e9-74c6-a442-c91fe360a129', NULL, '01a21e44-6b79-7181-a25c-46812e0f0396', NULL, '2026-03-05', 'Omega-3', NULL, 'supplement', 'pending', 1439, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6a1b-71f3-9bf4-d70f6a93e21d', '01a21e44-68f9-7007-b996-a0a616ac89d8', '01a21e44-6a03-7696-b2c9-e251e07f6328', '01a21e44-6a07-7160-a6b6-77ae56fb07cd', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'completed', 1245, 2, '{"ml":2800}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6bcb-713f-b000-c72612eb948a', '01a21e44-68e9-74c6-a442-c91fe360a129', NULL, '01a21e44-6bcb-7140-8239-d34573428b73', NULL, '2026-03-05', 'Mirror', NULL, 'progressPhoto', 'pending', 1439, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6a1b-71ef-8721-9e1fee4aaf70', '01a21e44-68f9-7007-b996-a0a616ac89d8', '01a21e44-6a03-7696-b2c9-e251e07f6328', '01a21e44-6a06-750e-bb7a-41b5e900df55', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'completed', 495, 3, '{}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6a1b-71f1-9efa-cb48102a1f22', '01a21e44-68f9-7007-b996-a0a616ac89d8', '01a21e44-6a03-7696-b2c9-e251e07f6328', '01a21e44-6a07-715c-aa76-eb4ce3eff7f4', 'meal.snack.afternoon.1', '2026-03-01', NULL, NULL, 'meal', 'completed', 990, 3, '{"calories":226,"proteinG":16.0}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6a1b-71f2-9aa8-febeaa8e3b96', '01a21e44-68f9-7007-b996-a0a616ac89d8', '01a21e44-6a03-7696-b2c9-e251e07f6328', '01a21e44-6a07-715f-b785-65f9de2b43d9', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'completed', 1200, 1, '{"calories":678,"proteinG":48.0}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6a47-714c-9239-b5f839e4e543', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2e-737a-a605-5a0ed75b3626', 'meal.breakfast', '2026-03-01', NULL, NULL, 'meal', 'pending', 540, 2, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b0f-75e7-aa4f-7e1fdcc0d8b2', '01a21e44-68e9-74c6-a442-c91fe360a129', NULL, '01a21e44-6b0f-75e8-85da-7a97b94ab2de', NULL, '2026-03-01', 'مممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممم', NULL, 'meal', 'completed', 1320, 2, '{}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-702d-7442-ba12-14c0fce835da', '01a21e44-6f8e-72eb-bf49-1916da0a67b9', '01a21e44-7023-7132-9703-97a0cecac819', '01a21e44-7025-710b-9bfc-08c2166842a6', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-702d-7443-a005-d89eafd5c994', '01a21e44-6f8e-72eb-bf49-1916da0a67b9', '01a21e44-7023-7132-9703-97a0cecac819', '01a21e44-7026-74e3-bd75-f4c68374549e', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b5c-72e6-b1f3-cb04013e79b0', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2e-737d-8970-162d788cef55', 'meal.snack.afternoon.1', '2026-03-05', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b5c-72e7-a667-7eb0a032b375', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2e-737e-a1a8-250e0a39c5bd', 'cardio.steady', '2026-03-05', NULL, NULL, 'cardio', 'pending', 1065, 1, '{"minutes":30}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b5c-72e8-aa2d-bf5f170d1479', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2e-7380-9eb1-9676970ded2c', 'meal.dinner', '2026-03-05', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b5c-72e9-92d9-ea95b8e37777', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a34-73d4-b9e1-8c9a08dde64e', 'hydration.1', '2026-03-05', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b5d-7080-ba6b-7421e5e4039c', '01a21e44-68e9-74c6-a442-c91fe360a129', NULL, '01a21e44-6b5d-7081-a62e-189d68d3b4c5', NULL, '2026-03-05', 'Run', NULL, 'cardio', 'pending', 1439, 2, '{"minutes":30,"distanceKm":5.0,"steps":6000}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b6b-71a1-a139-7cabcbfcd91d', '01a21e44-68e9-74c6-a442-c91fe360a129', NULL, '01a21e44-6b6b-71a2-bb89-a8945e25e8a7', NULL, '2026-03-05', 'Iftar', NULL, 'meal', 'pending', 1439, 2, '{"calories":0,"proteinG":32.5}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b79-7179-937c-2e8438764731', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d2-b2bd-d34cbc842138', 'meal.breakfast', '2026-03-02', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b79-717a-9d80-e729bb0ed7b3', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d3-8dcf-612d45771511', 'supplement.daily', '2026-03-02', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b79-717b-8a4d-826c870ba032', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d4-bb3f-4e9bdc8641bd', 'meal.lunch', '2026-03-02', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b79-717c-9cfa-9f70f51cced6', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-754e-921d-d5fb9e434a95', 'meal.snack.afternoon.1', '2026-03-02', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b79-717d-9638-8b8b973bd4c1', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7550-a2d9-ee8250cea97a', 'workout.strength', '2026-03-02', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b79-717e-97cc-9c0bd082a308', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7551-8c46-793966e6eb6b', 'meal.dinner', '2026-03-02', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b79-717f-9e16-21fc4b0dec1d', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7552-965f-54db8375c734', 'hydration.1', '2026-03-02', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6a1b-71f0-91c5-da4bbb7e500b', '01a21e44-68f9-7007-b996-a0a616ac89d8', '01a21e44-6a03-7696-b2c9-e251e07f6328', '01a21e44-6a06-750f-9819-23b43f562588', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'completed', 780, 1, '{"calories":790,"proteinG":56.0}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b85-70a5-a752-b43869298af9', '01a21e44-68e9-74c6-a442-c91fe360a129', NULL, '01a21e44-6b85-70a6-a18b-d7f2e510e8ee', NULL, '2026-03-05', 'Water', NULL, 'hydration', 'pending', 1439, 2, '{"ml":10000}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b9e-77f2-b1c9-4b3e9b5565ba', '01a21e44-68e9-74c6-a442-c91fe360a129', NULL, '01a21e44-6b9e-77f3-ace3-520c70f5bfcb', NULL, '2026-03-05', 'Scale', NULL, 'weightLog', 'pending', 1439, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6b78-73f5-9b0a-7228e00df2c5', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d1-82cd-d9c7f0b50b97', 'weight.weekly', '2026-03-02', NULL, NULL, 'weightLog', 'completed', 435, 2, '{}', 1772438400000, 1772425800000, 1772438400000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d0d-749a-a954-46e0ee2e10cb', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d2-b2bd-d34cbc842138', 'meal.breakfast', '2026-03-03', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d0e-730b-9ec4-f562d91c2896', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d3-8dcf-612d45771511', 'supplement.daily', '2026-03-03', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d0e-730c-9518-aaf0ade71fc5', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d4-bb3f-4e9bdc8641bd', 'meal.lunch', '2026-03-03', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d0e-730d-8c11-b93962ae3828', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-754e-921d-d5fb9e434a95', 'meal.snack.afternoon.1', '2026-03-03', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d0e-730e-b978-86cbd2965a7f', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-754f-ae56-fb4b80f139b5', 'cardio.steady', '2026-03-03', NULL, NULL, 'cardio', 'pending', 1065, 1, '{"minutes":30}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d0e-730f-9cfe-b8bd5222aa1c', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7551-8c46-793966e6eb6b', 'meal.dinner', '2026-03-03', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d0e-7310-b6c4-b2da852bb66e', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7552-965f-54db8375c734', 'hydration.1', '2026-03-03', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d58-73fa-a09b-895b1cfc8d37', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d2-b2bd-d34cbc842138', 'meal.breakfast', '2026-03-04', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d58-73fb-bf2c-8d1d68b5893b', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d3-8dcf-612d45771511', 'supplement.daily', '2026-03-04', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d58-73fc-93ce-f3adc3593304', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d4-bb3f-4e9bdc8641bd', 'meal.lunch', '2026-03-04', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6a1b-71ed-98aa-a36602393541', '01a21e44-68f9-7007-b996-a0a616ac89d8', '01a21e44-6a03-7696-b2c9-e251e07f6328', '01a21e44-6a06-750b-a48f-4906be9bcebe', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'completed', 420, 3, '{}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d7a-7454-bac3-3e921a6ae9b7', '01a21e44-6cc8-7556-be4e-45a831df68a8', '01a21e44-6d72-75b6-a4e1-7924ee4beb12', '01a21e44-6d73-7397-8c14-da3454ce6877', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d7a-7455-9f69-2e9c17e5c85f', '01a21e44-6cc8-7556-be4e-45a831df68a8', '01a21e44-6d72-75b6-a4e1-7924ee4beb12', '01a21e44-6d74-74df-8768-3c122cf44abc', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d7a-7456-bbbf-6d0bdc8885c8', '01a21e44-6cc8-7556-be4e-45a831df68a8', '01a21e44-6d72-75b6-a4e1-7924ee4beb12', '01a21e44-6d74-74e0-8bd8-b30a122cf856', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 750, 1, '{"calories":909,"proteinG":97.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d7a-7457-9432-ed4b576ca708', '01a21e44-6cc8-7556-be4e-45a831df68a8', '01a21e44-6d72-75b6-a4e1-7924ee4beb12', '01a21e44-6d74-74e3-9017-301ab0d27d2e', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1170, 1, '{"calories":780,"proteinG":83.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d7a-7458-9106-db0ac5be6624', '01a21e44-6cc8-7556-be4e-45a831df68a8', '01a21e44-6d72-75b6-a4e1-7924ee4beb12', '01a21e44-6d74-74e4-a4f9-ea418e62c078', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":3150}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e83-7613-aab1-b56e7e955927', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2e-7379-9eb4-5d163fa231ae', 'weight.weekly', '2026-03-02', NULL, NULL, 'weightLog', 'pending', 435, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e83-7614-98d1-00b25f575948', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2e-737a-a605-5a0ed75b3626', 'meal.breakfast', '2026-03-02', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e83-7615-8974-f0ccccefd1bf', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2e-737b-8641-623547ee2aa5', 'supplement.daily', '2026-03-02', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e83-7616-b7bd-1ae1f89f8b72', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2e-737c-9652-b49d3a2b20bd', 'meal.lunch', '2026-03-02', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e83-7617-8819-be853ab253bd', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2e-737d-8970-162d788cef55', 'meal.snack.afternoon.1', '2026-03-02', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e83-7618-8c4e-73a30a188b4a', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2e-737f-97ce-f11f4999214e', 'workout.strength', '2026-03-02', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e83-7619-91aa-eb32e1c342ab', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a2e-7380-9eb1-9676970ded2c', 'meal.dinner', '2026-03-02', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e83-761a-86a7-aa393573993e', '01a21e44-68e9-74c6-a442-c91fe360a129', '01a21e44-6a2c-754b-9663-fc2c499164b7', '01a21e44-6a34-73d4-b9e1-8c9a08dde64e', 'hydration.1', '2026-03-02', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e9c-70e2-8bff-61f0d3da03b4', '01a21e44-68e9-74c6-a442-c91fe360a129', NULL, '01a21e44-6e9c-70e3-8ee9-ae1036769648', NULL, '2026-03-01', 'Stretch', NULL, 'workout', 'pending', 1439, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e84-7483-8634-95ca30de4f74', '01a21e44-68e9-74c6-a442-c91fe360a129', NULL, '01a21e44-6e84-7484-8968-cb76db081d0d', NULL, '2026-03-02', 'Pack the bag', NULL, 'workout', 'completed', 1439, 2, '{}', 1772438400000, 1772352000000, 1772438400000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d58-73fd-9123-600435e9a14b', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-754e-921d-d5fb9e434a95', 'meal.snack.afternoon.1', '2026-03-04', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d58-73fe-a646-8ee503ab8586', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7550-a2d9-ee8250cea97a', 'workout.strength', '2026-03-04', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d58-73ff-9c4a-11b2ea6f1be0', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7551-8c46-793966e6eb6b', 'meal.dinner', '2026-03-04', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d58-7400-89da-813dd63ec2cf', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7552-965f-54db8375c734', 'hydration.1', '2026-03-04', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d8f-73e2-93ed-b3767aa033e1', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d2-b2bd-d34cbc842138', 'meal.breakfast', '2026-03-05', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d8f-73e3-8d29-bcfea526675d', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d3-8dcf-612d45771511', 'supplement.daily', '2026-03-05', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d8f-73e4-b760-03220bdb885a', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d4-bb3f-4e9bdc8641bd', 'meal.lunch', '2026-03-05', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d8f-73e5-9fbf-d9186833028e', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-754e-921d-d5fb9e434a95', 'meal.snack.afternoon.1', '2026-03-05', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d8f-73e6-9052-441f5aacdd7f', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-754f-ae56-fb4b80f139b5', 'cardio.steady', '2026-03-05', NULL, NULL, 'cardio', 'pending', 1065, 1, '{"minutes":30}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d8f-73e7-873f-9266f132413f', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7551-8c46-793966e6eb6b', 'meal.dinner', '2026-03-05', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6d8f-73e8-acae-5bea071a5b0c', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7552-965f-54db8375c734', 'hydration.1', '2026-03-05', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6dbb-7782-bc3a-a629d22e57fb', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d2-b2bd-d34cbc842138', 'meal.breakfast', '2026-03-06', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6dbb-7783-a433-15d7b0709c29', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d3-8dcf-612d45771511', 'supplement.daily', '2026-03-06', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6dbc-76c1-888f-0eabea66fbb9', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d4-bb3f-4e9bdc8641bd', 'meal.lunch', '2026-03-06', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6dbc-76c2-88bb-50511c2dbb18', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-754e-921d-d5fb9e434a95', 'meal.snack.afternoon.1', '2026-03-06', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6dbc-76c3-80f7-9243466de025', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7550-a2d9-ee8250cea97a', 'workout.strength', '2026-03-06', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6dbc-76c4-8490-bb157eac0ae3', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7551-8c46-793966e6eb6b', 'meal.dinner', '2026-03-06', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6dbc-76c5-89b6-d4120fe37671', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7552-965f-54db8375c734', 'hydration.1', '2026-03-06', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6df1-75d0-b18d-5a5c420ee644', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d2-b2bd-d34cbc842138', 'meal.breakfast', '2026-03-07', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6df2-77ab-9e59-677503f8e909', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d3-8dcf-612d45771511', 'supplement.daily', '2026-03-07', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6df2-77ac-b601-7339f9d7b400', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d4-bb3f-4e9bdc8641bd', 'meal.lunch', '2026-03-07', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6df2-77ad-a29c-be7ab31d75d8', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-754e-921d-d5fb9e434a95', 'meal.snack.afternoon.1', '2026-03-07', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6df2-77ae-91a3-32c737f528aa', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-754f-ae56-fb4b80f139b5', 'cardio.steady', '2026-03-07', NULL, NULL, 'cardio', 'pending', 1065, 1, '{"minutes":30}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6df2-77af-b884-115fa16766b1', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7551-8c46-793966e6eb6b', 'meal.dinner', '2026-03-07', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6df2-77b0-b06a-943335b3e148', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7552-965f-54db8375c734', 'hydration.1', '2026-03-07', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e29-7744-a629-6f7736914413', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d0-bd00-5ebed0f40812', 'photo.weekly', '2026-03-08', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e29-7745-aada-08530071a554', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d2-b2bd-d34cbc842138', 'meal.breakfast', '2026-03-08', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e29-7746-bb21-116f2ad910c0', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d3-8dcf-612d45771511', 'supplement.daily', '2026-03-08', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e29-7747-951c-961758e5b893', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d4-bb3f-4e9bdc8641bd', 'meal.lunch', '2026-03-08', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e29-7748-ab39-92c63f61bf17', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-754e-921d-d5fb9e434a95', 'meal.snack.afternoon.1', '2026-03-08', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e29-7749-ae58-1fb70dddd406', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7551-8c46-793966e6eb6b', 'meal.dinner', '2026-03-08', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e29-774a-aecc-442e66cfa809', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7552-965f-54db8375c734', 'hydration.1', '2026-03-08', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e70-7752-8ae7-260d4721b762', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d2-b2bd-d34cbc842138', 'meal.breakfast', '2026-03-09', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e70-7753-a1ef-f73fb13e5855', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d3-8dcf-612d45771511', 'supplement.daily', '2026-03-09', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e70-7754-a353-5dd9940cce2d', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d4-bb3f-4e9bdc8641bd', 'meal.lunch', '2026-03-09', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e70-7755-b7e2-185abbf36def', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-754e-921d-d5fb9e434a95', 'meal.snack.afternoon.1', '2026-03-09', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e70-7756-ac6e-e58aa4255eb6', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7550-a2d9-ee8250cea97a', 'workout.strength', '2026-03-09', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e70-7757-be5a-8cb207b9e1a7', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7551-8c46-793966e6eb6b', 'meal.dinner', '2026-03-09', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e70-7758-bd8b-b991781eaedd', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1c-7552-965f-54db8375c734', 'hydration.1', '2026-03-09', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6ec9-7542-8bef-d66df8faf168', '01a21e44-6cc8-7556-be4e-45a831df68a8', '01a21e44-6d72-75b6-a4e1-7924ee4beb12', '01a21e44-6d74-74de-8a21-f29fd4908ac8', 'weight.weekly', '2026-03-02', NULL, NULL, 'weightLog', 'pending', 435, 2, '{}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6ec9-7543-bdac-c946a595f0a5', '01a21e44-6cc8-7556-be4e-45a831df68a8', '01a21e44-6d72-75b6-a4e1-7924ee4beb12', '01a21e44-6d74-74df-8768-3c122cf44abc', 'supplement.daily', '2026-03-02', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6ec9-7544-8ba1-f4eaffdb4248', '01a21e44-6cc8-7556-be4e-45a831df68a8', '01a21e44-6d72-75b6-a4e1-7924ee4beb12', '01a21e44-6d74-74e0-8bd8-b30a122cf856', 'meal.lunch', '2026-03-02', NULL, NULL, 'meal', 'pending', 750, 1, '{"calories":909,"proteinG":97.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6ec9-7545-a9c1-0c53a985ce17', '01a21e44-6cc8-7556-be4e-45a831df68a8', '01a21e44-6d72-75b6-a4e1-7924ee4beb12', '01a21e44-6d74-74e2-87cc-aef44df0ca1a', 'workout.strength', '2026-03-02', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":2}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6ec9-7546-b7f8-aaa902df323e', '01a21e44-6cc8-7556-be4e-45a831df68a8', '01a21e44-6d72-75b6-a4e1-7924ee4beb12', '01a21e44-6d74-74e3-9017-301ab0d27d2e', 'meal.dinner', '2026-03-02', NULL, NULL, 'meal', 'pending', 1170, 1, '{"calories":780,"proteinG":83.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6ec9-7547-bca4-d08084b26b47', '01a21e44-6cc8-7556-be4e-45a831df68a8', '01a21e44-6d72-75b6-a4e1-7924ee4beb12', '01a21e44-6d74-74e4-a4f9-ea418e62c078', 'hydration.1', '2026-03-02', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":3150}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6e70-7751-b4f4-b0e556ebc4a7', '01a21e44-6a75-7474-bd1d-9295a1c86c90', '01a21e44-6b17-733e-9c90-2c3fde022300', '01a21e44-6b1b-76d1-82cd-d9c7f0b50b97', 'weight.weekly', '2026-03-09', NULL, NULL, 'weightLog', 'completed', 435, 2, '{}', 1773043201000, 1773030600000, 1773043201000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6f58-703e-9eca-7b5874cfb82b', '01a21e44-6e80-73be-93eb-cbad63f69069', '01a21e44-6f3b-769c-8ca2-c74c22d74e76', '01a21e44-6f48-7686-baa5-4c71a9c42a07', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'completed', 420, 3, '{}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-7359-737b-85f1-4874919f369e', '01a21e44-6a75-7474-bd1d-9295a1c86c90', NULL, '01a21e44-7359-737c-ae5f-470f0c57de35', NULL, '2026-03-09', 'Evening scale', NULL, 'weightLog', 'completed', 1439, 2, '{}', 1773043209000, 1773043209000, 1773043209000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6f58-703f-beaf-70cfa1784a21', '01a21e44-6e80-73be-93eb-cbad63f69069', '01a21e44-6f3b-769c-8ca2-c74c22d74e76', '01a21e44-6f49-762e-a2b6-182562d28a51', 'meal.breakfast', '2026-03-01', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6f58-7040-adf8-635d204a312b', '01a21e44-6e80-73be-93eb-cbad63f69069', '01a21e44-6f3b-769c-8ca2-c74c22d74e76', '01a21e44-6f49-762f-8020-30a9ea1c60b9', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6f58-7041-9bc5-b0ed639d8556', '01a21e44-6e80-73be-93eb-cbad63f69069', '01a21e44-6f3b-769c-8ca2-c74c22d74e76', '01a21e44-6f49-7630-b8c7-ed5806567a10', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6f58-7042-8d61-73b8f04d5865', '01a21e44-6e80-73be-93eb-cbad63f69069', '01a21e44-6f3b-769c-8ca2-c74c22d74e76', '01a21e44-6f49-7631-b9c0-465fa4262351', 'meal.snack.afternoon.1', '2026-03-01', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6f58-7043-8fc1-357c8bb90888', '01a21e44-6e80-73be-93eb-cbad63f69069', '01a21e44-6f3b-769c-8ca2-c74c22d74e76', '01a21e44-6f49-7634-8955-e54cb24f0294', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-6f58-7044-bc39-64a88189cbec', '01a21e44-6e80-73be-93eb-cbad63f69069', '01a21e44-6f3b-769c-8ca2-c74c22d74e76', '01a21e44-6f49-7635-bfcc-9ac80a368fad', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-702d-7444-9935-706b44a743cb', '01a21e44-6f8e-72eb-bf49-1916da0a67b9', '01a21e44-7023-7132-9703-97a0cecac819', '01a21e44-7026-74e4-aa27-f139af94cc99', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 750, 1, '{"calories":909,"proteinG":97.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-702d-7445-8fb2-01308a46542d', '01a21e44-6f8e-72eb-bf49-1916da0a67b9', '01a21e44-7023-7132-9703-97a0cecac819', '01a21e44-7027-7306-8ba1-9ab5248582bc', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1170, 1, '{"calories":780,"proteinG":83.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a21e44-702d-7446-9dc7-029fc50b899f', '01a21e44-6f8e-72eb-bf49-1916da0a67b9', '01a21e44-7023-7132-9703-97a0cecac819', '01a21e44-7027-7307-a136-7a08a6cf73a0', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":3150}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.user_badges VALUES ('01a21e44-68f9-7007-b996-a0a616ac89d8', 'day_one_done', 1772352000000, NULL, NULL)
--;
INSERT INTO public.user_badges VALUES ('01a21e44-68f9-7007-b996-a0a616ac89d8', 'perfect_day', 1772352000000, NULL, NULL)
--;
INSERT INTO public.user_badges VALUES ('01a21e44-6a75-7474-bd1d-9295a1c86c90', 'goal_halfway', 1773043201000, NULL, NULL)
--;
INSERT INTO public.user_badges VALUES ('01a21e44-6e80-73be-93eb-cbad63f69069', 'first_photo', 1772352000000, NULL, NULL)
--;
INSERT INTO public.user_badges VALUES ('01a21e44-6a75-7474-bd1d-9295a1c86c90', 'goal_reached', 1773043209000, NULL, NULL)
--;
INSERT INTO public.work VALUES ('01a21e44-6a1c-7583-a604-749e160e0a7f', 'reminder', 'WnYWBfcivXIL64fmueWnU10LNieNhsr_J1yeqrKq_eAU3dGxASbQeaOrK_teRaVpZy_bMYFIF9W6vVv4RCERRUEnHk8mdnLPOEB_pardrOvXUqp44IC5Kw1ALmAdyV-FqV_sMm5d-d8GsA', 'flow-z5drx7kjh77pyjdb', 'flow-z5drx7kjh77pyjdb', 1772425800000, 0, NULL, NULL, 0, 1795804129820, 'f12cf2dbf19d78ff', NULL)
--;
INSERT INTO public.work VALUES ('01a21e44-6e72-7441-ad1c-6dfee1cc7e25', 'reminder', 'Jle8sf7ac-JopGuSD-uVllVeArWXWYf17GqMiWgivj9rt1DtjGXWNmU4mQE3gLeV2vvpBgS208NmkI8FyZB2L7IyCv4KwF6QadYPi0PAgKFdR_OkYh_ixj_N6LksC8Do0JjJLYpLyQPijA', 'flow-xczgbpfd55fp89cg', 'flow-xczgbpfd55fp89cg', 1773117000000, 0, NULL, NULL, 0, 1795804130930, 'f12cf2dbf19d78ff', NULL)
--;
INSERT INTO public.work VALUES ('01a21e44-6f58-7045-b2e7-7fe5c85148a2', 'reminder', 'KYV07YEjXgD3g5JtFzz3WmWBGl2ToQC9FoSaCDO5EANe3OZTJgRO-lRx9v3HJ6QMGK-XnJtZNnZbZokxB1z2ZW0mFUsFE6JsfVRQZrUZDrwqf2VFcKOoGE65NcqMHKlkGywk7q8-YqaRpQ', 'flow-g7xx6cb97v42nh8q', 'flow-g7xx6cb97v42nh8q', 1772425800000, 0, NULL, NULL, 0, 1795804131160, 'f12cf2dbf19d78ff', NULL)
--;
INSERT INTO public.work VALUES ('01a21e44-6ebc-736a-b930-5770e27f4abc', 'reminder', '7jKONOv07aItk8eyAcZe_Ym3daXNtUjWpmg9WK-Quphuow2EwiPVl9e0mYXKeIQk_Y2Cp5Vj624UgsBLYS_Nc89SqSJG1wx_FCq36EbFqiZxolumRtWkvzhwdfRRYW9ud7Es142xihx37g', 'flow-wjca77f2nd9jwaxt', 'flow-wjca77f2nd9jwaxt', 1772512200000, 0, NULL, NULL, 0, 1795804131004, 'f12cf2dbf19d78ff', NULL)
--;
INSERT INTO public.work VALUES ('01a21e44-6ed2-71df-81c2-927e36b36367', 'reminder', '9hzxDHfBSv7RKm92ppmlRBTLLzpaZicb2v9qekYgP8dZ6mn_OI0M6jHz7pbgcg1xhqhReQhGaIgMCP0QfZ1Kyi3vI5ROGkS2BtRHZn2NA_YGz_rJ_lsVetNEEnJSnQfqbdYJLx4zhZHWsw', 'flow-wjca77f2nd9jwaxt', 'flow-wjca77f2nd9jwaxt', 1772512200000, 0, NULL, NULL, 0, 1795804131026, 'f12cf2dbf19d78ff', NULL)
--;
INSERT INTO public.work VALUES ('01a21e44-702d-7447-a8d3-d980e483514a', 'reminder', 'QnWq1bt8BD54pUEYCUwn2qAeoWgmULhtyPzp4TFrAjhMN-AKsaWnwLzZhH5trHJgpAu-rxYb_9Apuou8XuSEu9Gz4Q10yfHeXEQT7KMfDxPIMHpZFh9DCe7T4eNYFnTEzsAtpapCkP2pkw', 'flow-g7xx6cb97v42nh8q', 'flow-g7xx6cb97v42nh8q', 1772425800000, 0, NULL, NULL, 0, 1795804131373, 'f12cf2dbf19d78ff', NULL)
--;
INSERT INTO public.zones VALUES ('01a21e44-68f9-7007-b996-a0a616ac89d8', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO public.zones VALUES ('01a21e44-68e9-74c6-a442-c91fe360a129', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO public.zones VALUES ('01a21e44-6a75-7474-bd1d-9295a1c86c90', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO public.zones VALUES ('01a21e44-6cc8-7556-be4e-45a831df68a8', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO public.zones VALUES ('01a21e44-6e80-73be-93eb-cbad63f69069', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO public.zones VALUES ('01a21e44-6f8e-72eb-bf49-1916da0a67b9', 1772352000000, 'Asia/Riyadh')
--;
ALTER TABLE ONLY public.analytics_days
    ADD CONSTRAINT analytics_days_pkey PRIMARY KEY (user_id)
--;
ALTER TABLE ONLY public.analytics_events
    ADD CONSTRAINT analytics_events_pkey PRIMARY KEY (user_id, id)
--;
ALTER TABLE ONLY public.days
    ADD CONSTRAINT days_pkey PRIMARY KEY (user_id, date)
--;
ALTER TABLE ONLY public.departed
    ADD CONSTRAINT departed_pkey PRIMARY KEY (user_id)
--;
ALTER TABLE ONLY public.evidence
    ADD CONSTRAINT evidence_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.evidence
    ADD CONSTRAINT evidence_task_id_key UNIQUE (task_id)
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
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_user_id_once_key UNIQUE (user_id, once)
--;
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (user_id)
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
ALTER TABLE ONLY public.series
    ADD CONSTRAINT series_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.series
    ADD CONSTRAINT series_user_id_template_key UNIQUE (user_id, template)
--;
ALTER TABLE ONLY public.service_secrets
    ADD CONSTRAINT service_secrets_pkey PRIMARY KEY (fingerprint)
--;
ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_series_id_date_key UNIQUE (series_id, date)
--;
ALTER TABLE ONLY public.turns
    ADD CONSTRAINT turns_pkey PRIMARY KEY (name)
--;
ALTER TABLE ONLY public.user_badges
    ADD CONSTRAINT user_badges_pkey PRIMARY KEY (user_id, code)
--;
ALTER TABLE ONLY public.user_badges
    ADD CONSTRAINT user_badges_share_token_key UNIQUE (share_token)
--;
ALTER TABLE ONLY public.work
    ADD CONSTRAINT work_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.zones
    ADD CONSTRAINT zones_pkey PRIMARY KEY (user_id, since)
--;
CREATE INDEX analytics_events_age ON public.analytics_events USING btree (received_at)
--;
CREATE INDEX departed_age ON public.departed USING btree (departed_at)
--;
CREATE INDEX idempotency_keys_expiry ON public.idempotency_keys USING btree (expires_at)
--;
CREATE INDEX inbox_age ON public.inbox USING btree (received_at)
--;
CREATE INDEX notifications_age ON public.notifications USING btree (created_at)
--;
CREATE INDEX notifications_user ON public.notifications USING btree (user_id, created_at, id)
--;
CREATE INDEX revocations_end ON public.revocations USING btree (kept_until)
--;
CREATE UNIQUE INDEX revocations_number ON public.revocations USING btree (number)
--;
CREATE INDEX tasks_day ON public.tasks USING btree (user_id, date, due_minute, id)
--;
CREATE INDEX user_badges_code ON public.user_badges USING btree (code)
--;
CREATE INDEX work_due ON public.work USING btree (clock, is_dead, due_at)
--;
ALTER TABLE ONLY public.analytics_days
    ADD CONSTRAINT analytics_days_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.analytics_events
    ADD CONSTRAINT analytics_events_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.days
    ADD CONSTRAINT days_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.evidence
    ADD CONSTRAINT evidence_task_id_fkey FOREIGN KEY (task_id) REFERENCES public.tasks(id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.series
    ADD CONSTRAINT series_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.user_badges
    ADD CONSTRAINT user_badges_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.zones
    ADD CONSTRAINT zones_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.people(user_id) ON DELETE CASCADE
