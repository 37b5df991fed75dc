CREATE TABLE public.budgets (
    bucket text NOT NULL,
    period bigint NOT NULL,
    used bigint NOT NULL
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
CREATE TABLE public.link_tokens (
    token_hash text NOT NULL,
    user_id text NOT NULL,
    purpose text NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint
)
--;
CREATE TABLE public.login_attempts (
    lane text NOT NULL,
    failures bigint NOT NULL,
    last_at bigint NOT NULL,
    blocked_until bigint NOT NULL
)
--;
CREATE TABLE public.otp_challenges (
    id text NOT NULL,
    product text NOT NULL,
    phone text NOT NULL,
    code_mac text NOT NULL,
    attempts bigint NOT NULL,
    expires_at bigint NOT NULL,
    consumed_at bigint
)
--;
CREATE TABLE public.otp_numbers (
    number_key text NOT NULL,
    challenge_id text NOT NULL,
    resend_at bigint NOT NULL
)
--;
CREATE TABLE public.schema_migrations (
    id bigint NOT NULL,
    name text NOT NULL,
    checksum text NOT NULL,
    applied_at bigint NOT NULL
)
--;
CREATE TABLE public.sessions (
    id text NOT NULL,
    user_id text NOT NULL,
    generation bigint NOT NULL,
    is_demo bigint NOT NULL,
    device_id text,
    device_name text,
    ip_address text NOT NULL,
    created_at bigint NOT NULL,
    rotated_at bigint NOT NULL,
    idle_millis bigint NOT NULL,
    idle_until bigint NOT NULL,
    absolute_until bigint NOT NULL,
    revoked_at bigint,
    revoked_because text
)
--;
CREATE TABLE public.signing_ring (
    id bigint NOT NULL,
    version bigint NOT NULL,
    sealed text NOT NULL
)
--;
CREATE TABLE public.users (
    id text NOT NULL,
    product text NOT NULL,
    email text,
    email_verified_at bigint,
    phone text,
    phone_verified_at bigint,
    name text,
    role text DEFAULT 'user'::text NOT NULL,
    password_hash text,
    terms_version text,
    terms_accepted_at bigint,
    onboarding_completed bigint DEFAULT 0 NOT NULL,
    demo_product text,
    created_at bigint NOT NULL,
    name_version bigint DEFAULT 0 NOT NULL
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
INSERT INTO public.budgets VALUES ('n4ui5JO3GstNpBW96ChTSryvgjhcuoFB30RcjwzQ1_U', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('2gNewqBEGa5GIvWvXimlyBZ9Hke3KCNKGpFNfvyyWHY', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('SoTNaM8x6ZbjtxBjRPKKT9y8DyrpedkI6k3HPe4T6Nc', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('bIVmv3YRzHDKLEEmQXYBXuAmPyedbJmWHvVIf0fM4k4', 1795305600000, 2)
--;
INSERT INTO public.budgets VALUES ('2Uwmtcdm-ClOWA58BS2362YPZJVmpxY4q3dBXWSejPs', 1795366800000, 2)
--;
INSERT INTO public.budgets VALUES ('SqtAVq3PgjSGha9--NP0oiTsKgQ1wIN9A4REuLgnO-M', 1795366800000, 2)
--;
INSERT INTO public.budgets VALUES ('0qT5IfEo13OV_6f0ES90vKRAtWY_go9bKJMpIDTu8j4', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('zue_4oOcAwAi09aqyZriVLCwliA8Hx4pE1o0WXw4Xfk', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('AighgTNWfHO0keeIHFoVcgEciQbSKMgInXXNGOVanBU', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('RqqPqfKpol4QvE8AK1uh0SQ7DvvZWJzqPnEYo8oy3y4', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('mXkujSHR5lVkTP_PSMOs5dlhZWJRfGHnvT5mh4p1Gtg', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('-3zgKRGmprc24R7fy-LAFfe4Kx6Bk2ZHU4jj8PEhWeo', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('gQt_45XANMltshDGYhoE7KC41rr15FpFQUDlkotRWDA', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('0wHPcGwBz4IO2FrDdjWN0qqNcTIMEKDrny10K8loQj0', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('LtpOniK1mdQS32wpHIis4ANN4IxAiudAAIQ-aAIG-Uw', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('tAfLwbXxNUNfEmdo6MuTkNCf9CEmn4mEEribvs9YBAQ', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('_l8UwAVbhhOj6IroOucT0YFkPoXxI3eHSanJroWCdic', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('yn_d-S0dQ3ip-mlHzGqfo5WPdqgyHoaQieIqjiZNcH8', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('rtA7QUtHMBMTu11RCiMaLtm9mXXxGcEmFbjCQ67i4GE', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('CNc9pqYXlLpSNc7mKHp-HmL0-fw0vQ6SyLhT9rVT0KE', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('HD-zIPyrgU8D1JgWuRvlL8JxOpba7RlBWtp8uUIc-Wo', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('lO8Nl7J6LrejUSRdD0pwEfiNh5Z0kZ6AvLigZnPtH34', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('XBQLgYzdMpmwPHUutSU8R_WJRcxYG4zsuxpBgXhsocw', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('Dc-VTp5iVJAwhHeRY1NLq9xqo_ua9s9wQvmTCFvXqws', 1772352000000, 2)
--;
INSERT INTO public.budgets VALUES ('IQ7ztNsR4cYOcGReWI5II2-kXwKEi0N5AzLfwqRbqD4', 1772352000000, 2)
--;
INSERT INTO public.budgets VALUES ('GmStnGd_a-eG7HHclVIl0g9tf-bhaMmYiKdbXMFg2R8', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('NI9ZoZVSdW8zXc3cAoVTn8aBKUSTatB27JU788Pug68', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('hZXOfS3ArsifT0cEVvDvXYbMZQ_Hhl4veGmkg9lIQeY', 1772352000000, 1)
--;
INSERT INTO public.inbox VALUES ('01a20467-fc8c-7682-b430-99b2af91d548', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fc8c-7680-8494-58aaf0eead6a', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fe14-7794-9f09-9b6d24f9dfd6', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fe47-77a0-9e57-d19922e9d3d3', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fee2-7210-8362-7f16ae18846e', 1772438400000)
--;
INSERT INTO public.inbox VALUES ('01a20467-fede-7607-9dd5-e8101db587c0', 1772438400000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0078-73c3-8941-64c3c37f8018', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-00b3-703c-a081-b6806878f53d', 1773043201000)
--;
INSERT INTO public.inbox VALUES ('01a20468-00b3-7038-b626-d23a074cc4b8', 1773043201000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0115-7292-a2ef-da4ea0a15536', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0114-75e5-a01d-bdc27d7c1816', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0148-71e2-a0c5-0439d729217c', 1773043204000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0142-768b-aa4c-23bb80cde3dd', 1773043204000)
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
INSERT INTO public.inbox VALUES ('01a20468-02fb-7214-9bd6-f02072297ac2', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-02f9-74f2-b0f1-5935961bf070', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0374-7146-a3ad-577bbd26b93b', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-0375-7427-83e0-2e8118973d77', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-046d-73ac-b5e4-f6ea69af81b1', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a20468-046a-70d6-8381-534ef0ed4553', 1772352000000)
--;
INSERT INTO public.link_tokens VALUES ('GegBuPc1CrE5hJgr-exO5KJvEpLIABcw1A5QOl9WD1k', '01a20467-fb90-702a-a0a0-07b45d7dd924', 'verify_email', 1795456653106, NULL)
--;
INSERT INTO public.link_tokens VALUES ('v5iiQKdlG0ezeMsnlVYc9o7tXMhDMY_7y0Al-wwswRo', '01a20467-fba4-741c-9f80-6f00cef8de28', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO public.link_tokens VALUES ('DkTFZg2rnYC72iNCR6EHxhvRSTYNaKX6XKTsW72otw0', '01a20467-fbc4-77ea-9630-3e62b00c18c7', 'verify_email', 1795456653113, NULL)
--;
INSERT INTO public.link_tokens VALUES ('hEHNtMLGf8xB4uPPNv8A6KvZa3cXF8Ws5BqP604CR08', '01a20467-fbd9-7288-ae78-fc69c097eebb', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO public.link_tokens VALUES ('8kwfHKRLxatUMUTc-GRmePTjBKNwFuz4RCZvd3Me-w8', '01a20467-fdee-7756-a035-e810d681cb28', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO public.link_tokens VALUES ('9JfwAjwk6N99xQo9ehV8WSkYRN1_sxItxt3KJbMmegM', '01a20467-fde0-75ff-8e47-6c22f4cf032a', 'verify_email', 1795456653612, NULL)
--;
INSERT INTO public.link_tokens VALUES ('VPmKEoLLej957JlJL8tbhNurVjShBYCpsdWHaE6RXns', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO public.link_tokens VALUES ('c59a-jO-yFFgoZbqoMFRocJ86Ifw5JwnPwePSiKc5zU', '01a20467-fed8-70e6-bb98-4ba06653162b', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO public.link_tokens VALUES ('_u039NWz7dN54Ch-DTvpL-E6VNj_snxp8vwHlu9eTAM', '01a20467-ff57-7737-8e87-e65c0a7e6011', 'verify_email', 1795456654071, NULL)
--;
INSERT INTO public.link_tokens VALUES ('qD1xBmyu9yw1xI7GBG-cliWBayxU0uVkFxl7HMfqK7A', '01a20467-ffd6-7444-a33c-0b850c4126b7', 'verify_email', 1795456654232, NULL)
--;
INSERT INTO public.link_tokens VALUES ('sWdj9_NqOS3bR9n8N4BTvXl8hLS44ofhfBryYbjT63Y', '01a20468-0041-7499-8df1-0ab882091ffe', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO public.link_tokens VALUES ('mrTv7-_RYbfoYP1MBjcXH-O9HB_bnDxYQMxSrjgsq9U', '01a20468-0110-7187-8135-ea8ec6e49c3a', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO public.link_tokens VALUES ('raIra1i10h_IdkF3LngvdVogiBfNuzaSAinp-nLPdW0', '01a20468-06a0-73fd-9efd-edd2619ee860', 'verify_email', 1795456655999, NULL)
--;
INSERT INTO public.link_tokens VALUES ('8LujcfpeRha1fJBHDanP4_TfBwl-K_ilqcH24rnfgHA', '01a20468-06cc-7456-9e96-cf70865503e1', 'verify_email', 1795456656055, NULL)
--;
INSERT INTO public.link_tokens VALUES ('gMOOW1cq2MxTblRgOvpId4TM79SqBrtUzjBG6ywLj48', '01a20468-06ef-75b4-a33d-49ca66b7f271', 'verify_email', 1795456656081, NULL)
--;
INSERT INTO public.link_tokens VALUES ('ACfBdHqLvWR6Uo8pmaI9-iPwMsAr8wgk-GDaBYy8Kos', '01a20468-0725-74a0-b6f4-f5a062db8ee4', 'verify_email', 1795456656144, NULL)
--;
INSERT INTO public.link_tokens VALUES ('GA20Qe4tQ0S46sjem2Eu8wWnFQ2cKUfkhHwW0I6NcUo', '01a20468-0da2-765d-8f73-374d9eb92fc9', 'verify_email', 1795456657756, NULL)
--;
INSERT INTO public.otp_challenges VALUES ('01a20468-001b-729c-86b7-06834e285ef1', 'fitcoach', '+966500392230', 'vnE9T5VZB9ZRSi_hKQtfbPWBF1cAYrG2TrW3H-M1jkA', 1, 1795370554363, 1795370254531)
--;
INSERT INTO public.otp_challenges VALUES ('01a20468-0080-7702-91c2-1379fc1ce34c', 'fitcoach', '+966501586821', '_wEEYOxZIo-jxi3NDv_jGjaV_IKpreD25T187S-Fe9A', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a20468-0174-75db-8006-e15c91ca1ae0', 'fitcoach', '+966500392230', 'O5HOdiFyJtkO8rIkH4mhXsrW5H6a_RiRZh-AtXSl1Ak', 1, 1795370615618, 1795370315618)
--;
INSERT INTO public.otp_challenges VALUES ('01a20468-02a5-76fa-9174-1c109578a7e4', 'fitcoach', '+966501803571', 'LSuUcT4MKUfJH8wZxuOu-WnE4F6UP_OYE3qy8xfXMcA', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a20468-02ba-7007-8a3a-7f25ffa0f478', 'fitcoach', '+966501953443', 'O6U0CKVBEyIda7fEugO6FA2wcXZbTBKZAg9ub8tM7bs', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a20468-02dd-7581-8688-78b6050e0d80', 'fitcoach', '+966500344463', '6j1AviU8c_1Fc34ptLK-GX-geF6PrL6nNZPYqpEOAsw', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a20468-0389-730b-9387-657868dfbd86', 'fitcoach', '+966500389819', 'xt_idLDi9M63QrWU24BZZJPeVeJl2AOYOBPoh_lzRLk', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a20468-03da-7247-83cb-f147ee0a7f7e', 'fitcoach', '+966508518417', 'Yc86ZDMGWsEx3Mlun0lXvYtd6Rg8l2YZvhAJXSZrvyk', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a20468-03eb-73f2-b535-db05950ef1cb', 'fitcoach', '+966500280225', 'g3qIa4zyTtWgLHGYLjxD7QblhBPvrh6J_wyqp8vz9w4', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a20468-043e-76f6-bde6-b4143326850c', 'fitcoach', '+966548518417', '8G-xcdcAxCfJR9t70-GPWdcbDMyuWAiTm0PlJa1K_Jo', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a20468-04f2-74d1-8c6d-89080832d18b', 'fitcoach', '+966500442267', 'R9RyInclthTWi1f9zX_61Oi7kLcx-amuUdOqeap69xs', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_numbers VALUES ('vPsZOko0JKmH4dpKXusLdZuh87qxa4EuT1MeEgtXUS4', '01a20468-0080-7702-91c2-1379fc1ce34c', 1772352060000)
--;
INSERT INTO public.otp_numbers VALUES ('uZFBFnpPu2uSa0SYQ-r9hTfMdeExCGivUYPtydR-KPA', '01a20468-0174-75db-8006-e15c91ca1ae0', 1795370375618)
--;
INSERT INTO public.otp_numbers VALUES ('8w5iw3-fRSNDNYn7a8OIk8mn9AUHCmvEStk7I7W91Qw', '01a20468-02a5-76fa-9174-1c109578a7e4', 1772352060000)
--;
INSERT INTO public.otp_numbers VALUES ('7P7bSYUb4IUxbBnmEra3Ryvk-Y-OEN1Rv_AB28MgkMk', '01a20468-02ba-7007-8a3a-7f25ffa0f478', 1772352060000)
--;
INSERT INTO public.otp_numbers VALUES ('5CekNhsmwSA7dx67J5Rkhk6Zfsa9ndVJv6_2XgYomIw', '01a20468-02dd-7581-8688-78b6050e0d80', 1772352060000)
--;
INSERT INTO public.otp_numbers VALUES ('Wm8TwKSG7AkMEYoZ6ZX_iVsckQTFgVZkqhTc8RtL8cw', '01a20468-0389-730b-9387-657868dfbd86', 1772352060000)
--;
INSERT INTO public.otp_numbers VALUES ('syK3o8i0qyxhlpbCnXS2H9bc7i2M-yh1DUBeJ_hCGXc', '01a20468-03da-7247-83cb-f147ee0a7f7e', 1772352060000)
--;
INSERT INTO public.otp_numbers VALUES ('xWAOhfPc6y52R_e77nIDWUgwUD2YeFJUffhfp7QIakw', '01a20468-03eb-73f2-b535-db05950ef1cb', 1772352060000)
--;
INSERT INTO public.otp_numbers VALUES ('aLVPdANF2VL2js6t1gD8BsVKq-TGAZcU1XJj9yfrbVc', '01a20468-043e-76f6-bde6-b4143326850c', 1772352060000)
--;
INSERT INTO public.otp_numbers VALUES ('3DzuZjKphlTKmCFTI1LKZp1KgaoJ-jceD3OX1M6q9Oo', '01a20468-04f2-74d1-8c6d-89080832d18b', 1772352060000)
--;
INSERT INTO public.schema_migrations VALUES (1, 'create work', '156b17e2dbc9c564', 1795370252033)
--;
INSERT INTO public.schema_migrations VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795370252045)
--;
INSERT INTO public.schema_migrations VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795370252053)
--;
INSERT INTO public.schema_migrations VALUES (100, 'create users', '154341a7f08eab97', 1795370252061)
--;
INSERT INTO public.schema_migrations VALUES (101, 'create sessions', '4f70a7a6e5564627', 1795370252081)
--;
INSERT INTO public.schema_migrations VALUES (102, 'create one-time codes', '1001b92e0e64291e', 1795370252105)
--;
INSERT INTO public.schema_migrations VALUES (103, 'create link tokens', '150b635e492631c8', 1795370252145)
--;
INSERT INTO public.schema_migrations VALUES (104, 'create login attempts', 'a180ed27c2557747', 1795370252151)
--;
INSERT INTO public.schema_migrations VALUES (105, 'create signing keys', '13f395b1ad465baf', 1795370252165)
--;
INSERT INTO public.schema_migrations VALUES (106, 'add name versions', '16f7553c9e16b0a8', 1795370252175)
--;
INSERT INTO public.sessions VALUES ('01a20467-fb9c-704f-978e-441072b17a72', '01a20467-fb90-702a-a0a0-07b45d7dd924', 0, 0, NULL, NULL, '127.0.0.1', 1795370253106, 1795370253106, 2592000000, 1797962253106, 1810922253106, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20467-fc13-74a2-93e3-577799b8fcfc', '01a20467-fbd9-7288-ae78-fc69c097eebb', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20467-fbed-77ba-9b9a-7226849fdb07', '01a20467-fbc4-77ea-9630-3e62b00c18c7', 1, 0, NULL, 'iPhone 17', '127.0.0.1', 1795370253113, 1795370253334, 2592000000, 1797962253334, 1810922253113, 1795370253377, 'logged out')
--;
INSERT INTO public.sessions VALUES ('01a20467-fcd5-7784-82b9-ec48c45da895', '01a20467-fbc4-77ea-9630-3e62b00c18c7', 0, 0, NULL, NULL, '127.0.0.1', 1795370253442, 1795370253442, 2592000000, 1797962253442, 1810922253442, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20467-fe14-72d9-9727-9ef51f985642', '01a20467-fde0-75ff-8e47-6c22f4cf032a', 0, 0, NULL, NULL, '127.0.0.1', 1795370253612, 1795370253612, 2592000000, 1797962253612, 1810922253612, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20467-fe27-749a-b29b-29a25255bef4', '01a20467-fe0c-76b8-afd3-b12eb2a4b083', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20467-fedb-73b1-a006-bc227f66c655', '01a20467-fed8-70e6-bb98-4ba06653162b', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20467-ff63-74eb-9585-00ad3b2e1c12', '01a20467-ff57-7737-8e87-e65c0a7e6011', 0, 0, NULL, NULL, '127.0.0.1', 1795370254071, 1795370254071, 2592000000, 1797962254071, 1810922254071, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20467-ffda-7519-8fcc-663824a7ce35', '01a20467-ffd6-7444-a33c-0b850c4126b7', 0, 0, NULL, NULL, '127.0.0.1', 1795370254232, 1795370254232, 2592000000, 1797962254232, 1810922254232, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20467-fbed-77bb-84f5-3a3f42fbc711', '01a20467-fba4-741c-9f80-6f00cef8de28', 1, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772438400000, 2592000000, 1775030400000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20468-004f-71b5-b993-e2ab1003e231', '01a20468-0041-7499-8df1-0ab882091ffe', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20467-fdfe-7300-904e-de3c941af2dd', '01a20467-fdee-7756-a035-e810d681cb28', 2, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1773043200000, 2592000000, 1775635200000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20468-00e7-73d4-b7fe-15387a16caea', '01a20468-00d8-7033-95e9-4f86db3fb2b1', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20468-0149-7083-b7f1-ef961c06e310', '01a20468-0110-7187-8135-ea8ec6e49c3a', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20468-00e5-71c2-af5b-9ac1eb1fe2b4', '01a20468-00d5-72db-baa9-7532ee432024', 0, 0, NULL, 'Galaxy S30', '127.0.0.1', 1795370254531, 1795370254531, 2592000000, 1797962254531, 1810922254531, 1795370315618, 'logged out')
--;
INSERT INTO public.sessions VALUES ('01a20468-0214-77d9-a77a-088deadb8881', '01a20468-00d5-72db-baa9-7532ee432024', 0, 0, NULL, NULL, '127.0.0.1', 1795370315618, 1795370315618, 2592000000, 1797962315618, 1810922315618, 1795370315618, 'logged out')
--;
INSERT INTO public.sessions VALUES ('01a20468-02e9-77d3-af94-e6fa783c3e60', '01a20468-02e6-736f-afb8-605dff1da1e9', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20468-02ff-739c-b125-240e2bbbfc07', '01a20468-02fc-7571-b86e-fc06b1feb3c9', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20468-0350-745a-af5b-fbc4e593fc12', '01a20468-0345-7038-94c7-207149fd5d03', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20468-03b5-7448-a0cf-205dbfdc299c', '01a20468-03b4-74ac-a7ee-810b3175c542', 0, 1, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 86400000, 1772438400000, 1772956800000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20468-03ed-76ef-b562-56a568c145ff', '01a20468-03e3-74e6-b0e0-f0498675dc3d', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20468-0432-72cc-a416-b6a06306263f', '01a20468-0431-71d2-800e-1826baebbabc', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20468-0491-73e2-9980-721897302166', '01a20468-048e-7250-a055-b64fc3059b6c', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20468-052e-7473-a619-5fa771399380', '01a20468-052d-7740-8291-18eb9a940d2f', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20468-0454-70a6-9957-e7e629f699d8', '01a20468-044a-736b-9868-97d7e882cfdb', 2, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1775030399000, 2592000000, 1777622399000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20468-06ab-72d4-b318-b49f0eb67344', '01a20468-06a0-73fd-9efd-edd2619ee860', 0, 0, NULL, NULL, '127.0.0.1', 1795370255999, 1795370255999, 2592000000, 1797962255999, 1810922255999, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20468-06e5-74c9-8507-c5eea4ce5a6c', '01a20468-06cc-7456-9e96-cf70865503e1', 0, 0, NULL, NULL, '127.0.0.1', 1795370256055, 1795370256055, 2592000000, 1797962256055, 1810922256055, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20468-06fa-7603-a26f-26b2f7dcefa6', '01a20468-06ef-75b4-a33d-49ca66b7f271', 0, 0, NULL, NULL, '127.0.0.1', 1795370256081, 1795370256081, 2592000000, 1797962256081, 1810922256081, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20468-0728-7063-9e3d-eb2edcd10308', '01a20468-0725-74a0-b6f4-f5a062db8ee4', 0, 0, NULL, NULL, '127.0.0.1', 1795370256144, 1795370256144, 2592000000, 1797962256144, 1810922256144, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a20468-0da4-762f-a00d-4c0f0fa7c3e8', '01a20468-0da2-765d-8f73-374d9eb92fc9', 0, 0, NULL, NULL, '127.0.0.1', 1795370257756, 1795370257756, 2592000000, 1797962257756, 1810922257756, NULL, NULL)
--;
INSERT INTO public.signing_ring VALUES (1, 1, 'gaf4bSygUbdnLSed5Y-l-el9JPPNvQbvgSNdn8tRV8If7YGD7xZX5Z1komzAVrRnC6QGY3F4sKbAH3vJvk1GKTGtiK_MD1z9gr2gQOACY6nTEHMvPBDO5a8nBRkjIXw0YzWo1tK5GLKRvdtrze_eUTlqAMgi60CMzKuUWzwIw7WfcygMuy-W6EEShLZFT1N485S2s_-CDaTvJdQTsyYadW3Fs-HpBWa03JX-uhkJF2BqtMXgO6Yo1MMVxsrVuE_7ug3sK4YXVfFnj7dRc1Lo9S9aUOBviJ7cIu90116FFj-Nt_RzqA')
--;
INSERT INTO public.users VALUES ('01a20467-fb90-702a-a0a0-07b45d7dd924', 'gtsd', 'layla.p3aphtwyhp@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$ZWKj3H+6kV37ZTasfIDZMw$S8PauBJ9p7LJJTElInGXY0/lYQlRHQH8x7tEKqbJexo', '2026-01', 1795370253106, 0, NULL, 1795370253106, 0)
--;
INSERT INTO public.users VALUES ('01a20467-fbc4-77ea-9630-3e62b00c18c7', 'gtsd', 'layla.ahvdynvw28@example.com', NULL, NULL, NULL, 'ليلى Haddad', 'user', '$argon2id$v=19$m=19456,t=2,p=1$6sBbh3ofLDZY6KBZo3CNEA$829uvq9V97svxKs9dHxzNXIEm0BuusVTeTDb9nDlFXk', '2026-01', 1795370253113, 0, NULL, 1795370253113, 0)
--;
INSERT INTO public.users VALUES ('01a20467-fba4-741c-9f80-6f00cef8de28', 'gtsd', 'layla.xathvprdxu@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$KAxLnh9KJg4sweI/iorjMw$J8kpuyZUaWP66LJvx9cvGhaNaY1q+hS6hKa8KOkw/5w', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0)
--;
INSERT INTO public.users VALUES ('01a20467-fbd9-7288-ae78-fc69c097eebb', 'gtsd', 'layla.x9edfafsam@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$kyRKcOWTCNoxCLF/DkoMeA$surh1HZaJA1KR4pg60yRAMt1jEXGBkP2TKggDQ4hMto', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0)
--;
INSERT INTO public.users VALUES ('01a20467-fde0-75ff-8e47-6c22f4cf032a', 'gtsd', 'rana.p3aphtwyhp@example.com', NULL, NULL, NULL, 'Rana', 'user', '$argon2id$v=19$m=19456,t=2,p=1$Gq3i7kv7s9nHcKZEBi9hzQ$Z9JVlLgumPHNXAjRRc0rJeBRy4W3DaYQAqp+4nD19UA', '2026-01', 1795370253612, 0, NULL, 1795370253612, 0)
--;
INSERT INTO public.users VALUES ('01a20467-fdee-7756-a035-e810d681cb28', 'gtsd', 'layla.bfukf2n4pg@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$a1pt4OykuFIaMtXaMQnk7w$ls/uZNUoNwpiQUtW+D+xYT0yvPsBNjPhPomou2wRSsY', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0)
--;
INSERT INTO public.users VALUES ('01a20467-fe0c-76b8-afd3-b12eb2a4b083', 'gtsd', 'omar.xathvprdxu@example.com', NULL, NULL, NULL, 'Omar', 'user', '$argon2id$v=19$m=19456,t=2,p=1$N3w/fdB7AuTXv699b2+7Mw$ccUfJle8lSVO1VIyvh/kat9oFKNtSdv5d7ndM+P3mjk', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0)
--;
INSERT INTO public.users VALUES ('01a20467-fed8-70e6-bb98-4ba06653162b', 'gtsd', 'layla.c8qmw8dzfs@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$Cp37t2//w7pU2NsoQPbKvQ$Kz3Tl2Oehm+VcbksjoOG3zdIVu53ShQI5lM5hz8lwB8', '2026-01', 1772352000000, 0, NULL, 1772352000000, 0)
--;
INSERT INTO public.users VALUES ('01a20467-ff57-7737-8e87-e65c0a7e6011', 'gtsd', 'layla.zqgquqq8wb@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$YmZjLpEC5TBwfXQ4e/yjgA$BHXk1TgtTPJcBixGZl8mmfWyMu3yOZZfeFCX6XPyB+k', '2026-01', 1795370254071, 0, NULL, 1795370254071, 0)
--;
INSERT INTO public.users VALUES ('01a20467-ffd6-7444-a33c-0b850c4126b7', 'gtsd', 'omar.zqgquqq8wb@example.com', NULL, NULL, NULL, 'Omar', 'user', '$argon2id$v=19$m=19456,t=2,p=1$oPkvrSCA6JtufnfJbPMBcw$NVpPIYR4iPl3iXPR827I1/FeuijBglFw17xrs9OY6Mc', '2026-01', 1795370254232, 0, NULL, 1795370254232, 0)
--;
INSERT INTO public.users VALUES ('01a20468-0041-7499-8df1-0ab882091ffe', 'gtsd', 'layla.sbuhj5hagr@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$Wl88yHS5mX0NPAUI+ZXTMQ$sNH4VX+BrruVKedOTz7xf7Fx0OUDUMR85qzoKY1xrBM', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0)
--;
INSERT INTO public.users VALUES ('01a20468-00d5-72db-baa9-7532ee432024', 'fitcoach', NULL, NULL, '+966500392230', 1795370254531, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1795370254531, 0)
--;
INSERT INTO public.users VALUES ('01a20468-052d-7740-8291-18eb9a940d2f', 'fitcoach', NULL, NULL, '+966500442267', 1772352000000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772352000000, 0)
--;
INSERT INTO public.users VALUES ('01a20468-00d8-7033-95e9-4f86db3fb2b1', 'fitcoach', NULL, NULL, '+966501586821', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2)
--;
INSERT INTO public.users VALUES ('01a20468-0110-7187-8135-ea8ec6e49c3a', 'gtsd', 'omar.sbuhj5hagr@example.com', NULL, NULL, NULL, 'Omar', 'user', '$argon2id$v=19$m=19456,t=2,p=1$1NTrqVxzwRUFnola5V3ASw$67V5NPx9z0VGvcgZOMwYcJQ8hHRiU79nKED+J+Ity/o', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0)
--;
INSERT INTO public.users VALUES ('01a20468-02fc-7571-b86e-fc06b1feb3c9', 'fitcoach', NULL, NULL, '+966501953443', 1772352000000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772352000000, 0)
--;
INSERT INTO public.users VALUES ('01a20468-06a0-73fd-9efd-edd2619ee860', 'stack', 'noura.qbwccz72yt@example.com', NULL, NULL, NULL, 'Noura', 'user', '$argon2id$v=19$m=19456,t=2,p=1$m7TK4p0UcB9HdO5kxSRzug$ywyCm4P1xHzAvJNG5Xh3DObUxxTSBgrKSYitKo8vir4', '2026-01', 1795370255999, 0, NULL, 1795370255999, 0)
--;
INSERT INTO public.users VALUES ('01a20468-02e6-736f-afb8-605dff1da1e9', 'fitcoach', NULL, NULL, '+966501803571', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2)
--;
INSERT INTO public.users VALUES ('01a20468-06cc-7456-9e96-cf70865503e1', 'stack', 'sami.qbwccz72yt@example.com', NULL, NULL, NULL, 'Sami', 'user', '$argon2id$v=19$m=19456,t=2,p=1$0KAQJ/eWiusOdPqvhDJAQA$EWfp4Cz/31RWCycxsynu72evDs8wvxPddTu6f1vdPYA', '2026-01', 1795370256055, 0, NULL, 1795370256055, 0)
--;
INSERT INTO public.users VALUES ('01a20468-0345-7038-94c7-207149fd5d03', 'fitcoach', NULL, NULL, '+966500344463', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2)
--;
INSERT INTO public.users VALUES ('01a20468-03b4-74ac-a7ee-810b3175c542', 'fitcoach', NULL, NULL, NULL, NULL, 'Demo', 'user', NULL, NULL, NULL, 0, 'fitcoach', 1772352000000, 0)
--;
INSERT INTO public.users VALUES ('01a20468-03e3-74e6-b0e0-f0498675dc3d', 'fitcoach', NULL, NULL, '+966500389819', 1772352000000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772352000000, 0)
--;
INSERT INTO public.users VALUES ('01a20468-0431-71d2-800e-1826baebbabc', 'fitcoach', NULL, NULL, '+966508518417', 1772352000000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772352000000, 0)
--;
INSERT INTO public.users VALUES ('01a20468-06ef-75b4-a33d-49ca66b7f271', 'stack', 'noura.yqrbvj4bzs@example.com', NULL, NULL, NULL, 'Noura', 'user', '$argon2id$v=19$m=19456,t=2,p=1$BkdYcXaFR9Z9WnaR/ey4WA$bzpTI7vw9cTzv83B6ca+t2aThwKlzDKHeFF+eOOFqWs', '2026-01', 1795370256081, 0, NULL, 1795370256081, 0)
--;
INSERT INTO public.users VALUES ('01a20468-044a-736b-9868-97d7e882cfdb', 'fitcoach', NULL, NULL, '+966500280225', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2)
--;
INSERT INTO public.users VALUES ('01a20468-048e-7250-a055-b64fc3059b6c', 'fitcoach', NULL, NULL, '+966548518417', 1772352000000, NULL, 'admin', NULL, NULL, NULL, 0, NULL, 1772352000000, 0)
--;
INSERT INTO public.users VALUES ('01a20468-0725-74a0-b6f4-f5a062db8ee4', 'stack', 'sami.yqrbvj4bzs@example.com', NULL, NULL, NULL, 'Sami', 'user', '$argon2id$v=19$m=19456,t=2,p=1$1FYpa2t3COavSTPwyJSHpw$atjyhoeH+X+7GnHD9l5fPWNJMAqVKm42vsFWYZ9qX2U', '2026-01', 1795370256144, 0, NULL, 1795370256144, 0)
--;
INSERT INTO public.users VALUES ('01a20468-0da2-765d-8f73-374d9eb92fc9', 'gtsd', 'layla.qbwccz72yt@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$qz9xYb5R2Xa1WvuS6VZO3w$R19Knhot8zJcDSYJJWX9q+P0UUtb++rSOp/dvlIA0c8', '2026-01', 1795370257756, 0, NULL, 1795370257756, 0)
--;
ALTER TABLE ONLY public.budgets
    ADD CONSTRAINT budgets_pkey PRIMARY KEY (bucket, period)
--;
ALTER TABLE ONLY public.idempotency_keys
    ADD CONSTRAINT idempotency_keys_pkey PRIMARY KEY (scope, request_key)
--;
ALTER TABLE ONLY public.inbox
    ADD CONSTRAINT inbox_pkey PRIMARY KEY (event_id)
--;
ALTER TABLE ONLY public.link_tokens
    ADD CONSTRAINT link_tokens_pkey PRIMARY KEY (token_hash)
--;
ALTER TABLE ONLY public.login_attempts
    ADD CONSTRAINT login_attempts_pkey PRIMARY KEY (lane)
--;
ALTER TABLE ONLY public.otp_challenges
    ADD CONSTRAINT otp_challenges_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.otp_numbers
    ADD CONSTRAINT otp_numbers_pkey PRIMARY KEY (number_key)
--;
ALTER TABLE ONLY public.schema_migrations
    ADD CONSTRAINT schema_migrations_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.signing_ring
    ADD CONSTRAINT signing_ring_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_demo_product_key UNIQUE (demo_product)
--;
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_product_email_key UNIQUE (product, email)
--;
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_product_phone_key UNIQUE (product, phone)
--;
ALTER TABLE ONLY public.work
    ADD CONSTRAINT work_pkey PRIMARY KEY (id)
--;
CREATE INDEX idempotency_keys_expiry ON public.idempotency_keys USING btree (expires_at)
--;
CREATE INDEX link_tokens_user ON public.link_tokens USING btree (user_id, purpose)
--;
CREATE INDEX otp_challenges_age ON public.otp_challenges USING btree (expires_at)
--;
CREATE UNIQUE INDEX otp_numbers_challenge ON public.otp_numbers USING btree (challenge_id)
--;
CREATE INDEX sessions_age ON public.sessions USING btree (absolute_until)
--;
CREATE INDEX sessions_user ON public.sessions USING btree (user_id)
--;
CREATE INDEX work_due ON public.work USING btree (clock, is_dead, due_at)
--;
ALTER TABLE ONLY public.link_tokens
    ADD CONSTRAINT link_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
--;
ALTER TABLE ONLY public.sessions
    ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE
