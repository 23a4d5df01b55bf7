import { pathOf } from '../../foundation/routes/path.ts'

/**
 * The address of what a month of budgets is made of: who is charged for what in it.
 * @param month its first day
 * @param of what of it: the name of a client as typed, a service or a group of services by its id
 */
export function monthOpens(
  month: string,
  of: { readonly search?: string; readonly serviceId?: number; readonly serviceGroup?: number },
): string {
  const asked = new URLSearchParams({ month })
  for (const [name, value] of Object.entries(of)) asked.set(name, String(value))
  return `${pathOf('clientView.index')}?${asked.toString()}`
}
