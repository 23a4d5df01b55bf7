import { pathOf } from '@portal/core/foundation/routes'
import { claimChannels } from '@portal/core/programs/coop/claims'
import { channelRoutes } from '@portal/core/programs/coop/coop-claims.report'
import { FileText } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { Page } from '../../platform/parts/page/index.ts'
import type { Action } from '../../platform/parts/list/index.ts'
import type { KeptRow } from '../../platform/parts/records/kept-row.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import type { MoreOfList } from '../../platform/parts/records/more-of-list.ts'
import { ClaimCautions } from './claim-cautions.tsx'

/** The way to what proves a claim, and to its package. */
const proof: Action<KeptRow> = {
  name: 'Proof and package',
  icon: FileText,
  href: ({ id, channel }) => {
    const of = claimChannels.find((one) => one === channel)
    return of ? `${pathOf(channelRoutes[of])}?claim=${id}` : pathOf('co-op.hub')
  },
}

const claims: MoreOfList = {
  sort: { column: 'deadline', descending: true },
  actions: [proof],
  below: ClaimCautions,
}
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
