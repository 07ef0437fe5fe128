import { type ReactNode, startTransition, useEffect, useState } from 'react'

/** Draws what it holds once the frame with all the rest is on the screen. */
export function AfterPaint({ children }: { readonly children: ReactNode }) {
  const [painted, setPainted] = useState(false)
  useEffect(() => afterPaint(() => startTransition(() => setPainted(true))), [])
  return painted && children
}

/** Does a job after the next frame. Returns what calls it off. */
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
