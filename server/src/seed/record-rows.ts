import type { SeedClient } from './client-rows.ts'
import { addDays, monthEnd, monthStart } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import type { SeedPerson } from './people-rows.ts'
import { randomFrom, type Random } from './random.ts'
import { appointmentsOf, sourceOf, spread, sumOf, weeksOf } from './showroom-days.ts'

/** The lists that simple records choose from, and what a showroom and the agency do with them. */

const lookups: Readonly<Record<string, readonly string[]>> = {
  sale_type: ['New', 'Used'],
  lead_type: ['Internet', 'Phone', 'Walk-In', 'Chat'],
  lead_status: ['New', 'In Contact', 'Appointment Set', 'Closed'],
  appointment_type: ['Sales', 'Service'],
  deliverable_type: ['Blog Post', 'Landing Page', 'Citation Cleanup', 'Video', 'Monthly Report'],
  deliverable_category: ['Content', 'Technical', 'Local', 'Reporting'],
  deliverable_action: ['Research', 'Write', 'Review', 'Publish'],
  tactic: [
    'Conquest Campaign',
    'Lease Pull-Ahead',
    'Service Retention',
    'Trade-In Drive',
    'Inventory Aging Push',
    'Local SEO Refresh',
    'Model Launch',
  ],
  cancellation_reason: ['Sold the store', 'Budget cut', 'Moved in-house', 'Changed agency', 'Results'],
}

const leadKinds: Readonly<Record<string, string>> = { Internet: 'Form', Phone: 'Call', Chat: 'Chat' }

const statuses = [
  { id: 1, name: 'Not Started', closes: false },
  { id: 2, name: 'In Progress', closes: false },
  { id: 3, name: 'Waiting for Client', closes: false },
  { id: 4, name: 'Done', closes: true },
] as const

/** Seeded values of the editable lists, by table. */
export const recordLists = (
  tenantId: number,
): readonly (readonly [table: string, rows: readonly SeedRow[]])[] => [
  ...Object.entries(lookups).map(([table, names]): [string, readonly SeedRow[]] => [
    table,
    names.map((name, at) => ({
      tenant_id: tenantId,
      id: at + 1,
      name,
      order: at + 1,
      ...(table === 'lead_type' ? { kind: leadKinds[name] ?? 'Other' } : {}),
    })),
  ]),
  ['deliverable_status', statuses.map((status, at) => ({ tenant_id: tenantId, ...status, order: at + 1 }))],
  [
    'deliverable_template',
    [
      {
        tenant_id: tenantId,
        id: 1,
        name: 'Model research page',
        order: 1,
        type_id: 2,
        category_id: 1,
        due_after_days: 14,
      },
      {
        tenant_id: tenantId,
        id: 2,
        name: 'Monthly SEO report',
        order: 2,
        type_id: 5,
        category_id: 4,
        due_after_days: 10,
      },
    ],
  ],
]

/** Months of showroom figures: a year and the one before it, of which the last are told by the week for the first clients. */
const months = { all: 26, long: 14, short: 2, clientsWithLong: 30 }

/** What part more a dealership sells in each month than in the one before. */
const growthByMonth = 0.005

