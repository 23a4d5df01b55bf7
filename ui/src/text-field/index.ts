export { TextField } from './text-field.tsx'
export type { TextFieldProps } from './text-field.tsx'
export { TextArea } from './text-area.tsx'
export type { TextAreaProps } from './text-area.tsx'
