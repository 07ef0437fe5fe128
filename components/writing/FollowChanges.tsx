'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { onChanges } from '@/lib/client/changes'
import { changePage } from '@/lib/client/page'

interface Props {
  /** The time at which the server began to render the page: new for each render. */
  readonly version: number
}

/** Requests the page again after each save of a file that it may be made from. */
export function FollowChanges({ version }: Props) {
  const router = useRouter()
  const first = useRef(version)
  useEffect(() => onChanges(first.current, () => router.refresh()), [router])
  // The client is still bound to the elements of the previous render.
  useLayoutEffect(changePage, [version])
  return null
}
