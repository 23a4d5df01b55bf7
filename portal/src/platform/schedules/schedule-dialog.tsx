import type { Answer, Given } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatDay } from '@portal/core/foundation/format'
import { addressesIn } from '@portal/core/foundation/rules'
import {
  filtersAsTheyAre,
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
import { useMemo, useState, type ReactElement } from 'react'
import { AddressField } from '../mail/address-field.tsx'
import { FormDialog, FormField, FormGrid, useForm } from '../parts/form/index.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client, session } from '../../foundation/session/session.ts'
import { PreviewDialog } from './preview-dialog.tsx'
import styles from './schedules.module.css'
import { showMailed } from '../../foundation/session/mail-kept.ts'

type Schedule = Answer<'reportSchedules.list'>[number]

export interface ScheduleDialogProps {
  /** The report's name and title. */
  readonly report: string
  readonly title: string
  readonly clientId: number | undefined
  /** The filters in use. */
  readonly query: Readonly<Record<string, string>>
  /** The schedule that is changed; a new one where absent. */
  readonly schedule?: Schedule
  readonly onClose: () => void
}

type Weekday = (typeof weekdays)[number]

interface Chosen {
  readonly every: string
  readonly weekday: string
  readonly monthDay: string
  readonly monthWorkday: string
  readonly hour: string
  readonly files: string
  readonly view: string
  readonly onlyNew: boolean
  readonly recipients: string
}

const filesWords = (files: readonly string[]): string =>
  Object.entries(scheduleFileChoices).find(([, one]) => one.join() === files.join())?.[0] ?? 'PDF and Excel'

const rhythmOf = (every: string): string =>
  Object.entries(rhythmChoices).find(([, one]) => one === every)?.[0] ?? 'Every month, on a day'

/** What the form begins with: a schedule as it is, or the second of each month to oneself. */
function startOf(schedule: Schedule | undefined): Chosen & { readonly weekday: Weekday } {
  const { every = 'month', day = 2 } = schedule ?? {}
  return {
    every: rhythmOf(every),
    weekday: (every === 'week' ? weekdays[day - 1] : undefined) ?? weekdays[0],
    monthDay: String(every === 'month' ? day : 2),
    monthWorkday: String(every === 'monthWorkday' ? day : 2),
    hour: hourChoices[schedule?.hour ?? usualHour] ?? '',
    files: filesWords(schedule?.files ?? ['pdf', 'xlsx']),
    view: schedule?.view?.name ?? filtersAsTheyAre,
    onlyNew: schedule?.onlyNew ?? false,
    recipients: schedule?.recipients.join(', ') ?? session.$user.get()?.email ?? '',
  }
}

/** Lets a report come round by mail, with the filters that are in use or those of a saved view; or changes that. */
export function ScheduleDialog({
  report,
  title,
  clientId,
  query,
  schedule,
  onClose,
}: ScheduleDialogProps): ReactElement {
  const { data: people = [] } = useCall('reportSchedules.people', {
    query: clientId === undefined ? {} : { clientId: String(clientId) },
  })
  const { data: saved } = useCall('savedViews.list')
  const followed = schedule?.view
  const views = useMemo(() => {
    const own = (saved?.rows ?? []).filter(({ list }) => list === `reports.${report}`)
    return followed && !own.some(({ id }) => id === followed.id) ? [...own, followed] : own
  }, [saved, report, followed])
  const fields = useMemo(
    () => ({
      ...scheduleFields,
      view: {
        ...scheduleFields.view,
        choices: [filtersAsTheyAre, ...new Set(views.map(({ name }) => name))],
      },
    }),
    [views],
  )
  const rest = ({ every: often, recipients, files, hour, onlyNew, view, ...on }: Chosen): Rest => {
    const every = rhythmChoices[often] ?? 'month'
    const days = {
      day: 1,
      workday: 1,
      week: weekdays.findIndex((day) => day === on.weekday) + 1,
      month: Number(on.monthDay),
      monthWorkday: Number(on.monthWorkday),
    }
    return {
      query: { ...query },
      viewId: views.find(({ name }) => name === view)?.id ?? null,
      every,
      day: days[every],
      hour: hourChoices.indexOf(hour),
      onlyNew,
      files: [...(scheduleFileChoices[files] ?? ['pdf'])],
      recipients: [...addressesIn(recipients)],
    }
  }
  const asked = (chosen: Chosen): Asked => ({
    ...rest(chosen),
    report,
    ...(clientId === undefined ? {} : { clientId }),
  })
  const form = useForm({
    fields,
    from: startOf(schedule),
    save: (sent, { options }) =>
      schedule
        ? client.call('reportSchedules.change', {
            params: { id: schedule.id },
            body: rest(sent),
            ...options,
          })
        : client.call('reportSchedules.create', { body: asked(sent), ...options }),
    saved: ({ nextOn }) => {
      refresh('reportSchedules')
      showSuccess(`${title} comes by mail from ${formatDay(nextOn)} on. Scheduled Reports lists it.`)
      onClose()
    },
  })
  const every = rhythmChoices[form.inputs.every]
  return (
    <FormDialog
      of={form}
      title={schedule ? `Change how ${title} comes` : `Send ${title} by mail`}
      saveLabel={schedule ? 'Save' : 'Schedule'}
      onClose={onClose}
    >
      <FormGrid>
        <FormField of={form} name="every" />
        {every === 'week' && <FormField of={form} name="weekday" />}
        {every === 'month' && <FormField of={form} name="monthDay" />}
        {every === 'monthWorkday' && <FormField of={form} name="monthWorkday" />}
        <FormField of={form} name="hour" />
        <FormField of={form} name="files" />
        {views.length > 0 && <FormField of={form} name="view" wide />}
        <FormField of={form} name="onlyNew" wide />
        <div className={styles.wide}>
          <AddressField
            label={scheduleFields.recipients.label}
            hint={scheduleFields.recipients.hint}
            error={form.problem('recipients')}
            value={addressesIn(form.inputs.recipients)}
            known={people}
            onChange={(addresses) => form.set('recipients', addresses.join(', '))}
          />
        </div>
      </FormGrid>
      <Tries asked={() => asked(form.inputs)} />
    </FormDialog>
  )
}

type Asked = Given<'reportSchedules.preview', 'body'>
type Rest = Given<'reportSchedules.change', 'body'>

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
        showMailed(`A test is on its way to ${to}.`)
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
