import type { ReactElement } from 'react'
import type { WidgetProps } from '../element/widget.ts'
import type { InteractionForm } from './form.ts'
import { InteractionLogger } from './interaction-logger.tsx'

/** The portal that this code came from: pictures of texts are there. */
const portal = new URL(import.meta.url).origin

/** The logger on a foreign page. */
export function InteractionLoggerWidget({
  client,
  user,
  open,
  clientId,
  draft,
  prefill,
  onClose,
  onSaved,
  onError,
}: WidgetProps<InteractionForm>): ReactElement {
  return (
    <InteractionLogger
      client={client}
      userId={user.id}
      open={open}
      clientId={clientId}
      interactionId={null}
      draft={draft}
      prefill={prefill}
      origin={portal}
      onClose={onClose}
      onSaved={(interaction) => onSaved({ kind: 'interaction', id: interaction.id })}
      onError={onError}
    />
  )
}
