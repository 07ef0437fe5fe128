// Some old anchors end in a zero-width space. A page writes it as &#8203;.
const BRACKET = /\s*\[((?:#[\p{L}\p{N}\u200B_-]+\s*)+)\]\s*$/u

/**
 * Splits the raw text of a heading into its title and the anchors in the bracket at its end. The
 * first anchor is the heading's id; older links point at the others.
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
