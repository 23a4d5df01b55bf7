import { Component, type ReactNode } from 'react'
import { ErrorState } from './error-state.tsx'
import { tellOfError } from './tell-of-error.ts'

interface State {
  readonly failed: boolean
}

/** Keeps a screen that breaks from taking the whole portal with it: says so, and offers a new start. */
export class ScreenBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    tellOfError(error)
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return (
      <ErrorState
        title="This page could not be shown"
        message="Something went wrong while it was being put together. Loading it again usually helps; nothing you saved is lost."
        onRetry={() => location.reload()}
      />
    )
  }
}
