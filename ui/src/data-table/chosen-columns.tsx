import type { ReactElement } from 'react'
import { Button, QuietIconButton } from '../button/index.ts'
import { Checkbox } from '../choice/index.ts'
import { ChevronDown, ChevronUp } from '../icon/glyphs.ts'
import type { Column } from './column.ts'
import { moveColumn, toggleColumn } from './choose-columns.ts'
import { isFree, orderedColumns } from './layout.ts'
import type { ColumnLayout } from './layout.ts'
import styles from './data-table.module.css'

export interface ChosenColumnsProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly layout: ColumnLayout
  readonly onLayout: (layout: ColumnLayout) => void
}

/** Which columns are shown, and in which order. */
export const ChosenColumns = <Row,>({ columns, layout, onLayout }: ChosenColumnsProps<Row>): ReactElement => {
  const ordered = orderedColumns(columns, layout)
  const free = ordered.filter((column) => isFree(columns, column))
  const changed =
    Boolean(layout.order?.length ?? layout.hidden?.length) || Object.keys(layout.widths ?? {}).length > 0
  return (
    <div className={styles.chooser}>
      <ul className={styles.columns}>
        {ordered.map((column) => (
          <li key={column.id} className={styles.column}>
            <Checkbox
              label={column.label}
              checked={!free.includes(column) || !layout.hidden?.includes(column.id)}
              disabled={!free.includes(column)}
              onChange={() => onLayout(toggleColumn(layout, column.id))}
            />
            {free.includes(column) && (
              <span className={styles.moves}>
                <QuietIconButton
                  icon={ChevronUp}
                  size="small"
                  label={`Move ${column.label} to the front`}
                  disabled={column === free[0]}
                  onClick={() => onLayout(moveColumn(columns, layout, column.id, -1))}
                />
                <QuietIconButton
                  icon={ChevronDown}
                  size="small"
                  label={`Move ${column.label} to the back`}
                  disabled={column === free.at(-1)}
                  onClick={() => onLayout(moveColumn(columns, layout, column.id, 1))}
                />
              </span>
            )}
          </li>
        ))}
      </ul>
      <Button size="small" variant="ghost" disabled={!changed} onClick={() => onLayout({})}>
        Reset columns
      </Button>
    </div>
  )
}
