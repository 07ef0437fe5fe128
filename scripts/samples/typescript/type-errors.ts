const diagnostic = /^(?:(.+?)\((\d+),\d+\): )?error (TS\d+: .*)$/

/**
 * Reads the output of `tsc --pretty false`: errors by file (path below `samples/`), and by '' where
 * they belong to no file.
 */
export function readTypeErrors(output: string): ReadonlyMap<string, string> {
  const errors = new Map<string, string>()
  let current: string | undefined
  for (const text of output.split('\n')) {
    const [, path, line, message] = diagnostic.exec(text) ?? []
    if (message !== undefined) {
      current = path?.replaceAll('\\', '/').replace(/^samples\//, '') ?? ''
      const location = line ? `samples/${current}:${line}: ` : ''
      append(errors, current, `${location}${message}`)
    } else if (current !== undefined && text.startsWith(' ')) {
      append(errors, current, text)
    }
  }
  return errors
}

function append(errors: Map<string, string>, file: string, text: string) {
  const before = errors.get(file)
  errors.set(file, before === undefined ? text : `${before}\n${text}`)
}

const missingModule =
  /TS2307: Cannot find module '((?:@[^/']+\/)?[^./'@][^/']*)/

/** What to do about the type errors of a sample: install the package that it lacks, or fix the types. */
export function typeErrorCure(errors: string): string {
  const [, name] = missingModule.exec(errors) ?? []
  return name
    ? `Install it: npm i -E --prefix samples ${name} (docs/writing-a-sample.md says what else it needs)`
    : 'Fix the types: npx tsc --project samples'
}
