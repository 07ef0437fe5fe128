import { readFileSync } from 'node:fs'
import { SKIP, visit } from 'unist-util-visit'

/** @import { ElementContent } from 'hast' */

/** Elements and components that show code. */
const closed = /^(?:code|pre|samp|svg|Code\w*|Output)$/

/**
 * Keeps a line from breaking inside the words of `content/unbroken.json`, in languages that write
 * without spaces: browsers break them by dictionaries, which lack loan words. Elements mark the
 * words, so that copied text has no invisible characters.
 */
export default function rehypeUnbroken() {
  /** @param {import('hast').Root} tree @param {import('vfile').VFile} file */
  return (tree, file) => {
    const locale = /.*content[\\/]([a-z]+)[\\/]/.exec(file.path ?? '')?.[1]
    const words = wordsOf(locale)
    if (words.length === 0) return
    const pattern = new RegExp(`(${words.join('|')})`)
    visit(tree, (node, index, parent) => {
      const name =
        ('tagName' in node && node.tagName) || ('name' in node && node.name)
      if (name && closed.test(name)) return SKIP
      if (node.type !== 'text' || !parent || index === undefined) return
      const parts = node.value.split(pattern)
      const nodes = parts.flatMap((part, at) => nodeOf(part, at % 2 === 1))
      parent.children.splice(index, 1, ...nodes)
      return [SKIP, index + nodes.length]
    })
  }
}

/** @param {string | undefined} locale @returns {readonly string[]} longer words first: one may begin another */
function wordsOf(locale) {
  const words = JSON.parse(readFileSync('content/unbroken.json', 'utf8'))
  return (words[locale ?? ''] ?? []).toSorted(
    (/** @type {string} */ a, /** @type {string} */ b) => b.length - a.length,
  )
}

/** @param {string} value @param {boolean} isWord @returns {ElementContent[]} */
function nodeOf(value, isWord) {
  if (!value) return []
  if (!isWord) return [{ type: 'text', value }]
  return [
    {
      type: 'element',
      tagName: 'span',
      properties: { className: ['unbroken'] },
      children: [{ type: 'text', value }],
    },
  ]
}
