import { calls, type CallName } from '@portal/core/calls'
import type { Call } from '@portal/core/foundation/contract/call'
import { widgetMay } from '@portal/core/access/embed/widgets'
import type { Actor } from '@portal/core/foundation/policy/actor'
import type { Scope } from '@portal/core/foundation/policy/rule'
import { scopeOf } from '@portal/core/foundation/policy/scope-of-call'
import { demoAccounts, personOf, userOf } from './demo-accounts.ts'

/** Every call of the contract with its name. */
export const all = Object.entries(calls) as readonly (readonly [CallName, Call])[]
/** The demo accounts that can sign in. */
export const inside = demoAccounts.filter(({ comesIn }) => comesIn)
export const demo = (name: string) => demoAccounts.find((each) => each.name === name)!
const widgetUser = (name: string): Actor => ({
  ...personOf(demo(name)),
  kind: 'widget',
  sessionId: 'one',
  widget: 'activity-logger',
  origin: 'https://host.example',
})

/** Everyone who calls, in the order of the columns. */
export const columns: readonly { readonly code: string; readonly name: string; readonly actor: Actor }[] = [
  ...inside.map((each) => ({ code: each.code, name: each.name, actor: userOf(each) })),
  { code: 'VI', name: 'visitor', actor: { kind: 'visitor', tenantId: 1 } },
  { code: 'WA', name: 'widget of account-manager', actor: widgetUser('account-manager') },
  { code: 'WC', name: 'widget of client', actor: widgetUser('client') },
  {
    code: 'GU',
    name: 'guest with a link to insights',
    actor: { kind: 'guest', tenantId: 1, grant: { route: 'clients.insights', clientId: 17 } },
  },
]

/** The rows that a call reaches for somebody. */
export const reach = (name: CallName, call: Call, actor: Actor): Scope =>
  actor.kind === 'widget' && !widgetMay(actor.widget, name) ? 'none' : scopeOf(call, actor)
