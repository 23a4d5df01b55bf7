import {
  everyMonth,
  everyWeek,
  scheduleFields,
  scheduleFileChoices,
} from '@portal/core/platform/schedules/fields'
import { weekdays } from '@portal/core/platform/schedules/schedule-days'
import { addressesIn, email } from '@portal/core/foundation/rules'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { FormDialog, FormField, FormGrid, useForm } from '../parts/form/index.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client, session } from '../../foundation/session/session.ts'

export interface ScheduleDialogProps {
  /** The report's name and title. */
  readonly report: string
  readonly title: string
  readonly clientId: number | undefined
  /** The filters in use. */
  readonly query: Readonly<Record<string, string>>
  readonly onClose: () => void
}

/** Lets a report come round by mail, with the filters that are in use. */
export function ScheduleDialog({
  report,
  title,
  clientId,
  query,
  onClose,
}: ScheduleDialogProps): ReactElement {
  const form = useForm({
    fields: scheduleFields,
    from: {
      every: everyMonth,
      weekday: weekdays[0],
      monthDay: '2',
      files: 'PDF and Excel',
      recipients: session.$user.get()?.email ?? '',
    },
    check: ({ recipients }) => {
      const wrong = addressesIn(recipients).find((address) => email(address) !== null)
      return wrong === undefined ? {} : { recipients: `"${wrong}" is no e-mail address.` }
    },
    save: ({ every, weekday, monthDay, files, recipients }, { options }) =>
      client.call('reportSchedules.create', {
        body: {
          report,
          ...(clientId === undefined ? {} : { clientId }),
          query: { ...query },
          every: every === everyWeek ? 'week' : 'month',
          day: every === everyWeek ? weekdays.findIndex((day) => day === weekday) + 1 : Number(monthDay),
          files: [...(scheduleFileChoices[files] ?? ['pdf'])],
          recipients: [...addressesIn(recipients)],
        },
        ...options,
      }),
    saved: ({ nextOn }) => {
      refresh('reportSchedules')
      showSuccess(
        `${title} comes by mail from ${nextOn.slice(5, 7)}/${nextOn.slice(8)} on. Scheduled Reports lists it.`,
      )
      onClose()
    },
  })
  return (
    <FormDialog of={form} title={`Send ${title} by mail`} saveLabel="Schedule" onClose={onClose}>
      <FormGrid>
        <FormField of={form} name="every" />
        {form.inputs.every === everyWeek ? (
          <FormField of={form} name="weekday" />
        ) : (
          <FormField of={form} name="monthDay" />
        )}
        <FormField of={form} name="files" wide />
        <FormField of={form} name="recipients" wide />
      </FormGrid>
    </FormDialog>
  )
}
