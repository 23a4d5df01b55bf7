import { Button } from '@portal/ui/button'
import { Search } from '@portal/ui/icon'
import { useState, type ReactElement } from 'react'
import { FilterControl } from '../list/filter-control.tsx'
import { filterProblem, type Filter, type FilterValues } from '../list/filter.ts'
import styles from './report.module.css'

export interface FilterFormProps {
  readonly filters: readonly Filter[]
  /** What the report on the screen was asked for. */
  readonly values: FilterValues
  readonly searching: boolean
  readonly onSearch: (values: Readonly<Record<string, string | null>>) => void
}

/** The filters of a report. Nothing is asked before Search, and Search waits until every filter is valid. */
export function FilterForm({ filters, values, searching, onSearch }: FilterFormProps): ReactElement {
  const asked = JSON.stringify(values)
  const [draft, setDraft] = useState({ asked, values })
  // Changed by Back or by an address that was sent: the form shows what the report shows.
  if (draft.asked !== asked) setDraft({ asked, values })
  const now = draft.values
  const problems = new Map(
    filters.map((filter) => [filter.name, filterProblem(filter, now[filter.name] ?? '', now)]),
  )
  const valid = [...problems.values()].every((problem) => problem === null)
  const set = (name: string, value: string): void =>
    setDraft({
      asked,
      values: Object.fromEntries(Object.entries({ ...now, [name]: value }).filter(([, text]) => text !== '')),
    })
  const search = (searched: FilterValues): void =>
    onSearch(Object.fromEntries(filters.map(({ name }) => [name, searched[name] ?? null])))
  return (
    <form
      className={styles.filters}
      aria-label="Filters"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (valid) search(now)
      }}
    >
      {filters.map((filter) => (
        <div key={filter.name} className={styles.filter} data-filter={filter.name}>
          <FilterControl
            filter={filter}
            value={now[filter.name] ?? ''}
            error={problems.get(filter.name) ?? null}
            onChange={(value) => set(filter.name, value)}
          />
        </div>
      ))}
      <div className={styles.run}>
        {Object.keys(now).length > 0 && (
          <Button
            variant="ghost"
            onClick={() => {
              setDraft({ asked, values: {} })
              search({})
            }}
          >
            Reset
          </Button>
        )}
        <Button type="submit" icon={Search} disabled={!valid} loading={searching}>
          Search
        </Button>
      </div>
    </form>
  )
}
