import { messageFor } from '@portal/core/foundation/contract/api-error'
import { Button } from '@portal/ui/button'
import { DataTable, type CellValue } from '@portal/ui/data-table'
import { EmptyState } from '@portal/ui/empty-state'
import { Search } from '@portal/ui/icon'
import { useState, type KeyboardEvent, type ReactElement, type ReactNode } from 'react'
import { useLocation } from 'wouter'
import { actionOf, menuOf, type Action, type BulkAction } from './action.ts'
import { ViewsMenu } from '../../views/views-menu.tsx'
import { ExportButton } from './export-button.tsx'
import { ListTools } from './list-tools.tsx'
import styles from './list.module.css'
import { usePrintedRows } from './use-printed-rows.ts'
import { useList, type ListInUse, type ListSettings } from './use-list.ts'

export interface ListLooks<Row extends object, Whole> {
  /** What is listed: `Clients`. */
  readonly label: string
  readonly rowId?: (row: Row) => string
  /** What the search box looks in; none without it. */
  readonly search?: string | undefined
  readonly actions?: readonly Action<Row>[] | undefined
  readonly bulk?: readonly BulkAction<Row>[] | undefined
  /** The record's address; null for a row that leads nowhere. */
  readonly href?: ((row: Row) => string | null) | undefined
  /** Opens a record that has no address of its own. */
  readonly onOpen?: ((row: Row) => void) | undefined
  readonly expand?: ((row: Row) => ReactNode) | undefined
  /** The last row, by column. */
  readonly totals?: ((answer: Whole) => Readonly<Record<string, CellValue>>) | undefined
  /** Name of the exported file; no export without it. */
  readonly exportAs?: string | undefined
  /** Beside Export, for a list that shares its page with others: its own primary action. */
  readonly aside?: ReactNode
  /** What there is none of, and what to do about it. */
  readonly empty: ReactNode
  /** Instead of what stands above a list: a report has a form of its own there. */
  readonly tools?: ReactNode
  /** Between the tools and the table. */
  readonly children?: ReactNode
}

export type ListProps<Row extends object, Whole> = ListSettings<Row, Whole> & ListLooks<Row, Whole>

/** A list of records: columns, filters, search, order, pages, actions, export; its state is the address. */
export function List<Row extends object, Whole>(props: ListProps<Row, Whole>): ReactElement {
  const list = useList(props)
  return <ListView {...props} list={list} />
}

const idOf = (row: object): string => ('id' in row ? String(row.id) : JSON.stringify(row))

