import { counted, formatDay } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { paceStateOf, passedOf } from '@portal/core/results/metrics/pace'
import { daysInWords, type Period } from '../../language/period.ts'
import { CannotTell, type ReadRows, type Row } from '../rows.ts'
import { pacingSection, pacingSections } from '@portal/core/money/services/sections'
import { channelCells } from './channel-cells.ts'
import { monthAround, monthsOf } from './months.ts'
import { pacesOf } from './paces.ts'
import { clientsInAddress, onlyMonth, screen } from './screen.ts'
import { one } from './whose.ts'

/** Spend of a month so far against its budgets. */
export const pacingRows: ReadRows = async (wanted) => {
  const { portal, question, whom, today } = wanted
  const asked = monthAround(wanted.period, today)
  // `by the end of the month`: what is projected is the whole of it.
  const period =
    asked.from > today && asked.from.slice(0, 7) === today.slice(0, 7)
      ? { from: `${today.slice(0, 7)}-01`, to: asked.to }
      : asked
  if (monthsOf(period).length > 1)
    throw new CannotTell(`Pacing is told for one month; ${daysInWords(period)} is more.`)
  const foretells =
    question.measures.includes('projected') ||
    question.conditions.some(({ column, than }) => column === 'projected' || than === 'projected')
  if (foretells && `${period.from.slice(0, 7)}-01` > today)
    throw new CannotTell(
      `I project the month that runs, from what it has spent so far: of ${daysInWords(period)} nothing is spent yet.`,
    )
  const only = one(wanted)
  const totals = await pacesOf(portal, whom.ids ?? [], `${period.from.slice(0, 7)}-01`)
  const channels = question.conditions.flatMap(({ column, values }) =>
    column === 'channel' ? values.map(String) : [],
  )
  const states = question.conditions.flatMap(({ column, values }) =>
    column === 'state' ? values.map(String) : [],
  )
  const sectionsNamed = pacingSections.filter(({ channel }) => channels.includes(channel))
  const over = question.conditions.find(({ column }) => column === 'over')?.values[0]
  const fitsBudget = ({ budget, spend }: { readonly budget: number; readonly spend: number }): boolean =>
    over === undefined || (budget > 0 && (over === 'yes' ? spend > budget : spend < budget))
  const bySection =
    question.by === 'channel' ||
    question.by === 'department' ||
    wanted.told?.has('channel') === true ||
    wanted.told?.has('department') === true ||
    channels.length > 0 ||
    (whom.ids?.length === 1 && question.by === null && question.measures.length === 0)
  const rows = totals.rows.flatMap(({ sections, clientId: id, name, slug, ...client }): readonly Row[] => {
    const cell = { id, name, slug }
    const parts = bySection
      ? sections.filter(
          ({ sectionId, budget, spend }) =>
            (budget > 0 || spend > 0) &&
            (channels.length === 0 || sectionsNamed.some(({ id }) => id === sectionId)),
        )
      : [{ ...client, label: '', sectionId: 0 }]
    return parts
      .filter((part) => {
        const fits =
          states.length === 0 ||
          (bySection
            ? states.includes(paceStateOf(part))
            : sections.some((section) => states.includes(paceStateOf(section))))
        return fits && fitsBudget(part)
      })
      .map(({ budget, spend, expected, projected, pace, label, sectionId }) => ({
        client: cell,
        channel: label,
        department: channelCells(pacingSection(sectionId)?.channel).department,
        budget,
        spend,
        expected,
        projected,
        ahead: Math.round((spend - expected) * 100) / 100,
        left: Math.round((budget - spend) * 100) / 100,
        pace: expected > 0 ? Math.round((spend / expected) * 10_000) / 100 : null,
        state: paceStateOf({ budget, spend, pace }),
      }))
  })
  return {
    rows,
    period,
    through: totals.through,
    done: new Set(['state', 'over', 'channel']),
    ...(foretells ? { notes: [howProjected(period, totals.through)] } : {}),
    ...(portal.isEmployee ? {} : { labels: { budget: 'Budget', spend: 'Investment' } }),
    sources: portal.isEmployee
      ? [
          screen('Pacing', pathOf('dashboard.pacing'), {
            month: onlyMonth(period) === today.slice(0, 7) ? null : onlyMonth(period),
            section: sectionsNamed.length === 1 ? String(sectionsNamed[0]?.id) : null,
            clients: clientsInAddress(wanted),
            state: states.length === 1 ? states[0] : null,
          }),
        ]
      : only?.slug
        ? [
            {
              words: `Insights of ${only.name}`,
              path: pathOf(
                'clients.insights',
                { slug: only.slug },
                { startDate: period.from, endDate: period.to < today ? period.to : today },
              ),
            },
          ]
        : [screen('Monthly Report', pathOf('dashboard.monthly-report'), { month: onlyMonth(period) })],
  }
}

/** How a month's spend is projected, with its own numbers. */
function howProjected({ from }: Period, through: string | null): string {
  const { passed, days } = passedOf(from, through)
  return passed === 0 || through === null
    ? 'There are no figures of the month yet to project it from.'
    : `Projected: what was spent through ${formatDay(through)}, divided by the ${counted(passed, 'day')} until then and times the ${days} days of the month.`
}
