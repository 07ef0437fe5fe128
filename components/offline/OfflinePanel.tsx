import callout from '@/components/mdx/Callout.module.css'
import { assetHref } from '@/lib/shared/href'
import { listPath, type Outcome, offline } from '@/lib/shared/offline/contract'
import type { PanelView } from '@/lib/shared/offline/panel-state'
import { textsOf } from '@/lib/site/i18n/texts'
import type { PageView } from '@/lib/site/page-view'
import type { Locale } from '@/site.config'
import styles from './OfflinePanel.module.css'

type Text = keyof typeof import('@/messages/en.json')['offlinePage']

const views: readonly PanelView[] = [
  'none',
  'offer',
  'partial',
  'working',
  'kept',
  'newer',
]

const outcomes: Readonly<Record<Outcome, Text>> = {
  kept: 'doneKept',
  removed: 'doneRemoved',
  unreachable: 'doneUnreachable',
  changing: 'doneChanging',
  full: 'doneFull',
  refused: 'doneRefused',
}

/** The buttons: action (offline-panel.ts), text, and the views that show them. */
const buttons: readonly (readonly [string, Text, string])[] = [
  ['keep', 'keep', 'none offer'],
  ['keep', 'continue', 'partial'],
  ['keep', 'update', 'newer'],
  ['remove', 'remove', 'partial working kept newer'],
]

const slots = Object.fromEntries(
  ['pages', 'size', 'built', 'day', 'latest', 'done', 'total'].map((name) => [
    name,
    () => <span data-slot={name} />,
  ]),
)

interface Props {
  readonly locale: Locale
  /** Links to this page in each language. */
  readonly languages: PageView['languages']
}

/**
 * The state of a language and its buttons, all hidden until `offline-panel.ts` knows the state and
 * listens.
 */
export function OfflinePanel({ locale, languages }: Props) {
  const t = textsOf(locale, 'offlinePage')
  return (
    <section
      tabIndex={-1}
      aria-label={t('panel')}
      className={callout.callout}
      data-offline={locale}
      data-list={assetHref(`/${listPath(locale)}`)}
      data-worker={assetHref(`/${offline.worker}`)}
      data-scope={assetHref('/')}
    >
      <p data-views="" className={styles.needsScripts}>
        {t('needsScripts')}
      </p>
      {views.map((view) => (
        <p key={view} data-views={view} hidden>
          {t.rich(view, slots)}
        </p>
      ))}
      <progress data-views="working" hidden aria-label={t('panel')} />
      <div role="status">
        {Object.entries(outcomes).map(([outcome, text]) => (
          <p key={outcome} data-outcome={outcome} hidden>
            {t(text)}
          </p>
        ))}
      </div>
      <p>
        {buttons.map(([action, text, visibleIn]) => (
          <button
            key={text}
            type="button"
            data-action={action}
            data-views={visibleIn}
            hidden
          >
            {t(text)}
          </button>
        ))}
      </p>
      <OtherLanguages locale={locale} languages={languages} />
    </section>
  )
}

/**
 * The other languages, each with a link to its own page. The client shows those that are stored.
 */
function OtherLanguages({ locale, languages }: Props) {
  const t = textsOf(locale, 'offlinePage')
  const others = languages.filter(({ current }) => !current)
  return (
    <div data-others hidden>
      <p>{t('others')}</p>
      <ul>
        {others.map(({ locale: other, href, lang, name }) => (
          <li key={other} data-other={other} hidden>
            <a href={href} hrefLang={lang} lang={lang}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
