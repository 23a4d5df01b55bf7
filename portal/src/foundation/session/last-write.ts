/** What the answer to the last write said beside itself. */
export const lastWrite = {
  /** The portal has no mail server, so the mail that was set off reaches nobody (`X-Mail`). */
  mailKept: false,
}
