import { noteChannel, noteChannels } from '../performance-notes/channels.ts'
import { noteVariants, variantLabel } from '../performance-notes/variants.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'
import { opensClient } from '../../platform/reports/opens-client.ts'
import { report } from '../../platform/reports/report.ts'
import { aiUseKindLabel, aiUseKinds } from '../../access/usage/kinds.ts'

const channelWords = Object.fromEntries(noteChannels.map((channel) => [channel, noteChannel[channel].label]))
/** `Search: Technical` of `search: technical`. */
const usedWords = Object.fromEntries(
  noteChannels.flatMap((channel) =>
    noteVariants.map((variant) => [
      `${channel}: ${variant}`,
      `${noteChannel[channel].label}: ${variantLabel[variant]}`,
    ]),
  ),
)

/** Who used the AI, for what, and what a model took for it. */
export const aiUsageReport = report({
  name: 'aiUsage',
  route: 'reporting.madi-ai-usage-logs',
  path: '/ai-usage-logs',
  title: 'AI Usage Logs',
  sentence: 'Runs of the performance note generator, and answers in the chat that a model wrote.',
  rows: 'uses',
  alsoCalled: ['ai usage'],
  allow: employees,
  filters: {
    kind: {
      kind: 'choice',
      label: 'What',
      options: aiUseKinds.map((kind) => ({ value: kind, label: aiUseKindLabel[kind] })),
      look: 'chips',
    },
    userId: { kind: 'record', label: 'Person', of: 'users' },
    clientId: { kind: 'record', label: 'Client', of: 'clients' },
  },
  period: { kind: 'range' },
  search: 'User, client or model',
  columns: {
    user: { label: 'User', kind: 'person', width: 150 },
    client: {
      label: 'Client',
      kind: 'client',
      opens: opensClient('clients.profile.activity'),
    },
    createdAt: { label: 'When', kind: 'instant', width: 200 },
    kind: { label: 'What', words: aiUseKindLabel, sortable: false, width: 92 },
    startDate: { label: 'From', kind: 'date' },
    endDate: { label: 'Until', kind: 'date' },
    requestedChannels: { label: 'Requested Channels', kind: 'list', words: channelWords, width: 150 },
    usedReports: { label: 'Used Reports', kind: 'list', words: usedWords, width: 170 },
    models: { label: 'Written By', kind: 'list', nothing: 'The portal', extra: true },
    inputTokens: { label: 'Tokens Read', kind: 'count', extra: true },
    outputTokens: { label: 'Tokens Written', kind: 'count', extra: true },
    stoodIn: {
      label: 'Not Shown',
      kind: 'count',
      hint: 'Notes of the model that the portal’s own stood in for',
      extra: true,
    },
  },
  also: ['id'],
  key: ['createdAt', 'id'],
  sort: '-createdAt',
  tiles: [
    { of: 'runs', label: 'Runs of the generator', asks: { kind: 'notes' } },
    {
      of: 'used',
      asks: { kind: 'notes' },
      label: 'Runs that became activities',
      note: ({ runs, used }) => (runs ? `${Math.round(((used ?? 0) / runs) * 100)}% of them` : undefined),
    },
    { of: 'answers', label: 'Chat answers by a model', asks: { kind: 'chat' } },
    { of: 'inputTokens', label: 'Tokens read' },
    { of: 'outputTokens', label: 'Tokens written' },
  ],
  bars: [
    { title: 'Runs by person', by: 'user', of: 'total', asks: 'userId' },
    { title: 'Tokens read by person', by: 'user', of: 'inputTokens', asks: 'userId' },
  ],
  empty: {
    title: 'Nobody has used the AI yet',
    hint: 'Notes are written from the activity tab of a client and from the activity logger.',
  },
})
