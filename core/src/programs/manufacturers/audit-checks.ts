/** What an audit looks at. */
export const auditChecks = [
  'Names',
  'Budget',
  'Allocations',
  'Channels',
  'Identifiers',
  'Access',
  'Creatives',
  'Disclaimers',
] as const
export type AuditCheck = (typeof auditChecks)[number]
