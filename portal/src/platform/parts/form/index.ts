export { AskingDialog } from './asking-dialog.tsx'
export { ChangeButton } from './change-button.tsx'
export { Form, FormGrid, FormSection } from './form.tsx'
export type { FormProps } from './form.tsx'
export { FormDialog } from './form-dialog.tsx'
export type { FormDialogProps } from './form-dialog.tsx'
export { FormField } from './form-field.tsx'
export type { FormFieldProps } from './form-field.tsx'
export { LeaveGuard } from './leave-guard.tsx'
export type {
  Attempt,
  FieldHolder,
  FormInUse,
  FormRow,
  FormSent,
  FormSettings,
  FormStart,
} from './form-in-use.ts'
export { changedFields, inputsOf } from './form-state.ts'
export { useForm } from './use-form.ts'
