'use client'

import { Children, Component, type ReactNode } from 'react'

/** Scripts that stand beside the page: where one crashes it is left out, and the page and the others go on. */
export function Leaves({ children }: { readonly children: ReactNode }) {
  return Children.map(children, (child) => <Leaf>{child}</Leaf>)
}

class Leaf extends Component<{ readonly children: ReactNode }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    return this.state.crashed ? null : this.props.children
  }
}
