import { addMonths, monthRange } from '@portal/core/foundation/format'
import type { Period } from '../../language/period.ts'
import type { PortalReader } from '../../portal-reader.ts'
import type { Row } from '../rows.ts'
import { sumsIn } from './figure-sums.ts'
import { monthsOf } from './months.ts'

/** Months that the monthly report tells at once. */
const mostMonths = 13

/**
 * Results told by month as the monthly report has them: each to the cent of
 * the month itself, where days that are in whole cents add up to a little more
 * or less. Null where some of the months are more than it tells, or not whole.
 */
export async function figuresByMonth(
  portal: PortalReader,
  { from, to }: Period,
  asked: { readonly clients: readonly { readonly id: number }[]; readonly channels: readonly string[] },
  today: string,
): Promise<readonly Row[] | null> {
  const months = monthsOf({ from, to })
  const last = months.at(-1)
  const whole = from.endsWith('-01') && (to >= today || monthRange(to).end === to)
  if (!whole || last === undefined || months.length > mostMonths || !portal.may('dashboards.monthly'))
    return null
  const { months: told } = await portal.read('dashboards.monthly', {
    body: { clients: [...asked.clients], month: last },
  })
  const first = addMonths(last, 1 - months.length)
  return told
    .filter(
      ({ month, channel }) =>
        month >= first &&
        channel !== 'analytics' &&
        (asked.channels.length === 0 || asked.channels.includes(channel)),
    )
    .map((of): Row => ({ ...sumsIn(of), month: of.month.slice(0, 10) }))
}
