import type { ReactNode } from 'react'
import callout from '@/components/mdx/Callout.module.css'
import { assetHref } from '@/lib/shared/href'
import {
  keptMachine,
  listPath,
  type Outcome,
  offline,
} from '@/lib/shared/offline/contract'
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

/** The texts of the panel about the program runner, where a language's own would be wrong. */
const machineTexts: Partial<Record<Text, Text>> = {
  panel: 'machinePanel',
  none: 'machineNone',
  offer: 'machineOffer',
  partial: 'machinePartial',
  kept: 'machineKept',
  newer: 'machineNewer',
  doneKept: 'machineDone',
}

interface Props {
  readonly locale: Locale
  /** Links to this page in each language. */
  readonly languages: PageView['languages']
}

/** The panels of a language, and of the program runner. */
export function OfflinePanels({ locale, languages }: Props) {
  return (
    <>
      <Panel locale={locale} kept={locale} text={(name) => name}>
        <OtherLanguages locale={locale} languages={languages} />
      </Panel>
      <Panel
        locale={locale}
        kept={keptMachine}
        text={(name) => machineTexts[name] ?? name}
      />
    </>
  )
}

interface PanelProps {
  readonly locale: Locale
  /** What is kept: a language, or the program runner. */
  readonly kept: Locale | typeof keptMachine
  /** The text that is in place of another. */
  readonly text: (name: Text) => Text
  readonly children?: ReactNode
}

/**
 * A state and its buttons, all hidden until `offline-panel.ts` knows the state and listens.
 */
function Panel({ locale, kept, text, children }: PanelProps) {
  const t = textsOf(locale, 'offlinePage')
  const isLanguage = kept === locale
  return (
    <section
      tabIndex={-1}
      aria-label={t(text('panel'))}
      className={callout.callout}
      data-offline={kept}
      data-list={assetHref(`/${listPath(kept)}`)}
      data-worker={assetHref(`/${offline.worker}`)}
      data-scope={assetHref('/')}
      hidden={!isLanguage}
    >
      {isLanguage && (
        <p data-views="" className={styles.needsScripts}>
          {t('needsScripts')}
        </p>
      )}
      {views.map((view) => (
        <p key={view} data-views={view} hidden>
          {t.rich(text(view), slots)}
        </p>
      ))}
      <progress data-views="working" hidden aria-label={t(text('panel'))} />
      <div role="status">
        {Object.entries(outcomes).map(([outcome, name]) => (
          <p key={outcome} data-outcome={outcome} hidden>
            {t(text(name))}
          </p>
        ))}
      </div>
      <p>
        {buttons.map(([action, name, visibleIn]) => (
          <button
            key={name}
            type="button"
            data-action={action}
            data-views={visibleIn}
            hidden
          >
            {t(name)}
          </button>
        ))}
      </p>
      {children}
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
