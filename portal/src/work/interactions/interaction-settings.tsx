import type { Answer } from '@portal/core/calls'
import { Button } from '@portal/ui/button'
import { EmptyState, type EmptyStateProps } from '@portal/ui/empty-state'
import { Plus } from '@portal/ui/icon'
import type { ReactElement } from 'react'
import { List, type ListProps } from '../../platform/parts/list/index.ts'
import { Page } from '../../platform/parts/page/index.ts'
import { moves, type RecordsInUse } from '../../platform/parts/records/index.ts'
import { FormPreview } from './form-preview.tsx'
import styles from './interaction-settings.module.css'

/** A row of either list: it has a place among the others. */
interface Placed {
  readonly id: number
  readonly order: number
}

interface InteractionSettingsProps<Row extends Placed> extends Pick<
  ListProps<Row, readonly Row[]>,
  'name' | 'label' | 'of' | 'columns'
> {
  readonly title: string
  readonly description: string
  /** What one row is called: `type`. */
  readonly one: string
  readonly rows: readonly Row[]
  readonly records: RecordsInUse<Row>
  readonly setPlace: (row: Row, order: number) => Promise<unknown>
  readonly changed: () => void
  readonly empty: Pick<EmptyStateProps, 'icon' | 'title' | 'children'>
  /** The types in whose form the preview shows. */
  readonly types: Answer<'interactionTypes.list'>
}

/** A list of what the interaction logger offers, in an order of its own, beside the form as it is asked for now. */
export function InteractionSettings<Row extends Placed>({
  title,
  description,
  one,
  rows,
  records,
  setPlace,
  changed,
  empty,
  types,
  ...list
}: InteractionSettingsProps<Row>): ReactElement {
  return (
    <Page title={title} description={description}>
      <div className={styles.split}>
        <div className={styles.list}>
          <List
            {...list}
            search={`Search ${one}s`}
            actions={[
              records.edit,
              ...moves<Row>({ rowsOf: () => rows, placeOf: ({ order }) => order, setPlace, moved: changed }),
              records.remove,
            ]}
            onOpen={records.open}
            empty={<EmptyState {...empty} />}
            aside={
              <Button size="small" variant="primary" icon={Plus} onClick={records.add}>
                Add {one}
              </Button>
            }
          />
        </div>
        <FormPreview types={types} />
      </div>
      {records.dialogs}
    </Page>
  )
}
