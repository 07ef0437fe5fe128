interface Patience {
  /** Milliseconds that a host may take to begin its answer when there is another answer. */
  readonly usual: number
  /** The same, after the host was silent the last time. */
  readonly short: number
}

/** Reads the other answer, if there is one. */
type Spare = () => Promise<Response | undefined>

/**
 * Asks the host first. The saved file answers when the host is unreachable, broken, or too slow to
 * begin its answer. After such a silence the next wait is shorter, until the host answers again.
 */
export function createAskHost({ usual, short }: Patience) {
  let isSilent = false
  return async function ask(
    loading: Promise<Response>,
    spare: Spare,
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
    return (await spare()) ?? answered
  }
}

function pause(time: number): Promise<'silent'> {
  return new Promise((resolve) => setTimeout(() => resolve('silent'), time))
}
