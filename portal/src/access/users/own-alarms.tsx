import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import type { Answer } from '@portal/core/calls'
import { alarmWayFields } from '@portal/core/access/users/alarm-ways'
import { Card } from '@portal/ui/card'
import { Skeleton } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { Form, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'

type Ways = Answer<'users.alarmWays'>

/** How whoever is signed in is told of metric alarms beside the bell. */
export function OwnAlarms(): ReactElement {
  const { data } = useCall('users.alarmWays')
  return (
    <Card
      title="Metric alarms"
      description="They always ring the bell of whom they tell. Mail and a task besides: as each alarm says, or as you choose for all of them."
    >
      {data ? <WaysForm ways={data} /> : <Skeleton height={120} />}
    </Card>
  )
}

function WaysForm({ ways }: { readonly ways: Ways }): ReactElement {
  const form = useForm({
    fields: alarmWayFields,
    from: ways,
    save: (body, { options }) => api.call('users.chooseAlarmWays', { body: body as Ways, ...options }),
    saved: () => {
      showSuccess(defaultSuccessMessage)
      refresh('users.alarmWays')
    },
  })
  return (
    <Form of={form} label="Metric alarms" {...(form.dirty ? { onCancel: form.reset } : {})}>
      <FormGrid>
        <FormField of={form} name="byMail" />
        <FormField of={form} name="makesTask" />
      </FormGrid>
    </Form>
  )
}
