'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { changePage } from '@/lib/client/page'
import { changesPath } from '@/lib/shared/changes-path'
import { basePath } from '@/lib/shared/href'

interface Props {
  /** When the server began to render the page: another one each time. */
  readonly version: number
}

/** Asks for the page again whenever a file that it may be made from was saved. */
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
  // The client is bound to the page that was there before.
  useLayoutEffect(changePage, [version])
  return null
}
