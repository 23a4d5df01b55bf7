export { Field, FieldMessages } from './field.tsx'
export type { ControlAttributes, FieldLabels, FieldProps } from './field.tsx'
