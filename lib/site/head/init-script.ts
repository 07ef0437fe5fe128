import { choiceKey, choiceParameter, choices } from '@/lib/shared/choice'
import { earlyClicks, scripted } from '@/lib/shared/early-clicks'
import { schemeKey } from '@/lib/shared/scheme'
import { oneLine } from './one-line'

/**
 * Runs in the head before the first paint: says that scripts run (so that tabs and buttons appear), unless the client does not come, and
 * puts the reader's colour scheme and choice of code on `<html>`, and whether the keyboard is Apple's. Keeps clicks, and marks what they were
 * on, until the client takes them over (lib/client/early-clicks.ts). Lets a link to the same page in another language keep the heading that
 * is read (decision 2), whose id is the same there. Without stored ones, or with storage blocked, the system's scheme and
 * the first tabs hold.
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
  if(/^(Mac|iP)/.test(navigator.platform))d.dataset.keys='apple'
})(document.documentElement)
`)
