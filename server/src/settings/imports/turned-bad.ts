import type { RunResult } from './run.ts'

/** Rows turned out bad since the check; nothing may stay written. */
export class TurnedBad extends Error {
  readonly result: RunResult
  constructor(result: RunResult) {
    super('Rows turned bad after the check.')
    this.result = result
  }
}

/** Writing the file would do something else than whoever applied it had seen. */
export class Unseen extends Error {}
