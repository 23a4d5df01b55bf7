import type { ReportFilters } from '../../platform/reports/report.ts'

/** What cancellations are narrowed by, in the report and in what stands below it. */
export const cancellationFilters = {
  serviceId: { kind: 'record', label: 'Service', of: 'services' },
  serviceGroup: { kind: 'record', label: 'Service Group', of: 'serviceGroups' },
  reasonId: { kind: 'record', label: 'Reason', of: 'cancellationReasons' },
  managerId: { kind: 'record', label: 'Manager', of: 'managers' },
  clientId: { kind: 'record', label: 'Client', of: 'clients' },
} as const satisfies ReportFilters

/** A year of them where no days are asked for. */
export const cancellationPeriod = { kind: 'range', days: 365 } as const
