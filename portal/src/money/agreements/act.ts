import { showSuccess } from '@portal/ui/toast'
import { report } from '../../foundation/errors/errors.ts'
import { invalidate } from '../../foundation/session/query.ts'

/** Does something with an agreement and says so. @returns what was answered; undefined where it failed, which is reported */
export async function act<T>(
  call: () => Promise<T>,
  said: string | ((answer: T) => string),
): Promise<T | undefined> {
  try {
    const answer = await call()
    showSuccess(typeof said === 'string' ? said : said(answer))
    return answer
  } catch (failure) {
    report(failure)
    return undefined
  } finally {
    invalidate('agreements', 'budgets', 'budgetPlans', 'onboarding')
  }
}
