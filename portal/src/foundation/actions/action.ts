import type { Glyph } from '@portal/ui/icon'
import type { MenuEntry } from '@portal/ui/menu'

/**
 * Something one can do: one value, read by the button, the row menu, the
 * keyboard, the bulk bar and the command palette alike. Its subject is a
 * record, or the session for what concerns the whole portal.
 */
export interface Action<Subject> {
  readonly name: string
  /** How the palette names it, where a heading around the name says the rest elsewhere. */
  readonly title?: string
  /** Other words by which it is found. */
  readonly also?: string
  readonly icon: Glyph
  /** Whether it is offered: for a record the server's word in `can`, not a guess. */
  readonly may?: (subject: Subject) => boolean
  readonly run?: (subject: Subject) => void
  /** Where it leads, when it goes somewhere. */
  readonly href?: (subject: Subject) => string
  /** A letter that does it while the record's row has the focus. */
  readonly shortcut?: string
  readonly danger?: boolean
  /** The same with several records at once. */
  readonly many?: Omit<BulkAction<Subject>, 'icon' | 'danger'>
}

/** Something one can do with several records at once. */
export interface BulkAction<Row> {
  readonly name: string
  readonly icon: Glyph
  readonly may?: (rows: readonly Row[]) => boolean
  /** Of several in different states those with which it is done; it is offered where there is one. All of them where absent. */
  readonly fits?: (row: Row) => boolean
  readonly run: (rows: readonly Row[], clear: () => void) => void
  readonly danger?: boolean
}

/** The actions offered for a subject. */
export const offered = <Subject>(
  actions: readonly Action<Subject>[],
  subject: Subject,
): readonly Action<Subject>[] => actions.filter(({ may }) => may?.(subject) ?? true)

/** What of the actions can be done with several at once. */
export const bulkOf = <Row>(actions: readonly Action<Row>[]): readonly BulkAction<Row>[] =>
  actions.flatMap(({ many, icon, danger }) =>
    many ? [{ ...many, icon, ...(danger ? { danger } : {}) }] : [],
  )

/** The actions offered for a subject, as entries of its menu; what destroys stands last, behind a line. */
export function menuOf<Subject>(actions: readonly Action<Subject>[], subject: Subject): readonly MenuEntry[] {
  const all = offered(actions, subject)
  const entry = ({ name, icon, run, href, shortcut, danger }: Action<Subject>): MenuEntry => ({
    label: name,
    icon,
    danger,
    hint: shortcut?.toUpperCase(),
    ...(href ? { href: href(subject) } : {}),
    ...(run ? { onSelect: () => run(subject) } : {}),
  })
  const usual = all.filter(({ danger }) => !danger).map(entry)
  const last = all.filter(({ danger }) => danger).map(entry)
  return usual.length > 0 && last.length > 0 ? [...usual, 'line', ...last] : [...usual, ...last]
}

/** The action of a letter for a record, if there is one. */
export const actionOf = <Row>(
  actions: readonly Action<Row>[],
  key: string,
  row: Row,
): Action<Row> | undefined =>
  offered(actions, row).find(({ shortcut }) => shortcut?.toLowerCase() === key.toLowerCase())
