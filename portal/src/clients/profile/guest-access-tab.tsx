import { Button } from '@portal/ui/button'
import { Plus } from '@portal/ui/icon'
import { Tabs } from '@portal/ui/tabs'
import type { ReactElement } from 'react'
import { ProfileFrame } from './profile-frame.tsx'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { GuestLinks } from '../../access/guests/guest-links.tsx'

const AdPreviews = fetched(() => import('../ad-previews/ad-previews.tsx').then((m) => m.AdPreviews))
const CreativePreviews = fetched(() =>
  import('../creative-previews/creative-previews.tsx').then((m) => m.CreativePreviews),
)

const tabs = [
  { id: 'links', label: 'Guest links' },
  { id: 'ads', label: 'Ad previews' },
  { id: 'creatives', label: 'Creative previews' },
] as const

/** What somebody without an account sees of this client: one report by a link, ads and creatives by their addresses. */
export function GuestAccessTab(): ReactElement {
  const asked = useQuery().get('tab')
  const selected = asked === 'ads' || asked === 'creatives' ? asked : 'links'
  const setQuery = useSetQuery()
  return (
    <ProfileFrame actions={() => selected === 'links' && <CreateButton />}>
      {(client) => (
        <Tabs
          label="Guest access"
          tabs={tabs}
          selected={selected}
          onSelect={(id) =>
            setQuery({
              tab: id === 'links' ? null : id,
              search: null,
              sort: null,
              page: null,
              columns: null,
              view: null,
            })
          }
        >
          {selected === 'links' ? (
            <GuestLinks client={client} />
          ) : selected === 'ads' ? (
            <AdPreviews clientId={client.id} />
          ) : (
            <CreativePreviews clientId={client.id} />
          )}
        </Tabs>
      )}
    </ProfileFrame>
  )
}

function CreateButton(): ReactElement {
  const setQuery = useSetQuery()
  return (
    <Button icon={Plus} variant="primary" onClick={() => setQuery({ link: 'new' })}>
      Create link
    </Button>
  )
}
