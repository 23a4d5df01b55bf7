import { pathOf } from '@portal/core/foundation/routes'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { Page } from '../../platform/parts/page/index.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import type { MoreOfList } from '../../platform/parts/records/more-of-list.ts'

const claims: MoreOfList = { sort: { column: 'deadline', descending: true } }
const more = { coopClaims: claims }

/** `/reporting/co-op-reports`: every claim, the one that is due last first. */
export const CoopTrackerScreen = (): ReactElement => (
  <Page
    title="Co-op Report Tracker"
    description="Every claim with its state, its deadline and what came back."
    actions={<Link href={pathOf('co-op.hub')}>Co-op Hub</Link>}
  >
    <KeptLists route="co-op.report-tracker" label="Co-op Report Tracker" more={more} />
  </Page>
)
