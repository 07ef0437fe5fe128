/** Exact versions by package, as a file for npm, cargo or pip pins them. */
export type Pins = ReadonlyMap<string, string>

/** Patterns of a pin, in files for npm, cargo and pip: text before the version, name, version. */
export const forms = {
  npm: /^(\s+"((?:@[\w.-]+\/)?[\w.-]+)": ")(\d[\w.+-]*)(?=")/gm,
  cargo: /^(([\w-]+) = (?:\{ version = )?"=)(\d[\w.+-]*)(?=")/gm,
  python: /^(([\w.-]+)==)(\d[\w.+-]*)(?=$)/gm,
} as const

/** The pins of a file's text. */
export function readPins(text: string, form: RegExp): Pins {
  return new Map(
    [...text.matchAll(form)].map(([, , name = '', version = '']) => [
      name,
      version,
    ]),
  )
}

/** The text with some of its pins at other versions; the rest stays, byte for byte. */
export function withPins(text: string, form: RegExp, pins: Pins): string {
  return rewritePins(
    text,
    form,
    (before, name, version) => `${before}${pins.get(name) ?? version}`,
  )
}

/** The text with each pin rewritten from the text before its version, its name and its version. */
export function rewritePins(
  text: string,
  form: RegExp,
  write: (before: string, name: string, version: string) => string,
): string {
  return text.replace(form, (_, before, name, version) =>
    write(before, name, version),
  )
}

/** True where two versions differ in their major. */
export function isMajor(from: string, to: string): boolean {
  return from.split('.')[0] !== to.split('.')[0]
}
