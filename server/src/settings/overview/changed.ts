import { sql } from 'kysely'
import { calls } from '@portal/core/calls'
import { writes, type Call } from '@portal/core/foundation/contract/call'
import type { RouteName } from '@portal/core/foundation/routes'
import { listsOf } from '@portal/core/resources'
import { settingsGroups } from '@portal/core/settings/overview/settings-overview'
import { opensRoute } from '../../access/users/what-opens.ts'
import { operation } from '../../foundation/http/operation.ts'

/** Screens that are told of. */
const mostTold = 6

/** What writes on screens that are no declared lists: names of calls, or what they begin with. */
const written: Readonly<Partial<Record<RouteName, readonly string[]>>> = {
  'coop.documents': ['coopDocuments'],
  'interaction_types.index': ['interactionTypes'],
  'custom_fields.index': ['interactionCustomFields'],
  'settings.email-communication-settings': ['mail.setSettings'],
  'departments.index': ['departments'],
  'two-factor-authentication.index': [
    'users.set2FA',
    'users.add2FAToUsers',
    'users.enable2FA',
    'users.disable2FA',
  ],
  'settings.retention': ['retention'],
  'settings.tenant': ['tenants.setSetting'],
  'carousel-upload.index': ['tenants.addSlide', 'tenants.updateSlide', 'tenants.removeSlide'],
  'settings.programs': ['apiKeys', 'webhooks'],
  'settings.accounting': ['invoicing.setAccount'],
  users: ['users.create', 'users.update'],
  'tools.forms.index': ['forms.create', 'forms.update', 'forms.remove'],
  'settings.push-reporting': ['reportPushes'],
  'imports.index': ['imports.apply'],
  'settings.embedding': ['embed.addOrigin', 'embed.removeOrigin', 'embed.addHostKey', 'embed.revokeHostKey'],
}

/** What a screen is used for rather than set: sending something through it changes no setting. */
const uses: readonly string[] = ['webhooks.test', 'webhooks.replay']

const named = (call: string, names: readonly string[]): boolean =>
  !uses.includes(call) && names.some((name) => call === name || call.startsWith(`${name}.`))

const writing = Object.entries(calls).flatMap(([name, call]: [string, Call]) => (writes(call) ? [name] : []))

/** The screen on which a call changes something. */
const routeOf: ReadonlyMap<string, RouteName> = new Map(
  settingsGroups(listsOf).flatMap(({ screens }) =>
    screens.flatMap(({ route }) => {
      const names = [...listsOf(route).map(({ area }) => area), ...(written[route] ?? [])]
      return writing.filter((call) => named(call, names)).map((call) => [call, route] as const)
    }),
  ),
)

interface Changed {
  readonly call: string
  readonly at: string
  readonly user_id: number | null
  readonly name: string | null
}

const changed = operation('settings.changed', async ({ db, tenantId, person }) => {
  const open = [...routeOf.keys()].filter((call) => opensRoute(person, routeOf.get(call) ?? '') === true)
  // The latest of each call is the first of its index, however much else was done since.
  const { rows } = await sql<Changed>`
    select e.call, e.at, e.user_id, u.first_name || ' ' || u.last_name as name
    from unnest(${open}::text[]) c (call)
      cross join lateral (select call, at, id, user_id from audit_entry
        where tenant_id = ${tenantId} and call = c.call order by at desc, id desc limit 1) e
      left join user_account u on u.tenant_id = ${tenantId} and u.id = e.user_id
    order by e.at desc, e.id desc`.execute(db)
  const latest = new Map<string, Changed>()
  for (const row of rows) {
    const route = routeOf.get(row.call)
    if (route !== undefined && !latest.has(route)) latest.set(route, row)
  }
  return [...latest].slice(0, mostTold).map(([route, { at, user_id, name }]) => ({
    route,
    at,
    by: user_id === null ? null : { id: user_id, fullName: name ?? `User ${user_id}` },
  }))
})

export const settingsOverviewOperations = { 'settings.changed': changed }
