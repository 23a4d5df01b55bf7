import { groups, knownClients, type SeedClient } from './client-rows.ts'
import type { SeedRow } from './insert-rows.ts'
import type { SeedPerson } from './people-rows.ts'
import { randomFrom, type Random } from './random.ts'

/** The clients of the account manager whose account everybody tries. */
export const ownClientsOfAccountManager: readonly number[] = [
  1001, 1002, 1003, 1004, 1010, 1015, 1018, 1021, 1030, 1044, 1051, 1060,
]

/** Who is on which client's team, and who may open a group's report. */
export function teamRows(random: Random, people: readonly SeedPerson[], clients: readonly SeedClient[]) {
  const idOf = new Map(people.map(({ account, id }) => [account, id]))
  const member = (tenantId: number, clientId: number, account: string, type: number): SeedRow => ({
    tenant_id: tenantId,
    client_id: clientId,
    user_id: idOf.get(account),
    client_user_type_id: type,
  })
  const colleagues = (role: string | null, department: number): readonly string[] =>
    people
      .filter(
        ({ id, roles, departments }) =>
          id > 25 && (roles?.[0] ?? null) === role && departments?.some(([of]) => of === department),
      )
      .map(({ account }) => account)
  const accountManagers = colleagues('Account Manager', 4)
  const semManagers = ['sem', ...colleagues(null, 2)]
  const staffed = clients
    .filter(({ tenantId, state }) => tenantId === 1 && state !== 'prospect')
    .flatMap(({ id }) => [
      member(
        1,
        id,
        ownClientsOfAccountManager.includes(id) ? 'account-manager' : random.pick(accountManagers),
        1,
      ),
      member(1, id, random.pick(semManagers), 3),
    ])
  const [, regional, owned] = groups
  return {
    members: [
      ...staffed,
      member(1, knownClients.ofClient, 'client', 3),
      ...knownClients.ofClientManager.map((id) => member(1, id, 'client-manager', 1)),
      ...knownClients.ofAdSupport.map((id) => member(1, id, 'ad-support', 2)),
      member(1, knownClients.ofKeywordClient, 'keyword-client', 12),
      member(1, 1012, 'carmen.delgado', 45),
      member(1, owned.stores[1], 'group-client', 45),
      ...regional.stores.map((id) => member(1, id, 'regional-manager', 12)),
      ...clients
        .filter(({ tenantId }) => tenantId === 2)
        .flatMap(({ id }, at) => [
          member(2, id, 'partner-plus', 1),
          ...(at < 6 ? [member(2, id, 'partner', 1)] : []),
        ]),
    ],
    groupAccess: [
      { tenant_id: 1, user_id: idOf.get('regional-manager'), group_id: regional.id },
      { tenant_id: 1, user_id: idOf.get('group-client'), group_id: owned.id },
    ],
  }
}

/** Which department sends whom as what, and to how many of the clients. */
const specialists = [
  { department: 1, type: 4, account: 'seo', share: 0.75 },
  { department: 3, type: 5, account: 'social', share: 0.8 },
  { department: 8, type: 6, account: 'programmatic', share: 0.6 },
] as const

/** From this client on specialists with an account of the documentation have some; the ones before are tried as somebody outside of the team. */
const firstOfSpecialists = 1061

/** Specialists on the teams of the agency's clients, by numbers of their own: other rows stay as they are. */
export function specialistRows(
  people: readonly SeedPerson[],
  clients: readonly SeedClient[],
): readonly SeedRow[] {
  const random = randomFrom(20_260_210)
  const served = clients.filter(({ tenantId, state }) => tenantId === 1 && state === 'client')
  return specialists.flatMap(({ department, type, account, share }) => {
    const colleagues = people.filter(
      ({ id, departments }) => id > 25 && departments?.some(([of]) => of === department),
    )
    const documented = people.filter((person) => person.account === account)
    return served
      .filter(() => random.chance(share))
      .map(({ id }): SeedRow => ({
        tenant_id: 1,
        client_id: id,
        user_id: random.pick(id >= firstOfSpecialists ? [...colleagues, ...documented] : colleagues).id,
        client_user_type_id: type,
      }))
  })
}

/** Numbers under which ad platforms know a client. */
export const profileRows = (random: Random, clients: readonly SeedClient[]): readonly SeedRow[] =>
  clients
    .filter(({ state }) => state === 'client')
    .flatMap(({ tenantId, id }) => {
      const digits = (length: number): string => Array.from({ length }, () => random.whole(1, 9)).join('')
      return [
        ['Google Ads', `${digits(3)}-${digits(3)}-${digits(4)}`],
        ['Meta', `act_${digits(12)}`],
        ['Google Analytics 4', digits(9)],
      ].map(([platform, identifier]): SeedRow => ({
        tenant_id: tenantId,
        client_id: id,
        platform,
        identifier,
      }))
    })
