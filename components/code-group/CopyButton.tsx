'use client'

import { usePageTexts } from '@/lib/islands/PageTexts'
import { copyText, visibleCode } from './copy-code'
import { useResult } from './use-result'

/** A button that copies the code of the block around it. */
export function CopyButton() {
  const texts = usePageTexts().code
  const { text, show } = useResult()
  const copy = async (button: Element) => {
    const block = button.closest('[data-code]')
    const isCopied = block && (await copyText(visibleCode(block)))
    show(isCopied ? texts.copied : texts.copyFailed)
  }
  return (
    <button type="button" onClick={({ currentTarget }) => copy(currentTarget)}>
      {text || texts.copy}
    </button>
  )
}
