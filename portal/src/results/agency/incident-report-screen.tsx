import { incidentsByCauseReport } from '@portal/core/results/agency/incidents-by-cause.report'
import { incidents } from '@portal/core/results/agency/lists'
import type { ReactElement } from 'react'
import { Page } from '../../platform/parts/page/index.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import { screenOn } from '../../platform/parts/records/screen-on.ts'
import { LaterSection } from '../../platform/reports/later-section.ts'

const route = 'reporting.incident-report'
const leadsNowhere = (): boolean => false

/** `/reporting/incident-report`: what went wrong, kept where it is counted. */
export function IncidentReportScreen(): ReactElement {
  return (
    <Page title="Incident Report" description={screenOn(incidents, route)?.sentence}>
      <KeptLists route={route} label="Incidents" />
      <LaterSection report={incidentsByCauseReport} query={{}} leads={leadsNowhere} />
    </Page>
  )
}
