import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import { showError } from '@portal/ui/toast'
import { $unreachable, lookWhether } from './reachable.ts'
import { tellOfError } from './tell-of-error.ts'

/** Shows what an error means to the user, unless it is one of those that mean nothing. */
export function report(error: unknown): void {
  if (error instanceof ApiError && error.code === 'network') {
    // The bar over the screen says it, and what to do.
    if ($unreachable.get()) return
    void lookWhether()
  }
  const message = messageFor(error)
  if (message !== null) showError(message)
}

/** Errors that no component handled end here: said once, noise of browsers and extensions left out. */
export function watchErrors(): void {
  window.addEventListener('unhandledrejection', (event) => {
    event.preventDefault()
    report(event.reason)
    if (!(event.reason instanceof ApiError)) tellOfError(event.reason)
  })
  window.addEventListener('error', (event) => {
    if (event.error !== null && event.error !== undefined) {
      report(event.error)
      tellOfError(event.error)
    }
  })
}
