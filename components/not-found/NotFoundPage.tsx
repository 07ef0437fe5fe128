import { SearchDoor } from '@/components/landing/SearchDoor'
import { Header } from '@/components/shell/Header'
import { LoadNotice } from '@/components/shell/LoadNotice'
import { SearchBox } from '@/components/shell/SearchBox'
import { indexHref } from '@/lib/shared/search/entry'
import { textsOf } from '@/lib/site/i18n/texts'
import { barView } from '@/lib/site/page-view'
import type { Locale } from '@/site.config'
import styles from './NotFound.module.css'

interface Props {
  readonly locale: Locale
}

const messages = ['message1', 'message2', 'message3', 'message4'] as const

/** The slug of no page, so that the language menu leads to home pages, and says so. */
const unknown = '404'

/**
 * The page for unknown addresses in one language. The client says where to go on
 * (lib/client/parts/not-found.ts).
 */
export function NotFoundPage({ locale }: Props) {
  const t = textsOf(locale, 'notFound')
  const chrome = textsOf(locale, 'chrome')
  const view = barView(locale, unknown)
  return (
    <>
      <Header view={view} menu={false} />
      <main id="article" tabIndex={-1} className={styles.page}>
        <p className={styles.code}>404</p>
        <h1>{t('title')}</h1>
        <div data-untranslated hidden>
          <p>{t('untranslated')}</p>
          <ul />
        </div>
        <blockquote>
          {messages.map((message, index) => (
            <p key={message} hidden={index > 0}>
              {t(message)}
            </p>
          ))}
        </blockquote>
        <div data-nearest={indexHref(locale)} hidden>
          <p>{t('nearest')}</p>
          <ul />
        </div>
        <SearchBox locale={locale} place="menu" />
        <SearchDoor locale={locale} />
        <a href={view.header.home}>{t('takeMeHome')}</a>
      </main>
      <LoadNotice
        texts={{
          failed: chrome('loadFailed'),
          reload: chrome('reload'),
          close: textsOf(locale, 'docsSearch')('close'),
        }}
      />
    </>
  )
}
