import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'

/** The design tokens of the page, which the shadow root inherits. */
export const theme = EditorView.theme({
  '&': {
    isolation: 'isolate',
    color: 'var(--ink)',
    fontSize: '0.84375rem',
  },
  // Inset, because the panel clips, and above the gutter.
  '&.cm-focused': { outline: 'none' },
  '&.cm-focused::after': {
    content: '""',
    position: 'absolute',
    inset: '0',
    zIndex: '300',
    outline: '2px solid var(--accent)',
    outlineOffset: '-2px',
    pointerEvents: 'none',
  },
  '.cm-scroller': {
    maxHeight: '70vh',
    fontFamily: 'var(--face-code)',
    lineHeight: '1.65',
    scrollbarColor: 'var(--pan-line) transparent',
    scrollbarWidth: 'thin',
  },
  '.cm-content': { caretColor: 'var(--ink)' },
  '.cm-gutters': {
    backgroundColor: 'var(--pan)',
    color: 'var(--ink-muted)',
    borderInlineEnd: '1px solid var(--pan-line)',
  },
  '.cm-activeLine': { backgroundColor: 'transparent' },
  '&.cm-focused .cm-activeLine': { backgroundColor: 'var(--pan-bar)' },
  '.cm-line.fault, &.cm-focused .cm-line.fault': {
    backgroundColor: 'var(--tint-danger)',
    textDecoration: 'underline wavy',
  },
  '&.cm-focused .cm-matchingBracket': {
    backgroundColor: 'var(--pan-line)',
    color: 'inherit',
  },
  // Safari zooms in on smaller text.
  '@media (pointer: coarse)': { '&': { fontSize: '1rem' } },
})

/** The colors of the code on the page (lib/code/highlight.mjs). */
export const colors = HighlightStyle.define([
  {
    tag: [tags.keyword, tags.self, tags.modifier],
    color: 'var(--code-keyword)',
  },
  {
    tag: [tags.string, tags.regexp, tags.special(tags.string)],
    color: 'var(--code-string)',
  },
  { tag: tags.comment, color: 'var(--code-comment)' },
  {
    tag: [
      tags.function(tags.variableName),
      tags.function(tags.propertyName),
      tags.special(tags.variableName),
    ],
    color: 'var(--code-function)',
  },
  { tag: tags.typeName, color: 'var(--code-type)' },
  {
    tag: [tags.number, tags.bool, tags.null],
    color: 'var(--code-constant)',
  },
  {
    tag: tags.bracket,
    color: 'var(--code-bracket)',
  },
])
