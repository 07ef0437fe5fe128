import { hrefFor } from '@/lib/shared/href'
import type { Page } from '@/lib/site/content/page'
import type { Run, SectionChange } from '@/lib/site/freshness/changes'
import { changesOf } from '@/lib/site/freshness/page-changes'
import { translationSlug } from '@/lib/site/generated/changes-pages'
import { textsOf } from '@/lib/site/i18n/texts'
import { defaultLocale, site } from '@/site.config'
import styles from './ChangesBody.module.css'

/**
 * The changes in English since a page was translated: added and removed words, section by section.
 */
export function ChangesBody({ page }: { readonly page: Page }) {
  const t = textsOf(page.locale, 'changes')
  const slug = translationSlug(page.slug)
  return (
    <>
      <p>
        {t.rich('intro', {
          added: (text) => <ins>{text}</ins>,
          removed: (text) => <del>{text}</del>,
        })}
      </p>
      <p>
        <a href={hrefFor(page.locale, slug)}>{t('back')}</a>
        {' · '}
        <a
          href={hrefFor(defaultLocale, slug)}
          hrefLang={site.locales[defaultLocale].lang}
        >
          {t('english')}
        </a>
      </p>
      {changesOf(page.locale, slug).map((change) => (
        <Section
          key={`${change.kind} ${change.id}`}
          change={change}
          label={t}
        />
      ))}
    </>
  )
}

interface SectionProps {
  readonly change: SectionChange
  readonly label: (key: 'start' | 'addedSection' | 'removedSection') => string
}

function Section({ change, label }: SectionProps) {
  const { id, title, kind, passages } = change
  const lang = site.locales[defaultLocale].lang
  return (
    <section>
      <h2 id={kind === 'removed' ? undefined : id || undefined}>
        {title ? <span lang={lang}>{title}</span> : label('start')}
      </h2>
      {kind === 'added' && <p>{label('addedSection')}</p>}
      {kind === 'removed' && <p>{label('removedSection')}</p>}
      <div lang={lang} className={styles.passages}>
        {passages.map((runs, index) => (
          <p key={index}>{runs.map(marked)}</p>
        ))}
      </div>
    </section>
  )
}

function marked({ kind, text }: Run, index: number) {
  if (kind === 'added') return <ins key={index}>{text}</ins>
  if (kind === 'removed') return <del key={index}>{text}</del>
  return text
}
