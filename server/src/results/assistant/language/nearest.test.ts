import { expect, it } from 'vitest'
import { knowledge } from './corpus/knowledge.ts'
import { inShort } from './in-short.ts'
import { noThread } from './question.ts'
import { readInThread } from './read.ts'

const readingOf = (text: string) => readInThread(text, knowledge, noThread).reading

/** What comes nearest to a question, and the parts that it leaves out; null where it is declined altogether. */
function nearest(text: string): { readonly question: string; readonly left: readonly string[] } | null {
  const reading = readingOf(text)
  if (reading.is !== 'declined' || !reading.instead) return null
  const { question, left } = reading.instead
  return { question: inShort({ is: 'question', question }), left }
}

it('the part that asks is answered, and what is told around it is named', () => {
  expect(nearest('I leave early today, but which of my stores is underpacing')).toEqual({
    question: 'pacing mine state=Underpacing by=client',
    left: ['I leave early today', 'but'],
  })
  expect(
    nearest(
      'Something came up with the owner of Lone Star Ford, so I need to know what they spent in October',
    ),
  ).toEqual({
    question: 'figures.spend client=Lone Star Ford 2026-10-01..2026-10-31',
    left: ['Something came up with the owner of Lone Star Ford'],
  })
  expect(nearest('sorry for the bother, how many overdue tasks are there')).toEqual({
    question: 'tasks.count due=overdue',
    left: ['sorry for the bother'],
  })
})

it('words that nobody knows are named beside an answer without them', () => {
  expect(nearest('which invoices are overdue zzyzx')).toEqual({
    question: 'invoices dueAt=overdue',
    left: ['zzyzx'],
  })
  expect(nearest('spend of the frobnicated campaigns in October')).toEqual({
    question: 'campaigns.spend 2026-10-01..2026-10-31',
    left: ['frobnicated'],
  })
})

it('nothing that rules out, counts, orders, compares or names somebody is left out', () => {
  for (const question of [
    'budgets not on any invoice in October',
    'how much did we not spend last month frobnicated',
    'which stores lack what similar ones buy',
    'spend of Eastgate Zubaru last month',
    'top blorped 5 stores frobnicated by zim',
    'if we raised the budget, what would clicks be',
    'leads of Eastgate Honda between zim and zam',
    'who frobnicated the invoice',
  ])
    expect(nearest(question), question).toBeNull()
})

it('what is only told is no answer to what is asked', () => {
  expect(nearest('half my dealers run specials, who is going to frobnicate the zim')).toBeNull()
})

it('what goes on with the nearest answer says what it leaves out', () => {
  const first = readInThread('spend of the frobnicated campaigns in October', knowledge, noThread)
  const { reading } = readInThread('and in September', knowledge, first.thread)
  expect(inShort(reading)).toBe('campaigns.spend 2026-09-01..2026-09-30 left=frobnicated')
})

it('several people said in a sentence before mean nobody, and one of them is whom it is asked of', () => {
  const whom = readingOf('Dana Whitfield is out sick. Which tasks are due for her this week?')
  expect(inShort(whom)).toContain('assignee=Dana Whitfield')
  // Budgets are of nobody of the agency: they are not told of everybody instead.
  const budgets = readingOf('Dana Whitfield is out sick. How big are her proofs?')
  expect(budgets.is).toBe('declined')
})
