/**
 * Loads the document of the history entry that a reader came back to. A turn later, because a browser mostly gives the entry its offset right
 * after `popstate`, and a reload keeps that.
 */
export function loadEntry(): void {
  setTimeout(() => location.reload())
}
