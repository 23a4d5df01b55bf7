import { expect, it } from 'vitest'
import { toldIn, clientsTold } from '../told.ts'
import { knowledge } from './corpus/knowledge.ts'
import { inShort } from './in-short.ts'
import type { Knowledge } from './prepare.ts'
import { noThread } from './question.ts'
import { readInThread } from './read.ts'

const two = knowledge.names.filter(({ name }) => /^(?:Hartwell Volkswagen|Lone Star Ford)$/.test(name))

/** How a question is read after one whose answer told some clients. */
function after(first: string, then: string, told: Knowledge['told'] = two): string {
  const { thread } = readInThread(first, knowledge, noThread)
  return inShort(readInThread(then, { ...knowledge, told }, thread).reading)
}

const both = 'Hartwell Volkswagen+Lone Star Ford'
const whom = (short: string): string | undefined =>
  / client=([^=]+?)(?= [a-zA-Z]+[=.]| \d|$)/.exec(short)?.[1]?.split('+').toSorted().join('+')

it('those are the clients that were told, and not all of which some were told', () => {
  for (const then of [
    'what did we do for those last week',
    'open tasks on those',
    'and how many leads did they get last month',
    'who manages them',
  ])
    expect(whom(after('my clients pacing over 110%', then)), then).toBe(both)
  expect(after('my clients pacing over 110%', 'who manages those')).toMatch(/^clients\.manager /)
})

it('of clients of which an answer told only the first, those are nobody', () => {
  expect(after('my clients pacing over 110%', 'open tasks on those', 'some')).toBe('decline those')
})

it('whoever is asked about anew is nobody from before', () => {
  expect(whom(after('my clients pacing over 110%', 'open tasks of Riverside Kia'))).toBe('Riverside Kia')
})

it('the second question of one breath is of those whom the first tells', () => {
  const short = inShort(
    readInThread('which of my clients are pacing over 110% and who manages them', knowledge, noThread)
      .reading,
  )
  expect(short).toMatch(/^pacing\b.* && clients\.manager .*\btold$/)
})

const answer = `> Pacing · over 110\n\n| Client | Pacing |\n| --- | ---: |
| [Hartwell Volkswagen](/clients/hartwell-volkswagen) | 120% |
| [Lone Star Ford](/clients/lone-star-ford/insights) | 115% |\n`
const asked: string[] = []
const portal = {
  read: async (_: string, { params }: { readonly params: { readonly id: string } }) => {
    asked.push(params.id)
    return two.find(({ slug }) => slug === params.id)
  },
} as unknown as Parameters<typeof clientsTold>[2]

it('clients are looked up by the addresses that the answer has of them, where a question means them', async () => {
  expect(await clientsTold(toldIn(answer), 'and how is the weather', portal)).toBeUndefined()
  expect(asked).toEqual([])
  const found = await clientsTold(toldIn(answer), 'tasks on those', portal)
  expect(found === 'some' ? null : found?.map(({ name }) => name)).toEqual([
    'Hartwell Volkswagen',
    'Lone Star Ford',
  ])
  expect(await clientsTold(toldIn(`${answer}\nthe first 2 of 9`), 'tasks on those', portal)).toBe('some')
})

it('as many as were wanted are all, also where there are more', () => {
  const wanted = `> Clients · [the first 2](say:not%20the%20first%202%20but%20)\n${answer.slice(answer.indexOf('\n'))}\nThe first 2 of 9.`
  expect(toldIn(wanted).all).toBe(true)
  expect(toldIn(`${answer}\nThe first 2 of 9.`).all).toBe(false)
})
