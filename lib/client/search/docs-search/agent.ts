import type { AlgoliaAgent } from '@/lib/shared/search/types'

/** An agent that keeps its name to itself: the embedded search speaks to nobody. */
export function silentAgent(): AlgoliaAgent {
  const agent: AlgoliaAgent = {
    value: 'Solana Cookbook',
    add({ segment, version }) {
      agent.value += `; ${segment}${version ? ` (${version})` : ''}`
      return agent
    },
  }
  return agent
}
