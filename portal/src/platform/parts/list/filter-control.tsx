import { Combobox } from '@portal/ui/combobox'
import { DateField } from '@portal/ui/date-picker'
import { Select } from '@portal/ui/select'
import { TextField } from '@portal/ui/text-field'
import { useMemo, type ReactElement } from 'react'
import { useRecordOptions } from '../form/record-options.ts'
import type { Filter } from './filter.ts'
import styles from './list.module.css'

export interface FilterControlProps {
  readonly filter: Filter
  readonly value: string
  readonly onChange: (value: string) => void
  /** In a row above a list: small, its label said but not shown. Otherwise as in a form. */
  readonly inRow?: boolean
  readonly error?: string | null
}

/** What stands in the control of a choice that nobody made: what is shown without one, where that is not everything. */
const unchosen = ({ label, usual, otherwise }: Extract<Filter, { kind: 'choice' }>): string =>
  usual ?? (otherwise === undefined ? label : `${label}: ${otherwise}`)

/** What stands in a filter in a row while nothing is chosen. */
export const wordsIn = (filter: Filter): string =>
  filter.kind === 'choice' ? unchosen(filter) : filter.label

/** The control of a filter, by its kind. */
export function FilterControl({
  filter,
  value,
  onChange,
  inRow = false,
  error = null,
}: FilterControlProps): ReactElement {
  const common = { label: filter.label, hideLabel: inRow, size: inRow ? 'small' : 'medium', error } as const
  switch (filter.kind) {
    case 'choice':
      return (
        <Select
          {...common}
          placeholder={inRow ? unchosen(filter) : 'Any'}
          options={[
            {
              value: '',
              label: (inRow && (filter.usual ?? filter.otherwise)) || 'Any',
            },
            ...filter.options,
          ]}
          value={value === '' ? null : value}
          onChange={onChange}
        />
      )
    case 'record':
      return <RecordControl {...common} of={filter.of} value={value} onChange={onChange} inRow={inRow} />
    case 'day':
      return inRow ? (
        <div className={styles.day}>
          <span aria-hidden="true">{filter.label}</span>
          <DateField {...common} value={value} onChange={onChange} />
        </div>
      ) : (
        <DateField {...common} value={value} onChange={onChange} />
      )
    case 'text':
      return (
        <TextField
          {...common}
          value={value}
          onChange={onChange}
          placeholder={inRow ? filter.label : undefined}
        />
      )
  }
}

interface RecordControlProps {
  readonly label: string
  readonly hideLabel: boolean
  readonly size: 'small' | 'medium'
  readonly error: string | null
  readonly of: string
  readonly value: string
  readonly inRow: boolean
  readonly onChange: (value: string) => void
}

function RecordControl({ of, value, onChange, inRow, ...common }: RecordControlProps): ReactElement {
  const { options } = useRecordOptions(of)
  // What is no longer offered for new records can still be looked for.
  const all = useMemo(() => (options ?? []).map((option) => ({ ...option, disabled: false })), [options])
  const id = Number(value)
  return (
    <Combobox
      {...common}
      placeholder={inRow ? common.label : 'Any'}
      options={all}
      value={
        value === ''
          ? null
          : (all.find((option) => option.value === id) ?? { value: id, label: options ? value : '…' })
      }
      onChange={(option) => onChange(option === null ? '' : String(option.value))}
    />
  )
}
