import type { Field } from '@portal/core/foundation/contract/field'
import { dayAt, instantOf, timeAt } from '@portal/core/foundation/format'
import { afterPress } from '@portal/ui/after-press'
import { Checkbox, RadioGroup } from '@portal/ui/choice'
import { DateField, TimeField } from '@portal/ui/date-picker'
import { MoneyField, NumberField } from '@portal/ui/number-field'
import { Select, type Option } from '@portal/ui/select'
import { TextArea, TextField } from '@portal/ui/text-field'
import { useState, type ReactElement, type ReactNode } from 'react'
import styles from './form.module.css'
import type { Common, ControlProps } from './control.ts'
import type { FormFields, Input } from './input.ts'
import { ClientField, RecordField, RecordsField } from './record-fields.tsx'
import type { FieldHolder } from './form-in-use.ts'

export interface FormFieldProps<F extends FormFields, K extends keyof F & string> {
  /** The form, or a row of a list in it. */
  readonly of: FieldHolder<F>
  readonly name: K
  /** Other words than the field's own, where the place asks for them. */
  readonly label?: string
  readonly hideLabel?: boolean
  readonly hint?: ReactNode
  readonly disabled?: boolean
  /** From edge to edge of the grid. */
  readonly wide?: boolean
  /** What the chosen id is called, before any options are loaded. */
  readonly known?: Option<number> | null | undefined
  /** Earliest and latest day. */
  readonly min?: string | undefined
  readonly max?: string | undefined
  /** Lines of a long text that are in sight. */
  readonly rows?: number
}

/** One field of a form, drawn by its kind. Nothing is drawn for a field that is not this person's to see. */
export function FormField<F extends FormFields, K extends keyof F & string>(
  props: FormFieldProps<F, K>,
): ReactElement | null {
  const { of, name, wide = false, disabled = false } = props
  const field = of.fields[name]
  if (!field) return null
  const error = of.problem(name)
  const isWide = wide || field.kind === 'longText' || field.kind === 'records'
  return (
    <div
      className={isWide ? styles.wide : styles.cell}
      data-problem={error === null ? undefined : ''}
      data-field={name}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) afterPress(() => of.leave(name))
      }}
    >
      <Control
        {...props}
        field={field}
        value={of.inputs[name]}
        // The control of a kind gives the input of that kind.
        onChange={(input) => of.set(name, input as (typeof of.inputs)[K])}
        control={{
          label: props.label ?? field.label,
          hint: props.hint ?? field.hint,
          error,
          required: field.required ?? false,
          disabled,
        }}
      />
    </div>
  )
}

interface DrawnControl {
  readonly field: Field
  readonly value: Input
  readonly onChange: (input: Input) => void
  readonly control: ControlProps
  readonly hideLabel?: boolean
  readonly known?: Option<number> | null | undefined
  readonly min?: string | undefined
  readonly max?: string | undefined
  readonly rows?: number
}

