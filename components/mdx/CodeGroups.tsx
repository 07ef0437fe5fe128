'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { adoptChoice, bindCodeGroups } from '@/lib/code/code-groups'

/** Brings the tabs and buttons of all code groups to life, once for the document, whichever pages it shows. */
export function CodeGroups() {
  const path = usePathname()
  useEffect(bindCodeGroups, [])
  useLayoutEffect(adoptChoice, [path])
  return null
}
