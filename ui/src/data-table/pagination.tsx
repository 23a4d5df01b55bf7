import type { ReactElement } from 'react'
import { IconButton } from '../button/index.ts'
import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from '../icon/glyphs.ts'
import { Select } from '../select/index.ts'
import { Spinner } from '../spinner/index.ts'
import type { Page } from './data-table.tsx'
import styles from './data-table.module.css'

export interface PaginationProps {
  /** What is listed: a page may hold several lists. */
  readonly of?: string | undefined
  readonly page: Page
  /** Rows in all. */
  readonly total: number
  readonly onPage: (page: Page) => void
  readonly sizes?: readonly number[] | undefined
  readonly loading?: boolean | undefined
}

// The calls answer 200 rows at most.
const pageSizes = [25, 50, 100, 200] as const

/** Which part of a list is shown, how many there are, and the way to the other parts. */
export const Pagination = ({
  of,
  page,
  total,
  onPage,
  sizes = pageSizes,
  loading = false,
}: PaginationProps): ReactElement => {
  const pages = Math.max(1, Math.ceil(total / page.size))
  const from = total === 0 ? 0 : (page.number - 1) * page.size + 1
  const to = Math.min(total, page.number * page.size)
  // Nothing to turn the pages of; whoever stands behind the last page of what became less still finds back.
  const nothing = total === 0 && !loading && page.number <= 1
  const go = (number: number): void => onPage({ ...page, number })
  const count = (value: number): string => value.toLocaleString('en-US')
  const options = [...new Set([...sizes, page.size])].toSorted((a, b) => a - b)
  return (
    <nav className={styles.pagination} aria-label={of === undefined ? 'Pages' : `Pages of ${of}`}>
      <span className={styles.count} role="status">
        {total === 0 ? (loading ? 'Loading…' : 'No rows') : `${count(from)}–${count(to)} of ${count(total)}`}
      </span>
      {loading && <Spinner size={14} />}
      {!nothing && (
        <>
          <div className={styles.size}>
            <span aria-hidden="true">Rows</span>
            <Select
              label="Rows on a page"
              hideLabel
              size="small"
              options={options.map((value) => ({ value, label: String(value) }))}
              value={page.size}
              onChange={(size) => onPage({ size, number: Math.floor((from - 1) / size) + 1 || 1 })}
            />
          </div>
          <div className={styles.steps}>
            <IconButton
              icon={ChevronsLeft}
              size="small"
              label="First page"
              disabled={page.number <= 1}
              onClick={() => go(1)}
            />
            <IconButton
              icon={ChevronLeft}
              size="small"
              label="Previous page"
              disabled={page.number <= 1}
              onClick={() => go(page.number - 1)}
            />
            <span className={styles.where}>
              {count(page.number)} / {count(pages)}
            </span>
            <IconButton
              icon={ChevronRight}
              size="small"
              label="Next page"
              disabled={page.number >= pages}
              onClick={() => go(page.number + 1)}
            />
            <IconButton
              icon={ChevronsRight}
              size="small"
              label="Last page"
              disabled={page.number >= pages}
              onClick={() => go(pages)}
            />
          </div>
        </>
      )}
    </nav>
  )
}
