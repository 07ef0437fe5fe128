import { history, historyKeymap, standardKeymap } from '@codemirror/commands'
import { typescriptLanguage } from '@codemirror/lang-javascript'
import {
  bracketMatching,
  indentOnInput,
  syntaxHighlighting,
} from '@codemirror/language'
import { EditorState, type Extension } from '@codemirror/state'
import {
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from '@codemirror/view'
import { faultMark, type LineFault, setFault } from './line-fault'
import { colors, theme } from './theme'

/** An editor on the page. */
export interface Editor {
  readonly text: () => string
  readonly reset: (text: string) => void
  /** Shows a fault at its line, or none. */
  readonly showFault: (fault: LineFault | undefined) => void
  readonly focus: () => void
  readonly close: () => void
}

/**
 * Puts an editor of TypeScript into a place of the page. It stands in a shadow root: its styles are
 * then adopted by scripts, which the content policy allows, and meet no others.
 *
 * @param label its name for screen readers
 * @param onRun is called at Ctrl+Enter or ⌘+Enter
 */
export function mountEditor(
  place: HTMLElement,
  text: string,
  label: string,
  onRun: () => void,
): Editor {
  const root = place.attachShadow({ mode: 'open' })
  // What is typed here is no shortcut of the page.
  place.addEventListener('keydown', (event) => event.stopPropagation())
  const stateOf = (doc: string) =>
    EditorState.create({ doc, extensions: extensionsFor(label, onRun) })
  const view = new EditorView({ state: stateOf(text), parent: root, root })
  return {
    text: () => view.state.doc.toString(),
    reset: (original) => view.setState(stateOf(original)),
    showFault: (fault) => {
      view.dispatch({ effects: setFault.of(fault) })
      if (!fault) return
      const { doc } = view.state
      const { from } = doc.line(Math.max(1, Math.min(fault.line, doc.lines)))
      view.dispatch({ effects: EditorView.scrollIntoView(from) })
    },
    focus: () => view.focus(),
    close: () => view.destroy(),
  }
}

/** The Tab key stays the page's, so that the keyboard leaves the editor as it came. */
const extensionsFor = (label: string, onRun: () => void): Extension => [
  lineNumbers(),
  faultMark,
  history(),
  highlightSpecialChars(),
  highlightActiveLine(),
  indentOnInput(),
  bracketMatching(),
  typescriptLanguage,
  syntaxHighlighting(colors),
  theme,
  'wrap' in document.documentElement.dataset ? EditorView.lineWrapping : [],
  typeOver,
  EditorView.contentAttributes.of({
    'aria-label': label,
    tabindex: '0',
  }),
  keymap.of([
    {
      key: 'Mod-Enter',
      run: () => {
        onRun()
        return true
      },
    },
    ...standardKeymap,
    ...historyKeymap,
  ]),
]

/**
 * Types over a selection in the browser's place: it would keep the colors of what was there as a
 * style attribute, which the content policy forbids.
 */
const typeOver = EditorView.domEventHandlers({
  beforeinput: ({ data, inputType }, view) => {
    const { selection } = view.state
    if (inputType !== 'insertText' || data === null || selection.main.empty)
      return false
    view.dispatch(view.state.replaceSelection(data), {
      userEvent: 'input.type',
      scrollIntoView: true,
    })
    return true
  },
})
