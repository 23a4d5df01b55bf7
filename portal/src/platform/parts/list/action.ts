/** The actions of a list's rows are those of the record wherever it appears. */
export { actionOf, menuOf, type Action, type BulkAction } from '../../../foundation/actions/action.ts'
