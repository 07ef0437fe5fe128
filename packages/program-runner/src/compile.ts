import { init, parse } from 'es-module-lexer'
import { transform } from 'sucrase'
import { withPrefix } from './node-modules'
import { findImport, holdImport, importMeta } from './protocol/contract'
import type { Import } from './protocol/link'
import { assertNoFence, assertNoJsx, assertNoNamespace } from './unsupported'

/** A module of JavaScript, and the names of the modules that it imports. */
export interface Compiled {
  readonly code: string
  readonly imports: readonly Import[]
}

/**
 * Compiles a recipe to JavaScript. Lines stay where they are, so that errors name the right one.
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
    if (!isNamed(each)) return []
    const quote = each.type === 'dynamic' ? 1 : 0
    const name = moduleName(each.specifier, file)
    return [[each.start + quote, each.end - quote, name]]
  })
  const meta = `${importMeta}(${JSON.stringify(file)})`
  const edits = found.flatMap((each): Edit[] => {
    if (each.type === 'import-meta')
      return [{ from: each.start, to: each.end, text: meta }]
    if (each.type !== 'dynamic') return []
    const { importStart, importEnd, start } = each
    // A name that is known only when the program runs is looked up then.
    const find = `(async (it) => import(${findImport}(it)))(`
    const lines = lineBreaks(code.slice(importStart, start))
    return [
      isNamed(each)
        ? { from: importStart, to: importStart, text: `${holdImport}(` }
        : {
            from: importStart,
            to: start,
            text: `${holdImport}(${find}${lines}`,
          },
      { from: importEnd, to: importEnd, text: ')' },
    ]
  })
  const edited = applyEdits(code, imports, edits)
  return { ...edited, code: `${edited.code}\n//# sourceURL=recipe:///${file}` }
}

type Found = ReturnType<typeof parse>[0][number]
type Named = Exclude<Found, { type: 'import-meta' }> & { specifier: string }

/** True for an import whose module is a literal. */
const isNamed = (each: Found): each is Named =>
  each.type !== 'import-meta' &&
  each.specifier !== undefined &&
  !(each.type === 'dynamic' && each.glob)

/** A name that a static import takes from a module, and its place in the code. */
export interface ImportedName {
  readonly name: string
  readonly module: string
  readonly at: number
}

/**
 * The names that compiled code imports, so that a missing one can be reported with its place, which
 * browsers do not give.
 *
 * @param file the path of the code below `samples/`
 */
export function importedNames(
  code: string,
  file: string,
): readonly ImportedName[] {
  const [found] = parse(code)
  return found.flatMap((each): readonly ImportedName[] => {
    if (each.type !== 'static') return []
    const { importStart, specifier, start } = each
    const module = moduleName(specifier, file)
    const named = (name: string, place: number) => {
      return { name, module, at: importStart + place }
    }
    const clause = code.slice(importStart, start)
    const alone = /^import\s+[\w$]/.test(clause)
    const brace = clause.indexOf('{')
    const items = brace < 0 ? '' : clause.slice(brace + 1, clause.indexOf('}'))
    const names = items.matchAll(/(?:^|,)\s*([\w$]+)/g)
    return [
      ...(alone ? [named('default', 0)] : []),
      ...Array.from(names, ({ 0: { length }, 1: name = '', index }) =>
        named(name, brace + 1 + index + length - name.length),
      ),
    ]
  })
}

/**
 * Compiled code with declarations in place of its static imports, in as many lines: a script instead
 * of a module.
 */
export function withoutImports(code: string): string {
  const [found] = parse(code)
  return found.reduceRight((text, each) => {
    if (each.type !== 'static' && each.type !== 'reexport-star') return text
    const { importStart, importEnd, start } = each
    const clause = code.slice(importStart, start)
    // `export … from` declares nothing.
    const binding = clause.startsWith('export') ? '' : clause
    const names = binding.replaceAll(
      /^import|[\w$]+\s+as\s|\bfrom\b|['"{}*;]|\bas\b/g,
      ' ',
    )
    const list = names
      .split(/[\s,]+/)
      .filter(Boolean)
      .join()
    const lines = lineBreaks(code.slice(importStart, importEnd))
    const declared = (list && `let ${list}`) + lines
    return text.slice(0, importStart) + declared + text.slice(importEnd)
  }, code)
}

const lineBreaks = (text: string) => '\n'.repeat(text.split('\n').length - 1)

/** Replaces a part of a text. */
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
  assertNoFence(source)
  try {
    const { code } = transform(source, {
      transforms: ['typescript'],
      disableESTransforms: true,
    })
    assertNoNamespace(source, code)
    return code
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    assertNoJsx(source)
    // The error has the place as a property too.
    const message = error.message.replace(/ \(\d+:\d+\)$/, '')
    throw Object.assign(error, { message })
  }
}

/**
 * The name of an imported module: a package's own, or the path of another sample.
 *
 * @example './swap' in integrations/jupiter/run-swap.ts -> 'integrations/jupiter/swap.ts'
 * @example 'fs' -> 'node:fs'
 */
function moduleName(specifier: string, file: string): string {
  if (!/^\.\.?\//.test(specifier)) return withPrefix(specifier)
  const { pathname } = new URL(specifier, `file:///${file}`)
  return `${pathname.slice(1)}.ts`
}
