/**
 * True for the address of a page of this language, which can be shown without a new document. Files
 * and other sites are not.
 */
export function isSoftTarget(
  { origin, pathname }: URL,
  root = document.documentElement.dataset.root ?? '/',
): boolean {
  if (origin !== location.origin || !pathname.startsWith(root)) return false
  return pathname.endsWith('.html') || pathname.endsWith('/')
}
