import { partnerCommissionReport } from '@portal/core/settings/partners/partner-commission.report'
import { pathOf } from '@portal/core/foundation/routes'
import { Select } from '@portal/ui/select'
import { useMemo, type ReactElement } from 'react'
import { useLocation } from 'wouter'
import { useParam } from '../../foundation/address/params.ts'
import { NotFound } from '../../foundation/errors/fallbacks.tsx'
import { useCall } from '../../foundation/session/query.ts'
import { ReportFace } from '../../platform/reports/report-screen.tsx'

const crumbs = [{ label: 'Partners', href: pathOf('partners.index') }]

/** `/settings/partners/{partnerId}/commission-report`: what one partner is paid. */
export function PartnerCommissionScreen(): ReactElement {
  const partnerId = useParam('partnerId')
  const [, navigate] = useLocation()
  const { data: partners } = useCall('partners.list')
  const partner = partners?.find(({ id }) => String(id) === partnerId)
  const fixed = useMemo(() => ({ partnerId }), [partnerId])
  if (!/^[1-9]\d{0,9}$/.test(partnerId) || (partners && !partner)) return <NotFound />
  return (
    <ReportFace
      key={partnerId}
      report={partnerCommissionReport}
      title={partner ? `Commission of ${partner.name}` : partnerCommissionReport.title}
      crumbs={crumbs}
      fixed={fixed}
      pageActions={
        partners &&
        partners.length > 1 && (
          <Select
            label="Partner"
            hideLabel
            options={partners.map(({ id, name }) => ({ value: String(id), label: name }))}
            value={partnerId}
            onChange={(id) => navigate(pathOf('partners.commission-report', { partnerId: id }))}
          />
        )
      }
    />
  )
}
