import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { chooseUses, lastRank } from './choose.mjs'
import { finderOf } from './finder.mjs'

/** @import { ElementContent, Parents, Text } from 'hast' */
/** @import { MdxJsxTextElement } from 'mdast-util-mdx-jsx' */
/** @import { VFile } from 'vfile' */
/** @import { Locale } from '@/site.config' */
/** @import { Term } from './read' */
/** @import { Finder, Hit } from './finder.mjs' */

/** Elements and components that hold no prose, that are links, or that react to clicks. */
const closed =
  /^(?:a|button|code|figure|h[1-6]|kbd|pre|samp|summary|svg|table|Cards|Code\w*|FactSheet|Figure|LocalNode|Output|Sources)$/

/** Terms next to a hyphen, a slash or an @ are parts of compounds and names. */
const joined = /[\p{L}\p{N}][-‑/@.]$|@$|\/$/u
const joining = /^[-‑/@](?=[\p{L}\p{N}])|^\.(?=\p{L})/u

/** @typedef {{ readonly locale: Locale, readonly name: string }} Page `name`: its file's, in `content/<locale>/` */
/** @typedef {{ readonly node: Text, readonly parent: Parents, readonly block: number }} Passage */

/**
 * Makes the first use of each chosen term of a page of `content/` a `Term`, and puts `TermNotes` with
 * their definitions at the end. The page's front matter and that of its English page name the terms
 * that it uses in another sense (`unexplained`).
 */
export default function rehypeTerms() {
  /** @param {import('hast').Root} tree @param {VFile} file */
  return (tree, file) => {
    const page = pageOf(file.path)
    if (!page) return
    const uses = chooseUses(usesIn(tree, page))
    for (const use of [...uses].reverse()) putTerm(use)
    const ids = uses.map(({ id }) => id).join(' ')
    const attributes = [jsxAttribute('ids', ids)]
    if (ids)
      tree.children.push({
        type: 'mdxJsxFlowElement',
        name: 'TermNotes',
        attributes,
        children: [],
      })
  }
}

/** @param {string | undefined} path @returns {Page | undefined} */
function pageOf(path) {
  const found = /content[\\/]([a-z]+)[\\/](.+)\.mdx$/.exec(path ?? '')
  if (!found?.[1] || !found[2]) return undefined
  const locale = /** @type {Locale} */ (found[1])
  return { locale, name: found[2].replaceAll('\\', '/') }
}

/** @param {import('hast').Root} tree @param {Page} page */
function usesIn(tree, page) {
  const terms = readTerms()
  const find = finderOf(terms, page.locale)
  const unexplained = new Set(
    ['en', page.locale].flatMap((locale) => unexplainedOn(locale, page.name)),
  )
  return passagesIn(tree).flatMap((passage) =>
    find(passage.node.value)
      .filter(({ term }) => !unexplained.has(term.id))
      .filter((hit) => isFree(hit, passage.node.value, page.locale))
      .map((hit) => ({
        ...passage,
        ...hit,
        id: hit.term.id,
        rank: rankOf(hit.term, page.name),
      })),
  )
}

/** @returns {readonly Term[]} the term base, which the content check has validated */
function readTerms() {
  const base = JSON.parse(readFileSync('content/terms.json', 'utf8'))
  return Object.entries(base).map(
    ([id, { page, basic = false, ...entries }]) => ({
      id,
      page,
      basic,
      entries,
    }),
  )
}

/** @param {string} locale @param {string} name @returns {readonly string[]} */
function unexplainedOn(locale, name) {
  const source = readFileSync(`content/${locale}/${name}.mdx`, 'utf8')
  const [, yaml = ''] = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---/.exec(source) ?? []
  return parse(yaml)?.unexplained ?? []
}

/** @param {Hit} hit @param {string} text @param {Locale} locale */
function isFree({ term, wrong, index, text: word }, text, locale) {
  return (
    !wrong &&
    term.entries[locale]?.definition !== undefined &&
    !joined.test(text.slice(0, index)) &&
    !joining.test(text.slice(index + word.length))
  )
}

/**
 * The rank of a term. Terms of other pages come first, then those that this page explains itself,
 * then those that every reader knows.
 *
 * @param {Term} term
 * @param {string} name
 */
function rankOf({ basic, page: home }, name) {
  if (basic) return lastRank
  return home.split('#')[0] === name.replace(/\/index$/, '') ? 1 : 0
}

/**
 * The texts of a page's paragraphs and list items, each with the number of its block.
 *
 * @param {import('hast').Root} tree
 */
function passagesIn(tree) {
  /** @type {Passage[]} */
  const passages = []
  let blocks = 0
  /** @param {Parents} parent @param {number} block */
  const collect = (parent, block) => {
    for (const node of parent.children) {
      if (node.type === 'text' && block) passages.push({ node, parent, block })
      if (!('children' in node)) continue
      const name = 'tagName' in node ? node.tagName : (node.name ?? '')
      if (!closed.test(name))
        collect(node, /^(?:p|li)$/.test(name) ? ++blocks : block)
    }
  }
  collect(tree, 0)
  return passages
}

/** @param {Passage & Hit & { readonly id: string }} use */
function putTerm({ node, parent, index, text, id }) {
  /** @type {MdxJsxTextElement} */
  const term = {
    type: 'mdxJsxTextElement',
    name: 'Term',
    attributes: [jsxAttribute('id', id)],
    children: [{ type: 'text', value: text }],
  }
  const rest = node.value.slice(index + text.length)
  node.value = node.value.slice(0, index)
  const at = parent.children.indexOf(/** @type {never} */ (node)) + 1
  parent.children.splice(
    at,
    0,
    /** @type {never} */ (term),
    /** @type {never} */ ({ type: 'text', value: rest }),
  )
}

/** @param {string} name @param {string} value */
function jsxAttribute(name, value) {
  return { type: /** @type {const} */ ('mdxJsxAttribute'), name, value }
}
