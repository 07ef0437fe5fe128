import type { Page } from '@/lib/content/page'
import { textsOf } from '@/lib/i18n/texts'
import { Island } from '@/lib/islands/Island'
import { BlockActions } from './BlockActions'
import styles from './CodeBlock.module.css'
import './pan.css'

interface Props {
  readonly page: Page
  readonly language: string
  /** Highlighted lines, made at build from the article's own fence. */
  readonly html: string
}

/** The longest line, in characters, that fits beside the button on a screen of 360 pixels. */
const fitsPhones = 26

/** A command, an output or a fragment that is written in the article itself. */
export function CodeBlock({ page, language, html }: Props) {
  const t = textsOf(page.locale, 'code')
  return (
    <div className={`${styles.block} pan`} data-code>
      <Listing
        label={t('program', { title: language })}
        language={language}
        html={html}
      />
      <Island
        name="block-actions"
        component={BlockActions}
        props={{ wraps: longestLine(html) > fitsPhones }}
      />
    </div>
  )
}

/** The number of characters in the longest line. */
function longestLine(html: string): number {
  const text = html.replace(/<[^>]*>/g, '').replace(/&[^;]*;/g, '_')
  return Math.max(...text.split('\n').map(({ length }) => length))
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
