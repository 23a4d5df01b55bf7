import { expect, it } from 'vitest'
import { knowledge } from './corpus/knowledge.ts'
import { inShort } from './in-short.ts'
import { noThread } from './question.ts'
import { readInThread } from './read.ts'

/** A phrase with a role, and what a reading of it must show, as the corpus writes it. */
type Part = readonly [string, RegExp]

const measures: readonly Part[] = [
  ['spend', /spen[dt]/],
  ['clicks', /clicks/],
  ['conversions', /conversions/],
  ['cpc', /cpc/],
  ['cost per lead', /costPerConversion/],
  ['margin', /margin/],
  ['fees', /fees/],
  ['budget', /budget|amount|left/],
  ['pacing', /pac(?:e|ing)/],
  ['overdue tasks', /tasks.*overdue/],
  ['unpaid invoices', /invoices.*state=open/],
  ['activities', /activities/],
  ['leads', /leads|conversions/],
  ['clients', /clients|client/],
]
const kinds: readonly Part[] = [
  ['', /./],
  ['', /./],
  ['average', /average|peers/],
  ['share of', /share=/],
  ['top 5', /limit=5/],
  ['lowest 3', /limit=3/],
  ['highest', /order=-|limit|down|up$/],
  ['lowest', /order=(?!-)|limit|moved/],
  ['why did', /^why|^decline| why /],
  ['number of', /count|clicks|conversions/],
]
const others: readonly Part[] = [
  ['of hartwell honda', /Hartwell Honda/],
  ['for my clients', /mine|=me/],
  ['for lone star group', /group=Lone Star Group/],
  ['in texas', /us=TX/],
  ['logged by maria lopez', /=Maria Lopez/],
  ['managed by james carter', /=James Carter/],
  ['except eastgate honda', /client!=[^=]*Eastgate Honda/],
  ['excluding search', /!=[\w+]*search|!=SEM|section!=1|without=\S*search/],
  ['but not on social', /!=[\w+]*social|!=Facebook|!=Social|section!=2|without=\S*social/],
  ['without display', /!=[\w+]*[dD]isplay|section!=3|without=\S*[dD]isplay/],
  ['not on video', /!=[\w+]*video|section!=4|!=Online Video|without=\S*video/],
  ['on search', /search|section=1\b/],
  ['highest first', /order=-/],
  ['lowest first', /order=(?!-)/],
  ['sorted by clicks', /order=-?clicks/],
  ['by channel', /by=\S*channel|share=channel/],
  ['by month', /by=\S*month/],
  ['by quarter', /by=\S*quarter/],
  ['over 2000', />2000/],
  ['by client', /by=\S*(?:client|payer)|share=client|^clients/],
  ['per manager', /by=\S*manager|share=manager|within=manager/],
  ['in october', /2026-10-01\.\.2026-10-31|2025-10-01/],
  ['last week', /2026-11-16\.\.2026-11-22/],
  ['in q3', /2026-07-01\.\.2026-09-30/],
  ['vs last year', /vs=/],
  ['compared with september', /vs=2026-09-01|2026-09-01\.\.2026-09-30 vs=/],
  ['over 5k', />5000/],
  ['under 300', /<300/],
  ['with more than 20 clicks', /clicks>20/],
  ['with no conversions', /conversions=0|without=figures\S*conversions|!=/],
  ['as a chart', /chart/],
]

/** Numbers that look random and are the same every time. */
function* numbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    yield state / 2_147_483_648
  }
}

it('what clients have and what they lack is told apart', () => {
  const wrong: string[] = []
  let answered = 0
  for (const head of ['clients', 'which of my clients', 'dealers in texas'])
    for (const verb of ['that spend on', 'with', 'running'])
      for (const [joint, negative] of [
        ['and', false],
        ['but not', true],
        ['and not', true],
        ['but no', true],
        ['and also', false],
        ['without', true],
        ['not', true],
      ] as const)
        for (const [one, other] of [
          ['search', 'social'],
          ['display', 'video'],
        ] as const) {
          const question = `${head} ${verb} ${one} ${joint} ${other}`
          const { reading } = readInThread(question, knowledge, noThread)
          if (reading.is === 'declined') continue
          answered += 1
          const short = inShort(reading).toLowerCase()
          const [has, lacks] = [short.split('without=')[0] ?? '', short.split('without=').slice(1).join(' ')]
          const right =
            has.includes(one) &&
            !has.includes('!=') &&
            (negative ? lacks.includes(other) && !has.includes(other) : has.includes(other) && lacks === '')
          if (!right) wrong.push(`${question} = ${short}`)
        }
  expect(wrong).toEqual([])
  expect(answered).toBeGreaterThan(60)
})

it('whatever phrases are put together, each of them is in the reading, or a part is named', () => {
  const random = numbers(19)
  const pick = <T>(list: readonly [T, ...T[]] | readonly T[]): T =>
    list[Math.floor(random.next().value * list.length)] as T
  const lost: string[] = []
  let answered = 0
  for (let many = 0; many < 700; many++) {
    const more = Array.from({ length: 1 + Math.floor(random.next().value * 3) }, () => pick(others))
    const parts = [pick(kinds), pick(measures), ...new Set(more)]
    const question = parts
      .map(([words]) => words)
      .filter((words) => words !== '')
      .join(' ')
    const { reading } = readInThread(question, knowledge, noThread)
    if (reading.is === 'declined') continue
    answered += 1
    const short = inShort(reading)
    const missing = parts.filter(([, trace]) => !trace.test(short)).map(([words]) => words)
    if (missing.length > 0) lost.push(`${question} = ${short} (lost: ${missing.join(', ')})`)
  }
  expect(lost).toEqual([])
  // As many as are answered, so that refusing everything is no way to fulfill this.
  expect(answered).toBeGreaterThan(250)
})
