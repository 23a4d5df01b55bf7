import { durationLength, typeDuration } from '@portal/core/foundation/rules/duration'
import { offersMember, optionsOf, type CustomField } from '@portal/core/work/interactions/custom-fields'
import { Checkbox } from '@portal/ui/choice'
import { MultiSelect } from '@portal/ui/combobox'
import { DateField } from '@portal/ui/date-picker'
import { FileField } from '@portal/ui/file-field'
import type { Option } from '@portal/ui/select'
import { Select } from '@portal/ui/select'
import { TextArea, TextField } from '@portal/ui/text-field'
import type { ReactElement } from 'react'
import { attachmentSize } from './form-rules.ts'
import { valueOf, withLabels, type InteractionForm } from './form.ts'
import { KeptFiles } from './kept-files.tsx'

/** A member of the client's team, whom a related users field may offer. */
export interface TeamMember {
  readonly userId: number
  readonly clientUserTypeId: number
  readonly user: { readonly fullName: string }
}

export interface CustomFieldInputProps {
  readonly field: CustomField
  readonly form: InteractionForm
  readonly set: (changes: Partial<InteractionForm>) => void
  readonly leave: () => void
  readonly error: string | undefined
  /** Undefined while no client is chosen. */
  readonly team: readonly TeamMember[] | undefined
  readonly saving: boolean
}

/** A custom field by its kind. */
export function CustomFieldInput(props: CustomFieldInputProps): ReactElement {
  const { field, form, set, leave, error } = props
  const common = { label: field.name, required: field.isRequired, error }
  const value = valueOf(form, field)
  const text = typeof value === 'string' ? value : ''
  const give = (next: string | boolean): void => set({ values: { ...form.values, [field.id]: next } })
  switch (field.type) {
    case 'duration':
      return (
        <TextField
          {...common}
          value={text}
          placeholder="HH:MM"
          maxLength={durationLength}
          inputMode="numeric"
          autoComplete="off"
          onChange={(typed) => give(typeDuration(typed))}
          onBlur={leave}
        />
      )
    case 'text':
      return <TextField {...common} value={text} autoComplete="off" onChange={give} onBlur={leave} />
    case 'paragraph':
      return <TextArea {...common} value={text} rows={3} onChange={give} onBlur={leave} />
    case 'boolean':
      return <Checkbox {...common} required={false} checked={value === true} onChange={give} />
    case 'options':
      return (
        <Select
          {...common}
          options={choicesOf(field, text)}
          value={text === '' ? null : text}
          onChange={give}
        />
      )
    case 'date':
      return <DateField {...common} value={text} onChange={give} onBlur={leave} />
    case 'related users type':
      return <RelatedUsers {...props} />
    case 'attachment':
      return <FieldFiles {...props} />
  }
}

/** What is offered, and what was chosen before it was taken off the list; an optional one can be emptied. */
function choicesOf(field: CustomField, chosen: string): readonly Option<string>[] {
  const offered = optionsOf(field)
  const all = chosen === '' || offered.includes(chosen) ? offered : [chosen, ...offered]
  const options = all.map((option) => ({ value: option, label: option }))
  return field.isRequired || chosen === '' ? options : [{ value: '', label: 'None' }, ...options]
}

function RelatedUsers({ field, form, set, team, error }: CustomFieldInputProps): ReactElement {
  const offered = new Map(
    (team ?? [])
      .filter((member) => offersMember(field, member))
      .map((member) => [member.userId, { value: member.userId, label: member.user.fullName }]),
  )
  return (
    <MultiSelect
      label={field.name}
      required={field.isRequired}
      error={error}
      {...(team ? {} : { hint: 'Choose a client first.' })}
      disabled={!team}
      placeholder="Members of the client's team"
      options={[...offered.values()]}
      value={form.people[field.id] ?? []}
      onChange={(people) => set({ people: { ...form.people, [field.id]: people } })}
    />
  )
}

function FieldFiles({ field, form, set, error, saving }: CustomFieldInputProps): ReactElement {
  const files = form.fieldFiles[field.id] ?? []
  return (
    <div>
      <FileField
        label={field.name}
        required={field.isRequired}
        error={error}
        files={files}
        onChange={(next) => set({ fieldFiles: { ...form.fieldFiles, [field.id]: withLabels(files, next) } })}
        check={attachmentSize}
        descriptionLabel="Description (at most 50 characters)"
        disabled={saving}
      />
      <KeptFiles form={form} set={set} fieldId={field.id} label={field.name} disabled={saving} />
    </div>
  )
}
