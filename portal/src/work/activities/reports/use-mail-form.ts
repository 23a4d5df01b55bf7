import { ApiError, messageFor } from '@portal/core/foundation/contract/api-error'
import { reportMailSize, reportRecipients } from '@portal/core/work/activities/reports/mail'
import { email } from '@portal/core/foundation/rules'
import type { ChosenFile } from '@portal/ui/file-field'
import { showMailed } from '../../../foundation/session/mail-kept.ts'
import { useRef, useState } from 'react'
import { refresh, useCall } from '../../../foundation/session/query.ts'
import { client as api } from '../../../foundation/session/session.ts'
import { useSettled } from '../../../foundation/browser/use-settled.ts'
import { bodyOf, startOf, type Draft, type Preview } from './report-mail-draft.ts'
import type { ReportAsked } from './use-report-mail.tsx'

/** A report that is being written: what is typed, what would go out, and what keeps it from going. */
export interface MailForm {
  readonly draft: Draft
  readonly files: readonly ChosenFile[]
  readonly preview: Preview | undefined
  /** Why it cannot go to these recipients, or with these files; null when it can. */
  readonly toAddresses: string | null
  readonly ofFiles: string | null
  readonly ready: boolean
  /** The preview is that of what is typed now. */
  readonly settled: boolean
  /** Something was written that closing would lose. */
  readonly written: boolean
  readonly sending: boolean
  readonly failure: string | null
  change(changes: Partial<Draft>): void
  setFiles(files: readonly ChosenFile[]): void
  send(): Promise<void>
}

/** The form of a message with activities: what is typed, its preview, and sending it once. */
export function useMailForm(asked: ReportAsked, onSent: () => void): MailForm {
  const [draft, setDraft] = useState(() => startOf(asked))
  const [files, setFiles] = useState<readonly ChosenFile[]>([])
  const [sending, setSending] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const attempt = useRef(crypto.randomUUID())

  const settled = useSettled(draft, 300)
  const body = bodyOf(settled)
  const addresses = settled.recipients.filter((address) => email(address) === null)
  const preview = useCall('activityReports.previewMail', body && { body: { ...body, recipients: addresses } })
  const toAddresses = reportRecipients(draft.recipients)
  const bytes =
    files.reduce((sum, { file }) => sum + file.size, 0) +
    (preview.data?.files ?? []).reduce((sum, { size }) => sum + size, 0)
  const ofFiles =
    files.find(({ error }) => error !== null && error !== undefined)?.error ?? reportMailSize({ size: bytes })

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
      showMailed(
        `The report is on its way to ${sent.recipients.length === 1 ? sent.recipients[0] : `${sent.recipients.length} people`}.`,
      )
      onSent()
    } catch (error) {
      setFailure(error instanceof ApiError && error.fromServer ? error.message : messageFor(error))
    } finally {
      setSending(false)
    }
  }
  return {
    draft,
    files,
    preview: preview.data,
    toAddresses,
    ofFiles,
    ready:
      draft.client !== null && toAddresses === null && ofFiles === null && preview.data?.problem === null,
    settled: settled === draft && !preview.loading,
    written: draft.recipients.length > 0 || draft.message !== '' || files.length > 0,
    sending,
    failure,
    change(changes) {
      setFailure(null)
      attempt.current = crypto.randomUUID()
      setDraft((old) => ({ ...old, ...changes }))
    },
    setFiles(chosen) {
      attempt.current = crypto.randomUUID()
      setFiles(chosen)
    },
    send,
  }
}
