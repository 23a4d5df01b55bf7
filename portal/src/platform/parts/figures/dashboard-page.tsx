import { formatDay, formatTime } from '@portal/core/foundation/format'
import { messageFor, type ApiError } from '@portal/core/foundation/contract/api-error'
import { Button } from '@portal/ui/button'
import { RefreshCw } from '@portal/ui/icon'
import type { ReactElement, ReactNode } from 'react'
import { ErrorState } from '../../../foundation/errors/error-state.tsx'
import { Page, PrintButton, type Crumb } from '../page/index.ts'
import styles from './controls.module.css'
import type { FiguresCall, FiguresInUse } from './use-figures.ts'

export interface DashboardPageProps {
  readonly title: string
  readonly crumbs?: readonly Crumb[]
  readonly beside?: ReactNode
  /** Which days are shown, and what they are compared with. */
  readonly period: string
  /** The last day that has figures. */
  readonly through?: string | null | undefined
  /** When the figures were worked out. */
  readonly madeAt?: string | undefined
  /** Works them out anew; no such button without it. */
  readonly refresh?: { readonly run: () => void; readonly running: boolean } | undefined
  readonly actions?: ReactNode
  readonly tabs?: ReactNode
  /** What is chosen: the days, the clients. */
  readonly controls?: ReactNode
  readonly error?: ApiError | undefined
  readonly retry?: () => void
  readonly children: ReactNode
}

/** What the frame of a dashboard tells of figures that were read: as of when they are, and what became of reading them. */
export const saidOf = <N extends FiguresCall>({
  data,
  error,
  retry,
  refresh,
  refreshing,
}: FiguresInUse<N> & {
  readonly data: { readonly through: string | null; readonly madeAt: string } | undefined
}): Pick<DashboardPageProps, 'through' | 'madeAt' | 'refresh' | 'error' | 'retry'> => ({
  through: data?.through,
  madeAt: data?.madeAt,
  refresh: { run: refresh, running: refreshing },
  error: data ? undefined : error,
  retry,
})

/** The frame of a dashboard: what it is about and as of when, what is chosen, and the same on paper. */
export function DashboardPage({
  title,
  crumbs,
  beside,
  period,
  through,
  madeAt,
  refresh,
  actions,
  tabs,
  controls,
  error,
  retry,
  children,
}: DashboardPageProps): ReactElement {
  return (
    <Page
      title={title}
      {...(crumbs ? { crumbs } : {})}
      beside={beside}
      description={
        <>
          <span>{period}</span>
          {through && <span>Figures through {formatDay(through)}</span>}
          {madeAt && <span>As of {formatTime(madeAt)} Central</span>}
        </>
      }
      tabs={tabs}
      actions={
        <>
          {refresh && (
            <Button icon={RefreshCw} loading={refresh.running} onClick={refresh.run}>
              Refresh
            </Button>
          )}
          <PrintButton />
          {actions}
        </>
      }
    >
      {controls && <div className={styles.controls}>{controls}</div>}
      {error ? (
        <ErrorState
          message={messageFor(error) ?? 'You may not see these figures.'}
          {...(retry ? { onRetry: retry } : {})}
        />
      ) : (
        children
      )}
    </Page>
  )
}
