import type { choices } from '@/components/code-group/choice'

/** A language of code, identified by the ending of a sample's file. */
export interface SampleLanguage {
  /** The reader's choice (`?code=rust`), which applies to all groups and pages. */
  readonly key: (typeof choices)[number]
  readonly ending: string
  /** The tab's label: a proper name, the same in every language. */
  readonly label: string
  /** The label beside a tab of the other SDK for TypeScript. */
  readonly labelOfTwo?: string
  /** The highlighter's grammar. */
  readonly grammar: string
}

/** The languages of code in the order of the tabs. */
export const sampleLanguages = [
  {
    key: 'kit',
    ending: '.ts',
    label: 'TypeScript',
    labelOfTwo: 'TypeScript · Kit',
    grammar: 'ts',
  },
  { key: 'rust', ending: '.rs', label: 'Rust', grammar: 'rust' },
  { key: 'python', ending: '.py', label: 'Python', grammar: 'python' },
  { key: 'cli', ending: '.sh', label: 'CLI', grammar: 'sh' },
  {
    key: 'web3js',
    ending: '.v1.ts',
    label: 'TypeScript · web3.js 1.x',
    labelOfTwo: 'web3.js 1.x',
    grammar: 'ts',
  },
] as const satisfies readonly SampleLanguage[]

/** The language of a sample file. Throws for an unknown ending. */
export function languageOf(file: string): SampleLanguage {
  const matches = sampleLanguages.filter(({ ending }) => file.endsWith(ending))
  const longest = matches.toSorted(
    (a, b) => b.ending.length - a.ending.length,
  )[0]
  if (!longest)
    throw new Error(
      `${file} is not a sample; name a file that ends in one of: ${sampleLanguages.map(({ ending }) => ending).join(', ')}`,
    )
  return longest
}

/** The label of a file's tab in a group with these files. It names the SDK where there are two. */
export function labelAmong(files: readonly string[], file: string): string {
  const { label, labelOfTwo } = languageOf(file)
  const keys = new Set(files.map((each) => languageOf(each).key))
  return keys.has('kit') && keys.has('web3js') ? (labelOfTwo ?? label) : label
}
