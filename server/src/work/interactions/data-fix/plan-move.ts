import { sql } from 'kysely'
import { isManagerClientUserType } from '@portal/core/foundation/policy/client-users'
import { formatDay } from '@portal/core/foundation/format'
import { today } from '@portal/core/foundation/format/time'
import { offersMember } from '@portal/core/work/interactions/custom-fields'
import type { Db } from '../../../foundation/database/database.ts'
import { dataOf } from '../present-interaction.ts'
import { interactionRows, type InteractionRow } from '../query.ts'
import type { LookedAt } from './look.ts'

/** What moving an interaction to another client does. */
export interface MovePlan {
  readonly client: { readonly id: number; readonly name: string; readonly slug: string }
  /** Why it cannot be moved there. */
  readonly problem: string | null
  readonly does: readonly string[]
  readonly onBehalfOf: number | null
  /** Related stores that stay. */
  readonly stores: readonly number[]
  /** Fields of people of the team, with those who stay. */
  readonly people: readonly { readonly fieldId: number; readonly users: readonly number[] }[]
  /** The interaction as it is looked at there. */
  readonly after: LookedAt
}

interface Target {
  readonly id: number
  readonly name: string
  readonly slug: string
  readonly canceled_at: string | null
  readonly stores: readonly number[]
  readonly team: readonly { readonly user_id: number; readonly client_user_type_id: number }[]
}

/** Works out what comes along to another client, what is left behind, and who sees it there. */
export async function planMove(db: Db, tenantId: number, one: LookedAt, to: number): Promise<MovePlan> {
  const target = await targetOf(db, tenantId, to)
  if (!target) return nowhere(one, to, 'This client does not exist.')
  if (target.id === one.client.id)
    return nowhere(one, to, 'It belongs to this client already. Choose another one.')
  const row = await interactionRows(db, tenantId)
    .where('interaction.id', '=', one.id)
    .executeTakeFirstOrThrow()
  const stores = row.stores.filter(({ id }) => target.stores.includes(id))
  const people = peopleThere(row, target, await fieldDefaults(db, tenantId))
  const staysOnBehalf =
    row.on_behalf_of !== null &&
    target.team.some(
      ({ user_id: user, client_user_type_id: type }) =>
        user === row.on_behalf_of && isManagerClientUserType(type),
    )
  const left = row.stores.filter(({ id }) => !target.stores.includes(id)).map(({ name }) => name)
  return {
    client: { id: target.id, name: target.name, slug: target.slug },
    problem: null,
    does: [
      ...(row.files.length > 0
        ? [
            row.files.length === 1
              ? 'Its attachment comes along.'
              : `Its ${row.files.length} attachments come along.`,
          ]
        : []),
      ...(left.length > 0
        ? [`Related stores: ${left.join(', ')} will be left out, not being of the group of ${target.name}.`]
        : []),
      ...people.flatMap(({ field, gone }) =>
        gone.length === 0
          ? []
          : [`${field}: ${gone.join(', ')} will be left out, not being on the team of ${target.name}.`],
      ),
      ...(row.on_behalf_of !== null && !staysOnBehalf
        ? [`It will no longer be on behalf of ${row.on_behalf_name}, who does not manage ${target.name}.`]
        : []),
      row.is_public
        ? `People of ${target.name} will see it, those of ${one.client.name} no longer.`
        : 'It is not public: no client sees it.',
      ...(target.canceled_at !== null && target.canceled_at <= today()
        ? [`${target.name} left on ${formatDay(target.canceled_at)}.`]
        : []),
    ],
    onBehalfOf: staysOnBehalf ? row.on_behalf_of : null,
    stores: stores.map(({ id }) => id),
    people: people.map(({ fieldId, users }) => ({ fieldId, users })),
    after: {
      ...one,
      client: { id: target.id, name: target.name, slug: target.slug, canceledAt: target.canceled_at },
      related: stores.map(({ id }) => id),
      again: false,
      values: one.values.flatMap((value) => {
        const there = people.find(({ fieldId }) => fieldId === value.id)
        if (!there) return [value]
        return there.users.length === 0 ? [] : [{ ...value, data: JSON.stringify(there.users) }]
      }),
    },
  }
}

const nowhere = (one: LookedAt, to: number, problem: string): MovePlan => ({
  client: { id: to, name: '', slug: '' },
  problem,
  does: [],
  onBehalfOf: null,
  stores: [],
  people: [],
  after: one,
})

/** Who in fields of the team is on the other client's team as well. */
function peopleThere(row: InteractionRow, { team }: Target, defaults: ReadonlyMap<number, string>) {
  return row.values
    .filter(({ type }) => type === 'related users type')
    .map((value) => {
      const data = dataOf(value)
      const before: readonly number[] = Array.isArray(data) ? data : []
      const field = { defaultValue: defaults.get(value.id) ?? '' }
      const users = before.filter((id) =>
        team.some(
          (member) =>
            member.user_id === id && offersMember(field, { clientUserTypeId: member.client_user_type_id }),
        ),
      )
      return {
        fieldId: value.id,
        field: value.name,
        users,
        gone: value.users.filter(({ id }) => !users.includes(id)).map(({ fullName }) => fullName),
      }
    })
}

async function fieldDefaults(db: Db, tenantId: number): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .selectFrom('interaction_custom_field')
    .where('tenant_id', '=', tenantId)
    .select(['id', 'default_value'])
    .execute()
  return new Map(rows.map(({ id, default_value: value }) => [id, value]))
}

async function targetOf(db: Db, tenantId: number, id: number): Promise<Target | undefined> {
  const { rows } = await sql<Target>`
    select c.id, c.name, c.slug, c.canceled_at::text,
      (select coalesce(json_agg(s.id), '[]') from client s
        where s.tenant_id = c.tenant_id and s.group_id = c.group_id and s.id <> c.id) as stores,
      (select coalesce(json_agg(json_build_object('user_id', m.user_id, 'client_user_type_id', m.client_user_type_id)), '[]')
        from client_user m where m.tenant_id = c.tenant_id and m.client_id = c.id) as team
    from client c where c.tenant_id = ${tenantId} and c.id = ${id}`.execute(db)
  return rows[0]
}
