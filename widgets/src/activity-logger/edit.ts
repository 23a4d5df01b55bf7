import type { Answer } from '@portal/core/calls'
import { dayAt, timeAt } from '@portal/core/foundation/format'
import type { Option } from '@portal/ui/select'
import { emptyForm, type ActivityForm, type KeptFile } from './form.ts'

export type Activity = Answer<'activities.create'>

/** An activity that is edited, and its form before anything was changed. */
export interface Edited {
  readonly activity: Activity
  readonly start: ActivityForm
}

/** Begins an edit. */
export const editOf = (activity: Activity, clients: Answer<'clients.simpleList'>): Edited => ({
  activity,
  start: {
    ...emptyForm({ value: activity.clientId, label: activity.client.name }),
    typeId: activity.typeId,
    categoryId: activity.categoryId,
    date: dayAt(activity.loggedAt),
    time: timeAt(activity.loggedAt),
    stores: storesOf(activity.associatedIds, clients),
    body: activity.body,
    kept: keptOf(activity.attachments, 'activity'),
    isExternal: activity.isExternal,
  },
})

/** Stores by their ids, with the names that the list of clients has for them. */
export const storesOf = (
  ids: readonly number[],
  clients: Answer<'clients.simpleList'>,
): readonly Option<number>[] =>
  ids.map((id) => ({ value: id, label: clients.find((one) => one.id === id)?.name ?? String(id) }))

/** Files that an activity has already, as its form keeps them. */
export const keptOf = (files: Activity['attachments'], of: KeptFile['of']): readonly KeptFile[] =>
  files.map(({ id, name, size, label }) => ({ id, name, size, label, of }))

/** The fields of `POST /activities/update` beside those of a new activity: which it is, and which attachments stay. */
export function changesOf({ kept }: ActivityForm, { id }: Activity) {
  const own = kept.filter((file) => file.of === 'activity')
  return {
    id,
    keep: JSON.stringify(own.map((file) => file.id)),
    keepLabel: own.map(({ label }) => label.trim()),
  }
}
