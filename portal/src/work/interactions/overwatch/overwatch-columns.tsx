import type { Answer } from '@portal/core/calls'
import { formatDay, formatMinutes } from '@portal/core/foundation/format'
import { alarmLevels, type AlarmLevel } from '@portal/core/work/interactions/overwatch/alarms'
import { Badge, type Tone } from '@portal/ui/badge'
import type { ReactElement } from 'react'
import type { ListColumn } from '../../../platform/parts/list/index.ts'
import styles from './overwatch.module.css'

export type Overwatch = Answer<'interactionReporting.overwatchDashboard'>
export type WatchedClient = Overwatch['clients'][number]
export type SoundingAlarm = Overwatch['alarms'][number]

const tones: Readonly<Record<AlarmLevel, Tone>> = {
  Notice: 'information',
  Warning: 'warning',
  Critical: 'danger',
}

export const alarmTone = (level: AlarmLevel): Tone => tones[level]

export const managersOf = ({ managers }: WatchedClient): string =>
  managers.map(({ fullName }) => fullName).join(', ')

/** The columns of the dashboard's list; the alarms of the tenant name those that sound. */
export const columnsWith = (alarms: readonly SoundingAlarm[]): readonly ListColumn<WatchedClient>[] => [
  { id: 'client', label: 'Client', value: ({ client }) => client.name, width: 230, grow: true },
  { id: 'manager', label: 'Manager', value: managersOf, width: 160 },
  {
    id: 'alarms',
    label: 'Alarms',
    value: (row) => namesOf(row, alarms),
    cell: (row) => <Loudest of={soundingOf(row, alarms)} />,
    width: 320,
  },
  {
    id: 'daysSince',
    label: 'Days since',
    kind: 'number',
    value: ({ daysSince }) => daysSince,
    order: ({ daysSince }) => daysSince ?? Number.MAX_SAFE_INTEGER,
    width: 124,
  },
  {
    id: 'lastPublishedAt',
    label: 'Last one',
    kind: 'date',
    value: ({ lastPublishedAt }) => lastPublishedAt,
    cell: ({ lastPublishedAt }) => (lastPublishedAt ? formatDay(lastPublishedAt) : 'Never'),
    width: 116,
  },
  { id: 'lastType', label: 'Last type', value: ({ lastType }) => lastType?.name, width: 172 },
  {
    id: 'interactions',
    label: 'In the period',
    kind: 'number',
    value: ({ interactions }) => interactions,
    width: 136,
  },
  { id: 'previous', label: 'Before', kind: 'number', value: ({ previous }) => previous, width: 92 },
  {
    id: 'minutes',
    label: 'Time',
    kind: 'number',
    value: ({ minutes }) => minutes,
    cell: ({ minutes }) => (minutes === 0 ? '–' : formatMinutes(minutes)),
    hint: 'Durations of its interactions, hours and minutes.',
    width: 92,
    extra: true,
  },
  { id: 'group', label: 'Group', value: ({ group }) => group?.name, width: 160, extra: true },
]

const soundingOf = (row: WatchedClient, alarms: readonly SoundingAlarm[]): readonly SoundingAlarm[] =>
  alarms.filter(({ id }) => row.alarms.includes(id))

const namesOf = (row: WatchedClient, alarms: readonly SoundingAlarm[]): string =>
  soundingOf(row, alarms)
    .map(({ name }) => name)
    .join(', ')

/** A row has room for one: the loudest, with how many others sound. */
function Loudest({ of }: { readonly of: readonly SoundingAlarm[] }): ReactElement | null {
  const [first, ...others] = of.toSorted(
    (one, other) => alarmLevels.indexOf(other.level) - alarmLevels.indexOf(one.level),
  )
  if (!first) return null
  return (
    <span className={styles.marks}>
      <Badge tone={alarmTone(first.level)}>{first.name}</Badge>
      {others.length > 0 && (
        <span className={styles.others} title={others.map(({ name }) => name).join(', ')}>
          and {others.length} more
        </span>
      )}
    </span>
  )
}
