import { renderStatic } from '@/lib/site/static-html'
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
 * page, because without a network nothing could be fetched. React finds nothing inside a template
 * that it rendered: in development it would render the whole document anew.
 */
export async function LoadNotice({ texts }: Props) {
  return (
    <template
      id="notice"
      data-failed={texts.failed}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML={{
        __html: await renderStatic(<Notice texts={texts} />),
      }}
    />
  )
}

function Notice({ texts }: Props) {
  return (
    <div role="alert" className={styles.notice}>
      <p />
      <button type="button">{texts.reload}</button>
      <button type="button">{texts.close}</button>
    </div>
  )
}
