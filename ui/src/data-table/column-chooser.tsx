import { createContext, useContext, type ReactElement, type ReactNode } from 'react'
import { Button, IconButton } from '../button/index.ts'
import { Checkbox } from '../choice/index.ts'
import { ChevronDown, ChevronUp, Columns3 } from '../icon/glyphs.ts'
import { Popover } from '../popup/index.ts'
import type { Column } from './column.ts'
import { isFree, moveColumn, orderedColumns, toggleColumn } from './layout.ts'
import type { ColumnLayout } from './layout.ts'
import styles from './data-table.module.css'

export interface ColumnChooserProps<Row> {
  readonly columns: readonly Column<Row>[]
  readonly layout: ColumnLayout
  readonly onLayout: (layout: ColumnLayout) => void
}

const Chooser = createContext<ReactNode>(null)

/** Gives the toolbar of a table what its columns are chosen by. */
export const ChoiceOfColumns = Chooser.Provider

/** What the columns of a table are chosen by, as a part of its toolbar, so that both break into rows together; nothing where none are chosen. */
export const ColumnChoice = (): ReactElement | null => {
  const chooser = useContext(Chooser)
  return chooser ? <div className={styles.choice}>{chooser}</div> : null
}

/** Which columns, and in which order. */
export const ColumnChooser = <Row,>({ columns, layout, onLayout }: ColumnChooserProps<Row>): ReactElement => {
  const ordered = orderedColumns(columns, layout)
  const free = ordered.filter((column) => isFree(columns, column))
  const changed =
    Boolean(layout.order?.length ?? layout.hidden?.length) || Object.keys(layout.widths ?? {}).length > 0
  return (
    <Popover
      label="Columns"
      placement="bottom-end"
      trigger={(trigger) => (
        <Button {...trigger} size="small" icon={Columns3}>
          Columns
        </Button>
      )}
    >
      {() => (
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
                    <IconButton
                      icon={ChevronUp}
                      size="small"
                      quiet
                      label={`Move ${column.label} to the front`}
                      disabled={column === free[0]}
                      onClick={() => onLayout(moveColumn(columns, layout, column.id, -1))}
                    />
                    <IconButton
                      icon={ChevronDown}
                      size="small"
                      quiet
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
      )}
    </Popover>
  )
}
