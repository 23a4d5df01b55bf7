import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { ArrowLeft, Eye, Send } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { AskingDialog } from '../../../platform/parts/form/asking-dialog.tsx'
import { ReportMailForm } from './report-mail-form.tsx'
import { ScheduleActivities } from './schedule-activities.tsx'
import { Look } from './report-mail-look.tsx'
import { useMailForm } from './use-mail-form.ts'
import type { ReportAsked } from './use-report-mail.tsx'

export interface ReportMailDialogProps {
  readonly asked: ReportAsked
  readonly onClose: () => void
}

/** Sends the activities of a client by mail, after a look at what goes out and to whom. */
export function ReportMailDialog({ asked, onClose }: ReportMailDialogProps): ReactElement {
  const form = useMailForm(asked, onClose)
  const { draft, preview, ready, settled, sending, failure } = form
  const [step, setStep] = useState<'write' | 'look'>('write')
  const [tried, setTried] = useState(false)
  const look = (): void => {
    setTried(true)
    if (ready && settled) setStep('look')
  }
  const writing = step === 'write'
  return (
    <AskingDialog
      title="E-mail an activity report"
      width={720}
      typed={() => form.written}
      question="Close without sending?"
      lost="What you wrote here has not been sent."
      staysOpen={sending}
      onClose={onClose}
      aside={
        writing &&
        draft.client && <ScheduleActivities client={{ id: draft.client.value, name: draft.client.label }} />
      }
      actions={
        writing ? (
          <Button
            type="submit"
            form="activity-mail"
            variant="primary"
            icon={Eye}
            loading={tried && ready && !settled}
          >
            Preview
          </Button>
        ) : (
          <>
            <Button icon={ArrowLeft} onClick={() => setStep('write')} disabled={sending}>
              Back
            </Button>
            <Button variant="primary" icon={Send} loading={sending} onClick={() => void form.send()}>
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
      {!writing && preview ? (
        <Look draft={draft} preview={preview} files={form.files} />
      ) : (
        <ReportMailForm form={form} choosesClient={!asked.client} tried={tried} onLook={look} />
      )}
    </AskingDialog>
  )
}
