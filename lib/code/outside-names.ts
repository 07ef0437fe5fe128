/** What an excerpt uses and other lines of its program declare. */
export interface OutsideNames {
  /** True when it uses names that the program imports. */
  readonly imports: boolean
  /** The program's own names, in the order of their use. */
  readonly names: readonly string[]
}

const none: OutsideNames = { imports: false, names: [] }

/** A name that is used: no property, no key, no named argument. */
const use =
  /(?<![\w$]|::|(?<!\.)\.)(?!_\b)[A-Za-z_$][\w$]*(?![\w$]|\??:(?!:)|=(?!=))/g

/**
 * Finds what an excerpt uses without showing where it comes from. Scopes are ignored: a name counts
 * when the excerpt uses it and does not declare it, and another line does.
 */
export function outsideNamesOf(
  lines: readonly string[],
  essential: readonly boolean[],
  grammar: string,
): OutsideNames {
  const rules = nameRules[grammar]
  if (!rules) return none
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

/** A program without comments. Of its strings only what is in braces remains: `${name}`. */
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

/**
 * The patterns of names in a grammar; the samples are formatted alike, so patterns are enough. Each
 * captures one name, or a list of them.
 */
interface NameRules {
  /** Comments and strings. */
  readonly quiet: RegExp
  readonly imports: RegExp
  readonly declarations: readonly RegExp[]
  /** Lists that may also hold types. */
  readonly parameters: readonly RegExp[]
}

const quoted = {
  double: /"(?:\\.|[^"\\])*"/,
  single: /'(?:\\.|[^'\\\n])*'/,
  template: /`(?:\\.|[^`\\])*`/,
}

/** The rules of each grammar whose excerpts say what they leave out. */
const nameRules: Readonly<Record<string, NameRules>> = {
  ts: {
    quiet: either(/\/\/.*/, quoted.single, quoted.template, quoted.double),
    imports: /^import\s+([^;]*?)\s+from/gm,
    declarations: [
      /\b(?:const|let) ([\w$]+|\{[^}]*\}|\[[^\]]*\])/g,
      /\b(?:function\*?|class|interface|type|enum) ([\w$]+)/g,
    ],
    parameters: [
      /\bfunction\*?\s*[\w$]*\(([^()]*)\)/g,
      /\(([^()]*)\)\s*(?::[^=;{}()]+)?=>/g,
      /([\w$]+)\s*=>/g,
      /\bcatch \(([\w$]+)/g,
    ],
  },
  rust: {
    quiet: either(/\/\/.*/, quoted.double),
    imports: /^\s*use ([^;]+);/gm,
    declarations: [
      /\blet (?:mut )?(?:\w+(?=\())?(\w+|\([^)]*\))/g,
      /\b(?:fn|struct|enum|const|static|type|trait|mod) (\w+)/g,
      /\bfor (\w+|\([^)]*\)) in\b/g,
    ],
    // Also those of closures, and what the arms of a match bind.
    parameters: [
      /\bfn \w+(?:<[^>]*>)?\(([^)]*)\)/g,
      /\|([^|\n]*)\|/g,
      /\w\(([^()]*)\)\s*=>/g,
    ],
  },
  python: {
    quiet: either(/#.*/, quoted.single, quoted.double),
    imports: /^\s*(?:from \S+ )?import (\([^)]*\)|.+)$/gm,
    declarations: [
      /^\s*([\w, ]+?)(?::[^=\n]+)? = /gm,
      /\b(?:def|class|as) (\w+)/g,
      /\bfor ([\w, ]+) in\b/g,
    ],
    parameters: [/\bdef \w+\(([^)]*)\)/g],
  },
}

function either(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'), 'g')
}
