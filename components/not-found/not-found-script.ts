import { basePath } from '@/lib/links/href'
import { oneLine } from '../shell/init-script'

/**
 * The script at the end of 404.html, the one document for all unknown addresses. It shows the page
 * in the language of the address's prefix (decision 7), and one of the four messages.
 */
export const notFoundScript = oneLine(`
((d)=>{
  const key=location.pathname.slice(${basePath.length}).split('/')[1]||'',
    own=d.querySelector('template[data-locale="'+key.replace(/[^a-z]/g,'')+'"]'),
    place=d.querySelector('#not-found');
  if(own){
    const {lang,root,texts,pageTexts}=own.dataset;
    Object.assign(d.documentElement,{lang});
    Object.assign(d.documentElement.dataset,{root,texts});
    place.dataset.pageTexts=pageTexts;
    place.replaceChildren(own.content)
  }
  d.title=place.querySelector('h1').textContent+' | '+d.title.split(' | ')[1];
  const lines=[...place.querySelectorAll('blockquote p')],
    shown=Math.floor(Math.random()*lines.length);
  lines.forEach((p,i)=>{p.hidden=i!==shown})
})(document)
`)
