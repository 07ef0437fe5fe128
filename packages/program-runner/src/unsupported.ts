import { transform } from 'sucrase'

/** What JSX is compiled to, only to find it. */
const mark = '$jsx'

/**
 * Refuses JSX, which the compiler takes for something else: it names another line.
 *
 * @throws SyntaxError with `loc`, the place of the first tag
 */
export function assertNoJsx(source: string): void {
  const code = compileJsx(source)
  const lines = source.split('\n')
  const index = code.split('\n').findIndex((line, at) => {
    return line.includes(mark) && !lines[at]?.includes(mark)
  })
  if (index < 0) return
  const column = (lines[index] ?? '').search(/<[\w>]/) + 1
  refuse('JSX is not supported here', { line: index + 1, column })
}

function compileJsx(source: string): string {
  try {
    return transform(source, {
      transforms: ['typescript', 'jsx'],
      jsxPragma: mark,
      jsxFragmentPragma: mark,
      production: true,
      disableESTransforms: true,
    }).code
  } catch {
    return ''
  }
}

/**
 * Refuses a namespace whose values the program uses: the compiler removes it as a type.
 *
 * @throws SyntaxError with `loc`, in the words of Node
 */
export function assertNoNamespace(source: string, code: string): void {
  const compiled = code.split('\n')
  for (const [index, line] of source.split('\n').entries()) {
    const found = /^\s*(?:export\s+)?(?:namespace|module)\s+(\w+)/.exec(line)
    // In a string of the program it stays.
    if (!found || compiled[index]?.includes(found[0])) continue
    if (new RegExp(`\\b${found[1]}\\s*[.[]`).test(code))
      refuse('TypeScript namespace declaration is not supported here', {
        line: index + 1,
        column: line.search(/\S/) + 1,
      })
  }
}

function refuse(message: string, loc: { line: number; column: number }): never {
  throw Object.assign(new SyntaxError(message), { loc })
}
