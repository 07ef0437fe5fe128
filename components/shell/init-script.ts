import {
  choiceKey,
  choiceParameter,
  choices,
} from '@/components/code-group/choice'
import { wrapKey, wrapped } from '@/components/code-group/wrap'
import { schemeKey } from '@/components/theme/scheme'
import { earlyClicks, scripted } from '@/lib/client/early-clicks'
import { earlyFaces } from './fonts'

/** A script without line breaks and indents, because it is in every document. */
export const oneLine = (script: string) => script.replaceAll(/\n\s*/g, '')

/**
 * The script that runs in the head before the first paint. It marks `<html>` when scripts run, so
 * that tabs and buttons appear, and removes the mark when the client does not load. It also sets the
 * reader's color scheme, choice of code and wrapping of lines, and whether the keyboard is Apple's.
 * Without stored values, or when storage is blocked, the system's scheme and the first tabs apply.
 *
 * It preloads the fonts of text, headings and code, unless the browser reports a slow connection or
 * saved data. A browser that reports nothing loads them.
 *
 * The script collects clicks and marks the clicked elements as busy, until the client replays
 * them (lib/client/replay-clicks.ts).
 *
 * A link to the same page in another language preserves the active heading (decision 5), whose id is
 * the same in every language.
 */
export const initScript = oneLine(`
((d)=>{
  const read=(k)=>{try{return localStorage.getItem(k)}catch{}},
    known=(v)=>/^(${choices.join('|')})$/.test(v)&&v,
    clicks=self.${earlyClicks.list}=[],
    waits=()=>self.${earlyClicks.list}&&d.querySelector('#${earlyClicks.client}'),
    bare=()=>d.classList.remove('js'),
    line=navigator.connection||{};
  d.classList.add('js');
  if(!(line.saveData||line.downlink<2||/[23]g/.test(line.effectiveType)))
    for(const href of ${JSON.stringify(earlyFaces())})
      document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}));
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
  setTimeout(()=>{if(waits())bare()},${earlyClicks.timeout});
  const s=read('${schemeKey}');
  d.dataset.theme=s==='dark'||s==='light'?s:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';
  const c=known(new URLSearchParams(location.search).get('${choiceParameter}'))||known(read('${choiceKey}'));
  if(c)d.dataset.code=c;
  if(read('${wrapKey}')==='${wrapped}')d.dataset.wrap='';
  if(/^(Mac|iP)/.test(navigator.platform))d.dataset.keys='apple'
})(document.documentElement)
`)
