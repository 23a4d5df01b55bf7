export { chooseFiles, filesIn } from './chosen-file.ts'
export type { ChosenFile } from './chosen-file.ts'
export { FileField } from './file-field.tsx'
export type { FileFieldProps } from './file-field.tsx'
