/**
 * A text with values in the place of its slots; a slot without a value becomes empty.
 *
 * @example fillSlots('Line {line}', { line: '3' }) // 'Line 3'
 */
export function fillSlots(
  text: string,
  values: Readonly<Record<string, string | undefined>>,
): string {
  return text.replace(/\{(\w+)\}/g, (_, slot: string) => values[slot] ?? '')
}
