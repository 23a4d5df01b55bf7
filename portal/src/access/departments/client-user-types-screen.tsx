import { lookupFields } from '@portal/core/platform/records/lookup-fields'
import { Users } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { Page } from '../../platform/parts/page/index.ts'
import { LookupList } from '../../platform/parts/records/index.ts'
import styles from './departments.module.css'

/** `/settings/client-user-types` (features SET-31). */
export const ClientUserTypesScreen = (): ReactElement => (
  <Page
    title="Client User Types"
    description="What somebody can be on a client's team. 1, 2, 3, 12 and 45 carry rules of the portal, whatever they are called."
  >
    <div className={styles.narrow}>
      <LookupList
        area="clientUserTypes"
        one="client user type"
        label="Client user types"
        fields={lookupFields}
        columns={[{ id: 'id', label: 'Id', kind: 'number', value: ({ id }) => id, width: 72 }]}
        icon={Users}
        empty="Add the first one: members of a client's team are of a type."
        may
      />
    </div>
  </Page>
)
