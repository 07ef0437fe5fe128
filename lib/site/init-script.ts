import { choiceKey, choiceParameter, choices } from '@/lib/shared/choice'
import { earlyClicks, scripted } from '@/lib/shared/early-clicks'
import { schemeKey } from '@/lib/shared/scheme'
import { wrapKey, wrapped } from '@/lib/shared/wrap'

/** A script without line breaks and indents, because it stands in every document. */
export const oneLine = (script: string) => script.replaceAll(/\n\s*/g, '')

/**
 * The script that runs in the head before the first paint. It says on `<html>` that scripts run, so
 * that tabs and buttons appear, and takes this back when the client does not come. It also sets the
 * reader's color scheme, choice of code and wish for wrapped lines, and whether the keyboard is
 * Apple's. Without stored values, or when storage is blocked, the system's scheme and the first tabs
 * apply.
 *
 * The script collects clicks and marks the clicked elements as busy, until the client takes them
 * over (lib/client/early-clicks.ts).
 *
 * A link to the same page in another language keeps the heading that is read (decision 5): its id
 * is the same in every language.
 */
export const initScript = oneLine(`
((d)=>{
  const read=(k)=>{try{return localStorage.getItem(k)}catch{}},
    known=(v)=>/^(${choices.join('|')})$/.test(v)&&v,
    clicks=self.${earlyClicks.list}=[],
    waits=()=>self.${earlyClicks.list}&&d.querySelector('#${earlyClicks.client}'),
    bare=()=>d.classList.remove('js');
  d.classList.add('js');
  addEventListener('click',(e)=>{
    const at=(s)=>e.target.closest(s),l=at('[data-keep-hash]');
    if(l)l.hash=location.hash;
    if(!waits())return;
    clicks.push(e);
    at('${scripted}')?.setAttribute('aria-busy',true)
  },true);
  addEventListener('error',(e)=>{
    if(e.target.id==='${earlyClicks.client}'){
      bare();
      delete self.${earlyClicks.list}
    }
  },true);
  setTimeout(()=>{if(waits())bare()},${earlyClicks.patience});
  const s=read('${schemeKey}');
  d.dataset.theme=s==='dark'||s==='light'?s:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';
  const c=known(new URLSearchParams(location.search).get('${choiceParameter}'))||known(read('${choiceKey}'));
  if(c)d.dataset.code=c;
  if(read('${wrapKey}')==='${wrapped}')d.dataset.wrap='';
  if(/^(Mac|iP)/.test(navigator.platform))d.dataset.keys='apple'
})(document.documentElement)
`)
