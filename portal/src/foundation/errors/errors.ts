import { ApiError, defaultErrorMessage, messageFor } from '@portal/core/foundation/contract/api-error'
import { showError } from '@portal/ui/toast'
import { conflicted } from './conflict.ts'
import { answersOrSaysSo } from './reachable.ts'
import { tellOfError } from './tell-of-error.ts'

/**
 * Shows what an error means to the user, unless it is one of those that mean
 * nothing. Before anybody is told to refresh it is looked whether anything
 * answers: where nothing does, the bar over the screen says so, and what to do.
 * A conflict says that what is shown is of before, in another tab or by somebody
 * else: it is read anew, so that nobody presses a button that leads nowhere.
 */
export function report(error: unknown): void {
  const message = messageFor(error)
  if (message === null) return
  if (error instanceof ApiError && error.status === 409) conflicted()
  if (message === defaultErrorMessage)
    void answersOrSaysSo().then((answered) => answered && showError(message))
  else showError(message)
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
