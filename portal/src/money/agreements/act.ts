import { showSuccess } from '@portal/ui/toast'
import { report } from '../../foundation/errors/errors.ts'
import { invalidate } from '../../foundation/session/query.ts'

/** A second press while the first is on its way does nothing. */
let running = false

/** Does something with an agreement and says so. @returns what was answered; undefined where it failed, which is reported, or where something is being done already */
export async function act<T>(
  call: () => Promise<T>,
  said: string | ((answer: T) => string),
): Promise<T | undefined> {
  if (running) return undefined
  running = true
  try {
    const answer = await call()
    showSuccess(typeof said === 'string' ? said : said(answer))
    return answer
  } catch (failure) {
    report(failure)
    return undefined
  } finally {
    running = false
    agreementsChanged()
  }
}

/** What an agreement becomes is read anew with it. */
export const agreementsChanged = (): void => invalidate('agreements', 'budgets', 'budgetPlans', 'onboarding')
