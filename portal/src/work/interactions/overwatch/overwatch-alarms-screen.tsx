import { overwatchAlarmFields } from '@portal/core/work/interactions/overwatch/alarms'
import { pathOf } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import { AlarmClock } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { Page } from '../../../platform/parts/page/index.ts'
import { LookupList } from '../../../platform/parts/records/index.ts'
import { alarmTone } from './overwatch-columns.tsx'

/** `/settings/overwatch-alarms`: what sounds on the overwatch dashboard (features SET-26). */
export const OverwatchAlarmsScreen = (): ReactElement => (
  <Page
    title="Overwatch Alarms"
    description="After how many days without an interaction a client stands on the overwatch dashboard."
    actions={<Link href={pathOf('reporting.overwatch-dashboard')}>Overwatch Dashboard</Link>}
  >
    <LookupList
      area="overwatchAlarms"
      one="overwatch alarm"
      label="Overwatch alarms"
      fields={overwatchAlarmFields}
      columns={[
        {
          id: 'interactionType',
          label: 'Interaction Type',
          value: ({ InteractionType }) => InteractionType?.name ?? 'Any',
          width: 200,
        },
        { id: 'days', label: 'Days Without One', kind: 'number', value: ({ days }) => days, width: 176 },
        {
          id: 'level',
          label: 'Level',
          value: ({ level }) => level,
          cell: ({ level }) => <Badge tone={alarmTone(level)}>{level}</Badge>,
          width: 104,
        },
      ]}
      beforeRemoval=". It sounds no more."
      icon={AlarmClock}
      empty="Add the first one: the overwatch dashboard shows for whom it sounds."
      may
    />
  </Page>
)
