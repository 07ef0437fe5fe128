import type { StackContent } from '@/components/diagrams/vocabulary/stack/stack-content'
import type { Words } from '@/lib/site/diagrams/words'

/** What the drawing says. */
export const transactionJourney = (words: Words<'transaction-journey'>) =>
  ({
    client: { kind: 'plain', title: words.client, note: words.clientDoes },
    rpcNode: { kind: 'plain', title: words.rpcNode, note: words.rpcDoes },
    leader: { kind: 'plain', title: words.leader, note: words.leaderDoes },
    block: { kind: 'data', title: words.block, note: words.blockDoes },
    processed: { kind: 'data', heading: 'processed', note: words.processed },
    confirmed: { kind: 'data', heading: 'confirmed', note: words.confirmed },
    finalized: { kind: 'account', heading: 'finalized', note: words.finalized },
    resend: { kind: 'data', body: words.resend, square: true },
    expired: { kind: 'warn', body: words.expired, square: true },
  }) as const

/** Its narrow form. */
export function transactionJourneyStack(
  words: Words<'transaction-journey'>,
): StackContent {
  const content = transactionJourney(words)
  return {
    items: {
      client: { box: content.client, step: 1 },
      rpcNode: { box: content.rpcNode, step: 2 },
      leader: { box: content.leader, step: 3 },
      block: { box: content.block, step: 4 },
      processed: { box: content.processed },
      confirmed: { box: content.confirmed, important: true },
      finalized: { box: content.finalized },
      window: {
        frame: { note: words.window },
        items: {
          fetched: { label: words.fetched, end: 'n' },
          resend: { box: content.resend },
          lastValid: { label: words.lastValid, end: 'n + 150' },
          expired: { box: content.expired },
        },
      },
    },
    links: [
      { from: 'client', to: 'rpcNode' },
      { from: 'rpcNode', to: 'leader' },
      { from: 'leader', to: 'block' },
      { from: 'block', to: 'processed' },
      { from: 'processed', to: 'confirmed' },
      { from: 'confirmed', to: 'finalized' },
    ],
  }
}
