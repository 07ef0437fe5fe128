import { toHtml } from 'hast-util-to-html'
import rehypePrettyCode from 'rehype-pretty-code'
import { createCssVariablesTheme, createHighlighter } from 'shiki'
import { unified } from 'unified'
import { SKIP, visit } from 'unist-util-visit'

/** @import { Element, ElementContent, Root } from 'hast' */

/** The grammars that samples and fences may use. */
export const grammars = [
  'ts',
  'tsx',
  'json',
  'rust',
  'python',
  'sh',
  'toml',
  'html',
  'text',
]

/**
 * The element that stands for each of the theme's variables: HTML's own for text that is set off, as a class on each of a thousand words is a
 * tenth of a page. A token of any other variable (names, numbers, marks) is plain ink: calmer to read, and less to load.
 *
 * @type {Readonly<Record<string, string>>}
 */
const elements = {
  'token-keyword': 'b',
  'token-string': 'i',
  'token-string-expression': 'i',
  'token-comment': 'small',
  'token-function': 'u',
}

const theme = createCssVariablesTheme({ variablePrefix: '', fontStyle: false })

/** @type {import('rehype-pretty-code').Options} */
const options = {
  theme: { ...theme, settings: theme.settings ?? theme.tokenColors ?? [] },
  keepBackground: false,
  bypassInlineCode: true,
  getHighlighter: async (wishes) => {
    const highlighter = await createHighlighter({ ...wishes, langs: grammars })
    return { ...highlighter, codeToHtml: withoutTimeLimit(highlighter) }
  },
}

/**
 * Shiki leaves the rest of a line plain when it took longer than half a second, which a busy machine reaches: pages would differ from
 * build to build.
 *
 * @param {import('shiki').Highlighter} highlighter
 * @returns {import('shiki').Highlighter['codeToHtml']}
 */
function withoutTimeLimit(highlighter) {
  return (code, wishes) =>
    highlighter.codeToHtml(code, { ...wishes, tokenizeTimeLimit: 0 })
}

const processor = unified().use(rehypePrettyCode, options)

/**
 * Highlights every fence of a tree and hands each to `replace` as lines of HTML whose tokens are elements without styles.
 *
 * @param {Root} tree
 * @param {(language: string, lines: string[]) => ElementContent} replace
 */
export async function highlightFences(tree, replace) {
  const highlighted = await processor.run(tree)
  visit(highlighted, 'element', (node, index, parent) => {
    if (!('data-rehype-pretty-code-figure' in node.properties)) return
    if (!parent || index === undefined) return
    const { language, lines } = readFigure(node)
    parent.children[index] = replace(language, lines)
    return SKIP
  })
  return highlighted
}

/**
 * Highlights one program: a line of HTML for each of its lines.
 *
 * @param {string} code
 * @param {string} grammar one of `grammars`
 * @returns {Promise<string[]>}
 */
export async function highlightLines(code, grammar) {
  /** @type {string[]} */
  let result = []
  await highlightFences(fence(code, grammar), (_, lines) => {
    result = lines
    return { type: 'text', value: '' }
  })
  return result
}

/**
 * @param {string} code
 * @param {string} grammar
 * @returns {Root}
 */
function fence(code, grammar) {
  const properties = { className: [`language-${grammar}`] }
  const text = { type: /** @type {const} */ ('text'), value: `${code}\n` }
  return {
    type: 'root',
    children: [
      {
        type: 'element',
        tagName: 'pre',
        properties: {},
        children: [
          { type: 'element', tagName: 'code', properties, children: [text] },
        ],
      },
    ],
  }
}

/** @param {Element} figure */
function readFigure(figure) {
  let language = 'text'
  /** @type {string[]} */
  const lines = []
  visit(figure, 'element', (node) => {
    if (node.tagName === 'code')
      language = String(node.properties['data-language'] ?? language)
    if (!('data-line' in node.properties)) return
    lines.push(toHtml(mergeTokens(node.children)).trimEnd())
    return SKIP
  })
  return { language, lines }
}

/**
 * Joins neighbours of one kind, so that a line has as few elements as it has changes of colour.
 *
 * @param {ElementContent[]} tokens
 * @returns {ElementContent[]}
 */
function mergeTokens(tokens) {
  /** @type {{ name: string, text: string }[]} */
  const runs = []
  for (const token of tokens) {
    const { name, text } = readToken(token)
    const last = runs.at(-1)
    if (last && (last.name === name || text.trim() === '')) last.text += text
    else runs.push({ name, text })
  }
  return runs.map(({ name, text }) => {
    const value = { type: /** @type {const} */ ('text'), value: text }
    if (!name) return value
    return {
      type: 'element',
      tagName: name,
      properties: {},
      children: [value],
    }
  })
}

/** @param {ElementContent} token */
function readToken(token) {
  if (token.type !== 'element')
    return { name: '', text: token.type === 'text' ? token.value : '' }
  const variable = /var\(([\w-]+)\)/.exec(String(token.properties.style))?.[1]
  const text = token.children
    .map((child) => (child.type === 'text' ? child.value : ''))
    .join('')
  const name = elements[variable ?? ''] ?? ''
  return { name: isOperator(name, text) ? '' : name, text }
}

/**
 * Grammars call `=`, `:` and `=>` keywords too; in ink they are calmer to read, and there are a thousand on a long page.
 *
 * @param {string} name
 * @param {string} text
 */
function isOperator(name, text) {
  return name === 'b' && !/\p{L}/u.test(text)
}
