/// The looks of the reference: the tokens of the reports of `barbell run`. Colours keep a contrast of 4.5 to 1 or more in both schemes.
enum ReferenceStyle {
    static let text = """
        :root{--bg:#f6f7f9;--card:#fff;--ink:#16191d;--quiet:#59626e;--line:#d9dde3;--ok:#0f6b38;--okbg:#e2f3e8;--bad:#b3261e;\
        --badbg:#fdeae8;--mid:#7a5200;--midbg:#fbf0d9;--link:#0b57c2;--linkbg:#e3edfb;--code:#eef0f4}
        @media (prefers-color-scheme:dark){:root{--bg:#121417;--card:#1b1f24;--ink:#e8ebef;--quiet:#a3adba;--line:#323842;--ok:#6fd69a;\
        --okbg:#143322;--bad:#ff9a91;--badbg:#44191a;--mid:#f0c366;--midbg:#3a2d10;--link:#8ab8ff;--linkbg:#182a44;--code:#262b32}}
        *{box-sizing:border-box}
        html{scroll-padding-top:4.5rem}
        body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans \
        Arabic",sans-serif}
        header.top,.tools,.columns,footer{max-width:84rem;margin:0 auto;padding:0 1rem}
        header.top{padding-top:1.5rem}
        .brand{margin:0;color:var(--quiet);font-weight:600;letter-spacing:.02em}
        h1{margin:.1rem 0 .6rem;font-size:clamp(1.6rem,5vw,2.3rem);line-height:1.2}
        h2{font-size:1.3rem;margin:2.2rem 0 .3rem}
        h2.small{font-size:1rem;margin:0;font-weight:600}
        h3,h4,h5{margin:0;font-weight:600;overflow-wrap:anywhere}
        h3{font-size:1rem}
        h4{font-size:.96rem;margin:1.3rem 0 .4rem;padding-top:.9rem;border-top:1px solid var(--line)}
        h5{font-size:.84rem;color:var(--quiet)}
        p{margin:.35rem 0}
        .lead{margin:0 0 .8rem;color:var(--quiet);max-width:60rem}
        .facts{display:flex;flex-wrap:wrap;gap:.3rem 1.6rem;margin:0}
        .facts div{display:flex;gap:.4rem}
        .facts dt{color:var(--quiet)}
        .facts dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
        .services{display:flex;flex-wrap:wrap;gap:.4rem;margin:.9rem 0 0}
        .services a{padding:.15rem .75rem;border:1px solid var(--line);border-radius:99px;background:var(--card);text-decoration:none}
        .services a[aria-current]{background:var(--link);border-color:var(--link);color:var(--bg)}
        .quiet{color:var(--quiet);font-size:.88rem}
        .vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        .skip{position:absolute;left:-99rem}
        .skip:focus{left:1rem;top:.5rem;background:var(--card);padding:.5rem 1rem;z-index:3}
        a{color:var(--link)}
        :focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:4px}
        code,pre,kbd{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.88em}
        code{overflow-wrap:anywhere}
        kbd{border:1px solid var(--line);border-bottom-width:2px;border-radius:4px;padding:0 .3rem;background:var(--card)}
        p code,dd code,li p code,.errors code{background:var(--code);border-radius:4px;padding:.05em .3em}
        pre{margin:.3rem 0 0;padding:.7rem .8rem;background:var(--code);border-radius:6px;overflow-x:auto;white-space:pre-wrap;\
        overflow-wrap:anywhere;max-height:26rem}
        .tools{position:sticky;top:0;z-index:2;background:var(--bg);display:flex;flex-wrap:wrap;gap:.6rem 1rem;align-items:center;\
        padding-top:.8rem;padding-bottom:.6rem}
        .find{flex:1 1 9rem;max-width:34rem}
        input,select,textarea,button{font:inherit;color:inherit;background:var(--card);border:1px solid var(--quiet);border-radius:6px;\
        padding:.35rem .6rem;min-height:2.4rem}
        input[type=search]{width:100%}
        textarea{width:100%;min-height:9rem;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;\
        font-size:.86rem;line-height:1.45}
        button{cursor:pointer}
        button.go{background:var(--link);border-color:var(--link);color:var(--bg);font-weight:600;padding:.35rem 1.2rem}
        .session{position:relative;margin-left:auto}
        .session>summary{padding:.35rem .2rem}
        .session>.inner{position:absolute;right:0;top:100%;width:min(22rem,90vw);background:var(--card);border:1px solid var(--line);\
        border-radius:10px;padding:.8rem;display:grid;gap:.5rem;box-shadow:0 6px 24px #0003}
        .session label,.try label{display:grid;gap:.15rem;font-size:.88rem;color:var(--quiet)}
        .session input,.session select{color:var(--ink);width:100%}
        .columns{display:grid;grid-template-columns:17rem minmax(0,1fr);gap:0 2rem;align-items:start}
        .index{position:sticky;top:4.2rem;max-height:calc(100vh - 5rem);overflow-y:auto;padding:.6rem 0 1rem;font-size:.86rem}
        .index summary{display:none}
        .index p{margin:.8rem 0 .2rem;font-weight:600}
        .index ul{list-style:none;margin:0;padding:0}
        .index li a{display:flex;gap:.45rem;padding:.12rem 0;text-decoration:none;color:var(--ink)}
        .index p a{color:inherit;text-decoration:none}
        .index a:hover{text-decoration:underline}
        .verb{flex:none;font:600 .72rem/1.6 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;min-width:3.4rem;text-align:center;\
        border-radius:5px;padding:0 .35rem;background:var(--code);color:var(--quiet)}
        .index .verb{min-width:2.9rem;align-self:start;margin-top:.12rem;font-size:.64rem}
        .verb.get{color:var(--ok);background:var(--okbg)}
        .verb.post,.verb.put,.verb.patch{color:var(--link);background:var(--linkbg)}
        .verb.delete{color:var(--bad);background:var(--badbg)}
        .card{background:var(--card);border:1px solid var(--line);border-radius:10px;margin:0 0 .5rem}
        .card[open]{border-color:var(--quiet)}
        summary{cursor:pointer;display:flex;align-items:center;gap:.6rem;list-style:none;padding:.5rem .8rem}
        summary::-webkit-details-marker{display:none}
        summary::before{content:"";flex:none;width:.45em;height:.45em;border:solid var(--quiet);border-width:0 2px 2px 0;\
        transform:rotate(-45deg)}
        details[open]>summary::before{transform:rotate(45deg)}
        .op>summary h3,.type>summary h3{flex:0 1 auto;min-width:0;font-weight:600}
        .op>summary .quiet,.type>summary .quiet{flex:1;min-width:8rem;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
        .card[open]>summary .quiet{visibility:hidden}
        .inner{padding:0 .9rem .9rem}
        .card>.inner{border-top:1px solid var(--line);padding-top:.6rem}
        .chips{display:flex;flex-wrap:wrap;gap:.35rem;margin:.5rem 0}
        .chip{font-size:.8rem;padding:.05rem .55rem;border-radius:99px;background:var(--code)}
        .chip.tag{background:none;border:1px solid var(--line);color:var(--quiet)}
        .fields{list-style:none;margin:0;padding:0}
        .fields .fields{margin:.4rem 0 .2rem;padding:.1rem 0 .1rem .9rem;border-left:3px solid var(--line)}
        .fields>li{padding:.4rem 0;border-top:1px solid var(--line)}
        .fields>li:first-child{border-top:0}
        .fields p{margin:.1rem 0}
        .sign{display:flex;flex-wrap:wrap;gap:.1rem .6rem;align-items:baseline}
        .name{font-weight:700}
        .kind{font-size:.88rem;color:var(--quiet)}
        .must{font-size:.78rem;font-weight:600;color:var(--mid)}
        .words{margin:.2rem 0 .2rem;font-size:.9rem}
        .words div{display:flex;gap:.6rem;padding:.05rem 0}
        .words dt{flex:0 0 auto;min-width:8rem}
        .words dd{margin:0;color:var(--quiet)}
        .tablist{display:flex;gap:.3rem}
        .tablist button{min-height:0;padding:.15rem .7rem;font-size:.84rem;border-color:var(--line)}
        .tablist button[aria-selected=true]{border-color:var(--link);color:var(--link);font-weight:600}
        .status{font-variant-numeric:tabular-nums;font-size:.82rem;font-weight:600;padding:.05rem .55rem;border-radius:99px;\
        background:var(--code);white-space:nowrap}
        .status.s2{color:var(--ok);background:var(--okbg)}
        .status.s4{color:var(--mid);background:var(--midbg)}
        .status.s5{color:var(--bad);background:var(--badbg)}
        .errors{list-style:none;margin:0;padding:0}
        .errors>li{display:flex;gap:.7rem;align-items:baseline;padding:.4rem 0;border-top:1px solid var(--line)}
        .errors>li:first-child{border-top:0}
        .errors>li>div{min-width:0;flex:1}
        .errors p{margin:.05rem 0}
        .errors p[dir=rtl]{text-align:right}
        .card>.errors{padding:.3rem .9rem}
        .part>summary{padding:.3rem 0;margin-top:.4rem}
        .copy{position:relative}
        .copy button{position:absolute;top:.3rem;right:.3rem;font-size:.8rem;min-height:0;padding:.15rem .5rem}
        .copy pre{padding-right:4.5rem}
        .try form{display:grid;gap:.6rem}
        .try .row{display:flex;flex-wrap:wrap;gap:.6rem}
        .try .row label{flex:1 1 12rem}
        .try input,.try select,.try textarea{color:var(--ink);width:100%}
        .try img{max-width:100%;border-radius:6px;margin-top:.4rem}
        .try .back{border-top:1px solid var(--line);padding-top:.6rem}
        .whole{max-width:84rem;margin:0 auto;padding:0 1rem 3rem}
        .area{margin:1.1rem 0 .3rem}
        .list{list-style:none;margin:0;padding:0;background:var(--card);border:1px solid var(--line);border-radius:10px}
        .list li{display:flex;flex-wrap:wrap;gap:.1rem .8rem;align-items:baseline;padding:.35rem .8rem;border-top:1px solid var(--line)}
        .list li:first-child{border-top:0}
        .list a{display:flex;gap:.6rem;align-items:baseline;text-decoration:none}
        [hidden]{display:none!important}
        footer{padding-top:2rem;padding-bottom:2.5rem;color:var(--quiet);font-size:.88rem}
        :target{scroll-margin-top:4.5rem}
        li:target{background:var(--midbg);border-radius:6px}
        @media (max-width:60rem){.columns{grid-template-columns:minmax(0,1fr)}.index{position:static;max-height:none;padding:0}\
        .index summary{display:flex;padding:.4rem 0}.op>summary{flex-wrap:wrap}\
        .op>summary .quiet,.type>summary .quiet{flex-basis:100%;white-space:normal;padding-left:1.05rem}\
        .card[open]>summary .quiet{display:none}.type>summary{flex-wrap:wrap}.words dt{min-width:6rem}}
        @media print{details>*{display:block}.tools,.skip,.index,.try{display:none}}
        """
}
