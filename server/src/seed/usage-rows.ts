import { assistantUsageAction } from '@portal/core/foundation/policy/features'
import { noteVariants } from '@portal/core/results/performance-notes/variants'
import type { SeedClient } from './client-rows.ts'
import type { SeedPerson } from './people-rows.ts'
import { addDays, agencyDay, inWorkingHours } from './days.ts'
import { randomFrom } from './random.ts'

const runs = 36
const hour = 60 * 60 * 1000
const channels = [['search'], ['search', 'social'], ['social'], ['display and video'], ['ctv']] as const

/** A run of the note generator, as the table has it. */
export type SeedRun = Readonly<{
  tenant_id: number
  id: number
  client_id: number
  user_id: number
  action: string
  log: Readonly<{ 'Start Date': string; 'End Date': string; 'Requested Channels': readonly string[] }>
  created_at: string
  updated_at: string
}>

/** How the note generator was used in the last three weeks, for the usage logs. */
export function usageRows(
  people: readonly SeedPerson[],
  clients: readonly SeedClient[],
  now: Date,
): readonly SeedRun[] {
  const random = randomFrom(20_260_412)
  const managers = people.filter(
    ({ tenantId, roles }) => tenantId === 1 && roles?.includes('Account Manager'),
  )
  const served = clients.filter(({ tenantId, state }) => tenantId === 1 && state === 'client')
  return Array.from({ length: runs }, (_, at): SeedRun => {
    const created = inWorkingHours(
      new Date(now.getTime() - ((runs - 1 - at) * 14 + random.whole(1, 12)) * hour),
    )
    const requested = random.pick(channels)
    return {
      tenant_id: 1,
      id: at + 1,
      client_id: random.pick(served).id,
      user_id: random.pick(managers).id,
      action: assistantUsageAction,
      log: {
        'Start Date': addDays(agencyDay(created), -30),
        'End Date': addDays(agencyDay(created), -1),
        'Requested Channels': requested,
        ...(random.chance(0.8)
          ? { 'Used Reports': requested.map((channel) => `${channel}: ${random.pick(noteVariants)}`) }
          : {}),
      },
      created_at: created.toISOString(),
      updated_at: new Date(created.getTime() + 4 * 60_000).toISOString(),
    }
  })
}
