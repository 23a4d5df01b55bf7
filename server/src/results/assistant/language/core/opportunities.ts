import type { Topic } from '../topic.ts'
import { words } from './shared.ts'

/** What a lead of the agency's is called while nobody has decided. */
const inPipeline = words('pipeline|in the pipeline|in our pipeline|sales pipeline|lead in the pipeline')

/** The agency's own leads, by stage, and whether they are open, won or lost. */
export const opportunities: Topic = {
  id: 'opportunities',
  title: 'Opportunities',
  words: [
    ...words(
      'opportunity|opportunities|deal|sales opportunity|potential client|prospective client|new business',
    ),
    ...inPipeline,
  ],
  columns: [
    { id: 'name', label: 'Name', kind: 'text', words: [] },
    {
      id: 'stageId',
      label: 'Stage',
      kind: 'record',
      of: 'opportunityStages',
      words: words('stage|in stage|deal stage|stages'),
    },
    {
      id: 'state',
      label: 'State',
      kind: 'choice',
      words: words('state|status'),
      values: [
        {
          value: 'Open',
          label: 'Open',
          words: [...words('open|undecided|still open|not decided|running'), ...inPipeline],
        },
        { value: 'Won', label: 'Won', words: words('won|closed won|we win|won over') },
        { value: 'Lost', label: 'Lost', words: words('lost|closed lost|we lose') },
      ],
    },
    {
      id: 'amount',
      label: 'Value a Month',
      kind: 'money',
      words: words('value a month|value|pipeline value|deal value|deal size|monthly value|amount|worth'),
      sums: true,
    },
    {
      id: 'ownerId',
      label: 'Owner',
      kind: 'person',
      words: words('owner|owned by|owns|salesperson|sales rep|rep|working'),
    },
    {
      id: 'nextStep',
      label: 'Next Step',
      kind: 'text',
      words: words('next step|next action|what comes next'),
    },
    {
      id: 'nextStepAt',
      label: 'Next Step On',
      kind: 'date',
      words: words('next step on|next step due|next step is due|follow up due'),
      values: [{ value: 'overdue', label: 'Overdue', words: words('overdue|past due|late') }],
    },
    { id: 'contactName', label: 'Contact', kind: 'text', words: words('contact'), aside: true },
    { id: 'email', label: 'Email', kind: 'text', words: words('email'), aside: true },
    { id: 'phone', label: 'Phone', kind: 'text', words: words('phone'), aside: true },
    {
      id: 'source',
      label: 'Source',
      kind: 'text',
      words: words('source|where it came from|lead source|came from'),
    },
    {
      id: 'lostReasonId',
      label: 'Lost Reason',
      kind: 'record',
      of: 'lostReasons',
      words: words('lost reason|reason lost|why lost|reason we lost'),
    },
  ],
  narrows: [],
  measure: 'amount',
  period: null,
  person: 'ownerId',
  finished: { state: ['Won', 'Lost'] },
  rank: 3.5,
  calls: ['opportunities.list'],
}
