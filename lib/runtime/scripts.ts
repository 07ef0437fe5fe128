import type { RuntimeScript } from './contract'

/** The scripts that the export has taken out of a document. */
export function createScripts(scripts: readonly RuntimeScript[]) {
  const asked = new Set<string>()
  let missing = scripts.length

  return {
    /** Whether the browser has all of them without asking anybody. */
    areFetched: () => missing === 0,
    /** Puts them into the browser's cache; calls back when all are there. */
    fetchAhead(whenFetched: () => void) {
      for (const { src } of scripts)
        void fetchAhead(src, () => {
          missing--
          if (missing === 0) whenFetched()
        })
    },
    /** Runs those that have not been asked for, or did not come. */
    run(whenFailed: () => void) {
      for (const { src, integrity } of scripts) {
        if (asked.has(src)) continue
        asked.add(src)
        const script = document.createElement('script')
        script.async = true
        if (integrity) script.integrity = integrity
        script.onerror = () => {
          asked.delete(src)
          script.remove()
          whenFailed()
        }
        script.src = src
        document.head.append(script)
      }
    },
  }
}

/** Not by `<link rel="prefetch">`, which Safari does not know and Firefox's policy would have to allow for everything. */
async function fetchAhead(src: string, whenFetched: () => void): Promise<void> {
  try {
    const response = await fetch(src, { priority: 'low' })
    await response.arrayBuffer()
    if (response.ok) whenFetched()
  } catch {
    // It is asked for again when it is needed.
  }
}
