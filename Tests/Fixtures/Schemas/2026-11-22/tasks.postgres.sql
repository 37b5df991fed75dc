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
    created_at bigint NOT NULL
)
--;
CREATE TABLE public.zones (
    user_id text NOT NULL,
    since bigint NOT NULL,
    zone text NOT NULL
)
--;
INSERT INTO public.days VALUES ('01a20467-fba4-741c-9f80-6f00cef8de28', '2026-03-05', 13, 0, NULL, 1772352000000)
--;
INSERT INTO public.days VALUES ('01a20467-fe0c-76b8-afd3-b12eb2a4b083', '2026-03-01', 5, 0, NULL, 1772352000000)
--;
INSERT INTO public.days VALUES ('01a20467-fbd9-7288-ae78-fc69c097eebb', '2026-03-01', 7, 7, NULL, 1772352000000)
--;
INSERT INTO public.days VALUES ('01a20467-fdee-7756-a035-e810d681cb28', '2026-03-01', 7, 0, 'missed', 1772352000000)
--;
INSERT INTO public.days VALUES ('01a20467-fba4-741c-9f80-6f00cef8de28', '2026-03-01', 9, 1, NULL, 1772352000000)
--;
INSERT INTO public.days VALUES ('01a20467-fdee-7756-a035-e810d681cb28', '2026-03-02', 8, 1, 'missed', 1772425800000)
--;
INSERT INTO public.days VALUES ('01a20467-fdee-7756-a035-e810d681cb28', '2026-03-03', 7, 0, 'missed', 1772512200000)
--;
INSERT INTO public.days VALUES ('01a20467-fe0c-76b8-afd3-b12eb2a4b083', '2026-03-02', 6, 0, NULL, 1772425800000)
--;
INSERT INTO public.days VALUES ('01a20467-fdee-7756-a035-e810d681cb28', '2026-03-04', 7, 0, 'missed', 1772598600000)
--;
INSERT INTO public.days VALUES ('01a20467-fdee-7756-a035-e810d681cb28', '2026-03-05', 7, 0, 'missed', 1772685000000)
--;
INSERT INTO public.days VALUES ('01a20467-fba4-741c-9f80-6f00cef8de28', '2026-03-02', 9, 1, NULL, 1772352000000)
--;
INSERT INTO public.days VALUES ('01a20467-fdee-7756-a035-e810d681cb28', '2026-03-08', 7, 0, NULL, 1772944200000)
--;
INSERT INTO public.days VALUES ('01a20467-fdee-7756-a035-e810d681cb28', '2026-03-06', 7, 0, 'missed', 1772771400000)
--;
INSERT INTO public.days VALUES ('01a20467-fdee-7756-a035-e810d681cb28', '2026-03-07', 7, 0, 'missed', 1772857800000)
--;
INSERT INTO public.days VALUES ('01a20468-0110-7187-8135-ea8ec6e49c3a', '2026-03-01', 5, 0, NULL, 1772352000000)
--;
INSERT INTO public.days VALUES ('01a20467-fdee-7756-a035-e810d681cb28', '2026-03-09', 9, 2, NULL, 1773030600000)
--;
INSERT INTO public.days VALUES ('01a20468-0041-7499-8df1-0ab882091ffe', '2026-03-01', 7, 1, NULL, 1772352000000)
--;
INSERT INTO public.evidence VALUES ('01a20467-fd89-70c2-b358-e10941939afa', '01a20467-fd14-70b8-a40a-02adf4ce6974', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'text_log', 'Oats with dates 🥣 and laban', NULL, NULL, 'بعد الفجر', 0, 1772352000000)
--;
INSERT INTO public.evidence VALUES ('01a20467-fe16-7090-a1e1-f5963e358653', '01a20467-fd14-70ba-8a64-4551eb976d15', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'metrics', NULL, '{"calories":640,"proteinG":42.5}', NULL, 'Kabsa', 0, 1772352000000)
--;
INSERT INTO public.evidence VALUES ('01a20467-fe34-7388-9a95-9ab24921fa76', '01a20467-fd14-70bd-9abe-a7de782a5ebb', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'metrics', NULL, '{"ml":1800}', NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.evidence VALUES ('01a20467-fe50-731f-bf58-8731aa10f3e8', '01a20467-fd14-70b9-a218-9d5efa2a1fb6', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'text_log', 'Vitamin D', NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.evidence VALUES ('01a20467-fe63-71fa-a3cb-b9a18d24cb1a', '01a20467-fd14-70b7-9efc-4a2a5f4d4daa', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'text_log', 'Front and side, by the window', NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.evidence VALUES ('01a20467-fe75-75fe-8e22-88caabaad36c', '01a20467-fd14-70bb-8c34-79e87b0464b4', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'metrics', NULL, '{"calories":180}', NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.evidence VALUES ('01a20467-feb6-7049-b46a-67fe24fbb0c4', '01a20467-fd14-70bc-ae68-07404bf47a05', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'text_log', 'Grilled fish and salad', NULL, NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.evidence VALUES ('01a20467-feb5-7162-8dcf-afc37a818f4c', '01a20467-fe63-71fb-a3e9-90b1db391419', '01a20467-fdee-7756-a035-e810d681cb28', 'metrics', NULL, '{"weightKg":79.2}', NULL, NULL, 0, 1772438400000)
--;
INSERT INTO public.evidence VALUES ('01a20467-ff9a-7561-990a-c4e243594978', '01a20467-fd63-76ba-bd01-45e5272dd099', '01a20467-fba4-741c-9f80-6f00cef8de28', 'metrics', NULL, '{"calories":250}', NULL, NULL, 0, 1772352000000)
--;
INSERT INTO public.evidence VALUES ('01a20468-003a-7186-846d-0d9e840e69a3', '01a20467-ffb6-764f-a117-d8d6029fe7fb', '01a20467-fba4-741c-9f80-6f00cef8de28', 'text_log', 'Packed', NULL, NULL, NULL, 0, 1772438400000)
--;
INSERT INTO public.evidence VALUES ('01a20468-00ce-753d-93cd-b810aa2460d9', '01a20468-007c-718f-9219-94d564967441', '01a20467-fdee-7756-a035-e810d681cb28', 'metrics', NULL, '{"weightKg":77.4}', NULL, NULL, 0, 1773043201000)
--;
INSERT INTO public.evidence VALUES ('01a20468-0240-715d-89de-8220a4a7ca75', '01a20468-0236-7467-8b37-273839685694', '01a20467-fdee-7756-a035-e810d681cb28', 'metrics', NULL, '{"weightKg":75.0}', NULL, NULL, 0, 1773043209000)
--;
INSERT INTO public.evidence VALUES ('01a20468-0350-756a-85d1-e4d93419bea8', '01a20468-009f-76c0-b112-79c4f60be8b9', '01a20468-0041-7499-8df1-0ab882091ffe', 'photo_reference', NULL, NULL, '01a20468-02f4-739a-8395-8168d8a86555', 'By the window', 0, 1772352000000)
--;
INSERT INTO public.idempotency_keys VALUES ('tasks.add|01a20467-fba4-741c-9f80-6f00cef8de28|flow-wjca77f2nd9jwaxt', 'own-xathvprdxu', 'B_eGDZ-POjKZgAuc19NmYi-IkC3vk-w-h9fnJJDuUmY', 201, 'isT3ACACKcSd8ChlMf3EywXg8RnaTnMYKylukivSdwxruMeFEieKZEnWYiH7lwEbcX7ZGhLyMegPSKznCv2Afxykz7s2rj37sTstK-cy3zpZ63lnhTmGYvWfvHwjqy0EnPBlQA1F4fO76NDCUxvUMEufMFvY8LN2M03U8F-pzavS7hvmmqa-MfCuihoaffKlRb3d6q3kznsN3mqkpqwyXwpFr9kc8XDcd8kxg4PDc1q-LK9P0dxlhwTJ0cQD7Fio0rfP-orWP4LiPxIUKJ0auE94kcPFebQ1XxwtRCbFqJbBZTbrlRMVDEXRUw0IVyYqtgCH0m2eEmHNxfprqDQLwocjh2jpcUysEF7Gj7ffSYLak0F9A6rL3GKuXuqRGqqZrj4Dv92-Nf-CAR8OecnDRQRds38YbAqp_KbTWFbhTYXUGvDSMrvZcHzm51y46mjAJvnJbg5tnvvADIzAZ2ekwkU1rUA81x8Yn7zLnxzv1OG4ZeRRzcGyXUI71pBjAAjP3excr5Kf1TmPskKNVBdkLRAi2LW4xGPHJPb__BR4acNrJiH_ZYley9MjNW3lWkISBMmp8jQtJTBeJHnad4z4bB470z8Cz9at3SfSNlWIhoJMDAtHFjtAQGIa43MvN00KZBkhnlQ4', 1772352060000, 1772438400000)
--;
INSERT INTO public.idempotency_keys VALUES ('tasks.complete|01a20467-fbd9-7288-ae78-fc69c097eebb|flow-z5drx7kjh77pyjdb', 'breakfast-x9edfafsam', 'o1n0hEqe7Is15A2JwS4ofRT4VLGeVDAM_wThdvfPJKc', 201, 'qhKbmv_x75xTfctDCoo6OfUsJbGJsxzlqQG8UV4nwuyMhnJLbvFxqdULiaZ2ZwpCXW0qP_Pce17_x3RX5B0LtrYfXdZ8kqkJzpCX8yFOPgxwvnAYUxFXydJW3SJAeTFMAUFVGirwyyBgq7iF99FDDc0OUcUwAToNG6AN62QIRSpPjrDzoRjnAJptVruqoSd_CifKrbbRfpa6WgY-pFwLB0nZJ8DoRUZJCjBHi24gLaUrzqjtWtRAEQErwZ2D8aNxWhrDrKPVGwB2hzwnB6F1uzl56LE33ep29IwDf9zX4w9n4bpVGONTOGy0E8cHrVcvFAb9b8-Vc25kZKGURGWvPyupqJqPvAWBS1Mcwc3vVKgXrIqJUh6O7x1-J6Uzy791A94cUIMjzxo8_R0i3iPDtx1-z5Ld4ms8qfCQ6FNqeE0Y84p_Omf1Emph1lhLIfe4IqfsEjVHlKfChSaR8dPd3FXTUiI7H8XLWjm06qD5So1Tt4H2yodFwlKC2zw-z_neAshWzdy2gNY3sL18M56afaZqrAJQt47T8wD0-1YgwF0xRcxeoaudMn3Gy0xGuHWZYUrKB2wx2IJna5OPu4tWuO0Tuiqg4fIYRQF_YBEsdBf7SfT0c9HP1M_YycBg0lr5p8CL0nXp57mgfF6B5q105Pij_SUfw1Aj4sSEo5l2o67Lq_3HUsKSYCy8kKvWMt48UtQTa9xtwEPPCsuphxl6e2wuxvIldgcxWEhWOgihYCWcimT3caqEb_ZxkR_EIxMkvCR481uakU9a9uk5gfX54diz-daU4q8XYhAL80ByHKgjkzH58wMSM6bwdhvKf9DrORrDv2GK0oCUc2gkMHUUzCTLavLjEoNPaLwXjFwmfMX3PJ_adSP90-zvqhU5JOaO3hDbXcl5q21fr29DA1LD8BMGZi2ZQdghouKsqNxIIcQvbIsz8a2K3sWjozty6PzQNxIDB7QLFvvxLEXuQgnF2SCL9pptxavWxzgg1nGxn_rhJLXmLCC3DDrdknh9Zd5ELkUWmeQQTC-WbyDtrIPYzSBjcCxiwWPQafxjbzLYEwRXjEgtrXJIRarbM6Y0B760kkdDrEN6X3FNzc6fzntfGNZablYjq_4zeEn28LD157YABO1zjR9n2jFv4pYJaBgEO0FiunxkOy4xeg4XJL-uBm8QKO1xHF_Clb9XbulDmm4HLKUXx2WBoJztG50bOI4cErhBHQLOlBYbPLI-MiJd-2JmCygoXHyemUK6cM3CFWIcLUXHUlp1egFFmlEhRQ126BjC12ya9yL0Hn3E8A2UpBsC0oB85cC_gY6qynOOsCgZ0488lu4LQPF0L0vTksNkUG5nnqoDPx-Ij_MXTZEWEClt9IOq-w_2RMeM-OnoLCLxEVPydZZlX0auF0AjOh3npHj56xNOqAnkRwAN0IExmrrCYUV3_Dfeaeo', 1772352060000, 1772438400000)
--;
INSERT INTO public.idempotency_keys VALUES ('tasks.complete|01a20467-fdee-7756-a035-e810d681cb28|flow-xczgbpfd55fp89cg', 'weight-bfukf2n4pg', 'SfuTaQcsTIFcM4KyDxMGttVhC3GPTwWMfgI95lB5yD0', 201, 'x4DvIIEhUaOrGOuBMgCdcrXz3cwWBrGSk3zu4q0KvTiwIoOzZTo452kAQ3D5yCjo-oYhzgprLW-VYnP4dJv3fgSw9iVmj4RRC0qXFcfdbn2OhRqjUwG2-5JcCVDMRoE-co9j-CJI79REqZvhkiQpyVJ5FOfFPVivH5-3kDM07XwThTRrrtBbvtxPJMbmNeDtmFeK43cF1i6Bnnczdid8UCCOO3vz25jhlmveLa37BlZndw7HMkyg-y-CjaOPDzKzE-wimzocRtbLLW7PmWcD4z2QkfUsEYzLVAfRryhofyS8dtdIaf5f3kfAz4533SjEUwZ4naculLD20NeERIaJdU4PAy6rqd-Y-epQ-N_j6cqEkVIDVAVQK6W1CNbkBT20-95ATSK6d8S4SEgk8FA3rNhkDsfPhTSOPCmX2DBpAm2xAcVsJpnyQ_MxhX9t4RvPe4yNHTSogBkAXlPmK4Go4MbQdMdHjuUhovKeeelES0xskv9MMf9DlzU0zigNwFoTa3WnG1JG3hbQ2j-vLr2kHN8GavKUsPa9owG2aoxyNf6XsNSPcb1TCVcyQGG5VnCqJQfAFUeM1tDAh3IpWgZLM5GXbLfhTaSSeD74DOVFypSe3xCrErqHJB0zpYFgADNKAFCYMifW557OXPZ5uR0yeB3668w87ucteyJxxtfa2gXE5DgD8u7lPGHvgfq-wXRnNdlSIZL4ZBXw4suiGvH2zkw5IoVFhHYsfS5CHc_oE9y2xYbM15Nklz_PHfCpNR8hwMe94EmWkoDBe3xVv-R9mmlJf4Kuld6cOrIeDEPzKalytrzJp-s1Rvm_OvEG_bLgwCC73mgkaNwzbd1HL60X_yCjqSjFF2G5BpRNQXo8sS9qLzvKpiGDcjoE002cVzXBI-y-pk5aQlnIBuuy7AndvkMof-1U4bA0x9MSIhghlWqUAWIlg_IvNS1PZeBS9OfTd0CUSSDvnDvL2UuKi2h9ZZjJJs_Ck1vgWsbgRFMf1BXOkA1O55hxycQ92Ra-1PW3gezdeYUDytaKk2IFZRcBcqIwq3O1NwtyFnCTQjzK9OjWRgY-Npy_N4_HBxuR3fSOrqlSnxcCJ_BawFaTSnyCPK-J5U03yFhHj1XqrgyJTrKFsVal1aza-vGBiFhUv_11PFHaC4rJMnIQvB71sC9H-E4Zov9VSpYYWxptJW51gszovO2MsJHAzzVW6DBO6InsaaU7u8IGt0fiFwYCJvL5AXDpoFtGmDvgoMJD6keKVMWJBmIGjvO5AqoL42VDomewb1fZMYUtYIcfjUqlzEgILhJnZaNxp0oBS0oNFedmrlVtGFQap1PUrNukZ7zM2EyTHJbVHg7_k6Uvq75HvFg', 1772438460000, 1772524800000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fb9b-7708-9e4e-cec3ec3ac623', 1795370253251)
--;
INSERT INTO public.inbox VALUES ('01a20467-fbd2-72dd-83ad-29020cc85059', 1795370253338)
--;
INSERT INTO public.inbox VALUES ('01a20467-fc11-7632-99e1-17237be99a78', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fbcc-7242-b360-419222e891dd', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fc8c-7680-8494-58aaf0eead6a', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fc8c-7682-b430-99b2af91d548', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fdfd-7000-a755-4e9ffdf84eb0', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fe13-74ed-b81f-29d1788712f6', 1795370253859)
--;
INSERT INTO public.inbox VALUES ('01a20467-fe14-7794-9f09-9b6d24f9dfd6', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fe23-74c6-a211-57a37c27671d', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fe47-77a0-9e57-d19922e9d3d3', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fee2-7210-8362-7f16ae18846e', 1772438400000)
--;
INSERT INTO public.inbox VALUES ('01a20467-feda-7397-bf29-31d8c0e45750', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fede-7607-9dd5-e8101db587c0', 1772438400000)
--;
INSERT INTO public.inbox VALUES ('01a20467-ff61-7569-bb15-07556c1f985c', 1795370254192)
--;
INSERT INTO public.inbox VALUES ('01a20467-ffd9-756f-8711-bb1460852c75', 1795370254313)
--;
INSERT INTO public.inbox VALUES ('01a20468-004e-7475-bef6-fc52e64e933e', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0078-73c3-8941-64c3c37f8018', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-00b3-703c-a081-b6806878f53d', 1773043201000)
--;
INSERT INTO public.inbox VALUES ('01a20468-00b3-7038-b626-d23a074cc4b8', 1773043201000)
--;
INSERT INTO public.inbox VALUES ('01a20468-00d7-7347-a1a0-6c5eb37818e7', 1795370254576)
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
INSERT INTO public.inbox VALUES ('01a20468-024f-760a-b731-5cf77eacd099', 1773043209000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0250-75c9-8aed-967c49a93a89', 1773043209000)
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
INSERT INTO public.inbox VALUES ('01a20468-0374-7146-a3ad-577bbd26b93b', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0375-7427-83e0-2e8118973d77', 1772352000000)
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
INSERT INTO public.inbox VALUES ('01a20468-052d-7741-8895-13e7d3d1ea80', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-06aa-76ed-840c-69579a772b7f', 1795370256061)
--;
INSERT INTO public.inbox VALUES ('01a20468-06dd-73b8-ba9a-bcba65da5612', 1795370256123)
--;
INSERT INTO public.inbox VALUES ('01a20468-06f1-74fe-badd-18006c93b218', 1795370256134)
--;
INSERT INTO public.inbox VALUES ('01a20468-0727-72a9-b979-77cee3be0bf9', 1795370256177)
--;
INSERT INTO public.inbox VALUES ('01a20468-0da4-762a-abce-70be4b4a2e2c', 1795370257842)
--;
INSERT INTO public.notifications VALUES ('01a20467-fe66-7396-b019-a4bd094fc4fa', '01a20467-fdee-7756-a035-e810d681cb28', 'reminder:2026-03-02', 'reminder', '8 2026-03-02', 1772425800000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a20467-feb7-7726-8a86-8c1291452927', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'badge:perfect_day', 'badge', 'perfect_day', 1772352000000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a20467-fe78-70b5-abdc-316701ef803e', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'badge:day_one_done', 'badge', 'day_one_done', 1772352000000, 1772352000000)
--;
INSERT INTO public.notifications VALUES ('01a20467-ffa2-75b7-8607-c95be7b77333', '01a20467-fdee-7756-a035-e810d681cb28', 'reminder:2026-03-03', 'reminder', '7 2026-03-03', 1772512200000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a20467-ffc5-733a-907e-20fcaac3ebd6', '01a20467-fdee-7756-a035-e810d681cb28', 'reminder:2026-03-04', 'reminder', '7 2026-03-04', 1772598600000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a20467-ffdb-7647-b51c-a0f9e7cd28ef', '01a20467-fba4-741c-9f80-6f00cef8de28', 'reminder:2026-03-02', 'reminder', '9 2026-03-02', 1772425800000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a20467-ffe4-74f4-97d6-8ada099c482d', '01a20467-fdee-7756-a035-e810d681cb28', 'reminder:2026-03-05', 'reminder', '7 2026-03-05', 1772685000000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a20467-fff2-7763-a9cc-87c11a8072f4', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', 'reminder:2026-03-02', 'reminder', '6 2026-03-02', 1772425800000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a20468-000b-744a-b8cd-170c4b490e61', '01a20467-fdee-7756-a035-e810d681cb28', 'reminder:2026-03-06', 'reminder', '7 2026-03-06', 1772771400000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a20468-003a-7185-9e84-4da8f5282553', '01a20467-fdee-7756-a035-e810d681cb28', 'reminder:2026-03-07', 'reminder', '7 2026-03-07', 1772857800000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a20468-0057-7328-ba2e-f49349e58792', '01a20467-fdee-7756-a035-e810d681cb28', 'reminder:2026-03-08', 'reminder', '7 2026-03-08', 1772944200000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a20468-007e-74a7-85b8-f9bfce9e9d7a', '01a20467-fdee-7756-a035-e810d681cb28', 'reminder:2026-03-09', 'reminder', '8 2026-03-09', 1773030600000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a20468-00d0-7148-b097-9de64eafdd19', '01a20467-fdee-7756-a035-e810d681cb28', 'badge:goal_halfway', 'badge', 'goal_halfway', 1773043201000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a20468-0243-75f1-a680-a2b440b8dbb0', '01a20467-fdee-7756-a035-e810d681cb28', 'badge:goal_reached', 'badge', 'goal_reached', 1773043209000, NULL)
--;
INSERT INTO public.notifications VALUES ('01a20468-0353-75c0-b2d0-8120406fe229', '01a20468-0041-7499-8df1-0ab882091ffe', 'badge:first_photo', 'badge', 'first_photo', 1772352000000, NULL)
--;
INSERT INTO public.people VALUES ('01a20467-fba4-741c-9f80-6f00cef8de28', 'gtsd', 'Layla', 'Asia/Riyadh', 'en', 1, 450, 2, '01a20467-fccd-7145-bbd5-dc6186a36ede', '2026-03-01', 'plan/1', 2259, 160, 2800, 8000, 8000, 7500, NULL, 0, 0, 0, 0, 0, 2, 0, 0, 1772512200000, 20, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20468-0110-7187-8135-ea8ec6e49c3a', 'gtsd', 'Omar', 'Asia/Riyadh', 'en', 1, 450, 2, '01a20468-01ca-736f-b8cb-9ce488a5de8e', '2026-03-01', 'plan/1', 1689, 180, 3150, 9000, 9000, 7500, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 1772425800000, 2, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20467-fbd9-7288-ae78-fc69c097eebb', 'gtsd', 'Layla', 'Asia/Riyadh', 'en', 1, 450, 2, '01a20467-fcd9-76fc-81dd-1706f8c63765', '2026-03-01', 'plan/1', 2259, 160, 2800, 8000, 8000, 7500, NULL, 0, 0, 0, 0, 1, 7, 0, 1, 1772425800000, 10, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20467-fe0c-76b8-afd3-b12eb2a4b083', 'gtsd', 'Omar', 'Asia/Riyadh', 'en', 1, 450, 2, '01a20467-fe8c-74d1-ae58-1b47696ba559', '2026-03-01', 'plan/1', 1689, 180, 3150, 9000, 9000, 7500, NULL, 0, 0, 0, 0, 0, 0, 0, 0, 1772512200000, 4, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20467-fdee-7756-a035-e810d681cb28', 'gtsd', 'Layla', 'Asia/Riyadh', 'en', 1, 450, 7, '01a20467-fe31-717d-899e-819212bb0370', '2026-03-01', 'plan/1', 2182, 150, 2650, 8000, 7500, 7500, '2026-03-07', 0, 0, 0, 0, 0, 3, 0, 0, 1773117000000, 24, 1772352000000)
--;
INSERT INTO public.people VALUES ('01a20468-0041-7499-8df1-0ab882091ffe', 'gtsd', 'Layla', 'Asia/Riyadh', 'en', 1, 450, 2, '01a20468-0098-7210-b68a-7720c24866c9', '2026-03-01', 'plan/1', 2259, 160, 2800, 8000, 8000, 7500, NULL, 0, 0, 0, 0, 0, 1, 1, 0, 1772425800000, 4, 1772352000000)
--;
INSERT INTO public.schema_migrations VALUES (1, 'create work', '156b17e2dbc9c564', 1795370252103)
--;
INSERT INTO public.schema_migrations VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795370252119)
--;
INSERT INTO public.schema_migrations VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795370252129)
--;
INSERT INTO public.schema_migrations VALUES (100, 'create people', 'd5a5f6986120dcaf', 1795370252141)
--;
INSERT INTO public.schema_migrations VALUES (101, 'create departed', 'f20c289d863e01b8', 1795370252157)
--;
INSERT INTO public.schema_migrations VALUES (102, 'create zones, series, days, tasks and evidence', '426c2c119609fae9', 1795370252181)
--;
INSERT INTO public.schema_migrations VALUES (103, 'create badges, notifications and analytics', '37006737fcf16755', 1795370252263)
--;
INSERT INTO public.series VALUES ('01a20467-fccf-729d-85f8-55c128c98517', '01a20467-fba4-741c-9f80-6f00cef8de28', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fcd4-779f-820f-28ce87e88da3', '01a20467-fba4-741c-9f80-6f00cef8de28', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fcd6-7418-9d4b-83bbee564ba3', '01a20467-fba4-741c-9f80-6f00cef8de28', 'meal.breakfast', 2, 'meal', 450, 1, 127, '{"calories":565,"proteinG":40.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fcd8-704b-832e-fd43c49db9c9', '01a20467-fba4-741c-9f80-6f00cef8de28', 'supplement.daily', 3, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fcd9-76fb-b524-cab5dad5a3fc', '01a20467-fba4-741c-9f80-6f00cef8de28', 'meal.lunch', 4, 'meal', 780, 1, 127, '{"calories":790,"proteinG":56.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fcda-70c5-986b-04ac99dd33e4', '01a20467-fba4-741c-9f80-6f00cef8de28', 'meal.snack.afternoon.1', 5, 'meal', 990, 3, 127, '{"calories":226,"proteinG":16.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fcdb-7787-95f0-9e6f5edaaeef', '01a20467-fba4-741c-9f80-6f00cef8de28', 'cardio.steady', 6, 'cardio', 1065, 1, 42, '{"minutes":30}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fcdc-76d9-a63f-5207c2de9aa5', '01a20467-fba4-741c-9f80-6f00cef8de28', 'workout.strength', 7, 'workout', 1065, 1, 21, '{"reps":12,"sets":3}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fcdd-70f4-8fac-1c638d332031', '01a20467-fba4-741c-9f80-6f00cef8de28', 'meal.dinner', 8, 'meal', 1200, 1, 127, '{"calories":678,"proteinG":48.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fcde-769e-9386-c6887ac3ac4a', '01a20467-fba4-741c-9f80-6f00cef8de28', 'hydration.1', 9, 'hydration', 1245, 2, 127, '{"ml":2800}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fce5-73cf-9c35-d037fe65ed02', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fcea-73f0-835e-1ef3ead945d9', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fceb-7099-a661-18fdedbfff5c', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'meal.breakfast', 2, 'meal', 450, 1, 127, '{"calories":565,"proteinG":40.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fcec-77e6-84d7-9a9f984dd5ac', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'supplement.daily', 3, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fcec-77e7-a739-78e3fcc2f273', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'meal.lunch', 4, 'meal', 780, 1, 127, '{"calories":790,"proteinG":56.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fced-7545-bccf-32f2aede18aa', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'meal.snack.afternoon.1', 5, 'meal', 990, 3, 127, '{"calories":226,"proteinG":16.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fd08-7750-a887-bf77e681dc6f', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'cardio.steady', 6, 'cardio', 1065, 1, 42, '{"minutes":30}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fd0e-7382-a1ed-a888bf54ce50', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'workout.strength', 7, 'workout', 1065, 1, 21, '{"reps":12,"sets":3}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fd11-77df-8141-0d4e77b93172', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'meal.dinner', 8, 'meal', 1200, 1, 127, '{"calories":678,"proteinG":48.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fd11-77e0-b966-9faf439b541b', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'hydration.1', 9, 'hydration', 1245, 2, 127, '{"ml":2800}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fe8c-74d2-a316-36839c187759', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fe8d-7767-8a1c-2c59242933ef', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fe8e-70ef-b9ae-074f1ec84c4a', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', 'supplement.daily', 2, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fe8e-70f0-b7e3-5583937ee8a7', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', 'meal.lunch', 3, 'meal', 750, 1, 127, '{"calories":909,"proteinG":97.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fe8e-70f1-aacf-6f4e5a0b7a5f', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', 'cardio.steady', 4, 'cardio', 1065, 1, 42, '{"minutes":20}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fe8e-70f2-a479-58b6b9b87969', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', 'workout.strength', 5, 'workout', 1065, 1, 21, '{"reps":12,"sets":2}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fe8e-70f3-a0b3-a2ea7e460365', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', 'meal.dinner', 6, 'meal', 1170, 1, 127, '{"calories":780,"proteinG":83.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fe8e-70f4-ae25-76e88a0628bb', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', 'hydration.1', 7, 'hydration', 1245, 2, 127, '{"ml":3150}', 1)
--;
INSERT INTO public.series VALUES ('01a20468-0099-75b0-ac54-40fd929e3a1c', '01a20468-0041-7499-8df1-0ab882091ffe', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a20468-0099-75b1-b9bc-833b5791464c', '01a20468-0041-7499-8df1-0ab882091ffe', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a20468-0099-75b2-b4af-36fc56c7690c', '01a20468-0041-7499-8df1-0ab882091ffe', 'meal.breakfast', 2, 'meal', 450, 1, 127, '{"calories":565,"proteinG":40.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20468-009a-7597-b256-5b7c0ec93c52', '01a20468-0041-7499-8df1-0ab882091ffe', 'supplement.daily', 3, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a20468-009b-741e-90d8-c23bb1881c6c', '01a20468-0041-7499-8df1-0ab882091ffe', 'meal.lunch', 4, 'meal', 780, 1, 127, '{"calories":790,"proteinG":56.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20468-009b-741f-969e-bee13c92775b', '01a20468-0041-7499-8df1-0ab882091ffe', 'meal.snack.afternoon.1', 5, 'meal', 990, 3, 127, '{"calories":226,"proteinG":16.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20468-009b-7420-8a77-4e37cae4fbe2', '01a20468-0041-7499-8df1-0ab882091ffe', 'cardio.steady', 6, 'cardio', 1065, 1, 42, '{"minutes":30}', 1)
--;
INSERT INTO public.series VALUES ('01a20468-009b-7421-aaf5-585a67602d0e', '01a20468-0041-7499-8df1-0ab882091ffe', 'workout.strength', 7, 'workout', 1065, 1, 21, '{"reps":12,"sets":3}', 1)
--;
INSERT INTO public.series VALUES ('01a20468-009b-7422-b59f-b51c09fe0c55', '01a20468-0041-7499-8df1-0ab882091ffe', 'meal.dinner', 8, 'meal', 1200, 1, 127, '{"calories":678,"proteinG":48.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20468-009c-77b9-8550-8934670f3083', '01a20468-0041-7499-8df1-0ab882091ffe', 'hydration.1', 9, 'hydration', 1245, 2, 127, '{"ml":2800}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fe32-70d7-826d-3cad237afffe', '01a20467-fdee-7756-a035-e810d681cb28', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fe32-70d8-841f-95d434dcc1bf', '01a20467-fdee-7756-a035-e810d681cb28', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fe33-7088-a5d3-6f45f2329bef', '01a20467-fdee-7756-a035-e810d681cb28', 'meal.breakfast', 2, 'meal', 450, 1, 127, '{"calories":545,"proteinG":38.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fe33-7089-a7eb-cd6f8bb49aed', '01a20467-fdee-7756-a035-e810d681cb28', 'supplement.daily', 3, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fe34-7385-8898-6eec64ff71bd', '01a20467-fdee-7756-a035-e810d681cb28', 'meal.lunch', 4, 'meal', 780, 1, 127, '{"calories":764,"proteinG":52.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fe34-7386-8143-48a715977cf4', '01a20467-fdee-7756-a035-e810d681cb28', 'meal.snack.afternoon.1', 5, 'meal', 990, 3, 127, '{"calories":218,"proteinG":15.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fe34-7387-bb91-669c2704997f', '01a20467-fdee-7756-a035-e810d681cb28', 'cardio.steady', 6, 'cardio', 1065, 1, 42, '{"minutes":30}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fe35-714c-be31-41aa03ef3e7f', '01a20467-fdee-7756-a035-e810d681cb28', 'workout.strength', 7, 'workout', 1065, 1, 21, '{"reps":12,"sets":3}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fe35-714d-b655-bcaa8caad210', '01a20467-fdee-7756-a035-e810d681cb28', 'meal.dinner', 8, 'meal', 1200, 1, 127, '{"calories":655,"proteinG":45.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20467-fe35-714e-bf49-e73e74d916ed', '01a20467-fdee-7756-a035-e810d681cb28', 'hydration.1', 9, 'hydration', 1245, 2, 127, '{"ml":2650}', 1)
--;
INSERT INTO public.series VALUES ('01a20468-01ca-7370-8480-68c17ec45148', '01a20468-0110-7187-8135-ea8ec6e49c3a', 'photo.weekly', 0, 'progressPhoto', 420, 3, 64, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a20468-01ca-7371-b922-247a951c8247', '01a20468-0110-7187-8135-ea8ec6e49c3a', 'weight.weekly', 1, 'weightLog', 435, 2, 1, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a20468-01cb-76e0-a874-af1f38fc0002', '01a20468-0110-7187-8135-ea8ec6e49c3a', 'supplement.daily', 2, 'supplement', 495, 3, 127, '{}', 1)
--;
INSERT INTO public.series VALUES ('01a20468-01cb-76e1-b8fd-46a1334cea31', '01a20468-0110-7187-8135-ea8ec6e49c3a', 'meal.lunch', 3, 'meal', 750, 1, 127, '{"calories":909,"proteinG":97.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20468-01cb-76e2-9015-54b4e67329fe', '01a20468-0110-7187-8135-ea8ec6e49c3a', 'cardio.steady', 4, 'cardio', 1065, 1, 42, '{"minutes":20}', 1)
--;
INSERT INTO public.series VALUES ('01a20468-01cb-76e3-9c0a-bd821170b1d0', '01a20468-0110-7187-8135-ea8ec6e49c3a', 'workout.strength', 5, 'workout', 1065, 1, 21, '{"reps":12,"sets":2}', 1)
--;
INSERT INTO public.series VALUES ('01a20468-01cb-76e4-9618-4151b08fea94', '01a20468-0110-7187-8135-ea8ec6e49c3a', 'meal.dinner', 6, 'meal', 1170, 1, 127, '{"calories":780,"proteinG":83.0}', 1)
--;
INSERT INTO public.series VALUES ('01a20468-01cb-76e5-a76a-5f0e6c08c717', '01a20468-0110-7187-8135-ea8ec6e49c3a', 'hydration.1', 7, 'hydration', 1245, 2, 127, '{"ml":3150}', 1)
--;
INSERT INTO public.tasks VALUES ('01a20467-fce0-7390-ab26-4c98d4a677e4', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fccf-729d-85f8-55c128c98517', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fce0-7392-b369-a732a24acb9b', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcd8-704b-832e-fd43c49db9c9', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fce0-7393-af05-38dda9ee2ddf', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcd9-76fb-b524-cab5dad5a3fc', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fce0-7394-adc9-e87ab6860a62', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcda-70c5-986b-04ac99dd33e4', 'meal.snack.afternoon.1', '2026-03-01', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fce0-7395-b310-5b33860e1be8', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcdd-70f4-8fac-1c638d332031', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fce0-7396-a902-d4984a0386f5', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcde-769e-9386-c6887ac3ac4a', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fd71-707d-83d0-1a04bf68b486', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcd6-7418-9d4b-83bbee564ba3', 'meal.breakfast', '2026-03-05', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fd71-707e-9f2f-fed1e9d1ea7b', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcd8-704b-832e-fd43c49db9c9', 'supplement.daily', '2026-03-05', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fd71-707f-98ec-90d611fc5cc5', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcd9-76fb-b524-cab5dad5a3fc', 'meal.lunch', '2026-03-05', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fd71-7080-a521-771d912742b5', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcda-70c5-986b-04ac99dd33e4', 'meal.snack.afternoon.1', '2026-03-05', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fd71-7081-a91f-8dbea6ff11e8', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcdb-7787-95f0-9e6f5edaaeef', 'cardio.steady', '2026-03-05', NULL, NULL, 'cardio', 'pending', 1065, 1, '{"minutes":30}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fd71-7082-814f-7bd178921bf4', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcdd-70f4-8fac-1c638d332031', 'meal.dinner', '2026-03-05', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fd71-7083-bec0-e847ec688a56', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcde-769e-9386-c6887ac3ac4a', 'hydration.1', '2026-03-05', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fd74-76ee-8129-469cd9c82673', '01a20467-fba4-741c-9f80-6f00cef8de28', NULL, '01a20467-fd74-76ef-8097-d91c0c471abd', NULL, '2026-03-05', 'Run', NULL, 'cardio', 'pending', 1439, 2, '{"minutes":30,"distanceKm":5.0,"steps":6000}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fd81-7152-82f8-391c0b956d78', '01a20467-fba4-741c-9f80-6f00cef8de28', NULL, '01a20467-fd81-7153-bc55-61234e25f1ae', NULL, '2026-03-05', 'Iftar', NULL, 'meal', 'pending', 1439, 2, '{"calories":0,"proteinG":32.5}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fd14-70b8-a40a-02adf4ce6974', '01a20467-fbd9-7288-ae78-fc69c097eebb', '01a20467-fcd9-76fc-81dd-1706f8c63765', '01a20467-fceb-7099-a661-18fdedbfff5c', 'meal.breakfast', '2026-03-01', NULL, NULL, 'meal', 'completed', 450, 1, '{"calories":565,"proteinG":40.0}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fd96-75ef-8753-3f18f65b57e4', '01a20467-fba4-741c-9f80-6f00cef8de28', NULL, '01a20467-fd96-75f0-9fd4-dc3b99ab0d90', NULL, '2026-03-05', 'Omega-3', NULL, 'supplement', 'pending', 1439, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fda7-7540-bfa7-9c5c66a6dd79', '01a20467-fba4-741c-9f80-6f00cef8de28', NULL, '01a20467-fda7-7541-bbc7-432bc0cae82f', NULL, '2026-03-05', 'Water', NULL, 'hydration', 'pending', 1439, 2, '{"ml":10000}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fdad-7763-bfe3-d5931ecd8a32', '01a20467-fba4-741c-9f80-6f00cef8de28', NULL, '01a20467-fdad-7764-b990-d04a6f456a75', NULL, '2026-03-05', 'Scale', NULL, 'weightLog', 'pending', 1439, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fd14-70ba-8a64-4551eb976d15', '01a20467-fbd9-7288-ae78-fc69c097eebb', '01a20467-fcd9-76fc-81dd-1706f8c63765', '01a20467-fcec-77e7-a739-78e3fcc2f273', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'completed', 780, 1, '{"calories":790,"proteinG":56.0}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fd14-70bd-9abe-a7de782a5ebb', '01a20467-fbd9-7288-ae78-fc69c097eebb', '01a20467-fcd9-76fc-81dd-1706f8c63765', '01a20467-fd11-77e0-b966-9faf439b541b', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'completed', 1245, 2, '{"ml":2800}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fd14-70b9-a218-9d5efa2a1fb6', '01a20467-fbd9-7288-ae78-fc69c097eebb', '01a20467-fcd9-76fc-81dd-1706f8c63765', '01a20467-fcec-77e6-84d7-9a9f984dd5ac', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'completed', 495, 3, '{}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fd14-70bb-8c34-79e87b0464b4', '01a20467-fbd9-7288-ae78-fc69c097eebb', '01a20467-fcd9-76fc-81dd-1706f8c63765', '01a20467-fced-7545-bccf-32f2aede18aa', 'meal.snack.afternoon.1', '2026-03-01', NULL, NULL, 'meal', 'completed', 990, 3, '{"calories":226,"proteinG":16.0}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fd14-70bc-ae68-07404bf47a05', '01a20467-fbd9-7288-ae78-fc69c097eebb', '01a20467-fcd9-76fc-81dd-1706f8c63765', '01a20467-fd11-77df-8141-0d4e77b93172', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'completed', 1200, 1, '{"calories":678,"proteinG":48.0}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fce0-7391-8525-8a5cc8841f9c', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcd6-7418-9d4b-83bbee564ba3', 'meal.breakfast', '2026-03-01', NULL, NULL, 'meal', 'pending', 540, 2, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fd63-76ba-bd01-45e5272dd099', '01a20467-fba4-741c-9f80-6f00cef8de28', NULL, '01a20467-fd63-76bb-b5ac-7108a1443998', NULL, '2026-03-01', 'مممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممممم', NULL, 'meal', 'completed', 1320, 2, '{}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fdb6-7042-93fa-fcd4c730ccc3', '01a20467-fba4-741c-9f80-6f00cef8de28', NULL, '01a20467-fdb6-7043-81bc-808f36da593f', NULL, '2026-03-05', 'Mirror', NULL, 'progressPhoto', 'pending', 1439, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fd14-70b7-9efc-4a2a5f4d4daa', '01a20467-fbd9-7288-ae78-fc69c097eebb', '01a20467-fcd9-76fc-81dd-1706f8c63765', '01a20467-fce5-73cf-9c35-d037fe65ed02', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'completed', 420, 3, '{}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffb5-74f5-855e-7255b7993e92', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcd4-779f-820f-28ce87e88da3', 'weight.weekly', '2026-03-02', NULL, NULL, 'weightLog', 'pending', 435, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffb5-74f6-866e-5e9f90f1a41a', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcd6-7418-9d4b-83bbee564ba3', 'meal.breakfast', '2026-03-02', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffb5-74f7-946e-28199619c882', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcd8-704b-832e-fd43c49db9c9', 'supplement.daily', '2026-03-02', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffb5-74f8-a454-8bf24c8abd65', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcd9-76fb-b524-cab5dad5a3fc', 'meal.lunch', '2026-03-02', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffb5-74f9-8696-2e23763c5e4f', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcda-70c5-986b-04ac99dd33e4', 'meal.snack.afternoon.1', '2026-03-02', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffb5-74fa-b693-845f3cc15840', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcdc-76d9-a63f-5207c2de9aa5', 'workout.strength', '2026-03-02', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffb5-74fb-b74b-6c70e731a829', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcdd-70f4-8fac-1c638d332031', 'meal.dinner', '2026-03-02', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffb5-74fc-9485-d834ca09eaa2', '01a20467-fba4-741c-9f80-6f00cef8de28', '01a20467-fccd-7145-bbd5-dc6186a36ede', '01a20467-fcde-769e-9386-c6887ac3ac4a', 'hydration.1', '2026-03-02', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffc1-7049-9598-f50d75c6bd9a', '01a20467-fba4-741c-9f80-6f00cef8de28', NULL, '01a20467-ffc1-704a-a7f6-988eea53b884', NULL, '2026-03-01', 'Stretch', NULL, 'workout', 'pending', 1439, 2, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffb6-764f-a117-d8d6029fe7fb', '01a20467-fba4-741c-9f80-6f00cef8de28', NULL, '01a20467-ffb6-7650-a1a0-597da80d3485', NULL, '2026-03-02', 'Pack the bag', NULL, 'workout', 'completed', 1439, 2, '{}', 1772438400000, 1772352000000, 1772438400000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ff9a-755a-8e0d-fbbd7545cd69', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe33-7088-a5d3-6f45f2329bef', 'meal.breakfast', '2026-03-03', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ff9a-755b-b526-5b6a737358a2', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe33-7089-a7eb-cd6f8bb49aed', 'supplement.daily', '2026-03-03', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ff9a-755c-9fe6-a84fde226809', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7385-8898-6eec64ff71bd', 'meal.lunch', '2026-03-03', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ff9a-755d-a731-9b6d95194f23', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7386-8143-48a715977cf4', 'meal.snack.afternoon.1', '2026-03-03', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ff9a-755e-86e3-4f810c18de34', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7387-bb91-669c2704997f', 'cardio.steady', '2026-03-03', NULL, NULL, 'cardio', 'pending', 1065, 1, '{"minutes":30}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ff9a-755f-9856-3ee4d34792e4', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714d-b655-bcaa8caad210', 'meal.dinner', '2026-03-03', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ff9a-7560-9c4b-f490654cecf2', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714e-bf49-e73e74d916ed', 'hydration.1', '2026-03-03', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772512200000, 1772512200000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffc3-70b1-81f3-54778dad2100', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe33-7088-a5d3-6f45f2329bef', 'meal.breakfast', '2026-03-04', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffc3-70b2-94b8-8daf578ac566', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe33-7089-a7eb-cd6f8bb49aed', 'supplement.daily', '2026-03-04', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffc3-70b3-9957-ab4c9468cb28', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7385-8898-6eec64ff71bd', 'meal.lunch', '2026-03-04', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffc3-70b4-ac47-2f60c8062261', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7386-8143-48a715977cf4', 'meal.snack.afternoon.1', '2026-03-04', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffc3-70b5-9c59-cdec8ed23b5a', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714c-be31-41aa03ef3e7f', 'workout.strength', '2026-03-04', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffc3-70b6-b914-1596f61460d5', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714d-b655-bcaa8caad210', 'meal.dinner', '2026-03-04', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffc3-70b7-9f42-c3a9eebdda5a', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714e-bf49-e73e74d916ed', 'hydration.1', '2026-03-04', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772598600000, 1772598600000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffe1-76ba-8c19-7800708f9310', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe33-7088-a5d3-6f45f2329bef', 'meal.breakfast', '2026-03-05', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffe1-76bb-85b4-163cbc623eb3', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe33-7089-a7eb-cd6f8bb49aed', 'supplement.daily', '2026-03-05', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffe1-76bc-b62a-8eef2f73ac4d', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7385-8898-6eec64ff71bd', 'meal.lunch', '2026-03-05', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffe1-76bd-bee2-01fd59d2a0dd', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7386-8143-48a715977cf4', 'meal.snack.afternoon.1', '2026-03-05', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffe1-76be-a1b7-fce963efb689', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7387-bb91-669c2704997f', 'cardio.steady', '2026-03-05', NULL, NULL, 'cardio', 'pending', 1065, 1, '{"minutes":30}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffe1-76bf-a289-d99291d3188c', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714d-b655-bcaa8caad210', 'meal.dinner', '2026-03-05', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-ffe1-76c0-8629-028c8af18184', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714e-bf49-e73e74d916ed', 'hydration.1', '2026-03-05', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772685000000, 1772685000000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0008-71bc-9c2b-d7e2829cf185', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe33-7088-a5d3-6f45f2329bef', 'meal.breakfast', '2026-03-06', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0008-71bd-8dcb-7984a5f16b21', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe33-7089-a7eb-cd6f8bb49aed', 'supplement.daily', '2026-03-06', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0008-71be-80c3-574e7b18f530', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7385-8898-6eec64ff71bd', 'meal.lunch', '2026-03-06', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0009-719f-ae80-298b91faffe7', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7386-8143-48a715977cf4', 'meal.snack.afternoon.1', '2026-03-06', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0009-71a0-85b5-07265cd33459', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714c-be31-41aa03ef3e7f', 'workout.strength', '2026-03-06', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe38-7412-aa91-98b962a21670', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe32-70d7-826d-3cad237afffe', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe38-7413-b79e-31ca3fdc2fc8', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe33-7088-a5d3-6f45f2329bef', 'meal.breakfast', '2026-03-01', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe38-7414-a822-8ceaad590ea7', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe33-7089-a7eb-cd6f8bb49aed', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe38-7415-b13b-27b23fb349c1', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7385-8898-6eec64ff71bd', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe38-7416-bbca-99c610868347', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7386-8143-48a715977cf4', 'meal.snack.afternoon.1', '2026-03-01', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe38-7417-95c9-aa55c861037e', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714d-b655-bcaa8caad210', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe38-7418-a8a0-c0406b4309b0', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714e-bf49-e73e74d916ed', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe64-72fe-ba79-dba2894f9eec', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe33-7088-a5d3-6f45f2329bef', 'meal.breakfast', '2026-03-02', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe64-72ff-b509-06fd26e785aa', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe33-7089-a7eb-cd6f8bb49aed', 'supplement.daily', '2026-03-02', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe64-7300-a4ae-901257056182', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7385-8898-6eec64ff71bd', 'meal.lunch', '2026-03-02', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe64-7301-a85e-06bb1a15dbf1', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7386-8143-48a715977cf4', 'meal.snack.afternoon.1', '2026-03-02', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe64-7302-86e9-88ee1bef4d35', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714c-be31-41aa03ef3e7f', 'workout.strength', '2026-03-02', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe64-7303-8d24-0fd99b062ee1', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714d-b655-bcaa8caad210', 'meal.dinner', '2026-03-02', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe64-7304-9cb2-70bbcf1d5997', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714e-bf49-e73e74d916ed', 'hydration.1', '2026-03-02', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe91-7102-b8d8-412dc75e75da', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', '01a20467-fe8c-74d1-ae58-1b47696ba559', '01a20467-fe8c-74d2-a316-36839c187759', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe91-7103-8b80-67ce3de2ccf5', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', '01a20467-fe8c-74d1-ae58-1b47696ba559', '01a20467-fe8e-70ef-b9ae-074f1ec84c4a', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe91-7104-b322-c45fa3af34ca', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', '01a20467-fe8c-74d1-ae58-1b47696ba559', '01a20467-fe8e-70f0-b7e3-5583937ee8a7', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 750, 1, '{"calories":909,"proteinG":97.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe91-7105-a636-fb49f22b7c85', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', '01a20467-fe8c-74d1-ae58-1b47696ba559', '01a20467-fe8e-70f3-a0b3-a2ea7e460365', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1170, 1, '{"calories":780,"proteinG":83.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe91-7106-ac25-1d3f5e32a081', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', '01a20467-fe8c-74d1-ae58-1b47696ba559', '01a20467-fe8e-70f4-ae25-76e88a0628bb', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":3150}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fe63-71fb-a3e9-90b1db391419', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe32-70d8-841f-95d434dcc1bf', 'weight.weekly', '2026-03-02', NULL, NULL, 'weightLog', 'completed', 435, 2, '{}', 1772438400000, 1772425800000, 1772438400000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fff1-70ec-8314-a20a95adf590', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', '01a20467-fe8c-74d1-ae58-1b47696ba559', '01a20467-fe8d-7767-8a1c-2c59242933ef', 'weight.weekly', '2026-03-02', NULL, NULL, 'weightLog', 'pending', 435, 2, '{}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fff1-70ed-9daa-e0bd03e73301', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', '01a20467-fe8c-74d1-ae58-1b47696ba559', '01a20467-fe8e-70ef-b9ae-074f1ec84c4a', 'supplement.daily', '2026-03-02', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fff1-70ee-8ae0-a4b0f142dff4', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', '01a20467-fe8c-74d1-ae58-1b47696ba559', '01a20467-fe8e-70f0-b7e3-5583937ee8a7', 'meal.lunch', '2026-03-02', NULL, NULL, 'meal', 'pending', 750, 1, '{"calories":909,"proteinG":97.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fff1-70ef-afd8-78e99ee7072c', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', '01a20467-fe8c-74d1-ae58-1b47696ba559', '01a20467-fe8e-70f2-a479-58b6b9b87969', 'workout.strength', '2026-03-02', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":2}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fff1-70f0-a49e-af3ca3426d4c', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', '01a20467-fe8c-74d1-ae58-1b47696ba559', '01a20467-fe8e-70f3-a0b3-a2ea7e460365', 'meal.dinner', '2026-03-02', NULL, NULL, 'meal', 'pending', 1170, 1, '{"calories":780,"proteinG":83.0}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a20467-fff1-70f1-b6aa-d9afc1420f0e', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', '01a20467-fe8c-74d1-ae58-1b47696ba559', '01a20467-fe8e-70f4-ae25-76e88a0628bb', 'hydration.1', '2026-03-02', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":3150}', NULL, 1772425800000, 1772425800000)
--;
INSERT INTO public.tasks VALUES ('01a20468-009f-76c1-93c6-84d24efbb206', '01a20468-0041-7499-8df1-0ab882091ffe', '01a20468-0098-7210-b68a-7720c24866c9', '01a20468-0099-75b2-b4af-36fc56c7690c', 'meal.breakfast', '2026-03-01', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":565,"proteinG":40.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0009-71a1-9293-540f44a31533', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714d-b655-bcaa8caad210', 'meal.dinner', '2026-03-06', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0009-71a2-a0e8-de925906c02a', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714e-bf49-e73e74d916ed', 'hydration.1', '2026-03-06', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772771400000, 1772771400000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0037-7431-aae5-6d3794860dfa', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe33-7088-a5d3-6f45f2329bef', 'meal.breakfast', '2026-03-07', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0037-7432-9ba4-3082a86403af', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe33-7089-a7eb-cd6f8bb49aed', 'supplement.daily', '2026-03-07', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0037-7433-9562-ed4ccf1854d4', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7385-8898-6eec64ff71bd', 'meal.lunch', '2026-03-07', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0037-7434-80b0-7a5dff1cf335', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7386-8143-48a715977cf4', 'meal.snack.afternoon.1', '2026-03-07', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0037-7435-8e0e-056d9043016a', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7387-bb91-669c2704997f', 'cardio.steady', '2026-03-07', NULL, NULL, 'cardio', 'pending', 1065, 1, '{"minutes":30}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0037-7436-8164-13d418dbdfbc', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714d-b655-bcaa8caad210', 'meal.dinner', '2026-03-07', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0037-7437-b106-9278e6f2e367', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714e-bf49-e73e74d916ed', 'hydration.1', '2026-03-07', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772857800000, 1772857800000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0055-7630-a122-e19888cc3cc3', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe32-70d7-826d-3cad237afffe', 'photo.weekly', '2026-03-08', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0055-7631-9b3e-53ebcaee3ce6', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe33-7088-a5d3-6f45f2329bef', 'meal.breakfast', '2026-03-08', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0055-7632-a4ac-4142d79c0dce', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe33-7089-a7eb-cd6f8bb49aed', 'supplement.daily', '2026-03-08', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0055-7633-8366-78a6a91a6f22', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7385-8898-6eec64ff71bd', 'meal.lunch', '2026-03-08', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0055-7634-ad57-0ac2638742c6', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7386-8143-48a715977cf4', 'meal.snack.afternoon.1', '2026-03-08', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0055-7635-bdd2-e3ac41786261', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714d-b655-bcaa8caad210', 'meal.dinner', '2026-03-08', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0055-7636-b2b0-9c0fe9fd83f9', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714e-bf49-e73e74d916ed', 'hydration.1', '2026-03-08', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1772944200000, 1772944200000)
--;
INSERT INTO public.tasks VALUES ('01a20468-007c-7190-8bee-390ef6c45c74', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe33-7088-a5d3-6f45f2329bef', 'meal.breakfast', '2026-03-09', NULL, NULL, 'meal', 'pending', 450, 1, '{"calories":562,"proteinG":40.0}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO public.tasks VALUES ('01a20468-007c-7191-a738-51f6215bbe1d', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe33-7089-a7eb-cd6f8bb49aed', 'supplement.daily', '2026-03-09', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO public.tasks VALUES ('01a20468-007c-7192-918b-83d9c65a3e87', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7385-8898-6eec64ff71bd', 'meal.lunch', '2026-03-09', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":786,"proteinG":55.0}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO public.tasks VALUES ('01a20468-007c-7193-868f-d0e69fd91e62', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe34-7386-8143-48a715977cf4', 'meal.snack.afternoon.1', '2026-03-09', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":225,"proteinG":16.0}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO public.tasks VALUES ('01a20468-007c-7194-9c3f-ffa6cecd009e', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714c-be31-41aa03ef3e7f', 'workout.strength', '2026-03-09', NULL, NULL, 'workout', 'pending', 1065, 1, '{"reps":12,"sets":3}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO public.tasks VALUES ('01a20468-007c-7195-ad5d-e7897258405c', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714d-b655-bcaa8caad210', 'meal.dinner', '2026-03-09', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":674,"proteinG":47.0}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO public.tasks VALUES ('01a20468-007c-7196-88eb-fd1665baa6d6', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe35-714e-bf49-e73e74d916ed', 'hydration.1', '2026-03-09', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2750}', NULL, 1773030600000, 1773030600000)
--;
INSERT INTO public.tasks VALUES ('01a20468-007c-718f-9219-94d564967441', '01a20467-fdee-7756-a035-e810d681cb28', '01a20467-fe31-717d-899e-819212bb0370', '01a20467-fe32-70d8-841f-95d434dcc1bf', 'weight.weekly', '2026-03-09', NULL, NULL, 'weightLog', 'completed', 435, 2, '{}', 1773043201000, 1773030600000, 1773043201000)
--;
INSERT INTO public.tasks VALUES ('01a20468-009f-76c2-8c31-6b05f1f8f093', '01a20468-0041-7499-8df1-0ab882091ffe', '01a20468-0098-7210-b68a-7720c24866c9', '01a20468-009a-7597-b256-5b7c0ec93c52', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20468-009f-76c3-9993-0d81f4d77a2d', '01a20468-0041-7499-8df1-0ab882091ffe', '01a20468-0098-7210-b68a-7720c24866c9', '01a20468-009b-741e-90d8-c23bb1881c6c', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 780, 1, '{"calories":790,"proteinG":56.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20468-009f-76c4-91d5-acba07f77e19', '01a20468-0041-7499-8df1-0ab882091ffe', '01a20468-0098-7210-b68a-7720c24866c9', '01a20468-009b-741f-969e-bee13c92775b', 'meal.snack.afternoon.1', '2026-03-01', NULL, NULL, 'meal', 'pending', 990, 3, '{"calories":226,"proteinG":16.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20468-009f-76c5-9327-67a291478775', '01a20468-0041-7499-8df1-0ab882091ffe', '01a20468-0098-7210-b68a-7720c24866c9', '01a20468-009b-7422-b59f-b51c09fe0c55', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1200, 1, '{"calories":678,"proteinG":48.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20468-009f-76c6-9462-b4dde516254a', '01a20468-0041-7499-8df1-0ab882091ffe', '01a20468-0098-7210-b68a-7720c24866c9', '01a20468-009c-77b9-8550-8934670f3083', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":2800}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20468-01ce-7160-9fc1-fc369bfce152', '01a20468-0110-7187-8135-ea8ec6e49c3a', '01a20468-01ca-736f-b8cb-9ce488a5de8e', '01a20468-01ca-7370-8480-68c17ec45148', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'pending', 420, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20468-01ce-7161-b876-7f0b50468491', '01a20468-0110-7187-8135-ea8ec6e49c3a', '01a20468-01ca-736f-b8cb-9ce488a5de8e', '01a20468-01cb-76e0-a874-af1f38fc0002', 'supplement.daily', '2026-03-01', NULL, NULL, 'supplement', 'pending', 495, 3, '{}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20468-01ce-7162-adbc-918ad7658215', '01a20468-0110-7187-8135-ea8ec6e49c3a', '01a20468-01ca-736f-b8cb-9ce488a5de8e', '01a20468-01cb-76e1-b8fd-46a1334cea31', 'meal.lunch', '2026-03-01', NULL, NULL, 'meal', 'pending', 750, 1, '{"calories":909,"proteinG":97.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20468-01ce-7163-a589-a41d02092caf', '01a20468-0110-7187-8135-ea8ec6e49c3a', '01a20468-01ca-736f-b8cb-9ce488a5de8e', '01a20468-01cb-76e4-9618-4151b08fea94', 'meal.dinner', '2026-03-01', NULL, NULL, 'meal', 'pending', 1170, 1, '{"calories":780,"proteinG":83.0}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20468-01ce-7164-a262-8e56194d09e0', '01a20468-0110-7187-8135-ea8ec6e49c3a', '01a20468-01ca-736f-b8cb-9ce488a5de8e', '01a20468-01cb-76e5-a76a-5f0e6c08c717', 'hydration.1', '2026-03-01', NULL, NULL, 'hydration', 'pending', 1245, 2, '{"ml":3150}', NULL, 1772352000000, 1772352000000)
--;
INSERT INTO public.tasks VALUES ('01a20468-0236-7467-8b37-273839685694', '01a20467-fdee-7756-a035-e810d681cb28', NULL, '01a20468-0236-7468-bd7b-cb48507f361a', NULL, '2026-03-09', 'Evening scale', NULL, 'weightLog', 'completed', 1439, 2, '{}', 1773043209000, 1773043209000, 1773043209000)
--;
INSERT INTO public.tasks VALUES ('01a20468-009f-76c0-b112-79c4f60be8b9', '01a20468-0041-7499-8df1-0ab882091ffe', '01a20468-0098-7210-b68a-7720c24866c9', '01a20468-0099-75b0-ac54-40fd929e3a1c', 'photo.weekly', '2026-03-01', NULL, NULL, 'progressPhoto', 'completed', 420, 3, '{}', 1772352000000, 1772352000000, 1772352000000)
--;
INSERT INTO public.user_badges VALUES ('01a20467-fbd9-7288-ae78-fc69c097eebb', 'day_one_done', 1772352000000, NULL, NULL)
--;
INSERT INTO public.user_badges VALUES ('01a20467-fbd9-7288-ae78-fc69c097eebb', 'perfect_day', 1772352000000, NULL, NULL)
--;
INSERT INTO public.user_badges VALUES ('01a20467-fdee-7756-a035-e810d681cb28', 'goal_halfway', 1773043201000, NULL, NULL)
--;
INSERT INTO public.user_badges VALUES ('01a20467-fdee-7756-a035-e810d681cb28', 'goal_reached', 1773043209000, NULL, NULL)
--;
INSERT INTO public.user_badges VALUES ('01a20468-0041-7499-8df1-0ab882091ffe', 'first_photo', 1772352000000, NULL, NULL)
--;
INSERT INTO public.work VALUES ('01a20468-01cf-71c4-9622-ec2b5029c51c', 'reminder', '55KrSJQAy89ubF6qGfzAc6gCubEzFkZgiuPu3czDbVC6qY9X87GN0qxzOU8xpjBNHonfsMPV9MsgU_GmnrHm2xEbl0maVGtq-ly6PsYqEgn_ES_5hrww-FRa5iytUbK70RPZ-AG_ZDe8Dg', 'flow-g7xx6cb97v42nh8q', 'flow-g7xx6cb97v42nh8q', 1772425800000, 0, NULL, NULL, 0, 1795370254799)
--;
INSERT INTO public.work VALUES ('01a20467-fd15-7652-ab95-b7aab12a51a9', 'reminder', '8ad_LlxZsXSyu3zihABJkiFY01lyBHV8sId5wWx_KzeGrwFxN3_0BAPkEizbk0VMrwqGxXpsBKk_5twI962k8cbXO8X-5A0BxrYGZgc8soXn6QdeeXsSgUsLIhvmxfsAJ7gqd0jUZxDJiA', 'flow-z5drx7kjh77pyjdb', 'flow-z5drx7kjh77pyjdb', 1772425800000, 0, NULL, NULL, 0, 1795370253589)
--;
INSERT INTO public.work VALUES ('01a20467-fff3-728d-a3ff-fec653cecc4a', 'reminder', 'dRLB9Z0lx4SOI0sB39a0MouQqPT_aYzteddeq7UnjVkl-JfVG2eI7dGEPcnJmcrM7EY_E0o0hFrE4CLzTZrSFYm59bsnN0kkF-oE5gMRxRoIPmSd_ih6fsdadZptsa_89-YsTd6Uilzmcg', 'flow-wjca77f2nd9jwaxt', 'flow-wjca77f2nd9jwaxt', 1772512200000, 0, NULL, NULL, 0, 1795370254323)
--;
INSERT INTO public.work VALUES ('01a20468-00a0-7783-92ea-c0deb16d08f6', 'reminder', 'f1wGNg0aozBjKsj9yTYVLy7JG7WI0-vtb9bxqzAAuEWVTG2a8IfBywCT2h3fudy51COKrpWirtn-8caaMBkxTTJhbq8_s1oh1b1dhKGiMOZixrRzvX0y-B7hPAuyA8ZFMshwa1OG33aJgw', 'flow-g7xx6cb97v42nh8q', 'flow-g7xx6cb97v42nh8q', 1772425800000, 0, NULL, NULL, 0, 1795370254496)
--;
INSERT INTO public.work VALUES ('01a20467-ffe2-7243-b49a-c9658cc560c3', 'reminder', '32rbbgY7zQIBoAytOUQbhODZGOnlMC7ilVMNQxUMOeSItEn-pwl6wOCsnhorg2KRTA5CG7yle3Wbe3zHFyJ0v6ES-WLIdEqjGmKG-zDELH888srgRRLx8NWdoy4N-CooVSRw71qCB8gaiQ', 'flow-wjca77f2nd9jwaxt', 'flow-wjca77f2nd9jwaxt', 1772512200000, 0, NULL, NULL, 0, 1795370254306)
--;
INSERT INTO public.work VALUES ('01a20468-0080-75db-8202-3fa45ca57ee9', 'reminder', 'WxmcURfzSmSlav6w7gZgOOGZTNp8sMjkW_P05SA-Jv2njYWow9Y6fHgXLsuNuyjAoMNLrsFhxMhBngFmfH8wrRg4I9AZNePmT0WJt5odAWvfvghw4skyA2YF0ejYub1CydU2xl2k0DUvXQ', 'flow-xczgbpfd55fp89cg', 'flow-xczgbpfd55fp89cg', 1773117000000, 0, NULL, NULL, 0, 1795370254464)
--;
INSERT INTO public.zones VALUES ('01a20467-fba4-741c-9f80-6f00cef8de28', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO public.zones VALUES ('01a20467-fbd9-7288-ae78-fc69c097eebb', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO public.zones VALUES ('01a20467-fdee-7756-a035-e810d681cb28', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO public.zones VALUES ('01a20467-fe0c-76b8-afd3-b12eb2a4b083', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO public.zones VALUES ('01a20468-0041-7499-8df1-0ab882091ffe', 1772352000000, 'Asia/Riyadh')
--;
INSERT INTO public.zones VALUES ('01a20468-0110-7187-8135-ea8ec6e49c3a', 1772352000000, 'Asia/Riyadh')
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
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.notifications
    ADD CONSTRAINT notifications_user_id_once_key UNIQUE (user_id, once)
--;
ALTER TABLE ONLY public.people
    ADD CONSTRAINT people_pkey PRIMARY KEY (user_id)
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
ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.tasks
    ADD CONSTRAINT tasks_series_id_date_key UNIQUE (series_id, date)
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
CREATE INDEX idempotency_keys_expiry ON public.idempotency_keys USING btree (expires_at)
--;
CREATE INDEX notifications_user ON public.notifications USING btree (user_id, created_at, id)
--;
CREATE INDEX tasks_day ON public.tasks USING btree (user_id, date, due_minute, id)
--;
CREATE INDEX user_badges_code ON public.user_badges USING btree (code)
--;
CREATE INDEX work_due ON public.work USING btree (clock, is_dead, due_at)
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
