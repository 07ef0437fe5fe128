import { Component, type ReactNode } from 'react'

interface Props {
  readonly onCrash: () => void
  readonly children: ReactNode
}

/** Keeps the page alive when the modal crashes: it closes, and the reader is told. */
export class ModalBoundary extends Component<Props> {
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
