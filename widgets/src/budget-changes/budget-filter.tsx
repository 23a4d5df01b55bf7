import { yearProblem } from '@portal/core/money/budgets/filter'
import type { Client } from '@portal/core/client'
import { budgetMonths, budgetYears, type BudgetMonth } from '@portal/core/foundation/format/budget-periods'
import { today } from '@portal/core/foundation/format/time'
import { Button } from '@portal/ui/button'
import { Combobox, fold } from '@portal/ui/combobox'
import { Search } from '@portal/ui/icon'
import { Select, type Option } from '@portal/ui/select'
import { useRef, useState, type ReactElement } from 'react'
import styles from './client-budgets.module.css'

/** What the budgets are searched by; null is any. */
export interface BudgetFilterValues {
  readonly month: BudgetMonth | null
  readonly year: string | null
  readonly service: Option<number> | null
  readonly serviceGroup: Option<number> | null
}

export const noFilter: BudgetFilterValues = { month: null, year: null, service: null, serviceGroup: null }

interface BudgetFilterProps {
  readonly client: Client
  readonly searching: boolean
  readonly onSearch: (values: BudgetFilterValues) => void
}

const any = { value: '', label: 'Any' } as const
const months: readonly Option<string>[] = [
  any,
  ...budgetMonths.map((month) => ({ value: month, label: month })),
]
const years = (): readonly Option<string>[] => [
  any,
  ...budgetYears(today()).map((year) => ({ value: String(year), label: String(year) })),
]

/** The budget filter as a form that must be valid before Search can run. */
export function BudgetFilter({ client, searching, onSearch }: BudgetFilterProps): ReactElement {
  const [values, setValues] = useState(noFilter)
  const services = useOptions(() => client.call('services.list'))
  const groups = useOptions(() => client.call('serviceGroups.list'))
  const problem = yearProblem(values.month, values.year)
  const set = (changes: Partial<BudgetFilterValues>): void => setValues((now) => ({ ...now, ...changes }))
  const search = (): void => {
    if (problem === null) onSearch(values)
  }
  return (
    <form
      className={styles.filter}
      aria-label="Filters"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        search()
      }}
    >
      <Select
        label="Month"
        options={months}
        value={values.month ?? ''}
        onChange={(month) => set({ month: budgetMonths.find((one) => one === month) ?? null })}
      />
      <Select
        label="Year"
        options={years()}
        value={values.year ?? ''}
        onChange={(year) => set({ year: year === '' ? null : year })}
        error={problem}
      />
      <Combobox
        label="Service"
        placeholder="Any"
        search={services}
        value={values.service}
        onChange={(service) => set({ service })}
      />
      <Combobox
        label="Service Group"
        placeholder="Any"
        search={groups}
        value={values.serviceGroup}
        onChange={(serviceGroup) => set({ serviceGroup })}
      />
      <div className={styles.run}>
        <Button type="submit" icon={Search} disabled={problem !== null} loading={searching}>
          Search
        </Button>
      </div>
    </form>
  )
}

type Named = readonly { readonly id: number; readonly name: string }[]

/** A search through a short list, which is read when the field is first opened. */
function useOptions(read: () => Promise<Named>): (typed: string) => Promise<readonly Option<number>[]> {
  const list = useRef<Promise<Named> | null>(null)
  return async (typed) => {
    list.current ??= read().catch((error: unknown) => {
      list.current = null
      throw error
    })
    const sought = fold(typed)
    return (await list.current)
      .filter(({ name }) => fold(name).includes(sought))
      .map(({ id, name }) => ({ value: id, label: name }))
  }
}
