'use client'

import { useEffect } from 'react'
import { bindCodeGroups } from '@/lib/code/code-groups'

/** Brings the tabs and buttons of all code groups to life, once for the document, whichever pages it shows. */
export function CodeGroups() {
  useEffect(() => bindCodeGroups(document), [])
  return null
}
