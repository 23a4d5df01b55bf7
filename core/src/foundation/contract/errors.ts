/**
 * The one error shape of the API: `{ code, message, errors }`.
 * `message` is a sentence for a person; `errors` maps a field to its sentence.
 */
export interface Problem {
  readonly code: ProblemCode
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
}

/** Stable codes with the HTTP status each one travels under. */
export const problemStatus = {
  malformed: 400,
  unauthenticated: 401,
  forbidden: 403,
  'read-only': 403,
  'password-due': 403,
  'not-found': 404,
  conflict: 409,
  'link-ended': 410,
  stale: 412,
  'too-large': 413,
  'unsupported-media': 415,
  invalid: 422,
  'key-reused': 422,
  'too-many-requests': 429,
  'server-error': 500,
  unavailable: 503,
  'no-space': 507,
} as const

export type ProblemCode = keyof typeof problemStatus
