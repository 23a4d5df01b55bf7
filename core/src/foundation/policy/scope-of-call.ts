import type { Call } from '../contract/call.ts'
import { isPerson, type Actor } from './actor.ts'
import type { Scope } from './rule.ts'
import { mustChangePassword } from './shell.ts'

/**
 * What a call opens to an actor: its rule, within what holds for every call.
 * Whoever must change the password makes the calls that this takes, for
 * themselves, and those that strangers may make too.
 */
export const scopeOf = (call: Pick<Call, 'allow' | 'beforeNewPassword' | 'user'>, actor: Actor): Scope => {
  const scope = call.allow.scope(actor)
  if (scope === 'none' || !waitsForPassword(actor) || opensToStrangers(call, actor)) return scope
  if (!call.beforeNewPassword) return 'none'
  return call.user === undefined ? scope : { of: 'user', ids: [actor.id] }
}

/** Whether a call is refused only until the password is changed. */
export const opensAfterPassword = (call: Pick<Call, 'allow'>, actor: Actor): boolean =>
  waitsForPassword(actor) && call.allow.scope(actor) !== 'none'

const waitsForPassword = (actor: Actor): actor is Extract<Actor, { id: number }> =>
  isPerson(actor) && mustChangePassword(actor)

const opensToStrangers = ({ allow }: Pick<Call, 'allow'>, { tenantId }: Actor): boolean =>
  allow.scope({ kind: 'visitor', tenantId }) !== 'none'
