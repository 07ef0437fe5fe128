import type { RunTexts } from '@/lib/islands/island-texts'
import { fillSlots } from '@/lib/text/fill-slots'
import { size } from './amounts'
import styles from './RunPanel.module.css'
import type { RunState } from './run-state'

interface Props {
  readonly state: RunState
  readonly texts: RunTexts
}

/** How much of the program runner, and of what this program needs, has loaded. */
export function Loading({ state: { loaded, total }, texts }: Props) {
  if (loaded === total) return null
  const text = fillSlots(texts.loading, {
    loaded: size(loaded),
    total: size(total),
  })
  return (
    <p className={styles.loading}>
      <progress aria-label={texts.starting} value={loaded} max={total} />{' '}
      <span>{text}</span>
    </p>
  )
}
