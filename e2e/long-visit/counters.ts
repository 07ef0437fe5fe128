import type { CDPSession, Page } from '@playwright/test'

/** What the browser counts in a tab, after a collection. */
export interface Counters {
  /** The used memory of scripts, in bytes. */
  readonly memory: number
  readonly nodes: number
  readonly listeners: number
}

/** Opens the browser's own counters of a tab. */
export async function openCounters(
  page: Page,
): Promise<() => Promise<Counters>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  return () => count(session)
}

async function count(session: CDPSession): Promise<Counters> {
  // A second collection frees what finalizers of the first have let go.
  for (let times = 0; times < 2; times += 1)
    await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  const of = (name: string) =>
    metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
  return {
    memory: of('JSHeapUsedSize'),
    nodes: of('Nodes'),
    listeners: of('JSEventListeners'),
  }
}
