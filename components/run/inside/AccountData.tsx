import type { RunTexts } from '@/lib/islands/island-texts'
import type { RanAccount } from '@/packages/program-runner/src/protocol/events'
import { byteCount } from '../amounts'
import { Fields } from './Fields'
import styles from './Inside.module.css'

interface Props {
  readonly account: RanAccount
  readonly texts: RunTexts
}

/** The data of an account: decoded if its program is known, otherwise as bytes. */
export function AccountData({ account, texts }: Props) {
  const { data, parsed, space } = account
  if (space === 0) return texts.empty
  return (
    <details>
      <summary>
        {parsed && <span translate="no">{parsed.type}, </span>}
        {byteCount(space)}
      </summary>
      {parsed ? (
        <Fields values={parsed.info} />
      ) : (
        <code className={styles.bytes} translate="no">
          {hexOf(data)}
          {bytesIn(data) < space && '…'}
        </code>
      )}
    </details>
  )
}

const bytesIn = (base64: string) => atob(base64).length

/** Bytes in base64 as hex, in pairs. */
const hexOf = (base64: string) =>
  Array.from(atob(base64), (byte) =>
    byte.charCodeAt(0).toString(16).padStart(2, '0'),
  ).join(' ')
