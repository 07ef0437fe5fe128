import { basePath } from '@/lib/shared/href'
import { oneLine } from './one-line'

/**
 * The script at the end of 404.html, the one document for all unknown addresses. It shows the texts
 * in the language of the address's prefix (decision 7), and one of the four messages.
 */
export const notFoundScript = oneLine(`
(function(d){
  var key=location.pathname.slice(${basePath.length}).split('/')[1];
  var all=d.querySelectorAll('section[data-locale]');
  var own=d.querySelector('section[data-locale="'+(key||'').replace(/[^a-z]/g,'')+'"]')||all[0];
  all.forEach(function(s){s.hidden=s!==own});
  d.documentElement.lang=own.lang;
  d.title=own.querySelector('h1').textContent+' | '+d.title.split(' | ')[1];
  var lines=own.querySelectorAll('blockquote p');
  var one=Math.floor(Math.random()*lines.length);
  lines.forEach(function(p,i){p.hidden=i!==one})
})(document)
`)
