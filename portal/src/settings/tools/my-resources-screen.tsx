import type { Answer } from '@portal/core/calls'
import { Badge } from '@portal/ui/badge'
import { EmptyState } from '@portal/ui/empty-state'
import { Link, Pin } from '@portal/ui/icon'
import { useMemo, type ReactElement } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import { List, whole, type Filter, type ListColumn } from '../../platform/parts/list/index.ts'
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
  {
    id: 'pinned',
    label: 'Pinned',
    value: ({ pinned }) => pinned,
    cell: ({ pinned }) =>
      pinned && (
        <Badge tone="information" icon={Pin}>
          Pinned
        </Badge>
      ),
    width: 104,
  },
  { id: 'category', label: 'Category', value: ({ category }) => category, width: 180, sortable: true },
  { id: 'description', label: 'Description', value: ({ description }) => description, grow: true },
]

const source = whole(
  'resources.mine',
  {},
  {
    search: ({ name, category, description }) => `${name} ${category} ${description}`,
    fits: ({ category }, { category: asked }) => asked === undefined || category === asked,
  },
)

/** The categories of what is shown, each once, in their order; those without one are found by no filter. */
const filtersOf = (resources: readonly Resource[]): readonly Filter[] => {
  const categories = [...new Set(resources.map(({ category }) => category).filter((name) => name !== ''))]
  return categories.length < 2
    ? []
    : [
        {
          kind: 'choice',
          name: 'category',
          label: 'Category',
          options: categories.toSorted().map((name) => ({ value: name, label: name })),
        },
      ]
}

/** `/resources`: guides, templates and links that the agency shows to whoever looks. */
export function MyResourcesScreen(): ReactElement {
  const { data } = useCall('resources.mine')
  const filters = useMemo(() => filtersOf(data ?? []), [data])
  return (
    <Page
      title="My Resources"
      description="Guides, templates and links that are meant for you, pinned ones first, by category."
    >
      <List
        name="resources.mine"
        of={source}
        columns={columns}
        filters={filters}
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
