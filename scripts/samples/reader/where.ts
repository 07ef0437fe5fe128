import { escapeRegExp } from '@/lib/shared/escape-reg-exp'

/**
 * The line of a sample's file at which its copy failed, by the stack that the failure printed. The
 * first line where the stack does not name the copy.
 *
 * @param copy the program as it ran, with its name
 */
export function lineOfFailure(
  stack: string,
  copy: { readonly name: string; readonly program: string },
  source: string,
): number {
  const place = new RegExp(`${escapeRegExp(copy.name)}(?::|", line )(\\d+)`)
  const number = Number(place.exec(stack)?.[1] ?? 0)
  const text = copy.program.split('\n')[number - 1] ?? missingImport(stack)
  if (!text) return 1
  const found = source.split('\n').findIndex((line) => line.includes(text))
  return found + 1 || 1
}

/** The package that Node or Python did not find. */
const missingImport = (stack: string) =>
  /Cannot find (?:package|module) '([^']+)'|No module named '([^'.]+)/
    .exec(stack)
    ?.slice(1)
    .find(Boolean)
