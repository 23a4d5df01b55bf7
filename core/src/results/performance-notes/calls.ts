import { type } from '../../foundation/contract/type.ts'
import { defineCalls } from '../../foundation/contract/call.ts'
import { day, idText } from '../../foundation/contract/schemas.ts'
import { isNoteChannel, noteChannels, type NoteChannel } from './channels.ts'
import { notesPerMinute } from './constants.ts'
import { employeesForNotes, ownClientsForNotes } from './policy.ts'
import { noteWriters } from './variants.ts'

const range = type({ start: 'string', end: 'string' })

/** Channels separated by commas, each once. */
const channelList = type('1 <= string <= 200').pipe((text, ctx): NoteChannel[] | never => {
  const names = text.split(',').map((part) => part.trim())
  const known = names.filter(isNoteChannel)
  return known.length === names.length
    ? [...new Set(known)]
    : (ctx.error(`channels out of ${noteChannels.join(', ')}, separated by commas`) as never)
})

const period = { client_id: idText, start_date: day, end_date: day } as const

/** Notes on how a client's advertising did. */
export const performanceNoteCalls = defineCalls({
  'performanceNotes.list': {
    method: 'GET',
    path: '/performance-notes',
    summary:
      'Notes on a client’s channel in a period: technical, for its manager, for the client; for who is no employee the last alone. The list is empty where there are no figures.',
    allow: ownClientsForNotes,
    perMinute: notesPerMinute,
    query: type({
      '+': 'reject',
      ...period,
      channel: type.enumerated(...noteChannels),
      granularity: "'total'",
    }),
    response: type({
      channel: type.enumerated(...noteChannels),
      /** The days that the note is about: those asked for, as far as figures reach. */
      period: range,
      previousPeriod: range,
      /** Who is no employee gets the client's variant alone. */
      report: { html: { 'technical?': 'string', 'manager?': 'string', client: 'string' } },
      writtenBy: type.enumerated(...noteWriters),
    }).array(),
  },
  'performanceNotes.summary': {
    method: 'GET',
    path: '/webhook/{id}',
    atRoot: true,
    summary: 'An account manager’s summary of a client’s channels in a period, as HTML.',
    allow: employeesForNotes,
    perMinute: notesPerMinute,
    params: type({ '+': 'reject', id: '/^[A-Za-z0-9_-]{1,100}$/' }),
    query: type({ '+': 'reject', ...period, channels: channelList }),
    response: type({ output: 'string' }),
  },
})
