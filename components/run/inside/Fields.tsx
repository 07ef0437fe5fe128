import styles from './Inside.module.css'

/** Decoded values with their names. Nested values are JSON. */
export function Fields({ values }: { readonly values: unknown }) {
  const entries: readonly (readonly [string, unknown])[] =
    typeof values === 'object' && values !== null
      ? Object.entries(values)
      : [['', values]]
  return (
    <dl className={styles.fields} translate="no">
      {entries.map(([name, value]) => (
        <div key={name}>
          {name && <dt>{name}</dt>}
          <dd>{textOf(value)}</dd>
        </div>
      ))}
    </dl>
  )
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
