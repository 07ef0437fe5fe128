'use client'

import { useEffect, useState } from 'react'
import { loadFailed } from '@/lib/load/asked'
import { Notice } from './Notice'

interface Props {
  readonly labels: {
    readonly failed: string
    readonly reload: string
    readonly close: string
  }
}

/** Tells a reader that what was asked for did not come (lib/load/asked.ts). */
export function LoadNotice({ labels }: Props) {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const show = () => setFailed(true)
    document.addEventListener(loadFailed, show)
    return () => document.removeEventListener(loadFailed, show)
  }, [])
  if (!failed) return null
  return (
    <Notice
      text={labels.failed}
      labels={labels}
      onClose={() => setFailed(false)}
    />
  )
}
