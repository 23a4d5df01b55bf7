import type { ReactElement } from 'react'
import { useQuery } from '../../../foundation/address/address.ts'
import { ScheduleButton } from '../../../platform/schedules/schedule-button.tsx'

export interface ScheduleActivitiesProps {
  readonly client: { readonly id: number; readonly name: string }
}

/** Lets what a client is shown of its activities come round by mail, of the type that the list is narrowed to. */
export function ScheduleActivities({ client }: ScheduleActivitiesProps): ReactElement {
  const type = useQuery().get('activityTypeId')
  return (
    <ScheduleButton
      report="clientActivities"
      title={`Client Activities of ${client.name}`}
      clientId={client.id}
      query={type ? { activityTypeId: type } : {}}
    />
  )
}
