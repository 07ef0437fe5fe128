import { type NameRules, nameRules } from './name-rules'

/** What an excerpt uses and other lines of its program declare. */
export interface Elsewhere {
  /** True when it uses names that the program imports. */
  readonly imports: boolean
  /** The program's own names, in the order of their use. */
  readonly names: readonly string[]
}

const nowhere: Elsewhere = { imports: false, names: [] }

/** A name that is used: no property, no key, no named argument. */
const use =
  /(?<![\w$]|::|(?<!\.)\.)(?!_\b)[A-Za-z_$][\w$]*(?![\w$]|\??:(?!:)|=(?!=))/g

/**
 * Finds what an excerpt uses without showing where it comes from. Scopes are left aside: a name
 * counts when the excerpt uses it and does not declare it, and another line does.
 */
export function elsewhereOf(
  lines: readonly string[],
  essential: readonly boolean[],
  grammar: string,
): Elsewhere {
  const rules = nameRules[grammar]
  if (!rules) return nowhere
  const codeOf = (wanted: boolean) =>
    withoutQuiet(
      lines.filter((_, index) => essential[index] === wanted).join('\n'),
      rules,
    )
  const excerpt = codeOf(true)
  const rest = codeOf(false)
  const own = new Set([
    ...importedIn(excerpt, rules),
    ...declaredIn(excerpt, rules),
  ])
  const used = [...excerpt.matchAll(use)].map(([name]) => name)
  const missing = [...new Set(used)].filter((name) => !own.has(name))
  const imported = importedIn(rest, rules)
  const declared = declaredIn(rest.replace(rules.imports, ''), rules)
  return {
    imports: missing.some((name) => imported.has(name)),
    names: missing.filter((name) => declared.has(name) && !imported.has(name)),
  }
}

/** A program without comments. Of its strings only what stands in braces remains: `${name}`. */
const withoutQuiet = (code: string, { quiet }: NameRules) =>
  code.replace(quiet, (found) =>
    /^["'`]/.test(found) ? (found.match(/\{[^}]*\}/g) ?? []).join(' ') : '',
  )

const importedIn = (code: string, { imports }: NameRules) =>
  new Set(capturesIn(code, [imports]).flatMap(namesIn))

function declaredIn(code: string, { declarations, parameters }: NameRules) {
  const withoutTypes = capturesIn(code, parameters).map((list) =>
    list.replace(/:[^,{}]*/g, ''),
  )
  const lists = [...capturesIn(code, declarations), ...withoutTypes]
  return new Set(lists.flatMap(namesIn))
}

const capturesIn = (code: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) =>
    [...code.matchAll(pattern)].map(([, capture = '']) => capture),
  )

const namesIn = (list: string) => list.match(/[\w$]+/g) ?? []
