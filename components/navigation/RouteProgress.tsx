'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { finishProgress } from '@/lib/navigation/progress'
import '@/app/styles/progress.css'

/** Ends the progress bar when a page has arrived. */
export function RouteProgress() {
  const path = usePathname()
  useEffect(() => void finishProgress(path), [path])
  return null
}
