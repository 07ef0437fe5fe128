'use client'

import { useEffect } from 'react'
import { bindCopyPage } from '@/lib/twin/copy-page'

/** Brings the copy button below every article to life, once for the document. */
export function CopyPage() {
  useEffect(() => bindCopyPage(document), [])
  return null
}
