/**
 * Where the names of a grammar stand. The samples are formatted alike, so patterns are enough. Each
 * captures one name, or a list of them.
 */
export interface NameRules {
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
export const nameRules: Readonly<Record<string, NameRules>> = {
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
