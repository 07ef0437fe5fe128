import '@/app/styles/layers.css'
import '@/app/styles/global.css'
import type { Metadata } from 'next'
import { NotFoundPage } from '@/components/not-found/NotFoundPage'
import { RootShell } from '@/components/shell/RootShell'
import { notFoundMetadata } from '@/lib/content/metadata'
import { defaultLocale } from '@/site.config'

export const metadata: Metadata = notFoundMetadata(defaultLocale)

/** `out/404.html`; the export adds the page of every other language (scripts/export/finish.ts). */
export default function GlobalNotFound() {
  return (
    <RootShell locale={defaultLocale}>
      <NotFoundPage locale={defaultLocale} />
    </RootShell>
  )
}
