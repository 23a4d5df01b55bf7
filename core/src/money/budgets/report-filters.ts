import type { ReportFilters } from '../../platform/reports/report.ts'

/** What the reports over budgets are narrowed by. */
export const budgetReportFilters = {
  serviceId: { kind: 'record', label: 'Service', of: 'services' },
  serviceGroup: { kind: 'record', label: 'Service Group', of: 'serviceGroups' },
  managerId: { kind: 'record', label: 'Manager', of: 'managers' },
  groupId: { kind: 'record', label: 'Group', of: 'groups' },
} as const satisfies ReportFilters
