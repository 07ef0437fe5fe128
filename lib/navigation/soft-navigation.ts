let navigated = false

/** Notes that a page is fetched inside the loaded document. */
export function noteNavigation(): void {
  navigated = true
}

/** Whether the loaded document has shown, or tried to show, another page than its own. */
export function hasNavigated(): boolean {
  return navigated
}
