import {
  address,
  anchorError,
  boilerplate,
  certainCodes,
  codeAlone,
  customInKit,
  errorClass,
  errorLine,
  events,
  hasMessage,
  httpStatus,
  isCounted,
  jsonMessage,
  key,
  kitCode,
  kitConstant,
  namedCode,
  namedError,
  otherCode,
  rpcCode,
  terminalColor,
} from './forms'

/** What a pasted text says about an error. */
export interface Pasted {
  /** The address of the program that failed: the innermost one, since the others propagate it. */
  readonly program?: string | undefined
  /** The code in decimal, where the text prints one. */
  readonly code?: string | undefined
  /**
   * Whose code it is: that of a program, of a client (Kit's `SolanaError #`), or undefined for a
   * number alone, or after the word error or code.
   */
  readonly codeOf?: 'program' | 'client' | undefined
  /** True for a number without an owner that is followed by a message: `146: A seeds …`. */
  readonly isExplained?: boolean | undefined
  /** The code of a failed request, `-32002`. */
  readonly rpcCode?: string | undefined
  /** The status of an HTTP response, `429`. */
  readonly status?: string | undefined
  /** The name of the error, as Anchor or the runtime prints it. */
  readonly name?: string | undefined
  /** The class of the error that was thrown. */
  readonly thrown?: string | undefined
  /** The message of the text, without what every error says. */
  readonly message?: string | undefined
  /** True for the log of a program; the message is then from the log. */
  readonly isLog: boolean
  /** The words after `failed:` if they are not a code. */
  readonly reason?: string | undefined
  /** The whole text, to look for messages in it. */
  readonly text: string
}

type Logged = Omit<Pasted, 'text'>

const longestMessage = 200

/**
 * Reads a whole text that somebody pasted or typed: a log, a stack, a JSON response, a message, a
 * code or a name.
 *
 * @example readPasted('Program Tokenkeg… failed: custom program error: 0x1')
 *   // { program: 'Tokenkeg…', code: '1', isLog: true }
 */
export function readPasted(pasted: string): Pasted {
  const text = plain(pasted)
  const log = readLog(text)
  const isRead = log.code !== undefined || log.reason !== undefined
  const found = isRead ? log : { ...log, ...codeIn(text) }
  const named = found.code ? undefined : namedError.exec(text)?.slice(1)
  return {
    ...found,
    program: log.program ?? onlyAddress(text),
    rpcCode: rpcCode.exec(text)?.[0],
    status: statusIn(text),
    name: log.name ?? named?.find(Boolean),
    thrown: errorClass.exec(text)?.[1],
    message: cut(log.message ?? (isRead ? undefined : messageIn(text))),
    text,
  }
}

