import { pathOf } from '@portal/core/foundation/routes'
import type { ReactElement } from 'react'
import { Page } from '../../platform/parts/page/index.ts'
import { useQuery } from '../../foundation/address/address.ts'
import { AgreementForm, type AgreementStart } from './agreement-form.tsx'

/** What the address says of the agreement that is to be written: for whom, and what it may be worth a month. */
function useStart(): AgreementStart {
  const query = useQuery()
  const number = (name: string): number | undefined => {
    const value = Number(query.get(name) ?? '')
    return Number.isFinite(value) && value > 0 ? value : undefined
  }
  const [clientId, amount] = [number('clientId'), number('amount')]
  return { ...(clientId === undefined ? {} : { clientId }), ...(amount === undefined ? {} : { amount }) }
}

/** `/agreements/create`. */
export const CreateAgreementScreen = (): ReactElement => (
  <Page title="Create Agreement" crumbs={[{ label: 'Agreements', href: pathOf('agreements.index') }]} narrow>
    <AgreementForm agreement={null} start={useStart()} />
  </Page>
)
