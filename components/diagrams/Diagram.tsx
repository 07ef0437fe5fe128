import styles from './Diagram.module.css'
import { checkWords, isDiagramName } from './check-words'
import { type DiagramProps, diagrams } from './registry'

interface Props extends DiagramProps {
  /** A name of the registry, as a page writes it. */
  readonly name: string
}

/**
 * A diagram in a box of its own, which scrolls where the screen is narrower
 * than the smallest legible drawing and can then be reached by keyboard.
 */
export function Diagram({ name, ...props }: Props) {
  if (!isDiagramName(name)) {
    throw new Error(checkWords(name, props.words).join('\n'))
  }
  const { Component } = diagrams[name]
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways
    <div
      className={styles.scroll}
      role="group"
      aria-labelledby={props.titleId}
      tabIndex={0}
    >
      <Component {...props} />
    </div>
  )
}
