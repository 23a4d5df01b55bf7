import type { Answer } from '@portal/core/calls'
import { calendarMessages } from '@portal/core/work/calendar/constants'
import { formatDateTime } from '@portal/core/foundation/format'
import { Banner } from '@portal/ui/banner'
import { Card } from '@portal/ui/card'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { useReturnFromGoogle } from './use-return-from-google.ts'
import { ChangeButton } from '../../platform/parts/form/index.ts'

type Connected = Answer<'calendar.connection'>['connected']

/** The Google calendar that Your Day shows, connected and disconnected by its owner; nothing where none can be. */
export function OwnCalendar(): ReactElement | null {
  const { data } = useCall('calendar.connection')
  const { problem, connecting } = useReturnFromGoogle()
  const [busy, setBusy] = useState(false)
  if (!data?.offered) return null
  const { connected } = data

  const connect = async (): Promise<void> => {
    setBusy(true)
    try {
      const { address } = await api.call('calendar.connect', { body: {} })
      location.assign(address)
    } catch (error) {
      report(error)
      setBusy(false)
    }
  }
  const disconnect = async (): Promise<void> => {
    setBusy(true)
    try {
      const { revoked } = await api.call('calendar.disconnect')
      showSuccess(revoked ? calendarMessages.disconnected : calendarMessages.notRevoked)
      refresh('calendar.connection', 'calendar.events')
    } catch (error) {
      report(error)
    }
    setBusy(false)
  }
  return (
    <Card
      title="Google Calendar"
      description="Your Day shows today’s events of this calendar. The portal reads it and changes nothing."
      actions={
        <>
          {(connected === null || connected.ended) && (
            <ChangeButton
              variant={connected === null ? 'secondary' : 'primary'}
              loading={busy || connecting}
              onClick={() => void connect()}
            >
              {connected === null ? 'Connect Google Calendar' : 'Connect again'}
            </ChangeButton>
          )}
          {connected !== null && (
            <ChangeButton loading={busy || connecting} onClick={() => void disconnect()}>
              Disconnect
            </ChangeButton>
          )}
        </>
      }
    >
      {problem !== null && (
        <Banner tone="danger" announce>
          {problem}
        </Banner>
      )}
      <State of={connected} />
    </Card>
  )
}

const State = ({ of }: { readonly of: Connected }): ReactElement =>
  of === null ? (
    <p>No Google calendar of yours is connected.</p>
  ) : of.ended ? (
    <Banner tone="warning">{calendarMessages.ended}</Banner>
  ) : (
    <p>
      {of.email}, connected {formatDateTime(of.since)}.
    </p>
  )
