import type { ComponentProps } from 'react'
import styles from './Heading.module.css'

type HeadingProps = ComponentProps<'h2'> & { readonly 'data-anchors'?: string }

/** A heading with a link to itself, and with the former anchors that older links point to. */
export function heading(Tag: 'h2' | 'h3') {
  return function Heading({ id, children, ...props }: HeadingProps) {
    const aliases = props['data-anchors']?.split(' ') ?? []
    return (
      <Tag id={id} className={styles.heading}>
        {aliases.map((alias) => (
          <span key={alias} id={alias} />
        ))}
        <a href={`#${id}`}>{children}</a>
      </Tag>
    )
  }
}
