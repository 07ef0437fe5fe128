'use client'

import { useRouter } from 'next/navigation'
import { useCallback, useEffect, useState } from 'react'
import { forgetModal, type LoadedModal, loadModal } from './load-modal'
import { SearchNotice } from './SearchNotice'
import { onIntent, setBusy } from './search-button'
import { useOpening } from './use-opening'

interface Props {
  /** The file of the modal's settings and texts. */
  readonly settingsUrl: string
  readonly labels: { readonly failed: string; readonly close: string }
}

/** The docs search: its scripts, texts and index are loaded when a reader is about to use it. */
export function DocsSearch({ settingsUrl, labels }: Props) {
  const router = useRouter()
  const [modal, setModal] = useState<LoadedModal>()
  const [failed, setFailed] = useState(false)
  const { opening, close } = useOpening(modal !== undefined)

  useEffect(
    () => onIntent(() => void loadModal(settingsUrl).then(setModal, () => {})),
    [settingsUrl],
  )

  const giveUp = useCallback(() => {
    close()
    setFailed(true)
  }, [close])

  useEffect(() => {
    if (!opening) return
    setFailed(false)
    if (modal) return
    setBusy(true)
    loadModal(settingsUrl)
      .then(setModal, (error: unknown) => {
        console.warn('The docs search could not be loaded:', error)
        giveUp()
      })
      .finally(() => setBusy(false))
  }, [opening, modal, settingsUrl, giveUp])

  if (failed)
    return (
      <SearchNotice
        text={labels.failed}
        close={labels.close}
        onClose={() => setFailed(false)}
      />
    )
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
        giveUp()
      }}
    />
  )
}
