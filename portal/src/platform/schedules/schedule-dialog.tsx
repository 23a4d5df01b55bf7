import type { Answer, Given } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { addressesIn, email } from '@portal/core/foundation/rules'
import {
  hourChoices,
  rhythmChoices,
  scheduleFields,
  scheduleFileChoices,
} from '@portal/core/platform/schedules/fields'
import { usualHour, weekdays } from '@portal/core/platform/schedules/schedule-days'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Eye, Send } from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { FormDialog, FormField, FormGrid, useForm } from '../parts/form/index.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client, session } from '../../foundation/session/session.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import styles from './schedules.module.css'

export interface ScheduleDialogProps {
  /** The report's name and title. */
  readonly report: string
  readonly title: string
  readonly clientId: number | undefined
  /** The filters in use. */
  readonly query: Readonly<Record<string, string>>
  readonly onClose: () => void
}

interface Chosen {
  readonly every: string
  readonly weekday: string
  readonly monthDay: string
  readonly monthWorkday: string
  readonly hour: string
  readonly files: string
  readonly onlyNew: boolean
  readonly recipients: string
}

/** Lets a report come round by mail, with the filters that are in use. */
export function ScheduleDialog({
  report,
  title,
  clientId,
  query,
  onClose,
}: ScheduleDialogProps): ReactElement {
  const asked = ({ every: often, recipients, files, hour, onlyNew, ...on }: Chosen): Asked => {
    const every = rhythmChoices[often] ?? 'month'
    const days = {
      day: 1,
      workday: 1,
      week: weekdays.findIndex((day) => day === on.weekday) + 1,
      month: Number(on.monthDay),
      monthWorkday: Number(on.monthWorkday),
    }
    return {
      report,
      ...(clientId === undefined ? {} : { clientId }),
      query: { ...query },
      every,
      day: days[every],
      hour: hourChoices.indexOf(hour),
      onlyNew,
      files: [...(scheduleFileChoices[files] ?? ['pdf'])],
      recipients: [...addressesIn(recipients)],
    }
  }
  const form = useForm({
    fields: scheduleFields,
    from: {
      every: 'Every month, on a day',
      weekday: weekdays[0],
      monthDay: '2',
      monthWorkday: '2',
      hour: hourChoices[usualHour] ?? '',
      files: 'PDF and Excel',
      onlyNew: false,
      recipients: session.$user.get()?.email ?? '',
    },
    check: ({ recipients }) => {
      const wrong = addressesIn(recipients).find((address) => email(address) !== null)
      return wrong === undefined ? {} : { recipients: `"${wrong}" is no e-mail address.` }
    },
    save: (sent, { options }) => client.call('reportSchedules.create', { body: asked(sent), ...options }),
    saved: ({ nextOn }) => {
      refresh('reportSchedules')
      showSuccess(
        `${title} comes by mail from ${nextOn.slice(5, 7)}/${nextOn.slice(8)} on. Scheduled Reports lists it.`,
      )
      onClose()
    },
  })
  const every = rhythmChoices[form.inputs.every]
  return (
    <FormDialog of={form} title={`Send ${title} by mail`} saveLabel="Schedule" onClose={onClose}>
      <FormGrid>
        <FormField of={form} name="every" />
        {every === 'week' && <FormField of={form} name="weekday" />}
        {every === 'month' && <FormField of={form} name="monthDay" />}
        {every === 'monthWorkday' && <FormField of={form} name="monthWorkday" />}
        <FormField of={form} name="hour" />
        <FormField of={form} name="files" />
        <FormField of={form} name="onlyNew" wide />
        <FormField of={form} name="recipients" wide />
      </FormGrid>
      <Tries asked={() => asked(form.inputs)} />
    </FormDialog>
  )
}

type Asked = Given<'reportSchedules.preview', 'body'>

/** Looks at what would go out, and sends it to oneself first. */
function Tries({ asked }: { readonly asked: () => Asked }): ReactElement {
  const [doing, setDoing] = useState<'look' | 'test' | null>(null)
  const [mails, setMails] = useState<Answer<'reportSchedules.preview'> | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const run = async (what: 'look' | 'test'): Promise<void> => {
    setDoing(what)
    setFailure(null)
    try {
      if (what === 'look') setMails(await client.call('reportSchedules.preview', { body: asked() }))
      else {
        const { to } = await client.call('reportSchedules.test', { body: asked() })
        showSuccess(`A test is on its way to ${to}.`)
      }
    } catch (error) {
      setFailure(messageFor(error) ?? 'That did not work. Try again.')
    } finally {
      setDoing(null)
    }
  }
  return (
    <>
      <div className={styles.tries}>
        <Button icon={Eye} loading={doing === 'look'} onClick={() => void run('look')}>
          Preview
        </Button>
        <Button icon={Send} loading={doing === 'test'} onClick={() => void run('test')}>
          Send me a test
        </Button>
      </div>
      {failure !== null && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      {mails !== null && <PreviewDialog mails={mails} onClose={() => setMails(null)} />}
    </>
  )
}
