'use client'

import { usePathname } from 'next/navigation'
import { useEffect } from 'react'
import { limits } from '@/lib/limits'
import { activeHeading } from '@/lib/navigation/active-heading'
import { debounce } from '@/lib/navigation/debounce'

const { delay, offset } = limits.sidebarHighlight

const links = () =>
  Array.from(
    document.querySelectorAll<HTMLAnchorElement>('#sidebar a[href^="#"]'),
  )

/** Marks the sidebar's link of the heading scrolled to, and puts its hash into the address without a new history entry. */
function highlight(): void {
  const root = document.documentElement
  const line =
    scrollY +
    Number.parseFloat(getComputedStyle(root).scrollPaddingTop) +
    offset
  const positions = links().flatMap((link) => {
    const heading = document.getElementById(
      decodeURIComponent(link.hash.slice(1)),
    )
    return heading
      ? [{ id: heading.id, top: heading.getBoundingClientRect().top + scrollY }]
      : []
  })
  const atTop = scrollY <= offset
  const atEnd = scrollY > 0 && scrollY + innerHeight >= root.scrollHeight - 1
  const id = activeHeading(positions, line, {
    atTop,
    atEnd,
    current: decodeURIComponent(location.hash.slice(1)),
  })
  for (const link of links()) {
    if (link.hash === `#${id}`) link.setAttribute('aria-current', 'location')
    else link.removeAttribute('aria-current')
  }
  const hash = atTop || !id ? '' : `#${id}`
  if (hash !== location.hash)
    history.replaceState(
      history.state,
      '',
      location.pathname + location.search + hash,
    )
}

/** Keeps the sidebar's highlight on the heading that is being read (specification section 4). */
export function SidebarSpy() {
  const path = usePathname()
  useEffect(() => {
    const { call, cancel } = debounce(highlight, delay)
    addEventListener('scroll', call, { passive: true })
    call()
    return () => {
      removeEventListener('scroll', call)
      cancel()
    }
  }, [path])
  return null
}
