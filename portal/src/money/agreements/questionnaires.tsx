import { defineFields } from '@portal/core/foundation/contract/field'
import { pathOf } from '@portal/core/foundation/routes'
import { Card } from '@portal/ui/card'
import { EmptyState } from '@portal/ui/empty-state'
import { ClipboardList } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { Link, useLocation } from 'wouter'
import { invalidate } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { Form, FormField, useForm } from '../../platform/parts/form/index.ts'
import { List, whole, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { Page, type Crumb } from '../../platform/parts/page/index.ts'
import styles from './agreements.module.css'

type Row = RowOf<'agreementQuestionnaires.list'>

/** Where every screen of questionnaires is reached from. */
export const agreementsCrumb: Crumb = { label: 'Agreements', href: pathOf('agreements.index') }

const columns: readonly ListColumn<Row>[] = [
  {
    id: 'title',
    label: 'Questionnaire',
    value: ({ title }) => title,
    cell: ({ id, title }) => <Link href={pathOf('agreements.questionnaire', { id })}>{title}</Link>,
    width: 240,
    grow: true,
    sortable: true,
  },
  { id: 'client', label: 'Client', value: ({ client }) => client?.name ?? null, width: 200, sortable: true },
  {
    id: 'template',
    label: 'Template',
    value: ({ template }) => template?.name ?? null,
    width: 180,
    sortable: true,
  },
  {
    id: 'percent',
    label: 'Done',
    kind: 'percent',
    value: ({ percent }) => percent,
    cell: ({ percent }) => `${percent}%`,
    width: 100,
    sortable: true,
  },
  {
    id: 'updatedBy',
    label: 'Last Filled By',
    value: ({ updatedBy }) => updatedBy,
    width: 170,
    sortable: true,
  },
  {
    id: 'updatedAt',
    label: 'Last Filled',
    kind: 'date',
    value: ({ updatedAt }) => updatedAt,
    width: 120,
    sortable: true,
  },
]
const source = whole(
  'agreementQuestionnaires.list',
  {},
  { search: ({ title, client }) => `${title} ${client?.name ?? ''}` },
)

/** A new questionnaire, and below it every one that was begun. */
export const Questionnaires = (): ReactElement => (
  <Page
    title="Agreement Questionnaire"
    description="What the agency has to know before an agreement is written. Answers are kept as they are typed."
    crumbs={[agreementsCrumb]}
  >
    <Card title="New questionnaire">
      <Begin />
    </Card>
    <List<Row, unknown>
      name="agreementQuestionnaires"
      label="Questionnaires"
      of={source}
      columns={columns}
      sort={{ column: 'updatedAt', descending: true }}
      search="Questionnaire or client"
      exportAs="Questionnaires"
      empty={
        <EmptyState icon={ClipboardList} title="No questionnaires">
          Begin one with a client or a prospect.
        </EmptyState>
      }
    />
  </Page>
)

const beginFields = defineFields({
  title: { label: 'Title', kind: 'text', required: true },
  clientId: {
    label: 'Client',
    kind: 'record',
    of: 'clients',
    hint: 'May stay empty for somebody who is no client yet.',
  },
  templateId: {
    label: 'Template',
    kind: 'record',
    of: 'agreementTemplates',
    hint: 'Its own questions are asked too.',
  },
})

function Begin(): ReactElement {
  const [, navigate] = useLocation()
  const form = useForm({
    fields: beginFields,
    save: (body, { options }) =>
      api.call('agreementQuestionnaires.create', { body, idempotencyKey: options.idempotencyKey }),
    saved: ({ id }) => {
      invalidate('agreementQuestionnaires')
      navigate(pathOf('agreements.questionnaire', { id }))
    },
  })
  return (
    <Form of={form} label="New questionnaire" saveLabel="Begin questionnaire">
      <div className={styles.begin}>
        <FormField of={form} name="title" />
        <FormField of={form} name="clientId" />
        <FormField of={form} name="templateId" />
      </div>
    </Form>
  )
}
