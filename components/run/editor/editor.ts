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

interface Listeners {
  /** Called on Ctrl+Enter or ⌘+Enter. */
  readonly onRun: () => void
  /** Called with the text after each change by the reader. */
  readonly onChange: (text: string) => void
}

/**
 * Mounts an editor of TypeScript in a shadow root. There its styles are adopted style sheets, which
 * the content policy allows, and are isolated from the page.
 *
 * @param label its name for screen readers
 */
export function mountEditor(
  place: HTMLElement,
  text: string,
  label: string,
  listeners: Listeners,
): Editor {
  const root = place.attachShadow({ mode: 'open' })
  // Keys typed here must not trigger shortcuts of the page.
  place.addEventListener('keydown', (event) => event.stopPropagation())
  const extensions = extensionsFor(label, listeners)
  const state = EditorState.create({ doc: text, extensions })
  const view = new EditorView({ state, parent: root, root })
  // Until lines are measured, their numbers are closer together than the lines.
  const gutter = view.dom.querySelector<HTMLElement>('.cm-gutters')
  gutter?.style.setProperty('visibility', 'hidden')
  view.requestMeasure({
    read: () => {},
    write: () => gutter?.style.removeProperty('visibility'),
  })
  return {
    text: () => view.state.doc.toString(),
    // As an edit, which can be undone.
    reset: (original) =>
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: original },
        effects: setFault.of(undefined),
      }),
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

/** Tab is not bound, so that the keyboard can leave the editor (WCAG 2.1.2). */
const extensionsFor = (
  label: string,
  { onRun, onChange }: Listeners,
): Extension => [
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
  EditorView.updateListener.of(({ docChanged, state }) => {
    if (docChanged) onChange(state.doc.toString())
  }),
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
 * Replaces a selection on typing: the browser would preserve its colors as a style attribute, which
 * the content policy forbids.
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
