import { defaultErrorMessage } from '@portal/core/foundation/contract/api-error'
import { $toasts, dismissToast } from '@portal/ui/toast'
import { atom } from 'nanostores'

/** Nothing answers: the person is offline, or the server is being restarted. What is open is kept meanwhile. */
export const $unreachable = atom(false)

/** Milliseconds between two looks whether it is back, and that an answer may take. */
const lookEvery = 2_000
const patience = 5_000

/** Whether the portal answers now. */
export async function answers(): Promise<boolean> {
  try {
    const { ok } = await fetch('/api/health', { cache: 'no-store', signal: AbortSignal.timeout(patience) })
    return ok
  } catch {
    return false
  }
}

let waiting: Promise<void> | null = null

/** Says that nothing answers until something does, and resolves then. */
export function whenBack(): Promise<void> {
  waiting ??= wait().finally(() => {
    waiting = null
  })
  return waiting
}

async function wait(): Promise<void> {
  $unreachable.set(true)
  withdrawAdvice()
  while (!(await answers())) await pause()
  $unreachable.set(false)
  withdrawAdvice()
}

/** Until the next look is due, or the browser says that there is a network again. */
function pause(): Promise<void> {
  return new Promise((resolve) => {
    const go = (): void => {
      clearTimeout(timer)
      window.removeEventListener('online', go)
      resolve()
    }
    const timer = setTimeout(go, lookEvery)
    window.addEventListener('online', go)
  })
}

/** To refresh the page now would lose it. */
function withdrawAdvice(): void {
  for (const { id, message } of $toasts.get()) if (message === defaultErrorMessage) dismissToast(id)
}

/** Whether the portal answers now; the bar over the screen says it, from here on, where it does not. */
export async function answersOrSaysSo(): Promise<boolean> {
  if (waiting) return false
  if (await answers()) return true
  void whenBack()
  return false
}
