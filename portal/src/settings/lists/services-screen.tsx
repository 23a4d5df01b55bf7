import { Page } from '../../platform/parts/page/index.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import type { ReactElement } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'

/** Below the lists, with the table that they do not need. */
const Accounts = fetched(() => import('./accounts.tsx').then((m) => m.Accounts))

/** `/settings/accounting`: the services that budgets are for, and how they stand on invoices. */
export const ServicesScreen = (): ReactElement => (
  <Page
    title="Services"
    description="What a budget can be for, and the groups that services are filtered by."
  >
    <KeptLists route="settings.accounting" label="Services" />
    <Accounts />
  </Page>
)
