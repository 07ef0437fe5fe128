import type { ReactNode } from 'react'
import { RootShell } from '@/components/shell/RootShell'
import { defaultLocale } from '@/site.config'

export default function Layout({ children }: { children: ReactNode }) {
  return <RootShell locale={defaultLocale}>{children}</RootShell>
}
