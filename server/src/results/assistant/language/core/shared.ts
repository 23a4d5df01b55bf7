import { channelDepartments } from '@portal/core/money/services/channel-departments'
import { platformLabel, type Platform } from '@portal/core/money/services/channels'
import type { AskedColumn, AskedValue } from '../topic.ts'

/** What people call a client. */
export const clientWords = 'client|dealer|dealership|store|customer|rooftop|account'.split('|')

export const words = (text: string): readonly string[] => text.split('|')

export const clientColumn: AskedColumn = { id: 'client', label: 'Client', kind: 'client', words: clientWords }

/** What advertising is on, where platforms are known. */
export const channel: AskedColumn = {
  id: 'channel',
  label: 'Channel',
  kind: 'choice',
  words: words('channel|medium'),
  values: [
    { value: 'search', label: 'Search', words: words('search|paid search|sem|ppc') },
    { value: 'social', label: 'Social', words: words('social|paid social|social media') },
    { value: 'display', label: 'Display', words: words('display|programmatic display|display ads|banners') },
    { value: 'video', label: 'Video', words: words('video|online video|youtube|olv') },
    { value: 'ctv', label: 'Connected TV', words: words('ctv|connected tv|tv|streaming tv|ott') },
  ],
}

const platformOf = (value: Platform, said: string): AskedValue => ({
  value: platformLabel[value],
  label: platformLabel[value],
  words: words(said),
})

/** Where advertising runs. */
export const platform: AskedColumn = {
  id: 'platform',
  label: 'Platform',
  kind: 'choice',
  words: words('platform|ad platform|advertising platform'),
  values: [
    platformOf('google-ads', 'google ads|google|adwords'),
    platformOf('microsoft-ads', 'microsoft ads|microsoft advertising|bing ads|bing|microsoft'),
    platformOf('meta-ads', 'facebook ads|facebook|meta ads|meta|instagram'),
    platformOf('linkedin-ads', 'linkedin ads|linkedin'),
    platformOf('tiktok-ads', 'tiktok ads|tiktok|tik tok'),
    platformOf('dv360', 'dv360|display and video 360'),
  ],
}

/** The channel that a platform stands for where only channels are known, or where the two are held against each other. */
export const channelOfPlatform: ReadonlyMap<string, string> = new Map([
  [platformLabel['google-ads'], 'search'],
  [platformLabel['meta-ads'], 'social'],
])

/** Channels of what is planned and paid, of which no platform is known: a platform stands for its channel. */
export const plannedChannel: AskedColumn = {
  ...channel,
  words: [...channel.words, 'platform'],
  values: (channel.values ?? []).map((one) => ({
    ...one,
    words: [
      ...one.words,
      ...(platform.values ?? []).flatMap(({ value, words: said }) =>
        // What is budgeted for Google is a service of that name, and not all of search.
        channelOfPlatform.get(value) === one.value ? said.filter((word) => word !== 'google') : [],
      ),
    ],
  })),
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
  'spend|spent|spending|spends|ad spend|media spend|actual spend|cost|costs|investment|invest|invested|investing|put into|putting into|put in|putting in|pour into|pouring into|poured into|throw at|throwing at|sink into|sinking into|pumping into|blow|blew|blown|burn|burned|burning|burn through|burning through|burned through',
)

export const everyNarrowing = ['client', 'group', 'manager', 'us'] as const

export const sum = { sums: true, evokes: true } as const
