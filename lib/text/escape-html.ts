const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** The forms in which others escape an apostrophe; this site leaves it as it is. */
const apostrophes = { '&#39;': "'", '&#039;': "'" }

const characters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(escapes).map(([a, b]) => [b, a])),
  ...apostrophes,
}

/** Escapes a text for HTML or XML: inside an element, or inside an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '')
}

/** Reads an escaped text back. */
export function unescapeHtml(text: string): string {
  return text.replaceAll(
    /&(?:amp|lt|gt|quot|#0?39);/g,
    (name) => characters[name] ?? name,
  )
}
