let navigated = false
let atTop = false

/**
 * Notes that a page is fetched inside the loaded document.
 *
 * @param url of the page
 * @param kind of navigation: a new entry (`push`), in place of this one (`replace`), or back and forward (`traverse`)
 */
export function noteNavigation(url: string, kind: string): void {
  navigated = true
  atTop = kind === 'push' && !new URL(url, location.href).hash
}

/** Whether the loaded document has shown, or tried to show, another page than its own. */
export function hasNavigated(): boolean {
  return navigated
}

/** Whether the page that was asked for last is read from its top: not one that is come back to, or a heading of it. */
export function startsAtTop(): boolean {
  return atTop
}
