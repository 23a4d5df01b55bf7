import { questionsOf, type FormDefinition } from '@portal/core/sites/forms/definition'
import { mappedFacts, rolesOf, type Mapped } from '@portal/core/sites/forms/mapped'
import { Select } from '@portal/ui/select'
import type { ReactElement } from 'react'
import styles from './forms.module.css'

interface MappedFieldsProps {
  /** What an answer becomes. */
  readonly becomes: string
  readonly definition: FormDefinition
  readonly value: Mapped
  readonly problem: string | null
  readonly onChange: (next: Mapped) => void
}

/** Which question tells who somebody is, or what a task is; what is left open is told by kinds and words. */
export function MappedFields({
  becomes,
  definition,
  value,
  problem,
  onChange,
}: MappedFieldsProps): ReactElement | null {
  const roles = rolesOf(becomes)
  if (roles.length === 0) return null
  const usual = becomes === 'Task' ? 'As usual' : 'By the words of the questions'
  return (
    <fieldset className={styles.filled}>
      <legend>Which question is …</legend>
      {roles.map((role) => {
        const { label, kinds } = mappedFacts[role]
        return (
          <Select
            key={role}
            label={label}
            value={value[role] ?? ''}
            options={[
              { value: '', label: usual },
              ...questionsOf(definition)
                .filter(({ kind }) => kinds.includes(kind))
                .map((question) => ({
                  value: question.id,
                  label: question.label || 'A question without words',
                })),
            ]}
            onChange={(question) => {
              const others = Object.entries(value).filter(([one]) => one !== role)
              onChange(Object.fromEntries(question ? [...others, [role, question]] : others))
            }}
          />
        )
      })}
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
