import type { Link } from 'mdast'
import { slugsOf } from '@/lib/content/files'
import { anchorsOf } from '@/lib/content/headings'
import { generatedAnchors, generatedExists } from '@/lib/content/pages'
import { loadSourcePage, type SourcePage } from '@/lib/content/source-page'
import { basePath } from '@/lib/links/href'
import { readPageLink } from '@/lib/links/page-link'
import { isPublishedId } from '@/lib/links/published'
import { cureOfName, nearestName } from '@/lib/text/nearest-name'
import { defaultLocale, site } from '@/site.config'
import { hasKnownProperties } from './components'
import { elementsOf, textOf } from './elements'
import { readMoved } from './moved'
import { nodesOf, usedDefinitions } from './nodes'
import { problemAt, type Rule } from './rule'

/** Requires that every link has words, and leads to a page and an anchor that exist. */
export const linksRule: Rule = (page) => {
  const written = [
    ...nodesOf(page.tree, 'link'),
    ...usedDefinitions(page.tree),
  ].map((node) => ({ href: node.url, node }))
  const cards = elementsOf(page.tree, 'Card')
    .filter(hasKnownProperties)
    .map((node) => ({ href: textOf(node, 'href') ?? '', node }))
  return [...written, ...cards].flatMap(({ href, node }) => {
    const isEmpty =
      node.type === 'link' &&
      node.children.every(
        (child) => child.type === 'text' && child.value.trim() === '',
      )
    const message = isEmpty
      ? `has no words, so nobody sees it; write [words](${href})`
      : node.type === 'link' && tooLong.test(href) && isBare(page, node)
        ? 'took in the text behind it; write [words](https://…)'
        : complaint(page, href)
    return message
      ? [problemAt(page, node, `the link "${href}" ${message}`)]
      : []
  })
}

/** What ends no bare address: letters of other scripts, wide marks, brackets. */
const tooLong = /[^\u0021-\u007E]|[[\]]/

const isBare = ({ source }: SourcePage, { position }: Link) =>
  source[position?.start.offset ?? 0] !== '['

/** True for an address below that of this book, with www. too. */
function isOwn(href: string): boolean {
  if (!URL.canParse(href)) return false
  const { host, pathname } = new URL(href)
  const own = new URL(site.origin).host.replace(/^www\./, '')
  return (
    [own, `www.${own}`].includes(host) &&
    `${pathname}/`.startsWith(`${basePath}/`)
  )
}

/** An address with a name of two parts, which `localhost` is not. */
const external = /^(?:https:\/\/[^\s/?#]+\.[^\s/?#]+|mailto:.)/

function complaint(page: SourcePage, href: string): string | undefined {
  if (href.startsWith('http:'))
    return 'is not encrypted; write https://, and an address of the local node as code'
  if (isOwn(href))
    return 'is a place in this book; write /section/page, which also leads to translations'
  if (external.test(href)) return undefined
  if (href.startsWith('#')) return anchorComplaint(page, href.slice(1))
  const target = readPageLink(href)
  if (!target)
    return 'is not a place in the book; write /section/page, #anchor or an https address'
  const { slug, anchor } = target
  if (/\.(html|mdx?)$/.test(slug))
    return `has a file ending; write /${slug.replace(/\.\w+$/, '')}`
  if (generatedExists(defaultLocale, slug))
    return anchor
      ? complaintAbout(anchor, generatedAnchors(defaultLocale, slug), slug)
      : undefined
  if (!slugsOf(defaultLocale).includes(slug)) return missingPage(slug)
  return anchor && !isPublishedId(slug, anchor)
    ? anchorComplaint(loadSourcePage(defaultLocale, slug), anchor)
    : undefined
}

function missingPage(slug: string): string {
  const moved = readMoved()[`/${slug}.html`]
  if (moved)
    return `is the old address of a page; write ${moved.replace('.html', '')}`
  const near = slugLike(slug)
  const meant = near === undefined ? '' : ` (did you mean "/${near}"?)`
  return `links to a page that does not exist; correct it${meant}, or write the page first`
}

/**
 * The page with the most similar name in any section. A wrong section is more likely than two pages
 * of one name.
 */
function slugLike(slug: string): string | undefined {
  const slugs = slugsOf(defaultLocale)
  const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1)
  const name = nearestName(nameOf(slug), slugs.map(nameOf))
  return slugs.find((one) => name && nameOf(one) === name)
}

function anchorComplaint(
  { headings, file }: SourcePage,
  anchor: string,
): string | undefined {
  const anchors = headings.flatMap(anchorsOf)
  return complaintAbout(anchor, anchors, file)
}

function complaintAbout(
  anchor: string,
  anchors: readonly string[],
  place: string,
): string | undefined {
  if (anchors.includes(anchor)) return undefined
  return `links to an anchor that ${place} does not have; ${cureOfName(anchor, anchors)}`
}
