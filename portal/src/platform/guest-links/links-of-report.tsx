import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { counted, dayAt, formatDateTime, formatDay } from '@portal/core/foundation/format'
import { titleOfReport, type GuestReport } from '@portal/core/access/guests/reports'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { Ban, Plus } from '@portal/ui/icon'
import { SkeletonText } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { report as reportError } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { CreateLink } from './create-link.tsx'
import styles from './guest-links.module.css'
import { LinkReady } from './link-ready.tsx'

type GuestAccess = Answer<'guestAccesses.list'>[number]

export interface LinksOfReportProps {
  readonly client: { readonly id: number; readonly name: string }
  readonly report: GuestReport
  readonly onClose: () => void
}

/** The last day of a link: it ends with the last moment of it. */
const lastDayOf = ({ expiresAt }: GuestAccess): string =>
  formatDay(dayAt(new Date(Date.parse(expiresAt) - 1000).toISOString()))

/** How far a link is used, in words. */
const usesOf = ({ uses, maxUses, lastUsedAt, hasPassword }: GuestAccess): string =>
  [
    maxUses !== null
      ? `${uses} of ${counted(maxUses, 'use')}`
      : uses === 0
        ? 'Never opened'
        : `Opened ${uses === 1 ? 'once' : `${uses} times`}`,
    ...(lastUsedAt === null ? [] : [`last ${formatDateTime(lastUsedAt)}`]),
    hasPassword ? 'with a password' : 'without a password',
  ].join(', ')

/** The links that let guests into one report of a client: made and taken back where the report is looked at. */
export function LinksOfReport({ client, report, onClose }: LinksOfReportProps): ReactElement {
  const { data, error, retry } = useCall('guestAccesses.list', { query: { clientId: client.id } })
  const [making, setMaking] = useState(false)
  const [made, setMade] = useState<string | null>(null)
  const [asked, setAsked] = useState<number | null>(null)
  const [busy, setBusy] = useState(false)
  const links = data?.filter(
    (one) => one.report === report && (one.state === 'open' || one.state === 'used up'),
  )
  if (made !== null) return <LinkReady token={made} onClose={() => setMade(null)} />
  if (making)
    return (
      <CreateLink
        clientId={client.id}
        report={report}
        onClose={() => setMaking(false)}
        onCreated={(token) => {
          refresh('guestAccesses')
          setMaking(false)
          setMade(token)
        }}
      />
    )
  const revoke = async (id: number): Promise<void> => {
    setBusy(true)
    try {
      await api.call('guestAccesses.remove', { params: { id } })
      refresh('guestAccesses')
      showSuccess('The link has been revoked.')
    } catch (failure) {
      reportError(failure)
    }
    setBusy(false)
    setAsked(null)
  }
  return (
    <Dialog
      open
      title="Guest links"
      onClose={onClose}
      footer={
        <Button variant="primary" icon={Plus} onClick={() => setMaking(true)}>
          Create link
        </Button>
      }
    >
      <p className={styles.about}>
        Whoever has a link sees {titleOfReport(report)} of {client.name}, and nothing else, until its last
        day.
      </p>
      {links ? (
        links.length === 0 ? (
          <p>No link to this report works now.</p>
        ) : (
          <ul className={styles.links}>
            {links.map((link) => (
              <li key={link.id} className={styles.link}>
                <span>
                  <strong>Until {lastDayOf(link)}</strong>
                  {link.note === null ? '' : `, ${link.note}`}
                  <br />
                  <span className={styles.soft}>
                    {usesOf(link)}
                    {link.createdBy ? `. Made by ${link.createdBy.fullName}` : ''}.
                  </span>
                </span>
                <span className={styles.buttons}>
                  {asked === link.id ? (
                    <>
                      <Button
                        size="small"
                        variant="danger"
                        loading={busy}
                        onClick={() => void revoke(link.id)}
                      >
                        Revoke for good
                      </Button>
                      {/* Where Revoke stood: whoever presses twice by mistake keeps the link. */}
                      <Button key="keep" size="small" onClick={() => setAsked(null)}>
                        Keep it
                      </Button>
                    </>
                  ) : (
                    <Button
                      key="ask"
                      size="small"
                      icon={Ban}
                      aria-label={`Revoke the link until ${lastDayOf(link)}`}
                      onClick={() => setAsked(link.id)}
                    >
                      Revoke
                    </Button>
                  )}
                </span>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState message={messageFor(error) ?? 'The links could not be read.'} onRetry={retry} />
      ) : (
        <SkeletonText lines={3} label="Loading the links" />
      )}
    </Dialog>
  )
}
