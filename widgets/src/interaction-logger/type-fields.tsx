import type { ReactElement } from 'react'
import { valueInWords } from '@portal/core/work/interactions/value-in-words'
import { CustomFieldInput, type TeamMember } from './custom-field-input.tsx'
import type { Interaction } from './form.ts'
import styles from './interaction-fields.module.css'
import type { InteractionFormState } from './use-interaction-form.ts'

interface TypeFieldsProps {
  readonly state: InteractionFormState
  readonly team: readonly TeamMember[] | undefined
  readonly earlier: Interaction | null
}

/** Kinds that need the whole width. */
const wide = ['paragraph', 'attachment', 'related users type']

/** Exactly the custom fields of the chosen type, in their order; below them what earlier fields hold. */
export function TypeFields({ state, team, earlier }: TypeFieldsProps): ReactElement {
  const { form, fields, shown, set, leave, saving } = state
  return (
    <>
      {fields.map((field) => (
        <div
          key={field.id}
          className={
            wide.includes(field.type) ? styles.wide : field.type === 'boolean' ? styles.flag : undefined
          }
        >
          <CustomFieldInput
            field={field}
            form={form}
            set={set}
            leave={() => leave(`values.${field.id}`)}
            error={shown[`values.${field.id}`]}
            team={team}
            saving={saving}
          />
        </div>
      ))}
      {earlier && <EarlierValues earlier={earlier} shown={fields.map(({ id }) => id)} />}
    </>
  )
}

/** Values of fields that are asked for no more: they stay with the interaction, and can only be read. */
function EarlierValues({
  earlier,
  shown,
}: {
  readonly earlier: Interaction
  readonly shown: readonly number[]
}): ReactElement | null {
  const others = earlier.interactionAdditionalFields.filter(
    ({ interactionCustomFieldId: id }) => !shown.includes(id),
  )
  if (others.length === 0) return null
  return (
    <dl className={styles.earlier}>
      {others.map((value) => (
        <div key={value.interactionCustomFieldId}>
          <dt>{value.name}</dt>
          <dd>{valueInWords(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
