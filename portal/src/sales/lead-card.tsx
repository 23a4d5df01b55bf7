import { formatDay, today } from '@portal/core/foundation/format'
import { formatDollars } from '@portal/core/foundation/format/money'
import { pathOf } from '@portal/core/foundation/routes'
import { Badge } from '@portal/ui/badge'
import { IconButton } from '@portal/ui/button'
import { Ellipsis } from '@portal/ui/icon'
import { Menu } from '@portal/ui/menu'
import { useRef, type ReactElement, type RefObject } from 'react'
import { Link } from 'wouter'
import styles from './pipeline.module.css'
import { useCarrying } from './use-carrying.ts'
import type { Board, Stage } from './use-moves.tsx'

interface LeadCardProps {
  readonly lead: Board['leads'][number]
  readonly stage: Stage
  readonly stages: readonly Stage[]
  readonly onMove: (to: Stage) => void
  readonly onDrag: (isDragged: boolean) => void
  /** Whose children are the stages, in their order. */
  readonly board: RefObject<HTMLElement | null>
  /** The place of the stage over which a finger holds the lead; null where it is over none. */
  readonly onOver: (at: number | null) => void
  readonly onDrop: (at: number) => void
}

/** A lead on the board: what it is worth, who has it and what comes next. */
export function LeadCard({ lead, stage, stages, onMove, onDrag, ...carrying }: LeadCardProps): ReactElement {
  const card = useRef<HTMLLIElement>(null)
  const isCarried = useCarrying(card, carrying)
  const at = stages.findIndex(({ id }) => id === stage.id)
  const late = lead.nextStepAt !== null && lead.nextStepAt < today()
  return (
    <li
      ref={card}
      className={styles.lead}
      draggable
      onDragStart={(event) => {
        // A browser that drags by touch itself would take the lead out of the hand.
        if (isCarried()) {
          event.preventDefault()
          return
        }
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', lead.name)
        onDrag(true)
      }}
      onDragEnd={() => onDrag(false)}
    >
      <div className={styles.title}>
        <Link
          href={pathOf('leads.detail', { leadId: String(lead.id) })}
          draggable={false}
          data-lead={lead.id}
          aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
          onKeyDown={(event) => {
            if (!event.shiftKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return
            event.preventDefault()
            const to = stages[at + (event.key === 'ArrowRight' ? 1 : -1)]
            if (to) onMove(to)
          }}
        >
          {lead.name}
        </Link>
        <Menu
          placement="bottom-end"
          items={[
            { heading: 'Move to' },
            ...stages.map((to) => ({
              label: to.name,
              checked: to.id === stage.id,
              onSelect: () => onMove(to),
            })),
          ]}
          trigger={(trigger) => (
            <IconButton
              {...trigger}
              icon={Ellipsis}
              size="small"
              variant="ghost"
              label={`Move ${lead.name}`}
            />
          )}
        />
      </div>
      <p className={styles.facts}>
        {lead.amount === null ? 'No value yet' : formatDollars(lead.amount)}
        {lead.Owner && `, ${lead.Owner.name}`}
        {lead.source && `, ${lead.source}`}
      </p>
      {lead.nextStep && (
        <p className={late ? styles.late : styles.facts}>
          {lead.nextStep}
          {lead.nextStepAt && `, ${formatDay(lead.nextStepAt)}`}
          {late && ' (overdue)'}
        </p>
      )}
      {lead.stale && <Badge tone="warning">{lead.days} days in this stage</Badge>}
    </li>
  )
}
