import styles from './LoadNotice.module.css'

interface Props {
  readonly texts: {
    /** The message for things that have no message of their own. */
    readonly failed: string
    readonly reload: string
    readonly close: string
  }
}

/**
 * The notice that something could not be loaded; lib/client/notice.ts shows it. It is part of the
 * page, because without a network nothing could be fetched.
 */
export function LoadNotice({ texts }: Props) {
  return (
    <template id="notice" data-failed={texts.failed}>
      <div role="alert" className={styles.notice}>
        <p />
        <button type="button">{texts.reload}</button>
        <button type="button">{texts.close}</button>
      </div>
    </template>
  )
}
