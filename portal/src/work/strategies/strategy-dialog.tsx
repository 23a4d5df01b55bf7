import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { defineFields, type Field } from '@portal/core/foundation/contract/field'
import { strategies } from '@portal/core/work/strategies/strategies'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { FormDialog, FormField, FormGrid, useForm } from '../../platform/parts/form/index.ts'
import { client as api } from '../../foundation/session/session.ts'
import { strategiesChanged, type Strategy } from './strategy.ts'

const client = { label: 'Client', kind: 'record', of: 'clients', required: true } as const satisfies Field
const fields = defineFields({ clientId: client, ...strategies.fields })

export interface StrategyDialogProps {
  /** Null for a new one. */
  readonly strategy: Strategy | null
  /** Whose it will be, where the screen is about one client. */
  readonly clientId: number | null
  /** The department that a new one begins with. */
  readonly departmentId: number | null
  readonly onClose: () => void
}

/** Adds a strategy or changes one. Whose it is stays as it was. */
export function StrategyDialog({
  strategy,
  clientId,
  departmentId,
  onClose,
}: StrategyDialogProps): ReactElement {
  const form = useForm({
    fields,
    from: strategy ?? {
      ...(clientId === null ? {} : { clientId }),
      ...(departmentId === null ? {} : { departmentId }),
    },
    save: async (sent, { options, changed: { clientId: _kept, ...changes } }) => {
      if (!strategy) await api.call('strategies.create', { body: sent, ...options })
      else if (Object.keys(changes).length > 0)
        await api.call('strategies.update', { params: { id: strategy.id }, body: changes, ...options })
    },
    saved: () => {
      strategiesChanged()
      showSuccess(defaultSuccessMessage)
      onClose()
    },
    ...(strategy ? { reload: () => api.call('strategies.get', { params: { id: strategy.id } }) } : {}),
  })
  return (
    <FormDialog of={form} title={strategy ? 'Edit strategy' : 'Add strategy'} width={640} onClose={onClose}>
      <FormGrid>
        {strategy === null && clientId === null && <FormField of={form} name="clientId" wide />}
        <FormField of={form} name="name" wide />
        <FormField
          of={form}
          name="departmentId"
          known={strategy?.Department && { value: strategy.departmentId, label: strategy.Department.name }}
        />
        <FormField
          of={form}
          name="tacticId"
          known={strategy?.Tactic && { value: strategy.Tactic.id, label: strategy.Tactic.name }}
        />
        <FormField of={form} name="status" />
        <FormField
          of={form}
          name="ownerId"
          known={strategy?.Owner && { value: strategy.Owner.id, label: strategy.Owner.name }}
        />
        <FormField of={form} name="dueAt" />
        <FormField of={form} name="goal" wide />
        <FormField of={form} name="notes" wide />
      </FormGrid>
    </FormDialog>
  )
}
