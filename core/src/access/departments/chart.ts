import { isDepartmentManagerType } from '../../foundation/policy/departments.ts'

interface Member {
  readonly departmentUserTypeId: number | null
  readonly user: { readonly active: boolean }
}
interface Kind {
  readonly id: number
  readonly name: string
  readonly order: number
}

/** People of one kind, in the chart of a department. */
export interface Tier<M extends Member> {
  readonly typeId: number | null
  readonly title: string
  readonly manages: boolean
  readonly people: readonly M[]
}

/**
 * The chart of a department from the top: those who manage it,
 * then the other kinds in their order, then members of no kind. Who is not
 * active is not in it.
 *
 * @param kinds every kind of member; one that was deleted meanwhile counts as none
 */
export function tiersOf<M extends Member>(members: readonly M[], kinds: readonly Kind[]): readonly Tier<M>[] {
  const present = members.filter(({ user }) => user.active)
  const of = (typeId: number | null): readonly M[] =>
    present.filter(
      ({ departmentUserTypeId: own }) => (kinds.some(({ id }) => id === own) ? own : null) === typeId,
    )
  const rank = ({ id }: Kind): number => (isDepartmentManagerType(id) ? 0 : 1)
  return [
    ...kinds
      .toSorted((one, other) => rank(one) - rank(other) || one.order - other.order || one.id - other.id)
      .map(({ id, name }) => ({
        typeId: id,
        title: name,
        manages: isDepartmentManagerType(id),
        people: of(id),
      })),
    { typeId: null, title: 'Members', manages: false, people: of(null) },
  ].filter(({ people }) => people.length > 0)
}
