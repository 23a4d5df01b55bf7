import { useEffect, useRef } from 'react'
import { useQuery } from '../../foundation/address/address.ts'
import type { Plan, Row } from './plan-lines.tsx'

interface ChangeForm {
  set(name: 'month', month: string): void
  rows(list: 'rows'): readonly Row[]
}

/**
 * Fills in what a link asks for, the assistant's for example: the new amount of
 * a service's budgets, the month from which it holds. The person saves it.
 */
export function useLinkedChange({ budgets }: Plan, months: readonly string[], form: ChangeForm): void {
  const query = useQuery()
  const [serviceId, amount, month] = [Number(query.get('serviceId')), query.get('amount'), query.get('month')]
  // Once, when the form is there: what is typed after it stays.
  const filled = useRef(false)
  useEffect(() => {
    if (filled.current) return
    filled.current = true
    if (month !== null && months.includes(month)) form.set('month', month)
    if (amount === null || !/^\d{1,9}(\.\d{1,2})?$/.test(amount)) return
    const asked = budgets.filter((budget) => serviceId === 0 || budget.serviceId === serviceId)
    // Of several it is not known which one is meant.
    const [only] = asked
    if (asked.length === 1 && only)
      form
        .rows('rows')
        .find(({ id }) => id === only.id)
        ?.set('newAmount', amount)
  }, [budgets, months, form, serviceId, amount, month])
}
