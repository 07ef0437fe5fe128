import { useCallback, useEffect, useRef, useState } from 'react'
import { announce, resultDuration } from '@/lib/client/announce'

/** The result that a button shows in place of its label; empty where there is none. */
export interface Result {
  readonly text: string
  /** Shows a result for a moment, and announces it to screen readers. Empty text clears it. */
  readonly show: (text: string) => void
}

/** The result of a button. */
export function useResult(): Result {
  const [text, setText] = useState('')
  const shown = useRef('')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const show = useCallback((next: string) => {
    clearTimeout(timer.current)
    if (next || shown.current) announce(next)
    shown.current = next
    setText(next)
    if (next) timer.current = setTimeout(() => show(''), resultDuration)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  return { text, show }
}
