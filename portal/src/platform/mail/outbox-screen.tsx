import {
  categoryLabel,
  mailCategories,
  mailStatuses,
  statusLabels,
  type MailStatus,
} from '@portal/core/platform/mail/categories'
import { formatDateTime } from '@portal/core/foundation/format'
import { defaultSuccessMessage } from '@portal/core/foundation/contract/api-error'
import { Badge, type Tone } from '@portal/ui/badge'
import { Banner } from '@portal/ui/banner'
import { EmptyState } from '@portal/ui/empty-state'
import { Eye, Mail, Send } from '@portal/ui/icon'
import { showMailed } from '../../foundation/session/mail-kept.ts'
import type { ReactElement } from 'react'
import {
  List,
  paged,
  type Action,
  type BulkAction,
  type Filter,
  type ListColumn,
  type RowOf,
} from '../parts/list/index.ts'
import { Page } from '../parts/page/index.ts'
import { useOpenRecord } from '../parts/records/use-open-record.ts'
import { fetched } from '../../foundation/errors/fetched.ts'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'

const MailDialog = fetched(() => import('./mail-dialog.tsx').then((m) => m.MailDialog))

type Row = RowOf<'mail.list'>

const tones: Readonly<Record<MailStatus, Tone>> = {
  queued: 'information',
  sent: 'success',
  failed: 'danger',
  kept: 'neutral',
}

const columns: readonly ListColumn<Row>[] = [
  {
    id: 'createdAt',
    label: 'Written',
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatDateTime(createdAt),
    width: 182,
    firm: true,
  },
  { id: 'to', label: 'To', value: ({ to }) => to.join(', '), sortable: false, width: 296 },
  { id: 'subject', label: 'Subject', value: ({ subject }) => subject, grow: true, width: 300 },
  { id: 'category', label: 'Category', value: ({ category }) => categoryLabel(category), width: 132 },
  {
    id: 'status',
    label: 'Status',
    value: ({ status }) => statusLabels[status],
    cell: ({ status }) => (
      <Badge tone={tones[status]} dot>
        {statusLabels[status]}
      </Badge>
    ),
    width: 100,
  },
  {
    id: 'sentAt',
    label: 'Sent',
    value: ({ sentAt }) => sentAt,
    cell: ({ sentAt }) => formatDateTime(sentAt),
    sortable: false,
    extra: true,
    width: 210,
  },
  {
    id: 'attempts',
    label: 'Attempts',
    kind: 'number',
    value: ({ attempts }) => attempts,
    sortable: false,
    extra: true,
    width: 100,
  },
  {
    id: 'lastError',
    label: 'What went wrong',
    value: ({ lastError }) => lastError,
    sortable: false,
    onlyIf: ({ lastError }) => lastError !== null,
    width: 150,
  },
]

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    look: 'chips',
    name: 'status',
    label: 'Status',
    options: mailStatuses.map((status) => ({ value: status, label: statusLabels[status] })),
  },
  {
    kind: 'choice',
    name: 'category',
    label: 'Category',
    options: Object.entries(mailCategories).map(([value, { label }]) => ({ value, label })),
  },
  { kind: 'day', name: 'from', label: 'From' },
  { kind: 'day', name: 'to', label: 'To' },
]

async function queue(rows: readonly Row[]): Promise<void> {
  try {
    for (const { id } of rows) await api.call('mail.queue', { params: { id }, body: {} })
    showMailed(defaultSuccessMessage, defaultSuccessMessage)
  } catch (error) {
    report(error)
  }
  refresh('mail')
}

/** The outbox (Reporting): what the portal sent, or will, or could not. */
export function OutboxScreen(): ReactElement {
  const opened = useOpenRecord('message')
  const { data: stats } = useCall('mail.stats')
  const actions: readonly Action<Row>[] = [
    { name: 'Open', icon: Eye, run: ({ id }) => opened.open(id) },
    {
      name: 'Queue again',
      icon: Send,
      shortcut: 'q',
      may: ({ can }) => can.queue,
      run: (row) => void queue([row]),
    },
  ]
  const bulk: readonly BulkAction<Row>[] = [
    {
      name: 'Queue again',
      icon: Send,
      fits: ({ can }) => can.queue,
      run: (rows, clear) => void queue(rows).then(clear),
    },
  ]
  return (
    <Page
      title="Email Communications"
      description="What the portal wrote to people. Messages with a link or a code are listed without their text."
    >
      {stats && !stats.mailServer && (
        <Banner tone="warning" title="No mail server is set up">
          Messages are kept here and go out to nobody. Ask whoever runs this portal to set one up; afterwards
          kept messages can be queued again.
        </Banner>
      )}
      <List
        name="reporting.email-communications"
        label="Messages"
        of={paged('mail.list')}
        columns={columns}
        filters={filters}
        sort={{ column: 'createdAt', descending: true }}
        search="Subject or recipient"
        actions={actions}
        bulk={bulk}
        onOpen={({ id }) => opened.open(id)}
        exportAs="Email communications"
        empty={
          <EmptyState icon={Mail} title="No messages yet">
            The first one appears as soon as the portal writes to somebody.
          </EmptyState>
        }
      />
      {typeof opened.id === 'number' && (
        <MailDialog id={opened.id} onQueue={(row) => void queue([row])} onClose={opened.close} />
      )}
    </Page>
  )
}
