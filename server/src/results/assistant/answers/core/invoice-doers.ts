import type { PortalReader } from '../../portal-reader.ts'
import { textOf } from '../compute.ts'
import { CannotTell, type Row, type Wanted } from '../rows.ts'

/** Invoices that are opened one by one at most, to see who moved them on. */
const mostInvoices = 200

const doers = new Set(['reviewedBy', 'approvedBy', 'sentBy'])

/** Whether a question asks who did something to invoices. */
export const asksWho = ({ question: { measures, conditions, by, also } }: Wanted): boolean =>
  [...measures, ...conditions.map(({ column }) => column), by, also].some((id) => doers.has(id ?? ''))

/**
 * Invoices with whoever reviewed, approved and sent them, which only each of them says.
 * @throws {CannotTell} where they are too many, or not open to the person one by one
 */
export async function withDoers(rows: readonly Row[], portal: PortalReader): Promise<readonly Row[]> {
  if (!portal.may('invoicing.get')) throw new CannotTell('Who approved and sent invoices is not open to you.')
  if (rows.length > mostInvoices)
    throw new CannotTell(
      `Who approved and sent invoices is looked up one by one, for ${mostInvoices} at once: name a month or a client.`,
    )
  const told: Row[] = []
  for (const row of rows) {
    const invoice = await portal.read('invoicing.get', { params: { id: textOf(row['id']) } })
    const { reviewed, approved, sent } = invoice
    told.push({
      ...row,
      reviewedBy: reviewed?.name ?? null,
      approvedBy: approved?.name ?? null,
      sentBy: sent?.name ?? null,
    })
  }
  return told
}
