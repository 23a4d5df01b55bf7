import {
  ApiError,
  defaultErrorMessage,
  messageFor,
  notSignedIn,
} from '@portal/core/foundation/contract/api-error'
import type { Client } from '@portal/core/client'
import type { CustomField } from '@portal/core/work/interactions/custom-fields'
import { bodyOf, filesOf, keepingOf, type CompleteForm } from './form-body.ts'
import type { Interaction } from './form.ts'

export const createdMessage = 'Interaction has been successfully created.'
export const updatedMessage = 'Interaction has been successfully updated.'
const updateFailed = 'There was an error with your request.'

interface Saving {
  readonly client: Client
  readonly userId: number
  readonly fields: readonly CustomField[]
  /** The interaction that is changed; null for a new one. */
  readonly earlier: Interaction | null
  /** The same content under the same key is the same interaction. */
  readonly key: string
  onProgress(share: number): void
}

/** Creates or updates, by whether there is an id. */
export function saveInteraction(
  form: CompleteForm,
  { client, userId, fields, earlier, key, onProgress }: Saving,
): Promise<Interaction> {
  const files = filesOf(form, fields).map(({ file }) => file)
  const options = { files, idempotencyKey: key, ...(files.length > 0 ? { onProgress } : {}) }
  const body = bodyOf(form, fields, earlier?.userId ?? userId)
  return earlier
    ? client.call('interactions.update', {
        ...options,
        params: { id: earlier.id },
        body: { ...body, ...keepingOf(form, earlier.id) },
        ifMatch: earlier.version,
      })
    : client.call('interactions.create', { ...options, body })
}

/**
 * What is said when saving failed: an update shows the
 * server's message, a create the default text; who only looks is told so.
 *
 * @returns null for what was given up on purpose
 */
export function failureMessage(error: unknown, isUpdate: boolean): string | null {
  if (error instanceof ApiError && ['aborted', 'read-only', notSignedIn].includes(error.code))
    return messageFor(error)
  if (!isUpdate) return defaultErrorMessage
  return error instanceof ApiError && error.fromServer && error.message !== '' ? error.message : updateFailed
}
