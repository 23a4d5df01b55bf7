import { ApiError, messageFor } from '@portal/core/contract/api-error'
import type { Answer } from '@portal/core/calls'
import {
  reportMailBytes,
  reportMailBytesSentence,
  reportMailMessageLength,
  reportRecipients,
} from '@portal/core/activities/reports/mail'
import { email, fileSize } from '@portal/core/rules'
import { monthRange, today } from '@portal/core/format'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Checkbox } from '@portal/ui/choice'
import { Combobox } from '@portal/ui/combobox'
import { DateField } from '@portal/ui/date-picker'
import { ConfirmDialog, Dialog } from '@portal/ui/dialog'
import { FileField, type ChosenFile } from '@portal/ui/file-field'
import { ArrowLeft, Eye, Send } from '@portal/ui/icon'
import type { Option } from '@portal/ui/select'
import { TextArea, TextField } from '@portal/ui/text-field'
import { showSuccess } from '@portal/ui/toast'
import { useEffect, useRef, useState, type ReactElement } from 'react'
import { AddressField } from '../../mail/address-field.tsx'
import { searchClients, useRecordOptions } from '../../parts/form/record-options.ts'
import { refresh, useCall } from '../../shell/query.ts'
import { client as api } from '../../shell/session.ts'
import styles from './report-mail.module.css'
import type { ReportAsked } from './use-report-mail.tsx'

export interface ReportMailDialogProps {
  readonly asked: ReportAsked
  readonly onClose: () => void
}

type Preview = Answer<'activityReports.previewMail'>

/** What is typed so far. */
interface Draft {
  readonly client: Option<number> | null
  readonly recipients: readonly string[]
  readonly subject: string
  readonly message: string
  readonly startDate: string
  readonly endDate: string
  readonly activityTypeId: number | null
  readonly includeInternal: boolean
  readonly attachFiles: boolean
}

const startOf = ({ client, startDate, endDate, activityTypeId }: ReportAsked): Draft => ({
  client: client ? { value: client.id, label: client.name } : null,
  recipients: [],
  subject: '',
  message: '',
  startDate: startDate ?? monthRange(today()).start,
  endDate: endDate ?? today(),
  activityTypeId: activityTypeId ?? null,
  includeInternal: false,
  attachFiles: false,
})

/** The report as the calls take it; null while there is no client. */
const bodyOf = (draft: Draft) =>
  draft.client && {
    clientId: draft.client.value,
    ...(draft.startDate === '' ? {} : { startDate: draft.startDate }),
    ...(draft.endDate === '' ? {} : { endDate: draft.endDate }),
    ...(draft.activityTypeId === null ? {} : { activityTypeId: draft.activityTypeId }),
    ...(draft.subject.trim() === '' ? {} : { subject: draft.subject.trim() }),
    ...(draft.message.trim() === '' ? {} : { message: draft.message.trim() }),
    includeInternal: draft.includeInternal,
    attachFiles: draft.attachFiles,
  }

/** A value a little later: asking for a preview with every letter would be too much. */
function useSettled<T>(value: T, milliseconds: number): T {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(value), milliseconds)
    return () => window.clearTimeout(timer)
  }, [value, milliseconds])
  return settled
}

