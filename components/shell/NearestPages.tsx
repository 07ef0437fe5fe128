'use client'

import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { SearchEntry } from '@/lib/search/entry'
import { nearestPages } from '@/lib/search/nearest'

interface Props {
  /** The search index of each open language; the first one stands in for languages without pages. */
  readonly indexes: Readonly<Record<string, string>>
}

interface Found {
  readonly place: Element
  readonly pages: readonly SearchEntry[]
}

async function find(indexes: Props['indexes']): Promise<Found | undefined> {
  const section = document.querySelector<HTMLElement>(
    'section[data-locale]:not([hidden])',
  )
  const place = section?.querySelector('[data-nearest]')
  const url =
    indexes[section?.dataset.locale ?? ''] ?? Object.values(indexes)[0]
  if (!place || !url) return undefined
  const response = await fetch(url)
  if (!response.ok) return undefined
  const index: readonly SearchEntry[] = await response.json()
  return { place, pages: nearestPages(index, location.pathname) }
}

/** On the page for unknown addresses: the existing pages nearest to the one asked for. */
export function NearestPages({ indexes }: Props) {
  const [found, setFound] = useState<Found>()
  useEffect(() => {
    find(indexes).then(setFound, (error: unknown) =>
      console.warn(
        'The pages nearest to this address could not be looked up:',
        error,
      ),
    )
  }, [indexes])
  useEffect(() => {
    found?.place.toggleAttribute('hidden', found.pages.length === 0)
  }, [found])
  const list = found?.place.querySelector('ul')
  if (!found || !list) return null
  return createPortal(
    found.pages.map(({ path, title }) => (
      <li key={path}>
        <a href={path}>{title}</a>
      </li>
    )),
    list,
  )
}
