import type { Answer } from '@portal/core/calls'
import { CustomFieldInput, emptyForm } from '@portal/widgets/interaction-logger'
import { EmptyState } from '@portal/ui/empty-state'
import { ListOrdered } from '@portal/ui/icon'
import { Select } from '@portal/ui/select'
import { useState, type ReactElement } from 'react'
import styles from './interaction-settings.module.css'

/** The logger's custom fields as they are asked for now; nothing typed here goes anywhere. */
export function FormPreview({ types }: { readonly types: Answer<'interactionTypes.list'> }): ReactElement {
  const [chosen, setChosen] = useState<number | null>(null)
  const [form, setForm] = useState(() => emptyForm(null))
  const type = types.find(({ id }) => id === chosen) ?? types[0]
  const fields = type?.interactionCustomFields ?? []
  return (
    <section className={styles.preview} aria-label="Preview of the form">
      <h2 className={styles.heading}>Preview</h2>
      <Select
        label="Interaction Type"
        options={types.map(({ id, name }) => ({ value: id, label: name }))}
        value={type?.id ?? null}
        onChange={setChosen}
      />
      {fields.length === 0 && (
        <EmptyState icon={ListOrdered} title="No custom fields">
          This type asks for nothing beside the body.
        </EmptyState>
      )}
      {fields.map((field) => (
        <CustomFieldInput
          // Another kind or default value is another field.
          key={`${field.id}/${field.version}`}
          field={field}
          form={form}
          set={(changes) => setForm((now) => ({ ...now, ...changes }))}
          leave={() => undefined}
          error={undefined}
          team={[]}
          saving={false}
        />
      ))}
    </section>
  )
}
