import type { Sort } from '@portal/ui/data-table'
import type { ReactElement } from 'react'
import type { Action, ListColumn } from '../list/index.ts'
import type { KeptRow } from './kept-row.ts'
import type { BelowForm } from './record-dialog.tsx'

/** What a list has beyond its declaration. */
export interface MoreOfList {
  /** Columns of the screen's own, after the first; one with the id of a field stands in for it. The same array at every drawing. */
  readonly columns?: readonly ListColumn<KeptRow>[] | undefined
  /** What else can be done with an entry, after changing it. */
  readonly actions?: readonly Action<KeptRow>[] | undefined
  /** Instead of the button that adds an entry, for lists that the portal fills. */
  readonly aside?: ReactElement | null
  /** The order in which the entries stand first. */
  readonly sort?: Sort | undefined
  /** Buttons before the one that adds an entry. */
  readonly before?: ReactElement
  /** What stands below the fields while an entry is typed; a component, the same at every drawing. */
  readonly below?: BelowForm | undefined
}
