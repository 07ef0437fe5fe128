import { toHtml } from 'hast-util-to-html'
import { createCssVariablesTheme, createHighlighter } from 'shiki'
import { visit } from 'unist-util-visit'

/** @import { ElementContent, Root } from 'hast' */

/** The grammars of samples and fences. */
export const grammars = [
  'ts',
  'tsx',
  'json',
  'rust',
  'python',
  'sh',
  'toml',
  'sql',
  'html',
  'text',
]

/**
 * The element for each color of the theme. HTML's own elements for offset text are shorter than
 * classes: a class on each of a thousand words is a tenth of a page. Other tokens (names, numbers,
 * operators) are plain text: calmer to read, and less to load.
 *
 * @type {Readonly<Record<string, string>>}
 */
const elements = {
  'var(--shiki-token-keyword)': 'b',
  'var(--shiki-token-string)': 'i',
  'var(--shiki-token-string-expression)': 'i',
  'var(--shiki-token-comment)': 'small',
  'var(--shiki-token-function)': 'u',
}

const variables = createCssVariablesTheme({ fontStyle: false })
// rehype-pretty-code reads the rules under the name that older themes use.
const theme = { ...variables, settings: variables.tokenColors ?? [] }

/** @type {import('shiki').ShikiTransformer} */
const transformer = {
  // Shiki leaves the rest of a line plain after half a second. A busy machine reaches that limit,
  // and pages would differ from build to build.
  preprocess(_, options) {
    options.tokenizeTimeLimit = 0
  },
  line(line, number) {
    line.children = mergeTokens(this.tokens[number - 1] ?? [])
  },
}

/** @type {Promise<import('shiki').Highlighter> | undefined} */
let highlighter

function getHighlighter() {
  highlighter ??= createHighlighter({ themes: [theme], langs: grammars })
  return highlighter
}

/**
 * The options of rehype-pretty-code: fences are highlighted like samples.
 *
 * @type {import('rehype-pretty-code').Options}
 */
export const prettyCodeOptions = {
  theme,
  getHighlighter,
  transformers: [transformer],
  bypassInlineCode: true,
  keepBackground: false,
  grid: false,
}

/**
 * Highlights one program. Returns a line of HTML for each of its lines.
 *
 * @param {string} code
 * @param {string} grammar one of `grammars`
 * @returns {Promise<string[]>}
 */
export async function highlightLines(code, grammar) {
  const options = { lang: grammar, theme, transformers: [transformer] }
  return linesOf((await getHighlighter()).codeToHast(code, options))
}

/**
 * The lines of a highlighted program as HTML.
 *
 * @param {Root | ElementContent} tree
 */
export function linesOf(tree) {
  /** @type {string[]} */
  const lines = []
  visit(tree, { tagName: 'code' }, (code) => {
    if (!('children' in code)) return
    for (const line of code.children)
      if (line.type === 'element') lines.push(toHtml(line.children).trimEnd())
  })
  return lines
}

/**
 * Joins adjacent tokens of one kind, so that a line has no more elements than changes of color.
 *
 * @param {readonly import('shiki').ThemedToken[]} tokens
 * @returns {ElementContent[]}
 */
function mergeTokens(tokens) {
  /** @type {{ name: string, text: string }[]} */
  const runs = []
  for (const { content, color = '' } of tokens) {
    const name = elementOf(content, color)
    const last = runs.at(-1)
    if (last && (last.name === name || content.trim() === ''))
      last.text += content
    else runs.push({ name, text: content })
  }
  return runs.map(({ name, text }) => {
    const value = { type: /** @type {const} */ ('text'), value: text }
    return name
      ? { type: 'element', tagName: name, properties: {}, children: [value] }
      : value
  })
}

/**
 * The element of a token, or an empty string for plain text. Grammars also call `=`, `:` and `=>`
 * keywords; those stay plain.
 *
 * @param {string} text
 * @param {string} color
 */
function elementOf(text, color) {
  const name = elements[color] ?? ''
  return name === 'b' && !/\p{L}/u.test(text) ? '' : name
}
