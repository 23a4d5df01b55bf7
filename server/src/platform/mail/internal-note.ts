import { conflict } from '../../foundation/http/refusal.ts'
import { Html, html } from './html.ts'
import { queueMail, type Sender } from './queue-mail.ts'

/** A note to the administrators: nobody outside of the agency can be written to in this way. */
export interface InternalNote {
  readonly subject: string
  /** Plain text; each line a paragraph. */
  readonly text: string
  /** The user whom it is about. */
  readonly userId: number
}

/**
 * Writes a note to those who administer the portal into the outbox.
 * @returns the message's id
 * @throws {Refusal} 409 when there are none
 */
export async function queueInternalNote(
  sender: Sender,
  note: InternalNote,
  createdBy: number,
): Promise<number> {
  const administrators = await sender.db
    .selectFrom('user_account as u')
    .innerJoin('user_role as r', (join) =>
      join.onRef('r.tenant_id', '=', 'u.tenant_id').onRef('r.user_id', '=', 'u.id'),
    )
    .where('u.tenant_id', '=', sender.tenantId)
    .where('u.active', '=', true)
    .where('u.suspended', '=', false)
    .where('u.user_type', '=', 'Employee')
    .where('r.role', 'in', ['Super Administrator', 'Administrator'])
    .select('u.email')
    .distinct()
    .orderBy('u.email')
    .execute()
  if (administrators.length === 0)
    throw conflict('Nobody administers this portal at the moment, so nobody would read the note.')
  return queueMail(
    sender,
    {
      category: 'internal',
      to: administrators.map(({ email }) => email),
      subject: note.subject,
      userId: note.userId,
      html: new Html(
        note.text
          .split('\n')
          .map((part) => html`<p>${part}</p>`.text)
          .join(''),
      ),
    },
    createdBy,
  )
}
