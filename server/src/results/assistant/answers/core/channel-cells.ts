import { departmentOfChannel } from '@portal/core/money/services/channel-departments'
import { channelLabel, type Channel } from '@portal/core/money/services/channels'
import type { Wanted } from '../rows.ts'

/** A channel, and the department that works on it, as cells of a row; what no channel has is of none. */
export const channelCells = (
  channel: Channel | undefined,
): { readonly channel: string; readonly department: string } => ({
  channel: channel === undefined ? 'Other' : channelLabel[channel],
  department: (channel && departmentOfChannel(channel)?.name) ?? 'Other',
})

/** Whether rows have to be told apart by their channel, or by the department that works on it. */
export const toldByChannel = ({ question, told }: Wanted): boolean =>
  ['channel', 'department'].some(
    (column) =>
      [question.by, question.also, question.share, question.held?.column].includes(column) ||
      told?.has(column) === true ||
      question.conditions.some((one) => one.column === column),
  )
