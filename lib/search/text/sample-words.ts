import { readSample } from '@/lib/code/sample'
import { readSampleFile, recordOf } from '@/lib/code/samples'

const imports =
  /^(?:import|use|from|} from)\b[^;]*?(?=;|$)|^import \{[^}]*\}/gms
const called = /\b[A-Za-z_]\w{4,}(?=\s*(?:\(|<|::))/g
const name = /\b[A-Za-z_]\w{4,}\b/g
const member = /\b[A-Z][a-z]+[A-Z]\w*\.[a-z]\w{4,}(?=\()/g
const compound = /[a-z0-9][A-Z]|\w_\w/

/**
 * The names that a sample's essential lines import or call, such as
 * `getMinimumBalanceForRentExemption`. Developers search for them.
 *
 * @param region the lines that a page shows; a file without such a region gives all of its lines
 */
export function identifiersIn(file: string, region = 'preview') {
  const { code, essential } = readSample(readSampleFile(file), region)
  const lines = code.split('\n').filter((_, at) => essential[at])
  const essentialText = lines.length > 0 ? lines.join('\n') : code
  const imported = new Set(
    [...code.matchAll(imports)].flatMap(([text]) => text.match(name) ?? []),
  )
  const used = essentialText.match(name) ?? []
  return [
    ...new Set([
      ...(essentialText.match(called) ?? []),
      ...(essentialText.match(member) ?? []),
      ...used.filter((each) => imported.has(each)),
    ]),
  ].filter((each) => compound.test(each))
}

/** The most characters of a message. A longer one is cut: its essential part comes first. */
const longest = 160
const failed = /(?:custom program )?error(?: code| number)?:? ?[#(:]?.*/i

/** The errors in the recorded output of a sample, each once, from the word "error" on. */
export function recordedErrors(file: string): readonly string[] {
  const lines = recordOf(file)?.output.split('\n') ?? []
  const messages = lines.flatMap((line) => {
    const message = failed.exec(line)?.[0].slice(0, longest)
    return message && !/^errors?:? null/i.test(message) ? [message] : []
  })
  return [...new Set(messages)]
}

/** The codes of messages as logs print them: `#1` is `0x1`. */
export function codesIn(messages: readonly string[]): readonly string[] {
  const codes = messages.flatMap((message) =>
    [...message.matchAll(/(?:#|Custom"?:? ?\(?)(\d+)/g)].map(
      ([, code]) => `0x${Number(code).toString(16)}`,
    ),
  )
  return [...new Set(codes)]
}
