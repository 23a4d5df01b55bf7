export { Questions } from './questions.tsx'
export { SendButtons } from './send-buttons.tsx'
export { useFilling, type FillingOptions } from './use-filling.ts'
