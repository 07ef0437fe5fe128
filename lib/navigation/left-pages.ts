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
 * needs no request. Of older pages only the offset remains.
 *
 * @param forget called with each page that is not stored any more
 */
export function createLeftPages(forget: (page: Page) => void) {
  const pages = new Map<string, LeftPage>()
  return {
    keep(entry: string, page: Page | undefined, offset: number): void {
      pages.delete(entry)
      pages.set(entry, { page, offset })
      const old = [...pages].at(-1 - most)
      if (!old) return
      if (old[1].page) forget(old[1].page)
      pages.set(old[0], { ...old[1], page: undefined })
    },
    find: (entry: string): LeftPage | undefined => pages.get(entry),
  }
}