function Control({
  field,
  value,
  onChange,
  control,
  hideLabel = false,
  known,
  min,
  max,
  rows = 3,
}: DrawnControl): ReactElement {
  const common = { ...control, hideLabel }
  const text = typeof value === 'string' ? value : ''
  switch (field.kind) {
    case 'longText':
      return <TextArea {...common} value={text} onChange={onChange} rows={rows} />
    case 'money':
      return <MoneyField {...common} value={text} onChange={onChange} />
    case 'percent':
      return <NumberField {...common} value={text} onChange={onChange} suffix="%" min={0} max={100} />
    case 'integer':
      if (field.numbered)
        return <NumberedField {...common} numbered={field.numbered} value={text} onChange={onChange} />
      return <NumberField {...common} value={text} onChange={onChange} />
    case 'number':
      return <NumberField {...common} value={text} onChange={onChange} />
    case 'flag':
      return (
        <div className={styles.flag}>
          <Checkbox {...common} checked={value === true} onChange={onChange} />
        </div>
      )
    case 'date':
      return <DateField {...common} value={text} onChange={onChange} min={min} max={max} />
    case 'instant':
      return <InstantField {...common} value={text} onChange={onChange} min={min} max={max} />
    case 'choice':
      return <ChoiceField {...common} of={field} value={text} onChange={onChange} />
    case 'record':
      return field.of === 'clients' ? (
        <ClientField {...common} value={value} onChange={onChange} known={known} emptyAs={field.emptyAs} />
      ) : (
        <RecordField
          {...common}
          of={field.of ?? ''}
          value={value}
          onChange={onChange}
          known={known}
          emptyAs={field.emptyAs}
        />
      )
    case 'records':
      return <RecordsField {...common} of={field.of ?? ''} value={value} onChange={onChange} />
    case 'secret':
      return (
        <TextField {...common} value={text} onChange={onChange} type="password" autoComplete="new-password" />
      )
    case 'email':
      return <TextField {...common} value={text} onChange={onChange} type="email" autoComplete="off" />
    case 'url':
      return <TextField {...common} value={text} onChange={onChange} inputMode="url" autoComplete="off" />
    case 'phone':
      return <TextField {...common} value={text} onChange={onChange} type="tel" autoComplete="off" />
    case 'color':
      return <ColorField {...common} value={text} onChange={onChange} />
    case 'text':
      return <TextField {...common} value={text} onChange={onChange} autoComplete="off" />
  }
}

type TextControl = Common & { readonly value: string; readonly onChange: (value: string) => void }

/** Up to three options lie open; more are a list. */
const openChoices = 3

function ChoiceField({
  of: { choices = [], choiceWords },
  value,
  onChange,
  ...common
}: TextControl & { readonly of: Field }): ReactElement {
  const options = choices.map((choice) => ({ value: choice, label: choiceWords?.[choice] ?? choice }))
  return choices.length <= openChoices ? (
    <RadioGroup {...common} inline options={options} value={value || null} onChange={onChange} />
  ) : (
    <Select {...common} options={options} value={value || null} onChange={onChange} />
  )
}

/** One of the things that numbers stand for. */
const NumberedField = ({
  numbered,
  ...common
}: TextControl & { readonly numbered: NonNullable<Field['numbered']> }): ReactElement => (
  <Select
    {...common}
    options={[
      ...(common.required ? [] : [{ value: '', label: 'None' }]),
      ...Object.entries(numbered).map(([value, label]) => ({ value, label })),
    ]}
  />
)

function InstantField({
  value,
  onChange,
  label,
  required,
  ...common
}: TextControl & { readonly min?: string | undefined; readonly max?: string | undefined }): ReactElement {
  const [day, setDay] = useState(value === '' ? '' : dayAt(value))
  const [time, setTime] = useState(value === '' ? '' : timeAt(value))
  const give = (newDay: string, newTime: string): void => {
    setDay(newDay)
    setTime(newTime)
    onChange(newDay !== '' && newTime !== '' ? instantOf(newDay, newTime) : '')
  }
  return (
    <div className={styles.pair}>
      <DateField
        {...common}
        label={label}
        required={required}
        value={day}
        onChange={(next) => give(next, time)}
      />
      <TimeField
        label={`${label}: time`}
        hideLabel={common.hideLabel}
        value={time}
        suffix="CT"
        disabled={common.disabled}
        onChange={(next) => give(day, next)}
      />
    </div>
  )
}

/** A color by its hexadecimal value, with the browser's own picker beside it. */
const ColorField = ({ value, onChange, ...common }: TextControl): ReactElement => (
  <div className={styles.withPicker}>
    <TextField {...common} value={value} onChange={onChange} placeholder="#2854DF" autoComplete="off" />
    <input
      type="color"
      className={styles.picker}
      aria-label={`${common.label}: pick`}
      value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#2854df'}
      disabled={common.disabled}
      onChange={(event) => onChange(event.target.value.toUpperCase())}
    />
  </div>
)
