import { questionsOf, type FormDefinition } from '@portal/core/sites/forms/definition'
import { canFill, fillable, type InteractionValues } from '@portal/core/sites/forms/interaction'
import { Select } from '@portal/ui/select'
import type { ReactElement } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import styles from './forms.module.css'

interface InteractionFieldsProps {
  readonly typeId: number | null
  readonly definition: FormDefinition
  readonly value: InteractionValues
  readonly problem: string | null
  readonly onChange: (next: InteractionValues) => void
}

/** Which question fills which custom field of the interaction that an answer becomes. */
export function InteractionFields({
  typeId,
  definition,
  value,
  problem,
  onChange,
}: InteractionFieldsProps): ReactElement | null {
  const { data: types } = useCall('interactionTypes.list', typeId === null ? null : {})
  const fields = types?.find(({ id }) => id === typeId)?.interactionCustomFields.filter(fillable) ?? []
  if (fields.length === 0 && problem === null) return null
  const questions = questionsOf(definition)
  return (
    <fieldset className={styles.filled}>
      <legend>Custom Fields</legend>
      <p className={styles.help}>
        The whole answer is the text of the interaction. Fill its fields beside it:
      </p>
      {fields.map(({ id, name, type, isRequired }) => (
        <Select
          key={id}
          label={name}
          required={isRequired}
          value={value[id] ?? ''}
          options={[
            { value: '', label: 'Leave empty' },
            ...questions
              .filter(({ kind }) => canFill(kind, type))
              .map(({ id: question, label }) => ({
                value: question,
                label: label || 'A question without words',
              })),
          ]}
          onChange={(question) => {
            const others = Object.entries(value).filter(([field]) => field !== String(id))
            onChange(Object.fromEntries(question ? [...others, [id, question]] : others))
          }}
        />
      ))}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
