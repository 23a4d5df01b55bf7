import { formatDateTime, formatRelative } from '@portal/core/foundation/format'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { Dialog } from '@portal/ui/dialog'
import { EmptyState } from '@portal/ui/empty-state'
import { RefreshCw, Send } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { showSuccess } from '@portal/ui/toast'
import { useState, type ReactElement } from 'react'
import { ErrorState } from '../../foundation/errors/error-state.tsx'
import { report } from '../../foundation/errors/errors.ts'
import { refresh, useCall } from '../../foundation/session/query.ts'
import { client as api } from '../../foundation/session/session.ts'
import styles from './webhooks.module.css'

const tones = { Delivered: 'success', Waiting: 'warning', Failed: 'danger' } as const

/** What was sent to an address, what it answered at each attempt, and the way to send it again. */
export function Deliveries({
  id,
  onClose,
}: {
  readonly id: number
  readonly onClose: () => void
}): ReactElement {
  const [page, setPage] = useState(1)
  const [open, setOpen] = useState<number | null>(null)
  const endpoint = useCall('webhooks.list', {}).data?.find((one) => one.id === id)
  const { data, error, retry } = useCall('webhooks.deliveries', {
    params: { id },
    query: { page: String(page), pageSize: '25' },
  })
  return (
    <Dialog
      open
      title={endpoint ? `Deliveries to ${endpoint.name}` : 'Deliveries'}
      width={760}
      onClose={onClose}
      headerActions={
        <Button size="small" icon={RefreshCw} onClick={() => refresh('webhooks')}>
          Refresh
        </Button>
      }
      footer={<Button onClick={onClose}>Close</Button>}
    >
      {endpoint?.problem && (
        <p className={styles.problem} role="alert">
          The portal disabled it. {endpoint.problem} Activate it when it works again: what failed is then sent
          again.
        </p>
      )}
      {error ? (
        <ErrorState message={error.message} onRetry={retry} />
      ) : !data ? (
        <Skeleton height={240} />
      ) : data.total === 0 ? (
        <EmptyState icon={Send} title="Nothing was sent yet">
          Send a test, from the menu of the webhook, to see what arrives.
        </EmptyState>
      ) : (
        <ul className={styles.deliveries}>
          {data.rows.map((row) => (
            <li key={row.id}>
              <button
                type="button"
                className={styles.line}
                aria-expanded={open === row.id}
                onClick={() => setOpen(open === row.id ? null : row.id)}
              >
                <Badge dot tone={tones[row.state]}>
                  {row.state}
                </Badge>
                <span className={styles.event}>{row.event}</span>
                <span className={styles.when} title={formatDateTime(row.at)}>
                  {row.status === null ? 'no answer' : `answered ${row.status}`}, {row.attempts}{' '}
                  {row.attempts === 1 ? 'attempt' : 'attempts'}, {formatRelative(row.at)}
                </span>
              </button>
              {open === row.id && <OneDelivery id={row.id} active={endpoint?.active ?? false} />}
            </li>
          ))}
        </ul>
      )}
      {data && data.total > data.pageSize && (
        <div className={styles.pages}>
          <Button size="small" disabled={page === 1} onClick={() => setPage(page - 1)}>
            Newer
          </Button>
          <span>
            {page} of {Math.ceil(data.total / data.pageSize)}
          </span>
          <Button
            size="small"
            disabled={page * data.pageSize >= data.total}
            onClick={() => setPage(page + 1)}
          >
            Older
          </Button>
        </div>
      )}
    </Dialog>
  )
}

function OneDelivery({ id, active }: { readonly id: number; readonly active: boolean }): ReactElement {
  const { data, error, retry } = useCall('webhooks.delivery', { params: { id } })
  const [busy, setBusy] = useState(false)
  if (error) return <ErrorState message={error.message} onRetry={retry} />
  if (!data) return <Skeleton height={120} />
  const replay = async (): Promise<void> => {
    setBusy(true)
    try {
      await api.call('webhooks.replay', { params: { id }, body: {} })
      refresh('webhooks')
      showSuccess('It is on its way again.')
    } catch (caught) {
      report(caught)
    }
    setBusy(false)
  }
  return (
    <div className={styles.one}>
      <p className={styles.when}>
        <code>{data.messageId}</code>
        {data.nextAt !== null && `, tried again ${formatDateTime(data.nextAt)}`}
      </p>
      <pre>{inLines(data.payload)}</pre>
      {data.tries.map(({ at, status, took, problem, answer }) => (
        <div key={at} className={styles.try}>
          <p>
            {formatDateTime(at)}: {problem ?? `It answered ${status}.`} {took} ms
          </p>
          {answer !== '' && <pre>{answer}</pre>}
        </div>
      ))}
      <div>
        <Button size="small" icon={Send} loading={busy} disabled={!active} onClick={() => void replay()}>
          Send again
        </Button>
      </div>
    </div>
  )
}

/** JSON as people read it. */
const inLines = (payload: string): string => JSON.stringify(JSON.parse(payload), null, 2)
