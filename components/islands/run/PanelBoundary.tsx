import { Component, type ReactNode } from 'react'
import type { RunSettings } from '@/lib/shared/island-texts'
import { Fault } from './Fault'
import styles from './RunPanel.module.css'

interface Props {
  readonly settings: RunSettings
  /** How often Run was pressed. Another press tries again. */
  readonly presses: number
  /** Missing where the panel cannot be closed. */
  readonly onClose?: () => void
  readonly children: ReactNode
}

/** Says that the panel has failed, through a fault of ours, and keeps the page. */
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
      <div className={styles.panel} data-run-panel>
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
