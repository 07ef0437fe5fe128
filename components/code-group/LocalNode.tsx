import { localNodePackage } from '@/lib/code/local-node'
import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import { CodeBlock } from './CodeBlock'
import './output.css'

/** The command that starts the local node of the samples, and the package that it takes. */
export function LocalNode({ page }: { readonly page: Page }) {
  const t = textsOf(page.locale, 'code')
  const { command, file, href, digest, source } = localNodePackage()
  return (
    <>
      <CodeBlock page={page} language="sh" html={command} />
      <p className="program-line">
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
