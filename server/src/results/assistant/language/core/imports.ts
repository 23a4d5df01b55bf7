import { importKindLabel, importKinds, type ImportKind } from '@portal/core/settings/imports/fields'
import type { Topic } from '../topic.ts'
import { words } from './shared.ts'

const saidOf: Readonly<Record<ImportKind, string>> = {
  clients: 'client import|import of clients|imported clients|clients import',
  budgets: 'budget import|import of budgets|imported budgets|budgets import',
  metrics:
    'daily figures|figures|figures import|figure import|import of figures|imported figures|metrics import|spend import|spend figures',
  figures: 'report figures|figures for reports|import of report figures',
  payments: 'payment import|import of payments|imported payments|payments import',
  entries: 'list entries|import of entries|entries of a list',
}

/** Files that were brought in, and what became of each. */
export const imports: Topic = {
  id: 'imports',
  title: 'Imports',
  words: words('import|file import|imported file|file brought in|uploaded file|csv import|data import'),
  columns: [
    { id: 'file', label: 'File', kind: 'text', words: words('file|file name|filename') },
    {
      id: 'kind',
      label: 'Of',
      kind: 'choice',
      words: words('kind of import|kind|what was imported'),
      values: importKinds.map((kind) => ({
        value: importKindLabel[kind],
        label: importKindLabel[kind],
        words: words(saidOf[kind]),
      })),
    },
    {
      id: 'state',
      label: 'State',
      kind: 'choice',
      words: words('state|status'),
      values: [
        {
          value: 'Done',
          label: 'Done',
          words: words('done|worked|went through|successful|succeeded|finished|completed|is in'),
        },
        {
          value: 'Failed',
          label: 'Failed',
          words: words('failed|fail|broke|did not work|crashed|unsuccessful|not worked|did not go through'),
        },
        {
          value: 'Needs changes',
          label: 'Needs changes',
          words: words('needs changes|has to be mended|refused|rejected|turned down'),
        },
        { value: 'Canceled', label: 'Canceled', words: words('canceled|cancelled|called off') },
        {
          value: 'Under Way',
          label: 'Under way',
          words: words('under way|running|in progress|still running|not finished'),
        },
        {
          value: 'Checked',
          label: 'Checked',
          words: words('ready to apply|checked|not written|not written yet|waiting to be written'),
        },
      ],
    },
    { id: 'rows', label: 'Rows', kind: 'count', words: words('row|line|how many rows'), sums: true },
    {
      id: 'bad',
      label: 'Rows left out',
      kind: 'count',
      words: words(
        'bad row|skipped|rows got skipped|rows were skipped|rows skipped|skipped row|left out|row left out|error|rows with errors|mistake',
      ),
      sums: true,
    },
    { id: 'created', label: 'Created', kind: 'count', words: words('created|added|new rows'), sums: true },
    { id: 'updated', label: 'Changed', kind: 'count', words: words('updated|changed'), sums: true },
    {
      id: 'at',
      label: 'Brought in',
      kind: 'date',
      words: words('imported|brought in|uploaded|ran'),
    },
    {
      id: 'message',
      label: 'Message',
      kind: 'text',
      words: words('message|why it failed|problem'),
      aside: true,
    },
  ],
  narrows: [],
  period: 'range',
  date: 'at',
  by: ['day', 'week', 'month'],
  newest: 'at',
  past: true,
  rank: 7,
  calls: ['imports.list'],
}
