import { choiceKey, choiceParameter, choices } from '@/lib/code/choice'
import { runtime, scripted } from '@/lib/runtime/contract'
import { schemeKey } from '@/lib/theme/scheme'
import { oneLine } from './one-line'

/**
 * Runs in the head before the first paint: says that scripts run (so that tabs and buttons appear), until the script that starts them does not
 * come, and puts the reader's colour scheme and choice of code on `<html>`, and whether the keyboard is Apple's. Keeps clicks, and marks what
 * they were on, until the loader (lib/runtime/loader.ts) takes them over. Without stored ones, or with storage blocked, the system's scheme and
 * the first tabs hold.
 */
export const initScript = oneLine(`
((d)=>{
  const read=(k)=>{try{return localStorage.getItem(k)}catch{}},
    known=(v)=>/^(${choices.join('|')})$/.test(v)&&v,
    clicks=self.${runtime.early}=[],
    waits=()=>self.${runtime.early}&&d.querySelector('#${runtime.start}'),
    bare=()=>d.classList.remove('js');
  d.classList.add('js');
  addEventListener('click',(e)=>{
    if(!waits())return;
    clicks.push(e);
    e.target.closest('${scripted}')?.setAttribute('aria-busy',true)
  },true);
  addEventListener('error',(e)=>{
    if(e.target.id==='${runtime.start}'){
      bare();
      delete self.${runtime.early}
    }
  },true);
  setTimeout(()=>{if(waits())bare()},${runtime.patience});
  const s=read('${schemeKey}');
  d.dataset.theme=s==='dark'||s==='light'?s:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';
  const c=known(new URLSearchParams(location.search).get('${choiceParameter}'))||known(read('${choiceKey}'));
  if(c)d.dataset.code=c;
  if(/^(Mac|iP)/.test(navigator.platform))d.dataset.keys='apple'
})(document.documentElement)
`)
