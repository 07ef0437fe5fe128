/**
 * Loads the document of the history entry that a reader came back to. A turn later, because a browser gives the entry its offset after
 * `popstate`, and a reload keeps that.
 */
export function loadEntry(): void {
  setTimeout(() => location.reload())
}
