import { pathOf } from '@portal/core/foundation/routes'
import { clientIn, type ReportRow } from '@portal/core/platform/reports/report-column'
import { overwatchReport } from '@portal/core/work/interactions/overwatch/overwatch.report'
import { MessageSquare, Plus } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import type { Action } from '../../foundation/actions/action.ts'
import { openInteractionLogger } from '../../platform/loggers/interaction-logger.ts'
import { ReportFace } from '../../platform/reports/report-screen.tsx'

const actions: readonly Action<ReportRow>[] = [
  {
    name: 'Open communications',
    icon: MessageSquare,
    href: (row) => pathOf('clients.profile.communications', { slug: clientIn(row)?.slug ?? '' }),
  },
  {
    name: 'Log interaction',
    icon: Plus,
    shortcut: 'a',
    run: (row) => {
      const client = clientIn(row)
      if (client) openInteractionLogger({ clientId: client.id })
    },
  },
]

/** `/reporting/overwatch-dashboard`: with whom nobody spoke for too long. */
export const OverwatchScreen = (): ReactElement => (
  <ReportFace report={overwatchReport} title={overwatchReport.title} actions={actions} />
)
