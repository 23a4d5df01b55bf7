import { messageFor } from '@portal/core/foundation/contract/api-error'
import { defineFields } from '@portal/core/foundation/contract/field'
import { Banner } from '@portal/ui/banner'
import { SkeletonText } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { openInteractionLogger } from '../../platform/loggers/interaction-logger.ts'
import { FormDialog, FormField, useForm } from '../../platform/parts/form/index.ts'
import { Wrong } from './findings.tsx'
import styles from './findings.module.css'
import type { Interaction } from './interaction-entry.tsx'

interface DialogProps {
  readonly interaction: Interaction
  readonly onClose: () => void
}

const settled = (): void => refresh('interactions', 'reports')

const reason = {
  label: 'Reason',
  kind: 'longText',
  required: true,
  hint: 'It is kept with the interaction.',
} as const

const moveFields = defineFields({
  clientId: { label: 'Client', kind: 'record', of: 'clients', required: true },
  reason,
})

/** Moves an interaction to the client that it belongs to, and says before what that does. */
export function MoveDialog({ interaction: { id, version }, onClose }: DialogProps): ReactElement {
  const { data } = useCall('interactions.dataFix', { params: { id } })
  const belongs = data?.findings.find(({ client }) => client)?.client
  const form = useForm({
    fields: moveFields,
    from: belongs && { clientId: belongs.id },
    save: (body, { options: { idempotencyKey } }) =>
      api.call('interactions.move', { params: { id }, body, idempotencyKey, ifMatch: version }),
    saved: () => {
      settled()
      showSuccess('The interaction is moved.')
      onClose()
    },
  })
  const clientId = Number(form.inputs.clientId)
  return (
    <FormDialog of={form} title="Move to another client" width={560} saveLabel="Move" onClose={onClose}>
      <FormField of={form} name="clientId" />
      {clientId > 0 && <Preview id={id} clientId={clientId} />}
      <FormField of={form} name="reason" />
    </FormDialog>
  )
}

function Preview({ id, clientId }: { readonly id: number; readonly clientId: number }): ReactElement | null {
  const { data, error, retry } = useCall('interactions.dataFix', { params: { id }, query: { clientId } })
  if (error) return <ErrorState message={messageFor(error) ?? 'You may not see this.'} onRetry={retry} />
  if (!data?.move) return <SkeletonText lines={2} label="Looking what moving it would do" />
  const { problem, does, findings } = data.move
  if (problem !== null) return <Banner tone="warning">{problem}</Banner>
  return (
    <section className={styles.preview} aria-label="What moving it does">
      <ul className={styles.does}>
        {does.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
      {findings.length > 0 && (
        <>
          <h3>What will look wrong there</h3>
          <Wrong findings={findings} />
        </>
      )}
    </section>
  )
}

const reasonField = defineFields({ reason })

/** Asks what was wrong before the interaction is opened to be corrected. */
export function CorrectDialog({ interaction: { id }, onClose }: DialogProps): ReactElement {
  const form = useForm({
    fields: reasonField,
    save: (body) => Promise.resolve(body),
    saved: (said) => {
      onClose()
      openInteractionLogger({ interactionId: id, reason: said.reason })
    },
  })
  return <FormDialog of={form} title="What was wrong?" width={490} saveLabel="Go on" onClose={onClose} />
}

/** Says why an interaction is right although it looks wrong. */
export function LeaveDialog({ interaction: { id, version }, onClose }: DialogProps): ReactElement {
  const form = useForm({
    fields: reasonField,
    save: (body, { options: { idempotencyKey } }) =>
      api.call('interactions.leave', { params: { id }, body, idempotencyKey, ifMatch: version }),
    saved: () => {
      settled()
      showSuccess('It is left as it is, and is not listed any more.')
      onClose()
    },
  })
  return (
    <FormDialog of={form} title="Leave as it is?" width={490} saveLabel="Leave as it is" onClose={onClose} />
  )
}
