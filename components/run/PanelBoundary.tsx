import { Component, type ReactNode } from 'react'
import type { RunSettings } from '@/lib/islands/island-texts'
import { Fault } from './Fault'
import styles from './RunPanel.module.css'

interface Props {
  readonly settings: RunSettings
  /** How often Run was pressed. Another press tries again. */
  readonly presses: number
  /** Undefined where the panel cannot be closed. */
  readonly onClose?: (() => void) | undefined
  readonly children: ReactNode
}

/** Reports that the panel has crashed. The page is not affected. */
export class PanelBoundary extends Component<Props> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidUpdate({ presses }: Props) {
    if (this.state.isBroken && presses !== this.props.presses)
      this.setState({ isBroken: false })
  }

  override render() {
    const { settings, onClose, children } = this.props
    if (!this.state.isBroken) return children
    return (
      <div className={styles.panel}>
        <Fault fault={{ missing: 'broken' }} settings={settings} />
        <div className={styles.bar}>
          <button
            type="button"
            onClick={() => this.setState({ isBroken: false })}
          >
            {settings.texts.retry}
          </button>
          {onClose && (
            <button type="button" onClick={onClose}>
              {settings.texts.close}
            </button>
          )}
        </div>
      </div>
    )
  }
}
