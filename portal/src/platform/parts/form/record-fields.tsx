import { Combobox, MultiSelect } from '@portal/ui/combobox'
import type { Option } from '@portal/ui/select'
import { useState, type ReactElement } from 'react'
import { useCall } from '../../../foundation/session/query.ts'
import { AddBeside } from './add-beside.tsx'
import type { Common } from './control.ts'
import styles from './form.module.css'
import type { Input } from './input.ts'
import { searchClients, useRecordOptions } from './record-options.ts'

interface RecordControl extends Common {
  readonly value: Input
  readonly onChange: (value: Input) => void
  readonly known?: Option<number> | null | undefined
  /** What it means that nothing is chosen. */
  readonly emptyAs?: string | undefined
}

/** A client, looked for as it is typed. */
export function ClientField({
  value,
  onChange,
  known,
  emptyAs = '–',
  ...common
}: RecordControl): ReactElement {
  const [chosen, setChosen] = useState<Option<number> | null>(known ?? null)
  const told = [chosen, known ?? null].find((option) => option?.value === value) ?? null
  // A form can begin with a client of which nobody has told it more than the id.
  const { data } = useCall('clients.get', value && !told ? { params: { id: String(value) } } : null)
  const current = told ?? (data ? { value: data.id, label: data.name } : null)
  return (
    <Combobox
      {...common}
      search={searchClients}
      delay={150}
      placeholder={common.disabled ? emptyAs : 'Name, dealer code or id'}
      value={current}
      onChange={(option) => {
        setChosen(option)
        onChange(option?.value ?? null)
      }}
    />
  )
}

/** What is no longer used is offered only where it was chosen. */
const offered = (
  options: readonly Option<number>[] | undefined,
  chosen: readonly Input[],
): readonly Option<number>[] =>
  (options ?? []).filter(({ value, disabled }) => !disabled || chosen.includes(value))

/** An entry of a kept list, with the way to add one. */
export function RecordField({
  of,
  value,
  onChange,
  known,
  emptyAs,
  ...common
}: RecordControl & { readonly of: string }): ReactElement {
  const { options, failed, retry } = useRecordOptions(of)
  const [added, setAdded] = useState<Option<number> | null>(null)
  const current = [...(options ?? []), added, known].find((option) => option?.value === value) ?? null
  return (
    <>
      <Combobox
        {...common}
        hint={failed ? <OptionsFailed retry={retry} /> : common.hint}
        options={offered(options, [value])}
        value={current}
        placeholder={emptyAs ?? (common.disabled ? '–' : undefined)}
        clearable={!common.required}
        onChange={(option) => onChange(option?.value ?? null)}
      />
      {!common.disabled && !common.hideLabel && (
        <AddBeside
          of={of}
          added={(entry) => {
            setAdded(entry)
            onChange(entry.value)
          }}
        />
      )}
    </>
  )
}

/** Several entries of a kept list, with the way to add one. */
export function RecordsField({
  of,
  value,
  onChange,
  ...common
}: RecordControl & { readonly of: string }): ReactElement {
  const { options, failed, retry } = useRecordOptions(of)
  const ids = Array.isArray(value) ? value.filter((id) => typeof id === 'number') : []
  return (
    <>
      <MultiSelect
        {...common}
        hint={failed ? <OptionsFailed retry={retry} /> : common.hint}
        options={offered(options, ids)}
        value={(options ?? []).filter((option) => ids.includes(option.value))}
        onChange={(chosen) => onChange(chosen.map((option) => option.value))}
      />
      {!common.disabled && !common.hideLabel && (
        <AddBeside of={of} added={({ value: id }) => onChange([...ids, id])} />
      )}
    </>
  )
}

const OptionsFailed = ({ retry }: { readonly retry: () => void }): ReactElement => (
  <>
    The options could not be loaded.{' '}
    <button type="button" className={styles.link} onClick={retry}>
      Retry
    </button>
  </>
)
