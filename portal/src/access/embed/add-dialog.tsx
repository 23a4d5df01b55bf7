import type { ReactElement, ReactNode } from 'react'
import type { FormFields, SentOf } from '../../platform/parts/form/input.ts'
import {
  FormDialog,
  FormField,
  FormGrid,
  useForm,
  type Attempt,
  type FormInUse,
} from '../../platform/parts/form/index.ts'

interface AddDialogProps<F extends FormFields> {
  readonly title: string
  readonly fields: F
  readonly add: (
    sent: SentOf<F>,
    options: Attempt<FormFields, Record<never, never>>['options'],
  ) => Promise<unknown>
  readonly added: () => void
  readonly onClose: () => void
  /** Above the fields. */
  readonly before?: (form: FormInUse<F, Record<never, never>>) => ReactNode
}

/** A dialog with all fields of a new record, one below the other. */
export function AddDialog<F extends FormFields>({
  title,
  fields,
  add,
  added,
  onClose,
  before,
}: AddDialogProps<F>): ReactElement {
  const form = useForm<F, Record<never, never>, unknown>({
    fields,
    save: (sent, { options }) => add(sent, options),
    saved: added,
  })
  return (
    <FormDialog of={form} title={title} width={560} saveLabel="Add" onClose={onClose}>
      {before?.(form)}
      <FormGrid>
        {Object.keys(fields).map((name) => (
          <FormField key={name} of={form} name={name} wide />
        ))}
      </FormGrid>
    </FormDialog>
  )
}
