import { formatDay } from '@portal/core/foundation/format'
import { Chip } from '@portal/ui/badge'
import { Button } from '@portal/ui/button'
import type { ReactElement } from 'react'
import { useRecordOptions } from '../form/record-options.ts'
import type { Filter, FilterValues } from './filter.ts'
import styles from './list.module.css'

export interface FilterChipsProps {
  readonly filters: readonly Filter[]
  readonly values: FilterValues
  readonly search: string
  readonly onRemove: (name: string) => void
  readonly onRemoveSearch: () => void
  readonly onClear: () => void
}

/** What the list is narrowed by, each to be taken away by itself. */
export function FilterChips({
  filters,
  values,
  search,
  onRemove,
  onRemoveSearch,
  onClear,
}: FilterChipsProps): ReactElement | null {
  // What already lies open as chips is not said twice.
  const set = filters.filter(
    (filter) => values[filter.name] !== undefined && !(filter.kind === 'choice' && filter.look === 'chips'),
  )
  if (set.length === 0 && search === '') return null
  return (
    <div className={styles.chips} role="group" aria-label="Filters in use">
      {search !== '' && (
        <Chip removeLabel="Remove the search" onRemove={onRemoveSearch}>
          “{search}”
        </Chip>
      )}
      {set.map((filter) => (
        <FilterChip
          key={filter.name}
          filter={filter}
          value={values[filter.name] ?? ''}
          onRemove={() => onRemove(filter.name)}
        />
      ))}
      <Button size="small" variant="ghost" onClick={onClear}>
        Clear all
      </Button>
    </div>
  )
}

interface FilterChipProps {
  readonly filter: Filter
  readonly value: string
  readonly onRemove: () => void
}

const FilterChip = ({ filter, value, onRemove }: FilterChipProps): ReactElement =>
  filter.kind === 'record' ? (
    <RecordChip of={filter.of} label={filter.label} value={value} onRemove={onRemove} />
  ) : (
    <Chip removeLabel={`Remove filter ${filter.label}`} onRemove={onRemove}>
      {filter.label}: {wordsOf(filter, value)}
    </Chip>
  )

function RecordChip({
  of,
  label,
  value,
  onRemove,
}: {
  readonly of: string
  readonly label: string
  readonly value: string
  readonly onRemove: () => void
}): ReactElement {
  const { options } = useRecordOptions(of)
  const words = options ? (options.find((option) => String(option.value) === value)?.label ?? value) : '…'
  return (
    <Chip removeLabel={`Remove filter ${label}`} onRemove={onRemove}>
      {label}: {words}
    </Chip>
  )
}

function wordsOf(filter: Filter, value: string): string {
  if (filter.kind === 'day') return formatDay(value)
  return filter.kind === 'choice'
    ? (filter.options.find((option) => option.value === value)?.label ?? value)
    : value
}
