import type { ReactElement } from 'react'
import { isPerson } from '@portal/core/foundation/policy/actor'
import { useSessionFacts } from '../../foundation/session/facts.ts'
import { GuestLinksButton } from '../../platform/guest-links/guest-links-button.tsx'
import { ScheduleButton } from '../../platform/schedules/schedule-button.tsx'

export interface ScheduleFiguresProps {
  /** The declared report that says the same as the screen, and its title. */
  readonly report: string
  readonly title: string
  /** Of a report of one client; undefined while it is not known. */
  readonly client?: { readonly id: number; readonly name: string } | undefined
  /** Of a report of several: who is picked on its screen, as its address has it. */
  readonly picked?: string
  /** Guests can be let into it by a link. */
  readonly guests?: boolean
}

/** Lets what a dashboard shows come round by mail, and guests into it, for people of the agency. */
export function ScheduleFigures({
  report,
  title,
  client,
  picked,
  guests = false,
}: ScheduleFiguresProps): ReactElement | null {
  const { actor } = useSessionFacts()
  if (!isPerson(actor) || actor.userType !== 'Employee' || (!client && picked === undefined)) return null
  return (
    <>
      {guests && <GuestLinksButton report="clients.insights" client={client} />}
      <ScheduleButton
        report={report}
        title={client ? `${client.name}: ${title}` : title}
        clientId={client?.id}
        query={picked === undefined ? {} : narrowedBy(picked, actor.id)}
      />
    </>
  )
}

/** What a report of several clients is narrowed to by who is picked: a group, one's own clients, or a single one. */
function narrowedBy(picked: string, own: number): Readonly<Record<string, string>> {
  const [, group] = /^group-(\d+)$/.exec(picked) ?? []
  if (group !== undefined) return { groupId: group }
  return picked === 'mine' ? { memberId: String(own) } : /^\d+$/.test(picked) ? { clientId: picked } : {}
}
