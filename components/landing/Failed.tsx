import { textsOf } from '@/lib/i18n/texts'
import { Island } from '@/lib/islands/Island'
import type { Locale } from '@/site.config'
import { ErrorForm } from './ErrorForm'
import styles from './Landing.module.css'
import type { LandingView } from './landing-view'

interface Props {
  readonly locale: Locale
  readonly errors: LandingView['errors']
  /** The number of an Anchor program's own error, as an example. */
  readonly code: string
}

/** The lookup for the error of a program that failed, with an example of a result. */
export function Failed({ locale, errors, code }: Props) {
  const { link, count } = errors
  if (!link) return null
  const t = textsOf(locale, 'landing')
  const page = textsOf(locale, 'errorsPage')
  const decimal = Number(code)
  return (
    <section className={styles.failed} aria-labelledby="failed">
      <div>
        <h2 id="failed">{t('failed')}</h2>
        <p>{t('failedLine', { count })}</p>
        <Island
          name="error-form"
          component={ErrorForm}
          props={{
            action: link.href,
            label: page('label'),
            placeholder: page('placeholder'),
            submit: t('lookUp'),
          }}
        />
      </div>
      <div className={styles.slip}>
        <p translate="no">
          {code} · {decimal}
        </p>
        <p>
          {page('ownFound', {
            code: String(decimal),
            hex: code,
            index: String(decimal - 6000),
          })}
        </p>
        <p>
          <a href={link.href}>{link.title}</a>
        </p>
      </div>
    </section>
  )
}
