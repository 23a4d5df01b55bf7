import type { ReactElement } from 'react'
import type { RowData } from '@tanstack/react-table'
import { Button, QuietIconButton } from '../button/index.ts'
import { Checkbox } from '../choice/index.ts'
import { ArrowDown, ArrowUp } from '../icon/glyphs.ts'
import { IconMenu } from '../menu/index.ts'
import { classNames } from '../class-names/index.ts'
import { Select } from '../select/index.ts'
import { Skeleton } from '../skeleton/index.ts'
import { cellContent, TitleCell } from './cell.tsx'
import { formatValue, nameIn } from './column.ts'
import type { CellValue, Column } from './column.ts'
import type { DataTableProps } from './data-table.tsx'
import { toggled } from './ticks.ts'
import type { ShownColumn, ShownRow } from './use-table-rows.ts'
import styles from './card-list.module.css'
import table from './data-table.module.css'

export interface CardListProps<Row extends RowData> extends DataTableProps<Row> {
  readonly shown: { readonly rows: readonly ShownRow<Row>[]; readonly columns: readonly ShownColumn<Row>[] }
}

const isThere = (value: CellValue): boolean => value !== null && value !== undefined && value !== ''

/**
 * More than two lines of half a phone, or a word that does not fit one: a sentence, a list or an address, which has the
 * whole width of its card.
 */
const isLong = (value: CellValue): boolean =>
  typeof value === 'string' && (value.length > 44 || /\S{20}/.test(value))

/**
 * The same rows as cards, for a phone: the first column is the title, the rest in pairs. The state of a row stands
 * beside its title; several leave the title no room, and say nothing without their names.
 */
export const CardList = <Row extends RowData>(props: CardListProps<Row>): ReactElement => {
  const {
    label,
    shown,
    sort = null,
    onSort,
    selected = [],
    onSelect,
    expanded = [],
    onExpand,
    totals,
  } = props
  const [title, ...others] = shown.columns.map(({ column }) => column)
  const [state, another] = others.filter((column) => column.kind === 'status')
  const status = another ? undefined : state
  const pairs = others.filter((column) => column !== status)
  const sortable = shown.columns.map(({ column }) => column).filter((column) => column.sortable !== false)

  return (
    <div className={styles.whole}>
      {onSort && sortable.length > 0 && (
        <div className={styles.sort}>
          <Select
            label="Sort by"
            hideLabel
            size="small"
            placeholder="Sort by…"
            options={sortable.map(({ id, label: name }) => ({ value: id, label: name }))}
            value={sort?.column ?? null}
            onChange={(column) => onSort({ column, descending: sort?.descending ?? false })}
          />
          <QuietIconButton
            icon={sort?.descending ? ArrowDown : ArrowUp}
            size="small"
            variant="secondary"
            label={sort?.descending ? 'Descending: change to ascending' : 'Ascending: change to descending'}
            disabled={!sort}
            onClick={() => sort && onSort({ ...sort, descending: !sort.descending })}
          />
        </div>
      )}
      <ul
        className={classNames(styles.cards, table.fingered)}
        aria-label={label}
        aria-busy={props.loading || undefined}
      >
        {shown.rows.length === 0 &&
          Array.from({ length: 4 }, (_, card) => (
            <li key={card} className={styles.card}>
              <Skeleton width="50%" height={14} />
              <Skeleton width="80%" />
              <Skeleton width="70%" />
            </li>
          ))}
        {title &&
          shown.rows.map(({ id, data }) => {
            const name = nameIn(title, data)
            const isOpen = expanded.includes(id)
            return (
              <li key={id} className={styles.card} data-selected={selected.includes(id) ? '' : undefined}>
                <div className={styles.top}>
                  {onSelect && (
                    <Checkbox
                      label={`Select ${name}`}
                      hideLabel
                      checked={selected.includes(id)}
                      onChange={() => onSelect(toggled(selected, id))}
                    />
                  )}
                  <CardTitle title={title} row={data} onOpen={props.onOpen} hrefOf={props.hrefOf} />
                  {status && isThere(status.value(data)) && <span>{cellContent(status, data)}</span>}
                  {props.rowActions && (
                    <IconMenu label={`Actions for ${name}`} size="small" items={props.rowActions(data)} />
                  )}
                </div>
                <dl className={styles.pairs}>
                  {pairs.map((column) => (
                    <div
                      key={column.id}
                      className={classNames(styles.pair, isLong(column.value(data)) && table.long)}
                    >
                      <dt>{column.label}</dt>
                      <dd className={column.kind && column.kind !== 'text' ? 'ap-numeric' : undefined}>
                        {cellContent(column, data)}
                      </dd>
                    </div>
                  ))}
                </dl>
                {props.onOpen && !props.hrefOf && !isWords(title, data) && (
                  <Button
                    size="small"
                    variant="ghost"
                    aria-label={`Open ${name}`}
                    onClick={() => props.onOpen?.(data)}
                  >
                    Open
                  </Button>
                )}
                {onExpand && (
                  <Button
                    size="small"
                    variant="ghost"
                    aria-expanded={isOpen}
                    onClick={() => onExpand(toggled(expanded, id))}
                  >
                    {isOpen ? 'Hide details' : 'Details'}
                  </Button>
                )}
                {isOpen && props.renderExpanded?.(data)}
              </li>
            )
          })}
        {totals && shown.rows.length > 0 && shown.columns.some(({ column }) => column.id in totals) && (
          <li className={styles.card}>
            <div className={styles.top}>
              <span className={styles.title}>Total</span>
            </div>
            <dl className={styles.pairs}>
              {shown.columns.map(({ column }) =>
                column.id in totals ? (
                  <div key={column.id} className={styles.pair}>
                    <dt>{column.label}</dt>
                    <dd className="ap-numeric">{formatValue(column.kind ?? 'text', totals[column.id])}</dd>
                  </div>
                ) : null,
              )}
            </dl>
          </li>
        )}
      </ul>
    </div>
  )
}

interface CardTitleProps<Row extends RowData> extends Pick<DataTableProps<Row>, 'onOpen' | 'hrefOf'> {
  readonly title: Column<Row>
  readonly row: Row
}

/** A title of more than words may hold a link, which stands in no button. */
const isWords = <Row extends RowData>(title: Column<Row>, row: Row): boolean =>
  typeof cellContent(title, row) === 'string'

const CardTitle = <Row extends RowData>({ title, row, onOpen, hrefOf }: CardTitleProps<Row>): ReactElement =>
  onOpen && !hrefOf && isWords(title, row) ? (
    <button type="button" className={classNames(styles.title, table.opens)} onClick={() => onOpen(row)}>
      {cellContent(title, row)}
    </button>
  ) : (
    <span className={styles.title}>
      <TitleCell column={title} row={row} hrefOf={hrefOf} className={undefined} />
    </span>
  )
