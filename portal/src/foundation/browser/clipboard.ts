import { dismissToast, showError, showSuccess } from '@portal/ui/toast'

/** Milliseconds that the sentence about a copy stays. */
const shownFor = 1500

/**
 * Puts a text on the clipboard and says so.
 *
 * @param label what it is, as the sentence begins with it: `Dealer code`
 */
export async function copy(label: string, text: string): Promise<void> {
  try {
    // Without a secure address there is no clipboard at all, which is a failure like a refusal.
    await navigator.clipboard.writeText(text)
  } catch {
    showError(`Failed to copy ${label}.`)
    return
  }
  const said = showSuccess(`${label} is copied to the clipboard.`)
  setTimeout(() => dismissToast(said), shownFor)
}
