import { defineRoutes } from './route.ts'

/** Budgets and allocations (Accounting). */
export const accountingRoutes = defineRoutes({ area: 'Accounting', searchGroup: 'Accounting' }, [
  { name: 'activeBudgets.index', path: '/budgets/active-budgets', title: 'Active Budgets', exportable: true },
  { name: 'budgets.change', path: '/budgets/change-budgets/{slug}', title: 'Change Budgets' },
  { name: 'budgets.create', path: '/budgets/create', title: 'Create Budget' },
  { name: 'budgets.create-for-client', path: '/budgets/create/{slug}', title: 'Create Budget' },
  { name: 'budgets.edit', path: '/budgets/{id}/edit', title: 'Edit Budget' },
  { name: 'clientView.index', path: '/budgets/client_view', title: 'Client View', exportable: true },
  {
    name: 'inactiveBudgets.index',
    path: '/budgets/inactive-budgets',
    title: 'Inactive Budgets',
    exportable: true,
  },
  { name: 'invoicing.index', path: '/budgets/invoicing', title: 'Invoicing' },
  {
    name: 'historicalBudgets.index',
    path: '/budgets/historical-budgets',
    title: 'Historical Budgets',
    exportable: true,
  },
  { name: 'cancellations.index', path: '/budgets/cancellations', title: 'Cancellations', exportable: true },
  {
    name: 'budgetIncreaseApprovals.index',
    path: '/budgets/budget-increase-approvals',
    title: 'Budget Increase Approvals',
  },
  {
    name: 'budgetReconciliation.index',
    path: '/budgets/budget-reconciliation',
    title: 'Budget Reconciliation',
    exportable: true,
  },
  { name: 'annualView.index', path: '/budgets/annual-view', title: 'Annual View', exportable: true },
  {
    name: 'budgetComparison.index',
    path: '/budgets/budget-comparison',
    title: 'Budget Comparison',
    exportable: true,
  },
  { name: 'feeCaps.index', path: '/budgets/fee-caps', title: 'Fee Caps' },
  { name: 'parentOrganizations.index', path: '/budgets/parent-organizations', title: 'Parent Organizations' },
  { name: 'budgetAllocations.index', path: '/allocations', title: 'Budget Allocations' },
  { name: 'budgetAllocations.social', path: '/allocations/social', title: 'Social Allocations' },
  {
    name: 'budgetAllocations.premium-display',
    path: '/allocations/premium/display',
    title: 'Premium Display Allocations',
  },
  {
    name: 'budgetAllocations.premium-video',
    path: '/allocations/premium/video',
    title: 'Premium Video Allocations',
  },
  {
    name: 'budgetAllocations.paid-search',
    path: '/allocations/paid-search',
    title: 'Paid Search Allocations',
  },
])