/**
 * The text with ASCII digits, without the colors of a terminal and the escapes of JSON, and with
 * names as Rust prints them.
 */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .replace(terminalColor, '')
    .replace(/\\+n/g, '\n')
    .replace(/\\+(?=["'])/g, '')
    .replace(
      kitConstant,
      (_, name: string) => `TransactionError::${pascalCase(name)}`,
    )

const pascalCase = (constant: string) =>
  constant
    .toLowerCase()
    .replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase())

/** Reads the program that failed and its error from the lines of a log. */
function readLog(text: string): Logged {
  const running: string[] = []
  let explained: Partial<Logged> = {}
  let reported: string | undefined
  for (const { groups = {} } of text.matchAll(events)) {
    const { program, success, reason, line, anchor, system } = groups
    const { name, number, message } =
      anchorError.exec(line ?? anchor ?? '')?.groups ?? {}
    if (name) {
      const codeOf = number ? 'program' : undefined
      explained = { program: running.at(-1), code: number, name, codeOf }
      reported = message ?? reported
    } else if (line || system) {
      reported =
        system ?? errorLine.exec(line ?? '')?.groups?.message ?? reported
    } else if (reason) {
      const own = reasonOf(reason)
      const logged = sentence(reported) ?? own.reason
      return { ...explained, program, ...own, message: logged, isLog: true }
    } else if (program) {
      if (success) running.pop()
      else running.push(program)
      reported = undefined
    }
  }
  const program = running.at(-1)
  const isLog = program !== undefined || reported !== undefined
  return { program, ...explained, message: sentence(reported), isLog }
}

/** What follows `failed:`, a code or words. */
function reasonOf(reason: string): Partial<Logged> {
  const code = certainCode(reason)
  if (code) return { code, codeOf: 'program' }
  return { reason: reason.replace(/['",\s]+$/, '') }
}

/** The code in a text, in decimal, and whose it is. */
function codeIn(text: string): Pick<Pasted, 'code' | 'codeOf' | 'isExplained'> {
  const kit = kitCode.exec(text)?.groups?.code
  const certain = certainCode(text)
  // Kit's own code says here only that the program's code stands beside it.
  const isCustom = kit === customInKit && certain !== undefined
  if (kit && !isCustom) return { code: kit, codeOf: 'client' }
  if (certain) return { code: certain, codeOf: 'program' }
  const alone = codeAlone.exec(text)?.groups?.decimal
  return alone ? { code: inDecimal(alone) } : codeByName(text)
}

function certainCode(text: string): string | undefined {
  const code = certainCodes.flatMap(
    (form) => form.exec(text)?.groups?.code ?? [],
  )[0]
  return code === undefined ? undefined : inDecimal(code)
}

/** The number after the word error or code, unless it counts something or is not an error code. */
function codeByName(text: string): Pick<Pasted, 'code' | 'isExplained'> {
  for (const { index, 0: form, groups } of text.matchAll(namedCode)) {
    const before = text.slice(Math.max(0, index - 24), index)
    const after = text.slice(index + form.length)
    if (!otherCode.test(before) && !isCounted.test(after))
      return {
        code: inDecimal(groups?.code ?? ''),
        isExplained: hasMessage.test(after),
      }
  }
  return {}
}

/** A code in decimal, without the separators between groups of digits. */
function inDecimal(code: string): string | undefined {
  const number = Number(/^0x/i.test(code) ? code : code.replace(/[^\d-]/g, ''))
  return number <= 0xffffffff ? String(number) : undefined
}

function statusIn(text: string): string | undefined {
  const [, after, before] = httpStatus.exec(text) ?? []
  return after ?? before
}

/** The address in a text that has no other one. */
function onlyAddress(text: string): string | undefined {
  const [first, second] = text.match(address) ?? []
  return second ? undefined : first
}

/** The words that say what happened, without classes, stacks, keys and punctuation around them. */
function messageIn(text: string): string | undefined {
  const inner = jsonMessage.exec(text)?.groups?.message ?? lineOf(text)
  const words = boilerplate.reduce(
    (rest, each) => rest.replace(each, ' '),
    inner,
  )
  const rest = words.replace(key, ' ').replace(/[{}[\]"`]+/g, ' ')
  return sentence(rest)
}

/** The line that names the error and those after it; the whole text if no line does. */
function lineOf(text: string): string {
  const start = /^.*(?:\berror|error\b|panicked|exception|failed).*$/im.exec(
    text,
  )
  return start && /\n/.test(text) ? text.slice(start.index) : text
}

/** A text on one line, without punctuation at its ends. */
function sentence(text: string | undefined): string | undefined {
  const line = text
    ?.replace(/\s+/g, ' ')
    .replace(/^[\s:;,.\-–>]+|[\s'",.;:]+$/g, '')
  return line || undefined
}

/** A message that is too long to be shown, cut between two words. */
function cut(message: string | undefined): string | undefined {
  if (!message || message.length <= longestMessage) return message
  return `${message.slice(0, longestMessage).replace(/\s+\S*$/, '')}…`
}
