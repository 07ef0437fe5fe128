/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server'
import { loadPage } from '@/lib/content/load'
import { assetHref } from '@/lib/links/href'
import { ContentImage } from './ContentImage'

const page = loadPage('de', 'core-concepts/accounts')

test.each([
  ['/icon.svg', 32, 32],
  ['/social-card.png', 1200, 630],
])(
  'the image %s keeps %i by %i pixels free before it comes',
  (src, width, height) => {
    const markup = renderToStaticMarkup(
      <ContentImage page={page} src={src} alt="Was es zeigt" />,
    )
    const [img] = markup.match(/<img[^>]*>/) ?? []
    expect(img).toContain(`src="${assetHref(src)}" alt="Was es zeigt"`)
    expect(img).toContain(`width="${width}" height="${height}"`)
    expect(markup).toContain('data-zoomable')
  },
)
