import type { Answer } from '@portal/core/calls'
import type { Client } from '@portal/core/client'
import { instantOf, dayAt, timeAt } from '@portal/core/foundation/format'
import { keptOf, storesOf, type Activity } from './edit.ts'
import { writer } from './draft-journal.ts'
import { emptyForm, type ActivityForm } from './form.ts'

export type ServerDraft = NonNullable<Answer<'drafts.get'>>

/** Which draft is meant. */
export interface DraftPlace {
  readonly clientId: number
  readonly userId: number
  readonly draftType: 'activity'
}

/** Where a draft was kept so far, and the version that this window has seen there; 0 for none. */
export interface DraftFrom {
  readonly clientId: number
  readonly seen: number
}

/** What a form keeps of its files: which of them the server has already, by their place in the form. */
export type StoredFiles = Map<string, number>

/**
 * Keeps a form on the server. Files go there once: what they became is added to `stored`.
 * @param seen the version that this window has seen; 0 for none
 * @param from the client for whom it was written so far, where that is another: nothing of it stays there
 * @throws {ApiError} 412 when another window has changed the draft since
 */
export async function keepDraft(
  client: Client,
  place: DraftPlace,
  form: ActivityForm,
  activityId: number | null,
  stored: StoredFiles,
  seen: number,
  from: DraftFrom | null,
): Promise<ServerDraft> {
  const earlier = [
    ...form.kept.filter((file) => file.of === 'draft').map(({ id, label }) => ({ id, label })),
    ...form.files.flatMap((file) => {
      const id = stored.get(file.id)
      return id === undefined ? [] : [{ id, label: file.description }]
    }),
  ]
  const fresh = form.files.filter((file) => !file.error && !stored.has(file.id))
  const draft = await client.call('drafts.save', {
    body: {
      ...place,
      writer,
      ...(from && { fromClientId: from.clientId, fromVersion: from.seen }),
      ...(activityId === null ? {} : { activityId }),
      ...(form.typeId === null ? {} : { typeId: form.typeId }),
      ...(form.categoryId === null ? {} : { categoryId: form.categoryId }),
      body: form.body,
      ...(form.date && form.time ? { loggedAt: instantOf(form.date, form.time) } : {}),
      isExternal: form.isExternal,
      associatedIds: JSON.stringify(form.stores.map((store) => store.value)),
      pacingNote: form.pacingNote,
      ...(form.sectionId === null ? {} : { sectionId: form.sectionId }),
      keep: JSON.stringify(form.kept.filter((file) => file.of === 'activity').map(({ id }) => id)),
      keepFiles: JSON.stringify(earlier.map(({ id }) => id)),
      keepLabel: earlier.map(({ label }) => label),
      label: fresh.map(({ description }) => description),
    },
    files: fresh.map(({ file }) => file),
    ifMatch: seen,
  })
  const known = new Set(earlier.map(({ id }) => id))
  const added = draft.attachments.filter(({ id }) => !known.has(id))
  fresh.forEach((file, order) => {
    const became = added[order]
    if (became) stored.set(file.id, became.id)
  })
  return draft
}

/** The form that a draft holds. */
export function formOfDraft(
  draft: ServerDraft,
  editing: Activity | null,
  clients: Answer<'clients.simpleList'>,
): ActivityForm {
  const own = clients.find(({ id }) => id === draft.clientId)
  const empty = emptyForm({ value: draft.clientId, label: own?.name ?? editing?.client.name ?? '' })
  const stays = (editing?.attachments ?? []).filter(({ id }) => draft.keep.includes(id))
  return {
    ...empty,
    typeId: draft.typeId,
    categoryId: draft.categoryId,
    ...(draft.loggedAt === null ? {} : { date: dayAt(draft.loggedAt), time: timeAt(draft.loggedAt) }),
    stores: storesOf(draft.associatedIds, clients),
    body: draft.body,
    kept: [...keptOf(stays, 'activity'), ...keptOf(draft.attachments, 'draft')],
    isExternal: draft.isExternal,
    pacingNote: draft.pacingNote,
    sectionId: draft.sectionId,
  }
}
