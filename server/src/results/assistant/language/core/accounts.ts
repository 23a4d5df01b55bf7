import { chargedWaysOfFees } from '@portal/core/money/invoicing/accounts'
import type { Topic } from '../topic.ts'
import { words } from './shared.ts'

const saidOf: Readonly<Record<(typeof chargedWaysOfFees)[number], string>> = {
  'By days':
    'by days|by the day|by day|charged by days|charged by the day|charged by day|billed by days|billed by the day|prorated|pro rated|prorated by days',
  'Whole months': 'whole months|full months|by whole months|charged by whole months|not prorated',
  'As its service': 'as its service|like its service|as the service',
}

/** What services and kinds of fees are called in the ledger, and how a month in part is charged. */
export const accounts: Topic = {
  id: 'accounts',
  title: 'Accounts of Services',
  rows: 'account codes',
  words: words(
    'account code|ledger account|ledger code|gl code|gl account|accounting code|account code of service|account code for service',
  ),
  sentences: [
    /\b(?:which |what |list |the |all )*(services|fees)\b.*\b(?:(?:charged|billed) (?:by|for)|prorated|pro rated)\b/,
    /\bhow (?:is|are|do we|does) \S+(?: \S+)? (charged|billed|prorated)\b/,
  ],
  columns: [
    { id: 'name', label: 'Service', kind: 'text', of: 'services', words: words('service') },
    {
      id: 'kind',
      label: 'Kind',
      kind: 'choice',
      words: words('kind'),
      values: [
        { value: 'Service', label: 'Service', words: words('services') },
        { value: 'Fee', label: 'Fee', words: words('fee') },
      ],
    },
    { id: 'accountCode', label: 'Account Code', kind: 'text', words: words('code') },
    {
      id: 'charged',
      label: 'Charged',
      kind: 'choice',
      words: words('charged|billed'),
      values: chargedWaysOfFees.map((value) => ({ value, label: value, words: words(saidOf[value]) })),
    },
  ],
  narrows: [],
  period: null,
  rank: 8,
  calls: ['invoicing.accounts'],
}
