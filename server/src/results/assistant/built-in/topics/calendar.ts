import { formatTime } from '@portal/core/foundation/format'
import { plain } from '../markdown.ts'
import type { Answering, Asking } from '../topic.ts'

/** What one's own calendar has today. */
export async function* calendar({ portal }: Asking): Answering {
  if (!portal.may('calendar.events')) return yield 'Your Day is not open to you.'
  const { email } = await portal.read('users.current')
  const events = await portal.read('calendar.events', { query: { calendarId: email } })
  if (events.length === 0)
    return yield 'Nothing is in your calendar today. Your Day, behind the bell, shows it.'
  yield 'Today, as Your Day behind the bell shows it:\n\n'
  for (const { start, summary } of events)
    yield `- ${start.dateTime ? formatTime(start.dateTime) : 'All day'}: ${plain(summary)}\n`
}
