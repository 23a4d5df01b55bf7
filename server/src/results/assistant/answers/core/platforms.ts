import { platformLabel } from '@portal/core/money/services/channels'
import type { Period } from '../../language/period.ts'
import type { Row, Rows, Wanted } from '../rows.ts'
import { timeOf } from '../times.ts'
import { channelCells } from './channel-cells.ts'
import { sumsIn } from './figure-sums.ts'

/** Whether a question needs to know on which platform advertising ran. */
export const toldByPlatform = ({ question, told }: Wanted): boolean =>
  [question.by, question.also, question.share, question.held?.column].includes('platform') ||
  told?.has('platform') === true ||
  question.conditions.some(({ column }) => column === 'platform')

/** What advertising cost and brought by platform, of clients or by stretches of time. */
export async function platformRows(
  { portal, question, whom }: Wanted,
  { from, to }: Period,
  channels: readonly string[],
): Promise<Pick<Rows, 'rows' | 'through'>> {
  const { by } = question
  const inTime = by === 'day' || by === 'week' || by === 'month'
  const { rows, through } = await portal.read('dashboards.platforms', {
    body: {
      clients: (whom.ids ?? []).map((id) => ({ id })),
      start_date: from,
      end_date: to,
      by: inTime ? 'day' : 'client',
    },
  })
  return {
    through,
    rows: rows
      .filter(({ channel }) => channels.length === 0 || channels.includes(channel))
      .map(({ client, day, platform, channel, ...sums }): Row => ({
        ...(client ? { client } : {}),
        ...(inTime && day !== undefined ? { [by]: timeOf(day, by) } : {}),
        platform: platformLabel[platform],
        ...channelCells(channel),
        ...sumsIn(sums),
      })),
  }
}
