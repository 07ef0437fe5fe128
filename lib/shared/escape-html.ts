const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** The apostrophe in the ways others escape it; we need not. */
const apostrophes = { '&#39;': "'", '&#039;': "'" }

const characters: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(escapes).map(([a, b]) => [b, a])),
  ...apostrophes,
}

/** A text as HTML or XML, inside an element or inside an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => escapes[character] ?? '')
}

/** The plain text of an escaped one. */
export function unescapeHtml(text: string): string {
  return text.replaceAll(
    /&(?:amp|lt|gt|quot|#0?39);/g,
    (name) => characters[name] ?? name,
  )
}
