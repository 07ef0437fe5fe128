import { useEffect, useRef } from 'react'
import type { RpcRequest } from '@/lib/client/run/events'
import type { RunTexts } from '@/lib/shared/island-texts'
import { milliseconds } from './amounts'
import styles from './Requests.module.css'
import type { LoggedRequest } from './request-log'

/** So many pixels from its end the log follows. */
const nearEnd = 24

interface Props {
  readonly requests: readonly LoggedRequest[]
  /** True where the reader sees them without a press. */
  readonly isOpen: boolean
  readonly texts: RunTexts
}

/**
 * The calls of the chain's RPC, as they come. Calls come faster than they can be read aloud, so
 * screen readers find the log but are not told of each line.
 */
export function Requests({ requests, isOpen, texts }: Props) {
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  // As in a terminal, the end stays in view until the reader scrolls away from it.
  useEffect(() => {
    if (log.current && isAtEnd.current)
      log.current.scrollTop = log.current.scrollHeight
  }, [requests])
  return (
    <details className={styles.part} open={isOpen}>
      <summary>
        {texts.requests} ({requests.length})
      </summary>
      <div
        ref={log}
        role="log"
        aria-live="off"
        aria-label={texts.requests}
        tabIndex={0}
        className={styles.requests}
        onScroll={({ currentTarget }) => {
          const { clientHeight, scrollHeight, scrollTop } = currentTarget
          isAtEnd.current = scrollHeight - scrollTop - clientHeight < nearEnd
        }}
        translate="no"
      >
        {requests.map(({ key, times, ...request }) => (
          <p key={key}>
            <b>
              <bdi>{request.method}</bdi>
            </b>{' '}
            <bdi>{request.params}</bdi>{' '}
            {isOver(request) ? (
              <span className={styles.time}>
                {request.error} ({texts.over})
              </span>
            ) : request.error === undefined ? (
              <span>
                {isNotification(request) ? '←' : '→'}{' '}
                <bdi>{request.result}</bdi>
              </span>
            ) : (
              <span className={styles.failed}>
                ✕ {texts.error} <bdi>{request.error}</bdi>
              </span>
            )}{' '}
            <span className={styles.time}>
              {request.milliseconds !== undefined &&
                milliseconds(request.milliseconds)}
              {times > 1 && ` ×${times}`}
            </span>
          </p>
        ))}
      </div>
    </details>
  )
}

/**
 * True where a client ends a subscription that has ended with its only notification: an Agave node
 * answers with an error too, and nothing has failed.
 */
const isOver = ({ method, error }: RpcRequest) =>
  method.endsWith('Unsubscribe') && error?.startsWith('-32602') === true

const isNotification = (request: RpcRequest) =>
  request.milliseconds === undefined
