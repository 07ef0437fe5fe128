// Some old anchors end in a zero-width space: a page writes it &#8203;.
const BRACKET = /\s*\[((?:#[\p{L}\p{N}\u200B_-]+\s*)+)\]\s*$/u

/**
 * Splits a heading's raw text into its title and the anchors it names in brackets at its end.
 * The first anchor is the heading's id, the others are further anchors that older links point at.
 *
 * @example splitHeading('Minimum balance [#minimum-balance #rent]')
 *   // { title: 'Minimum balance', anchors: ['minimum-balance', 'rent'] }
 * @param {string} text
 * @returns {{ title: string, anchors: string[] }}
 */
export function splitHeading(text) {
  const match = BRACKET.exec(text)
  if (!match?.[1]) return { title: text.trim(), anchors: [] }
  return {
    title: text.slice(0, match.index).trim(),
    anchors: match[1]
      .trim()
      .split(/\s+/)
      .map((anchor) => anchor.slice(1)),
  }
}
