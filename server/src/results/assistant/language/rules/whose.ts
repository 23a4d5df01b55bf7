import * as english from '../english.ts'
import type { Rule, TopicReader } from '../topic-reader.ts'

/** The clients of the one who asks: `for me`. */
const mentionOwnClients = ({ mentions }: TopicReader, at: number): void =>
  void mentions.push({
    column: { id: 'client', label: '', kind: 'client', words: [] },
    at,
    plural: false,
    my: true,
    asked: false,
  })

export const readMine: Rule = (reader, at) => {
  const low = reader.low(at)
  if (!english.mine.has(low) && low !== 'myself') return 0
  reader.mine = true
  reader.says.add('subject')
  // What one is in charge of is what one has.
  return /^(?:region|area|territory|book)$/.test(reader.low(at + 1)) && reader.topic.id !== 'regions' ? 2 : 1
}

/** `for me`. */
export const readMe: Rule = (reader, at) => {
  if (reader.low(at) !== 'me' || !/^(?:for|to|with|on)$/.test(reader.low(at - 1))) return 0
  // `assigned to me` are one's own.
  const given = reader.low(at - 1) === 'to' && /^(?:assigned|given|handed)$/.test(reader.low(at - 2))
  // Whom rows are assigned to is no question where they have nobody.
  if (given && reader.topic.person === undefined) {
    reader.left.push(at)
    return 1
  }
  if (reader.topic.person === undefined || reader.topic.id === 'tasks' || given) reader.mine = true
  else mentionOwnClients(reader, at)
  reader.says.add('subject')
  return 1
}

/** `for us`. */
export const readUs: Rule = (reader, at) => {
  const { topic } = reader
  if (reader.low(at) !== 'us' || reader.low(at - 1) !== 'for' || topic.person === undefined) return 0
  mentionOwnClients(reader, at)
  return 1
}

export const readI: Rule = (reader, at) => {
  if (reader.low(at) !== 'i') return 0
  // `I need a list of stores`: whoever asks, and nothing of theirs.
  if (at <= 1 && /^(?:need|want|like|would|wonder|wanna)$/.test(reader.low(at + 1))) return 1
  // `can I see the contacts`: so does whoever asks for anything.
  if (
    /^(?:can|could|may|might)$/.test(reader.low(at - 1)) &&
    /^(?:see|get|have|view|look|find|know|check|please|just|pull)$/.test(reader.low(at + 1))
  )
    return 1
  reader.self = true
  return 1
}

/** `which of them spent more`: which clients of the question before. */
export const readOfThem: Rule = (reader, at) => {
  const { topic } = reader
  const said = `${reader.low(at)} ${reader.low(at + 1)} ${reader.low(at + 2)}`
  if (!/^(?:which|who|any) of (?:them|these|those)$/.test(said)) return 0
  const column = topic.columns.find(({ id, kind }) => id === topic.client && kind === 'client')
  if (!column || topic.id === 'clients') return 0
  reader.mentions.push({ column, at, plural: true, my: false, asked: true })
  return 3
}
