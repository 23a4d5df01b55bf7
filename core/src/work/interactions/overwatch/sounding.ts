import { addDays } from '../../../foundation/format/dates.ts'

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

/** How a client was spoken with. */
export interface Spoken {
  readonly last: LastDays
  /** The day on which it became a client; null where that is not known. */
  readonly since: string | null
}

/**
 * What tells the alarms that sound for a client on a day. Who was never spoken
 * with is counted from the day on which he became a client, so that yesterday's
 * new client is none to worry about; without such a day nothing sounds. The days
 * are counted once for all clients.
 */
export function soundingOn<A extends Alarm>(
  alarms: readonly A[],
  day: string,
): (client: Spoken) => readonly A[] {
  const heard = alarms.map((alarm) => ({ alarm, by: addDays(day, -alarm.days) }))
  return ({ last, since }) => {
    const ofAny = lastOf(last)
    return heard
      .filter(({ alarm: { interactionTypeId }, by }) => {
        const from = (interactionTypeId === null ? ofAny : last.get(interactionTypeId)) ?? since
        return from !== null && from <= by
      })
      .map(({ alarm }) => alarm)
  }
}
