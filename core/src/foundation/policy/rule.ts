import { isPerson, type Actor, type User, type WidgetUser } from './actor.ts'
import { isPdfUser } from './user-types.ts'

/** The rows an actor may touch when it is not all of them. */
export interface Rows {
  readonly of: 'client' | 'user' | 'group'
  readonly ids: readonly number[]
}

/** What a rule answers: every row of the tenant, no row, or these rows. */
export type Scope = 'all' | 'none' | Rows

/**
 * Who may make a call, as a sentence and as a function of the actor.
 * A call cannot be declared without one.
 */
export interface Rule {
  readonly sentence: string
  readonly scope: (actor: Actor) => Scope
}

/**
 * A rule that decides by the person; visitors and guests get nothing, nor does
 * the account that renders reports (`orRenderer` lets it through).
 */
export const forPeople = (sentence: string, scope: (person: User | WidgetUser) => Scope): Rule => ({
  sentence,
  scope: (actor) => (isPerson(actor) && !isPdfUser(actor) ? scope(actor) : 'none'),
})

/** Whether a scope covers one id of a kind of row. */
export const covers = (scope: Scope, of: Rows['of'], id: number): boolean =>
  scope === 'all' || (scope !== 'none' && scope.of === of && scope.ids.includes(id))
