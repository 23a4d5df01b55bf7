import { LinkButton } from '@portal/ui/button'
import { ExternalLink } from '@portal/ui/icon'
import { Tabs } from '@portal/ui/tabs'
import type { ReactElement } from 'react'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { Webhooks } from '../../platform/webhooks/webhooks.tsx'
import { ApiKeys } from './keys-list.tsx'

const tabs = [
  { id: 'keys', label: 'API keys' },
  { id: 'webhooks', label: 'Webhooks' },
] as const

/** `/settings/programs`: what other programs call the portal with, and whom it tells what happens. */
export function ProgramsScreen(): ReactElement {
  const selected = useQuery().get('tab') === 'webhooks' ? 'webhooks' : 'keys'
  const setQuery = useSetQuery()
  return (
    <Page
      title="API Keys and Webhooks"
      description="Other programs call the portal with a key, and are told by webhooks when something happens."
      actions={
        <LinkButton href="/api/docs" target="_blank" rel="noreferrer" icon={ExternalLink}>
          See the calls
        </LinkButton>
      }
    >
      <Tabs
        label="API keys and webhooks"
        tabs={tabs}
        selected={selected}
        onSelect={(id) => setQuery({ tab: id === 'keys' ? null : id })}
      >
        {selected === 'keys' ? <ApiKeys all /> : <Webhooks />}
      </Tabs>
    </Page>
  )
}
