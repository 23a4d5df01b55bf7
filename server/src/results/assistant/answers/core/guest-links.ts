import { titleOfReport } from '@portal/core/access/guests/reports'
import { dayAt } from '@portal/core/foundation/format'
import type { ReadRows, Row } from '../rows.ts'
import { clientCell, clientByClient, one, peopleOf } from './whose.ts'

/** The last day on which a link works: it ends with its last moment. */
const lastDayOf = (expiresAt: string): string => dayAt(new Date(Date.parse(expiresAt) - 1000).toISOString())

/** Guest links of clients, with who made them and how long they work. */
export const guestLinksRows: ReadRows = async (wanted) => {
  const { portal, question } = wanted
  const makers = peopleOf(wanted, 'createdBy')
  const says = (id: string): boolean => question.conditions.some(({ column }) => column === id)
  // What was taken back does not come to its end any more.
  const ending = says('expiresAt') && !says('state')
  const rows: Row[] = []
  for (const client of await clientByClient(wanted, 'Guest links are'))
    for (const link of await portal.read('guestAccesses.list', { query: { clientId: String(client.id) } })) {
      if (ending && link.state === 'revoked') continue
      if (makers !== null && !makers.includes(link.createdBy?.id ?? -1)) continue
      rows.push({
        client: clientCell(client),
        report: titleOfReport(link.report),
        state: link.state,
        expiresAt: lastDayOf(link.expiresAt),
        uses: link.uses,
        createdBy: link.createdBy === null ? null : { id: link.createdBy.id, name: link.createdBy.fullName },
        createdAt: dayAt(link.createdAt),
        note: link.note,
      })
    }
  const only = one(wanted)
  return {
    rows,
    period: null,
    sources: [
      only?.slug === undefined
        ? { words: 'Clients', path: '/clients' }
        : { words: `Guest Access of ${only.name}`, path: `/clients/${only.slug}/guest-access` },
    ],
  }
}