/** Sales, leads and appointments by month, and the deliverables of this month, of every client that is served. */
export function recordRows(
  people: readonly SeedPerson[],
  clients: readonly SeedClient[],
  today: string,
): Readonly<Record<string, readonly SeedRow[]>> {
  const random = randomFrom(20_260_409)
  const ofWork = randomFrom(20_260_211)
  const ofPast = randomFrom(20_240_917)
  const ofChats = randomFrom(20_261_128)
  const writers = people
    .filter(({ more, departments }) => !more && departments?.some(([id]) => id === 1))
    .concat(people.filter(({ id, departments }) => id > 25 && departments?.some(([of]) => of === 1)))
    .map(({ id }) => id)
  const served = clients.filter(({ state }) => state === 'client')
  const rows: Record<'sale' | 'lead' | 'appointment' | 'deliverable' | 'showroom_month', SeedRow[]> = {
    showroom_month: [],
    sale: [],
    lead: [],
    appointment: [],
    deliverable: [],
  }
  for (const [place, { tenantId, id }] of served.entries()) {
    const of = { tenant_id: tenantId, client_id: id }
    const size = random.whole(3, 12)
    const known = place < months.clientsWithLong ? months.long : months.short
    for (let back = months.all - 1; back >= 0; back -= 1) {
      const past = back >= known
      const day = back === 0 ? today : monthEnd(today, -back)
      const share = back === 0 ? Number(today.slice(8)) / Number(monthEnd(today).slice(8)) : 1
      const count = (typical: number): number =>
        Math.max(
          1,
          Math.round(
            typical *
              size *
              share *
              (0.8 + (past ? ofPast : random).next() * 0.4) *
              (past ? 1 - back * growthByMonth : 1),
          ),
        )
      // What is long over is told by the month, and the month of a year ago so that its first days can be compared.
      const steps = back === 12 ? 7 : past ? 1 : undefined
      const chats = Math.max(1, Math.round(2 * size * share * (0.8 + ofChats.next() * 0.4)))
      const leads = [count(11), count(5), count(3), chats]
      const told: (readonly [source: string, number: number])[] = []
      leads.forEach((number, at) => {
        // Each store tells its leads on another day of the week, so that all of them together are a line by days.
        for (const [part, received] of spread(number, weeksOf(day, today, steps, steps ? 0 : id % 7))) {
          const source = sourceOf(at, received, id)
          told.push([source, part])
          rows.lead.push({
            ...of,
            lead_type_id: at + 1,
            // What came in months that are over is dealt with.
            status_id: back === 0 ? at + 1 : 4,
            received_at: received,
            count: part,
            source,
          })
        }
      })
      // Every fourth day, of each store another one: all of them together sell on every day.
      const daysOfShowroom = weeksOf(day, today, steps ?? 7, steps ? 0 : id % 4)
      const stages = appointmentsOf(told)
      const { set, shown, sold } = sumOf(stages)
      for (const [at, [source, came]] of [...stages].entries()) {
        const on = daysOfShowroom[at % daysOfShowroom.length] ?? day
        // Each stands at how far it came.
        for (const [state, number] of [
          ['Set', came.set - came.shown],
          ['Shown', came.shown - came.sold],
          ['Sold', came.sold],
        ] as const)
          if (number > 0)
            rows.appointment.push({
              ...of,
              appointment_type_id: 1,
              scheduled_at: on,
              state,
              count: number,
              source,
            })
      }
      const used = count(3)
      const [internet = 0, phone = 0] = leads
      // The month that runs is counted when it is over.
      if (back > 0 && back <= 12)
        rows.showroom_month.push({
          ...of,
          month: monthStart(day),
          leads: leads.reduce((sum, number) => sum + number, 0),
          internet_leads: internet,
          phone_leads: phone,
          appointments_set: set,
          appointments_shown: shown,
          sold,
          sales_new: sold,
          sales_used: used,
        })
      for (const [type, number] of [
        [1, sold],
        [2, used],
      ] as const)
        for (const [part, soldAt] of spread(number, daysOfShowroom))
          rows.sale.push({ ...of, sale_type_id: type, sold_at: soldAt, count: part })
    }
    rows.deliverable.push(...deliverablesOf(ofWork, of, today, tenantId === 1 ? writers : []))
  }
  return rows
}

/** A deliverable with its type and category. */
const works = [
  ['Trade-in value page', 2, 1],
  ['Winter service specials', 2, 1],
  ['Model comparison post', 1, 1],
  ['Google Business Profile photos', 3, 3],
  ['Monthly SEO report', 5, 4],
] as const

/** What is due in the months around: the last is delivered, of this one what is due by now for the most part. */
function deliverablesOf(
  random: Random,
  of: SeedRow,
  today: string,
  assignees: readonly number[],
): readonly SeedRow[] {
  return [-1, 0, 1].flatMap((month) =>
    random
      .several(works, month > 0 ? random.whole(0, 1) : random.whole(1, 3))
      .map(([name, type, category]): SeedRow => {
        const due = addDays(monthStart(today, month), random.whole(4, 27))
        const status = statusOf(random, due, today)
        return {
          ...of,
          name,
          type_id: type,
          category_id: category,
          status_id: status,
          action_id: status === 4 ? null : random.pick([1, 2, 2, 3, 4]),
          assignee_id: assignees.length === 0 || random.chance(0.06) ? null : random.pick(assignees),
          due_at: due,
        }
      }),
  )
}

function statusOf(random: Random, due: string, today: string): number {
  if (due < monthStart(today)) return 4
  if (due < today) return random.chance(0.86) ? 4 : random.pick([2, 3])
  if (due < addDays(today, 10)) return random.pick([1, 2, 2, 3, 4])
  return random.pick([1, 1, 1, 2])
}
