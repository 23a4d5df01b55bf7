import { readDraft, writeDraft, type Draft, type InteractionForm } from '@portal/widgets/interaction-logger'
import { session } from '../shell/session.ts'

const keyOf = (userId: number): string => `portal:interaction-draft:${userId}`

/** The form with its files, for as long as the page lives; the browser keeps only what was typed. */
let whole: { readonly userId: number; readonly form: InteractionForm } | null = null
let owner = session.$user.get()?.id ?? null

// Who signs out leaves nothing behind for the next one at this browser.
session.$user.listen((user) => {
  const next = user?.id ?? null
  if (owner !== null && next === null) {
    localStorage.removeItem(keyOf(owner))
    whole = null
  }
  owner = next
})

/** What a person has typed in the logger and not saved: it is there again after the tab was closed. */
export const interactionDraft = (userId: number): Draft<InteractionForm> => ({
  read: () => {
    if (whole?.userId === userId) return whole.form
    try {
      return readDraft(localStorage.getItem(keyOf(userId)))
    } catch {
      return null
    }
  },
  keep: (form) => {
    whole = { userId, form }
    try {
      localStorage.setItem(keyOf(userId), writeDraft(form))
    } catch {
      // A full or forbidden storage: the draft lasts as long as the page.
    }
  },
  clear: () => {
    whole = null
    try {
      localStorage.removeItem(keyOf(userId))
    } catch {
      // It was never kept.
    }
  },
})
