/** Exact versions by package, as a file of one of the three registries pins them. */
export type Pins = ReadonlyMap<string, string>

interface Form {
  /** Finds each pin: what stands before the version, name, version. */
  readonly pattern: RegExp
}

/** How package.json, Cargo.toml and requirements.in pin a version. */
export const forms = {
  npm: { pattern: /^(\s+"((?:@[\w.-]+\/)?[\w.-]+)": ")(\d[\w.+-]*)(?=")/gm },
  cargo: {
    pattern: /^(([\w-]+) = (?:\{ version = )?"=)(\d[\w.+-]*)(?=")/gm,
  },
  python: { pattern: /^(([\w.-]+)==)(\d[\w.+-]*)(?=$)/gm },
} as const satisfies Readonly<Record<string, Form>>

/** The pins of a file's text. */
export function readPins(text: string, { pattern }: Form): Pins {
  return new Map(
    [...text.matchAll(pattern)].map(([, , name = '', version = '']) => [
      name,
      version,
    ]),
  )
}

/** The text with some of its pins at other versions; all else stays, byte for byte. */
export function withPins(text: string, form: Form, pins: Pins): string {
  return rewritePins(
    text,
    form,
    (before, name, version) => `${before}${pins.get(name) ?? version}`,
  )
}

/** The text with each pin written anew, from what stands before its version, its name and its version. */
export function rewritePins(
  text: string,
  { pattern }: Form,
  write: (before: string, name: string, version: string) => string,
): string {
  return text.replace(pattern, (_, before, name, version) =>
    write(before, name, version),
  )
}

/** Whether a version has another major than the pinned one. */
export function isMajor(from: string, to: string): boolean {
  return from.split('.')[0] !== to.split('.')[0]
}
