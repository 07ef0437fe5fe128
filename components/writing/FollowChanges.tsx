'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { changePage } from '@/lib/client/page'
import { changesPath } from '@/lib/shared/changes-path'
import { basePath } from '@/lib/shared/href'

interface Props {
  /** The time at which the server began to render the page: new for each rendering. */
  readonly version: number
}

/** Requests the page again after each save of a file that it may be made from. */
export function FollowChanges({ version }: Props) {
  const router = useRouter()
  const first = useRef(version)
  useEffect(() => {
    const changes = new EventSource(
      `${basePath}${changesPath}?since=${first.current}`,
    )
    changes.onmessage = () => router.refresh()
    return () => changes.close()
  }, [router])
  // The client is still bound to the elements of the previous rendering.
  useLayoutEffect(changePage, [version])
  return null
}
