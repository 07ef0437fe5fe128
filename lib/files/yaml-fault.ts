import { YAMLParseError } from 'yaml'

/**
 * The line of a fault in YAML, and its reason.
 *
 * @throws every other error again
 */
export function yamlFault(error: unknown): {
  readonly line: number
  readonly reason: string
} {
  if (!(error instanceof YAMLParseError)) throw error
  const [reason = ''] = error.message.split(/ at line \d+/)
  return { line: error.linePos?.[0].line ?? 1, reason }
}
