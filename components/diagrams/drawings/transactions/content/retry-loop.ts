import type { StackContent } from '@/components/diagrams/vocabulary/stack/stack-content'
import type { Words } from '@/lib/site/diagrams/words'

/** What the drawing says. */
export const retryLoop = (words: Words<'retry-loop'>) =>
  ({
    sign: { kind: 'key', title: words.sign, note: words.signNote },
    send: {
      kind: 'plain',
      title: words.send,
      code: 'maxRetries: 0',
      note: words.sendNote,
    },
    ask: { kind: 'plain', title: words.ask, note: words.askNote },
    waiting: { kind: 'plain', body: words.waiting },
    expired: { kind: 'warn', title: words.expired, note: words.expiredNote },
    confirmed: {
      kind: 'account',
      heading: 'confirmed',
      note: words.confirmedNote,
    },
    failed: { kind: 'data', title: words.failed, note: words.failedNote },
  }) as const

/** Its narrow form. */
export function retryLoopStack(words: Words<'retry-loop'>): StackContent {
  const { sign, send, ask, waiting, expired, confirmed, failed } =
    retryLoop(words)
  return {
    items: {
      sign: { box: sign },
      send: { box: send, important: true },
      ask: { box: ask },
      waiting: { box: waiting },
      expired: { box: expired },
      confirmed: { box: confirmed },
      failed: { box: failed },
    },
    links: [
      { from: 'sign', to: 'send' },
      { from: 'send', to: 'ask' },
      { from: 'ask', to: 'waiting', tone: 'accent' },
      { from: 'waiting', to: 'send', side: 'right', tone: 'accent' },
      { from: 'ask', to: ['expired', 'confirmed', 'failed'], side: 'left' },
      { from: 'expired', to: 'sign', side: 'right', lane: 1, dashed: true },
    ],
  }
}
