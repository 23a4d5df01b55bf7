import { calls } from '@portal/core/calls'
import type { Call } from '@portal/core/foundation/contract/call'
import { addDays, dayAt } from '@portal/core/foundation/format'
import { withTimes } from '../declared-row-parts.ts'
import { CannotTell, type ReadRows, type Row } from '../rows.ts'
import { peopleOf } from './whose.ts'

const pageSize = 200
/** Entries that are looked through at most. */
const mostEntries = 5000

const contract: Readonly<Record<string, Call | undefined>> = calls
const deedOf: Readonly<Partial<Record<Call['method'], string>>> = {
  POST: 'Added',
  PUT: 'Changed',
  PATCH: 'Changed',
  DELETE: 'Deleted',
}

/** What a call did: what its name says comes before how it travels. */
function deedIn(call: string): string {
  const verb = call.slice(call.lastIndexOf('.') + 1)
  if (/^(?:create|add)/.test(verb)) return 'Added'
  if (/^(?:delete|remove)/.test(verb)) return 'Deleted'
  if (/^(?:update|change|set|edit|save)/.test(verb)) return 'Changed'
  return deedOf[contract[call]?.method ?? 'GET'] ?? ''
}

/** What people did in the portal, for those to whom the log is open: of the last thirty days where no others are named. */
export const auditLogRows: ReadRows = async (wanted) => {
  const { portal, question, whom, today } = wanted
  const period = wanted.period ?? { from: addDays(today, -29), to: today }
  const people = peopleOf(wanted, 'who')
  const [client, another] = whom.ids ?? []
  const [person, other] = people ?? []
  const [subject, more] = question.conditions.flatMap(({ column, is, values }) =>
    column === 'subject' && is === '=' ? values : [],
  )
  const query = {
    from: period.from,
    to: period.to,
    limit: String(pageSize),
    ...(client !== undefined && another === undefined ? { clientId: String(client) } : {}),
    ...(person !== undefined && other === undefined ? { userId: String(person) } : {}),
    ...(subject !== undefined && more === undefined ? { subject: String(subject) } : {}),
  }
  const entries = []
  let before: string | null = null
  do {
    const answer: Awaited<ReturnType<typeof portal.read<'audit.list'>>> = await portal.read('audit.list', {
      query: { ...query, ...(before === null ? {} : { before }) },
    })
    entries.push(...answer.rows)
    before = answer.next
    if (before !== null && entries.length >= mostEntries)
      throw new CannotTell(
        `The audit log has more than ${mostEntries.toLocaleString('en-US')} entries there: ask for fewer days, a person or a client.`,
      )
  } while (before !== null)
  return {
    rows: entries
      .filter((entry) => whom.ids === null || (entry.client !== null && whom.ids.includes(entry.client.id)))
      .filter(
        ({ user, impersonator }) =>
          people === null || [user, impersonator].some((one) => one !== null && people.includes(one.id)),
      )
      .map((entry): Row =>
        withTimes(
          {
            at: dayAt(entry.at),
            who: entry.user === null ? 'The portal' : { id: entry.user.id, name: entry.user.fullName },
            what: entry.summary,
            deed: deedIn(entry.call),
            subject: entry.subject,
            client: entry.client,
          },
          'at',
        ),
      ),
    period,
    sources: [{ words: 'Audit Log', path: '/admin/audit-log' }],
  }
}
