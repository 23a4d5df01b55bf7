import {
  decideIncrease,
  increasesOfClient,
  listIncreases,
  requestIncrease,
  withdrawIncrease,
} from './increases.ts'
import { planOfClient, savePlan } from './plan-of-client.ts'
import { confirmSectionChange, sectionChangesForUser } from './section-changes.ts'

export const budgetPlanOperations = {
  'budgetPlans.ofClient': planOfClient,
  'budgetPlans.save': savePlan,
  'budgetIncreases.list': listIncreases,
  'budgetIncreases.ofClient': increasesOfClient,
  'budgetIncreases.request': requestIncrease,
  'budgetIncreases.decide': decideIncrease,
  'budgetIncreases.withdraw': withdrawIncrease,
  'sectionBudgetChanges.forUser': sectionChangesForUser,
  'sectionBudgetChanges.confirm': confirmSectionChange,
}
