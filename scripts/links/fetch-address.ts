import { site } from '@/site.config'

/** The result for an address; `doubtful` where a server refuses programs, or is busy. */
export type Answer =
  | { readonly kind: 'fine' }
  | { readonly kind: 'moved'; readonly to: string }
  | { readonly kind: 'doubtful' | 'broken'; readonly why: string }

interface Options {
  readonly timeout: number
  /** Requests in all, while the network fails or the server is busy. */
  readonly tries: number
  /** Milliseconds before the second request; each further pause is twice as long. */
  readonly pause: number
}

// A header takes Latin letters alone: the title may have others, the host never has.
const { host } = new URL(site.origin)
const headers = {
  accept: 'text/html,*/*;q=0.8',
  'user-agent': `Mozilla/5.0 (compatible; link check of ${host})`,
}
const refusing = new Set([401, 403, 429, 451, 999])

/** Requests an address, several times where network or server may recover. Never throws. */
export async function fetchAddress(
  url: string,
  { timeout, tries, pause }: Options,
): Promise<Answer> {
  const answer = await fetchOnce(url, timeout)
  const hasFailed = answer.kind === 'doubtful' || answer.kind === 'broken'
  if (!hasFailed || !answer.worthRetrying || tries <= 1)
    return withoutHint(answer)
  await new Promise((resolve) => setTimeout(resolve, pause))
  return fetchAddress(url, { timeout, tries: tries - 1, pause: pause * 2 })
}

type Attempt = Answer & { readonly worthRetrying?: boolean }

function withoutHint({ worthRetrying, ...answer }: Attempt): Answer {
  return answer
}

async function fetchOnce(url: string, timeout: number): Promise<Attempt> {
  try {
    const signal = AbortSignal.timeout(timeout)
    const response = await fetch(url, { headers, signal })
    await response.body?.cancel()
    return judge(url, response)
  } catch (error) {
    const why = causeOf(error)
    return { kind: 'broken', why, worthRetrying: why !== 'ENOTFOUND' }
  }
}

function judge(url: string, response: Response): Attempt {
  const { status } = response
  const why = `${status} ${response.statusText}`.trim()
  if (refusing.has(status))
    return { kind: 'doubtful', why, worthRetrying: status === 429 }
  if (!response.ok) return { kind: 'broken', why, worthRetrying: status >= 500 }
  return sameAddress(url, response.url)
    ? { kind: 'fine' }
    : { kind: 'moved', to: response.url }
}

/** True for addresses that differ in a last slash, `www.`, https, query or anchor alone. */
function sameAddress(one: string, other: string): boolean {
  const plain = (url: string) =>
    url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/?(?:[?#].*)?$/, '')
  return plain(one) === plain(other)
}

function causeOf(error: unknown): string {
  if (part(error, 'name') === 'TimeoutError') return 'no answer in time'
  const cause = part(error, 'cause')
  return String(
    part(cause, 'code') ?? part(cause, 'message') ?? part(error, 'message'),
  )
}

/** The value of a key, if there is one: some errors of fetch are not instances of this Error. */
const part = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null
    ? Reflect.get(value, key)
    : undefined
