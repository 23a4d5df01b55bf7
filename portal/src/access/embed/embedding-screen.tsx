import { Tabs } from '@portal/ui/tabs'
import { LinkButton } from '@portal/ui/button'
import { ExternalLink } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { Page } from '../../platform/parts/page/index.ts'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { HostKeys } from './host-keys.tsx'
import { Origins } from './origins.tsx'

const tabs = [
  { id: 'origins', label: 'Allowed origins' },
  { id: 'keys', label: 'Server keys' },
] as const

/** `/settings/embedding`: on which pages of others the widgets run, and whose servers may say who their user is. */
export function EmbeddingScreen(): ReactElement {
  const selected = useQuery().get('tab') === 'keys' ? 'keys' : 'origins'
  const setQuery = useSetQuery()
  return (
    <Page
      title="Widgets on Other Pages"
      description="Widgets such as the activity logger can stand on an intranet or in another tool."
      actions={
        <LinkButton href="/embed/demo" target="_blank" rel="noreferrer" icon={ExternalLink}>
          See the widgets
        </LinkButton>
      }
    >
      <Tabs
        label="Allowed origins and server keys"
        tabs={tabs}
        selected={selected}
        onSelect={(id) => setQuery({ tab: id === 'origins' ? null : id })}
      >
        {selected === 'origins' ? <Origins /> : <HostKeys />}
      </Tabs>
    </Page>
  )
}