/** The drawing of a list that a screen holds itself by `useList`. */
export function ListView<Row extends object, Whole>({
  list,
  label,
  rowId = idOf,
  search,
  actions = [],
  bulk = [],
  href,
  onOpen,
  expand,
  totals,
  exportAs,
  aside,
  empty,
  tools,
  children,
}: ListLooks<Row, Whole> & { readonly list: ListInUse<Row, Whole> }): ReactElement {
  const [, navigate] = useLocation()
  const [ticked, setTicked] = useState<ReadonlyMap<string, Row>>(new Map())
  const [expanded, setExpanded] = useState<readonly string[]>([])
  const { asked, answer } = list
  const narrowed = Object.keys(asked.filters).length > 0 || asked.search !== ''

  const tick = (ids: readonly string[]): void => {
    const here = new Map(list.rows.map((row) => [rowId(row), row]))
    setTicked(
      new Map(
        ids.flatMap((id): [string, Row][] => {
          const row = here.get(id) ?? ticked.get(id)
          return row ? [[id, row]] : []
        }),
      ),
    )
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !(event.target instanceof HTMLElement)) return
    const [place = ''] = event.target.dataset['place']?.split(':') ?? []
    const row = place === '' ? undefined : list.rows[Number(place)]
    const action = row && actionOf(actions, event.key, row)
    if (!action || !row) return
    event.preventDefault()
    if (action.href) navigate(action.href(row))
    action.run?.(row)
  }
  const printed = usePrintedRows(list)
  const open =
    onOpen ??
    (href &&
      ((row: Row) => {
        const to = href(row)
        if (to !== null) navigate(to)
      }))
  return (
    <div className={styles.list} onKeyDown={onKeyDown}>
      <DataTable
        label={label}
        toolbar={
          <>
            {tools ?? (
              <ListTools
                of={list}
                search={search}
                aside={
                  <Aside list={list} exportAs={exportAs}>
                    {aside}
                  </Aside>
                }
              />
            )}
            {children}
            {list.total > list.rows.length && (
              <p className={styles.onPaper} hidden={printed !== null}>
                This sheet has {list.rows.length} of {list.total} rows. Print or Export on the screen gives
                all of them.
              </p>
            )}
          </>
        }
        columns={list.columns}
        rows={printed ?? list.rows}
        forPaper={printed !== null}
        rowId={rowId}
        sort={asked.sort}
        onSort={list.setSort}
        page={printed ? undefined : asked.page}
        onPage={list.setPage}
        total={list.total}
        layout={list.layout}
        onLayout={list.setLayout}
        loading={list.loading}
        error={list.error ? (messageFor(list.error) ?? 'You may not see this list.') : null}
        onRetry={list.retry}
        onOpen={open}
        hrefOf={href}
        empty={
          narrowed ? (
            <NothingFound empty={empty} onClear={list.clear} />
          ) : typeof empty === 'string' ? (
            <EmptyState title={empty} />
          ) : (
            empty
          )
        }
        {...(totals && answer !== undefined ? { totals: totals(answer) } : {})}
        {...(actions.length > 0 ? { rowActions: (row: Row) => menuOf(actions, row) } : {})}
        {...(expand ? { renderExpanded: expand, expanded, onExpand: setExpanded } : {})}
        {...(bulk.length > 0
          ? {
              selected: [...ticked.keys()],
              onSelect: tick,
              bulkActions: () => (
                <BulkButtons bulk={bulk} rows={[...ticked.values()]} clear={() => setTicked(new Map())} />
              ),
            }
          : {})}
      />
    </div>
  )
}

interface AsideProps<Row, Whole> {
  readonly list: ListInUse<Row, Whole>
  readonly exportAs: string | undefined
  readonly children: ReactNode
}

const Aside = <Row, Whole>({ list, exportAs, children }: AsideProps<Row, Whole>): ReactElement => (
  <>
    <ViewsMenu of={list} />
    {exportAs && <ExportButton of={list} fileName={exportAs} />}
    {children}
  </>
)

interface BulkButtonsProps<Row> {
  readonly bulk: readonly BulkAction<Row>[]
  readonly rows: readonly Row[]
  readonly clear: () => void
}

const BulkButtons = <Row,>({ bulk, rows, clear }: BulkButtonsProps<Row>): ReactElement => (
  <>
    {bulk.map(({ name, icon, may, fits, run, danger }) => {
      const these = rows.filter(fits ?? Boolean)
      return (
        these.length > 0 &&
        may?.(these) !== false && (
          <Button
            key={name}
            size="small"
            icon={icon}
            variant={danger ? 'danger' : 'secondary'}
            onClick={() => run(these, clear)}
          >
            {name}
          </Button>
        )
      )
    })}
  </>
)

/** Filters that find nothing: the list's own words where it is literal about it, and the way back. */
const NothingFound = ({
  empty,
  onClear,
}: {
  readonly empty: ReactNode
  readonly onClear: () => void
}): ReactElement =>
  typeof empty === 'string' ? (
    <EmptyState icon={Search} title={empty} actions={<Button onClick={onClear}>Clear filters</Button>} />
  ) : (
    <EmptyState
      icon={Search}
      title="Nothing matches"
      actions={<Button onClick={onClear}>Clear filters</Button>}
    >
      No row fits the filters in use.
    </EmptyState>
  )
