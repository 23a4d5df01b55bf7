import type { Answer } from '@portal/core/calls'
import { pathOf } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import {
  Archive,
  ClipboardList,
  ExternalLink,
  Link as LinkIcon,
  Plus,
  SquarePen,
  Trash2,
  Undo2,
} from '@portal/ui/icon'
import { showSuccess } from '@portal/ui/toast'
import type { ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { copy } from '../../foundation/browser/clipboard.ts'
import { report } from '../../foundation/errors/errors.ts'
import { refresh } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { List, whole, type Action, type Filter, type ListColumn } from '../../platform/parts/list/index.ts'
import type { LookThrough } from '../../platform/parts/list/held.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { useRemoval } from '../../platform/parts/removal/index.ts'
import { answersThatGo } from './answers-that-go.ts'
import { addressOf } from './form-address.ts'

type Row = Answer<'forms.list'>[number]

const common: readonly ListColumn<Row>[] = [
  { id: 'name', label: 'Name', value: ({ name }) => name, grow: true, sortable: true },
  {
    id: 'questions',
    label: 'Questions',
    kind: 'number',
    value: ({ questions }) => questions,
    sortable: true,
    width: 116,
  },
]

const states = ['Open', 'Closed', 'Put away'] as const

const stateOf = ({ open, putAway }: Row): (typeof states)[number] =>
  putAway ? 'Put away' : open ? 'Open' : 'Closed'

const columns: readonly ListColumn<Row>[] = [
  ...common,
  { id: 'client', label: 'Client', value: ({ Client }) => Client?.name, width: 220, sortable: true },
  {
    id: 'open',
    label: 'State',
    value: stateOf,
    cell: (form) => <Badge tone={form.open ? 'success' : 'neutral'}>{stateOf(form)}</Badge>,
    width: 110,
  },
  {
    id: 'answers',
    label: 'Answers',
    kind: 'number',
    value: ({ answers }) => answers,
    cell: ({ id, answers }) => (
      <Link href={pathOf('tools.forms.edit', { id }, { tab: 'answers' })}>{answers}</Link>
    ),
    sortable: true,
  },
  {
    id: 'lastAnswerAt',
    label: 'Last Answer',
    kind: 'date',
    value: ({ lastAnswerAt }) => lastAnswerAt,
    sortable: true,
    width: 130,
  },
  { id: 'becomes', label: 'Also Becomes', value: ({ becomes }) => becomes, width: 150 },
]

const looks: LookThrough<Row> = {
  search: ({ name, Client }) => `${name} ${Client?.name ?? ''}`,
  // What was put away is seen by whoever asks for it.
  fits: (form, { state }) => (state === undefined ? !form.putAway : stateOf(form) === state),
}
const stateFilter: Filter = {
  kind: 'choice',
  name: 'state',
  label: 'State',
  options: states.map((state) => ({ value: state, label: state })),
}
const forms = whole('forms.list', {}, looks)
const templates = whole('forms.list', { query: { templates: 'true' } }, looks)

/** Closes a form and takes it out of sight with its answers, or puts it back among the closed ones. */
async function putAway({ id, name, version }: Row, away: boolean): Promise<void> {
  try {
    await api.call('forms.update', { params: { id }, body: { putAway: away, open: false }, ifMatch: version })
    showSuccess(
      away
        ? `${name} is closed and put away with its answers.`
        : `${name} is back, closed: open it to be answered.`,
    )
  } catch (failure) {
    report(failure)
  } finally {
    refresh('forms')
  }
}

/** `/tools/forms`: what the agency asks its clients and their customers. */
export const FormsScreen = (): ReactElement => <Forms ofTemplates={false} />

/** `/tools/forms/templates`: what a form starts from. */
export const FormTemplatesScreen = (): ReactElement => <Forms ofTemplates />

function Forms({ ofTemplates }: { readonly ofTemplates: boolean }): ReactElement {
  const [, navigate] = useLocation()
  const edit = ({ id }: Row): string =>
    pathOf(ofTemplates ? 'tools.forms.templates.edit' : 'tools.forms.edit', { id })
  const removal = useRemoval<Row>({
    title: () => (ofTemplates ? 'Delete this template?' : 'Delete this form?'),
    question: ([form]) =>
      ofTemplates ? (
        <>Forms that started from {form?.name} stay as they are.</>
      ) : (
        <>
          The address of {form?.name} opens nothing any more. {answersThatGo(form?.answers ?? 0)}
        </>
      ),
    remove: ({ id }) => api.call('forms.remove', { params: { id } }),
    removed: () => refresh('forms'),
    done: () => 'It is deleted.',
    failed: 'It could not be deleted.',
  })
  const actions: readonly Action<Row>[] = [
    { name: 'Edit', icon: SquarePen, href: edit },
    ...(ofTemplates
      ? [
          {
            name: 'Start a form from it',
            icon: Plus,
            href: ({ id }: Row) => `${pathOf('tools.forms.new')}?template=${id}`,
          },
        ]
      : [
          { name: 'Copy address', icon: LinkIcon, run: (form: Row) => void copy('Address', addressOf(form)) },
          {
            name: 'Open the form',
            icon: ExternalLink,
            may: ({ open }: Row) => open,
            run: (form: Row) => void window.open(addressOf(form), '_blank', 'noopener'),
          },
        ]),
    ...(ofTemplates
      ? []
      : [
          {
            name: 'Put away',
            icon: Archive,
            may: (form: Row) => !form.putAway,
            run: (form: Row) => void putAway(form, true),
          },
          {
            name: 'Bring back',
            icon: Undo2,
            may: (form: Row) => form.putAway,
            run: (form: Row) => void putAway(form, false),
          },
        ]),
    { name: 'Delete', icon: Trash2, danger: true, run: (form) => removal.ask([form]) },
  ]
  return (
    <Page
      title={ofTemplates ? 'Form Templates' : 'Forms'}
      description={
        ofTemplates
          ? 'Questions that a new form starts from.'
          : 'What you ask clients and their customers: filled in at an address of its own.'
      }
      {...(ofTemplates ? { crumbs: [{ label: 'Forms', href: pathOf('tools.forms.index') }] } : {})}
      actions={
        <>
          {!ofTemplates && <Link href={pathOf('tools.forms.templates')}>Form Templates</Link>}
          <Button
            icon={Plus}
            variant="primary"
            onClick={() => navigate(pathOf(ofTemplates ? 'tools.forms.templates.new' : 'tools.forms.new'))}
          >
            {ofTemplates ? 'New template' : 'New form'}
          </Button>
        </>
      }
    >
      <List
        name={ofTemplates ? 'formTemplates' : 'forms'}
        of={ofTemplates ? templates : forms}
        columns={ofTemplates ? common : columns}
        filters={ofTemplates ? [] : [stateFilter]}
        label={ofTemplates ? 'Form templates' : 'Forms'}
        search={ofTemplates ? 'Search templates' : 'Search forms'}
        exportAs={ofTemplates ? 'form-templates' : 'forms'}
        href={edit}
        actions={actions}
        empty={
          <EmptyState icon={ClipboardList} title={ofTemplates ? 'No templates yet' : 'No forms yet'}>
            {ofTemplates
              ? 'Add the first one: forms start with its questions.'
              : 'Add the first one, or start from a template.'}
          </EmptyState>
        }
      />
      {removal.dialog}
    </Page>
  )
}
