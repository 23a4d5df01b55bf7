import { daysBetween } from '../../../foundation/format/dates.ts'

/** What an alarm listens for. */
export interface Alarm {
  readonly id: number
  /** Interactions of any type where it is null. */
  readonly interactionTypeId: number | null
  readonly days: number
}

/** The last day on which a client was spoken with, by interaction type. */
export type LastDays = ReadonlyMap<number, string>

/** The last day of any type, or null. */
export const lastOf = (days: LastDays): string | null =>
  [...days.values()].reduce<string | null>((last, day) => (last === null || day > last ? day : last), null)

/**
 * The alarms that sound for a client on a day. Who was never spoken with is
 * counted from the day on which he became a client, so that yesterday's new
 * client is none to worry about; without such a day nothing sounds.
 */
export const soundingFor = <A extends Alarm>(
  alarms: readonly A[],
  client: { readonly last: LastDays; readonly since: string | null },
  day: string,
): readonly A[] =>
  alarms.filter(({ interactionTypeId, days }) => {
    const last =
      interactionTypeId === null ? lastOf(client.last) : (client.last.get(interactionTypeId) ?? null)
    const from = last ?? client.since
    return from !== null && daysBetween(from, day) >= days
  })
