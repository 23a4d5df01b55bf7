import { pathOf } from '@portal/core/foundation/routes'
import { Banner } from '@portal/ui/banner'
import type { ReactElement } from 'react'
import { Page } from '../../platform/parts/page/index.ts'
import { KeptLists } from '../../platform/parts/records/kept-lists.tsx'
import { useCall } from '../../foundation/session/query.ts'

const crumbs = [{ label: 'Tasks', href: pathOf('tasks') }]

/** `/tasks/settings`: what the portal's own task tool offers. */
export function TaskSettingsScreen(): ReactElement {
  const { data: tool } = useCall('tasks.tool')
  return (
    <Page title="Task Settings" crumbs={crumbs} description="What people choose from when they write a task.">
      {tool && tool.url !== null && (
        <Banner tone="information" title="Tasks are in TaskIQ">
          Teams, types and templates are set up there; what stands here is not used.
        </Banner>
      )}
      <KeptLists route="tasks.settings" label="Lists of the task tool" />
    </Page>
  )
}
