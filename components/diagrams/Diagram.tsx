import { checkWords, isDiagramName } from './check-words'
import { type DiagramProps, diagrams } from './registry'

interface Props extends DiagramProps {
  /** A name of the registry, as a page writes it. */
  readonly name: string
}

/** The diagram of a name; an unknown name stops the build with the known ones. */
export function Diagram({ name, ...props }: Props) {
  if (!isDiagramName(name)) {
    throw new Error(checkWords(name, props.words).join('\n'))
  }
  const { Component } = diagrams[name]
  return <Component {...props} />
}
