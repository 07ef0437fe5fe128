import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import { localNodePackage } from '@/lib/site/local-node'
import { CodeBlock } from './CodeBlock'
import styles from './Output.module.css'

/** The command that starts the local node of the samples, and the package that it takes. */
export function LocalNode({ page }: { readonly page: Page }) {
  const t = textsOf(page.locale, 'code')
  const { command, file, href, digest, source } = localNodePackage()
  return (
    <>
      <CodeBlock page={page} language="sh" html={command} />
      <p className={styles.program}>
        <a href={href} download={file} translate="no">
          {file}
        </a>
        {' · '}
        <a href={source}>{t('source')}</a>
        {' · '}
        <span translate="no">sha256 {digest}</span>
      </p>
    </>
  )
}
