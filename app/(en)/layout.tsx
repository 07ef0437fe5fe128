import { RootShell } from '@/components/shell/RootShell'
import { defaultLocale } from '@/site.config'
import type { ReactNode } from 'react'

export default function Layout({ children }: { children: ReactNode }) {
  return <RootShell locale={defaultLocale}>{children}</RootShell>
}
