import { channelDepartments } from '@portal/core/money/services/channel-departments'
import type { AskedColumn } from '../topic.ts'

/** What people call a client. */
export const clientWords = 'client|dealer|dealership|store|customer|rooftop|account'.split('|')

export const words = (text: string): readonly string[] => text.split('|')

export const clientColumn: AskedColumn = { id: 'client', label: 'Client', kind: 'client', words: clientWords }

export const channel: AskedColumn = {
  id: 'channel',
  label: 'Channel',
  kind: 'choice',
  words: words('channel|platform|medium'),
  values: [
    {
      value: 'search',
      label: 'Search',
      words: words('search|paid search|sem|google ads|google|adwords|ppc'),
    },
    {
      value: 'social',
      label: 'Social',
      words: words('social|paid social|facebook|facebook ads|meta|instagram'),
    },
    { value: 'display', label: 'Display', words: words('display|programmatic display|display ads|banners') },
    { value: 'video', label: 'Video', words: words('video|online video|youtube|olv') },
    { value: 'ctv', label: 'Connected TV', words: words('ctv|connected tv|tv|streaming tv|ott') },
  ],
}

/** The departments that work on channels, as people name them. */
export const department: AskedColumn = {
  id: 'department',
  label: 'Department',
  kind: 'choice',
  words: words('department'),
  values: channelDepartments.map(({ name, channels }) => ({
    value: name,
    label: name,
    words: [`${name} department`, `${name} team`, ...(channels.length > 1 ? [name] : [])],
    stands: { column: 'channel', values: channels },
  })),
  aside: true,
}

export const groupColumn: AskedColumn = {
  id: 'group',
  label: 'Group',
  kind: 'text',
  words: words('group|dealer group'),
}

export const managerColumn: AskedColumn = {
  id: 'manager',
  label: 'Manager',
  kind: 'text',
  words: words('manager|account manager|manages|manage|managed by|am'),
}

export const spendWords = words(
  'spend|spent|spending|spends|ad spend|media spend|actual spend|cost|costs|investment|invest|invested|investing',
)

export const everyNarrowing = ['client', 'group', 'manager', 'us'] as const

export const sum = { sums: true, evokes: true } as const
