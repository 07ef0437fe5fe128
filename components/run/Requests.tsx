import { useEffect, useRef } from 'react'
import type { RunTexts } from '@/lib/islands/island-texts'
import type { RpcRequest } from '@/packages/program-runner/src/protocol/events'
import { milliseconds } from './amounts'
import inside from './inside/Inside.module.css'
import styles from './Requests.module.css'
import type { LoggedRequest } from './request-log'

/** The distance from its end, in pixels, within which the log follows new lines. */
const nearEnd = 24

interface Props {
  readonly requests: readonly LoggedRequest[]
  /** True if they show from the start. */
  readonly isOpen: boolean
  readonly texts: RunTexts
}

/**
 * The calls of the chain's RPC, as they arrive: too fast to be read aloud, so the log is not a live
 * region.
 */
export function Requests({ requests, isOpen, texts }: Props) {
  const log = useRef<HTMLDivElement>(null)
  const isAtEnd = useRef(true)
  // As in a terminal, the end remains in view until the reader scrolls away from it.
  useEffect(() => {
    if (log.current && isAtEnd.current)
      log.current.scrollTop = log.current.scrollHeight
  }, [requests])
  return (
    <details className={inside.part} open={isOpen}>
      <summary>{`${texts.requests} (${requests.length})`}</summary>
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
 * True for an unsubscribe after the only notification of a subscription: an Agave node responds with
 * an error too, and nothing has failed.
 */
const isOver = ({ method, error }: RpcRequest) =>
  method.endsWith('Unsubscribe') && error?.startsWith('-32602') === true

const isNotification = (request: RpcRequest) =>
  request.milliseconds === undefined
