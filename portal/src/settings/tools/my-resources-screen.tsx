import type { Answer } from '@portal/core/calls'
import { EmptyState } from '@portal/ui/empty-state'
import { Link } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { List, whole, type ListColumn } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'

type Resource = Answer<'resources.mine'>[number]

const columns: readonly ListColumn<Resource>[] = [
  {
    id: 'name',
    label: 'Name',
    value: ({ name }) => name,
    cell: ({ name, url }) => (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {name}
      </a>
    ),
    width: 280,
    sortable: true,
  },
  { id: 'category', label: 'Category', value: ({ category }) => category, width: 180, sortable: true },
  { id: 'description', label: 'Description', value: ({ description }) => description, grow: true },
]

const source = whole(
  'resources.mine',
  {},
  { search: ({ name, category, description }) => `${name} ${category} ${description}` },
)

/** `/resources`: guides, templates and links that the agency shows to whoever looks. */
export function MyResourcesScreen(): ReactElement {
  return (
    <Page title="My Resources" description="Guides, templates and links that are meant for you, by category.">
      <List
        name="resources.mine"
        of={source}
        columns={columns}
        label="Resources"
        search="Search resources"
        exportAs="resources"
        empty={
          <EmptyState icon={Link} title="Nothing is here yet">
            What the agency puts here for you shows up by itself.
          </EmptyState>
        }
      />
    </Page>
  )
}
