import type { Answer } from '@portal/core/calls'
import { formatCount, formatDateTime, formatDay } from '@portal/core/foundation/format'
import { noteChannel, isNoteChannel } from '@portal/core/results/performance-notes/channels'
import { noteVariants, variantLabel } from '@portal/core/results/performance-notes/variants'
import { pathOf } from '@portal/core/foundation/routes'
import { aiUseKindLabel, aiUseKinds } from '@portal/core/access/usage/kinds'
import { EmptyState } from '@portal/ui/empty-state'
import { Sparkles } from '@portal/ui/icon'
import { Fragment, type ReactElement } from 'react'
import { Link } from 'wouter'
import {
  ExportButton,
  ListTools,
  ListView,
  paged,
  useList,
  type Filter,
  type ListColumn,
  type RowOf,
} from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { Tiles, type Tile } from '../../platform/parts/report/index.ts'
import { ViewsMenu } from '../../platform/views/views-menu.tsx'
import styles from './usage.module.css'

type AiUse = RowOf<'aiUsage.list'>

const source = paged('aiUsage.list')

const filters: readonly Filter[] = [
  {
    kind: 'choice',
    name: 'kind',
    label: 'What',
    options: aiUseKinds.map((kind) => ({ value: kind, label: aiUseKindLabel[kind] })),
    look: 'chips',
  },
  { kind: 'record', name: 'userId', label: 'Person', of: 'users' },
  { kind: 'record', name: 'clientId', label: 'Client', of: 'clients' },
  { kind: 'day', name: 'startDate', label: 'From' },
  { kind: 'day', name: 'endDate', label: 'Until' },
]

const channelName = (channel: string): string =>
  isNoteChannel(channel) ? noteChannel[channel].label : channel

/** `Search: Technical` of `search: technical`. */
function reportName(report: string): string {
  const [channel = '', word] = report.split(': ')
  const variant = noteVariants.find((one) => one === word)
  return variant ? `${channelName(channel)}: ${variantLabel[variant]}` : channelName(report)
}

const datesOf = ({ startDate, endDate }: AiUse): string =>
  startDate === null || endDate === null ? '' : `${formatDay(startDate)} – ${formatDay(endDate)}`

const writerOf = ({ models, stoodIn }: AiUse): string =>
  models.length === 0
    ? 'The portal'
    : `${models.join(', ')}${stoodIn > 0 ? ` (${formatCount(stoodIn)} not shown)` : ''}`

const columns: readonly ListColumn<AiUse>[] = [
  { id: 'user', label: 'User', value: ({ user }) => user.fullName, width: 150 },
  {
    id: 'client',
    label: 'Client',
    value: ({ client }) => client?.name,
    cell: ({ client }) =>
      client ? (
        <Link href={pathOf('clients.profile.activity', { slug: client.slug })}>{client.name}</Link>
      ) : (
        '–'
      ),
    width: 180,
    grow: true,
  },
  {
    id: 'createdAt',
    label: 'When',
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatDateTime(createdAt),
    width: 200,
  },
  { id: 'kind', label: 'What', value: ({ kind }) => aiUseKindLabel[kind], sortable: false, width: 92 },
  { id: 'dates', label: 'Dates', value: datesOf, sortable: false, width: 196 },
  {
    id: 'channels',
    label: 'Requested Channels',
    value: ({ requestedChannels }) => requestedChannels.map(channelName).join(', '),
    sortable: false,
    width: 150,
  },
  {
    id: 'reports',
    label: 'Used Reports',
    value: ({ usedReports }) => usedReports.map(reportName).join(', '),
    sortable: false,
    width: 170,
  },
  { id: 'model', label: 'Written By', value: writerOf, sortable: false, extra: true, width: 170 },
  {
    id: 'inputTokens',
    label: 'Tokens Read',
    kind: 'number',
    value: ({ inputTokens }) => inputTokens,
    extra: true,
    width: 124,
  },
  {
    id: 'outputTokens',
    label: 'Tokens Written',
    kind: 'number',
    value: ({ outputTokens }) => outputTokens,
    extra: true,
    width: 140,
  },
]

function tilesOf({ totals }: Answer<'aiUsage.list'>): readonly Tile[] {
  const { runs, used, answers, inputTokens, outputTokens } = totals
  const tokens = inputTokens + outputTokens
  return [
    { label: 'Runs of the generator', value: formatCount(runs) },
    {
      label: 'Runs that became activities',
      value: formatCount(used),
      note: runs === 0 ? undefined : `${Math.round((used / runs) * 100)}% of them`,
    },
    { label: 'Chat answers by a model', value: formatCount(answers) },
    {
      label: 'Tokens',
      value: formatCount(tokens),
      note: `${formatCount(inputTokens)} read, ${formatCount(outputTokens)} written`,
    },
  ]
}

/** `/reporting/ai-usage-logs`: who used the AI, for what, and what it took. */
export function AiUsageLogsScreen(): ReactElement {
  const list = useList({
    name: 'reporting.ai-usage-logs',
    of: source,
    columns,
    filters,
    sort: { column: 'createdAt', descending: true },
  })
  return (
    <Page
      title="AI Usage Logs"
      description="Runs of the performance note generator, and answers in the chat that a model wrote."
    >
      <Tiles tiles={list.answer === undefined ? null : tilesOf(list.answer)} places={4} />
      <ListView
        list={list}
        label="AI usage"
        expand={(row) => <Detail row={row} />}
        tools={
          <ListTools
            of={list}
            search="User, client or model"
            aside={
              <>
                <ViewsMenu of={list} />
                <ExportButton of={list} fileName="AI Usage Logs" />
              </>
            }
          />
        }
        empty={
          <EmptyState icon={Sparkles} title="Nobody has used the AI yet">
            Notes are written from the activity tab of a client and from the activity logger.
          </EmptyState>
        }
      />
    </Page>
  )
}

const tokenWords = (tokens: number | null): string => (tokens === null ? 'not told' : formatCount(tokens))

function Detail({ row }: { readonly row: AiUse }): ReactElement {
  const facts: readonly (readonly [string, string])[] = [
    ...(row.kind === 'notes'
      ? ([
          ['Dates', datesOf(row)],
          ['Requested Channels', row.requestedChannels.map(channelName).join(', ')],
          ['Used Reports', row.usedReports.map(reportName).join(', ') || 'None'],
        ] as const)
      : []),
    ['Written By', writerOf(row)],
    ...(row.models.length === 0
      ? []
      : ([
          ['Tokens', `${tokenWords(row.inputTokens)} read, ${tokenWords(row.outputTokens)} written`],
        ] as const)),
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
