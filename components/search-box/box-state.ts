/**
 * The state of the local search box: its query, and the index of the focused suggestion, or -1.
 */
export interface BoxState {
  readonly query: string
  readonly focus: number
  /** True if the list may show; Escape closes it until the reader types again. */
  readonly open: boolean
  /** True when Enter was pressed before the index had loaded. */
  readonly entered: boolean
}

export type BoxAction =
  | { readonly type: 'type'; readonly query: string }
  | { readonly type: 'move'; readonly by: 1 | -1; readonly count: number }
  | { readonly type: 'hover'; readonly index: number }
  | { readonly type: 'leave' }
  | { readonly type: 'escape' }
  | { readonly type: 'enter early' }
  | { readonly type: 'forget enter' }
  | { readonly type: 'chosen' }

export const emptyBox: BoxState = {
  query: '',
  focus: 0,
  open: false,
  entered: false,
}

/**
 * Applies the rules of specification section 4. Arrows wrap around; hovering focuses; leaving the
 * list focuses none. A chosen suggestion clears the query and moves the focus back to the first.
 * Escape closes the list, then clears the query (decision 8). An early Enter waits for the index,
 * unless the reader types on, closes the list or leaves the box, or the index fails.
 */
export function boxReducer(state: BoxState, action: BoxAction): BoxState {
  switch (action.type) {
    case 'type':
      return { query: action.query, focus: 0, open: true, entered: false }
    case 'move':
      return {
        ...state,
        open: true,
        focus: wrap(state.focus, action.by, action.count),
      }
    case 'hover':
      return { ...state, focus: action.index }
    case 'leave':
      return { ...state, focus: -1 }
    case 'escape':
      return state.open ? { ...state, open: false, entered: false } : emptyBox
    case 'enter early':
      return { ...state, entered: true }
    case 'forget enter':
      return { ...state, entered: false }
    case 'chosen':
      return emptyBox
  }
}

function wrap(focus: number, by: 1 | -1, count: number): number {
  if (count === 0) return 0
  if (focus < 0) return by === 1 ? 0 : count - 1
  return (focus + by + count) % count
}
