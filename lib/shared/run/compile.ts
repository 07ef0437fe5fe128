import { init, parse } from 'es-module-lexer'
import { transform } from 'sucrase'
import { holdImport } from './contract'
import type { Import } from './link'

/** A module of JavaScript, and the names of the modules that it imports. */
export interface Compiled {
  readonly code: string
  readonly imports: readonly Import[]
}

/**
 * Makes JavaScript of a recipe. Its lines stay where they are, so that errors name the right one.
 *
 * @param source in TypeScript
 * @param file its path below `samples/`
 * @throws SyntaxError with `loc`, the place in the source
 */
export async function compile(source: string, file: string): Promise<Compiled> {
  const code = stripTypes(source)
  await init
  const [found] = parse(code)
  const imports = found.flatMap((each): Import[] => {
    if (each.type === 'import-meta' || each.specifier === undefined) return []
    const quote = each.type === 'dynamic' ? 1 : 0
    const name = moduleName(each.specifier, file)
    return [[each.start + quote, each.end - quote, name]]
  })
  const address = JSON.stringify(`file:///samples/${file}`)
  const edits = found.flatMap((each): Edit[] => {
    if (each.type === 'import-meta')
      return [{ from: each.start, to: each.end, text: `({ url: ${address} })` }]
    if (each.type !== 'dynamic') return []
    const { importStart, importEnd } = each
    return [
      { from: importStart, to: importStart, text: `${holdImport}(` },
      { from: importEnd, to: importEnd, text: ')' },
    ]
  })
  const edited = applyEdits(code, imports, edits)
  return { ...edited, code: `${edited.code}\n//# sourceURL=recipe:///${file}` }
}

/** A place in a text that another text takes. */
interface Edit {
  readonly from: number
  readonly to: number
  readonly text: string
}

function applyEdits(
  code: string,
  imports: readonly Import[],
  edits: readonly Edit[],
): Compiled {
  const inOrder = edits.toSorted((a, b) => a.from - b.from)
  const move = (place: number) =>
    inOrder
      .filter(({ to }) => to <= place)
      .reduce((at, { from, to, text }) => at + text.length - (to - from), place)
  return {
    code: inOrder.reduceRight(
      (text, edit) =>
        text.slice(0, edit.from) + edit.text + text.slice(edit.to),
      code,
    ),
    imports: imports.map(([from, to, name]) => [move(from), move(to), name]),
  }
}

function stripTypes(source: string): string {
  try {
    return transform(source, {
      transforms: ['typescript'],
      disableESTransforms: true,
    }).code
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    // The message says the place too, which the error has beside it.
    const message = error.message.replace(/ \(\d+:\d+\)$/, '')
    throw Object.assign(error, { message })
  }
}

/**
 * The name of an imported module: a package's own, or the path of another sample.
 *
 * @example './swap' in integrations/jupiter/run-swap.ts -> 'integrations/jupiter/swap.ts'
 */
function moduleName(specifier: string, file: string): string {
  if (!/^\.\.?\//.test(specifier)) return specifier
  const { pathname } = new URL(specifier, `file:///${file}`)
  return `${pathname.slice(1)}.ts`
}
