import { useStore } from '@nanostores/react'
import { Tabs } from '@portal/ui/tabs'
import type { ReactElement } from 'react'
import { Page } from '../../platform/parts/page/index.ts'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { session } from '../../foundation/session/session.ts'
import { profilePanels } from './profile-panels.ts'

/** `/profile`: what is a person's own, of whatever type. */
export function ProfileScreen(): ReactElement | null {
  const user = useStore(session.$user)
  const asked = useQuery().get('tab')
  const setQuery = useSetQuery()
  if (!user) return null
  const panels = profilePanels.filter((panel) => panel.for?.(user) ?? true)
  const [first] = panels
  const open = panels.find(({ id }) => id === asked) ?? first
  if (!open || !first) return null
  const content = <open.Panel />
  return (
    <Page narrow title="My Profile" description={user.email}>
      {panels.length === 1 ? (
        content
      ) : (
        <Tabs
          label="My Profile"
          tabs={panels.map(({ id, label }) => ({ id, label }))}
          selected={open.id}
          onSelect={(id) => setQuery({ tab: id === first.id ? null : id })}
        >
          {content}
        </Tabs>
      )}
    </Page>
  )
}
