import { useId, type ReactElement, type ReactNode } from 'react'
import { AskingDialog } from './asking-dialog.tsx'
import { ChangeButton } from './change-button.tsx'
import { Form } from './form.tsx'
import type { FormFields } from './input.ts'
import type { FormInUse, FormLists } from './form-in-use.ts'

export interface FormDialogProps<F extends FormFields, L extends FormLists> {
  readonly of: FormInUse<F, L>
  readonly title: string
  readonly width?: number
  readonly saveLabel?: string
  /** There is nothing to save: it is only closed. */
  readonly readOnly?: boolean
  readonly onClose: () => void
  readonly children?: ReactNode
}

/** A small form in a dialog; closing it with something unsaved asks first. Mount it to open it. */
export function FormDialog<F extends FormFields, L extends FormLists>({
  of: form,
  title,
  width = 560,
  saveLabel = 'Save',
  readOnly = false,
  onClose,
  children,
}: FormDialogProps<F, L>): ReactElement {
  const id = useId()
  const leave = (): void => {
    form.reset()
    onClose()
  }
  return (
    <AskingDialog
      typed={form.isDirty}
      title={title}
      width={width}
      onClose={leave}
      closeLabel={readOnly ? 'Close' : 'Cancel'}
      actions={
        !readOnly && (
          <ChangeButton type="submit" form={id} variant="primary" loading={form.saving}>
            {saveLabel}
          </ChangeButton>
        )
      }
    >
      <Form of={form} id={id} label={title} withoutButtons>
        {children}
      </Form>
    </AskingDialog>
  )
}
