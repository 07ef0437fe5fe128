import { init, parse } from 'es-module-lexer'
import { transform } from 'sucrase'
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
  // An address from outside the recipe does not change the places of what stands before it.
  const meta = found.filter(({ type }) => type === 'import-meta')
  const imports = found.flatMap((each): Import[] => {
    if (each.type === 'import-meta' || each.specifier === undefined) return []
    const quote = each.type === 'dynamic' ? 1 : 0
    const name = moduleName(each.specifier, file)
    return [[each.start + quote, each.end - quote, name]]
  })
  const address = JSON.stringify(`file:///samples/${file}`)
  const named = `${code}\n//# sourceURL=recipe:///${file}`
  return meta.reduceRight<Compiled>(
    (result, { end, start }) => {
      const text = `({ url: ${address} })`
      const move = (place: number) =>
        place > start ? place + text.length - (end - start) : place
      return {
        code: result.code.slice(0, start) + text + result.code.slice(end),
        imports: result.imports.map(([from, to, name]) => [
          move(from),
          move(to),
          name,
        ]),
      }
    },
    { code: named, imports },
  )
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
