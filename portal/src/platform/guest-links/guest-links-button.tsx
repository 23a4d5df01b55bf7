import { isGuestReport } from '@portal/core/access/guests/reports'
import { isEmployee } from '@portal/core/foundation/policy/user-types'
import { useStore } from '@nanostores/react'
import { Button } from '@portal/ui/button'
import { Link } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { fetched } from '../../foundation/errors/fetched.ts'
import { session } from '../../foundation/session/session.ts'
import type { LinksOfReportProps } from './links-of-report.tsx'

const LinksOfReport = fetched(() => import('./links-of-report.tsx').then((m) => m.LinksOfReport))

export interface GuestLinksButtonProps {
  /** Whose report it is; undefined while it is on its way. */
  readonly client: LinksOfReportProps['client'] | undefined
  /** The name of its route. */
  readonly report: string | null
}

/** Lets guests into the report that is open; nothing where none may come, and for whoever may not let them. */
export function GuestLinksButton({ client, report }: GuestLinksButtonProps): ReactElement | null {
  const actor = useStore(session.$actor)
  const [open, setOpen] = useState(false)
  if (!client || report === null || !isGuestReport(report)) return null
  if (actor.kind !== 'user' || !isEmployee(actor)) return null
  return (
    <>
      <Button icon={Link} onClick={() => setOpen(true)}>
        Guest links
      </Button>
      {open && <LinksOfReport client={client} report={report} onClose={() => setOpen(false)} />}
    </>
  )
}
