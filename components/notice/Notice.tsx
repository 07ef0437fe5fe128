import styles from './Notice.module.css'

interface Props {
  readonly text: string
  /** The labels of the buttons: one loads the page anew, for its scripts may have gone with an earlier release; one closes the notice. */
  readonly labels: { readonly reload: string; readonly close: string }
  readonly onClose: () => void
}

/** Says plainly that something cannot be shown. */
export function Notice({ text, labels, onClose }: Props) {
  return (
    <div role="alert" className={styles.notice}>
      <p>{text}</p>
      <button type="button" onClick={() => location.reload()}>
        {labels.reload}
      </button>
      <button type="button" onClick={onClose}>
        {labels.close}
      </button>
    </div>
  )
}
