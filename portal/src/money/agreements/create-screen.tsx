import { pathOf } from '@portal/core/foundation/routes'
import type { ReactElement } from 'react'
import { Page } from '../../platform/parts/page/index.ts'
import { AgreementForm } from './agreement-form.tsx'

/** `/agreements/create`. */
export const CreateAgreementScreen = (): ReactElement => (
  <Page title="Create Agreement" crumbs={[{ label: 'Agreements', href: pathOf('agreements.index') }]} narrow>
    <AgreementForm agreement={null} />
  </Page>
)
