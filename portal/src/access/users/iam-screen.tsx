import { Tabs } from '@portal/ui/tabs'
import type { ReactElement } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'
import { FetchedWhenIdle } from '../../foundation/errors/fetched-when-idle.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { RoleList } from './role-list.tsx'

const AccessPreview = fetched(() => import('./access-preview.tsx').then((m) => m.AccessPreview))
const RoleDetail = fetched(() => import('./role-detail.tsx').then((m) => m.RoleDetail))
const KeptLists = fetched(() =>
  import('../../platform/parts/records/kept-lists.tsx').then((m) => m.KeptLists),
)

const tabs = [
  { id: 'roles', label: 'Roles' },
  { id: 'preview', label: 'Preview' },
  { id: 'levels', label: 'User levels' },
] as const
type TabId = (typeof tabs)[number]['id']

/** `/settings/iam`: who has which role, what it opens, and how the portal looks to somebody. */
export function IamScreen(): ReactElement {
  const query = useQuery()
  const setQuery = useSetQuery()
  const selected: TabId = tabs.find(({ id }) => id === query.get('tab'))?.id ?? 'roles'
  const role = Number(query.get('role') ?? 0)
  return (
    <Page
      title="IAM"
      description="Identity and access: who reaches what. Everything here is read from the rules themselves."
    >
      <FetchedWhenIdle part={AccessPreview} />
      <FetchedWhenIdle part={RoleDetail} />
      <FetchedWhenIdle part={KeptLists} />
      <Tabs
        label="Identity and access"
        tabs={tabs}
        selected={selected}
        onSelect={(id) => setQuery({ tab: id === 'roles' ? null : id, role: null })}
      >
        {selected === 'preview' ? (
          <AccessPreview />
        ) : selected === 'levels' ? (
          <KeptLists route="permission-role.index" label="User levels" />
        ) : role > 0 ? (
          <RoleDetail key={role} id={role} />
        ) : (
          <RoleList />
        )}
      </Tabs>
    </Page>
  )
}
