import type { AskedColumn, Topic } from '../topic.ts'

/** Whom and when the questions are about. */
export const one = 'Hartwell Honda'
export const other = 'Lone Star Ford'
export const person = 'Maria Lopez'
export const october = ['2026-10-01', '2026-10-31'] as const
export const december = ['2026-12-01', '2026-12-31'] as const

/** Words for rows that do not say of what. */
const vague = new Set(
  'lines clients stores services people rows months days weeks models answers changes vehicles kinds places contacts leads channels calls sections rings settings causes campaigns groups'.split(
    ' ',
  ),
)

/** Words for the rows of a topic as people write them. */
export function nounOf({ title, rows }: Topic): string {
  if (rows !== undefined && !vague.has(rows)) return rows
  const bare = title.replace(/ report$/i, '').toLowerCase()
  return unclear.has(bare) ? `${bare} report` : bare
}

/** Titles that say nothing without the word report. */
const unclear = new Set(
  'group|audit|billing|tracker|management|by cause|actual spend|location|what changed|publishers|cities|geography|sources|before a lead|intent by hour|results by channel|onboarded'.split(
    '|',
  ),
)

/** Labels that are no word by which anybody asks for a column. */
export const noWord =
  /^(?:from|until|since|most|on|by|at|to|in|no|now|done|fixed|what .*|who .*|when|looks?|out of|copy of|of .*|because|before|after|kind|.* this week|.* next week|week \d|.*±.*|.* before|-|_|.{1,2})$/i

/** One of what a noun calls. */
export const singular = (noun: string): string =>
  noun.endsWith('ies')
    ? `${noun.slice(0, -3)}y`
    : /(?:ch|sh|x|ss)es$/.test(noun)
      ? noun.slice(0, -2)
      : noun.replace(/(?<!s)s$/, '')

/** Whether a column holds a figure that can be held against another one. */
export const isAmount = ({ kind }: AskedColumn): boolean =>
  ['money', 'count', 'number', 'percent', 'duration'].includes(kind)

/** A value that such a column may be held against, as it is written and as it is. */
export const valueFor = ({ kind }: AskedColumn): readonly [string, number] =>
  kind === 'money' ? ['$500', 500] : kind === 'percent' ? ['40%', 40] : ['20', 20]
