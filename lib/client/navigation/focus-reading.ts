import { hashId } from './hash-id'

/** Puts the focus where reading goes on: the heading of a hash, else the article. Nothing scrolls. */
export function focusReading(hash: string): void {
  const heading = document.getElementById(hashId(hash))
  const place =
    heading?.querySelector('a') ?? document.getElementById('article')
  place?.focus({ preventScroll: true })
}
