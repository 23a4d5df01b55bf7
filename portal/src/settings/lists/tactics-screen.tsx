import { lookupFields } from '@portal/core/platform/records/lookup-fields'
import { Package } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { Page } from '../../platform/parts/page/index.ts'
import { LookupList } from '../../platform/parts/records/index.ts'

/** `/settings/tactics` (platform 2, Settings; features ROL-15). */
export const TacticsScreen = (): ReactElement => (
  <Page title="Tactics" description="What can be done for a client, as its strategies name it." narrow>
    <LookupList
      area="tactics"
      one="tactic"
      label="Tactics"
      fields={lookupFields}
      icon={Package}
      empty="Add the first one: strategies choose from this list."
      may
    />
  </Page>
)
