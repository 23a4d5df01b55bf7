/** What an audit looks at. */
export const auditChecks = ['Names', 'Budget', 'Channels', 'Identifiers', 'Access', 'Disclaimers'] as const
export type AuditCheck = (typeof auditChecks)[number]
