import { pathOf } from '@portal/core/foundation/routes'
import { partners } from '@portal/core/settings/partners/lists'
import { ChartLine } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import type { Action } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import type { BelowForm } from '../../platform/parts/records/record-dialog.tsx'
import { OwnFile } from '../tools/own-file.tsx'
import type { KeptRow } from '../../platform/parts/records/kept-row.ts'

const actions: readonly Action<KeptRow>[] = [
  {
    name: 'Commission report',
    icon: ChartLine,
    href: ({ id }) => pathOf('partners.commission-report', { partnerId: id }),
  },
]

const Logo: BelowForm = (typing) => (
  <OwnFile
    typing={typing}
    field="logoUrl"
    label="Picture of the logo"
    hint="Its people see it in the portal in place of the agency’s."
  />
)

const more = { partners: { actions, below: Logo } }

/** `/settings/partners`: agencies that bring clients, each with the way to what it is paid. */
export const PartnersScreen = (): ReactElement => (
  <Page title="Partners" description={partners.screens?.[0]?.sentence}>
    <KeptLists route="partners.index" label="Partners" more={more} />
  </Page>
)
