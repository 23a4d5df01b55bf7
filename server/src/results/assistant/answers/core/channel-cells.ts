import { departmentOfChannel } from '@portal/core/money/services/channel-departments'
import { channelLabel, type Channel } from '@portal/core/money/services/channels'

/** A channel, and the department that works on it, as cells of a row; what no channel has is of none. */
export const channelCells = (
  channel: Channel | undefined,
): { readonly channel: string; readonly department: string } => ({
  channel: channel === undefined ? 'Other' : channelLabel[channel],
  department: (channel && departmentOfChannel(channel)?.name) ?? 'Other',
})
