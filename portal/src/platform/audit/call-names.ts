import type { CallFacts } from '@portal/core/foundation/contract/call-facts'
import { facts } from '@portal/core/foundation/contract/facts.generated'
import type { Option } from '@portal/ui/select'

/** `budgets.createWithFees` as `Budgets: create with fees`. */
const nameOfCall = (call: string): string => {
  const words = call.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  const [area = '', verb = ''] = words.split('.')
  return `${area.charAt(0).toUpperCase()}${area.slice(1)}: ${verb}`
}

/** Calls that are not writes by themselves and yet leave a trace. */
const traced = [
  'users.signInWithUserImpersonation',
  'users.signInAsClient',
  'users.stopActing',
  'guestAccesses.verify',
  'guestAccesses.request',
]

/** What can stand in the log. */
export const auditedCalls: readonly Option<string>[] = Object.entries<CallFacts>(facts)
  .filter(([name, { writes }]) => writes || traced.includes(name))
  .map(([name]) => ({ value: name, label: nameOfCall(name) }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'en-US'))
