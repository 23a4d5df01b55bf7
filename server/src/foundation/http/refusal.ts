import { problemStatus, type Problem, type ProblemCode } from '@portal/core/foundation/contract/errors'

/** A request that is turned down with a sentence for the person who made it. Thrown anywhere below the way in. */
export class Refusal extends Error {
  readonly problem: Problem
  readonly headers: Readonly<Record<string, string>>

  constructor(
    code: ProblemCode,
    message: string,
    more: { errors?: Readonly<Record<string, string>>; headers?: Readonly<Record<string, string>> } = {},
  ) {
    super(message)
    this.problem = more.errors ? { code, message, errors: more.errors } : { code, message }
    this.headers = more.headers ?? {}
  }

  get status(): number {
    return problemStatus[this.problem.code]
  }
}

/** 404. Also for rows that exist but are not the caller's to know of. */
export const notFound = (what: string): Refusal =>
  new Refusal('not-found', `${what} was not found. It may have been deleted.`)

/** 403. */
export const forbidden = (message = 'You do not have access to this.'): Refusal =>
  new Refusal('forbidden', message)

/** 403: for an employee who only looks at what a client sees. */
export const readOnly = (): Refusal =>
  new Refusal('read-only', 'You are looking as a client: nothing can be changed. Stop viewing to work again.')

/** 403: for somebody who has to change the password before anything else. */
export const passwordDue = (): Refusal =>
  new Refusal(
    'password-due',
    'Your password has to be changed first. Sign in to the portal to choose a new one.',
  )

/** 422, with a sentence for each field. */
export function invalid(errors: Readonly<Record<string, string>>): Refusal {
  const sentences = Object.entries(errors)
  const [first] = sentences
  const message =
    sentences.length === 1 && first
      ? standingAlone(first[0], first[1])
      : `${sentences.length} fields need your attention.`
  return new Refusal('invalid', message, { errors })
}

/** A sentence as a toast shows it: most name what they mean, `Field is required` does not. */
const standingAlone = (field: string, sentence: string): string =>
  field !== '' && sentence.startsWith('Field ') ? `${field}: ${sentence}` : sentence

/** 409. */
export const conflict = (message: string, errors?: Readonly<Record<string, string>>): Refusal =>
  new Refusal('conflict', message, errors ? { errors } : {})

/** 412: someone changed the record since the caller read it. */
export const stale = (): Refusal =>
  new Refusal(
    'stale',
    'Someone else changed this record in the meantime. Reload it to see the change, then make yours again.',
  )
