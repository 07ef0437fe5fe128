import type { FileBeside } from '@/lib/code/beside'
import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import { headingLink } from '@/lib/links/heading-link'
import './output.css'

interface Props {
  readonly page: Page
  readonly files: readonly FileBeside[]
}

/** The files that a reader saves beside a program, because it reads or imports them. */
export function FilesBeside({ page, files }: Props) {
  if (files.length === 0) return null
  const t = textsOf(page.locale, 'code')
  const build = headingLink(page.locale, '/core-concepts/programs#sbpf')
  return files.map(({ name, href, built }) => (
    <p key={name} className="program-line">
      {t('beside')}{' '}
      <a href={href} download={built && name} translate="no">
        {name}
      </a>
      {built && (
        <>
          {' · '}
          <a href={built.source}>{t('source')}</a>
          {' · '}
          {build && <a href={build.href}>{t('build')}</a>}
          {' · '}
          <span translate="no">sha256 {built.digest}</span>
        </>
      )}
    </p>
  ))
}
