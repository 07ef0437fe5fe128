'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useLayoutEffect } from 'react'
import { adoptChoice } from '@/lib/code/code-groups'
import { basePath } from '@/lib/href'
import { changesPath } from '@/lib/writing/changes-path'

interface Props {
  /** Another one each time that the server has rendered the page. */
  readonly version: number
}

/** Asks for the page again whenever a file that it may be made from was saved. */
export function FollowChanges({ version }: Props) {
  const router = useRouter()
  useEffect(() => {
    const changes = new EventSource(basePath + changesPath)
    changes.onmessage = () => router.refresh()
    return () => changes.close()
  }, [router])
  useLayoutEffect(adoptChoice, [version])
  return null
}
