import { textsOf } from '@/lib/site/i18n/texts'
import type { LandingView } from '@/lib/site/landing/landing-view'
import type { Locale } from '@/site.config'

interface Props {
  readonly locale: Locale
  readonly landing: LandingView
  readonly className: string | undefined
}

/** The way to begin without installing anything. */
export function PlaygroundDoor({ locale, landing, className }: Props) {
  const { playground } = landing
  if (!playground) return null
  const t = textsOf(locale, 'playgroundPage')
  return (
    <p className={className}>
      <a href={playground.href}>{t('title')}</a>
    </p>
  )
}
