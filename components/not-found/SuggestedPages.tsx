'use client'

import { useEffect, useState } from 'react'
import { nearestPages } from '@/components/search-box/nearest'
import { isIndex } from '@/components/search-box/read-index'
import { otherLanguages } from '@/lib/navigation/other-languages'
import type { NotFoundData } from './not-found-data'

interface Props {
  /** The address of the language's home page. */
  readonly home: string
  /** The address of the language's index of pages. */
  readonly index: string
  readonly data: NotFoundData
  readonly texts: { readonly untranslated: string; readonly nearest: string }
}

interface Target {
  readonly href: string
  readonly name: string
  readonly lang?: string
}

/**
 * Suggests pages for an unknown address: the same page in other languages, otherwise the pages of
 * this language with the nearest addresses.
 */
export function SuggestedPages({ home, index, data, texts }: Props) {
  const [intro, setIntro] = useState('')
  const [targets, setTargets] = useState<readonly Target[]>([])

  useEffect(() => {
    const others = otherLanguages(data, location.pathname, home)
    setIntro(others.length > 0 ? texts.untranslated : texts.nearest)
    setTargets(others)
    if (others.length === 0)
      findNearest(index).then(setTargets, (error: unknown) =>
        console.warn(
          'The pages nearest to this address could not be looked up:',
          error,
        ),
      )
  }, [data, home, index, texts])

  if (targets.length === 0) return null
  return (
    <div>
      <p>{intro}</p>
      <ul>
        {targets.map(({ href, name, lang }) => (
          <li key={href}>
            <a
              href={href}
              lang={lang}
              hrefLang={lang}
              // Headings have the same id in every language (decision 5).
              data-keep-hash={lang && ''}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

async function findNearest(url: string): Promise<readonly Target[]> {
  const response = await fetch(url)
  const index: unknown = response.ok ? await response.json() : undefined
  if (!isIndex(index)) return []
  return nearestPages(index, location.pathname).map(({ path, title }) => ({
    href: path,
    name: title,
  }))
}
