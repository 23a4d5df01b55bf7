import { messageFor } from '@portal/core/foundation/contract/api-error'
import { formatCount } from '@portal/core/foundation/format'
import { formatDollars } from '@portal/core/foundation/format/money'
import { useFocusLost } from '@portal/ui/dialog'
import { EmptyState } from '@portal/ui/empty-state'
import { Button, QuietIconButton } from '@portal/ui/button'
import { Plus, Users } from '@portal/ui/icon'
import { Skeleton } from '@portal/ui/skeleton'
import { useRef, useState, type ReactElement } from 'react'
import { ErrorState } from '../foundation/errors/error-state.tsx'
import { useCall } from '../foundation/session/query.ts'
import { LeadCard } from './lead-card.tsx'
import styles from './pipeline.module.css'
import { useLeads } from './use-leads.tsx'
import { useMoves } from './use-moves.tsx'

/** The pipeline by stage. Leads move by dragging, with a mouse or a finger that rests on one first, by Shift with an arrow key, and by their menu. */
export function PipelineBoard(): ReactElement {
  const { data, error, loading, retry } = useCall('opportunities.board')
  const [startsIn, setStartsIn] = useState<number | null>(null)
  const records = useLeads([], undefined, startsIn)
  const moves = useMoves()
  const [dragged, setDragged] = useState<number | null>(null)
  const [over, setOver] = useState<number | null>(null)
  const board = useRef<HTMLOListElement>(null)
  // A lead is drawn anew in its next stage, and the focus goes with it.
  const moved = useRef<number | null>(null)
  useFocusLost(() => board.current?.querySelector<HTMLElement>(`[data-lead="${moved.current}"]`)?.focus())
  if (error && !data)
    return (
      <ErrorState
        message={messageFor(error) ?? 'You may not see the pipeline.'}
        onRetry={retry}
        retrying={loading}
      />
    )
  if (!data) return <Skeleton height={420} />
  const { stages, leads } = data
  if (stages.length === 0)
    return (
      <EmptyState icon={Users} title="No stages yet">
        Add the first one under Stages: the board has a column for each.
      </EmptyState>
    )
  const open = stages.filter(({ kind }) => kind === 'Open')
  const addTo = (stageId: number | null): void => {
    setStartsIn(stageId)
    records.add()
  }
  const sumOf = (what: 'sum' | 'weighted'): number => open.reduce((all, stage) => all + stage[what], 0)
  return (
    <div className={styles.whole}>
      <div className={styles.sums}>
        <p>
          Open: {formatCount(open.reduce((all, stage) => all + stage.leads, 0))} leads,{' '}
          <strong>{formatDollars(sumOf('sum'))}</strong> a month,{' '}
          <strong>{formatDollars(sumOf('weighted'))}</strong> weighted. Drag a lead, with a finger after
          resting on it, press Shift with an arrow key on it, or use its menu.
        </p>
        <Button size="small" variant="primary" icon={Plus} onClick={() => addTo(null)}>
          Add lead
        </Button>
      </div>
      <ol ref={board} className={styles.board} aria-label="Stages">
        {stages.map((stage) => {
          const own = leads.filter((lead) => moves.stageOf(lead) === stage.id)
          return (
            <li
              key={stage.id}
              className={styles.stage}
              data-over={over === stage.id || undefined}
              aria-labelledby={`stage-${stage.id}`}
              onDragOver={(event) => {
                if (dragged === null) return
                event.preventDefault()
                setOver(stage.id)
              }}
              onDragLeave={(event) => {
                if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null)
              }}
              onDrop={(event) => {
                event.preventDefault()
                setOver(null)
                const lead = leads.find(({ id }) => id === dragged)
                if (lead) moves.move(lead, stage)
              }}
            >
              <header className={styles.head}>
                <h2 id={`stage-${stage.id}`} className={styles.name}>
                  {stage.name} <span className={styles.count}>{formatCount(own.length)}</span>
                </h2>
                {stage.kind === 'Open' && (
                  <QuietIconButton
                    size="small"
                    icon={Plus}
                    label={`Add to ${stage.name}`}
                    onClick={() => addTo(stage.id)}
                  />
                )}
                <p className={styles.sum}>
                  {formatDollars(stage.sum)}
                  {stage.kind === 'Open' &&
                    `, weighted ${formatDollars(stage.weighted)} at ${stage.probability}%`}
                </p>
              </header>
              {own.length === 0 ? (
                <p className={styles.nothing}>No leads here.</p>
              ) : (
                <ul className={styles.leads} aria-label={`Leads in ${stage.name}`}>
                  {own.map((lead) => (
                    <LeadCard
                      key={lead.id}
                      lead={lead}
                      stage={stage}
                      stages={stages}
                      onMove={(to) => {
                        moved.current = lead.id
                        moves.move(lead, to)
                      }}
                      onDrag={(isDragged) => setDragged(isDragged ? lead.id : null)}
                      board={board}
                      onOver={(at) => setOver(at === null ? null : (stages[at]?.id ?? null))}
                      onDrop={(at) => {
                        const to = stages[at]
                        if (to) moves.move(lead, to)
                      }}
                    />
                  ))}
                </ul>
              )}
            </li>
          )
        })}
      </ol>
      {records.dialogs}
      {moves.dialog}
    </div>
  )
}
