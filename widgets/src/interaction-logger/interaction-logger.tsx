import type { Prefill } from '@portal/core/access/embed/prefill'
import type { Client } from '@portal/core/client'
import { Dialog } from '@portal/ui/dialog'
import { ErrorState } from '@portal/ui/error-state'
import { SkeletonText } from '@portal/ui/skeleton'
import type { ReactElement, ReactNode } from 'react'
import { useLoaded } from '../element/use-loaded.ts'
import type { Draft, WidgetProps } from '../element/widget.ts'
import type { Interaction, InteractionForm } from './form.ts'
import { useLoggerChoices } from './use-logger-choices.ts'

export interface InteractionLoggerProps {
  readonly client: Client
  readonly userId: number
  readonly open: boolean
  /** The client that is chosen when the dialog opens. */
  readonly clientId: number | null
  /** The interaction to change; null for a new one. */
  readonly interactionId: number | null
  /** Keeps what is typed while the dialog is not there. */
  readonly draft?: Draft<InteractionForm> | undefined
  /** What a new interaction begins with besides. */
  readonly prefill?: Prefill | null | undefined
  /** Where files are served; an empty text for this page's own origin. */
  readonly origin: string
  /** Above the fields: who else has it open. */
  readonly others?: ReactNode
  readonly onClose: () => void
  readonly onSaved?: ((interaction: Interaction) => void) | undefined
  readonly onError?: WidgetProps['onError'] | undefined
}

/** @param edits the interaction that is changed, or its id; null for a new one */
export const loggerTitle = (edits: object | number | null): string =>
  `${edits ? 'Edit' : 'Log'} Client Interaction`
export const loggerWidth = 840

/** Fetched when the dialog opens, while its types and clients are read. */
const loadForm = async () => (await import('./logger-form.tsx')).LoggerForm

/** The dialog 'Log Client Interaction': the same in the portal and on foreign pages. */
export function InteractionLogger({
  open,
  interactionId,
  ...props
}: InteractionLoggerProps): ReactElement | null {
  const code = useLoaded(loadForm, open)
  const choices = useLoggerChoices(props.client, interactionId, open)
  if (!open) return null
  if (code.data && choices.data)
    return <code.data {...props} key={`${interactionId ?? 'new'}/${props.clientId}`} choices={choices.data} />
  const failed = code.failed || choices.failed
  return (
    <Dialog open title={loggerTitle(interactionId)} width={loggerWidth} onClose={props.onClose}>
      {failed ? (
        <ErrorState
          message="The interaction types and clients could not be loaded."
          onRetry={code.failed ? code.retry : choices.retry}
        />
      ) : (
        <SkeletonText lines={8} label="Loading the form" />
      )}
    </Dialog>
  )
}
