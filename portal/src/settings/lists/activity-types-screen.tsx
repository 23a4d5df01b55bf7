import { Tabs } from '@portal/ui/tabs'
import type { ReactElement } from 'react'
import { Page } from '../../platform/parts/page/index.ts'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { ActivityCategories } from './activity-categories.tsx'
import { ActivityTypes } from './activity-types.tsx'

const tabs = [
  { id: 'types', label: 'Types' },
  { id: 'categories', label: 'Categories' },
] as const

/** `/settings/activity-types`: what the activity logger offers. */
export function ActivityTypesScreen(): ReactElement {
  const selected = useQuery().get('tab') === 'categories' ? 'categories' : 'types'
  const setQuery = useSetQuery()
  return (
    <Page
      title="Activity Types"
      description="What people choose from when they log an activity, in this order."
    >
      <Tabs
        label="Activity types and categories"
        tabs={tabs}
        selected={selected}
        onSelect={(id) => setQuery({ tab: id === 'types' ? null : id })}
      >
        {selected === 'types' ? <ActivityTypes /> : <ActivityCategories />}
      </Tabs>
    </Page>
  )
}
