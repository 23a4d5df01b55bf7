import { showInformation, showSuccess } from '@portal/ui/toast'
import { lastWrite } from './last-write.ts'

let told = false

const tell = (): void => {
  told = true
  showInformation(
    'The portal has no mail server yet, so this reaches nobody by mail. Tell them yourself; people of the agency find the message under Email Communications.',
  )
}

/** Says of the first write whose mail is kept that it reaches nobody: who saves something else may have meant to tell nobody. */
export function tellOnce(): void {
  if (!told) tell()
}

/**
 * Says that something goes out by mail, which somebody meant it to; where the mail is kept, that it reaches nobody.
 *
 * @param otherwise what was done nevertheless
 */
export function showMailed(sentence: string, otherwise?: string): void {
  if (!lastWrite.mailKept) return void showSuccess(sentence)
  if (otherwise !== undefined) showSuccess(otherwise)
  tell()
}
