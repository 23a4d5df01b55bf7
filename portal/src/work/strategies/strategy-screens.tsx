import { departments } from '@portal/core/foundation/policy/departments'
import { Button } from '@portal/ui/button'
import { Plus } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { ProfileFrame } from '../../clients/profile/profile-frame.tsx'
import { Page } from '../../platform/parts/page/index.ts'
import { useOpenRecord } from '../../platform/parts/records/index.ts'
import { StrategyList } from './strategy-list.tsx'
import { useStrategies, type StrategiesInUse } from './use-strategies.tsx'

const AddButton = ({ of }: { readonly of: StrategiesInUse }): ReactElement => (
  <Button icon={Plus} variant="primary" onClick={of.add}>
    Add strategy
  </Button>
)

/** `/seo-strategies`: what search engine optimisation has in hand for each client. */
export function SeoStrategiesScreen(): ReactElement {
  const strategies = useStrategies(null, departments.seo)
  return (
    <Page
      title="SEO Strategies"
      description="What the department wants to reach for each client, by whom and until when."
      actions={<AddButton of={strategies} />}
    >
      <StrategyList
        name="dashboard.seo-strategies"
        label="SEO strategies"
        of={strategies}
        departmentId={departments.seo}
      />
    </Page>
  )
}

/** `/reporting/strategies`: those of all departments. */
export function ClientStrategiesScreen(): ReactElement {
  const strategies = useStrategies(null, null)
  return (
    <Page
      title="Client Strategies"
      description="What each department wants to reach for each client."
      actions={<AddButton of={strategies} />}
    >
      <StrategyList name="reporting.client-strategies" label="Client strategies" of={strategies} />
    </Page>
  )
}

/** The strategies of a client, of all departments. */
export function StrategiesTab(): ReactElement {
  const opened = useOpenRecord('strategy')
  return (
    <ProfileFrame
      actions={() => (
        <Button icon={Plus} variant="primary" onClick={() => opened.open('new')}>
          Add strategy
        </Button>
      )}
    >
      {({ id, name }) => <OfClient id={id} name={name} />}
    </ProfileFrame>
  )
}

function OfClient({ id, name }: { readonly id: number; readonly name: string }): ReactElement {
  const strategies = useStrategies(id, null)
  return (
    <StrategyList
      name="clients.profile.strategies"
      label={`Strategies of ${name}`}
      of={strategies}
      clientId={id}
    />
  )
}
