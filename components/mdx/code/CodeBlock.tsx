import type { Page } from '@/lib/site/content/page'
import { textsOf } from '@/lib/site/i18n/texts'
import styles from './CodeBlock.module.css'
import { WrapSwitch } from './WrapSwitch'

interface Props {
  readonly page: Page
  readonly language: string
  /** Highlighted lines, made at build from the article's own fence. */
  readonly html: string
}

/** Lines of so many characters are whole on a screen of 360 pixels, beside the button. */
const fitsPhones = 26

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
      <div className={styles.tools}>
        {longestLine(html) > fitsPhones && <WrapSwitch page={page} />}
        <CopyButton page={page} />
      </div>
    </div>
  )
}

/** The number of characters in the longest line. */
function longestLine(html: string): number {
  const text = html.replace(/<[^>]*>/g, '').replace(/&[^;]*;/g, '_')
  return Math.max(...text.split('\n').map(({ length }) => length))
}

/**
 * A button that copies the code beside it. In a group it takes the whole program (decision 14), and
 * says so where the page shows a part.
 */
export function CopyButton({
  page,
  all = false,
}: {
  readonly page: Page
  readonly all?: boolean
}) {
  const t = textsOf(page.locale, 'code')
  return (
    <button
      type="button"
      data-copy={t(all ? 'copiedAll' : 'copied')}
      data-failed={t('copyFailed')}
    >
      {t(all ? 'copyAll' : 'copy')}
    </button>
  )
}

/**
 * Preformatted lines, which the keyboard can focus and scroll. They are one string of HTML, not an
 * element for each token.
 */
export function Listing({
  label,
  language,
  html,
}: {
  readonly label: string
  /** The grammar's name, for the fence in the page's Markdown. */
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
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: escaped by the highlighter */}
      <code dangerouslySetInnerHTML={{ __html: html }} />
    </pre>
  )
}
