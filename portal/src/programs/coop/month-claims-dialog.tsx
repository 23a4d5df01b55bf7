import type { Answer } from '@portal/core/calls'
import { messageFor } from '@portal/core/foundation/contract/api-error'
import { counted, formatDay, formatDollars, formatMonth, today } from '@portal/core/foundation/format'
import { centsFromDollars } from '@portal/core/foundation/format/money'
import type { FiguredChannel } from '@portal/core/programs/coop/claims'
import { Banner } from '@portal/ui/banner'
import { Button } from '@portal/ui/button'
import { Checkbox } from '@portal/ui/choice'
import { Dialog } from '@portal/ui/dialog'
import { Select } from '@portal/ui/select'
import { SkeletonText } from '@portal/ui/skeleton'
import { Table } from '@portal/ui/table'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import { lastMonth, MonthPicker } from '../../platform/parts/figures/index.ts'
import styles from './coop.module.css'

type Preview = Answer<'coopClaims.plan'>
type Line = Preview['channels'][number]

/** Makes the claims of a month for every store of a program, as the figures have it: counted before, and what is there stays. */
export function MonthClaimsDialog({ onClose }: { readonly onClose: () => void }): ReactElement {
  const { data: hub, error: noHub, retry } = useCall('oemHub.get')
  const [program, setProgram] = useState<string | null>(null)
  const [month, setMonth] = useState(lastMonth)
  const [left, setLeft] = useState<ReadonlySet<FiguredChannel>>(new Set())
  const [making, setMaking] = useState(false)
  const chosen = program ?? hub?.programs[0]?.code ?? null
  const { data, error } = useCall(
    'coopClaims.plan',
    chosen === null ? null : { query: { program: chosen, month } },
  )
  const wanted = data?.problem === null ? data.channels.filter(({ channel }) => !left.has(channel)) : []
  const fresh = wanted.reduce((sum, one) => sum + one.fresh, 0)
  const make = async (): Promise<void> => {
    if (chosen === null || !data) return
    setMaking(true)
    try {
      const { made, there } = await api.call('coopClaims.make', {
        body: {
          program: chosen,
          month,
          channels: wanted.map(({ channel }) => channel),
          ...(data.deadline < today() ? { late: true } : {}),
        },
      })
      refresh('coopClaims', 'coopHub', 'oemHub', 'reports.coopClaims')
      showSuccess(
        `${counted(made, 'claim')} of ${formatMonth(month)} ${made === 1 ? 'was' : 'were'} made.${there > 0 ? ` ${counted(there, 'claim')} stayed as ${there === 1 ? 'it is' : 'they are'}.` : ''}`,
      )
      onClose()
    } catch (failure) {
      report(failure)
      setMaking(false)
    }
  }
  return (
    <Dialog
      open
      title="Make the claims of a month"
      description="A claim for every store and channel with spend in the month, what was spent as the figures say. Claims that are there stay as they are."
      width={680}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" loading={making} disabled={fresh === 0} onClick={() => void make()}>
            {fresh === 0 ? 'Make claims' : `Make ${counted(fresh, 'claim')}`}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        <div className={styles.monthOf}>
          <Select
            label="Program"
            options={(hub?.programs ?? []).map(({ code, name }) => ({ value: code, label: name }))}
            value={chosen}
            onChange={setProgram}
          />
          <MonthPicker month={month} onChange={setMonth} />
        </div>
        {noHub && !hub ? (
          <ErrorState message={messageFor(noHub) ?? 'The programs could not be read.'} onRetry={retry} />
        ) : error && !data ? (
          <ErrorState message={messageFor(error) ?? 'The claims could not be counted.'} />
        ) : data ? (
          <Counted
            preview={data}
            left={left}
            leave={(channel, leaves) => {
              const next = new Set(left)
              if (leaves) next.add(channel)
              else next.delete(channel)
              setLeft(next)
            }}
          />
        ) : (
          <SkeletonText lines={5} label="Counting the claims" />
        )}
      </div>
    </Dialog>
  )
}

/** What would be made, channel by channel, and of which stores nothing. */
function Counted({
  preview: { month, program, sharePercent, deadline, problem, stores, channels, without },
  left,
  leave,
}: {
  readonly preview: Preview
  readonly left: ReadonlySet<FiguredChannel>
  readonly leave: (channel: FiguredChannel, leaves: boolean) => void
}): ReactElement {
  if (problem !== null) return <Banner tone="warning">{problem}</Banner>
  return (
    <>
      <p>
        {program} pays back {sharePercent}% and takes claims of {formatMonth(month)} until{' '}
        {formatDay(deadline)}.
      </p>
      {deadline < today() && (
        <Banner tone="warning" title="The deadline has passed">
          The manufacturer may take none of them any more. They can be made all the same.
        </Banner>
      )}
      <Table<Line>
        label="Claims to make"
        inner
        rows={channels}
        rowId={({ channel }) => channel}
        columns={[
          {
            id: 'channel',
            label: 'Channel',
            value: ({ channel }) => channel,
            cell: ({ channel, fresh }) => (
              <Checkbox
                label={channel}
                checked={fresh > 0 && !left.has(channel)}
                disabled={fresh === 0}
                onChange={(checked) => leave(channel, !checked)}
              />
            ),
            width: 150,
          },
          { id: 'fresh', label: 'New Claims', kind: 'number', value: ({ fresh }) => fresh, width: 110 },
          {
            id: 'spent',
            label: 'Spent',
            kind: 'money',
            value: ({ spent }) => centsFromDollars(spent),
            width: 120,
          },
          {
            id: 'claimed',
            label: 'Claimed',
            kind: 'money',
            value: ({ claimed }) => centsFromDollars(claimed),
            width: 120,
          },
          { id: 'there', label: 'There Already', kind: 'number', value: ({ there }) => there, width: 120 },
        ]}
      />
      <p className={styles.size}>
        {counted(stores, 'store')},{' '}
        {formatDollars(channels.reduce((sum, { claimed }) => sum + centsFromDollars(claimed), 0) / 100)} to be
        claimed in all.
        {without.length > 0 &&
          ` No spend in the figures of ${formatMonth(month)}: ${without.map(({ name }) => name).join(', ')}.`}
      </p>
    </>
  )
}
