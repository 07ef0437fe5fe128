import { createElement, type FunctionComponent } from 'react'
import { checkWords, hasWords, isDiagramName } from './check-words'
import styles from './diagram.module.css'
import type { DrawingProps } from './drawing'
import { diagrams } from './registry'
import { type DiagramName, diagramWords, type WordKey } from './words'

interface Props extends Omit<DrawingProps<DiagramName>, 'words'> {
  /** A name of the registry, as a page writes it. */
  readonly name: string
  readonly words: Readonly<Record<string, string>>
  /** What the diagram shows, in sentences: screen readers read it before the parts. */
  readonly alt: string
}

/** The diagram of a name. An unknown name or a wrong word stops the build with its fix. */
export function Diagram({ name, alt, ...props }: Props) {
  if (!isDiagramName(name))
    throw new Error(checkWords(name, props.words).join('\n'))
  return (
    <div
      className={styles.diagram}
      role="group"
      aria-label={alt}
      data-terms="off"
    >
      {draw(name, props)}
    </div>
  )
}

function draw<Name extends DiagramName>(
  name: Name,
  { words, ...props }: Omit<Props, 'name' | 'alt'>,
) {
  const keys: readonly WordKey<Name>[] = diagramWords[name]
  const problems = checkWords(name, words)
  if (problems.length > 0 || !hasWords(keys, words))
    throw new Error(problems.join('\n'))
  const Drawing: FunctionComponent<DrawingProps<Name>> = diagrams[name]
  return createElement(Drawing, { words, ...props })
}
