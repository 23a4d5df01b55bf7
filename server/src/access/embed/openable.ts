import { calls } from '@portal/core/calls'
import type { Call } from '@portal/core/foundation/contract/call'
import { purposeOf } from '@portal/core/access/embed/widgets'
import type { Person } from '@portal/core/foundation/policy/actor'
import { mustChangePassword } from '@portal/core/foundation/policy/shell'
import type { Services } from '../../foundation/http/operation.ts'
import { unauthenticated } from '../../foundation/http/authenticate.ts'
import { forbidden, passwordDue } from '../../foundation/http/refusal.ts'

const mayOpen = (person: Person, widget: string): boolean => {
  const purpose = purposeOf(widget)
  if (purpose === undefined) return true
  const call: Call = calls[purpose]
  return call.allow.scope({ kind: 'user', ...person }) !== 'none'
}

/**
 * Those of the widgets whose work a user may do: nobody fills in a form that
 * could not be sent.
 * @throws {Refusal} 403 when that is none of them
 */
export async function openableWidgets(
  services: Services,
  { tenantId, userId }: { readonly tenantId: number; readonly userId: number },
  widgets: readonly string[],
): Promise<readonly string[]> {
  const person = await services.actors.byId(tenantId, userId)
  if (!person) throw unauthenticated()
  if (mustChangePassword(person)) throw passwordDue()
  const openable = widgets.filter((widget) => mayOpen(person, widget))
  if (openable.length === 0)
    throw forbidden('Your account cannot be used here: it may not save what this form is for.')
  return openable
}
