import { toHtml } from 'hast-util-to-html'
import { createHighlighter } from 'shiki'
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

/** The theme's color of text without an element. */
const plain = 'plain'

/** The theme's color of names, which are constants if they are in capitals. */
const mayBeConstant = 'constant'

/**
 * The element of each kind of token, in place of its color: elements are shorter than classes, and
 * a thousand tokens are a tenth of a page. Screen readers ignore these, and without our styles they
 * change little. The most frequent ones have one letter. Names stay plain text.
 *
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const scopes = {
  b: ['keyword', 'storage', 'variable.language', 'entity.name.tag'],
  i: ['punctuation', 'meta.brace'],
  em: [
    'string',
    'punctuation.definition.string',
    'punctuation.definition.interpolation',
  ],
  u: [
    'entity.name.function',
    'entity.name.command',
    'entity.other.attribute-name',
    'meta.function-call.generic',
    'support.function',
  ],
  bdi: ['entity.name.type', 'entity.other.inherited-class', 'support.type'],
  var: ['constant.numeric', 'constant.language', 'storage.type.numeric'],
  small: [
    'comment',
    'punctuation.definition.comment',
    'string.quoted.docstring',
  ],
  [mayBeConstant]: ['constant.other.caps', 'variable.other.constant'],
  [plain]: [
    'constant.other.placeholder',
    'keyword.operator.access',
    'keyword.operator.accessor',
    'keyword.operator.namespace',
    'meta.template.expression',
    'punctuation.accessor',
    'punctuation.separator.period',
    'support.type.property-name',
    'punctuation.support.type.property-name',
  ],
}

const rules = [
  { settings: { foreground: plain, background: plain } },
  ...Object.entries(scopes).map(([foreground, scope]) => ({
    scope: [...scope],
    settings: { foreground },
  })),
]

/**
 * A theme whose colors are names of elements. Its rules have one name in Shiki, another in
 * rehype-pretty-code.
 */
const theme = { name: 'elements', settings: rules, tokenColors: rules }

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
 * The element of a token, or an empty string for plain text. Grammars also call `=` and `=>`
 * keywords, and every name after `const` a constant. Of the punctuation only brackets get an
 * element: with one around each comma and colon, a page of programs had half as many again.
 *
 * @param {string} text
 * @param {string} color
 */
function elementOf(text, color) {
  if (color === 'i' || (color === 'b' && !/\p{L}/u.test(text)))
    return /[()[\]{}]/.test(text) ? 'i' : ''
  if (color === mayBeConstant)
    return /^\s*[A-Z][A-Z\d_]+\s*$/.test(text) ? 'var' : ''
  return color in scopes && color !== plain ? color : ''
}
