import { StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'

/** A fault of the program, to show at its line. Lines count from 1. */
export interface LineFault {
  readonly line: number
  readonly message: string
}

/** Marks the line of a fault, or none. */
export const setFault = StateEffect.define<LineFault | undefined>()

/** The mark of the fault, until the text changes. */
export const faultMark = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { docChanged, effects, newDoc }) => {
    const found = effects.find((effect) => effect.is(setFault))
    if (!found) return docChanged ? Decoration.none : marks
    const fault = found.value
    if (!fault) return Decoration.none
    const { from } = newDoc.line(
      Math.min(Math.max(fault.line, 1), newDoc.lines),
    )
    const attributes = { class: 'fault', title: fault.message }
    return Decoration.set(Decoration.line({ attributes }).range(from))
  },
  provide: (field) => EditorView.decorations.from(field),
})
