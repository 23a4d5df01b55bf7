import {
  taskStatusFields,
  taskTeamFields,
  taskTemplateFieldFields,
  taskTemplateFields,
  taskTypeFields,
} from '@portal/core/work/tasks/list-fields'
import { pathOf } from '@portal/core/foundation/routes'
import { Banner } from '@portal/ui/banner'
import { ClipboardList, Flag, ListOrdered, Tag, Users } from '@portal/ui/icon'
import { Tabs } from '@portal/ui/tabs'
import type { ReactElement } from 'react'
import { Page } from '../../platform/parts/page/index.ts'
import { LookupList } from '../../platform/parts/records/index.ts'
import { useQuery, useSetQuery } from '../../foundation/address/address.ts'
import { useCall } from '../../foundation/session/query.ts'

const tabs = [
  { id: 'teams', label: 'Teams' },
  { id: 'types', label: 'Types' },
  { id: 'statuses', label: 'Statuses' },
  { id: 'templates', label: 'Templates' },
  { id: 'fields', label: 'Template Fields' },
] as const
type TabId = (typeof tabs)[number]['id']

const crumbs = [{ label: 'Tasks', href: pathOf('tasks') }]

/** `/tasks/settings`: what the portal's own task tool offers. */
export function TaskSettingsScreen(): ReactElement {
  const given = useQuery().get('tab')
  const selected: TabId = tabs.find(({ id }) => id === given)?.id ?? 'teams'
  const setQuery = useSetQuery()
  const { data: tool } = useCall('tasks.tool')
  return (
    <Page title="Task Settings" crumbs={crumbs} description="What people choose from when they write a task.">
      {tool && tool.url !== null && (
        <Banner tone="information" title="Tasks are in TaskIQ">
          Teams, types and templates are set up there; what stands here is not used.
        </Banner>
      )}
      <Tabs
        label="Lists of the task tool"
        tabs={tabs}
        selected={selected}
        onSelect={(id) => setQuery({ tab: id === 'teams' ? null : id, search: null, sort: null, page: null })}
      >
        <Selected tab={selected} />
      </Tabs>
    </Page>
  )
}

function Selected({ tab }: { readonly tab: TabId }): ReactElement {
  switch (tab) {
    case 'teams':
      return (
        <LookupList
          area="taskTeams"
          one="task team"
          label="Task teams"
          fields={taskTeamFields}
          icon={Users}
          empty="Add the first one: every task is a team’s."
          may
        />
      )
    case 'types':
      return (
        <LookupList
          area="taskTypes"
          one="task type"
          label="Task types"
          fields={taskTypeFields}
          columns={[{ id: 'team', label: 'Team', value: ({ Team }) => Team?.name ?? null, width: 200 }]}
          icon={Tag}
          empty="Add the first one: a team takes tasks of its types."
          may
        />
      )
    case 'statuses':
      return (
        <LookupList
          area="taskStatuses"
          one="task status"
          label="Task statuses"
          fields={taskStatusFields}
          columns={[
            { id: 'closes', label: 'Closes', value: ({ closes }) => (closes ? 'Yes' : ''), width: 100 },
          ]}
          icon={Flag}
          empty="Add the first one: a new task has the status with the number 1."
          may
        />
      )
    case 'templates':
      return (
        <LookupList
          area="taskTemplates"
          one="task template"
          label="Task templates"
          fields={taskTemplateFields}
          columns={[
            { id: 'team', label: 'Team', value: ({ Team }) => Team?.name ?? null, width: 180 },
            { id: 'type', label: 'Type', value: ({ Type }) => Type?.name ?? null, width: 160 },
          ]}
          icon={ClipboardList}
          empty="Add the first one: tasks that are written again and again."
          may
        />
      )
    case 'fields':
      return (
        <LookupList
          area="taskTemplateFields"
          one="template field"
          label="Template fields"
          fields={taskTemplateFieldFields}
          columns={[
            {
              id: 'template',
              label: 'Template',
              value: ({ Template }) => Template?.name ?? null,
              width: 200,
            },
            { id: 'kind', label: 'Kind', value: ({ kind }) => kind, width: 120 },
            {
              id: 'required',
              label: 'Required',
              value: ({ required }) => (required ? 'Yes' : ''),
              width: 100,
            },
          ]}
          icon={ListOrdered}
          empty="Add the first one: what a template asks for."
          may
        />
      )
  }
}
