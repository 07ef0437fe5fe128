import type { Code } from 'mdast'
import { grammars } from '@/lib/code/highlight.mjs'
import type { SourcePage } from '@/lib/content/source-page'
import { nodesOf } from './nodes'
import { problemAt, type Rule } from './rule'

const programs = [
  'ts',
  'tsx',
  'js',
  'jsx',
  'typescript',
  'javascript',
  'rust',
  'rs',
  'python',
  'py',
]
const longest = 5

/**
 * Requires that programs are in samples/. A fence is a command, an output, or a fragment of at most
 * five lines.
 */
export const fencesRule: Rule = (page) =>
  nodesOf(page.tree, 'code').flatMap((node) => {
    const message = complaint(page, node)
    return message ? [problemAt(page, node, message)] : []
  })

function complaint(page: SourcePage, node: Code): string | undefined {
  if (!hasEnd(page, node))
    return 'the fence has no end, so the page below is code; write ``` below its last line'
  const { lang, meta, value } = node
  if (!lang)
    return 'the fence has no language; open it with ```sh, ```toml, ```json or ```text'
  if (meta)
    return `nobody sees what is behind the language ("${meta}"); write it into the text above`
  if (lang === 'sh' && /^\s*\$ /m.test(value))
    return 'readers would copy the $ of the prompt; write the command alone'
  if (programs.includes(lang))
    return `the fence contains program code (${lang}); move it to samples/ and include it with <CodeGroup sample="…" />`
  if (!grammars.includes(lang))
    return `the fence is in "${lang}", which is not highlighted here; use one of: ${grammars.join(', ')}`
  const lines = value.split('\n').length
  return lines > longest
    ? `the fence has ${lines} lines, but only ${longest} are allowed; move it to samples/ and include it, or shorten it`
    : undefined
}

/**
 * False for a fence that nobody closes: it ends with the page, with what it is in, or where the next
 * fence does.
 */
function hasEnd({ source }: SourcePage, { position, value }: Code): boolean {
  const written = source.slice(position?.start.offset, position?.end.offset)
  const [fence = ''] = /^(?:`+|~+)/.exec(written) ?? []
  const isClosed = written.slice(fence.length).trimEnd().endsWith(fence)
  const lines = value.split('\n')
  return isClosed && !lines.some((line) => line.trimStart().startsWith(fence))
}
