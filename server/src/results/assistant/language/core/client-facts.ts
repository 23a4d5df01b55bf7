import { clientFields } from '@portal/core/clients/profile/fields'
import type { AskedColumn, Topic } from '../topic.ts'
import { groupColumn, managerColumn, words } from './shared.ts'

/**
 * What is known of a client besides its name. Rows of anything that has a
 * client can be told by it and narrowed to it, although no report says it.
 */
export const clientFacts: readonly AskedColumn[] = [
  groupColumn,
  managerColumn,
  { id: 'us', label: 'US State', kind: 'text', words: words(clientFields.state.label) },
  { id: 'city', label: clientFields.city.label, kind: 'text', words: words('city|town') },
  {
    id: 'industry',
    label: clientFields.industryId.label,
    kind: 'record',
    of: clientFields.industryId.of,
    words: words('industry|vertical'),
  },
  { id: 'region', label: 'Region', kind: 'text', of: 'regions', words: words('region|territory') },
  { id: 'partner', label: 'Partner', kind: 'text', of: 'partners', words: words('partner|partner agency') },
  {
    id: 'teamPart',
    label: 'Team Part',
    kind: 'text',
    of: 'clientUserTypes',
    words: words('team part'),
  },
  { id: 'tag', label: 'Tag', kind: 'text', of: 'clientTags', words: words('tag|tagged|tagged as') },
  {
    id: 'brand',
    label: clientFields.brands.label,
    kind: 'text',
    words: words('brand|brands|franchise|nameplate'),
  },
  {
    id: 'manufacturer',
    label: 'Manufacturer',
    kind: 'text',
    of: 'manufacturers',
    words: words('manufacturer|oem'),
  },
  { id: 'program', label: 'OEM Program', kind: 'text', of: 'oemPrograms', words: words('oem program') },
  {
    id: 'healthLevel',
    label: 'Health Level',
    kind: 'choice',
    words: words('health level|health'),
    values: [
      { value: 'At Risk', label: 'At Risk', words: words('at risk|unhealthy') },
      { value: 'Watch', label: 'Watch', words: words('to watch') },
      { value: 'Good', label: 'Good', words: words('healthy|in good health') },
    ],
  },
]

/** Ids of what is known of clients rather than of a topic's own rows. */
export const clientFactIds: ReadonlySet<string> = new Set(clientFacts.map(({ id }) => id))

/** A topic of clients with what is known of them; what the topic has, or calls so, of its own comes first. */
export function withClientFacts(topic: Topic): Topic {
  if (topic.client === undefined) return topic
  const had = new Set(topic.columns.map(({ id }) => id))
  const taken = new Set([
    ...topic.words.map((word) => word.toLowerCase()),
    ...topic.columns.flatMap(({ label, words: own, values = [] }) =>
      [label, ...own, ...values.flatMap((value) => value.words)].map((word) => word.toLowerCase()),
    ),
  ])
  // Of rows that stand somehow their state is how they stand, and not where their clients are.
  const stands = topic.columns.some(({ id }) => /^(?:state|status|statusId|done)$/.test(id))
  const free = (word: string): boolean =>
    !taken.has(word.toLowerCase()) && !(stands && word.toLowerCase() === 'state')
  const more = clientFacts
    .filter(({ id }) => !had.has(id))
    .map((column): AskedColumn => ({
      ...column,
      words: column.words.filter(free),
      ...(column.values
        ? { values: column.values.map((value) => ({ ...value, words: value.words.filter(free) })) }
        : {}),
      evokes: undefined,
      aside: true,
      ofClient: true,
    }))
  return { ...topic, columns: [...topic.columns, ...more] }
}
