export { BudgetChanges, type BudgetChangesProps } from './budget-changes.tsx'
