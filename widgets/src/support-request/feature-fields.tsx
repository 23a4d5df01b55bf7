import { supportFields } from '@portal/core/work/support/fields'
import { featurePriorities } from '@portal/core/work/support/options'
import { RadioGroup } from '@portal/ui/choice'
import { MultiSelect } from '@portal/ui/combobox'
import type { ReactElement } from 'react'
import styles from './fields.module.css'
import { TextOf } from './text-fields.tsx'
import type { Choices } from './use-choices.ts'
import type { RequestFormState } from './use-request-form.ts'

interface FeatureFieldsProps {
  readonly state: RequestFormState
  readonly choices: Choices
}

/** The fields of a feature, in their order. */
export function FeatureFields({ state, choices }: FeatureFieldsProps): ReactElement {
  const { form, shown, set } = state
  return (
    <div className={styles.group}>
      <TextOf state={state} name="newFeature" />
      <TextOf state={state} name="benefit" />
      <TextOf state={state} name="usage" />
      <RadioGroup
        label={supportFields.priority.label}
        required
        options={featurePriorities.map((priority) => ({ value: priority, label: priority }))}
        value={form.priority === '' ? null : form.priority}
        onChange={(priority) => set({ priority })}
        error={shown.priority}
      />
      <MultiSelect
        label={supportFields.stakeholders.label}
        placeholder="Select people…"
        search={choices.stakeholders}
        delay={200}
        value={form.stakeholders}
        onChange={(stakeholders) => set({ stakeholders })}
        error={shown.stakeholders}
      />
    </div>
  )
}
