import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** Draws its children after the frame with everything else is on the screen. */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), [])
  return painted && children
}

/**
 * Runs a job after the next frame.
 *
 * @returns a function that cancels the job
 */
function afterPaint(job: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(job)
  })
  return () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
  }
}
