/// What the pages of `barbell cover` add to the looks of the run's report, and their little behaviour. They read without the script.
enum CoverAssets {
    static let style = """
        header.top,main,footer{max-width:84rem}
        .dial{flex:none;width:2.1em;height:2.1em;border-radius:50%;background:conic-gradient(var(--bar) calc(var(--share)*1%),var(--line) \
        0);-webkit-mask:radial-gradient(closest-side,transparent 66%,#000 68%);mask:radial-gradient(closest-side,transparent 66%,#000 68%)}
        .grid{display:grid;grid-template-columns:repeat(auto-fit,minmax(19rem,1fr));gap:.8rem;margin:1.4rem 0;align-items:start}
        .bars{padding:.7rem .9rem .3rem}
        .bars h2{margin:0 0 .3rem;font-size:1rem}
        .bars .docs{margin-bottom:.3rem}
        .bars .docs li{grid-template-columns:7.2rem minmax(2rem,1fr) 5.6rem;gap:.6rem;padding:.12rem 0}
        .bars .num{text-align:right}
        .pick{border:0;background:none;min-height:0;padding:.1rem 0;text-align:start;color:var(--link);overflow-wrap:anywhere}
        .pick:hover{text-decoration:underline}
        .tools{position:sticky;top:0;background:var(--bg);padding:.6rem 0;z-index:1}
        input[type=search]{width:min(26rem,80vw)}
        .rows{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:.2rem .9rem .6rem;overflow-x:auto}
        .rows thead th{padding-top:.6rem}
        .rows tbody th{width:1%}
        .rows td.state{width:2.2rem}
        .rows .chips{margin:.25rem 0 0}
        .rows .chip{font-size:.74rem;padding:0 .5rem}
        .rows .want{margin:.15rem 0 0}
        .rows .by{min-width:15rem;width:30%}
        .rows .by ul{list-style:none;margin:0;padding:0}
        .rows .by li{padding:.1rem 0;overflow-wrap:anywhere}
        .rows .by summary{padding:.1rem 0;display:list-item;list-style:inside disclosure-closed}
        .rows .by summary::before{display:none}
        .rows .by details[open]>summary{list-style:inside disclosure-open}
        .rows .tag{font-size:.74rem;color:var(--quiet);border:1px solid var(--line);border-radius:99px;padding:0 \
        .4rem;margin-inline-end:.35rem}
        td[dir=rtl],p[dir=rtl]{text-align:right}
        .marks{display:flex;flex-wrap:wrap;gap:.3rem}
        .mark{font-size:.78rem;padding:0 .5rem;border-radius:99px;background:var(--okbg);color:var(--ok);overflow-wrap:anywhere}
        .mark.no{background:var(--badbg);color:var(--bad)}
        .rows h3{font-size:.96rem}
        .part{margin:.35rem 0 0}
        .part .quiet{margin-inline-end:.5rem}
        @media (max-width:42rem){.rows .by{width:auto}.rows tbody th{width:auto}.bars .docs li{grid-template-columns:1fr auto}}
        """

    /// Every word of the filter must be in a row; `layer:api` asks for a value. `/` goes to the filter.
    static let script = """
        (()=>{const \
        q=s=>document.querySelector(s),rows=[...document.querySelectorAll('[data-row]')],f=q('#filter'),m=q('#missing'),c=q('#count');
        const texts=rows.map(r=>r.textContent.toLowerCase());
        const fits=(r,t,w)=>{const i=w.indexOf(':');const v=i>0?r.dataset[w.slice(0,i)]:undefined;return \
        v===undefined?t.includes(w):v.toLowerCase().trim().split(' ').includes(w.slice(i+1))};
        const apply=()=>{const words=f.value.trim().toLowerCase().split(/\\s+/).filter(w=>w);let n=0;rows.forEach((r,i)=>{const \
        hide=(m.checked&&r.dataset.row==='whole')||!words.every(w=>fits(r,texts[i],w));r.hidden=hide;if(!hide)n++});c.textContent=n+' of \
        '+rows.length};
        f.addEventListener('input',apply);m.addEventListener('change',apply);
        for(const b of \
        document.querySelectorAll('.pick'))b.addEventListener('click',()=>{f.value=f.value===b.dataset.pick?'':b.dataset.pick;apply();q('#rows').scrollIntoView()});
        document.addEventListener('keydown',e=>{if(e.key==='/'&&e.target.tagName!=='INPUT'){e.preventDefault();f.focus()}});
        apply()})();
        """
}
