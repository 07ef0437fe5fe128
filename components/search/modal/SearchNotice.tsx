import styles from './SearchNotice.module.css'

interface Props {
  readonly text: string
  readonly close: string
  readonly onClose: () => void
}

/** Says plainly that the docs search cannot be shown. */
export function SearchNotice({ text, close, onClose }: Props) {
  return (
    <div role="alert" className={styles.notice}>
      <p>{text}</p>
      <button type="button" onClick={onClose}>
        {close}
      </button>
    </div>
  )
}
