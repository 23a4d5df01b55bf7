/** What the answer to the last write said beside itself. */
export const lastWrite = {
  /** Why the mail that was set off reaches nobody: the portal has no mail server, or its kind is switched off (`X-Mail`). */
  mail: null as 'kept' | 'off' | null,
}
