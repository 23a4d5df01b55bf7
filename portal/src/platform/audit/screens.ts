import type { Screens } from '../../foundation/screens.ts'

export const auditScreens: Screens = {
  'admin.audit-log': () => import('./audit-log-screen.tsx').then((m) => ({ default: m.AuditLogScreen })),
}
