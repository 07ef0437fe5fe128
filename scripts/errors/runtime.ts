import { pathToFileURL } from 'node:url'
import {
  type ClientError,
  clientFile,
  clients,
  errorsNamed,
  pascalCase,
} from './error-enum'

interface Messages {
  readonly SolanaErrorMessages: Readonly<Record<number, string>>
}

/** The errors of Kit whose constants begin with a prefix such as `SOLANA_ERROR__JSON_RPC`. */
export async function kitErrors(
  constants: string,
): Promise<readonly ClientError[]> {
  const messages = await kitMessages()
  return errorsNamed(kitExports(), constants, (constant, code) => ({
    name: pascalCase(constant.replace(/^SERVER_ERROR_/, '')),
    message: plain(messages[code] ?? ''),
  }))
}

/** Kit's errors that no network returns, by their constants. */
export async function kitOwnErrors(): Promise<readonly ClientError[]> {
  const messages = await kitMessages()
  const all = errorsNamed(kitExports(), 'SOLANA_ERROR', (constant, code) => ({
    name: `SOLANA_ERROR__${constant}`,
    message: messages[code] ?? '',
  }))
  return all.filter(({ name }) => !ofTheNetwork.test(name))
}

const ofTheNetwork =
  /^SOLANA_ERROR__(?:JSON_RPC|TRANSACTION_ERROR|INSTRUCTION_ERROR)__/

const kitExports = (): Readonly<Record<string, unknown>> =>
  clients('@solana/errors')

async function kitMessages(): Promise<Messages['SolanaErrorMessages']> {
  const file = clientFile('@solana/errors', 'src/messages.ts')
  const { SolanaErrorMessages }: Messages = await import(
    pathToFileURL(file).href
  )
  return SolanaErrorMessages
}

/** The message without the placeholder of a server's text. */
function plain(template: string): string {
  return template
    .replace(/^JSON-RPC error: /, '')
    .replace(/ ?\(?\$__serverMessage\)?/, '')
}
