import type { Prefill } from '@portal/core/access/embed/prefill'
import type { Client } from '@portal/core/client'
import { newRequestWidth, supportFileLimits, supportMessages } from '@portal/core/work/support/constants'
import { supportFields } from '@portal/core/work/support/fields'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import type { ClipboardEvent, KeyboardEvent, ReactElement } from 'react'
import { chooseFiles, FileField, filesIn } from '@portal/ui/file-field'
import type { Draft } from '../element/widget.ts'
import { StillToFill } from '../still-to-fill/still-to-fill.tsx'
import { BugFields } from './bug-fields.tsx'
import { CommonFields } from './common-fields.tsx'
import { FeatureFields } from './feature-fields.tsx'
import styles from './new-request.module.css'
import { attachmentMegabytes, attachmentSize, fieldsOf } from './request-form.ts'
import type { SupportDraft } from './support-draft.ts'
import { useChoices } from './use-choices.ts'
import { useRequestForm, type RequestFormState } from './use-request-form.ts'
import type { Issue } from './use-requests.ts'

export interface NewRequestProps {
  readonly client: Client
  readonly userId: number
  readonly draft: Draft<SupportDraft>
  /** What the form begins with besides. */
  readonly prefill?: Prefill | null | undefined
  readonly onClose: () => void
  readonly onFiled: (issue: Issue) => void
  readonly onError?: ((message: string) => void) | undefined
}

/**
 * The dialog 'New Request'. A press outside leaves it open, Escape
 * closes it without a question; what was typed is there when it
 * is opened again.
 */
export function NewRequest({
  client,
  userId,
  draft,
  prefill,
  onClose,
  onFiled,
  onError,
}: NewRequestProps): ReactElement {
  const state = useRequestForm({ client, userId, draft, prefill, onFiled, onError })
  const choices = useChoices(client)
  const { form, sending, valid, touched, failed } = state
  return (
    <Dialog
      open
      title="New Request"
      description="Report a bug or ask for a new feature."
      width={newRequestWidth}
      persistent
      escapeCloses
      onClose={onClose}
      footer={
        <div className={styles.footer}>
          {failed !== null && (
            <Banner tone="danger" announce>
              {supportMessages.notSent}
              {failed !== '' && <p>{failed}</p>}
            </Banner>
          )}
          <div className={styles.actions}>
            <StillToFill labels={stillToFill(state)} />
            {touched && !sending && (
              <Button variant="ghost" onClick={state.startOver}>
                Start over
              </Button>
            )}
            <Button onClick={onClose}>Cancel</Button>
            <Button
              variant="primary"
              disabled={!valid || sending}
              aria-busy={sending || undefined}
              onClick={state.send}
            >
              {sending ? 'Submitting…' : 'Submit'}
            </Button>
          </div>
        </div>
      }
    >
      <div
        className={styles.form}
        onKeyDownCapture={(event: KeyboardEvent) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
          event.preventDefault()
          state.send()
        }}
        onPasteCapture={(event: ClipboardEvent) => {
          // A file that is pasted anywhere in the form is attached.
          const pasted = filesIn(event.clipboardData)
          if (pasted.length === 0 || sending) return
          event.preventDefault()
          event.stopPropagation()
          state.set({ files: [...form.files, ...chooseFiles(pasted, attachmentSize)] })
        }}
      >
        {draft.bar}
        <CommonFields state={state} />
        {form.issueType === 'Bug' && <BugFields state={state} choices={choices} />}
        {form.issueType === 'New Feature' && <FeatureFields state={state} choices={choices} />}
        <Attachments state={state} />
      </div>
    </Dialog>
  )
}

/** The labels of what Submit waits for. */
const stillToFill = ({ form, errors }: RequestFormState): readonly string[] => [
  ...fieldsOf(form)
    .filter((field) => field in errors)
    .map((field) => supportFields[field].label),
  ...('files' in errors ? ['Attachments'] : []),
]

function Attachments({ state }: { readonly state: RequestFormState }): ReactElement {
  const { form, shown, sending, progress } = state
  const isBug = form.issueType === 'Bug'
  return (
    <div>
      <FileField
        label="Attachments"
        files={form.files}
        onChange={(files) => state.set({ files })}
        check={attachmentSize}
        hint={
          <>
            {isBug && (
              <>
                Screenshots or a recording are <strong>strongly recommended</strong>; paste them anywhere in
                this form.{' '}
              </>
            )}
            At most {supportFileLimits.count} files, less than {attachmentMegabytes} MB each.
          </>
        }
        error={shown.files}
        disabled={sending}
      />
      {progress !== null && (
        <progress className={styles.progress} value={progress} aria-label="Sending the attachments" />
      )}
    </div>
  )
}
