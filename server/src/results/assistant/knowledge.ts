import { today } from '@portal/core/foundation/format'
import { Refusal } from '../../foundation/http/refusal.ts'
import type { PortalReader } from './portal-reader.ts'
import { offersFor } from './closest/offers.ts'
import { topicOf, topics } from './language/declared-topics.ts'
import type { Named } from './language/question.ts'
import { unknownWords, type Knowledge } from './language/prepare.ts'
import { shortNames } from './language/short-names.ts'
import { namedIn } from './language/named-further.ts'

/** Words that are looked up for one thread, and names for each of them. */
const mostWords = 16
const mostNames = 60
/** Characters that a list is searched by. */
const longestSearch = 200

/** Lists whose entries rows are told apart by. */
const recordAreas = ['services', 'activityTypes', 'industries', 'cancellationReasons'] as const

/** What is named otherwise, or is no name that people ask by. */
const notNamed = new Set<string>([...recordAreas, 'users', 'clients', 'groups', 'priorityWatchlist'])

interface Entry {
  readonly id: number
  readonly name: string
}

const entriesIn = (answer: unknown): readonly Entry[] =>
  Array.isArray(answer) ? answer : ((answer as { readonly rows?: readonly Entry[] }).rows ?? [])

/** Lists whose entries columns name besides: they are read only where a question is not understood without them. */
const furtherAreas = [
  ...new Set(
    topics.flatMap(({ topic }) => topic.columns.flatMap(({ of }) => (of === undefined ? [] : [of]))),
  ),
].filter((of) => !notNamed.has(of))

/**
 * Partners, programs, stages and the like that the words of a thread may mean;
 * a word that only one of them has stands for it.
 */
export async function furtherRecords(
  portal: PortalReader,
  { records }: Knowledge,
  texts: readonly string[],
): Promise<readonly Named[]> {
  return namedIn(await recordsOf(portal, furtherAreas), texts, records)
}

/** The entries of a list; none where it is not among those that answers are made of. */
async function entriesOf(portal: PortalReader, name: string): Promise<readonly Entry[]> {
  try {
    return entriesIn(await portal.readDeclared(name))
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return []
    throw error
  }
}

/** The departments that people of the agency belong to, where the person may know of them. */
async function departmentsOf(portal: PortalReader): Promise<readonly Named[]> {
  if (!portal.may('team.members')) return []
  const { members } = await portal.read('team.members')
  const all = members.flatMap(({ departments }) => departments)
  return [...new Map(all.map(({ id, name }) => [id, name]))].map(([id, name]) => ({
    kind: 'record',
    id,
    name,
    of: 'departments',
  }))
}

/** The names of some lists, where the person may read them. */
async function recordsOf(portal: PortalReader, areas: readonly string[]): Promise<readonly Named[]> {
  const lists = await Promise.all(
    areas.map(async (of): Promise<readonly Named[]> => {
      if (of === 'departments') return departmentsOf(portal)
      if (!portal.may(`${of}.list`)) return []
      const rows =
        of === 'services' || of === 'activityTypes' || of === 'interactionTypes' || of === 'forms'
          ? await portal.read(`${of}.list`)
          : await entriesOf(portal, `${of}.list`)
      return rows.map(({ id, name }) => ({ kind: 'record', id, name, of }))
    }),
  )
  return lists.flat()
}

/**
 * What the questions of a thread are read with: of the names that the person
 * may see those that the questions may mean. The database looks them up, so
 * that nothing grows with the number of clients.
 */
export async function knowledgeOf(portal: PortalReader, texts: readonly string[]): Promise<Knowledge> {
  const named = await recordsOf(portal, recordAreas)
  const records = [...named, ...shortNames(named, topics)]
  const unknown = [...new Set(texts.flatMap((text) => unknownWords(text, { topics, records })))]
    .filter((word) => word.length > 1)
    .slice(-mostWords)
  const found = await Promise.all([
    ...unknown.map((word) => clientsNamed(portal, word)),
    ...[...new Set(texts.flatMap((text) => quotedNames(text)))]
      .slice(-mostWords)
      .map((name) => clientsNamed(portal, name)),
    ...unknown.map((word) => peopleNamed(portal, word)),
  ])
  const groups =
    unknown.length > 0 && portal.may('groups.list')
      ? (await portal.read('groups.list')).map(({ id, name }): Named => ({ kind: 'group', id, name }))
      : []
  const near = groups.filter(({ name }) =>
    unknown.some((word) => name.toLowerCase().includes(word.slice(0, 4))),
  )
  const names = [
    ...new Map([...found.flat(), ...near].map((named) => [`${named.kind} ${named.id}`, named])).values(),
  ]
  return {
    topics,
    names,
    records,
    today: today(),
    ...(portal.isEmployee ? {} : { ofStore: true as const }),
    ...(portal.may('invoicing.list') ? { bills: true as const } : {}),
    may: (id) => topicOf(id)?.topic.calls.some((name) => portal.may(name)) ?? false,
    offers: (stems, client) =>
      offersFor(stems, client, {
        opens: (path) => portal.opens(path),
        may: (name) => portal.may(name),
      }),
  }
}

/** Names of which every word is a word of the language too: only a name that begins with capitals is one. */
const quotedNames = (text: string): readonly string[] => [
  ...[...text.matchAll(/["“”]([^"“”]{2,80})["“”]/g)].map(([, name = '']) => name),
  ...[...text.matchAll(/\b(?:client|store|dealer) (\d{1,9})\b/gi)].map(([, id = '']) => id),
  ...(text.match(/\b[A-Z][a-z]+(?: (?:of |and |& )?[A-Z][a-z]+)+\b/g) ?? []),
]

async function clientsNamed(portal: PortalReader, word: string): Promise<readonly Named[]> {
  const search = async (text: string): Promise<readonly Named[]> => {
    const { rows } = await portal.read('clients.list', {
      query: { search: text.slice(0, longestSearch), pageSize: String(mostNames) },
    })
    return rows.map(({ id, name, slug, identifier }) => ({
      kind: 'client',
      id,
      name,
      slug,
      ...(identifier ? { code: identifier } : {}),
    }))
  }
  const exact = await search(word)
  // A mistyped word begins right more often than not.
  if (exact.length > 0 || word.length < 5) return exact
  const begun = await search(word.slice(0, 4))
  return begun.length > 0 ? begun : search(word.slice(-4))
}

async function peopleNamed(portal: PortalReader, word: string): Promise<readonly Named[]> {
  if (!portal.may('users.active') || !portal.isEmployee) return []
  const people = await portal.read('users.active', { query: { search: word, limit: '20' } })
  return people.map(({ id, fullName }) => ({ kind: 'person', id, name: fullName }))
}
