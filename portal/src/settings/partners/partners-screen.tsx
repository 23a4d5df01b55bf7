import { pathOf } from '@portal/core/foundation/routes'
import { partners } from '@portal/core/settings/partners/lists'
import { ChartLine } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import type { Action } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import type { KeptRow } from '../../platform/parts/records/kept-row.ts'

const actions: readonly Action<KeptRow>[] = [
  {
    name: 'Commission report',
    icon: ChartLine,
    href: ({ id }) => pathOf('partners.commission-report', { partnerId: id }),
  },
]

/** `/settings/partners`: agencies that bring clients, each with the way to what it is paid. */
export const PartnersScreen = (): ReactElement => (
  <Page title="Partners" description={partners.screens?.[0]?.sentence}>
    <KeptLists route="partners.index" label="Partners" more={{ partners: { actions } }} />
  </Page>
)
