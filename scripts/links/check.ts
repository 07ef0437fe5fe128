import { site } from '@/site.config'
import type { ExternalLink } from './collect'

/** The result for an address: `doubtful` if a server refuses programs, or is busy. */
interface CheckedLink extends ExternalLink {
  readonly kind: 'fine' | 'moved' | 'doubtful' | 'broken'
  readonly message: string
}

const refusing = [401, 403, 429, 451, 999]
const { host } = new URL(site.origin)
const headers = {
  accept: 'text/html,*/*;q=0.8',
  'user-agent': `Mozilla/5.0 (compatible; link check of ${host})`,
}

/** Requests all addresses: several servers side by side, but one address of a server at a time. */
export async function checkLinks(
  links: readonly ExternalLink[],
  pause = 5_000,
): Promise<readonly CheckedLink[]> {
  const hosts = [...new Set(links.map(({ url }) => new URL(url).host))]
  const checked: CheckedLink[] = []
  const worker = async () => {
    for (let next = hosts.shift(); next; next = hosts.shift())
      for (const link of links.filter(({ url }) => new URL(url).host === next))
        checked.push({ ...link, ...(await checkAddress(link.url, pause)) })
  }
  await Promise.all(Array.from({ length: 12 }, worker))
  return checked
}

/** Requests an address, and once more if network or server may recover. Never throws. */
async function checkAddress(
  url: string,
  pause: number,
  isLast = false,
): Promise<Pick<CheckedLink, 'kind' | 'message'>> {
  const response = await fetch(url, {
    headers,
    signal: AbortSignal.timeout(20_000),
  }).catch((error) => String(error.cause ?? error))
  const isFault = typeof response === 'string'
  if (
    !isLast &&
    (isFault || response.status === 429 || response.status > 499)
  ) {
    await new Promise((resolve) => setTimeout(resolve, pause))
    return checkAddress(url, pause, true)
  }
  const why = isFault ? response : String(response.status)
  if (!isFault) await response.body?.cancel()
  if (!isFault && refusing.includes(response.status))
    return {
      kind: 'doubtful',
      message: `responds to programs with ${why}; open it yourself`,
    }
  if (isFault || !response.ok)
    return {
      kind: 'broken',
      message: `is broken: ${why}; find where the page is now, or remove the link`,
    }
  return plain(url) === plain(response.url)
    ? { kind: 'fine', message: '' }
    : {
        kind: 'moved',
        message: `moved to ${response.url}; write that, if it is the same page`,
      }
}

/** An address without what may differ: `www.`, https, the last slash, query and anchor. */
const plain = (url: string) =>
  url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/?(?:[?#].*)?$/, '')

/** A line for each link that needs a look, in the order of files, and a last line with the sums. */
export function linkReport(links: readonly CheckedLink[]): readonly string[] {
  const lines = links
    .filter(({ kind }) => kind !== 'fine')
    .flatMap(({ url, locations, message }) =>
      locations.map((location) => `${location}: ${url} ${message}`),
    )
  const kinds = ['fine', 'moved', 'doubtful', 'broken'] as const
  const sums = kinds.map(
    (kind) => `${links.filter((it) => it.kind === kind).length} ${kind}`,
  )
  return [...lines.sort(), `${links.length} addresses: ${sums.join(', ')}`]
}
