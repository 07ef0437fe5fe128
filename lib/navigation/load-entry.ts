/**
 * Loads the document of the history entry that a reader came back to. After the next frame: a browser gives the entry its offset when it
 * lays the page out again, and a reload keeps what it finds.
 */
export function loadEntry(): void {
  requestAnimationFrame(() => setTimeout(() => location.reload()))
}
