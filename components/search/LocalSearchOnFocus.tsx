'use client'

import { type ComponentProps, useCallback, useEffect, useState } from 'react'
import { Notice } from '@/components/notice/Notice'
import type { LocalSearch as LocalSearchComponent } from './LocalSearch'
import { visibleField } from './visible-field'

/**
 * Loads the local search when a reader first puts the focus into its field; what was typed by then is kept. Where its script does not come,
 * the page stays as it is, and the reader is told; the next focus tries again.
 */
export function LocalSearchOnFocus(
  props: ComponentProps<typeof LocalSearchComponent>,
) {
  const [loaded, setLoaded] = useState<{
    readonly LocalSearch: typeof LocalSearchComponent
  }>()
  const [failed, setFailed] = useState(false)
  const isLoaded = loaded !== undefined

  const load = useCallback(async () => {
    try {
      setLoaded(await import('./LocalSearch'))
      setFailed(false)
    } catch (error) {
      console.warn('The local search could not be loaded:', error)
      setFailed(true)
    }
  }, [])

  useEffect(() => {
    if (isLoaded) return
    const look = () => {
      if (document.activeElement?.closest('[data-search-box]')) load()
    }
    look()
    document.addEventListener('focusin', look)
    return () => document.removeEventListener('focusin', look)
  }, [isLoaded, load])

  if (loaded) return <loaded.LocalSearch {...props} />
  if (!failed) return null
  return (
    <Notice
      text={props.labels.failed}
      labels={{ reload: props.labels.reload, close: props.labels.retry }}
      onClose={() => {
        setFailed(false)
        visibleField()?.focus()
      }}
    />
  )
}
