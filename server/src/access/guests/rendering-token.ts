import type { GuestReport } from '@portal/core/access/guests/reports'
import type { Tokens } from '../sessions/tokens.ts'

/**
 * A token with which the server's own browser opens one report of one client,
 * to print it (`pdfUser`). The PDF user's account has
 * no password and no session: this token, good for two minutes and for what a
 * guest link to that report would open, is all that rendering ever gets. Made
 * only for a caller who may open the report.
 */
export const renderingToken = (
  tokens: Tokens,
  report: { readonly tenantId: number; readonly clientId: number; readonly route: GuestReport },
): Promise<string> => tokens.sign({ kind: 'rendering', ...report })
