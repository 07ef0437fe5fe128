import { canonicalPath } from './canonical-path'
import type { Page } from './page-document'

/** How many pages are kept as they were left. */
const most = 5

interface LeftPage {
  readonly page: Page | undefined
  /** How far it was scrolled, in pixels. */
  readonly offset: number
}

/** Pages that a reader has left, as they were: coming back needs no host. Of those left long ago only the offset is known. */
export function createLeftPages() {
  const pages = new Map<string, LeftPage>()
  return {
    keep(path: string, page: Page | undefined, offset: number): void {
      const key = canonicalPath(path)
      pages.delete(key)
      pages.set(key, { page, offset })
      const old = [...pages].at(-1 - most)
      if (old) pages.set(old[0], { ...old[1], page: undefined })
    },
    find: (path: string): LeftPage | undefined =>
      pages.get(canonicalPath(path)),
  }
}
