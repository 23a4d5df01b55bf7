export { Questions } from './questions.tsx'
export { useFilling, type FillingOptions } from './use-filling.ts'
