import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The page's own roles, which reach into the shadow root. */
export const theme = EditorView.theme({
  '&': { color: 'var(--ink)', fontSize: '0.875rem' },
  '&.cm-focused': { outline: '2px solid var(--accent)' },
  '.cm-scroller': {
    maxHeight: '70vh',
    fontFamily: 'var(--face-code)',
    lineHeight: '1.55',
    scrollbarWidth: 'thin',
  },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-gutters': {
    backgroundColor: 'var(--surface-raised)',
    color: 'var(--ink-muted)',
    borderInlineEnd: '1px solid var(--line)',
  },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--surface-raised)' },
  '.cm-line.fault, &.cm-focused .cm-line.fault': {
    backgroundColor: 'var(--tint-danger)',
    textDecoration: 'underline wavy',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--tint-note)',
    color: 'inherit',
  },
})

/** The colors of the code on the page. */
export const colors = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.bool, tags.null, tags.self, tags.modifier],
    color: 'var(--code-keyword)',
  },
  {
    tag: [tags.string, tags.number, tags.regexp, tags.special(tags.string)],
    color: 'var(--code-string)',
  },
  { tag: tags.comment, color: 'var(--code-comment)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.typeName,
    ],
    color: 'var(--code-function)',
  },
])
