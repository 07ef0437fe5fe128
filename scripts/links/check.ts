import type { ExternalLink } from './collect'
import { type Answer, fetchAddress } from './fetch-address'

export interface CheckedLink extends ExternalLink {
  readonly answer: Answer
}

const patience = { timeout: 20_000, tries: 3, pause: 2_000 }

/** Requests all addresses: several servers side by side, but one address of a server at a time. */
export async function checkLinks(
  links: readonly ExternalLink[],
  options = patience,
  servers = 12,
): Promise<readonly CheckedLink[]> {
  const queues = [...byHost(links).values()]
  const checked: CheckedLink[] = []
  const worker = async () => {
    for (let queue = queues.shift(); queue; queue = queues.shift())
      for (const link of queue)
        checked.push({ ...link, answer: await fetchAddress(link.url, options) })
  }
  await Promise.all(Array.from({ length: servers }, worker))
  return checked
}

function byHost(links: readonly ExternalLink[]) {
  const queues = new Map<string, ExternalLink[]>()
  for (const link of links) {
    const { host } = new URL(link.url)
    queues.set(host, [...(queues.get(host) ?? []), link])
  }
  return queues
}
