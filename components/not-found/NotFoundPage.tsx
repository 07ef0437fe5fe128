import { WideSearchButton } from '@/components/docs-search/WideSearchButton'
import { LocalSearch } from '@/components/search-box/LocalSearch'
import { Header } from '@/components/shell/Header'
import { LoadNotice } from '@/components/shell/LoadNotice'
import { languagesOfPages } from '@/lib/content/languages-of-pages'
import { barView } from '@/lib/content/page-view'
import { textsOf } from '@/lib/i18n/texts'
import { Island } from '@/lib/islands/Island'
import { PageTexts } from '@/lib/islands/PageTexts'
import { pageTexts } from '@/lib/islands/page-texts'
import { indexHref } from '@/lib/search/entry'
import type { Locale } from '@/site.config'
import styles from './NotFound.module.css'
import { notFoundScript } from './not-found-script'
import { SuggestedPages } from './SuggestedPages'

const messages = ['message1', 'message2', 'message3', 'message4'] as const

/** A slug that no page has, so that the language menu links to home pages, and says so. */
const unknown = '404'

/** The page for unknown addresses in one language. */
export function NotFoundPage({ locale }: { readonly locale: Locale }) {
  const t = textsOf(locale, 'notFound')
  const view = barView(locale, unknown)
  return (
    <>
      <PageTexts id="not-found" texts={pageTexts(locale)}>
        <Header view={view} menu={false} />
        <main id="article" tabIndex={-1} className={styles.page}>
          <p className={styles.code}>404</p>
          <h1>{t('title')}</h1>
          <blockquote>
            {messages.map((message, index) => (
              // The script below shows one before Next hydrates.
              <p key={message} hidden={index > 0} suppressHydrationWarning>
                {t(message)}
              </p>
            ))}
          </blockquote>
          <Island
            name="suggested-pages"
            component={SuggestedPages}
            props={{
              home: view.header.home,
              index: indexHref(locale),
              data: languagesOfPages(),
              texts: {
                untranslated: t('untranslated'),
                nearest: t('nearest'),
              },
            }}
          />
          <LocalSearch locale={locale} place="menu" />
          <WideSearchButton locale={locale} />
          <a href={view.header.home}>{t('takeMeHome')}</a>
        </main>
        <LoadNotice locale={locale} />
      </PageTexts>
      <script
        data-own=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the policy has its hash
        dangerouslySetInnerHTML={{ __html: notFoundScript }}
      />
    </>
  )
}
