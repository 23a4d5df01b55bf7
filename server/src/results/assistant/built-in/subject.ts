import type { Answer } from '@portal/core/calls'
import type { PortalReader } from '../portal-reader.ts'
import { link, plain } from './markdown.ts'
import { filler } from './filler.ts'
import { whichOne } from './sentences.ts'
import { oneApart } from './spelling.ts'

export type Client = Answer<'clients.list'>['rows'][number]
export type Group = Answer<'groups.list'>[number]
export type Colleague = Answer<'users.active'>[number]

/** One that was meant, several that may be, or none; several come as the question back. */
export type Found<T> =
  | { readonly is: 'one'; readonly one: T }
  | { readonly is: 'several'; readonly question: string }
  | { readonly is: 'none' }

const none = { is: 'none' } as const

/** Choices that a question back names. */
const mostChoices = 8

/** As names are compared: lower case, no accents, no punctuation. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/**
 * The client that some words name: by id, dealer code, or name. Words around
 * the name do not matter; a name that stands there whole wins over longer ones.
 */
export async function findClient(
  portal: PortalReader,
  subject: string,
  question: string,
): Promise<Found<Client>> {
  for (const part of partsOf(subject)) {
    const { rows, total } = await portal.read('clients.list', { query: { search: part, pageSize: '50' } })
    if (total === 0) continue
    const [only] = rows
    const asked = ` ${folded(question)} `
    if (total === 1 && only)
      // A single word of a name may be anybody's.
      return folded(part) === folded(subject) || asked.includes(` ${folded(only.name)} `)
        ? { is: 'one', one: only }
        : { is: 'several', question: closest(subject, only) }
    const typed = rows.filter(({ name }) => isMistyped(name, subject))
    if (typed.length === 1 && typed[0]) return { is: 'one', one: typed[0] }
    const exact = rows.filter(
      ({ id, name, identifier }) =>
        String(id) === part ||
        identifier?.toLowerCase() === part.toLowerCase() ||
        folded(name) === folded(part),
    )
    const [same] = exact
    if (same && exact.length === 1) return { is: 'one', one: same }
    const whole = rows
      .filter(({ name }) => asked.includes(` ${folded(name)} `))
      .toSorted((a, b) => b.name.length - a.name.length)
    const [longest, next] = whole
    if (longest && (!next || longest.name.length > next.name.length)) return { is: 'one', one: longest }
    return { is: 'several', question: whichClient(part, rows, total) }
  }
  return none
}

/** Every word of a name stands in what was asked, some of them with a slip of the finger. */
function isMistyped(name: string, subject: string): boolean {
  const said = folded(subject).split(' ')
  const words = folded(name).split(' ')
  return (
    words.some((word) => !said.includes(word)) &&
    words.every((word) => said.some((one) => one === word || (word.length > 3 && oneApart(one, word))))
  )
}

const closest = (subject: string, { name, slug }: Client): string =>
  `No client you may see is named “${plain(subject)}”. The closest is:\n\n- ${link(name, `/clients/${slug}`)}\n\n${whichOne}`

function whichClient(part: string, rows: readonly Client[], total: number): string {
  const choices = rows
    .slice(0, mostChoices)
    .map(
      ({ name, slug, identifier }) =>
        `- ${link(name, `/clients/${slug}`)}${identifier ? ` (${plain(identifier)})` : ''}`,
    )
  const more = total > mostChoices ? `\n\nand ${total - mostChoices} more.` : ''
  return `${total} clients match “${plain(part)}”:\n\n${choices.join('\n')}${more}\n\n${whichOne}`
}

/** The group that a question names, if it names one. */
export async function findGroup(
  portal: PortalReader,
  subject: string,
  question: string,
): Promise<Found<Group>> {
  if (!portal.may('groups.list')) return none
  const groups = await portal.read('groups.list')
  const [asked, sought] = [` ${folded(question)} `, folded(subject)]
  const named = groups
    .filter(({ name }) => asked.includes(` ${folded(name)} `))
    .toSorted((a, b) => b.name.length - a.name.length)
  if (named[0]) return { is: 'one', one: named[0] }
  const similar = sought === '' ? [] : groups.filter(({ name }) => folded(name).includes(sought))
  const [only] = similar
  if (!only) return none
  return similar.length === 1
    ? { is: 'one', one: only }
    : {
        is: 'several',
        question: `${similar.length} groups match “${plain(subject)}”:\n\n${similar
          .slice(0, mostChoices)
          .map(({ name }) => `- ${plain(name)}`)
          .join('\n')}\n\n${whichOne}`,
      }
}

/** The colleague that some words name. */
export async function findColleague(portal: PortalReader, subject: string): Promise<Found<Colleague>> {
  if (!portal.may('users.active')) return none
  for (const part of partsOf(subject)) {
    const people = await portal.read('users.active', { query: { search: part, limit: '20' } })
    const [only] = people
    if (!only) continue
    const exact = people.find(({ fullName }) => folded(fullName) === folded(part))
    if (people.length === 1 || exact) return { is: 'one', one: exact ?? only }
    return {
      is: 'several',
      question: `${people.length} people match “${plain(part)}”:\n\n${people
        .slice(0, mostChoices)
        .map(({ fullName }) => `- ${plain(fullName)}`)
        .join('\n')}\n\n${whichOne}`,
    }
  }
  return none
}

/** Longest first, all runs of whole words that begin and end with one that can be a name's: the name is somewhere among them. */
function partsOf(subject: string): readonly string[] {
  const words = subject.replaceAll(/[#]/g, '').split(/\s+/).filter(Boolean).slice(0, 8)
  const ends = (word: string | undefined): boolean => word !== undefined && !filler.has(word.toLowerCase())
  const parts: string[] = []
  for (let length = words.length; length > 0; length--) {
    for (let from = 0; from + length <= words.length; from++) {
      const run = words.slice(from, from + length)
      const part = run.join(' ').slice(0, 100)
      const isWhole = length === words.length && length > 1
      if ((part.length >= 2 || /^\d$/.test(part)) && (isWhole || (ends(run[0]) && ends(run.at(-1)))))
        parts.push(part)
    }
  }
  return parts.slice(0, 15)
}
