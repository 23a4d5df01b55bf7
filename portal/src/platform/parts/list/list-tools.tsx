import { Button } from '@portal/ui/button'
import { ColumnChoice } from '@portal/ui/data-table'
import { SlidersHorizontal } from '@portal/ui/icon'
import { Popover } from '@portal/ui/popup'
import { memo, type CSSProperties, type ReactElement, type ReactNode } from 'react'
import { FilterChips } from './filter-chips.tsx'
import { FilterControl, wordsIn, type FilterControlProps } from './filter-control.tsx'
import type { ChoiceFilter, Filter } from './filter.ts'
import styles from './list.module.css'
import { SearchBox } from './search-box.tsx'
import type { ListInUse } from './use-list.ts'

export interface ListToolsProps<Row, Whole> {
  readonly of: ListInUse<Row, Whole>
  /** What the search box looks in: `Name or dealer code`; there is none without it. */
  readonly search?: string | undefined
  /** At the far end, for example Export. */
  readonly aside?: ReactNode
}

const isOpen = (filter: Filter): filter is ChoiceFilter => filter.kind === 'choice' && filter.look === 'chips'

/** Search, filters and the chips of those in use, above a list. */
export function ListTools<Row, Whole>({ of: list, search, aside }: ListToolsProps<Row, Whole>): ReactElement {
  const closed = list.filters.filter((filter) => !isOpen(filter))
  const controls = closed.map((filter) => (
    <FilterInRow
      key={filter.name}
      filter={filter}
      value={list.asked.filters[filter.name] ?? ''}
      onChange={(value) => list.setFilters({ [filter.name]: value || null })}
    />
  ))
  const inUse = closed.filter(({ name }) => list.asked.filters[name] !== undefined).length
  const open = list.filters.filter(isOpen)
  const end = (
    <div className={styles.aside}>
      {aside}
      <ColumnChoice />
    </div>
  )
  return (
    <div className={styles.tools}>
      {open.length > 0 && (
        <div className={styles.row}>
          {open.map((filter) => (
            <OpenFilter
              key={filter.name}
              filter={filter}
              value={list.asked.filters[filter.name] ?? ''}
              onChange={(value) => list.setFilters({ [filter.name]: value || null })}
            />
          ))}
          {end}
        </div>
      )}
      <div className={styles.row}>
        {search !== undefined && (
          <div className={styles.search}>
            <SearchBox label={search} value={list.asked.search} onSearch={list.setSearch} />
          </div>
        )}
        {closed.length > 0 && (
          <>
            <div className={styles.inline}>{controls}</div>
            <div className={styles.folded}>
              <Popover
                label="Filters"
                trigger={(trigger) => (
                  <Button {...trigger} size="small" icon={SlidersHorizontal}>
                    {inUse === 0 ? 'Filters' : `Filters (${inUse})`}
                  </Button>
                )}
              >
                {() => (
                  <div className={styles.panel}>
                    {closed.map((filter) => (
                      <FilterControl
                        key={filter.name}
                        filter={filter}
                        value={list.asked.filters[filter.name] ?? ''}
                        onChange={(value) => list.setFilters({ [filter.name]: value || null })}
                      />
                    ))}
                  </div>
                )}
              </Popover>
            </div>
          </>
        )}
        {open.length === 0 && end}
      </div>
      <FilterChips
        filters={list.filters}
        values={list.asked.filters}
        search={list.asked.search}
        onRemove={(name) => list.setFilters({ [name]: null })}
        onRemoveSearch={() => list.setSearch('')}
        onClear={list.clear}
      />
    </div>
  )
}

const roomFor = (filter: Filter): CSSProperties & Record<'--letters', number> => ({
  '--letters': wordsIn(filter).length,
})

/** Drawn anew when it or what it holds changes, and not with each answer: what sets it does so by the address alone. */
const FilterInRow = memo(
  (props: FilterControlProps): ReactElement => (
    <div className={styles.filter} data-filter={props.filter.name} style={roomFor(props.filter)}>
      <FilterControl {...props} inRow />
    </div>
  ),
  (one, other) => one.filter === other.filter && one.value === other.value,
)

interface OpenFilterProps {
  readonly filter: ChoiceFilter
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A filter whose options all lie open: the division of a list that one changes most. */
const OpenFilter = ({ filter, value, onChange }: OpenFilterProps): ReactElement => (
  <div className={styles.open} role="group" aria-label={filter.label}>
    {[{ value: '', label: filter.otherwise ?? 'All' }, ...filter.options].map((option) => (
      <button
        key={option.value}
        type="button"
        className={styles.option}
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.label}
      </button>
    ))}
  </div>
)
