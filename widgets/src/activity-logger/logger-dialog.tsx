import { Button } from '@portal/ui/button'
import { ConfirmDialog, Dialog } from '@portal/ui/dialog'
import { later } from '@portal/ui/later'
import { useRef, useState, type ReactElement } from 'react'
import { useGivenClient } from '../client-fields/use-given-client.ts'
import { StillToFill } from '../still-to-fill/still-to-fill.tsx'
import { ActivityFields } from './activity-fields.tsx'
import { title, width, type ActivityLoggerProps, type Choices } from './activity-logger.tsx'
import type { KeptDraft } from './draft-keeper.tsx'
import { DraftTrail } from './draft-trail.ts'
import { useActivityForm } from './use-activity-form.ts'

const DraftKeeper = later(async () => (await import('./draft-keeper.tsx')).DraftKeeper)

type LoggerDialogProps = Omit<ActivityLoggerProps, 'open' | 'activity'> & { readonly choices: Choices }

/** The dialog once everything that it offers is there. */
export function LoggerDialog({
  client,
  clientId,
  userId,
  mayGenerate,
  choices,
  draft,
  prefill,
  others,
  onClose,
  onSaved,
  onError,
}: LoggerDialogProps): ReactElement {
  const [asking, setAsking] = useState(false)
  const [kept, setKept] = useState<KeptDraft | null>(null)
  const trail = useRef(new DraftTrail())
  const forget = (): void => {
    draft?.clear()
    kept?.forget()
  }
  const form = useActivityForm({
    client,
    clientId,
    choices,
    edit: choices.edit,
    draft,
    prefill,
    onSaved: (saved) => (forget(), onSaved?.(saved), onClose()),
    onError,
  })
  useGivenClient(choices.clients, choices.edit ? null : clientId, onError)
  const chosen = form.values.client?.value ?? null
  const given = choices.edit?.activity.client.name ?? choices.clients.find(({ id }) => id === clientId)?.name
  const leave = (): void => (form.touched || kept?.there ? setAsking(true) : onClose())
  return (
    <>
      <Dialog
        open
        title={title}
        description={given}
        width={width}
        persistent
        escapeCloses
        onClose={leave}
        footer={
          <>
            <StillToFill labels={form.missing} />
            <Button onClick={leave} disabled={form.saving}>
              Cancel
            </Button>
            <Button variant="primary" onClick={form.save} loading={form.saving} disabled={!form.valid}>
              Save
            </Button>
          </>
        }
      >
        {others}
        {chosen !== null && (
          <DraftKeeper
            key={chosen}
            client={client}
            clientId={chosen}
            userId={userId}
            choices={choices}
            form={form}
            trail={trail}
            onDraft={setKept}
          />
        )}
        <ActivityFields
          client={client}
          userId={userId}
          mayGenerate={mayGenerate}
          onAdded={(added) => onSaved?.(added)}
          choices={choices}
          given={given !== undefined}
          form={form}
        />
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="Are you sure you want to delete this draft?"
        confirmLabel="Confirm"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          forget()
          onClose()
        }}
      >
        What you have typed will be lost.
      </ConfirmDialog>
    </>
  )
}
