import { coopClaimsReport } from '@portal/core/programs/coop/coop-claims.report'
import { vehicleSpendReport } from '@portal/core/programs/coop/vehicle-spend.report'
import type { ClaimChannel } from '@portal/core/programs/coop/claims'
import { pathOf } from '@portal/core/foundation/routes'
import { useStore } from '@nanostores/react'
import { fetched } from '../../foundation/errors/fetched.ts'
import { SkeletonText } from '@portal/ui/skeleton'
import { useMemo, type ReactElement } from 'react'
import { Link } from 'wouter'
import { useQuery } from '../../foundation/address/address.ts'
import { session } from '../../foundation/session/session.ts'
import { ReportFace } from '../../platform/reports/report-screen.tsx'

const proof = <SkeletonText lines={8} label="Loading the proof" />
const ClaimProof = fetched(() => import('./proof-view.tsx').then((m) => m.ClaimProof), proof)
const GuestProof = fetched(() => import('./proof-view.tsx').then((m) => m.GuestProof), proof)

const crumbs = [{ label: 'Co-op Hub', href: pathOf('co-op.hub') }]

/** A channel of co-op: its claims, the proof of one (`?claim=`), or for a guest the work of a month. */
function ChannelScreen({ channel }: { readonly channel: ClaimChannel }): ReactElement {
  const guest = useStore(session.$guest)
  const query = useQuery()
  const fixed = useMemo(() => ({ channel }), [channel])
  const claim = Number(query.get('claim') ?? 0)
  if (guest) return <GuestProof channel={channel} client={guest.client} />
  if (Number.isInteger(claim) && claim > 0) return <ClaimProof key={claim} id={claim} />
  if (channel === 'Vehicles' && query.get('show') !== 'claims')
    return (
      <ReportFace
        report={vehicleSpendReport}
        title="Co-op Vehicles"
        crumbs={crumbs}
        pageActions={<Link href={`${pathOf('co-op.vehicles')}?show=claims`}>Claims</Link>}
      />
    )
  return <ReportFace report={coopClaimsReport} title={`Co-op ${channel}`} fixed={fixed} crumbs={crumbs} />
}

export const CoopSeoScreen = (): ReactElement => <ChannelScreen channel="SEO" />
export const CoopSemScreen = (): ReactElement => <ChannelScreen channel="SEM" />
export const CoopFacebookScreen = (): ReactElement => <ChannelScreen channel="Facebook" />
export const CoopDv360Screen = (): ReactElement => <ChannelScreen channel="DV360" />
export const CoopVehiclesScreen = (): ReactElement => <ChannelScreen channel="Vehicles" />
