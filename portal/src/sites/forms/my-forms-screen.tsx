import type { Answer } from '@portal/core/calls'
import { formatDay, formatDateTime } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import { EmptyState } from '@portal/ui/empty-state'
import { ClipboardList } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { List, whole, type Filter, type ListColumn } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'

type Form = Answer<'forms.mine'>[number]

const stateOf = ({ answeredAt, open }: Form): 'To fill in' | 'Filled in' | 'Closed' =>
  answeredAt !== null ? 'Filled in' : open ? 'To fill in' : 'Closed'

const tones = { 'To fill in': 'warning', 'Filled in': 'success', Closed: 'neutral' } as const

const columns: readonly ListColumn<Form>[] = [
  {
    id: 'name',
    label: 'Form',
    value: ({ name }) => name,
    cell: (form) =>
      form.open ? (
        <a href={pathOf('forms.public', { publicId: form.publicId }, { for: form.link })}>{form.name}</a>
      ) : (
        form.name
      ),
    width: 260,
    sortable: true,
  },
  {
    id: 'state',
    label: 'State',
    value: stateOf,
    cell: (form) => (
      <Badge tone={tones[stateOf(form)]} dot>
        {stateOf(form)}
      </Badge>
    ),
    width: 120,
  },
  { id: 'client', label: 'Client', value: ({ Client: of }) => of?.name ?? '', width: 180, sortable: true },
  { id: 'until', label: 'Last Day', kind: 'date', value: ({ until }) => until, width: 116 },
  {
    id: 'answeredBy',
    label: 'Answered By',
    value: ({ answeredBy }) => answeredBy.join(', '),
    width: 200,
  },
  {
    id: 'answeredAt',
    label: 'Answered',
    value: ({ answeredAt }) => (answeredAt === null ? '' : formatDateTime(answeredAt)),
    width: 170,
  },
  { id: 'askedAt', label: 'Asked', value: ({ askedAt }) => formatDay(askedAt), width: 116 },
  { id: 'description', label: 'Introduction', value: ({ description }) => description, grow: true },
]

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    look: 'chips',
    name: 'state',
    label: 'State',
    options: Object.keys(tones).map((state) => ({ value: state, label: state })),
  },
]

const source = whole(
  'forms.mine',
  {},
  {
    search: ({ name, description, Client: of }) => `${name} ${description} ${of?.name ?? ''}`,
    fits: (form, { state }) => state === undefined || stateOf(form) === state,
  },
)

/** `/forms-to-fill-in`: what the agency asks of whoever looks. */
export const MyFormsScreen = (): ReactElement => (
  <Page
    title="Forms to Fill In"
    description="What you were asked to fill in, and who has answered it for the same store."
  >
    <List
      name="forms.mine"
      of={source}
      columns={columns}
      filters={filters}
      label="Forms"
      search="Search forms"
      empty={
        <EmptyState icon={ClipboardList} title="Nothing waits for you">
          A form that the agency asks you to fill in shows up here.
        </EmptyState>
      }
    />
  </Page>
)
