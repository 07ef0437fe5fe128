import type { Code } from 'mdast'
import { grammars } from '@/lib/code/highlight.mjs'
import type { Problem } from '@/lib/content/content-error'
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
export const fencesRule: Rule = (page) => {
  const problems: Problem[] = []
  for (const node of nodesOf(page.tree, 'code')) {
    const lines = node.value.split('\n').length
    if (!hasEnd(page, node))
      problems.push(
        problemAt(
          page,
          node,
          'the fence has no end, so the page below is code; write ``` below its last line',
        ),
      )
    else if (!node.lang)
      problems.push(
        problemAt(
          page,
          node,
          'the fence has no language; open it with ```sh, ```toml, ```json or ```text',
        ),
      )
    else if (node.meta)
      problems.push(
        problemAt(
          page,
          node,
          `nobody sees what is behind the language ("${node.meta}"); write it into the text above`,
        ),
      )
    else if (node.lang === 'sh' && /^\s*\$ /m.test(node.value))
      problems.push(
        problemAt(
          page,
          node,
          'readers would copy the $ of the prompt; write the command alone',
        ),
      )
    else if (programs.includes(node.lang))
      problems.push(
        problemAt(
          page,
          node,
          `the fence contains program code (${node.lang}); move it to samples/ and include it with <CodeGroup sample="…" />`,
        ),
      )
    else if (!grammars.includes(node.lang))
      problems.push(
        problemAt(
          page,
          node,
          `the fence is in "${node.lang}", which is not highlighted here; use one of: ${grammars.join(', ')}`,
        ),
      )
    else if (lines > longest)
      problems.push(
        problemAt(
          page,
          node,
          `the fence has ${lines} lines, but only ${longest} are allowed; move it to samples/ and include it, or shorten it`,
        ),
      )
  }
  return problems
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
