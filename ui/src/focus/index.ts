export { useFocusHandedOn } from '../dialog/use-focus-handed-on.ts'
export { useFocusPassedOn } from './use-focus-passed-on.ts'
