import type { Element, Root } from 'hast'
import { elementsIn, isLink, propertyOf } from '../document/elements'
import type { Page } from './page'

/**
 * Adds the digest of its content to every own script and style sheet of a document, so that
 * browsers run no other file. Preloads get the digest too, or their file would be loaded a second
 * time.
 */
export function integrity(tree: Root, { site }: Page): void {
  for (const element of elementsIn(tree)) {
    const digest = site.digests.get(loaded(element) ?? '')
    if (digest) element.properties.integrity ??= digest
  }
}

function loaded(element: Element): string | undefined {
  if (element.tagName === 'script') return propertyOf(element, 'src')
  const ahead = isLink(element, 'preload') && propertyOf(element, 'as')
  return isLink(element, 'stylesheet', 'modulepreload') ||
    ahead === 'style' ||
    ahead === 'script'
    ? propertyOf(element, 'href')
    : undefined
}
