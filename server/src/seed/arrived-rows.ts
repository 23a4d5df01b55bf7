import type { SeedClient } from './client-rows.ts'
import { addDays, monthEnd } from './days.ts'
import type { SeedRow } from './insert-rows.ts'

/** Whom the blacklist keeps apart, and who wrote more than once. */
const senders = [
  { name: 'Lead Team', email: 'team@leadgen-blast.example', state: 'Blacklisted', repeats: 0 },
  { name: 'Dana Whitcomb', email: 'dana.whitcomb@mail.example', state: 'Counted', repeats: 1 },
  { name: 'Form Tester', email: 'noreply@formtester.example', state: 'Blacklisted', repeats: 4 },
  { name: 'Luis Ortega', email: 'luis.ortega@mail.example', state: 'Counted', repeats: 2 },
  { name: 'Market Research', email: 'research@rivalagency.example', state: 'Blacklisted', repeats: 0 },
  { name: 'Joan Pettit', email: 'joan.pettit@mail.example', state: 'Counted', repeats: 1 },
] as const

/** The end of the week of a month in which a day lies: the days on which leads are counted. */
function countedOn(day: string): string {
  const weeks = Math.min(4, Math.floor(Number(day.slice(8)) / 7))
  return weeks === 0
    ? `${monthEnd(day, -1).slice(0, 8)}28`
    : `${day.slice(0, 8)}${String(weeks * 7).padStart(2, '0')}`
}

/** Leads of the last four weeks that the blacklist kept apart or that came more than once. */
export const arrivedRows = (clients: readonly SeedClient[], today: string): readonly SeedRow[] =>
  clients
    .filter(({ tenantId, state }) => tenantId === 1 && state === 'client')
    .slice(40, 64)
    .map(({ id }, at): SeedRow => {
      const sender = senders[at % senders.length] ?? senders[0]
      const day = countedOn(addDays(today, -(at + 2)))
      return {
        tenant_id: 1,
        client_id: id,
        lead_key_id: null,
        fingerprint: `demo-${at}`,
        external_id: null,
        source: 'Website form',
        received_at: day,
        phone: '',
        vehicle: '',
        comments: '',
        created_at: `${day}T16:20:00Z`,
        ...sender,
      }
    })
