interface Patience {
  /** Milliseconds that the host may take to begin its response when there is a fallback. */
  readonly usual: number
  /** The same, after the host did not respond the last time. */
  readonly short: number
}

/** Reads the saved file, if there is one. */
type Fallback = () => Promise<Response | undefined>

/**
 * Network first: falls back to the saved file when the host is unreachable, broken, or too slow to
 * begin its response. After a timeout the next wait is shorter, until the host responds again.
 */
export function createNetworkFirst({ usual, short }: Patience) {
  let isSilent = false
  return async function networkFirst(
    loading: Promise<Response>,
    fallback: Fallback,
  ): Promise<Response> {
    const answered = loading.then((response) => {
      isSilent = false
      return response
    })
    const first = await Promise.race([
      answered.catch(() => 'failed' as const),
      pause(isSilent ? short : usual),
    ])
    if (first === 'silent') isSilent = true
    if (first instanceof Response && first.status < 500) return first
    return (await fallback()) ?? answered
  }
}

function pause(time: number): Promise<'silent'> {
  return new Promise((resolve) => setTimeout(() => resolve('silent'), time))
}
