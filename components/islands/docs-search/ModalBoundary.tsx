import { Component, type ReactNode } from 'react'

interface Props {
  readonly onCrash: () => void
  readonly children: ReactNode
}

/** Closes the modal when it crashes, and tells the reader. The page stays as it is. */
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
