/** A file on its way to a far place while it still arrives here. It is seen there when it was finished, and not before. */
export interface Arrival {
  /**
   * Takes the next of its bytes.
   * @returns what to wait for before the next come: no more of a file is in memory than a few parts. It is rejected with
   * a refusal (503 or 507) once the place did not take an earlier part
   */
  take(bytes: Buffer): Promise<void> | null
  /** All of it was taken. @returns once nothing of it is on its way or in memory; what went wrong is told by `finish` */
  arrived(): Promise<void>
  /**
   * Makes it a file of the place, once it has arrived.
   *
   * @returns whether it is one: what was smaller than a part never left, and is put like any other file
   * @throws {Refusal} 503 or 507 when the place did not take it; then nothing of it stays there
   */
  finish(): Promise<boolean>
  /** Gives it up: nothing of it stays. @throws {Refusal} 503 when the place is away; its sweep removes the rest */
  abandon(): Promise<void>
}

/** Whether a file may leave, by its first bytes: what is refused once it is whole should not have been on its way. */
export type MayLeave = (first: Buffer) => Promise<boolean>
