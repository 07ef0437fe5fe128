import type { AlgoliaAgent } from '@/lib/search/types'

/** The agent of the embedded search, which sends nothing to anybody. */
export function silentAgent(): AlgoliaAgent {
  const agent: AlgoliaAgent = {
    value: 'embedded',
    add({ segment, version }) {
      agent.value += `; ${segment}${version ? ` (${version})` : ''}`
      return agent
    },
  }
  return agent
}
