import { checkWords, isDiagramName } from '@/lib/site/diagrams/check-words'
import styles from './Diagram.module.css'
import { type DiagramProps, diagrams } from './registry'

interface Props extends DiagramProps {
  /** A name of the registry, as a page writes it. */
  readonly name: string
}

/**
 * The diagram of a name, drawn twice: wide, and stacked for narrow screens. The style sheet shows
 * one of them. An unknown name or a wrong word stops the build with its cure.
 */
export function Diagram({ name, ...props }: Props) {
  if (!isDiagramName(name)) {
    throw new Error(checkWords(name, props.words).join('\n'))
  }
  const Drawn = diagrams[name]
  return (
    <div className={styles.diagram} data-zoomable>
      <Drawn {...props} />
    </div>
  )
}
