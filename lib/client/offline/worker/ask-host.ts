interface Patience {
  /** Milliseconds that a host may take to begin its answer where there is another one. */
  readonly usual: number
  /** The same, for a host that has just been silent. */
  readonly short: number
}

/** Gives the other answer, where there is one. */
type Spare = () => Promise<Response | undefined>

/**
 * Asks the host first. What is kept answers where the host cannot be reached, is broken, or does not begin to answer in time. After a silence
 * less is waited for the next answer, until one comes.
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
