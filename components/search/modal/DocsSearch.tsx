'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useState } from 'react'
import { Notice } from '@/components/notice/Notice'
import { forgetModal, type LoadedModal, loadModal } from './load-modal'
import { onIntent, setBusy } from './search-button'
import { useOpening } from './use-opening'

interface Props {
  /** The file of the modal's settings and texts. */
  readonly settingsUrl: string
  readonly labels: {
    readonly failed: string
    readonly reload: string
    readonly close: string
  }
}

/** The docs search: its scripts, texts and index are loaded when a reader is about to use it. */
export function DocsSearch({ settingsUrl, labels }: Props) {
  const router = useRouter()
  const [modal, setModal] = useState<LoadedModal>()
  const { opening, failed, close, fail } = useOpening(modal !== undefined)

  useEffect(
    () => onIntent(() => void loadModal(settingsUrl).then(setModal, () => {})),
    [settingsUrl],
  )

  useEffect(() => {
    if (!opening || modal) return
    setBusy(true)
    loadModal(settingsUrl)
      .then(setModal, (error: unknown) => {
        console.warn('The docs search could not be loaded:', error)
        fail()
      })
      .finally(() => setBusy(false))
  }, [opening, modal, settingsUrl, fail])

  if (failed)
    return <Notice text={labels.failed} labels={labels} onClose={close} />
  if (!opening || !modal) return null
  const { SearchModal, settings } = modal
  return (
    <SearchModal
      settings={settings}
      opening={opening}
      onClose={close}
      onNavigate={router.push}
      onCrash={() => {
        forgetModal()
        setModal(undefined)
        fail()
      }}
    />
  )
}
