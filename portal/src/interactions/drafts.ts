import { readDraft, writeDraft, type Draft, type InteractionForm } from '@portal/widgets/interaction-logger'
import { session } from '../shell/session.ts'

const prefix = 'portal:interaction-draft:'

/** Forms with their files, for as long as the page lives; the browser keeps only what was typed. */
const whole = new Map<string, InteractionForm>()

let owner = session.$user.get()?.id ?? null

// Who signs out leaves nothing behind for the next one at this browser.
session.$user.listen((user) => {
  const next = user?.id ?? null
  if (owner !== null && next === null) {
    whole.clear()
    for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
  }
  owner = next
})

/**
 * What a person has typed in the logger and not saved: it is there again after
 * the tab was closed. Each client has its own, and so has the logger that was
 * opened without one, so that nothing is logged for the wrong client.
 */
export const interactionDraft = (userId: number, clientId: number | null): Draft<InteractionForm> => {
  const key = `${prefix}${userId}:${clientId ?? 'any'}`
  return {
    read: () => {
      const kept = whole.get(key)
      if (kept) return kept
      try {
        return readDraft(localStorage.getItem(key))
      } catch {
        return null
      }
    },
    keep: (form) => {
      whole.set(key, form)
      try {
        localStorage.setItem(key, writeDraft(form))
      } catch {
        // A full or forbidden storage: the draft lasts as long as the page.
      }
    },
    clear: () => {
      whole.delete(key)
      try {
        localStorage.removeItem(key)
      } catch {
        // It was never kept.
      }
    },
  }
}
