import { canonicalPath } from '@/lib/navigation/canonical-path'
import { focusReading } from '@/lib/navigation/focus-reading'
import { type Roots, softTarget } from '@/lib/navigation/soft-target'

/**
 * Leads to a hit once the modal is gone, which puts the scroll position back as it closes. Pages of this language are followed inside the
 * document, others are loaded. On the page that is shown, the focus goes to the heading.
 */
export function follow(
  url: string,
  roots: Roots,
  navigate: (path: string) => void,
): void {
  setTimeout(() => {
    const target = softTarget(url, location.href, roots)
    if (target === undefined) return location.assign(url)
    const { pathname, hash } = new URL(url, location.href)
    const stays = canonicalPath(pathname) === canonicalPath(location.pathname)
    navigate(target)
    if (stays) focusReading(hash)
  })
}
