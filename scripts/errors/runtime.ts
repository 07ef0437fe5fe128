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
  const file = clientFile('@solana/errors', 'src/messages.ts')
  const { SolanaErrorMessages }: Messages = await import(
    pathToFileURL(file).href
  )
  const exports: Readonly<Record<string, unknown>> = clients('@solana/errors')
  return errorsNamed(exports, constants, (constant, code) => ({
    name: pascalCase(constant.replace(/^SERVER_ERROR_/, '')),
    message: plain(SolanaErrorMessages[code] ?? ''),
  }))
}

/** The message without the text that a server adds. */
function plain(template: string): string {
  return template
    .replace(/^JSON-RPC error: /, '')
    .replace(/ ?\(?\$__serverMessage\)?/, '')
}
