import { showInformation, showSuccess } from '@portal/ui/toast'

/** Whether the mail of the last write is kept, because the portal has no mail server. */
let kept = false

/** Takes what the answer to a write says of the mail that it set off, and tells where that reaches nobody. */
export function hearOfMail({ headers }: Pick<Response, 'headers'>): void {
  kept = headers.get('x-mail') === 'kept'
  if (!kept) return
  showInformation(
    'The portal has no mail server yet, so this reaches nobody by mail. Tell them yourself; people of the agency find the message under Email Communications.',
  )
}

/**
 * Says that something goes out by mail. Where the mail of the last write is kept, that is said already.
 *
 * @param otherwise what was done nevertheless
 */
export function showMailed(sentence: string, otherwise?: string): void {
  if (!kept) showSuccess(sentence)
  else if (otherwise !== undefined) showSuccess(otherwise)
}
