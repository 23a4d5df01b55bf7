import { useStore } from '@nanostores/react'
import type { Answer } from '@portal/core/calls'
import { calendarUnreachable } from '@portal/core/work/calendar/constants'
import { formatTime } from '@portal/core/foundation/format'
import { pathOf } from '@portal/core/foundation/routes'
import type { ReactElement } from 'react'
import { useCall } from '../../foundation/session/query.ts'
import { session } from '../../foundation/session/session.ts'
import { DayPart } from './day-part.tsx'
import styles from './your-day.module.css'

type CalendarEvent = Answer<'calendar.events'>[number]

/** Today's events of the own calendar, whose id is the own address. */
export function DayEvents(): ReactElement {
  const email = useStore(session.$user)?.email ?? null
  const reading = useCall('calendar.events', email === null ? null : { query: { calendarId: email } })
  return (
    <DayPart title="Events" aside={<ToConnect />} reading={reading} failure={calendarUnreachable}>
      {(events) =>
        events.length === 0 ? (
          <p className={styles.none}>Nothing is in your calendar today.</p>
        ) : (
          <ul className={styles.list}>
            {events.map((event) => (
              <li key={event.id}>
                <EventLine event={event} />
              </li>
            ))}
          </ul>
        )
      }
    </DayPart>
  )
}

/** The way to connect one's own calendar, for who has not, or whose grant Google no longer honours. */
function ToConnect(): ReactElement | null {
  const { data } = useCall('calendar.connection')
  if (!data?.offered || data.connected?.ended === false) return null
  return (
    <a className={styles.more} href={pathOf('profile')}>
      {data.connected === null ? 'Connect Google Calendar' : 'Connect again'}
    </a>
  )
}

function EventLine({ event }: { readonly event: CalendarEvent }): ReactElement {
  const { summary, htmlLink, start } = event
  const words = (
    <>
      <span className={styles.time}>{start.dateTime ? formatTime(start.dateTime) : 'All day'}</span>
      <span className={styles.name}>{summary}</span>
    </>
  )
  if (htmlLink === null) return <span className={styles.event}>{words}</span>
  // Another host's page comes in a tab of its own; a screen of ours takes this one's place.
  return htmlLink.startsWith('/') ? (
    <a className={styles.event} href={htmlLink}>
      {words}
    </a>
  ) : (
    <a className={styles.event} href={htmlLink} target="_blank" rel="noopener noreferrer">
      {words}
    </a>
  )
}
