import type { Topic } from '../topic.ts'
import {
  clientColumn,
  department,
  everyNarrowing,
  groupColumn,
  managerColumn,
  plannedChannel,
  spendWords,
  words,
} from './shared.ts'

/** Spend of a month so far against what the budgets leave for media. */
export const pacing: Topic = {
  id: 'pacing',
  title: 'Pacing',
  rows: 'clients',
  words: words(
    'budget pacing|pacing of budgets|what percent of my budget is spent|what percentage of my budget is spent|what percent of the budget is spent|what percentage of the budget is spent|tracking against budget|tracking to budget|tracking against its budget|tracking against the budget|tracking against my budget|pacing|paced|pace|paces|used up|budget used up|budget is used|budget used|budget is used up|status of my budget|status of the budget|budget status|how much of it is spent|how much of it have we spent|how much of it was spent|how much of my budget is spent|how much of my budget was spent|how much of my budget have you spent|how much of the budget is spent|how much of the budget was spent|whole budget|full budget|how far along is my budget|how far along is the budget|budget vs what was spent|budget vs spent|budget versus spent|budget vs actual|budget against spend|hit its budget|hit the budget|hit budget|hit their budget|hit my budget|spend its full budget|spend the full budget|spend my full budget|use its full budget|spend its whole budget|spend all of its budget|media budget is spent|media budget spent|actual spend vs budget|spend vs budget|spend versus budget|spend against budget|budget vs spend',
  ),
  columns: [
    clientColumn,
    groupColumn,
    managerColumn,
    {
      ...plannedChannel,
      label: 'Section',
      words: words('section|channel'),
    },
    department,
    {
      id: 'state',
      label: 'Pace',
      kind: 'choice',
      words: [],
      evokes: true,
      values: [
        {
          value: 'Underpacing',
          label: 'Underpacing',
          words: words(
            'under|underpacing|under pacing|underpaced|behind|underspending|underspend|underspent|under spending|spending too little|spent too little|behind on spend|behind pace|slow',
          ),
        },
        {
          value: 'Overpacing',
          label: 'Overpacing',
          words: words(
            'over|overpacing|over pacing|overpaced|ahead|overspending|overspend|over spending|spending too much|spent too much|spending too fast|spent too fast|ahead of pace|too fast',
          ),
        },
        { value: 'On pace', label: 'On pace', words: words('on track|on pace|on target') },
        {
          value: 'No budget',
          label: 'No budget',
          words: words('spending without a budget|spend without a budget'),
        },
        { value: 'Not started', label: 'Not started', words: words('not started') },
      ],
    },
    {
      id: 'over',
      label: 'Over budget',
      kind: 'choice',
      words: [],
      evokes: true,
      values: [
        {
          value: 'yes',
          label: 'Over budget',
          words: words(
            'run out of budget|running out of budget|ran out of budget|out of money|blew through their budget|blew through its budget|blew their budget|blew the budget|blown through their budget|over budget|over the budget|over their budget|over its budget|overspent|out of budget|above budget|exceeded the budget|exceeded their budget|exceed the budget|exceed their budget|blown the budget|over budgets',
          ),
        },
        {
          value: 'no',
          label: 'Under budget',
          words: words(
            'under budget|under the budget|under their budget|within budget|within the budget|below budget',
          ),
        },
      ],
    },
    {
      id: 'budget',
      label: 'Media Budget',
      means: 'what is left of the invoice amount for media',
      kind: 'money',
      words: words('media budget|media budgets|net budget|net budgets'),
      weak: words('budget|budgets'),
      sums: true,
      evokes: true,
    },
    { id: 'spend', label: 'Spent', kind: 'money', words: [], weak: spendWords, sums: true },
    {
      id: 'expected',
      label: 'Expected',
      means: 'what would be spent by now if the month went evenly',
      kind: 'money',
      words: words('expected|expected by now|spent by now|by now|should'),
      sums: true,
      evokes: true,
    },
    {
      id: 'ahead',
      label: 'Over Expected',
      kind: 'money',
      words: words(
        'over expected|total overspend|overspend amount|amount of overspend|dollars over|amount over|ahead of expected',
      ),
      sums: true,
      aside: true,
    },
    {
      id: 'projected',
      label: 'Projected',
      means: 'what the month will have spent if it goes on as it has',
      kind: 'money',
      words: words('projected|projected spend|projection|projections|end of month projection'),
      sums: true,
      evokes: true,
    },
    {
      id: 'left',
      label: 'Left',
      kind: 'money',
      words: words(
        'how much is left|how much is still left|how much of my budget is left|how much of the budget is left|how much of its budget is left|how much of their budget is left|how much budget is left|left of its budget|how much is remaining|budget left|budget is left|budget remaining|remaining budget|left of the budget|left of my budget|left in my budget|left in the budget|left on my budget|budget do i have left|do i have left|money left|left to spend|left over|unspent|unspent money|unspent budget|unspent funds',
      ),
      weak: words('left|remaining|remains'),
      sums: true,
      evokes: true,
    },
    {
      id: 'pace',
      label: 'Pace',
      means: 'spend divided by what was expected by now, in percent',
      kind: 'percent',
      words: [],
      weak: words('pacing|pace'),
      rate: { of: 'spend', per: 'expected' },
    },
  ],
  narrows: everyNarrowing,
  period: 'month',
  client: 'client',
  byClient: ['state', 'over'],
  percent: 'pace',
  foretold: { by: 'projected', of: 'spend' },
  sentences: [
    /\bbudgets? (?:vs|versus|against|compared (?:to|with)) (?:what )?(?:i|we|they|you|was|it)? ?(?:have |has |was )?spen[dt]\b()/,
    /\bspen(?:d|t|ding)\b.* (?:vs|versus|against|compared (?:to|with)) (?:the |its |my |our |their )?(?:media )?budgets?\b()/,
    /\b(?:forecasts?|projections?)\b/,
    /\b(?:will|going to)\b.*\b(land|end up|finish|come out)\b/,
  ],
  rank: 10,
  calls: ['clients.mtdPacingTotals', 'clients.sectionBudgets'],
}
