import { choiceKey, choiceParameter, choices } from '@/lib/code/choice'
import { runtime } from '@/lib/runtime/contract'
import { schemeKey } from '@/lib/theme/scheme'

/**
 * Runs in the head before the first paint: says that scripts run (so that tabs and buttons appear), until the script that starts them does not come, and puts the reader's colour scheme and
 * choice of code on `<html>`, and whether the keyboard is Apple's. Without stored ones, or with storage blocked, the system's scheme and the first tabs hold.
 */
export const initScript = `(function(d){d.classList.add('js');addEventListener('error',function(e){if(e.target.id==='${runtime.start}')d.classList.remove('js')},true);var read=function(k){try{return localStorage.getItem(k)}catch(e){}};var s=read('${schemeKey}');d.dataset.theme=s==='dark'||s==='light'?s:matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';var known=function(v){return/^(${choices.join('|')})$/.test(v)&&v};var c=known(new URLSearchParams(location.search).get('${choiceParameter}'))||known(read('${choiceKey}'));if(c)d.dataset.code=c;if(/^(Mac|iP)/.test(navigator.platform))d.dataset.keys='apple'})(document.documentElement)`
