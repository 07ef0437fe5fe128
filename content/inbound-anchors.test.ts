/** @jest-environment node */
import { slugsOf } from '@/lib/site/content/files'
import { anchorsOf } from '@/lib/site/content/headings'
import { loadSourcePage } from '@/lib/site/content/source-page'
import { droppedAnchors } from '@/lib/site/rules/english/dropped-anchors'
import inbound from './inbound-anchors.json'

const pages: Readonly<Record<string, readonly string[]>> = inbound.anchors
const existing = new Set(slugsOf('en'))
const written = Object.keys(pages)
  .map((path) => path.replace(/\/$/, ''))
  .filter((slug) => existing.has(slug))

test.each(written)(
  'links from elsewhere land on their sections of "%s"',
  (slug) => {
    const { headings } = loadSourcePage('en', slug)
    const anchors = new Set(headings.flatMap(anchorsOf))
    const missing = (pages[slug] ?? pages[`${slug}/`] ?? []).filter(
      (anchor) =>
        !anchors.has(anchor) &&
        !Object.hasOwn(droppedAnchors, `${slug}#${anchor}`),
    )
    const cure = `give the section on the same matter these anchors: ## Title [#its-id ${missing.map((anchor) => `#${anchor}`).join(' ')}]`
    expect(missing.length > 0 ? cure : '').toBe('')
  },
)
