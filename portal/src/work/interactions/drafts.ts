import { chooseFiles } from '@portal/ui/file-field'
import { readDraft, writeDraft, type Draft, type InteractionForm } from '@portal/widgets/interaction-logger'
import { filesKept, forgetFiles, keepFiles } from './draft-files.ts'

const prefix = 'portal:interaction-draft:'

/** Forms with their files, for as long as the page lives. */
const whole = new Map<string, InteractionForm>()

/** Forgets somebody's drafts: whoever signs out takes them along (decision 0201). */
export async function forgetDrafts(userId: number): Promise<void> {
  const own = [...whole.keys(), ...stored()].filter((key) => key.startsWith(`${prefix}${userId}:`))
  for (const key of own) {
    whole.delete(key)
    localStorage.removeItem(key)
  }
  await forgetFiles(own)
}

function stored(): readonly string[] {
  try {
    return Object.keys(localStorage)
  } catch {
    return []
  }
}

/** Which draft: each client has its own, each interaction that is changed, and the logger that was opened without either. */
export const draftKey = (userId: number, clientId: number | null, interactionId: number | null): string =>
  `${prefix}${userId}:${interactionId === null ? (clientId ?? 'any') : `edit-${interactionId}`}`

/** Takes a draft out of the browser, with its files, before the logger that reads it opens. */
export async function prepareDraft(key: string): Promise<void> {
  if (whole.has(key)) return
  const typed = typedIn(key)
  if (typed === null) return
  const kept = await filesKept(key)
  whole.set(key, { ...typed, files: again(kept?.files), fieldFiles: mapped(kept?.fieldFiles ?? {}) })
}

function typedIn(key: string): InteractionForm | null {
  try {
    return readDraft(localStorage.getItem(key))
  } catch {
    return null
  }
}

/** The same files under ids of this page. */
const again = (files: InteractionForm['files'] = []): InteractionForm['files'] =>
  files.flatMap(({ file, description, error }) =>
    chooseFiles([file]).map((chosen) => ({ ...chosen, description, error })),
  )

const mapped = (files: InteractionForm['fieldFiles']): InteractionForm['fieldFiles'] =>
  Object.fromEntries(Object.entries(files).map(([field, chosen]) => [field, again(chosen)]))

/** What a person has typed in the logger and not saved: it is there again after the tab was closed. */
export const interactionDraft = (key: string): Draft<InteractionForm> => ({
  read: () => whole.get(key) ?? null,
  keep: (form) => {
    const before = whole.get(key)
    whole.set(key, form)
    try {
      localStorage.setItem(key, writeDraft(form))
    } catch {
      // A full or forbidden storage: the draft lasts as long as the page.
    }
    if (form.files !== before?.files || form.fieldFiles !== before.fieldFiles) void keepFiles(key, form)
  },
  clear: () => {
    whole.delete(key)
    void forgetFiles([key])
    try {
      localStorage.removeItem(key)
    } catch {
      // It was never kept.
    }
  },
})
