/// The looks and the little behaviour of the HTML report. It reads without the script; colours keep a contrast of 4.5 to 1 or more
/// in both schemes.
enum HTMLAssets {
    static let style = """
        :root{--bg:#f6f7f9;--card:#fff;--ink:#16191d;--quiet:#59626e;--line:#d9dde3;--ok:#0f6b38;--okbg:#e2f3e8;--bad:#b3261e;--badbg:#fdeae8;--mid:#7a5200;--midbg:#fbf0d9;--link:#0b57c2;--code:#eef0f4;--bar:#3a76d6}
        @media \
        (prefers-color-scheme:dark){:root{--bg:#121417;--card:#1b1f24;--ink:#e8ebef;--quiet:#a3adba;--line:#323842;--ok:#6fd69a;--okbg:#143322;--bad:#ff9a91;--badbg:#44191a;--mid:#f0c366;--midbg:#3a2d10;--link:#8ab8ff;--code:#262b32;--bar:#5b93ea}}
        *{box-sizing:border-box}
        html{scroll-behavior:smooth}
        @media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
        body{margin:0;background:var(--bg);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Noto Sans \
        Arabic",sans-serif}
        header.top,main,footer{max-width:70rem;margin:0 auto;padding:0 1rem}
        header.top{padding-top:1.5rem}
        .brand{margin:0;color:var(--quiet);font-weight:600;letter-spacing:.02em}
        h1{margin:.1rem 0 .8rem;font-size:clamp(1.5rem,5vw,2.2rem);line-height:1.2;display:flex;gap:.6rem;align-items:center}
        h2{font-size:1.3rem;margin:2.2rem 0 .8rem}
        h3,h4,h5{margin:0;font-weight:600;overflow-wrap:anywhere}
        h3{font-size:1.02rem}
        h4{font-size:.96rem}
        h5{font-size:.86rem;color:var(--quiet);margin-top:.9rem}
        summary h5{margin:0}
        .facts{display:flex;flex-wrap:wrap;gap:.4rem 1.6rem;margin:0}
        .facts div{display:flex;gap:.4rem}
        .facts dt{color:var(--quiet)}
        .facts dd{margin:0;font-weight:600;font-variant-numeric:tabular-nums}
        .quiet{color:var(--quiet);font-size:.88rem}
        .vh{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
        .skip{position:absolute;left:-99rem}
        .skip:focus{left:1rem;top:.5rem;background:var(--card);padding:.5rem 1rem;z-index:1}
        a{color:var(--link)}
        :focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:4px}
        code,pre{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans Mono",monospace;font-size:.86em}
        code{overflow-wrap:anywhere}
        pre{margin:.4rem 0 0;padding:.7rem \
        .8rem;background:var(--code);border-radius:6px;overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere;max-height:28rem}
        pre i{font-style:normal;color:var(--quiet)}
        .icon{display:inline-grid;place-items:center;flex:none;width:1.45em;height:1.45em;border-radius:50%;font-size:.85em;font-weight:700}
        h1 .icon{font-size:.8em}
        .icon.ok{color:var(--ok);background:var(--okbg)}
        .icon.bad{color:var(--bad);background:var(--badbg)}
        .icon.mid{color:var(--mid);background:var(--midbg)}
        .card{background:var(--card);border:1px solid var(--line);border-radius:10px;margin:0 0 .6rem}
        .card.failed{border-color:var(--bad)}
        summary{cursor:pointer;display:flex;align-items:center;gap:.6rem;list-style:none;padding:.55rem .8rem}
        summary::-webkit-details-marker{display:none}
        summary::before{content:"";flex:none;width:.45em;height:.45em;border:solid var(--quiet);border-width:0 2px 2px \
        0;transform:rotate(-45deg)}
        details[open]>summary::before{transform:rotate(45deg)}
        summary h3,summary h4{flex:1;min-width:0}
        .card>summary .quiet{white-space:nowrap}
        .inner{padding:0 .8rem .8rem}
        .path{margin:.1rem 0 .5rem}
        .chips{display:flex;flex-wrap:wrap;gap:.35rem;margin:.3rem 0 .7rem}
        .chip{font-size:.8rem;padding:.05rem .55rem;border-radius:99px;background:var(--code)}
        .chip.tag{background:none;border:1px solid var(--line)}
        .docs,.slow,.steps,.checks{list-style:none;margin:0;padding:0}
        .docs li,.slow li{display:grid;grid-template-columns:minmax(7rem,16rem) 1fr auto;gap:.8rem;align-items:center;padding:.25rem 0}
        .doc{font-weight:600}
        .track{height:.55rem;border-radius:99px;background:var(--line);overflow:hidden}
        .track span{display:block;height:100%;background:var(--bar)}
        .num{font-variant-numeric:tabular-nums;font-size:.88rem;color:var(--quiet);white-space:nowrap}
        .docs{margin-bottom:.9rem}
        .scroll{overflow-x:auto;padding:0 .8rem .6rem}
        table{border-collapse:collapse;width:100%;font-size:.93rem}
        th,td{text-align:left;vertical-align:top;padding:.4rem .6rem .4rem 0;border-top:1px solid var(--line)}
        thead th{border-top:0;color:var(--quiet);font-weight:600}
        tbody th{font-weight:400;white-space:nowrap}
        .links a{display:inline-block;margin-right:.5rem}
        .links .badlink{color:var(--bad)}
        .tools{display:flex;flex-wrap:wrap;gap:.6rem 1rem;align-items:center;margin:0 0 .8rem}
        input[type=search],button{font:inherit;color:inherit;background:var(--card);border:1px solid \
        var(--quiet);border-radius:6px;padding:.35rem .6rem;min-height:2.4rem}
        input[type=search]{width:min(18rem,60vw)}
        input[type=checkbox]{width:1.15rem;height:1.15rem;vertical-align:-.2rem}
        button{cursor:pointer}
        .step{border-top:1px solid var(--line)}
        .step>details>summary,.step .line{padding:.45rem 0}
        .step .line{display:flex;gap:.6rem;align-items:center;padding-left:1.05rem}
        .step .line h4{flex:1}
        .step.idle h4{color:var(--quiet);font-weight:400}
        .step .inner{padding:0 0 .8rem 1.05rem}
        .step .injected{color:var(--mid)}
        .step .injected h4{font-weight:400;font-size:.9rem}
        .step .injected .bar span{background:var(--mid)}
        .status{font-variant-numeric:tabular-nums;font-size:.82rem;font-weight:600;padding:0 \
        .5rem;border-radius:99px;background:var(--code);white-space:nowrap}
        .status.s2{color:var(--ok)}
        .status.s4{color:var(--mid)}
        .status.s5,.status.s0{color:var(--bad)}
        .bar{position:relative;flex:none;width:8rem;height:.55rem;border-radius:99px;background:var(--line);overflow:hidden}
        .bar span{position:absolute;top:0;bottom:0;background:var(--bar)}
        .step summary .num{min-width:4.6rem;text-align:right}
        .alert{background:var(--badbg);color:var(--bad);border-radius:6px;padding:.5rem .8rem;margin:.4rem 0}
        .alert p,.alert ul{margin:.1rem 0}
        .alert .quiet{color:inherit}
        .checks li{display:flex;gap:.6rem;padding:.2rem 0}
        .checks li>div{min-width:0;flex:1}
        .diff{display:grid;grid-template-columns:max-content 1fr;gap:.1rem .8rem;margin:.3rem 0;font-size:.9rem}
        .diff dt{color:var(--quiet)}
        .diff dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"DejaVu Sans \
        Mono",monospace;font-size:.92em}
        .part>summary{padding:.3rem 0;margin-top:.4rem}
        .copy{position:relative}
        .copy button{position:absolute;top:.3rem;right:.3rem;font-size:.8rem;min-height:0;padding:.15rem .5rem}
        .copy pre{padding-right:4.5rem}
        footer{padding-top:2rem;padding-bottom:2.5rem;color:var(--quiet);font-size:.88rem}
        @media (max-width:42rem){.bar{display:none}.card>summary{flex-wrap:wrap}.card>summary \
        .quiet{flex-basis:100%;padding-left:1.1rem}.docs li,.slow li{grid-template-columns:1fr auto}.docs .track,.slow \
        .track{grid-column:1/-1;grid-row:2}.step .inner{padding-left:0}.step summary \
        .num{min-width:0}thead{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}tr{display:grid;grid-template-columns:auto 1fr;gap:0 .6rem;border-top:1px solid var(--line);padding:.4rem 0}td,th{border:0;padding:.1rem 0}td:nth-child(3),td:nth-child(4){grid-column:1/-1}}
        @media print{details>*{display:block}.tools,.skip{display:none}}
        """

