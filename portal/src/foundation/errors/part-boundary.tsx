import { defaultErrorMessage } from '@portal/core/foundation/contract/api-error'
import { showError } from '@portal/ui/toast'
import { Component, type ReactNode } from 'react'
import { tellOfError } from './tell-of-error.ts'

interface State {
  readonly failed: boolean
}

/** Keeps what opens over a screen from taking the screen with it when it breaks: it says so and is gone until it is opened again. */
export class PartBoundary extends Component<{ readonly children: ReactNode }, State> {
  override state: State = { failed: false }

  static getDerivedStateFromError(): State {
    return { failed: true }
  }

  override componentDidCatch(error: unknown): void {
    showError(defaultErrorMessage)
    tellOfError(error)
  }

  override render(): ReactNode {
    return this.state.failed ? null : this.props.children
  }
}
