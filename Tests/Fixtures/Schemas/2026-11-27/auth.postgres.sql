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
CREATE TABLE public.migrations (
    module text NOT NULL,
    number bigint NOT NULL,
    name text NOT NULL,
    checksum text NOT NULL,
    is_breaking bigint NOT NULL,
    applied_at bigint NOT NULL
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
    resend_at bigint NOT NULL,
    previous_id text
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
CREATE TABLE public.turns (
    name text NOT NULL,
    held_until bigint NOT NULL
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
    name_version bigint DEFAULT 0 NOT NULL,
    role_version bigint DEFAULT 0 NOT NULL
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
INSERT INTO public.budgets VALUES ('2Uwmtcdm-ClOWA58BS2362YPZJVmpxY4q3dBXWSejPs', 1795802400000, 2)
--;
INSERT INTO public.budgets VALUES ('Mh2v2ArClt6HtOwUmvbSXKY4bSwqJ-JyGzIiA5KCuP4', 1795737600000, 2)
--;
INSERT INTO public.budgets VALUES ('XQk10WMbGAfEMX6IC9-TYlsEGUCS391kEPrykUJCzBQ', 1795802400000, 2)
--;
INSERT INTO public.budgets VALUES ('SqtAVq3PgjSGha9--NP0oiTsKgQ1wIN9A4REuLgnO-M', 1795802400000, 2)
--;
INSERT INTO public.budgets VALUES ('2gNewqBEGa5GIvWvXimlyBZ9Hke3KCNKGpFNfvyyWHY', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('TsgCYo0elPxldWZBegZzGZidKNVx02QjcEfaNqYRXiM', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('btoU_tSr81d2rkwnXqqJ9urljgBok1CgZ-abZccpT28', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('SoTNaM8x6ZbjtxBjRPKKT9y8DyrpedkI6k3HPe4T6Nc', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('Rrww0zfCrmZ1T7BD9_eFO4JP532S6rasiJvgFE4hZ4s', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('YnWEUHd-o1_d3chu5s4bpZ3JMAoEKQVwoNGJSt_cXFM', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('7Buim19atJEeSOu3GlK3Qa7CGhkBTjI150BObOtNcEQ', 1772352000000, 4)
--;
INSERT INTO public.budgets VALUES ('vLe3ksrvCvWS9jPezy4Y6iqo_bADE2zdPnGSWdF4FEI', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('9dWYIaBA-K8UURrR8KvzUSg6QtEG5xqn82hPh6AeZvk', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('nnV_oOZGOHUnuIe8aBR7eve-b01JoLrkegwfJAHpDvg', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('zue_4oOcAwAi09aqyZriVLCwliA8Hx4pE1o0WXw4Xfk', 1772352000000, 3)
--;
INSERT INTO public.budgets VALUES ('WCeSk0iEf6dzqJLcbOZiVlTgqP6MMXtRf8Fw4mAxbGQ', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('uvWW7qqBRE0hWtRJkrd3crA-SMgh3D0veDp6nAFplyQ', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('AighgTNWfHO0keeIHFoVcgEciQbSKMgInXXNGOVanBU', 1772352000000, 3)
--;
INSERT INTO public.budgets VALUES ('mXkujSHR5lVkTP_PSMOs5dlhZWJRfGHnvT5mh4p1Gtg', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('zvnM0MP62IUEyIgHZOBH3keAeDkQ7EYLPB7C-H4l010', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('uHeYDQva3T1_ZCYgcPtEbsssR5TiC90pnO7GX9sxzKg', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('-3zgKRGmprc24R7fy-LAFfe4Kx6Bk2ZHU4jj8PEhWeo', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('0wHPcGwBz4IO2FrDdjWN0qqNcTIMEKDrny10K8loQj0', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('yHKWKsWMP7cht_ZXuLqTAwTstwqSyQxIoT5N4Gz5Tpc', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('sWiiipzpH1mNa0XmYmQRRWm5X2bNpr9H0g2GIxqUvd0', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('LtpOniK1mdQS32wpHIis4ANN4IxAiudAAIQ-aAIG-Uw', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('_l8UwAVbhhOj6IroOucT0YFkPoXxI3eHSanJroWCdic', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('IDTcp3HsmMzJ9HJuz3Bud4ZhElaBU1PNwNnmV1UI6F4', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('_lHtPq6QYFhrK8qSdqNyrUGg9MGVWnV2CVUSM8Xkb_o', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('yn_d-S0dQ3ip-mlHzGqfo5WPdqgyHoaQieIqjiZNcH8', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('pjVH907PI2iGWNOF_sSbucEI3vwTeNRNzHDhBie9vS8', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('yfq0T7mnjSpwahe6Yu7J-nJvS3TpDu5pu-jhZeazGxY', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('HD-zIPyrgU8D1JgWuRvlL8JxOpba7RlBWtp8uUIc-Wo', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('V9D6CL14MvTdI06_mICyiM15k0GUCYT5j1iFr0zNz14', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('6IJbUNbH64xHxsrACco8IceuktyN35K9gHyW5EnotjE', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('lO8Nl7J6LrejUSRdD0pwEfiNh5Z0kZ6AvLigZnPtH34', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('Dc-VTp5iVJAwhHeRY1NLq9xqo_ua9s9wQvmTCFvXqws', 1772352000000, 2)
--;
INSERT INTO public.budgets VALUES ('Mz2gBxwjaA19TZ4mA8PjCLmssQd3oFDM8fVPZprWVD4', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('HfV9sBiuwQEe8Igrc2i-VjS4wE4fzUfFGZAqwfdIsYI', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('IQ7ztNsR4cYOcGReWI5II2-kXwKEi0N5AzLfwqRbqD4', 1772352000000, 2)
--;
INSERT INTO public.budgets VALUES ('NI9ZoZVSdW8zXc3cAoVTn8aBKUSTatB27JU788Pug68', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('-Yf9pMhmN2nQTCuP_hUs7LL7RqVn5MXxVhk4CL0A41M', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('m0PA8_AIRX_teDlGv-ilnmzxUNY_GJVP38h9zCi130Y', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('hZXOfS3ArsifT0cEVvDvXYbMZQ_Hhl4veGmkg9lIQeY', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('tHcKzFWCF9Wm3py2jeM7pJvRncGQ62TB3fJ2DBWSahU', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('snVVuk7m0RWiRLnWAY8GTrVvbLCqPFnk7b9rcUd-A1g', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('zqAE4xZPXApNTv37KxDsp4cuW06dVENXSlOfnCg05R0', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('hnlQlVsGEtflLS02qqOK0HBou8BpGJksgV583oU0pHU', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('voYA0MQQ00zwhXpEZuWarHoCQvBJJ7BAduYT9LC8LbM', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('vrUoiHhw61VoV4BR6z6zXYJdIAQygUvOckcpqxKhB8I', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('hrYc0-4Bh5CmRlbNF0oM0xNve5P_9b2kycSAJ2peGLg', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('UO_YXHuYH8vnMUq3_ugKZ15b45QpMDbAmgpzt-b7VRE', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('qtyW_mNrL5GQ2xGMQf-1T8nI01mk_AI-wbAg0Fef_ac', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('DkQCCl8giVjZSLYGUStpC-KqbaINbnIfd5uuz4EhxJM', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('SzpcVEfj8j0FuS1eexM57tXDU6kiSJwn7eq2KmIQcr0', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('_mntPy8quPVxEHMKKLaJ6RO4LFW4LGY60sNIakjBgw4', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('AoexpDJuhxvj_28Sar1PH9XVDoeTfjDBz6UCtcWYHRA', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('1ueYuZU5bY72Zc4R7xR4neixzjYAfUyBE7ZU12rpUZM', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('v_r1Luo-GjwV-vzeAlqhU6WW2NiwuJ5NSFao7qZUGMI', 1772352000000, 2)
--;
INSERT INTO public.budgets VALUES ('B7hkaB31pJwXIFY9lthhpa6QT_nFj5aMEbJHdGe5vrY', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('WRAxWCYVY51w5BRM0QJVFlSIuyOFelrPvkwKK6HNGFk', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('vGIk5YX_12HOzuBLDLxi1Ow0JExGneT0Qdkc3w1U0Fc', 1772352000000, 2)
--;
INSERT INTO public.budgets VALUES ('1dyPpdCY2o4tRA_BYRX4rwdfTLOIz965dBUAFLdvZ9k', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('o5sC3Jj3WUKJNYuT-yANPdtMKYCL8MkbiwG4frGqI54', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('zSFDNu3eKomDWT5EzT2QyfPdzR5t_eBk3dun0qhDWTk', 1772352000000, 3)
--;
INSERT INTO public.budgets VALUES ('v6e2Fm5D34ChS_n-3CLiOmH3FH6PTlJc0ZpkNuA5JP8', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('g_w2V5_AjBYiXTUKKiGiuVDb4cXhMvrQQAoF8D8Iank', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('_Pe0Py0xM3G2KmiBj9ux35X5k9BtSDcEi8bArAqmJWY', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('W0Nwn40Jmo6m3wxMtqkjlCvL5TMhRvkeI5oTfD1_MRY', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('x5nMAsitkS-0DQs66aUreMZ4ffUFYDCQBHcwQUy3mcc', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('NDiUMVmdVOM8IXy-Ps65RJNAkbuytT_wNUItFiLUel8', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('LyfzpU-HtEGcSiLQlZX0sMqBhlm_-oYJ-64otpJwJ7o', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('ARZa93CsPMtd48HKbWA326V7cP88gbUv5ugb0jB1-1w', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('TZxgjR5QjhNoJY30bpxzsWrQBH2F0CLMPnt0h7dqseA', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('5YNw4NJMprDs8McJ2qjbxtL4eTU5Qg3iuE67D25CQzc', 1772352000000, 3)
--;
INSERT INTO public.budgets VALUES ('qVL-kEyTOEyNXVWBsGm-1iyKYKASCMSL6y5KWbzcpt0', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('x4SQQ0dMPsiLKrWeeHVox_l37shmtUeey1AXYtfwPnA', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('rWzysVGcTEpfZcvBsZTNyrrZAZx_iGwxfRXdo7X5Mf8', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('wC0Lo1gCeVMhM8zILF6aFjpDgOKSCSmlmFBK0KJDNlQ', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('qqJGDMvRx9Vzr-iDgyIGNHjdWEv8LoXrFhvyGGBFGGs', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('eP6Ef8_OucCEkJdspTfYDnKud2qfq0lo37IcARDJaJw', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('jF9fgwaaYw4W-u1JRnIDmpw4wG9SGRlPDStoWMwXt6E', 1772352000000, 3)
--;
INSERT INTO public.budgets VALUES ('qLb4-Bla5G4oTlWbi2_jH6PR7ARMLpJpKbcLE2AEM3A', 1772352000000, 3)
--;
INSERT INTO public.budgets VALUES ('2R7hyko2MGJl2-QFdB5ZInkPVAE4eoQQH8fAKsem5wg', 1772323200000, 1)
--;
INSERT INTO public.budgets VALUES ('iB9xmC6II18B-YeFY3gJmkK3O6UYWf5z9unHd6z4jNU', 1772352000000, 1)
--;
INSERT INTO public.budgets VALUES ('BdB5KWzNUO6_aTYVR-iqczgFLmhVhP1ynkfnBKsCWz8', 1772352000000, 4)
--;
INSERT INTO public.budgets VALUES ('jF9fgwaaYw4W-u1JRnIDmpw4wG9SGRlPDStoWMwXt6E', 1772449200000, 1)
--;
INSERT INTO public.budgets VALUES ('ZOL9fyDxcWUy-_Cl35GaEP7cGl_e3eJzB1mkKz_oRRE', 1772409600000, 1)
--;
INSERT INTO public.budgets VALUES ('EOu4yxKb5VJvif1SdvVo74pg2w-JPr5b6GUwHLxTMrQ', 1772449200000, 1)
--;
INSERT INTO public.budgets VALUES ('5YNw4NJMprDs8McJ2qjbxtL4eTU5Qg3iuE67D25CQzc', 1772449200000, 1)
--;
INSERT INTO public.budgets VALUES ('SzpcVEfj8j0FuS1eexM57tXDU6kiSJwn7eq2KmIQcr0', 1803888000000, 1)
--;
INSERT INTO public.budgets VALUES ('_mntPy8quPVxEHMKKLaJ6RO4LFW4LGY60sNIakjBgw4', 1803859200000, 1)
--;
INSERT INTO public.budgets VALUES ('AoexpDJuhxvj_28Sar1PH9XVDoeTfjDBz6UCtcWYHRA', 1803888000000, 1)
--;
INSERT INTO public.budgets VALUES ('1ueYuZU5bY72Zc4R7xR4neixzjYAfUyBE7ZU12rpUZM', 1803888000000, 1)
--;
INSERT INTO public.budgets VALUES ('SzpcVEfj8j0FuS1eexM57tXDU6kiSJwn7eq2KmIQcr0', 1806912000000, 1)
--;
INSERT INTO public.budgets VALUES ('_mntPy8quPVxEHMKKLaJ6RO4LFW4LGY60sNIakjBgw4', 1806883200000, 1)
--;
INSERT INTO public.budgets VALUES ('AoexpDJuhxvj_28Sar1PH9XVDoeTfjDBz6UCtcWYHRA', 1806912000000, 1)
--;
INSERT INTO public.budgets VALUES ('1ueYuZU5bY72Zc4R7xR4neixzjYAfUyBE7ZU12rpUZM', 1806912000000, 1)
--;
INSERT INTO public.inbox VALUES ('readiness', 1795804124368)
--;
INSERT INTO public.inbox VALUES ('01a21e44-696a-732f-92ac-b8283505a95b', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-69a8-76cc-8a44-7feee1ef095d', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6abc-7628-b381-7f4668d21af1', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6c11-76d4-8114-9489b5d36ec2', 1772438401000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6c10-77d1-a3a9-f3636399d551', 1772438401000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6d16-7689-8b11-bc889890f655', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6ede-758b-a07e-42e7f8cfffd4', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6ecc-7572-8733-f01941e2a019', 1773043201000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6fc5-73e5-8587-d67bd83fd848', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-6ecc-7579-a264-0458c74c2e7c', 1773043201000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7117-7654-8176-d6f7a212c4b3', 1773043204000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7114-72d7-a794-cbe05c37e79b', 1773043204000)
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
INSERT INTO public.inbox VALUES ('01a21e44-73b1-77b1-a236-c970e8c0780d', 1773043210000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-73b2-7485-beff-cb7f4b6f188a', 1773043210000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-73e0-7239-8ffc-b57d33e3fb66', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7402-7497-8626-06328fffc077', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-745e-759a-9616-ec9822b1e4d6', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7470-7387-8cac-07e76bef69b1', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7471-712b-b6a8-86a4f075265e', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-74a7-7111-84f0-83cbc8924bd5', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-74f3-7207-8786-49d40ad44b46', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-757e-740f-9108-91db9774fcba', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-75a9-73ad-b1aa-1bef0139ccf4', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-75ea-723d-acf3-cbe5709db5c9', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-760e-76f0-aa8b-817e9eb10a3a', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7658-76c5-9428-ade1e8c3ca5e', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7762-7394-bf21-69e54630f480', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-789a-775e-a42a-55bde319e65e', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-789b-7727-acaa-4d0ab0410193', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7a9b-70b2-9f71-e40ec19934a4', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7a9a-77d9-9a11-4d73b6594154', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7f6f-76d6-8ae4-70b373a1f19c', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-7f6f-76cf-8a4f-75b9545b31e1', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-80a9-732c-a84e-904edcd42163', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-80a6-74ad-807f-aff9740c9b6d', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-80cd-75ee-8abe-9de90177e748', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-80d5-71e1-9a30-dd826faa059b', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-80d5-71e8-b294-0f3d626a4162', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-81d6-71b7-a1ac-0d8dc3d5b7df', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-81d7-7484-9a55-244108fc24a7', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-85ca-706f-a760-352c51a0030d', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-85cc-7382-a22d-0226e1eb6dde', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8704-7040-9f21-e8b618997a1f', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8705-71c9-a160-df7a5569a45a', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8763-73b5-a6cf-ab08b30fe2e9', 1772352000000)
--;
INSERT INTO public.inbox VALUES ('01a21e44-8764-7208-b855-e0e2f4468c04', 1772352000000)
--;
INSERT INTO public.link_tokens VALUES ('IsaKelRW3FA4pN8Vm4r1fMExcFU_mrv1yjktBZhUwo8', '01a21e44-68cb-70a1-95e9-1b3f0a6e6a47', 'verify_email', 1795890529402, NULL)
--;
INSERT INTO public.link_tokens VALUES ('0kvXdlRJ4RLhhlc2Ranc2Ec9z7Tgl0ZeOv86J8PpmNE', '01a21e44-68d5-731c-938b-d6e36f17aadd', 'verify_email', 1795890529401, NULL)
--;
INSERT INTO public.link_tokens VALUES ('jk_cKcBUgMxewC6tVog0FAK0AUGwlataUqip9zugeXE', '01a21e44-68f9-7007-b996-a0a616ac89d8', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO public.link_tokens VALUES ('rbDn9c6tQjtGeTL_CGQr6lfzA-5fvNhzbanFE2PYDQ8', '01a21e44-68e9-74c6-a442-c91fe360a129', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO public.link_tokens VALUES ('-Dyp53Kr3AFiPxNYBOl0D4alr-aVIcorCs11ONvdaQI', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO public.link_tokens VALUES ('9DI2t5R7_MRtwZi9bmrVRxqYG7dzuIE4Sg_GEZXn97g', '01a21e44-6b5a-7251-9530-8c77853c27ea', 'verify_email', 1795890530102, NULL)
--;
INSERT INTO public.link_tokens VALUES ('tROrNUvIawn5ZHdS-LTffK0jyurOYGqBYRz7DQe8xHw', '01a21e44-6cb1-7109-8642-fabe901cc61b', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO public.link_tokens VALUES ('LgSzdZ8wFYL79cQSHhiFe5Nzcf6PN5aou69sP5fsPus', '01a21e44-6cc8-7556-be4e-45a831df68a8', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO public.link_tokens VALUES ('NqWw-njn5lT_XV_A_HQsIPNeT-zoun_dWJxbKHI53-8', '01a21e44-6e1e-72c6-ae56-3e4edc764572', 'verify_email', 1795890530823, NULL)
--;
INSERT INTO public.link_tokens VALUES ('cmHYNDOlLLALCIPo-5UDDH2qIJUMi3bvUn_5FcPjTlA', '01a21e44-6e80-73be-93eb-cbad63f69069', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO public.link_tokens VALUES ('BZfzdJ71LAN22iRh31XJfNs9E5bhur0YclU1sMVvslo', '01a21e44-6ec3-7775-8600-ea73fd12b50b', 'verify_email', 1795890530953, NULL)
--;
INSERT INTO public.link_tokens VALUES ('nnaXLrYvi1XRwRu-smAb8mVyrDpHw4Dchhwndls2MCo', '01a21e44-6f8e-72eb-bf49-1916da0a67b9', 'verify_email', 1772438400000, NULL)
--;
INSERT INTO public.link_tokens VALUES ('UL7F4_KAEH_OAFZtCpYs-3TYXeTbmO50COHi4iLh50M', '01a21e44-8d5a-7744-9d92-60ad9a6edabc', 'verify_email', 1795890538796, 1795804138912)
--;
INSERT INTO public.link_tokens VALUES ('9dLZP8tgTEe1lJ7o6kRUkrCG7GuL5FD--tdNGxPVTY4', '01a21e44-8e41-7336-bda1-4e6fba07af66', 'verify_email', 1795890539053, 1795804139164)
--;
INSERT INTO public.link_tokens VALUES ('GP8CAmK7CyP40egkjtolPgkt5aXM5Wq1j_TTWMcQgmk', '01a21e44-8f97-718f-b09d-c456314c2f90', 'verify_email', 1795890539363, NULL)
--;
INSERT INTO public.link_tokens VALUES ('iyI0qiiWxW9RpjI2x1E42_ecmLOuSglR0Fk_sqIOFmA', '01a21e44-8fdd-7498-9b6f-4e8c89c9d1c7', 'verify_email', 1795890539422, NULL)
--;
INSERT INTO public.link_tokens VALUES ('CkrVdaGDpRu14uotJfeQ-b_sfEWQUcUxJrxUzMX_ktU', '01a21e44-9172-71e8-bcc2-1447a21d1300', 'verify_email', 1795890539840, NULL)
--;
INSERT INTO public.link_tokens VALUES ('gJUuD8JeWB7zWzOOgAH66Mt4vVNr2JgK0PtpT41vvtQ', '01a21e44-91ca-7180-93e6-2b7820abba6b', 'verify_email', 1795890539907, NULL)
--;
INSERT INTO public.link_tokens VALUES ('boXJbodfRmD5PgCBw8EvOad1GDgWiynjMuZpy9uDQb0', '01a21e44-95d4-71c1-b214-35cade960069', 'verify_email', 1795890540935, NULL)
--;
INSERT INTO public.link_tokens VALUES ('v78JYscjPblEyRgKW1fARGw8RLVoA8L1R3v2wyDEUVU', '01a21e44-c4ce-7368-8637-cabdb13d598a', 'verify_email', 1795890553019, NULL)
--;
INSERT INTO public.migrations VALUES ('platform', 1, 'create work', '156b17e2dbc9c564', 0, 1795804123625)
--;
INSERT INTO public.migrations VALUES ('platform', 2, 'create inbox', 'b97437e51378e6e4', 0, 1795804123646)
--;
INSERT INTO public.migrations VALUES ('platform', 3, 'create idempotency keys', '8d1421329e7eff06', 0, 1795804123669)
--;
INSERT INTO public.migrations VALUES ('platform', 4, 'note whose secret sealed work', '6d8c8af90fa4fcd6', 0, 1795804123688)
--;
INSERT INTO public.migrations VALUES ('platform', 5, 'create service secrets', '64a768f0361567a2', 0, 1795804123703)
--;
INSERT INTO public.migrations VALUES ('platform', 6, 'create turns', '09bbb6e69f90d75d', 0, 1795804123727)
--;
INSERT INTO public.migrations VALUES ('platform', 7, 'note what work is part of', '94a0930c43fce00b', 0, 1795804123753)
--;
INSERT INTO public.migrations VALUES ('revocations', 1, 'create revocations', '6a00a7943fe62da6', 0, 1795804123779)
--;
INSERT INTO public.migrations VALUES ('auth', 100, 'create users', '154341a7f08eab97', 0, 1795804123816)
--;
INSERT INTO public.migrations VALUES ('auth', 101, 'create sessions', '4f70a7a6e5564627', 0, 1795804123851)
--;
INSERT INTO public.migrations VALUES ('auth', 102, 'create one-time codes', '1001b92e0e64291e', 0, 1795804123894)
--;
INSERT INTO public.migrations VALUES ('auth', 103, 'create link tokens', '150b635e492631c8', 0, 1795804123959)
--;
INSERT INTO public.migrations VALUES ('auth', 104, 'create login attempts', 'a180ed27c2557747', 0, 1795804123999)
--;
INSERT INTO public.migrations VALUES ('auth', 105, 'create signing keys', '13f395b1ad465baf', 0, 1795804124054)
--;
INSERT INTO public.migrations VALUES ('auth', 106, 'add name versions', '16f7553c9e16b0a8', 0, 1795804124090)
--;
INSERT INTO public.migrations VALUES ('auth', 110, 'add role versions', '15916e64a6d4feb1', 0, 1795804124125)
--;
INSERT INTO public.migrations VALUES ('auth', 111, 'keep the last code', '6945c3ead7931175', 0, 1795804124158)
--;
INSERT INTO public.migrations VALUES ('auth-upkeep', 1, 'find what is over', 'e63f662f00646a27', 0, 1795804124195)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-6fda-77f7-a845-6cef4d3850ba', 'fitcoach', '', 'LuiLskSqunrgYzQ297e51IDHJLat4QufCKaRmTk5fGQ', 1, 1795804431289, 1795804131507)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-7ecc-7291-a1a1-af1a2963c820', 'fitcoach', '', 'S7q9lWZMIPVbE-Av3mh7EDBTgY_ke7MTO2IBiqKn_eE', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-7115-7184-8023-7d8c0e427e4d', 'fitcoach', '', 'jUuF26pyS3rqxnlmDdq54vglgx_Zd_LsGu0vBRDn5c0', 1, 1795804492557, 1795804192557)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-7148-721f-9eef-67def03d3798', 'fitcoach', '', 'zlsOA1SwEVLkWQzMv3rnTgbnhlckJ5zzK5GhuRY1Z-A', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-73c5-75b2-b6c5-3200aeb73171', 'fitcoach', '', 'b_r9mbhRKxSHp5hE078pRAd4LLQHTO0as0uuqopy5-8', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-870b-72d9-a8b7-f95260eb5da3', 'fitcoach', '', 'CJmAvHK4AY4lsl1N4TEQZh920xvQDY4mgPMusahBqsc', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-747a-744d-85ce-0cfd91330464', 'fitcoach', '', 'drD8fScYYqxV5-rn6Ta91miY_lqwaPJ2kFLVI3m9zw8', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-7ffb-720f-9efd-6b5344522a7b', 'fitcoach', '', 'grWXDbKlZpCQrzh4_JT3TY41vT-tB3mPi0Y7aq2vicQ', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-759c-7355-ab91-e9e2ba98fcf1', 'fitcoach', '', 'h2uLcb_IXsMDZQ4MsZ_pfbbyjd6SRGOMzXl4Ja3_VkU', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-77e3-713f-80b8-60255d11d7d6', 'fitcoach', '', 'Fdy2CaqW17FnC9d3_pySxomxWSdGuJiH0WTMxNAYXQ4', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-8019-7067-9907-30d7c4653b75', 'fitcoach', '', 'WD_nKppw6jL6iDLswJ1p14QTZYzopVHRhGF8P8ekTmk', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-77eb-7601-840f-2e6daf373881', 'fitcoach', '', 'uZMUs_SiJa7rJdONrf6JU3tn6RBen9M-PsoLLTqCOGU', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-79a1-70cc-8d2d-e3a72c43b25d', 'fitcoach', '', 'LjN7wOfJCBVXYJwxyPmVliSl3c7ju2XzyWpv0FtEtcY', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-79e4-72e4-aefc-23440ff8a467', 'fitcoach', '', 'bwofL9UDxgw2NgsAP7ay9bheij18cETzu849Xw7a0rM', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-9787-76f1-8aa4-90e6545f9a2b', 'fitcoach', '', '0YhxZ37Julwmw64Ge26lIySq0FsggEwbPdp-TKh3NT4', 1, 1803888300000, 1803888000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-7a2b-7178-95b2-b035ad41af46', 'fitcoach', '', 'PTLpIL0U3vd6AMb6hYWPJXgMpr0ZNgDTTJHLs1Vd2xY', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-8119-7216-b355-d1f664302810', 'fitcoach', '', 'mOL4AF-Cli-AfX6d471jSRgJf0OxYWpcdYWF_rmoWz8', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-7a59-775d-82b8-58cd20c6f0e6', 'fitcoach', '', '6rGnvl0wORDeqp3oZkfAtrWe4rrd2gvA5kpR6wkWxzI', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-87ae-717b-a3ff-68896573b1d2', 'fitcoach', '', 'gC0gftOKV-3a5MVkzQ3VOGMJWjBZX0AUyxTnkImlJ5M', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-7d62-70ae-96d6-df781437cfe7', 'fitcoach', '', 'wWWmohvuSHBImvZtaQd9E4X_FdiV0IxB5f0h_iZLo1E', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-818f-7144-9b3e-0dc53ba6c471', 'fitcoach', '', 'Rau4LIr-QvxxFPEAUY0sLhd15YwUOZgmCavMDnf1A0s', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-8563-7321-bf8e-90d641cd82d0', 'fitcoach', '', 'uzhuzT1F5-ymGSjF9V2rgSsg1T7F-arCRe-WWsJE2xE', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-8806-7082-9ef6-f4ce78b39d89', 'fitcoach', '', 'vgLg3ZLhZAxui4hBFGSWI1CAmglWrd6vNMzt6HZ1jF4', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-85df-7663-9c39-396ecbb2e70e', 'fitcoach', '', 'r4o8qetolcaJ8BWOux7k2-oVGbXFehtADRsoXZxgdJw', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-869f-7103-9274-f16bcdb91c09', 'fitcoach', '', 'PYkH3zkH6yxQGKW3tGJ2K0AHHzyk1xQQylHCujgm5hM', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-86a1-7254-bf26-2809c219627a', 'fitcoach', '', 'dbuXMF4FBPJM6bc1dkTQCRL_uD7cGmbz4AnDLmUqEJc', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-987f-75f9-8ab3-376a03c86c1b', 'fitcoach', '', '296TvKhQLn1HYcRB3Rjxo9GedZumRqd4jLaitcdyBSg', 1, 1806912300000, 1806912000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-894d-714e-b6df-c88b2524cb1c', 'fitcoach', '', 'Ab_1hKLAQDqek8Zt2sQAmmSx3MhNO7bilfip-u-wolg', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-8956-760e-b6e0-bf11b51b54df', 'fitcoach', '', 'EykSYRdGlSMUNQQrjzj0NM7E0woM8B-24-y9Ww9zTEk', 1, 1772352300000, 1772352000000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-8a63-7434-a131-93d4bdffeea0', 'fitcoach', '', '1S0txWEyfS6_DmCa8dY7NU3_v04uoV2cOSH2GJa9ptA', 1, 1772352360000, 1772352060000)
--;
INSERT INTO public.otp_challenges VALUES ('01a21e44-8c80-70cd-b0a6-fcb3b3dd524e', 'fitcoach', '', 'ueDoTT_iwEdSyaKe1lDVbUDn9BMtw3IXbbQQl3RXu7U', 1, 1772452800000, 1772452500000)
--;
INSERT INTO public.otp_numbers VALUES ('kE31d7jCHl1JMAeuKPbGkT9RUQMLXRL6dS7pAhjABBU', '01a21e44-7115-7184-8023-7d8c0e427e4d', 1795804252557, '01a21e44-6fda-77f7-a845-6cef4d3850ba')
--;
INSERT INTO public.otp_numbers VALUES ('Mo_2oVUAAts9pMpoJ86nvFxBZgZwuCJpyeVK3-hVXM4', '01a21e44-7148-721f-9eef-67def03d3798', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('cY_xHPgfZidHmrlBCcEtWHWWO3BZSiRa8-E0uN7wknk', '01a21e44-73c5-75b2-b6c5-3200aeb73171', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('N6Uas6J9Nn0UmOYJqv5sjN0xevNnG67x6-HNBfzBHG4', '01a21e44-747a-744d-85ce-0cfd91330464', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('rKvoXHYQWC6mcqT17OHlawg6cq43QQXkeW4iwhR0X14', '01a21e44-759c-7355-ab91-e9e2ba98fcf1', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('EKu05D3s-KJpPVcR0mlU9KSA8YCc-vDkd89wDaqwyiA', '01a21e44-77e3-713f-80b8-60255d11d7d6', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('T34Oou6cH-ASCwxazgdw0jxRGnjQ4n3pkQp9x3W1Z8U', '01a21e44-77eb-7601-840f-2e6daf373881', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('mwVhZagNyOfvQr8zooFKv0ldjaPsiuJGj0lCJ6rQXgY', '01a21e44-79a1-70cc-8d2d-e3a72c43b25d', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('4QZz-n49MC3Ll3zoPc3m0zrHtFurnYfMP_qvy5DOFrc', '01a21e44-79e4-72e4-aefc-23440ff8a467', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('VN9qSP2iJpQyUXCD_IWJiDuJKOjtQfrHUBNVV1wAabw', '01a21e44-7a2b-7178-95b2-b035ad41af46', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('_a_Z6X9goU0b5LFc0aQbeqAKEvmO4L4L05lJ9GyhteA', '01a21e44-7a59-775d-82b8-58cd20c6f0e6', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('pgHvLL_i22pPW0LDYQ3iOeTHHXFpD5tfkwlzqPwtuEk', '01a21e44-7d62-70ae-96d6-df781437cfe7', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('VRdKzMseDqiSk8qExCbpXSO3InNA6RBHGMeI3SNa7iE', '01a21e44-7ecc-7291-a1a1-af1a2963c820', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('T0nqBlRetCVTMS9q2N13g3O3QODvyqxkw2oBqS95Kk4', '01a21e44-7ffb-720f-9efd-6b5344522a7b', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('BGUvHyvnifoFrPt94NrlR23FUkCAnWqLmYXUpynghXc', '01a21e44-8019-7067-9907-30d7c4653b75', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('YBHnRtn2pzV8dnQlKiN7UO_iRADsnhDL8HJ_Xn-MI2k', '01a21e44-818f-7144-9b3e-0dc53ba6c471', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('tf7U40CuAkRbPlX1FsW7lNBnZNMh4vB8Oqr4-bhW8OQ', '01a21e44-8563-7321-bf8e-90d641cd82d0', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('iCJSVAg0NRLZv_NNiiHcAHhowHTEjJ6b0228rq9Pwbc', '01a21e44-85df-7663-9c39-396ecbb2e70e', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('HkqY86H0Z1racTg6yMtMAo_O2kMDFPMHYmIlTYVM3wE', '01a21e44-869f-7103-9274-f16bcdb91c09', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('vZwyT5lqLi66fmhokty0anTDOlEQBz1eWXVoVNH6cNY', '01a21e44-86a1-7254-bf26-2809c219627a', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('hFAlOwgmlsQEO-ohmMoSj8CNwY2kwe-ALQgWM_m5J00', '01a21e44-870b-72d9-a8b7-f95260eb5da3', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('tU-xIERl5yuBtqi6Ql6EIhMBK3nzii3zvUDhO6vhnmM', '01a21e44-87ae-717b-a3ff-68896573b1d2', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('-vLygpRmzGMYplhcyj2Yodon4bJg2WsNFEPAn_kZ_b8', '01a21e44-8806-7082-9ef6-f4ce78b39d89', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('zbTZ7hVuksvk7bxpapE9p-Xdz0RaY60wt8YTmPtYFv8', '01a21e44-894d-714e-b6df-c88b2524cb1c', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('23u-oyefeRwS2qzseJUr33vXKUz5KLhVhcX7ATLc_A4', '01a21e44-8956-760e-b6e0-bf11b51b54df', 1772352060000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('XyEI_bo7h6vJihryYwGMqi2oc5PEhMVLHTWIZ4V-NHA', '01a21e44-8a63-7434-a131-93d4bdffeea0', 1772352120000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('odvBIzsa-rIS6vhdd5BZAgdVtXn6LFdKkFgIJxjkVzg', '01a21e44-8c80-70cd-b0a6-fcb3b3dd524e', 1772452560000, NULL)
--;
INSERT INTO public.otp_numbers VALUES ('Amyzqkxh0POBONN8iAK46jh7cpo8fbC2X6RlsEuSmtQ', '01a21e44-987f-75f9-8ab3-376a03c86c1b', 1806912060000, '01a21e44-9787-76f1-8aa4-90e6545f9a2b')
--;
INSERT INTO public.schema_migrations VALUES (1, 'create work', '156b17e2dbc9c564', 1795804123625)
--;
INSERT INTO public.schema_migrations VALUES (2, 'create inbox', 'b97437e51378e6e4', 1795804123646)
--;
INSERT INTO public.schema_migrations VALUES (3, 'create idempotency keys', '8d1421329e7eff06', 1795804123669)
--;
INSERT INTO public.schema_migrations VALUES (100, 'create users', '154341a7f08eab97', 1795804123816)
--;
INSERT INTO public.schema_migrations VALUES (101, 'create sessions', '4f70a7a6e5564627', 1795804123851)
--;
INSERT INTO public.schema_migrations VALUES (102, 'create one-time codes', '1001b92e0e64291e', 1795804123894)
--;
INSERT INTO public.schema_migrations VALUES (103, 'create link tokens', '150b635e492631c8', 1795804123959)
--;
INSERT INTO public.schema_migrations VALUES (104, 'create login attempts', 'a180ed27c2557747', 1795804123999)
--;
INSERT INTO public.schema_migrations VALUES (105, 'create signing keys', '13f395b1ad465baf', 1795804124054)
--;
INSERT INTO public.schema_migrations VALUES (106, 'add name versions', '16f7553c9e16b0a8', 1795804124090)
--;
INSERT INTO public.service_secrets VALUES ('f12cf2dbf19d78ff', 1795804124325)
--;
INSERT INTO public.sessions VALUES ('01a21e44-68e8-75a7-81a2-e22e140ae8a3', '01a21e44-68d5-731c-938b-d6e36f17aadd', 0, 0, NULL, NULL, '127.0.0.1', 1795804129401, 1795804129401, 2592000000, 1798396129401, 1811356129401, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-6900-74b7-997e-9a109f3cb2b0', '01a21e44-68f9-7007-b996-a0a616ac89d8', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-68dd-74b2-813b-67932082e7bc', '01a21e44-68cb-70a1-95e9-1b3f0a6e6a47', 1, 0, NULL, 'iPhone 17', '127.0.0.1', 1795804129402, 1795804129539, 2592000000, 1798396129539, 1811356129402, 1795804129563, 'logged out')
--;
INSERT INTO public.sessions VALUES ('01a21e44-6a0d-766a-a36e-7643a3aa1b0b', '01a21e44-68cb-70a1-95e9-1b3f0a6e6a47', 0, 0, NULL, NULL, '127.0.0.1', 1795804129777, 1795804129777, 2592000000, 1798396129777, 1811356129777, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-6b67-704b-a831-d6c57cbb048c', '01a21e44-6b5a-7251-9530-8c77853c27ea', 0, 0, NULL, NULL, '127.0.0.1', 1795804130102, 1795804130102, 2592000000, 1798396130102, 1811356130102, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-6cb8-7310-8d9a-ed59da38d9a9', '01a21e44-6cb1-7109-8642-fabe901cc61b', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-6cd8-7585-a4da-496d48c09912', '01a21e44-6cc8-7556-be4e-45a831df68a8', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-6e28-778e-b553-9492b01471e0', '01a21e44-6e1e-72c6-ae56-3e4edc764572', 0, 0, NULL, NULL, '127.0.0.1', 1795804130823, 1795804130823, 2592000000, 1798396130823, 1811356130823, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-6e84-774d-8b43-76cd01cf43b9', '01a21e44-6e80-73be-93eb-cbad63f69069', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-6a7b-7358-95d5-ab9f675fe82a', '01a21e44-6a75-7474-bd1d-9295a1c86c90', 2, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1773043200000, 2592000000, 1775635200000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-6ec6-774b-84be-acc30b9af891', '01a21e44-6ec3-7775-8600-ea73fd12b50b', 0, 0, NULL, NULL, '127.0.0.1', 1795804130953, 1795804130953, 2592000000, 1798396130953, 1811356130953, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-6919-71f8-924a-d05f697a3ec5', '01a21e44-68e9-74c6-a442-c91fe360a129', 1, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772438400000, 2592000000, 1775030400000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-6f91-779b-b617-dcc71cf5ac95', '01a21e44-6f8e-72eb-bf49-1916da0a67b9', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-71a5-74b7-aa46-524d77ae3572', '01a21e44-71a3-7671-bc4c-6cbca9f33976', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-70b7-7501-9f3e-c070070d90f5', '01a21e44-70b5-746f-8a36-44c48b01374b', 0, 0, NULL, 'Galaxy S30', '127.0.0.1', 1795804131507, 1795804131507, 2592000000, 1798396131507, 1811356131507, 1795804192557, 'logged out')
--;
INSERT INTO public.sessions VALUES ('01a21e44-71a2-776a-93ea-bfc060bc4422', '01a21e44-70b5-746f-8a36-44c48b01374b', 0, 0, NULL, NULL, '127.0.0.1', 1795804192557, 1795804192557, 2592000000, 1798396192557, 1811356192557, 1795804192557, 'logged out')
--;
INSERT INTO public.sessions VALUES ('01a21e44-7434-71d0-b97b-19466bc95935', '01a21e44-7430-770d-b8fa-3124052feba4', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-74c7-763d-8bda-3f1624d51435', '01a21e44-74c5-7263-9804-815d278cd6ca', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-75fa-754e-b0ed-14c3504f227d', '01a21e44-75f6-74dc-b3ec-c9bd9696f973', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-782e-76e1-8e85-d8c3d1a53cab', '01a21e44-782d-74bd-ba26-051bae9782ea', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-7861-753c-a021-7f3d5f9a3f00', '01a21e44-785a-7734-8324-95f3f0520bec', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-792f-77e4-b487-756f1438f254', '01a21e44-792b-77d4-b2a8-38eb74646170', 0, 1, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 86400000, 1772438400000, 1772956800000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-79d7-74c5-8e36-4848851e347a', '01a21e44-79d5-71c1-80b1-3aab09c289b6', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-7a49-7056-b70f-93b1831529a1', '01a21e44-7a47-72c4-9194-3983e7c9b9f2', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-7b1e-70ee-9529-272eda85c9c7', '01a21e44-7b16-7280-a303-71f1baaf17d7', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-8645-70b1-8424-427a4a87eecf', '01a21e44-8641-70f7-ac0e-429187311ff3', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-7dc5-71bd-9ec5-1688aa647f6e', '01a21e44-7dc4-70c9-abb9-a11cc9e8a160', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-7a83-743d-a73d-a6177daa596d', '01a21e44-7a7f-77d6-bc3c-bb3dc5b8e293', 2, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1775030399000, 2592000000, 1777622399000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-7f13-73bc-80b3-2a20110a184f', '01a21e44-7f11-7739-b96c-2d64404aeb54', 1, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772438400000, 2592000000, 1775030400000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-821b-70e0-bd85-92f2213210ab', '01a21e44-820c-7725-ab95-e8f94ce461f4', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-8079-7011-8aa8-b283031a0e95', '01a21e44-8073-767d-bb06-192677bdf9af', 1, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772353800000, 2592000000, 1774945800000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-8092-7142-9802-363e48e4c6e9', '01a21e44-8080-7410-a4b9-f283d13771df', 1, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772438400000, 2592000000, 1775030400000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-857e-7668-8a11-a6bde896a2dc', '01a21e44-857d-7352-b827-2c81c58a51c7', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-8702-773b-99bc-d0a31fcf2b14', '01a21e44-8700-72da-9cad-04a7ae7843f9', 0, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-885e-732a-9988-69d9b5c25d76', '01a21e44-8821-7588-b223-f02a7ad7740c', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-86f8-73e1-a075-f9014c3ac989', '01a21e44-86f4-777d-ae1a-4c4701f5d4bd', 2, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1772453701000, 2592000000, 1775045701000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-88aa-73ae-9bf7-36cb8d014b20', '01a21e44-88a5-725a-a0f8-6981bcdc7456', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-89b3-7016-8c90-d51996895141', '01a21e44-89a7-7752-8a23-fdd26a40486f', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-89af-7484-9769-bab6d13d9d31', '01a21e44-89a2-77dd-83c9-63ccc08a2ded', 1, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772352000000, 2592000000, 1774944000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-87f0-712c-8286-521b981d77ad', '01a21e44-87df-7445-976c-0c61c86e37db', 3, 0, NULL, 'Office', '127.0.0.1', 1772352000000, 1772453701000, 2592000000, 1775045701000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-8198-7083-9b58-6c8dab348998', '01a21e44-8194-7414-b16e-dfe9d2df1514', 7, 0, NULL, NULL, '127.0.0.1', 1772352000000, 1787040000000, 2592000000, 1787904000000, 1787904000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-8ab7-7713-b195-9fe59a852428', '01a21e44-8ab4-726f-ab84-0a58a3ad7b63', 0, 0, NULL, 'Galaxy', '127.0.0.1', 1772352060000, 1772352060000, 2592000000, 1774944060000, 1787904060000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-8eda-743f-af9d-44cc4bcf08f3', '01a21e44-8e41-7336-bda1-4e6fba07af66', 0, 0, NULL, NULL, '127.0.0.1', 1795804139176, 1795804139176, 2592000000, 1798396139176, 1811356139176, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-8cd1-7115-a4ca-b036d47cd09a', '01a21e44-8ccf-73e9-9828-9e5e287b908a', 0, 0, NULL, 'Galaxy', '127.0.0.1', 1772452500000, 1772452500000, 2592000000, 1775044500000, 1788004500000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-8fdf-7419-a210-66d0d21fc7bc', '01a21e44-8fdd-7498-9b6f-4e8c89c9d1c7', 0, 0, NULL, NULL, '127.0.0.1', 1795804139422, 1795804139422, 2592000000, 1798396139422, 1811356139422, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-95d9-767e-b381-c2f44a469e45', '01a21e44-95d4-71c1-b214-35cade960069', 0, 0, NULL, NULL, '127.0.0.1', 1795804140935, 1795804140935, 2592000000, 1798396140935, 1811356140935, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-8df1-74cb-873b-c6507af81c10', '01a21e44-8d5a-7744-9d92-60ad9a6edabc', 0, 0, NULL, NULL, '127.0.0.1', 1795804138925, 1795804138925, 2592000000, 1798396138925, 1811356138925, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-8f99-72e6-8b07-d26ceb70d946', '01a21e44-8f97-718f-b09d-c456314c2f90', 0, 0, NULL, NULL, '127.0.0.1', 1795804139363, 1795804139363, 2592000000, 1798396139363, 1811356139363, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-9178-70fa-a538-b2b2b2f7d6f5', '01a21e44-9172-71e8-bcc2-1447a21d1300', 0, 0, NULL, NULL, '127.0.0.1', 1795804139840, 1795804139840, 2592000000, 1798396139840, 1811356139840, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-97d2-7660-8cec-ef95dc0d4a3a', '01a21e44-8194-7414-b16e-dfe9d2df1514', 0, 0, NULL, NULL, '127.0.0.1', 1803888000000, 1803888000000, 2592000000, 1806480000000, 1819440000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-98cb-7496-9865-f714fa1fb6dd', '01a21e44-8194-7414-b16e-dfe9d2df1514', 0, 0, NULL, NULL, '127.0.0.1', 1806912000000, 1806912000000, 2592000000, 1809504000000, 1822464000000, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-c4d0-75ff-b1c0-8bd87a86d181', '01a21e44-c4ce-7368-8637-cabdb13d598a', 0, 0, NULL, NULL, '127.0.0.1', 1795804153019, 1795804153019, 2592000000, 1798396153019, 1811356153019, NULL, NULL)
--;
INSERT INTO public.sessions VALUES ('01a21e44-91d0-76bc-a16b-b366c9b0574e', '01a21e44-91ca-7180-93e6-2b7820abba6b', 0, 0, NULL, NULL, '127.0.0.1', 1795804139907, 1795804139907, 2592000000, 1798396139907, 1811356139907, NULL, NULL)
--;
INSERT INTO public.signing_ring VALUES (1, 1, 'opDyEcA7H_yK7PCRptLDP1OUB2a4nEd8pz84cb0WmDHiySWHzwMG-DbN1PYnyZYrnYYS-AhZ-I7ItneyjniWMPhy-VOc8A6l2qDUFo9VTCCSxu0li_omir-0Akv0BKlusDg7bVk_Y8AHcJPIatFTvsv3Rr8kgdeGWjc_3l4iAeXOyXcX9C1M77Z6dbXvCTrvi0J2ZpsWXXytf_w-BGuyHF9-XwWinbQwsLOGMiIDBmAaTHuaWwHQpfov2T2Vjd4GJ8lRPXG0Gqs7rdOD7_amjKwfjo_MQxiR5CrOLkJz5Yo_hach0A')
--;
INSERT INTO public.users VALUES ('01a21e44-68cb-70a1-95e9-1b3f0a6e6a47', 'gtsd', 'layla.ahvdynvw28@example.com', NULL, NULL, NULL, 'ليلى Haddad', 'user', '$argon2id$v=19$m=19456,t=2,p=1$eCOaZkLftj8its01zlEldw$yRGjbtEhViOh7h75nvV94bbFINJxLZeVBTLqy1L154s', '2026-01', 1795804129402, 0, NULL, 1795804129402, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-68d5-731c-938b-d6e36f17aadd', 'gtsd', 'layla.p3aphtwyhp@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$iklS9NDppvRGlU7vP3uD9A$H1dNt5T33kvdBSsTKYmH2lgSBW/dxu/VWXYnD6gt+Hw', '2026-01', 1795804129401, 0, NULL, 1795804129401, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-68f9-7007-b996-a0a616ac89d8', 'gtsd', 'layla.x9edfafsam@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$96wzTuU4CcHRXf77vswS7A$riyRYle1f4TwT5vrsMbgI7GwwUAoihdVWtWKAK3vq0E', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-68e9-74c6-a442-c91fe360a129', 'gtsd', 'layla.xathvprdxu@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$vNDM08Fdn6KPIZAfRjDQ+A$Sw310d6Wfn94toojYkPQerEZQkuATVIVU/QHxaADF9E', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-6a75-7474-bd1d-9295a1c86c90', 'gtsd', 'layla.bfukf2n4pg@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$9hKflnKsZw9g3BCI+wJi1w$tqJIsHNaVODKGubC1jE2lFckLgzsMTNPXhIDpBiAXK8', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-6b5a-7251-9530-8c77853c27ea', 'gtsd', 'rana.p3aphtwyhp@example.com', NULL, NULL, NULL, 'Rana', 'user', '$argon2id$v=19$m=19456,t=2,p=1$pBTXZHx1B0rpKRZp/VwPaw$akseaO3ZE+pYgIKYtAqvL2V3HuOwuRdioqEHCEwhTeE', '2026-01', 1795804130102, 0, NULL, 1795804130102, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-6cb1-7109-8642-fabe901cc61b', 'gtsd', 'layla.c8qmw8dzfs@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$evJszFlAfcdPopmQnhFdfg$l7Rlk584lgJvfPnzXIGLkB2aoKOHyfwPjHadZF24v0E', '2026-01', 1772352000000, 0, NULL, 1772352000000, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-6cc8-7556-be4e-45a831df68a8', 'gtsd', 'omar.xathvprdxu@example.com', NULL, NULL, NULL, 'Omar', 'user', '$argon2id$v=19$m=19456,t=2,p=1$+uXh9ITft0suVrZ0SwcHag$QHcjQYnesuYf+Ws1RCPBYQIzjpubbuUC0rtk+8o4phI', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-6e1e-72c6-ae56-3e4edc764572', 'gtsd', 'layla.zqgquqq8wb@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$zKLMucq2gQ2ehKDWigMVag$dzgA8fLjc5VZ0ro0iScY3UCmp802fhD5C/le3NlKqLk', '2026-01', 1795804130823, 0, NULL, 1795804130823, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-6ec3-7775-8600-ea73fd12b50b', 'gtsd', 'omar.zqgquqq8wb@example.com', NULL, NULL, NULL, 'Omar', 'user', '$argon2id$v=19$m=19456,t=2,p=1$bAAUfB5EqLn/iSjO1klhbg$NwdYv+S8f0BpVaeY81nJvSOSHRQlo7l+HjPRLWgzrSM', '2026-01', 1795804130953, 0, NULL, 1795804130953, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-6e80-73be-93eb-cbad63f69069', 'gtsd', 'layla.sbuhj5hagr@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$+IQC3k3sqcNmUPu9uzAdlQ$qAmOqQzbZ+kN/k4Cvjv6EXc5O0XVzX+lEvx2xvFYWBw', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-6f8e-72eb-bf49-1916da0a67b9', 'gtsd', 'omar.sbuhj5hagr@example.com', NULL, NULL, NULL, 'Omar', 'user', '$argon2id$v=19$m=19456,t=2,p=1$EeDTSOL6TUgQOwISwpM3CA$eB2BINHX8pCRdr9l1L6bH3yBWSpMxxG6TXfglZAhNkk', '2026-01', 1772352000000, 1, NULL, 1772352000000, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-70b5-746f-8a36-44c48b01374b', 'fitcoach', NULL, NULL, '+966500392230', 1795804131507, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1795804131507, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-7a47-72c4-9194-3983e7c9b9f2', 'fitcoach', NULL, NULL, '+966508518417', 1772352000000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-71a3-7671-bc4c-6cbca9f33976', 'fitcoach', NULL, NULL, '+966501586821', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-7430-770d-b8fa-3124052feba4', 'fitcoach', NULL, NULL, '+966501803571', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-74c5-7263-9804-815d278cd6ca', 'fitcoach', NULL, NULL, '+966551803571', 1772352000000, NULL, 'coach', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO public.users VALUES ('01a21e44-75f6-74dc-b3ec-c9bd9696f973', 'fitcoach', NULL, NULL, '+966541803571', 1772352000000, NULL, 'admin', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO public.users VALUES ('01a21e44-782d-74bd-ba26-051bae9782ea', 'fitcoach', NULL, NULL, '+966501953443', 1772352000000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-8194-7414-b16e-dfe9d2df1514', 'fitcoach', NULL, NULL, '+966506256288', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-785a-7734-8324-95f3f0520bec', 'fitcoach', NULL, NULL, '+966500344463', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-792b-77d4-b2a8-38eb74646170', 'fitcoach', NULL, NULL, NULL, NULL, 'Demo', 'user', NULL, NULL, NULL, 0, 'fitcoach', 1772352000000, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-79d5-71c1-80b1-3aab09c289b6', 'fitcoach', NULL, NULL, '+966500389819', 1772352000000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-7a7f-77d6-bc3c-bb3dc5b8e293', 'fitcoach', NULL, NULL, '+966500280225', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-7b16-7280-a303-71f1baaf17d7', 'fitcoach', NULL, NULL, '+966548518417', 1772352000000, NULL, 'admin', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO public.users VALUES ('01a21e44-7dc4-70c9-abb9-a11cc9e8a160', 'fitcoach', NULL, NULL, '+966500442267', 1772352000000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-820c-7725-ab95-e8f94ce461f4', 'fitcoach', NULL, NULL, '+966551917351', 1772352000000, NULL, 'coach', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO public.users VALUES ('01a21e44-7f11-7739-b96c-2d64404aeb54', 'fitcoach', NULL, NULL, '+966506722552', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-8073-767d-bb06-192677bdf9af', 'fitcoach', NULL, NULL, '+966501917351', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-8080-7410-a4b9-f283d13771df', 'fitcoach', NULL, NULL, '+966501046271', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-87df-7445-976c-0c61c86e37db', 'fitcoach', NULL, NULL, '+966551046220', 1772352000000, NULL, 'coach', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO public.users VALUES ('01a21e44-857d-7352-b827-2c81c58a51c7', 'fitcoach', NULL, NULL, '+966500041406', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-8641-70f7-ac0e-429187311ff3', 'fitcoach', NULL, NULL, '+966550041406', 1772352000000, NULL, 'coach', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO public.users VALUES ('01a21e44-86f4-777d-ae1a-4c4701f5d4bd', 'fitcoach', NULL, NULL, '+966501046220', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-8700-72da-9cad-04a7ae7843f9', 'fitcoach', NULL, NULL, '+966505702581', 1772352000000, 'Faisal', 'user', NULL, NULL, NULL, 1, NULL, 1772352000000, 2, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-8821-7588-b223-f02a7ad7740c', 'fitcoach', NULL, NULL, '+966555702581', 1772352000000, NULL, 'coach', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO public.users VALUES ('01a21e44-88a5-725a-a0f8-6981bcdc7456', 'fitcoach', NULL, NULL, '+966540041406', 1772352000000, NULL, 'admin', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO public.users VALUES ('01a21e44-89a2-77dd-83c9-63ccc08a2ded', 'fitcoach', NULL, NULL, '+966545702581', 1772352000000, NULL, 'admin', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO public.users VALUES ('01a21e44-89a7-7752-8a23-fdd26a40486f', 'fitcoach', NULL, NULL, '+966541046220', 1772352000000, NULL, 'admin', NULL, NULL, NULL, 0, NULL, 1772352000000, 0, 1)
--;
INSERT INTO public.users VALUES ('01a21e44-8ab4-726f-ab84-0a58a3ad7b63', 'fitcoach', NULL, NULL, '+966590041406', 1772352060000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772352060000, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-8ccf-73e9-9828-9e5e287b908a', 'fitcoach', NULL, NULL, '+966591046220', 1772452500000, NULL, 'user', NULL, NULL, NULL, 0, NULL, 1772452500000, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-8f97-718f-b09d-c456314c2f90', 'stack', 'noura.qbwccz72yt@example.com', NULL, NULL, NULL, 'Noura', 'user', '$argon2id$v=19$m=19456,t=2,p=1$CUig6fM3Xp1ByLVlgDyRYA$XlpblHyKFNS9kFep6p03Qh2OO6WbtduBtIssAj3TCDA', '2026-01', 1795804139363, 0, NULL, 1795804139363, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-8d5a-7744-9d92-60ad9a6edabc', 'ironlift', 'fahad.t7kzkzg3dc@example.com', 1795804138912, NULL, NULL, 'Fahad', 'user', '$argon2id$v=19$m=19456,t=2,p=1$O4OQwH9iATwTHt4L8/gRkw$QNuLJqgro/Jzr0uwHj8+r5glGUybtKpTq7nVStvDRqw', '2026-01', 1795804138796, 0, NULL, 1795804138796, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-8e41-7336-bda1-4e6fba07af66', 'ironlift', 'fahad.fh29376y4a@example.com', 1795804139164, NULL, NULL, 'Fahad', 'user', '$argon2id$v=19$m=19456,t=2,p=1$cLwl+ae1HtTwQXpY1w45jw$3MfSJyoe3mlEqAotdVNaNyPKxVA96UowtIvUQXnEXfo', '2026-01', 1795804139053, 0, NULL, 1795804139053, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-8fdd-7498-9b6f-4e8c89c9d1c7', 'stack', 'sami.qbwccz72yt@example.com', NULL, NULL, NULL, 'Sami', 'user', '$argon2id$v=19$m=19456,t=2,p=1$z8BLtfKYKx0T4unxJAt8tw$BOIejjysp1y+7GMmvrxVgMCSlZUxr9Lz5yVe8ushsXY', '2026-01', 1795804139422, 0, NULL, 1795804139422, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-95d4-71c1-b214-35cade960069', 'gtsd', 'layla.qbwccz72yt@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$DAEGZ8ynGQeLJef44upaZw$iLA5dTfuaa3N8z/H3xSo+agRju7yqWLt3FvxXjfyjPs', '2026-01', 1795804140935, 0, NULL, 1795804140935, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-9172-71e8-bcc2-1447a21d1300', 'stack', 'noura.yqrbvj4bzs@example.com', NULL, NULL, NULL, 'Noura', 'user', '$argon2id$v=19$m=19456,t=2,p=1$x20DUSQErKyBqEPgwSt7ag$U0On9ICmdFzF2pl1LPkd7wkNuAV4JezXCuJSD5Ll1wk', '2026-01', 1795804139840, 0, NULL, 1795804139840, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-c4ce-7368-8637-cabdb13d598a', 'gtsd', 'layla.browser@example.com', NULL, NULL, NULL, 'Layla', 'user', '$argon2id$v=19$m=19456,t=2,p=1$167d++/25LH+WRHHbZ3mbg$7Zqbq/FZjAGU6Khvm96ZAsOzuTxCb3WeHD8ATgU3mwQ', '2026-01', 1795804153019, 0, NULL, 1795804153019, 0, 0)
--;
INSERT INTO public.users VALUES ('01a21e44-91ca-7180-93e6-2b7820abba6b', 'stack', 'sami.yqrbvj4bzs@example.com', NULL, NULL, NULL, 'Sami', 'user', '$argon2id$v=19$m=19456,t=2,p=1$1rW/B9zkHUc/l1n6HfO24Q$yUx4qoK9KB/iC8KVMmeT2mZ5EjtX29eGLD8zXLvQfaw', '2026-01', 1795804139907, 0, NULL, 1795804139907, 0, 0)
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
ALTER TABLE ONLY public.migrations
    ADD CONSTRAINT migrations_pkey PRIMARY KEY (module, number)
--;
ALTER TABLE ONLY public.otp_challenges
    ADD CONSTRAINT otp_challenges_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.otp_numbers
    ADD CONSTRAINT otp_numbers_pkey PRIMARY KEY (number_key)
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
ALTER TABLE ONLY public.signing_ring
    ADD CONSTRAINT signing_ring_pkey PRIMARY KEY (id)
--;
ALTER TABLE ONLY public.turns
    ADD CONSTRAINT turns_pkey PRIMARY KEY (name)
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
CREATE INDEX budgets_age ON public.budgets USING btree (period)
--;
CREATE INDEX idempotency_keys_expiry ON public.idempotency_keys USING btree (expires_at)
--;
CREATE INDEX inbox_age ON public.inbox USING btree (received_at)
--;
CREATE INDEX link_tokens_age ON public.link_tokens USING btree (expires_at)
--;
CREATE INDEX link_tokens_user ON public.link_tokens USING btree (user_id, purpose)
--;
CREATE INDEX login_attempts_age ON public.login_attempts USING btree (last_at)
--;
CREATE INDEX otp_challenges_age ON public.otp_challenges USING btree (expires_at)
--;
CREATE INDEX otp_numbers_age ON public.otp_numbers USING btree (resend_at)
--;
CREATE UNIQUE INDEX otp_numbers_challenge ON public.otp_numbers USING btree (challenge_id)
--;
CREATE INDEX otp_numbers_previous ON public.otp_numbers USING btree (previous_id)
--;
CREATE INDEX revocations_end ON public.revocations USING btree (kept_until)
--;
CREATE UNIQUE INDEX revocations_number ON public.revocations USING btree (number)
--;
CREATE INDEX sessions_age ON public.sessions USING btree (absolute_until)
--;
CREATE INDEX sessions_device ON public.sessions USING btree (device_id, user_id)
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
