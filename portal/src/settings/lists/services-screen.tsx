import { Page } from '../../platform/parts/page/index.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import type { ReactElement } from 'react'
import { Accounts } from './accounts.tsx'

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
