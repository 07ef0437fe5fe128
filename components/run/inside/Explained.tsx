import { useEffect, useState } from 'react'
import type { RunSettings } from '@/lib/islands/island-texts'
import type { RanTransaction } from '@/packages/program-runner/src/protocol/events'
import { type Explanation, explain } from './explain'
import styles from './Inside.module.css'

interface Props {
  readonly transaction: RanTransaction
  readonly settings: RunSettings
}

/** The book's explanation of the error of a transaction, with a link to its entry. */
export function Explained({ transaction, settings }: Props) {
  const { errorsHref, texts } = settings
  const [found, setFound] = useState<Explanation>()
  useEffect(() => {
    let wanted = true
    explain(transaction, errorsHref)
      .then((explanation) => wanted && setFound(explanation))
      .catch((error: unknown) =>
        console.warn('The error codes could not be loaded:', error),
      )
    return () => {
      wanted = false
    }
  }, [transaction, errorsHref])
  if (!found) return null
  return (
    <p className={styles.explained}>
      {texts.explained}{' '}
      <a href={found.href} translate="no">
        {found.title}
      </a>
      {found.text && <span lang={found.lang || undefined}> {found.text}</span>}
      {found.more && (
        <>
          {' '}
          <a href={found.more.href}>{found.more.title}</a>
        </>
      )}
    </p>
  )
}
