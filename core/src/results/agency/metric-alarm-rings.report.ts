import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { report } from '../../platform/reports/report.ts'

/** What alarms rang, for whom, and since when. */
export const metricAlarmRingsReport = report({
  name: 'metricAlarmRings',
  route: null,
  path: '/reports/metric-alarm-rings',
  title: 'What Rang',
  sentence: 'Alarms of the last 90 days by client, the latest first.',
  rows: 'rings',
  alsoCalled: ['alarms rang', 'rang', 'alarms that rang'],
  allow: employees,
  period: { kind: 'range', days: 90 },
  columns: {
    alarm: { label: 'Alarm', width: 200 },
    client: { label: 'Client', kind: 'client', width: 180 },
    since: { label: 'Since', kind: 'date', width: 104 },
    until: {
      label: 'Last Night',
      kind: 'date',
      width: 104,
      hint: 'The last night on which it rang',
    },
    value: { label: 'Figure', kind: 'number' },
    before: {
      label: 'Before',
      kind: 'number',
      hint: 'The days before, the mean of the same weekdays, or the four weeks before figures stopped',
      nothing: '',
    },
    told: { label: 'Told', kind: 'person', nothing: '', width: 120 },
    seenBy: {
      label: 'Looked After By',
      kind: 'person',
      width: 120,
      nothing: '',
      hint: 'Who said that it is known',
    },
    seenAt: { label: 'Known Since', kind: 'instant', nothing: '', extra: true },
  },
  also: ['id'],
  key: ['id'],
  sort: '-until',
  empty: { title: 'No alarm rang in the last 90 days.' },
  demoRows: 5,
})
