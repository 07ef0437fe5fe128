import { diffWordsWithSpace } from 'diff'
import { parseMdx } from '@/lib/site/content/parse'
import { type PassageSection, passagesOf } from './passages'

/** A run of words that is in both versions, only in the new one, or only in the old one. */
export interface Run {
  readonly kind: 'same' | 'added' | 'removed'
  readonly text: string
}

/**
 * A section of an English page that differs between two versions, with the changed passages word by
 * word.
 */
export interface SectionChange {
  /** The section's anchor; empty for the part before the first heading. */
  readonly id: string
  readonly title: string
  readonly kind: 'changed' | 'added' | 'removed'
  readonly passages: readonly (readonly Run[])[]
}

/**
 * The changes between two versions of an English page, section by section in the new order. Removed
 * sections come last.
 */
export function changesBetween(
  before: string,
  after: string,
): readonly SectionChange[] {
  const old = passagesOf(parseMdx(before))
  const now = passagesOf(parseMdx(after))
  const find = (sections: readonly PassageSection[], id: string) =>
    sections.find((section) => section.id === id)
  return [
    ...now.flatMap((section): readonly SectionChange[] => {
      const counterpart = find(old, section.id)
      if (!counterpart) return [whole(section, 'added')]
      const passages = changedPassages(counterpart.passages, section.passages)
      return passages.length === 0
        ? []
        : [{ ...named(section), kind: 'changed', passages }]
    }),
    ...old
      .filter(({ id }) => !find(now, id))
      .map((section) => whole(section, 'removed')),
  ]
}

const named = ({ id, title }: PassageSection) => ({ id, title })

const whole = (section: PassageSection, kind: 'added' | 'removed') => ({
  ...named(section),
  kind,
  passages: section.passages.map((text) => [{ kind, text }]),
})

/** The paragraphs of two sections that differ, compared word by word. */
function changedPassages(old: readonly string[], now: readonly string[]) {
  const runs = diffWordsWithSpace(old.join('\n\n'), now.join('\n\n')).map(
    ({ value, added, removed }): Run => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    }),
  )
  return splitParagraphs(runs).filter((paragraph) =>
    paragraph.some(({ kind }) => kind !== 'same'),
  )
}

function splitParagraphs(runs: readonly Run[]): readonly (readonly Run[])[] {
  const paragraphs: Run[][] = [[]]
  for (const { kind, text } of runs)
    for (const [index, part] of text.split('\n\n').entries()) {
      if (index > 0) paragraphs.push([])
      if (part !== '') paragraphs.at(-1)?.push({ kind, text: part })
    }
  return paragraphs
}
