import { ApiError, defaultErrorMessage } from '@portal/core/foundation/contract/api-error'

/** What went wrong with a form before or around sign-in, where every sentence of the server counts. */
export interface FormProblem {
  readonly message: string
  readonly fields: Readonly<Record<string, string>>
}

/** Something that the browser refused, in words for the person in front of it. */
export class BrowserRefusal extends Error {}

/** What went wrong, whoever said it. */
export const problemOf = (error: unknown): FormProblem =>
  error instanceof ApiError
    ? {
        message: error.fromServer && error.message !== '' ? error.message : defaultErrorMessage,
        fields: error.fields,
      }
    : { message: error instanceof BrowserRefusal ? error.message : defaultErrorMessage, fields: {} }