/** Sends the activities of a client by mail, after a look at what goes out and to whom (features ACT-36). */
export function ReportMailDialog({ asked, onClose }: ReportMailDialogProps): ReactElement {
  const [draft, setDraft] = useState(() => startOf(asked))
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [step, setStep] = useState<'write' | 'look'>('write')
  const [tried, setTried] = useState(false)
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [leaving, setLeaving] = useState(false)
  const attempt = useRef(crypto.randomUUID())

  const settled = useSettled(draft, 300)
  const body = bodyOf(settled)
  const addresses = settled.recipients.filter((address) => email(address) === null)
  const preview = useCall('activityReports.previewMail', body && { body: { ...body, recipients: addresses } })
  const { data: people = [] } = useCall('users.active')
  const change = (changes: Partial<Draft>): void => {
    setFailure(null)
    attempt.current = crypto.randomUUID()
    setDraft((old) => ({ ...old, ...changes }))
  }

  const toAddresses = reportRecipients(draft.recipients)
  const bytes =
    files.reduce((sum, { file }) => sum + file.size, 0) +
    (preview.data?.files ?? []).reduce((sum, { size }) => sum + size, 0)
  const ofFiles =
    files.find(({ error }) => error !== null && error !== undefined)?.error ??
    (bytes >= reportMailBytes ? reportMailBytesSentence : null)
  const isSettled = settled === draft && !preview.loading
  const ready =
    draft.client !== null && toAddresses === null && ofFiles === null && preview.data?.problem === null
  const written = draft.recipients.length > 0 || draft.message !== '' || files.length > 0
  const close = (): void => (written ? setLeaving(true) : onClose())

  const look = (): void => {
    setTried(true)
    if (ready && isSettled) setStep('look')
  }
  const send = async (): Promise<void> => {
    const report = bodyOf(draft)
    if (!report || sending) return
    setSending(true)
    setFailure(null)
    try {
      const sent = await api.call('activityReports.sendMail', {
        body: {
          ...report,
          clientId: String(report.clientId),
          activityTypeId: report.activityTypeId === undefined ? undefined : String(report.activityTypeId),
          recipients: draft.recipients,
        },
        files: files.map(({ file }) => file),
        idempotencyKey: attempt.current,
      })
      refresh('mail')
      showSuccess(
        `The report is on its way to ${sent.recipients.length === 1 ? sent.recipients[0] : `${sent.recipients.length} people`}.`,
      )
      onClose()
    } catch (error) {
      setFailure(error instanceof ApiError && error.fromServer ? error.message : messageFor(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <Dialog
      open
      title="E-mail an activity report"
      width={720}
      onClose={close}
      footer={
        step === 'write' ? (
          <>
            <Button onClick={close}>Cancel</Button>
            <Button
              type="submit"
              form="activity-mail"
              variant="primary"
              icon={Eye}
              loading={tried && ready && !isSettled}
            >
              Preview
            </Button>
          </>
        ) : (
          <>
            <Button icon={ArrowLeft} onClick={() => setStep('write')} disabled={sending}>
              Back
            </Button>
            <Button variant="primary" icon={Send} loading={sending} onClick={() => void send()}>
              Send to {draft.recipients.length === 1 ? '1 person' : `${draft.recipients.length} people`}
            </Button>
          </>
        )
      }
    >
      {failure !== null && (
        <Banner tone="danger" announce>
          {failure}
        </Banner>
      )}
      {step === 'look' && preview.data ? (
        <Look draft={draft} preview={preview.data} files={files} />
      ) : (
        <form
          id="activity-mail"
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            look()
          }}
        >
          {!asked.client && (
            <div className={styles.wide}>
              <Combobox
                label="Client"
                required
                search={searchClients}
                delay={150}
                placeholder="Name, dealer code or id"
                value={draft.client}
                error={tried && !draft.client ? 'Field is required' : null}
                onChange={(client) => change({ client })}
              />
            </div>
          )}
          <div className={styles.wide}>
            <AddressField
              label="Recipients"
              hint="Everybody sees who else receives it."
              value={draft.recipients}
              error={tried ? toAddresses : null}
              known={people}
              outside={preview.data?.outsiders}
              onChange={(recipients) => change({ recipients })}
            />
          </div>
          <DateField
            label="Activities from"
            value={draft.startDate}
            onChange={(startDate) => change({ startDate })}
          />
          <DateField
            label="Activities to"
            value={draft.endDate}
            onChange={(endDate) => change({ endDate })}
          />
          <TypeField value={draft.activityTypeId} onChange={(activityTypeId) => change({ activityTypeId })} />
          <TextField
            label="Subject"
            value={draft.subject}
            placeholder={draft.client ? `Activity report for ${draft.client.label}` : ''}
            autoComplete="off"
            onChange={(subject) => change({ subject: subject.slice(0, 255) })}
          />
          <div className={styles.wide} aria-live="polite">
            {draft.client && preview.data && <Summary preview={preview.data} />}
          </div>
          <div className={styles.wide}>
            <TextArea
              label="Message"
              hint="Stands above the activities."
              rows={3}
              value={draft.message}
              error={
                draft.message.length > reportMailMessageLength
                  ? `At most ${reportMailMessageLength} characters.`
                  : null
              }
              onChange={(message) => change({ message })}
            />
          </div>
          <div className={styles.wide}>
            <Checkbox
              label="Include internal activities"
              hint="Only where every recipient is an employee of the agency."
              checked={draft.includeInternal}
              onChange={(includeInternal) => change({ includeInternal })}
            />
            <Checkbox
              label="Attach the files of the activities"
              hint="Otherwise the message links to them, for people with an account."
              checked={draft.attachFiles}
              onChange={(attachFiles) => change({ attachFiles })}
            />
          </div>
          <div className={styles.wide}>
            <FileField
              label="Other files"
              hint="Under 10 MB each, 15 MB together."
              files={files}
              check={fileSize(10)}
              error={ofFiles}
              onChange={(chosen) => {
                attempt.current = crypto.randomUUID()
                setFiles(chosen)
              }}
            />
          </div>
        </form>
      )}
      <ConfirmDialog
        open={leaving}
        title="Close without sending?"
        confirmLabel="Close"
        cancelLabel="Go on writing"
        danger
        onConfirm={onClose}
        onCancel={() => setLeaving(false)}
      >
        What you wrote here has not been sent.
      </ConfirmDialog>
    </Dialog>
  )
}

function TypeField({
  value,
  onChange,
}: {
  readonly value: number | null
  readonly onChange: (id: number | null) => void
}): ReactElement {
  const { options = [] } = useRecordOptions('activityTypes')
  return (
    <Combobox
      label="Type"
      placeholder="Any"
      options={options.map((option) => ({ ...option, disabled: false }))}
      value={options.find((option) => option.value === value) ?? null}
      clearable
      onChange={(option) => onChange(option?.value ?? null)}
    />
  )
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`

/** What would go out, before one looks at it. */
function Summary({ preview: { activities, leftOut, outsiders, problem } }: { readonly preview: Preview }) {
  if (problem !== null) return <Banner tone="warning">{problem}</Banner>
  return (
    <Banner tone="information">
      {counted(activities, 'activity goes', 'activities go')} out.
      {leftOut > 0 && ` ${counted(leftOut, 'internal one stays', 'internal ones stay')} in the agency.`}
      {outsiders.length > 0 &&
        ` ${counted(outsiders.length, 'recipient is', 'recipients are')} not of the agency.`}
    </Banner>
  )
}

/** The message as it goes out. */
function Look({
  draft,
  preview,
  files,
}: {
  readonly draft: Draft
  readonly preview: Preview
  readonly files: readonly ChosenFile[]
}): ReactElement {
  const names = [...preview.files.map(({ name }) => name), ...files.map(({ file }) => file.name)]
  return (
    <div className={styles.look}>
      <dl className={styles.facts}>
        <dt>To</dt>
        <dd>
          {draft.recipients.map((address) => (
            <span key={address} className={styles.address}>
              {address}
              {preview.outsiders.includes(address) && <span className={styles.outside}> outside</span>}
            </span>
          ))}
        </dd>
        <dt>Subject</dt>
        <dd>{preview.subject}</dd>
        {names.length > 0 && (
          <>
            <dt>Files</dt>
            <dd>{names.join(', ')}</dd>
          </>
        )}
      </dl>
      <iframe
        className={styles.message}
        title="The message"
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        srcDoc={preview.html}
      />
    </div>
  )
}
