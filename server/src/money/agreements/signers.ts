import { formatDay } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { expiresOn, termEnd } from '@portal/core/money/agreements/agreement'
import type { Db } from '../../foundation/database/database.ts'
import { html } from '../../platform/mail/html.ts'
import { queueMail, type Sender } from '../../platform/mail/queue-mail.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { ownPeople, type Signer } from './own-people.ts'
import type { AgreementRow } from './read.ts'

/** The own people of a client, any of whom signs for it. */
export const signersOf = async (db: Db, tenantId: number, clientId: number): Promise<readonly Signer[]> =>
  (await ownPeople(tenantId, clientId).execute(db)).rows

/** Tells the people of a client that the agency has signed too, with the way to the paper. */
export async function tellSigned(
  sender: Sender,
  { row, portal, by }: Pick<Asking, 'row' | 'portal' | 'by'>,
): Promise<void> {
  const people = await signersOf(sender.db, sender.tenantId, row.client_id)
  if (people.length === 0) return
  const path = pathOf('clients.agreement', { slug: row.client_slug, agreement: row.slug })
  await queueMail(
    sender,
    {
      category: 'agreement',
      to: people.map(({ email }) => email),
      subject: `Signed by both: ${row.title}`,
      html: html`<p>
          ${row.title} of ${row.client}, from ${formatDay(row.starts_at)} to
          ${formatDay(termEnd(row.starts_at, row.months))}, has been signed by both sides.
        </p>
        <p><a href="${portal}${path}">Read it and download it as a PDF in the portal</a>.</p>`,
      clientId: row.client_id,
    },
    by,
  )
  await notify(
    sender,
    people.map(({ id }) => id),
    { text: `${row.title} has been signed by both sides.`, path },
  )
}

interface Asking {
  readonly row: Pick<
    AgreementRow,
    'title' | 'client' | 'client_id' | 'client_slug' | 'slug' | 'starts_at' | 'months'
  >
  readonly signers: readonly Signer[]
  /** The address of the portal, for the link. */
  readonly portal: string
  /** The day on which it was sent. */
  readonly sentOn: string
  readonly reminder: boolean
  readonly by: number | null
}

/** Asks the people of a client to sign: by mail with the way there, and in the portal. */
export async function askToSign(
  sender: Sender,
  { row, signers, portal, sentOn, reminder, by }: Asking,
): Promise<void> {
  const path = pathOf('clients.agreement', { slug: row.client_slug, agreement: row.slug })
  const until = formatDay(expiresOn(sentOn))
  await queueMail(
    sender,
    {
      category: 'agreement',
      to: signers.map(({ email }) => email),
      subject: reminder ? `Still to be signed: ${row.title}` : `${row.title} for your signature`,
      html: html`<p>
          ${row.title} of ${row.client}, from ${formatDay(row.starts_at)} to
          ${formatDay(termEnd(row.starts_at, row.months))}, ${reminder ? 'still waits' : 'waits'} for your
          signature.
        </p>
        <p>
          <a href="${portal}${path}">Read and sign it in the portal</a>. It can be signed until ${until}.
        </p>`,
      clientId: row.client_id,
    },
    by,
  )
  await notify(
    sender,
    signers.map(({ id }) => id),
    { text: `${row.title} ${reminder ? 'still waits' : 'waits'} for your signature.`, path },
  )
}
