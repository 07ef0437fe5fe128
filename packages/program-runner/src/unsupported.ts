import { type Options, transform } from 'sucrase'

/** What JSX is compiled to, only to find it. */
const mark = '$jsx'

/**
 * Refuses JSX, which the compiler takes for something else: it names another line.
 *
 * @throws SyntaxError with `loc`, the place of the first tag
 */
export function assertNoJsx(source: string): void {
  const code = compiled(source, {
    transforms: ['typescript', 'jsx'],
    jsxPragma: mark,
    jsxFragmentPragma: mark,
    production: true,
  })
  const lines = source.split('\n')
  const index = code.split('\n').findIndex((line, at) => {
    return line.includes(mark) && !lines[at]?.includes(mark)
  })
  if (index < 0) return
  const column = (lines[index] ?? '').search(/<[\w>]/) + 1
  refuse('JSX is not supported here', { line: index + 1, column })
}

/**
 * Refuses Markdown around a program: JavaScript takes its first line for a template.
 *
 * @throws SyntaxError with `loc`, the place of the first line
 */
export function assertNoFence(source: string): void {
  const [before] = /^\s*(?=```)/.exec(source) ?? []
  if (before === undefined) return
  const line = before.split('\n').length
  refuse('Remove the lines with ```, which are Markdown', { line, column: 1 })
}

/**
 * Refuses a namespace whose values the program uses: the compiler removes it as a type.
 *
 * @throws SyntaxError with `loc`, in the words of Node
 */
export function assertNoNamespace(source: string, code: string): void {
  const lines = code.split('\n')
  for (const [index, line] of source.split('\n').entries()) {
    const found = /^\s*(?:export\s+)?(?:namespace|module)\s+(\w+)/.exec(line)
    // In a string of the program it stays.
    if (!found?.[1] || lines[index]?.includes(found[0])) continue
    if (isUndeclaredValue(found[1], source))
      refuse('TypeScript namespace declaration is not supported here', {
        line: index + 1,
        column: line.search(/\S/) + 1,
      })
  }
}

/** True for a name that the program uses as a value without declaring one. */
function isUndeclaredValue(name: string, source: string): boolean {
  // The compiler removes an import that no value uses. A declaration in the block shadows it.
  const probe = `import { ${name} } from '';{${source}\n}`
  return compiled(probe, { transforms: ['typescript'] }).startsWith('import')
}

/** Compiled code; empty for what does not compile. */
function compiled(source: string, options: Options): string {
  try {
    return transform(source, { ...options, disableESTransforms: true }).code
  } catch {
    return ''
  }
}

function refuse(message: string, loc: { line: number; column: number }): never {
  throw Object.assign(new SyntaxError(message), { loc })
}
