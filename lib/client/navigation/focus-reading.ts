import { hashId } from './hash-id'

/** Moves the focus to the heading of a hash, else to the article, without scrolling. */
export function focusReading(hash: string): void {
  const heading = document.getElementById(hashId(hash))
  const place =
    heading?.querySelector('a') ?? document.getElementById('article')
  place?.focus({ preventScroll: true })
}
