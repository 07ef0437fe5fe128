import type { RunSettings } from '@/lib/islands/island-texts'
import { fillSlots } from '@/lib/text/fill-slots'
import type { RunFault } from '@/packages/program-runner/src/protocol/events'
import styles from './RunPanel.module.css'

interface Props {
  readonly fault: {
    readonly missing: RunFault['missing'] | 'broken'
    readonly file?: string
  }
  readonly settings: RunSettings
}

/** What a browser or a host lacks, and how to run the program elsewhere. */
export function Fault({ fault, settings }: Props) {
  const { texts, local } = settings
  const { missing, file = '…' } = fault
  return (
    <div role="alert" className={styles.fault}>
      <p>{fillSlots(texts[missing], { file })}</p>
      <p>
        {texts.local} <a href={local.href}>{local.title}</a>
      </p>
    </div>
  )
}
