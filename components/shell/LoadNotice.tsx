import styles from './LoadNotice.module.css'

interface Props {
  readonly texts: {
    /** What is said of something that has no words of its own. */
    readonly failed: string
    readonly reload: string
    readonly close: string
  }
}

/** The notice that something could not be loaded, for lib/client/notice.ts to show. It comes with the page: without a network nothing else would. */
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
