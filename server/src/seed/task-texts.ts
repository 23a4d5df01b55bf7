/** Teams of the demo agency's task tool: those of its departments that take tasks, under the same ids. */
export const taskTeams = [
  { id: 4, name: 'Account Management' },
  { id: 2, name: 'SEM' },
  { id: 1, name: 'SEO' },
  { id: 3, name: 'Social' },
  { id: 8, name: 'Programmatic' },
  { id: 10, name: 'Accounting' },
] as const

/** A type of task with what tasks of it are called; `{client}` is the client's name. */
export interface SeedType {
  readonly id: number
  readonly team: number
  readonly name: string
  readonly titles: readonly string[]
}

/** Type 1 is the one that a new task starts with. */
export const taskTypes: readonly SeedType[] = [
  {
    id: 1,
    team: 4,
    name: 'General Request',
    titles: ['Call {client} about the weekend event', 'Send the welcome pack', 'Update the contact list'],
  },
  {
    id: 2,
    team: 4,
    name: 'Client Question',
    titles: ['Answer the question about cost per lead', 'Explain the drop in store visits'],
  },
  {
    id: 3,
    team: 4,
    name: 'Reporting',
    titles: ['Prepare the monthly review', 'Send the performance summary', 'Check the goals for next month'],
  },
  {
    id: 4,
    team: 2,
    name: 'New Campaign',
    titles: ['Launch the year-end event campaign', 'Build the used inventory campaign'],
  },
  {
    id: 5,
    team: 2,
    name: 'Bid Review',
    titles: ['Review bids on brand terms', 'Add negative keywords', 'Move budget to service campaigns'],
  },
  {
    id: 6,
    team: 1,
    name: 'Landing Page',
    titles: ['Write the trade-in landing page', 'Refresh the EV page'],
  },
  { id: 7, team: 1, name: 'Content', titles: ['Publish two model comparisons', 'Update the service FAQ'] },
  {
    id: 8,
    team: 1,
    name: 'Technical Audit',
    titles: ['Fix the redirect chain on inventory pages', 'Audit the page titles'],
  },
  {
    id: 9,
    team: 3,
    name: 'Creative Update',
    titles: ['New images for the lease offer', 'Replace the expired incentive ads'],
  },
  { id: 10, team: 3, name: 'Audience Setup', titles: ['Upload the service customers list'] },
  {
    id: 11,
    team: 8,
    name: 'Display Launch',
    titles: ['Launch the conquest display flight', 'Traffic the new video spots'],
  },
  {
    id: 12,
    team: 8,
    name: 'Pacing Check',
    titles: ['Catch up on video delivery', 'Review the underpacing line items'],
  },
  { id: 13, team: 10, name: 'Invoice Question', titles: ['Correct the co-op share on the invoice'] },
  { id: 14, team: 10, name: 'Budget Change', titles: ['Book the increase for next month'] },
]

/** What a template asks for beside what every task has. */
export interface SeedTemplate {
  readonly id: number
  readonly team: number
  readonly type: number
  readonly name: string
  readonly title: string
  readonly description: string
  readonly priority: 'Low' | 'Normal' | 'High' | 'Urgent'
  readonly dueAfterDays: number
  readonly fields: readonly {
    readonly name: string
    readonly kind: 'Text' | 'Paragraph' | 'Number' | 'Date' | 'Yes or No' | 'Options'
    readonly required?: true
    readonly options?: readonly string[]
  }[]
}

export const taskTemplates: readonly SeedTemplate[] = [
  {
    id: 1,
    team: 2,
    type: 4,
    name: 'New SEM campaign',
    title: 'Launch a new SEM campaign',
    description: 'Build it by the naming rules, have it reviewed, then launch.',
    priority: 'High',
    dueAfterDays: 3,
    fields: [
      {
        name: 'Campaign goal',
        kind: 'Options',
        required: true,
        options: ['Sales', 'Service', 'Parts', 'Brand'],
      },
      { name: 'Monthly budget', kind: 'Number', required: true },
      { name: 'Go-live date', kind: 'Date' },
      { name: 'Landing page', kind: 'Text' },
    ],
  },
  {
    id: 2,
    team: 1,
    type: 6,
    name: 'Landing page',
    title: 'Write a landing page',
    description: 'Copy, titles and internal links.',
    priority: 'Normal',
    dueAfterDays: 7,
    fields: [
      { name: 'Topic', kind: 'Text', required: true },
      { name: 'What it must say', kind: 'Paragraph' },
    ],
  },
  {
    id: 3,
    team: 3,
    type: 9,
    name: 'Creative refresh',
    title: 'Refresh the social creatives',
    description: 'Replace what has expired; keep the best one running.',
    priority: 'Normal',
    dueAfterDays: 4,
    fields: [
      { name: 'Offer ends', kind: 'Date', required: true },
      { name: 'Video wanted', kind: 'Yes or No' },
    ],
  },
  {
    id: 4,
    team: 4,
    type: 3,
    name: 'Monthly review',
    title: 'Prepare the monthly review',
    description: 'Figures, what worked, what changes next month.',
    priority: 'Normal',
    dueAfterDays: 5,
    fields: [],
  },
]

/** Comments under tasks. */
export const taskRemarks = [
  'The store confirmed the offer, we can go on.',
  'Waiting for the images from the client.',
  'Done on my side, please have a look.',
  'Moved to next week with the client’s consent.',
] as const
