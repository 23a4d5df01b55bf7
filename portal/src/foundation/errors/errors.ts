import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import { showError } from '@portal/ui/toast'
import { answersOrSaysSo } from './reachable.ts'
import { tellOfError } from './tell-of-error.ts'

/** What browsers say of code that did not come, each in its own words. */
const lostCode = /dynamically imported module|importing a module script failed/i

/** Whether no answer came at all, neither a good one nor a bad one. */
const hadNoAnswer = (error: unknown): boolean =>
  error instanceof ApiError
    ? error.code === 'network'
    : error instanceof TypeError && lostCode.test(error.message)

/**
 * Shows what an error means to the user, unless it is one of those that mean
 * nothing. Where no answer came it is looked first whether any does: the bar
 * over the screen says so then, and what to do, which is not to refresh.
 */
export function report(error: unknown): void {
  const message = messageFor(error)
  if (message === null) return
  if (hadNoAnswer(error)) void answersOrSaysSo().then((answered) => answered && showError(message))
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