    /// Filter, failed only, open all, copy buttons; `/` goes to the filter.
    static let script = """
        (()=>{const \
        q=s=>document.querySelector(s),flows=[...document.querySelectorAll('.flow')],f=q('#filter'),o=q('#failed'),x=q('#expand'),none=q('#none');
        const apply=()=>{const w=f.value.trim().toLowerCase();let n=0;for(const d of flows){const \
        hide=(o.checked&&d.classList.contains('passed'))||(w&&!d.dataset.find.includes(w));d.hidden=hide;if(!hide)n++}none.hidden=n>0};
        f.addEventListener('input',apply);o.addEventListener('change',apply);
        x.addEventListener('click',()=>{const open=x.textContent==='Open all';for(const d of flows)d.open=open;x.textContent=open?'Close \
        all':'Open all'});
        document.addEventListener('keydown',e=>{if(e.key==='/'&&e.target.tagName!=='INPUT'){e.preventDefault();f.focus()}});
        const reveal=()=>{const \
        d=location.hash.startsWith('#flow')&&document.getElementById(location.hash.slice(1));if(d&&d.tagName==='DETAILS'){d.hidden=false;d.open=true;d.querySelector('summary').focus()}};
        addEventListener('hashchange',reveal);reveal();
        if(navigator.clipboard)for(const c of document.querySelectorAll('.copy')){const \
        b=document.createElement('button');b.type='button';b.textContent='Copy';b.addEventListener('click',async()=>{await \
        navigator.clipboard.writeText(c.querySelector('pre').textContent);b.textContent='Copied';setTimeout(()=>b.textContent='Copy',1500)});c.append(b)}
        })();
        """
}
