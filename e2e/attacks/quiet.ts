import { messagesOf } from '../messages'
import type { Way } from './reader'

const { leave } = messagesOf('en').run

/** True for the site's own question, whether a changed program may be left. */
export const isOwnQuestion = (text: string) => text === leave

/**
 * The console stays empty, but for what the browser itself says of what it refused.
 *
 * @throws naming what else was said
 */
export function assertQuiet(
  { name, refusals }: Way,
  said: readonly string[],
): void {
  const others = said.filter((text) => !refusals?.test(text))
  if (others.length > 0)
    throw new Error(
      `${name}: the console says\n${others.slice(0, 5).join('\n')}`,
    )
}
