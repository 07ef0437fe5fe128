import { cureOfName } from '@/lib/nearest-name'

/** How a command may be called, a line for each form: `npm run errors -- --check   compares only`. */
type Forms = string

/** What is wrong with a call, and below it how the command may be called. */
export function misuse(what: string, forms: Forms): Error {
  return new Error(`${what}\n\n${forms}`)
}

/**
 * Refuses arguments that a command does not know: one that is passed over looks as if it had been obeyed.
 *
 * @param given the arguments, or what is left of them when the command has taken its own
 * @param known those that it takes
 * @throws Error that names the first unknown argument, the one that was meant, and the command's forms
 */
export function assertArguments(
  given: readonly string[],
  known: readonly string[],
  forms: Forms,
): void {
  const unknown = given.find((argument) => !known.includes(argument))
  if (unknown === undefined) return
  const cure = known.length > 0 ? cureOfName(unknown, known) : 'leave it out'
  throw misuse(`This command does not know "${unknown}"; ${cure}`, forms)
}

/** The same for a command that takes no arguments at all. */
export function assertNoArguments(forms: Forms): void {
  assertArguments(process.argv.slice(2), [], forms)
}

/** Arguments that are written like flags. */
export const flagsIn = (given: readonly string[]): readonly string[] =>
  given.filter((argument) => argument.startsWith('-'))
