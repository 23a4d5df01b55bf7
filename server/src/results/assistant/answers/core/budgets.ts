import { isDay } from '@portal/core/foundation/format'
import type { Channel } from '@portal/core/money/services/channels'
import { pacingSection } from '@portal/core/money/services/sections'
import { type Period } from '../../language/period.ts'
import type { TopicQuestion } from '../../language/question.ts'
import { CannotTell, type ReadRows, type Row } from '../rows.ts'
import type { PortalReader } from '../../portal-reader.ts'
import { channelCells, toldByChannel } from './channel-cells.ts'
import { checkMonths, monthAround, monthQuery } from './months.ts'
import { onlyMonth, screen } from './screen.ts'
import { withInvoices } from './billed-budgets.ts'
import { fewClients, one } from './whose.ts'

const budgetsPage = 200

/** What a part of an amount is of it, in percent. */
const rateIn = (part: number | null | undefined, amount: number): number | null =>
  part === undefined || part === null || amount === 0 ? null : Math.round((part / amount) * 10_000) / 100

/** The months in which budgets run that begin or end in the time asked for, and the present one. */
function withDates(period: Period, conditions: TopicQuestion['conditions'], today: string): Period {
  const dates = conditions
    .filter(({ column }) => column === 'startsAt' || column === 'endsAt')
    .flatMap(({ is, values }) => [...values.map(String), ...(is === '<' || is === '<=' ? [today] : [])])
    .filter((day) => isDay(day))
  const all = [period.from, period.to, ...dates].toSorted()
  return { from: all[0] ?? period.from, to: all.at(-1) ?? period.to }
}

/** The channel whose pacing the budgets of a service count to, by the service's id. */
async function channelsOfServices(portal: PortalReader): Promise<ReadonlyMap<number, Channel>> {
  return new Map(
    (await portal.read('services.list')).flatMap(({ id, pacingSectionId }) => {
      const section = pacingSectionId === null ? undefined : pacingSection(pacingSectionId)
      return section ? [[id, section.channel] as const] : []
    }),
  )
}

/** The group that a service belongs to, by the service's id. */
const groupsOfServices = async (portal: PortalReader): Promise<ReadonlyMap<number, string>> =>
  new Map(
    (await portal.read('services.list')).flatMap(({ id, ServiceGroup }) =>
      ServiceGroup ? [[id, ServiceGroup.name] as const] : [],
    ),
  )

/** Budgets that run in a month, or in each of several. */
export const budgetsRows: ReadRows = async (wanted) => {
  const { portal, question, whom, today } = wanted
  const period = monthAround(wanted.period, today)
  const months = checkMonths(wanted.period ? period : withDates(period, question.conditions, today))
  const seen = new Set<number>()
  const rows: Row[] = []
  const services = question.records.filter(({ of }) => of === 'services')
  const channels = toldByChannel(wanted) ? await channelsOfServices(portal) : null
  const groups =
    question.by === 'serviceGroup' || question.also === 'serviceGroup' ? await groupsOfServices(portal) : null
  const few = whom.ids !== null && whom.ids.length <= fewClients
  if (!few && !portal.may('budgets.active'))
    throw new CannotTell(
      'Name the client whose budgets you want to see: the budgets of all clients are not open to you.',
    )
  for (const month of months) {
    const found = []
    if (few)
      for (const id of whom.ids ?? [])
        found.push(
          ...(await portal.read('budgets.activeOfClient', {
            params: { id: String(id) },
            query: monthQuery(month),
          })),
        )
    else
      for (let page = 1; ; page++) {
        const answer = await portal.read('budgets.active', {
          query: { ...monthQuery(month), page: String(page), pageSize: String(budgetsPage) },
        })
        found.push(...answer.rows)
        if (found.length >= answer.total || answer.rows.length === 0) break
      }
    for (const budget of found) {
      if (whom.ids && !whom.ids.includes(budget.clientId)) continue
      // One that runs in several of them is one where only its dates are asked for.
      if (!wanted.period && seen.has(budget.id)) continue
      seen.add(budget.id)
      if (services.length > 0 && !services.some(({ id }) => id === budget.serviceId)) continue
      // Those of the month: a fee that ended before is none of it.
      const fees = budget.feeAmount ?? 0
      rows.push({
        id: budget.id,
        client: budget.Client,
        service: budget.Service.name,
        ...(groups ? { serviceGroup: groups.get(budget.serviceId) ?? 'No group' } : {}),
        ...(channels ? { ...channelCells(channels.get(budget.serviceId)) } : {}),
        type: budget.budgetType,
        amount: budget.invoiceAmount,
        fees,
        charged: budget.invoiceAmount + fees,
        margin: budget.marginAmount ?? null,
        marginRate: rateIn(budget.marginAmount, budget.invoiceAmount),
        startsAt: budget.startsAt,
        endsAt: budget.endsAt,
        month,
      })
    }
  }
  const bare = question.conditions.some(({ column }) => column === 'invoice')
    ? await withInvoices(rows, months, portal)
    : rows
  const only = one(wanted)
  const sees = rows.some(({ margin }) => margin !== null)
  const dated = question.conditions.some(({ column }) => column === 'startsAt' || column === 'endsAt')
  return {
    rows: bare,
    period: wanted.period || !dated ? period : null,
    hidden: new Set(sees ? [] : ['margin', 'marginRate']),
    sources: [
      only?.slug
        ? { words: `Budgets of ${only.name}`, path: `/clients/${only.slug}/budgets` }
        : screen('Active Budgets', '/budgets/active-budgets', {
            serviceId: services.length === 1 ? String(services[0]?.id) : null,
            ...(wanted.period && onlyMonth(wanted.period) !== null
              ? monthQuery(`${onlyMonth(wanted.period)}-01`)
              : {}),
          }),
    ],
  }
}
