import type { RunTexts } from '@/lib/shared/texts/island-texts'
import { milliseconds } from '../amounts'
import styles from './Requests.module.css'
import type { LoggedRequest } from './request-log'

interface Props {
  readonly requests: readonly LoggedRequest[]
  readonly texts: RunTexts
}

/**
 * The calls of the chain's RPC, as they come. Calls come faster than they can be read aloud, so
 * screen readers find the log but are not told of each line.
 */
export function Requests({ requests, texts }: Props) {
  return (
    <details className={styles.part}>
      <summary>
        {texts.requests} ({requests.length})
      </summary>
      <div
        role="log"
        aria-live="off"
        aria-label={texts.requests}
        tabIndex={0}
        className={styles.requests}
        translate="no"
      >
        {requests.map(({ key, times, ...request }) => (
          <p key={key}>
            <b>{request.method}</b> {request.params}{' '}
            {request.error === undefined ? (
              <span>→ {request.result}</span>
            ) : (
              <span className={styles.failed}>
                ✕ {texts.error} {request.error}
              </span>
            )}{' '}
            <span className={styles.time}>
              {milliseconds(request.milliseconds)}
              {times > 1 && ` ×${times}`}
            </span>
          </p>
        ))}
      </div>
    </details>
  )
}
