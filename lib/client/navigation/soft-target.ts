/** Whether an address is that of a page of this language, which can be shown inside the document. Files and other sites are not. */
export function isSoftTarget(
  { origin, pathname }: URL,
  root = document.documentElement.dataset.root ?? '/',
): boolean {
  if (origin !== location.origin || !pathname.startsWith(root)) return false
  return pathname.endsWith('.html') || pathname.endsWith('/')
}
