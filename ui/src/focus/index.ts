export { useFocusPassedOn } from './use-focus-passed-on.ts'
