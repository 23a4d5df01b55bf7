import { changesForUser, confirmChange } from './budget-changes.ts'
import { budgetTags, feeServices } from './choices.ts'
import { activeBudgetsOfClient, budgetListOfClient, budgetsOfClient } from './client-budgets.ts'
import { createBudget, createBudgetWithFees } from './create-budget.ts'
import { downloadActiveBudgets, downloadInactiveBudgets } from './download-report.ts'
import { endingsToTell, tellEndings } from './ending-services.ts'
import { getBudget } from './read-budget.ts'
import { removeBudgetWithFees } from './remove-budget.ts'
import { activeBudgets, inactiveBudgets } from './report.ts'
import { updateBudgetWithFees } from './update-budget.ts'

export const budgetOperations = {
  'feeServices.list': feeServices,
  'budgetTags.list': budgetTags,
  'budgets.active': activeBudgets,
  'budgets.inactive': inactiveBudgets,
  'budgets.downloadActive': downloadActiveBudgets,
  'budgets.downloadInactive': downloadInactiveBudgets,
  'budgets.get': getBudget,
  'budgets.create': createBudget,
  'budgets.createWithFees': createBudgetWithFees,
  'budgets.updateWithFees': updateBudgetWithFees,
  'budgets.removeWithFees': removeBudgetWithFees,
  'budgets.endingsToTell': endingsToTell,
  'budgets.tellEndings': tellEndings,
  'budgets.ofClient': budgetsOfClient,
  'budgets.ofClientList': budgetListOfClient,
  'budgets.activeOfClient': activeBudgetsOfClient,
  'budgetChanges.forUser': changesForUser,
  'budgetChanges.confirm': confirmChange,
}
