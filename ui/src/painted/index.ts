export { usePainted } from './use-painted.ts'
