import type { ReactNode } from 'react'
import { textsOf } from '@/lib/i18n/texts'
import { Island } from '@/lib/islands/Island'
import type { Locale } from '@/site.config'
import { Zoom } from './Zoom'

interface Props {
  readonly locale: Locale
  /** `span` inside a paragraph. */
  readonly as: 'div' | 'span'
  /** The address of a larger version of a picture. */
  readonly large?: string | undefined
  readonly children: ReactNode
}

/** Lets readers enlarge an image or a drawing. */
export function Zoomable({ locale, as, large, children }: Props) {
  const t = textsOf(locale, 'zoom')
  const texts = { open: t('open'), close: t('close') }
  return (
    <Island
      name="zoom"
      component={Zoom}
      props={{ as, texts, large }}
      slots={{ children }}
    />
  )
}
