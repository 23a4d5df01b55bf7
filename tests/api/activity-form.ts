import type { Answer as Body } from '@portal/core/calls'
import type { Caller } from '../support/index.ts'

export type Activity = Body<'activities.create'>
export type StoredFile = Body<'assets.upload'>

/** What a refused call answers. */
export interface Problem {
  readonly code: string
  readonly message: string
  readonly errors?: Readonly<Record<string, string>>
}

/** A form as browsers send it: fields, and files as `attachments[i]`. */
export function formOf(fields: Readonly<Record<string, string>>, files: readonly File[] = []): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  files.forEach((file, place) => form.set(`attachments[${place}]`, file, file.name))
  return form
}

/** The smallest picture there is. */
export const picture = (name = 'picture.png'): File =>
  new File(
    [
      Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
        'base64',
      ),
    ],
    name,
    { type: 'image/png' },
  )

/** Two stores of one group, both active, as the client manager of the demo agency has them. */
export async function twoStores(clientManager: Caller): Promise<readonly [number, number]> {
  const me = await clientManager.get<Body<'users.current'>>('/users/me')
  const [first, second] = me.body.clients
  if (!first || !second) throw new Error('The demo agency has no client manager of two clients.')
  return [first.id, second.id]
}

/** Fields that every rule accepts. */
export const goodFields = (clientId: number): Readonly<Record<string, string>> => ({
  clientId: String(clientId),
  typeId: '3',
  categoryId: '109',
  body: '<p>Raised the bids on used trucks.</p>',
  loggedAt: '2026-11-20T15:30:00+00:00',
})
