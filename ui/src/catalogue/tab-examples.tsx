import { useState } from 'react'
import type { ReactElement } from 'react'
import { Tabs } from '../tabs/index.ts'

/** Tabs with counts, and one that cannot be chosen. */
export const TabExamples = (): ReactElement => {
  const [tab, setTab] = useState<'budgets' | 'activity' | 'contacts' | 'files'>('budgets')
  return (
    <Tabs
      label="Client profile"
      tabs={[
        { id: 'budgets', label: 'Budgets', count: 12 },
        { id: 'activity', label: 'Activity', count: 1284 },
        { id: 'contacts', label: 'Contacts' },
        { id: 'files', label: 'Files', disabled: true },
      ]}
      selected={tab}
      onSelect={setTab}
    >
      The content of {tab}.
    </Tabs>
  )
}
