/** What has the focus, as far as the searches care. */
export type Focus = 'nothing' | 'input' | 'box' | 'modal button' | 'other'

/** A key press: the character (whatever Shift did to get it), its place on the keyboard, and whether Ctrl, Alt or Meta were held. */
export interface KeyPress {
  readonly key: string
  readonly code: string
  readonly ctrl: boolean
  readonly alt: boolean
  readonly meta: boolean
}

/** Which search reacts to a key, and with what in it. */
export type Reaction =
  | { readonly search: 'box' }
  | { readonly search: 'modal'; readonly query: 'none' | 'key' | 'box' }

interface Setting {
  /** Where the local box stands: in the bar, or on a narrow screen in the menu, which is open or closed. */
  readonly box: 'bar' | 'menu' | 'hidden'
  /** Whether the reader wants shortcuts of a single key (WCAG 2.1.4). */
  readonly singleKeys: boolean
}

const modal = (query: 'none' | 'key' | 'box') =>
  ({ search: 'modal', query }) as const

/** Whether a key is K; on a keyboard of another script, Thai for one, the key in K's place. */
export const isK = ({ key, code }: Pick<KeyPress, 'key' | 'code'>): boolean =>
  key.toLowerCase() === 'k' ||
  (code === 'KeyK' && /^\P{Script=Latin}$/u.test(key))

/** Exactly one search owns each key (the table of decision 8); nothing when the key is typed, or means nothing here. */
export function reactionTo(
  press: KeyPress,
  focus: Focus,
  { box, singleKeys }: Setting,
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
  if (!singleKeys) return undefined
  if (key === '/')
    return focus === 'nothing' && box === 'bar'
      ? { search: 'box' }
      : modal('none')
  const leads = key === 's' && focus === 'nothing' && box !== 'hidden'
  return leads ? { search: 'box' } : undefined
}
