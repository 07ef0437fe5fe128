import { Component, type ReactNode } from 'react'

interface Props {
  readonly onCrash: () => void
  readonly children: ReactNode
}

/** Reports a crash of the dialog, and renders nothing. The page is not affected. */
export class SearchBoundary extends Component<Props> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override componentDidCatch() {
    this.props.onCrash()
  }

  override render() {
    return this.state.crashed ? null : this.props.children
  }
}
