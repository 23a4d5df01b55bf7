import { counted } from '../../../foundation/format/percent.ts'
import { employees } from '../../../foundation/policy/rules-of-calls.ts'
import { opensClient } from '../../../platform/reports/opens-client.ts'
import { report } from '../../../platform/reports/report.ts'
import { alarmLevels, alarmTones } from './alarm-levels.ts'

const silenceBands = [
  { label: 'A week or less', below: 8 },
  { label: '8 to 14 days', below: 15 },
  { label: '15 to 30 days', below: 31 },
  { label: '31 to 45 days', below: 46 },
  { label: 'Longer' },
] as const

/** How each client is spoken with, since when nobody did, and which overwatch alarms sound. */
export const overwatchReport = report({
  name: 'overwatch',
  route: 'reporting.overwatch-dashboard',
  path: '/interaction-reporting/overwatch-dashboard',
  title: 'Overwatch Dashboard',
  sentence: 'How clients are spoken with, and who has waited too long.',
  rows: 'clients',
  alsoCalled: ['overwatch'],
  allow: employees,
  filters: {
    alarm: { kind: 'found', label: 'Alarm', look: 'chips' },
    managerId: { kind: 'record', label: 'Manager', of: 'managers' },
    groupId: { kind: 'record', label: 'Group', of: 'groups' },
  },
  // Today counts: whoever was called an hour ago is not silent.
  period: { kind: 'range', days: 30 },
  search: 'Client, manager or group',
  columns: {
    client: { label: 'Client', kind: 'client', opens: () => null },
    managers: { label: 'Managers', kind: 'list', width: 150, nothing: 'Nobody' },
    level: {
      label: 'Level',
      kind: 'status',
      hint: 'Of the loudest alarm that sounds',
      tones: alarmTones,
      sortable: false,
      width: 104,
    },
    alarms: { label: 'Alarms', kind: 'list', width: 230 },
    daysSince: {
      label: 'Days Since',
      kind: 'number',
      hint: 'Since the last one; since it became a client where there was none',
      width: 128,
    },
    lastPublishedAt: { label: 'Last One', kind: 'date', nothing: 'Never', width: 112 },
    lastType: { label: 'Last Type', width: 150 },
    interactions: { label: 'In the Period', kind: 'count', width: 120 },
    previous: { label: 'Before', kind: 'count', hint: 'In as many days before', width: 92 },
    minutes: { label: 'Time', kind: 'duration', hint: 'Durations of its interactions', extra: true },
    group: { label: 'Group', extra: true },
  },
  key: ['client'],
  sort: '-daysSince',
  tiles: [
    {
      of: 'total',
      label: 'Clients',
      note: ({ silent }) => `${silent ?? 0} without an interaction in the period`,
    },
    {
      of: 'spokenWith',
      label: 'Spoken with',
      kind: 'percent',
      note: ({ spoken }) => counted(spoken ?? 0, 'client'),
    },
    {
      of: 'interactions',
      label: 'Interactions',
      note: ({ previous }) => `${previous ?? 0} in as many days before`,
    },
    {
      of: 'sounding',
      label: 'With an alarm',
      note: (totals) =>
        alarmLevels
          .toReversed()
          .map((level) => `${totals[level] ?? 0} ${level.toLowerCase()}`)
          .join(', '),
    },
  ],
  chart: {
    title: 'Interactions by day',
    point: 'Day',
    series: { interactions: 'Interactions' },
    kind: 'count',
  },
  opens: opensClient('clients.profile.communications'),
  bars: [
    {
      title: 'Clients by days since they were spoken with',
      by: 'daysSince',
      of: 'total',
      bands: silenceBands,
    },
    { title: 'Clients by the type of the last interaction', by: 'lastType', of: 'total' },
  ],
  empty: {
    title: 'Nobody to watch over',
    hint: 'No client was active on this day: clients are activated on their Settings tab.',
  },
})
