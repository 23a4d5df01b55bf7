import { showInformation, showSuccess } from '@portal/ui/toast'
import { lastWrite } from './last-write.ts'

type Why = NonNullable<typeof lastWrite.mail>

const reasons: Readonly<Record<Why, string>> = {
  kept: 'The portal has no mail server yet',
  off: 'Mail of this kind is switched off under Email Communication Settings',
}

const told = new Set<Why>()

const tell = (why: Why): void => {
  told.add(why)
  showInformation(
    `${reasons[why]}, so this reaches nobody by mail. Tell them yourself; Email Communications lists it for people of the agency.`,
  )
}

/** Says of the first write whose mail is kept that it reaches nobody: who saves something else may have meant to tell nobody. */
export function tellOnce(): void {
  if (lastWrite.mail && !told.has(lastWrite.mail)) tell(lastWrite.mail)
}

/**
 * Says that something goes out by mail, which somebody meant it to; where the mail is kept, that it reaches nobody.
 *
 * @param otherwise what was done nevertheless
 */
export function showMailed(sentence: string, otherwise?: string): void {
  if (!lastWrite.mail) return void showSuccess(sentence)
  if (otherwise !== undefined) showSuccess(otherwise)
  tell(lastWrite.mail)
}
