import type { ReactElement } from 'react'
import { ProfileFrame } from '../clients/profile/profile-frame.tsx'
import { KeptLists } from '../platform/parts/records/kept-lists.tsx'
import { ArrivedLeads } from './arrived-leads.tsx'
import styles from './pipeline.module.css'

const newest = (column: string) => ({ sort: { column, descending: true } })

/** The latest stand first, whenever they were entered. */
const more = {
  sales: newest('soldAt'),
  leads: newest('receivedAt'),
  appointments: newest('scheduledAt'),
  croData: newest('month'),
}

/** The sales tab of a client: what the dealership sold and what came before it, and the leads that arrived. */
export const ClientSalesTab = (): ReactElement => (
  <ProfileFrame>
    {({ id }) => (
      <div className={styles.columnsOne}>
        <KeptLists route="clients.profile.sales" clientId={id} label="Sales" more={more} />
        <section aria-label="Leads that arrived">
          <h2>Leads That Arrived</h2>
          <ArrivedLeads clientId={id} />
        </section>
      </div>
    )}
  </ProfileFrame>
)
