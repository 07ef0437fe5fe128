import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import styles from './CodeBlock.module.css'

interface Props {
  readonly page: Page
  readonly language: string
  /** Highlighted lines, made at build from the article's own fence. */
  readonly html: string
}

/** A command, an output or a fragment that stands in the article itself. */
export function CodeBlock({ page, language, html }: Props) {
  const t = textsOf(page.locale, 'code')
  return (
    <div className={styles.block} data-code>
      <Listing
        label={t('program', { title: language })}
        language={language}
        html={html}
      />
      <CopyButton page={page} />
    </div>
  )
}

/** Copies the lines that stand with it (CodeGroups binds it). */
export function CopyButton({ page }: { readonly page: Page }) {
  const t = textsOf(page.locale, 'code')
  return (
    <button type="button" data-copy={t('copied')} data-failed={t('copyFailed')}>
      {t('copy')}
    </button>
  )
}

/** Preformatted lines, reachable by keyboard so that long ones can be scrolled. */
export function Listing({
  label,
  language,
  html,
}: {
  readonly label: string
  /** The grammar's name, which stands over the lines in the page's Markdown. */
  readonly language: string
  readonly html: string
}) {
  return (
    <pre
      tabIndex={0}
      role="group"
      aria-label={label}
      className={styles.listing}
      translate="no"
      data-lang={language}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter's own escaped output, one string instead of an element for each token */}
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  )
}
