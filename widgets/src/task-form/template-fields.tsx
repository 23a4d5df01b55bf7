import { longestFieldValue } from '@portal/core/work/tasks/constants'
import { fieldValue, type FilledField } from '@portal/core/work/tasks/draft'
import { DateField } from '@portal/ui/date-picker'
import { NumberField } from '@portal/ui/number-field'
import { Select } from '@portal/ui/select'
import { TextArea, TextField } from '@portal/ui/text-field'
import { useState, type ReactElement } from 'react'
import styles from './task-form.module.css'

interface TemplateFieldsProps {
  readonly fields: readonly FilledField[]
  readonly onChange: (fields: readonly FilledField[]) => void
}

/** What the chosen template asks for. */
export function TemplateFields({ fields, onChange }: TemplateFieldsProps): ReactElement {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  return (
    <>
      {fields.map((field) => (
        <div key={field.id} className={field.kind === 'Paragraph' ? styles.wide : undefined}>
          <OneField
            field={field}
            error={left.has(field.id) ? fieldValue(field, field.value) : null}
            onBlur={() => setLeft((before) => new Set([...before, field.id]))}
            onChange={(value) =>
              onChange(fields.map((one) => (one.id === field.id ? { ...one, value } : one)))
            }
          />
        </div>
      ))}
    </>
  )
}

interface OneFieldProps {
  readonly field: FilledField
  readonly error: string | null
  readonly onBlur: () => void
  readonly onChange: (value: string) => void
}

const none = { value: '', label: 'None' } as const

function OneField({ field, error, onBlur, onChange }: OneFieldProps): ReactElement {
  const { name: label, kind, required, options, value } = field
  const common = { label, required, value, error, onBlur, onChange }
  switch (kind) {
    case 'Text':
      return <TextField {...common} maxLength={longestFieldValue} />
    case 'Paragraph':
      return <TextArea {...common} rows={3} />
    case 'Number':
      return <NumberField {...common} />
    case 'Date':
      return <DateField {...common} />
    case 'Yes or No':
    case 'Options': {
      const offered = (kind === 'Options' ? options : ['Yes', 'No']).map((one) => ({
        value: one,
        label: one,
      }))
      return (
        <Select
          label={label}
          required={required}
          error={error}
          value={value === '' ? null : value}
          options={required ? offered : [none, ...offered]}
          onChange={onChange}
        />
      )
    }
  }
}
