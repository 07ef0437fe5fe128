/** The kinds of focus that the searches distinguish; `other` takes no text. */
export type Focus = 'input' | 'box' | 'modal button' | 'other'

/**
 * A key press: the character (with or without Shift), the key's place on the keyboard, and the
 * modifiers Ctrl, Alt and Meta.
 */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrl: boolean
  readonly alt: boolean
  readonly meta: boolean
}

/** The search that a key opens, and the query that it starts with. */
export type Reaction =
  | { readonly search: 'box' }
  | { readonly search: 'modal'; readonly query: 'none' | 'key' | 'box' }

interface Setting {
  /** True when the local box is in the bar; on narrower screens it is folded away. */
  readonly boxInBar: boolean
  /** True when the reader has not switched off shortcuts of a single key (WCAG 2.1.4). */
  readonly singleKeys: boolean
}

const modal = (query: 'none' | 'key' | 'box') =>
  ({ search: 'modal', query }) as const

/** True for K, or on a keyboard of another script, such as Thai, for the key in K's place. */
export const isK = ({ key, code }: Pick<KeyPress, 'key' | 'code'>): boolean =>
  key.toLowerCase() === 'k' ||
  (code === 'KeyK' && /^\P{Script=Latin}$/u.test(key))

/**
 * The reaction to a key: exactly one search owns each (the table of decision 8). Undefined when the
 * key is typed, or means nothing here.
 */
export function reactionTo(
  press: KeyPress,
  focus: Focus,
  { boxInBar, singleKeys }: Setting,
): Reaction | undefined {
  const { key, ctrl, alt, meta } = press
  if (isK(press) && (ctrl || meta) && !alt) {
    if (focus === 'input') return undefined
    return modal(focus === 'box' ? 'box' : 'none')
  }
  if (ctrl || alt || meta || focus === 'input' || focus === 'box')
    return undefined
  if (focus === 'modal button' && /^[\p{L}\p{N}]$/u.test(key))
    return modal('key')
  if (!singleKeys || !(key === '/' || key === 's')) return undefined
  return boxInBar && focus === 'other' ? { search: 'box' } : modal('none')
}
