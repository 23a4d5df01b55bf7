import type { Services } from '../../foundation/http/operation.ts'

/** A kind of work that outlives the request that asked for it, or that comes round by the clock. */
export interface JobKind<D extends object = object> {
  /** Stable: jobs that wait in the database are found by it. */
  readonly name: string
  /**
   * A cron expression in the agency's time zone, for work that comes round; it then runs with `{}`. Work of one hour of the
   * day leaves out 1 and 2: in the night in which clocks change the one comes twice, or the other not at all.
   */
  readonly every?: string
  /** Attempts after a failure; the wait doubles from `firstWait` seconds. */
  readonly retries: { readonly most: number; readonly firstWait: number }
  /** Seconds after which an attempt counts as lost. One whose process was killed is taken up within 15, whatever this says. */
  readonly limit: number
  /** It sends mail: whoever sets it off is told where there is no mail server. Who leaves a report to it notes besides where its kind of mail is off. */
  readonly mails?: true
  /** Does it. Throwing means that it is tried again; it may run twice, so it must bear that. */
  run(data: D, services: Services): Promise<void>
  /**
   * Says to whoever waits for it that no attempt is left, whether they failed or their processes died. It may run twice,
   * and after work that was done at last. Absent where the work comes round, or is taken up elsewhere.
   */
  givenUp?(data: D, services: Services): Promise<void>
}

/** Declares a kind of work, with the type of what it is given. */
export const defineJob = <D extends object>(kind: JobKind<D>): JobKind<D> => kind
