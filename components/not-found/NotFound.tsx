import { getTranslations } from 'next-intl/server'
import { hrefFor } from '@/lib/shared/href'
import { indexHref } from '@/lib/shared/search/entry'
import { openLocales } from '@/lib/site/content/languages'
import { notFoundScript } from '@/lib/site/head/not-found-script'
import { defaultLocale, type Locale, locales, site } from '@/site.config'
import styles from './NotFound.module.css'

const messages = ['message1', 'message2', 'message3', 'message4'] as const

/**
 * The page for unknown addresses, in all languages at once. A script shows the language of the
 * address.
 */
export function NotFound() {
  const indexes = openLocales().map((locale) => [locale, indexHref(locale)])
  return (
    <main
      className={styles.page}
      data-indexes={JSON.stringify(Object.fromEntries(indexes))}
    >
      {locales.map((locale) => (
        <Texts key={locale} locale={locale} />
      ))}
      <script
        data-own=""
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the policy has its hash
        dangerouslySetInnerHTML={{ __html: notFoundScript }}
      />
    </main>
  )
}

async function Texts({ locale }: { readonly locale: Locale }) {
  const t = await getTranslations({ locale, namespace: 'notFound' })
  const home = openLocales().includes(locale) ? locale : defaultLocale
  return (
    <section
      data-locale={locale}
      lang={site.locales[locale].lang}
      hidden={locale !== defaultLocale}
      suppressHydrationWarning
    >
      <p className={styles.code}>404</p>
      <h1>{t('title')}</h1>
      <blockquote>
        {messages.map((message, index) => (
          <p key={message} hidden={index > 0} suppressHydrationWarning>
            {t(message)}
          </p>
        ))}
      </blockquote>
      <div data-nearest hidden suppressHydrationWarning>
        <p>{t('nearest')}</p>
        <ul />
      </div>
      <a href={hrefFor(home, '')}>{t('takeMeHome')}</a>
    </section>
  )
}
