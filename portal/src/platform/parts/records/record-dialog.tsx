import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { referenceName, type Resource } from '@portal/core/foundation/contract/resource'
import type { Option } from '@portal/ui/select'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { FormDialog, FormField, FormGrid, useForm, type Attempt } from '../form/index.ts'
import type { Problems } from '../form/form-state.ts'
import type { FormFields, Input } from '../form/input.ts'
import { UsesOfRetired } from './where-used.tsx'

/** How a field of a record stands in its dialog. */
export interface FieldLook {
  /** From edge to edge. */
  readonly wide?: boolean
  /** Chosen when the record is made, and kept. */
  readonly fixed?: boolean
}

type Values = Readonly<Record<string, unknown>>

export interface RecordDialogProps {
  readonly title: string
  readonly fields: FormFields
  readonly looks: Readonly<Record<string, FieldLook | undefined>>
  readonly from: object
  readonly isNew: boolean
  readonly check: (inputs: Readonly<Record<string, Input>>) => Problems
  readonly save: (sent: Values, attempt: Attempt<FormFields, Record<never, never>>) => Promise<unknown>
  readonly saved: () => void
  readonly reload?: (() => Promise<object>) | undefined
  readonly onClose: () => void
  readonly below?: BelowForm | undefined
  readonly retires?: Resource | undefined
}

/** What stands below the fields of a record, by what is typed so far. */
export type BelowForm = (typing: {
  readonly inputs: Readonly<Record<string, Input>>
  /** The record that is changed; null for a new one. */
  readonly id: number | null
  /** Fills a field, as if it were typed. */
  readonly set: (name: string, input: Input) => void
  /** Closes the dialog without asking. */
  readonly close: () => void
}) => ReactElement | null

/** What a record refers to, as it says itself: lists to choose from leave out what is retired, and clients are found. */
function knownOf(record: object, field: string): Option<number> | null {
  const found: unknown = Reflect.get(record, referenceName(field))
  if (typeof found !== 'object' || found === null || !('id' in found) || !('name' in found)) return null
  const { id, name } = found
  return typeof id === 'number' && typeof name === 'string' ? { value: id, label: name } : null
}

/** Where a record stands in its list and whether it is offered are asked for after what it is. */
const last: readonly string[] = ['order', 'active']
const inOrder = (names: readonly string[]): readonly string[] => [
  ...names.filter((name) => !last.includes(name)),
  ...last.filter((name) => names.includes(name)),
]

/** Whether a field is asked for, by what the others hold. */
const isAsked = (field: FormFields[string], inputs: Readonly<Record<string, Input>>): boolean =>
  Object.entries(field?.onlyWith ?? {}).every(([name, values]) => values.includes(String(inputs[name])))

/** The form of a record in a dialog: all of its fields in their order. */
export function RecordDialog({
  title,
  fields,
  looks,
  from,
  isNew,
  check,
  save,
  saved,
  reload,
  onClose,
  below: Below,
  retires,
}: RecordDialogProps): ReactElement {
  const form = useForm<FormFields, Record<never, never>, unknown>({
    fields,
    // What else the record holds beside these fields and its version is not read.
    from: from as Record<string, never>,
    check,
    save: (sent, attempt) =>
      !isNew && Object.keys(attempt.changed).length === 0 ? Promise.resolve(from) : save(sent, attempt),
    saved: () => {
      saved()
      showSuccess(defaultSuccessMessage)
      onClose()
    },
    ...(reload ? { reload: async () => (await reload()) as Record<string, never> } : {}),
  })
  const wasActive = 'active' in from && from.active === true
  return (
    <FormDialog of={form} title={title} width={560} onClose={onClose}>
      <FormGrid>
        {inOrder(Object.keys(fields).filter((name) => isAsked(fields[name], form.inputs))).map((name) => (
          <FormField
            key={name}
            of={form}
            name={name}
            wide={looks[name]?.wide ?? false}
            disabled={!isNew && (looks[name]?.fixed ?? false)}
            known={knownOf(from, name)}
          />
        ))}
      </FormGrid>
      {retires && !isNew && 'id' in from && wasActive && String(form.inputs['active']) === 'false' && (
        <UsesOfRetired resource={retires} id={Number(from.id)} />
      )}
      {Below && (
        <Below
          inputs={form.inputs}
          id={'id' in from && !isNew ? Number(from.id) : null}
          set={(name, input) => form.set(name, input as never)}
          close={onClose}
        />
      )}
    </FormDialog>
  )
}
