import { schemeKey } from './scheme'

/**
 * Runs in the head before the first paint: says that scripts run (so that tabs and buttons appear) and puts the stored colour scheme on
 * `<html>`. Without a stored one, or with storage blocked, the system's scheme holds.
 */
export const initScript = `(function(d){d.classList.add('js');try{var s=localStorage.getItem('${schemeKey}');if(s==='dark'||s==='light')d.dataset.theme=s}catch(e){}d.dataset.theme=d.dataset.theme||(matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light')})(document.documentElement)`
