/**
 * The forms in which logs, clients and nodes print what `readPasted` looks for. A number is a code
 * only where one of these forms says so: texts are full of counts, balances, slots and places in
 * files.
 */

/** An address: base58, with a digit, which a long name lacks. */
export const address =
  /(?<!\w)(?=[A-Za-z]*\d)[1-9A-HJ-NP-Za-km-z]{32,44}(?!\w)/g

/** An address or a signature. */
export const key = /(?<!\w)(?=\w*\d)[1-9A-HJ-NP-Za-km-z]{32,}\b/g

/** An error as Anchor prints it. */
export const anchorError =
  /Error Code: (?<name>[A-Za-z_]\w*)\.? ?(?:Error Number: (?<number>\d+)\.? ?)?(?:Error Message: (?<message>[^\n"]*))?/

/** The lines of a log that matter here: a call, its end, and what a program says. */
export const events = new RegExp(
  [
    String.raw`Program (?<program>[1-9A-HJ-NP-Za-km-z]{32,44}) (?:invoke \[|(?<success>success)|failed: (?<reason>[^\n"]+))`,
    String.raw`Program log: (?<line>[^\n"]+)`,
    String.raw`(?<anchor>AnchorError[^\n"]+|Error Code: [A-Za-z_][^\n"]*)`,
    String.raw`(?<system>(?:Transfer|Create(?: Account)?|Allocate|Assign|(?:Advance|Withdraw|Initialize|Authorize) nonce account): [^\n"]+)`,
  ].join('|'),
  'g',
)

/** What a program says about its error. */
export const errorLine =
  /^(?:.*?\bError: |(?=.*\b(?:error|panicked at)\b))(?<message>.+)/i

/** What colors a terminal. The control character before it is often written out, or lost. */
export const terminalColor =
  /(?:[^\P{Cc}\n]|\\(?:u001b|x1b|033|e)|\^\[)?\[[\d;]+m/giu

/** A decimal number, also in the groups of three digits that explorers and languages write. */
const decimal = String.raw`\d{1,3}(?:[,.'’_ \u00a0\u202f]\d{3})+(?!\d)|\d+`
/** A hex code. Programs return 32 bits, and longer numbers are addresses in memory or hashes. */
const hex = String.raw`0x[\da-f]{1,8}(?![\da-f])`

/** A whole text that is a number. */
export const codeAlone = new RegExp(
  String.raw`^[#\s]*(?<decimal>-?(?:${decimal}))[\s.]*$`,
)

/** Codes that are printed as codes of a program. */
export const certainCodes: readonly RegExp[] = [
  new RegExp(
    String.raw`custom(?: ?program)?(?: ?(?:error|code))*["'(){}:=\s[\]]*#?(?<code>${hex}|\d+(?!\w))`,
    'i',
  ),
  new RegExp(`error number: (?<code>${decimal})`, 'i'),
  new RegExp(
    String.raw`(?<![\w.-])(?<!(?:\b(?:address|offset|at|size|pc|left|right|data|discriminator)["':=\s]*))(?<code>${hex})(?!\w)`,
    'i',
  ),
]

/** A code of Kit. */
export const kitCode = /solana ?error[: (]*#(?<code>\d+)/i

/** Kit's code for an error that has a code of a program. */
export const customInKit = '4615026'

/** The word error or code, also as part of a name such as `errorCode`, and in the book's languages. */
const errorWord = [
  '(?<![A-Za-z])(?:[Ee]rror|ERROR|[Cc]ode|CODE|[Ee]rr|ERR|errno)',
  '(?<=[a-z])(?<!Instruction)(?:Error|Code)',
  '[Ff]ehler(?:code)?|[Cc]ódigo|[Ee]rreur|(?<![A-Za-z])[Kk]od[eu]?|[Hh]ata(?:sı)?',
  '[Ll]ỗi|[Mm]ã|오류|에러|코드|รหัส|ข้อผิดพลาด|错误码?|代码',
].join('|')

/** A number after the word error or code. Most, not all, are codes: see `isCounted`. */
export const namedCode = new RegExp(
  String.raw`(?:${errorWord})(?![A-Za-z])(?:[ _](?:number|code|no\.?|id|is))?["'\`]?[\s:：=([]*["'#]?(?<code>${decimal})(?![-/.:%]?\w)`,
  'g',
)

/** What precedes a number that is not an error code, although the word code precedes it. */
export const otherCode =
  /(?:\b(?:exit(?:ed)?|returned|quit|status|http|response|zip|country|process|os)(?: with| status| error)?\s*|\bnpm (?:err!|error) )$/i

/** What follows a number that counts something: `3 accounts`, `1 of 4`, `5 SOL`. */
export const isCounted =
  /^\s*(?:[<>/%×]|of\b|SOL\b|(?!is\b|was\b|has\b|this\b|as\b)[a-z]+s\b|[km]?b\b)/i

/** What follows a number that a message explains: `146: A seeds constraint was violated`. */
export const hasMessage = /^\s*[:–—-]\s*\p{L}+\s+\p{L}+/u

/** The code of a failed request. */
export const rpcCode = /(?<![\w.])-32[0-7]\d\d(?!\w)/

/** The status of an HTTP response, before its reason phrase or after the word status. */
export const httpStatus =
  /(?:\bHTTP(?:\/[\d.]+)?(?: error| status)?|\bstatus(?:[ _]?code)?|\bresponded with|\bresponse)(?: of)?["'\s:=(]*([45]\d\d)\b|(?<![\w.,])([45]\d\d)\)?[:,\s(-]+(?:too many|forbidden|gone|payload|request|unauthorized|not found|bad |service|gateway|internal|method|content|access)/i

/** The name of an error in `{"InstructionError":[0,"InvalidAccountData"]}` and `"err":"AlreadyProcessed"`. */
export const namedError =
  /InstructionError\W+\d+\W+(?!Custom|Tagged|Fieldless)([A-Z]\w+)|"(?:err|error)"\s*:\s*\{?\s*"(?!InstructionError)([A-Z][a-z]+[A-Z]\w+)"|TransactionError::(?!InstructionError)(\w+)/

/** Kit's constant for an error that nodes name too. */
export const kitConstant =
  /SOLANA_ERROR__(?:TRANSACTION_ERROR|INSTRUCTION_ERROR|JSON_RPC)__(?:SERVER_ERROR_)?([A-Z\d_]+)/g

/** The class of an error, at the beginning of a line. */
export const errorClass =
  /(?:^|\n|Uncaught |promise\) )\s*(?:\w+\.)*([A-Z]\w*(?:Error|Exception)(?=\b)|TokenTransferHook\w+)/

/** The message of a JSON response. */
export const jsonMessage = /["']?\bmessage["']?\s*:\s*(["'`])(?<message>.*?)\1/s

/** What surrounds the message of an error: class names, call stacks, wrappers. */
export const boilerplate: readonly RegExp[] = [
  /(?:\b\w+::)+(?=\w)/g,
  /\n?\s+at (?:async )?(?:\S+ \(|file:|https?:|node:|\/|…|<anonymous>).*$|\bLogs:.*$|\bCatch the `SendTransactionError`.*$|\bStack(?:trace)?:.*$/gs,
  /\b(?:Uncaught|Unhandled)(?: \(in promise\))?|\b[A-Z]\w*(?:Error|Exception)(?: \[\w+\])?:|\b(?:Error|Message|Caused by|Details):/g,
  /failed to send transaction:|(?:transaction )?simulation failed[.:]|unable to confirm transaction[.:]|RPC response error/gi,
  /error processing instruction \d+:|\bprogram log:|\bRetrying after\b.*$/gi,
  /^[\s:]*(?:(?:Error )?-?\d+:?\s)/g,
]
