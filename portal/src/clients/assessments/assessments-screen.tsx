import type { ReactElement } from 'react'
import { Page } from '../../platform/parts/page/index.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'

/** `/clients/assessments`: those of all clients, and the template that directors keep. */
export const AssessmentsScreen = (): ReactElement => (
  <Page
    title="Assessments"
    description="How dealerships do what brings sales, once a quarter. One is begun on the profile of its client."
  >
    <KeptLists route="clients.assessments" label="Assessments" more={{ assessments: { aside: null } }} />
  </Page>
)
