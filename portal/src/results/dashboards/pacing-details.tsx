import type { Answer } from '@portal/core/calls'
import { formatDate } from '@portal/core/foundation/format'
import { pacingSection, pacingSections } from '@portal/core/money/services/sections'
import { Badge } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import { NotebookPen } from '@portal/ui/icon'
import { Table } from '@portal/ui/table'
import type { ReactElement } from 'react'
import type { ListColumn } from '../../platform/parts/list/index.ts'
import { openActivityLogger } from '../../platform/loggers/activity-logger.ts'
import styles from './dashboards.module.css'
import { paceColumns, stateColumn } from './pace-columns.tsx'
import { SplitPaces } from './split-paces.tsx'

type PacingRow = Answer<'clients.mtdPacingTotals'>['rows'][number]
type Note = Answer<'pacingNotes.ofMonth'>[number]
type Section = PacingRow['sections'][number]

const columns: readonly ListColumn<Section>[] = [
  { id: 'section', label: 'Section', value: ({ label }: Section) => label, width: 140 },
  stateColumn,
  ...paceColumns,
]

/** The channels whose spend the sections count. */
const channelsOf = (sections: readonly Section[]) =>
  pacingSections.flatMap(({ id, channel }) =>
    sections.some(({ sectionId }) => sectionId === id) ? [channel] : [],
  )

/** Below a client of the pacing dashboard: its sections, the parts they are split into, and what was noted about them this month. */
export function PacingDetails({
  row: { clientId, name, sections },
  month,
  notes,
}: {
  readonly row: PacingRow
  readonly month: string
  readonly notes: readonly Note[]
}): ReactElement {
  return (
    <div className={styles.details}>
      <Table
        label={`Sections of ${name}`}
        columns={columns.filter(({ onlyIf }) => !onlyIf || sections.some(onlyIf))}
        rows={sections}
        rowId={({ sectionId }) => String(sectionId)}
        inner
      />
      <SplitPaces clientId={clientId} name={name} month={month} channels={channelsOf(sections)} />
      <section aria-label={`Pacing notes of ${name}`} className={styles.notes}>
        <div className={styles.notesHead}>
          <h2 className={styles.notesTitle}>Pacing notes</h2>
          <Button size="small" icon={NotebookPen} onClick={() => openActivityLogger({ clientId })}>
            Log activity
          </Button>
        </div>
        {notes.length === 0 ? (
          <p className={styles.note}>Nothing was noted this month. A note is added with an activity.</p>
        ) : (
          <ul className={styles.noteList}>
            {notes.map(({ id, sectionId, note, user, createdAt }) => (
              <li key={id}>
                <Badge>{pacingSection(sectionId)?.label ?? 'Section'}</Badge> {note}
                <span className={styles.by}>
                  {user.fullName}, {formatDate(createdAt)}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  )
}
