import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { RootShell } from '@/components/shell/RootShell'
import { isOpen } from '@/lib/content/languages'

interface Props {
  readonly children: ReactNode
  readonly params: Promise<{ readonly locale: string }>
}

export default async function Layout({ children, params }: Props) {
  const { locale } = await params
  if (!isOpen(locale)) notFound()
  return <RootShell locale={locale}>{children}</RootShell>
}
