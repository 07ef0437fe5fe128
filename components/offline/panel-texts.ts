import { textsOf } from '@/lib/i18n/texts'
import type { Locale } from '@/site.config'
import { machineName } from './contract'

const names = [
  'panel',
  'needsScripts',
  'none',
  'offer',
  'partial',
  'working',
  'saved',
  'newer',
  'keep',
  'continue',
  'update',
  'remove',
  'doneSaved',
  'doneRemoved',
  'doneUnreachable',
  'doneChanging',
  'doneFull',
  'doneRefused',
  'doneUnbuilt',
  'others',
] as const

/** The texts of a panel; some have gaps, `<pages></pages>`. */
export type PanelTexts = Readonly<Record<(typeof names)[number], string>>

/** The texts about the program runner, where the texts of a language would be wrong. */
const ofMachine = {
  panel: 'machinePanel',
  none: 'machineNone',
  offer: 'machineOffer',
  partial: 'machinePartial',
  saved: 'machineSaved',
  newer: 'machineNewer',
  doneSaved: 'machineDone',
} as const

/** The texts of the panel of a language, or of the program runner, in one language. */
export function panelTexts(
  locale: Locale,
  name: Locale | typeof machineName,
): PanelTexts {
  const t = textsOf(locale, 'offlinePage')
  const own = name === machineName ? ofMachine : {}
  const texts = names.map((name) => [
    name,
    t.raw(name in own ? own[name as keyof typeof own] : name),
  ])
  return Object.fromEntries(texts)
}
