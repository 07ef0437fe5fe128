'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { bindScheme, showScheme } from '@/lib/theme/switch'

/** Keeps scheme, stored choice, system and switch in step, in all tabs. */
export function ThemeSwitcher() {
  const path = usePathname()
  useEffect(bindScheme, [])
  useLayoutEffect(showScheme, [path])
  return null
}
