import type { Nodes } from 'mdast'
import { lineOfNode } from '@/lib/content/parse'
import { nodesOf } from './nodes'
import type { Rule } from './rule'
import { sentencesOf } from './sentences'

const month =
  '(?:January|February|March|April|May|June|July|August|September|October|November|December)'

/** What sentences say of the world outside the book: that something is newest, or when it changed. */
const claim = new RegExp(
  [
    '\\b(?:latest|newest|most recent) (?:release|package|client|SDK|line|major)',
    '\\b(?:deprecat|supersed)(?:ed|es)\\b',
    '\\b(?:unmaintained|no longer maintained)\\b',
    '\\bstill (?:maintained|developed|supported)\\b',
    `\\b(?:\\d{1,2} )?${month} 20\\d\\d\\b`,
  ].join('|'),
)

/**
 * Requires a source beside each sentence that says what is newest, deprecated or maintained, or that
 * dates an event: a fact of content/facts.json, or a link to another site. A package registry's list
 * is no such source (decision 31).
 */
export const worldClaimsRule: Rule = ({ tree, file }) =>
  nodesOf(tree, 'paragraph', 'tableRow')
    .filter((node) => !hasSource(node))
    .flatMap((node) =>
      sentencesOf(textOf(node)).flatMap((sentence) => {
        const found = claim.exec(sentence)?.[0]
        return found
          ? [
              {
                file,
                line: lineOfNode(node),
                message: `"${found}" is a fact about the world without a source next to it; link the release notes or the announcement there, or add it to content/facts.json with its source and write <Fact id="…" />`,
              },
            ]
          : []
      }),
    )

const registry =
  /^https:\/\/(?:www\.)?(?:npmjs\.com|crates\.io|pypi\.org|lib\.rs)\b/

function hasSource(node: Nodes): boolean {
  if (node.type === 'link')
    return /^https?:/.test(node.url) && !registry.test(node.url)
  if (node.type === 'mdxJsxTextElement' && node.name === 'Fact') return true
  return 'children' in node && node.children.some(hasSource)
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value.replaceAll(/\s*\n\s*/g, ' ')
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
