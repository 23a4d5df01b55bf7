/** Where TaskIQ is. */
export interface TaskIqSettings {
  /** Of its API, without a slash at its end. */
  readonly url: string
  /** Where people open it, without a slash at its end; the same unless it is said otherwise. */
  readonly appUrl: string
  /** Milliseconds for one answer. */
  readonly patience: number
}
