import { centsFromDollars } from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import { agreementStates } from '@portal/core/money/agreements/agreement'
import { Badge } from '@portal/ui/badge'
import { LinkButton } from '@portal/ui/button'
import { EmptyState } from '@portal/ui/empty-state'
import { ClipboardList, FileText, Plus } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { Link } from 'wouter'
import { List, whole, type ListColumn, type RowOf } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { AgreementBadge } from './agreement-badge.tsx'
import { downloadAgreement } from './download.ts'

type Agreement = RowOf<'agreements.list'>

const columns: readonly ListColumn<Agreement>[] = [
  {
    id: 'client',
    label: 'Client',
    value: ({ client }) => client.name,
    cell: ({ client, slug }) => <Link href={pathOf('agreement.show', { slug })}>{client.name}</Link>,
    width: 200,
    grow: true,
    fixed: true,
    sortable: true,
  },
  { id: 'title', label: 'Agreement', value: ({ title }) => title, width: 220, sortable: true },
  {
    id: 'state',
    label: 'State',
    kind: 'status',
    value: ({ state }) => state,
    cell: ({ state }) => <AgreementBadge state={state} />,
    width: 112,
    sortable: true,
  },
  {
    id: 'monthly',
    label: 'A Month',
    kind: 'money',
    value: ({ monthly }) => centsFromDollars(monthly),
    width: 120,
    sortable: true,
  },
  {
    id: 'startsAt',
    label: 'Starts',
    kind: 'date',
    value: ({ startsAt }) => startsAt,
    width: 112,
    sortable: true,
  },
  { id: 'endsAt', label: 'Ends', kind: 'date', value: ({ endsAt }) => endsAt, width: 112, sortable: true },
  {
    id: 'renewal',
    label: 'Renewal',
    value: ({ renewal }) => (renewal ? 'Due' : ''),
    cell: ({ renewal }) => (renewal ? <Badge tone="warning">Due</Badge> : null),
    width: 116,
    sortable: true,
  },
]

const source = whole(
  'agreements.list',
  {},
  {
    search: ({ client, title }) => `${client.name} ${title}`,
    fits: (agreement, { state, renewal }) =>
      (state === undefined || agreement.state === state) && (renewal === undefined || agreement.renewal),
  },
)

/** `/agreements`: what was agreed with whom, and what ends soon. */
export const AgreementsScreen = (): ReactElement => (
  <Page
    title="Agreements"
    description="What clients have signed, what waits for a signature, and what ends within ninety days."
    actions={
      <>
        <LinkButton href={pathOf('agreements.questionnaire')} icon={ClipboardList}>
          Questionnaires
        </LinkButton>
        <LinkButton href={pathOf('agreements.create')} icon={Plus} variant="primary">
          Create agreement
        </LinkButton>
      </>
    }
  >
    <List<Agreement, unknown>
      name="agreements"
      label="Agreements"
      of={source}
      columns={columns}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: 'State',
          options: agreementStates.map((state) => ({ value: state, label: state })),
        },
        {
          kind: 'choice',
          name: 'renewal',
          label: 'Renewal',
          options: [{ value: 'due', label: 'Ends within 90 days' }],
        },
      ]}
      sort={{ column: 'endsAt', descending: true }}
      search="Client or agreement"
      actions={[
        {
          name: 'Open',
          icon: FileText,
          shortcut: 'o',
          href: ({ slug }) => pathOf('agreement.show', { slug }),
        },
        {
          name: 'Download PDF',
          icon: FileText,
          shortcut: 'p',
          run: ({ slug }) => void downloadAgreement(slug),
        },
      ]}
      exportAs="Agreements"
      empty={
        <EmptyState icon={FileText} title="No agreements">
          Create one from a template: the client reads and signs it in the portal.
        </EmptyState>
      }
    />
  </Page>
)
