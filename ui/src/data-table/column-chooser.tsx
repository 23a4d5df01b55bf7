import { createContext, useContext, type ReactElement, type ReactNode } from 'react'
import { Button } from '../button/index.ts'
import { Columns3 } from '../icon/glyphs.ts'
import { later } from '../later/index.ts'
import { Popover } from '../popup/index.ts'
import type { ChosenColumnsProps } from './chosen-columns.tsx'
import styles from './data-table.module.css'

/** Most people look at a table without choosing its columns. */
const ChosenColumns: <Row>(props: ChosenColumnsProps<Row>) => ReactElement = later(() =>
  import('./chosen-columns.tsx').then((m) => m.ChosenColumns),
)

const Chooser = createContext<ReactNode>(null)

/** Gives the toolbar of a table what its columns are chosen by. */
export const ChoiceOfColumns = Chooser.Provider

/** What the columns of a table are chosen by, as a part of its toolbar, so that both break into rows together; nothing where none are chosen. */
export const ColumnChoice = (): ReactElement | null => {
  const chooser = useContext(Chooser)
  return chooser ? <div className={styles.choice}>{chooser}</div> : null
}

/** Which columns, and in which order. */
export const ColumnChooser = <Row,>({ columns, layout, onLayout }: ChosenColumnsProps<Row>): ReactElement => (
  <Popover
    label="Columns"
    placement="bottom-end"
    trigger={(trigger) => (
      <Button {...trigger} size="small" icon={Columns3}>
        Columns
      </Button>
    )}
  >
    {() => <ChosenColumns columns={columns} layout={layout} onLayout={onLayout} />}
  </Popover>
)
