/// The behaviour of the reference: the search, tabs, copying, types that open where they are named, and forms that send requests. Nothing
/// is stored but the token, language and test run of the tab.
enum ReferenceScript {
    static let text = #"""
        (()=>{
        const q=(s,r=document)=>r.querySelector(s),all=(s,r=document)=>[...r.querySelectorAll(s)];
        const make=(name,props={},...kids)=>{const e=document.createElement(name);
          for(const[k,v]of Object.entries(props))k in e?e[k]=v:e.setAttribute(k,v);e.append(...kids);return e};
        const base=q('main').dataset.base,find=q('#find'),count=q('#count'),items=all('[data-find]');

        // Search: every word must be in an operation, a schema or an error.
        const apply=()=>{const words=find.value.trim().toLowerCase().split(/\s+/).filter(w=>w);let ops=0,shown=0;
          for(const item of items){const hide=!words.every(w=>item.dataset.find.includes(w));item.hidden=hide;
            if(!hide){shown++;if(item.matches('.op'))ops++}}
          for(const li of all('.index li'))li.hidden=document.getElementById(li.dataset.of)?.hidden??false;
          for(const list of all('.index ul')){list.hidden=!all('li',list).some(i=>!i.hidden);list.previousElementSibling.hidden=list.hidden}
          for(const s of all('main>section'))s.hidden=words.length>0&&!all('[data-find]',s).some(i=>!i.hidden);
          q('#none').hidden=shown>0;count.textContent=words.length?`${ops} operation${ops===1?'':'s'}`:''};
        find.addEventListener('input',apply);
        q('.tools').addEventListener('submit',e=>{e.preventDefault();const first=items.find(i=>!i.hidden&&i.matches('details'));
          if(first){first.open=true;q('summary',first).focus()}});
        document.addEventListener('keydown',e=>{const typing=/^(INPUT|TEXTAREA|SELECT)$/.test(e.target.tagName);
          if(e.key==='/'&&!typing){e.preventDefault();find.focus()}
          if(e.key==='Escape'&&e.target===find){find.value='';apply()}});

        // What is linked to opens, also where the search had hidden it.
        const reveal=()=>{const target=document.getElementById(decodeURIComponent(location.hash.slice(1)));if(!target)return;
          if(target.hidden){find.value='';apply()}
          const card=target.closest('details');if(card)card.open=true;
          target.scrollIntoView();if(card===target)q('summary',target).focus({preventScroll:true})};
        addEventListener('hashchange',reveal);
        if(matchMedia('(max-width:60rem)').matches)q('.index details').open=false;

        // A type that is named in a list of fields opens below its field.
        document.addEventListener('click',e=>{const link=e.target.closest('.fields a.type');
          if(!link||e.metaKey||e.ctrlKey||e.shiftKey)return;
          const item=link.closest('li'),known=document.getElementById(link.getAttribute('href').slice(1));if(!known)return;
          e.preventDefault();
          const open=q(':scope>.nested',item);if(open){open.remove();return}
          const inner=q('.inner>.fields, .inner>.words',known);if(!inner)return;
          const box=make('div',{className:'nested'});const copy=inner.cloneNode(true);
          for(const old of all('.nested',copy))old.remove();
          box.append(copy);item.append(box)});

        // Tabs of examples.
        for(const tabs of all('.tabs')){const parts=all('section',tabs),list=make('div',{className:'tablist',role:'tablist'});
          const show=n=>{parts.forEach((p,i)=>p.hidden=i!==n);all('button',list).forEach((b,i)=>b.setAttribute('aria-selected',i===n))};
          parts.forEach((part,n)=>{q('h5',part).hidden=true;
            const b=make('button',{type:'button',role:'tab',textContent:part.dataset.tab});
            b.addEventListener('click',()=>show(n));list.append(b)});
          tabs.prepend(list);show(0)}

        if(navigator.clipboard)for(const c of all('.copy')){const b=make('button',{type:'button',textContent:'Copy'});
          b.addEventListener('click',async()=>{await navigator.clipboard.writeText(q('pre',c).textContent);b.textContent='Copied';
            setTimeout(()=>b.textContent='Copy',1500)});c.append(b)}

        // Token, language and test run of this tab.
        const kept=name=>{const field=q('#'+name);try{field.value=sessionStorage.getItem('barbell.'+name)??field.value}catch{}
          field.addEventListener('input',()=>keep(name,field.value));return field};
        const keep=(name,value)=>{q('#'+name).value=value;try{sessionStorage.setItem('barbell.'+name,value)}catch{}};
        const token=kept('token'),language=kept('language'),run=kept('run');

        // Forms are made when their operation is opened.
        const field=(label,control)=>make('label',{},label,control);
        const form=(place,spec)=>{const inputs=[],f=make('form'),row=make('div',{className:'row'});
          for(const p of spec.parameters){const box=p.words&&!p.path?make('select',{},make('option',{value:'',textContent:''}),
              ...p.words.map(w=>make('option',{value:w,textContent:w}))):make('input',{autocomplete:'off',spellcheck:false});
            if(p.required||p.path)box.value=p.example??'';else box.placeholder=p.example??'';
            inputs.push([p,box]);row.append(field(p.name+(p.required?' *':''),box))}
          if(inputs.length)f.append(row);
          const key=spec.key?make('input',{autocomplete:'off',spellcheck:false,placeholder:'Idempotency-Key'}):null;
          if(key){if(spec.mustKey)key.value=crypto.randomUUID?.()??'key-'+Date.now()+'-0123456789';f.append(field('Idempotency-Key',key))}
          const body=spec.body!=null?make('textarea',{value:spec.body,spellcheck:false}):null;if(body)f.append(field('Body',body));
          const file=spec.raw?make('input',{type:'file'}):null;if(file)f.append(field('Body, '+spec.raw,file));
          const go=make('button',{className:'go',type:'submit',textContent:'Send'});f.append(make('div',{},go));
          const back=make('div',{className:'back',role:'status',hidden:true});f.append(back);
          f.addEventListener('submit',async e=>{e.preventDefault();go.disabled=true;
            try{await send(spec,inputs,key,body,file,back)}finally{go.disabled=false}});
          place.append(make('h4',{textContent:'Try it'}),f)};
        const send=async(spec,inputs,key,body,file,back)=>{
          let path=spec.path;const query=new URLSearchParams();
          for(const[p,box]of inputs){const v=box.value.trim();
            if(p.path)path=path.replace(`{${p.name}}`,encodeURIComponent(v));
            else if(v!=='')for(const part of p.list?v.split(','):[v])query.append(p.name,part)}
          const headers={'Accept-Language':language.value};
          if(spec.token&&token.value)headers.Authorization='Bearer '+token.value;
          if(run.value)headers['X-Test-Run']=run.value;
          if(key?.value)headers['Idempotency-Key']=key.value;
          let data;if(body){data=body.value;headers['Content-Type']='application/json'}
          if(file){data=file.files[0];headers['Content-Type']=spec.raw}
          back.hidden=false;back.replaceChildren('Sending …');const began=performance.now();
          try{const answer=await fetch(base+path+(query.size?'?'+query:''),{method:spec.method,headers,body:data,redirect:'follow'});
            await show(answer,Math.round(performance.now()-began),back)}
          catch(error){back.replaceChildren(make('p',{textContent:'No answer: '+error.message+
            '. Is the service up, and may this page call it?'}))}};
        const show=async(answer,ms,back)=>{const type=answer.headers.get('Content-Type')??'';
          const head=make('p',{},
            make('span',{className:'status s'+String(answer.status)[0],textContent:answer.status+' '+answer.statusText}),
            make('span',{className:'quiet',textContent:` ${ms} ms  ${type}  ${answer.headers.get('X-Request-Id')??''}`}));
          back.replaceChildren(head);
          if(type.startsWith('image/')){const picture=make('img',{alt:'The answer'});picture.src=URL.createObjectURL(await answer.blob());
            back.append(picture);return}
          let text=await answer.text();if(!text)return;let json;
          if(type.startsWith('application/json'))try{json=JSON.parse(text);text=JSON.stringify(json,null,2)}catch{}
          if(text.length>200000)text=text.slice(0,200000)+'\n…';
          if(json?.accessToken){const use=make('button',{type:'button',textContent:'Use this token'});
            use.addEventListener('click',()=>{keep('token',json.accessToken);use.textContent='Used from now on'});back.append(use)}
          back.append(make('pre',{},make('code',{textContent:text})))};
        document.addEventListener('toggle',e=>{const place=e.target.open&&q('.try[data-form]',e.target);
          if(place&&!place.hasChildNodes())form(place,JSON.parse(place.dataset.form))},true);
        apply();reveal();
        })();
        """#

    /// The search of the page that lists all services.
    static let index = #"""
        (()=>{
        const all=(s,r=document)=>[...r.querySelectorAll(s)],find=document.querySelector('#find'),items=all('[data-find]');
        const apply=()=>{const words=find.value.trim().toLowerCase().split(/\s+/).filter(w=>w);let n=0;
          for(const i of items){i.hidden=!words.every(w=>i.dataset.find.includes(w));if(!i.hidden)n++}
          for(const list of all('.list')){const none=!all('li',list).some(i=>!i.hidden);
            list.hidden=none;list.previousElementSibling.hidden=none}
          for(const s of all('main>section'))s.hidden=!all('li',s).some(i=>!i.hidden);
          document.querySelector('#none').hidden=n>0;
          document.querySelector('#count').textContent=words.length?`${n} operation${n===1?'':'s'}`:''};
        find.addEventListener('input',apply);
        document.querySelector('.tools').addEventListener('submit',e=>{e.preventDefault();
          items.find(i=>!i.hidden)?.querySelector('a').click()});
        document.addEventListener('keydown',e=>{if(e.key==='/'&&e.target!==find){e.preventDefault();find.focus()}
          if(e.key==='Escape'&&e.target===find){find.value='';apply()}});
        })();
        """#
}
