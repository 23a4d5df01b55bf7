/** How strong a password is, weakest first: the score of zxcvbn, 0 to 4. */
export const strengths = ['Very weak', 'Weak', 'Medium', 'Good', 'Strong'] as const

/** The least score that may be saved: Medium. */
export const leastPasswordScore = 2

export const tooWeak = 'This password is too easy to guess. Add another word or two.'
export const passwordsDiffer = 'Passwords do not match'
export const passwordUpdated = 'Successfully updated password'

/** What a guesser would try first for a person: both sides measure with the same words. */
export interface Guessable {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly tenantName: string
}

/** The words about a person that make a password easy to guess. */
export const guessableWords = ({ firstName, lastName, email, tenantName }: Guessable): string[] => {
  const whole = [firstName, lastName, email, tenantName]
  const parts = whole.flatMap((text) => text.split(/[^\p{L}\p{N}]+/u))
  return [
    ...new Set([...whole, ...parts].map((text) => text.toLowerCase()).filter(({ length }) => length > 2)),
  ]
}
