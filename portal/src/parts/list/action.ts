/** The actions of a list's rows are those of the record wherever it appears. */
export { actionOf, menuOf, type Action, type BulkAction } from '../../actions/action.ts'
