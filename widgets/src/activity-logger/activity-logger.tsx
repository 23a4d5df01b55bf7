import type { Prefill } from '@portal/core/access/embed/prefill'
import type { Answer } from '@portal/core/calls'
import type { Client } from '@portal/core/client'
import { Dialog } from '@portal/ui/dialog'
import { ErrorState } from '@portal/ui/error-state'
import { Skeleton } from '@portal/ui/skeleton'
import { useCallback, type ReactElement, type ReactNode } from 'react'
import type { Draft, WidgetProps } from '../element/widget.ts'
import type { Edited } from './edit.ts'
import type { ActivityForm } from './form.ts'
import { useLoaded } from '../element/use-loaded.ts'

type Activity = Answer<'activities.create'>

export interface ActivityLoggerProps {
  readonly client: Client
  readonly open: boolean
  /** The client that is chosen when the dialog opens. */
  readonly clientId: number | null
  /** Whose drafts are kept. */
  readonly userId: number
  /** Whether the note generator is open to the person; asked of the server where it is left out. */
  readonly mayGenerate?: boolean | undefined
  /** The activity to edit; a new one when absent. */
  readonly activity?: Activity | null | undefined
  /** Keeps what is typed while the dialog is not there. */
  readonly draft?: Draft<ActivityForm> | undefined
  /** What a new activity begins with besides. */
  readonly prefill?: Prefill | null | undefined
  /** Above the fields: who else has it open. */
  readonly others?: ReactNode
  readonly onClose: () => void
  readonly onSaved?: ((activity: Activity) => void) | undefined
  readonly onError?: WidgetProps['onError'] | undefined
}

/** What the form needs before it can be filled in. */
export interface Choices {
  readonly types: Answer<'activityTypes.list'>
  readonly categories: Answer<'categories.list'>
  readonly clients: Answer<'clients.simpleList'>
  /** The activity that is edited. */
  readonly edit: Edited | null
}

/** Fetched when the dialog opens, while its types and clients are read. */
const loadDialog = async () => (await import('./logger-dialog.tsx')).LoggerDialog

/** The dialog 'Log Client Activities': the same in the portal and on foreign pages. */
export function ActivityLogger({
  client,
  open,
  clientId,
  userId,
  mayGenerate,
  activity,
  draft,
  prefill,
  others,
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
    const edit = activity ? (await import('./edit.ts')).editOf(activity, clients) : null
    return { types, categories, clients, edit }
  }, [client, activity])
  const choices = useLoaded(load, open)
  const code = useLoaded(loadDialog, open)
  if (!open) return null
  if (code.data && choices.data)
    return (
      <code.data
        key={activity ? `edit ${activity.id}` : (clientId ?? 'any')}
        client={client}
        clientId={clientId}
        userId={userId}
        mayGenerate={mayGenerate}
        choices={choices.data}
        draft={draft}
        prefill={prefill}
        others={others}
        onClose={onClose}
        onSaved={onSaved}
        onError={onError}
      />
    )
  return (
    <Dialog open title={title} width={width} onClose={onClose}>
      {code.failed || choices.failed ? (
        <ErrorState
          message="The activity types and clients could not be loaded."
          onRetry={code.failed ? code.retry : choices.retry}
        />
      ) : (
        <Waiting />
      )}
    </Dialog>
  )
}

export const title = 'Log Client Activities'
export const width = 840

function Waiting(): ReactElement {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton height={36} />
      <Skeleton height={36} />
      <Skeleton height={160} />
    </div>
  )
}
