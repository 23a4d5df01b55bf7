import type { MenuEntry } from '@portal/ui/menu'
import type { Glyph } from '@portal/ui/icon'

/** Something one can do with a record: one value, read by the row menu, the keyboard and whatever else offers it. */
export interface Action<Row> {
  readonly name: string
  readonly icon: Glyph
  /** Whether it is offered for this record: the server's word in `can`, not a guess. */
  readonly may?: (row: Row) => boolean
  readonly run?: (row: Row) => void
  /** Where it leads, when it goes somewhere. */
  readonly href?: (row: Row) => string
  /** A letter that does it while the record's row has the focus. */
  readonly shortcut?: string
  readonly danger?: boolean
}

/** Something one can do with several records at once. */
export interface BulkAction<Row> {
  readonly name: string
  readonly icon: Glyph
  readonly may?: (rows: readonly Row[]) => boolean
  readonly run: (rows: readonly Row[], clear: () => void) => void
  readonly danger?: boolean
}

/** The actions offered for a record, as entries of its menu; what destroys stands last, behind a line. */
export function menuOf<Row>(actions: readonly Action<Row>[], row: Row): readonly MenuEntry[] {
  const offered = actions.filter((action) => action.may?.(row) ?? true)
  const entry = ({ name, icon, run, href, shortcut, danger }: Action<Row>): MenuEntry => ({
    label: name,
    icon,
    danger,
    hint: shortcut?.toUpperCase(),
    ...(href ? { href: href(row) } : {}),
    ...(run ? { onSelect: () => run(row) } : {}),
  })
  const usual = offered.filter(({ danger }) => !danger).map(entry)
  const last = offered.filter(({ danger }) => danger).map(entry)
  return usual.length > 0 && last.length > 0 ? [...usual, 'line', ...last] : [...usual, ...last]
}

/** The action of a letter for a record, if there is one. */
export const actionOf = <Row>(
  actions: readonly Action<Row>[],
  key: string,
  row: Row,
): Action<Row> | undefined =>
  actions.find(({ shortcut, may }) => shortcut?.toLowerCase() === key.toLowerCase() && (may?.(row) ?? true))
