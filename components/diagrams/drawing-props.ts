import type { DiagramName, Words } from '@/lib/site/diagrams/words'

/** The props of a drawing. Its words are exactly those of its name. */
export interface DrawingProps<Name extends DiagramName> {
  readonly words: Words<Name>
  /** BCP 47 tag of the words: decides line breaks and number format. */
  readonly lang: string
  /** The text alternative, given by the page. */
  readonly alt: string
  /** An id, unique on the page, for the text alternative. */
  readonly titleId: string
}
