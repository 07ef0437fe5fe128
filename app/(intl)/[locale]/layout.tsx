import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { RootShell } from '@/components/shell/RootShell'
import { openLocales } from '@/lib/content/languages'

interface Props {
  readonly children: ReactNode
  readonly params: Promise<{ readonly locale: string }>
}

export default async function Layout({ children, params }: Props) {
  const { locale } = await params
  const known = openLocales().find((open) => open === locale)
  if (!known) notFound()
  return <RootShell locale={known}>{children}</RootShell>
}
