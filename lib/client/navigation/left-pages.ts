import type { Page } from './page-document'

/** The number of pages stored as they were left. */
const most = 5

interface LeftPage {
  readonly page: Page | undefined
  /** The scroll offset in pixels. */
  readonly offset: number
}

/**
 * Stores pages as the reader left them, by the names of their history entries, so that going back
 * needs no host. Of older pages only the offset remains.
 */
export function createLeftPages() {
  const pages = new Map<string, LeftPage>()
  return {
    keep(entry: string, page: Page | undefined, offset: number): void {
      pages.delete(entry)
      pages.set(entry, { page, offset })
      const old = [...pages].at(-1 - most)
      if (old) pages.set(old[0], { ...old[1], page: undefined })
    },
    find: (entry: string): LeftPage | undefined => pages.get(entry),
  }
}
