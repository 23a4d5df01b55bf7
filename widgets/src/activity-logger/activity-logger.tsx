import type { Answer } from '@portal/core/calls'
import type { Client } from '@portal/core/contract/client'
import { Button } from '@portal/ui/button'
import { ConfirmDialog, Dialog } from '@portal/ui/dialog'
import { ErrorState } from '@portal/ui/error-state'
import { Skeleton } from '@portal/ui/skeleton'
import { useCallback, useState, type ReactElement } from 'react'
import type { Draft } from '../element/widget.ts'
import { ActivityFields } from './activity-fields.tsx'
import type { ActivityForm } from './form.ts'
import { useActivityForm } from './use-activity-form.ts'
import { useLoaded } from '../element/use-loaded.ts'

type Activity = Answer<'activities.create'>

export interface ActivityLoggerProps {
  readonly client: Client
  readonly open: boolean
  /** The client that is chosen when the dialog opens. */
  readonly clientId: number | null
  /** Keeps what is typed while the dialog is not there. */
  readonly draft?: Draft<ActivityForm> | undefined
  readonly onClose: () => void
  readonly onSaved?: ((activity: Activity) => void) | undefined
  readonly onError?: ((message: string) => void) | undefined
}

/** What the form needs before it can be filled in. */
export interface Choices {
  readonly types: Answer<'activityTypes.list'>
  readonly categories: Answer<'categories.list'>
  readonly clients: Answer<'clients.simpleList'>
}

/** The dialog 'Log Client Activities' (shell 2.11): the same in the portal and on foreign pages. */
export function ActivityLogger({
  client,
  open,
  clientId,
  draft,
  onClose,
  onSaved,
  onError,
}: ActivityLoggerProps): ReactElement | null {
  const load = useCallback(async (): Promise<Choices> => {
    const [types, categories, clients] = await Promise.all([
      client.call('activityTypes.list'),
      client.call('categories.list'),
      client.call('clients.simpleList'),
    ])
    return { types, categories, clients }
  }, [client])
  const choices = useLoaded(load, open)
  if (!open) return null
  if (choices.data)
    return (
      <LoggerDialog
        key={clientId ?? 'any'}
        client={client}
        clientId={clientId}
        choices={choices.data}
        draft={draft}
        onClose={onClose}
        onSaved={onSaved}
        onError={onError}
      />
    )
  return (
    <Dialog open title={title} width={width} onClose={onClose}>
      {choices.failed ? (
        <ErrorState message="The activity types and clients could not be loaded." onRetry={choices.retry} />
      ) : (
        <Waiting />
      )}
    </Dialog>
  )
}

const title = 'Log Client Activities'
const width = 840

function Waiting(): ReactElement {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton height={36} />
      <Skeleton height={36} />
      <Skeleton height={160} />
    </div>
  )
}

type LoggerDialogProps = Omit<ActivityLoggerProps, 'open'> & { readonly choices: Choices }

function LoggerDialog({
  client,
  clientId,
  choices,
  draft,
  onClose,
  onSaved,
  onError,
}: LoggerDialogProps): ReactElement {
  const [asking, setAsking] = useState(false)
  const form = useActivityForm({
    client,
    clientId,
    choices,
    draft,
    onSaved: (activity) => (onSaved?.(activity), onClose()),
    onError,
  })
  const leave = (): void => (form.touched ? setAsking(true) : onClose())
  return (
    <>
      <Dialog
        open
        title={title}
        width={width}
        persistent
        escapeCloses
        onClose={leave}
        footer={
          <>
            <Button onClick={leave} disabled={form.saving}>
              Cancel
            </Button>
            <Button variant="primary" onClick={form.save} loading={form.saving} disabled={!form.valid}>
              Save
            </Button>
          </>
        }
      >
        <ActivityFields client={client} choices={choices} form={form} />
      </Dialog>
      <ConfirmDialog
        open={asking}
        title="Are you sure you want to delete this draft?"
        confirmLabel="Confirm"
        danger
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false)
          draft?.clear()
          onClose()
        }}
      >
        What you have typed will be lost.
      </ConfirmDialog>
    </>
  )
}
