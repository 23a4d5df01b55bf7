import { isManagerClientUserType } from '@portal/core/foundation/policy/client-users'
import type { PortalReader } from '../portal-reader.ts'
import type { clientsWith } from './whom.ts'

type Listed = Awaited<ReturnType<typeof clientsWith>>[number]

/** People that are read at once: of more nobody knows here who works at the agency. */
const mostPeople = 1000

/** The people of the agency by their ids; null where whoever asks may not know of them. */
async function agencyPeople(portal: PortalReader): Promise<ReadonlySet<number> | null> {
  if (!portal.isEmployee || !portal.may('users.active')) return null
  const people = await portal.read('users.active', { query: { limit: String(mostPeople), userTypeId: '1' } })
  return people.length < mostPeople ? new Set(people.map(({ id }) => id)) : null
}

/** Who manages a client at the agency: somebody of the store who is on its team with the same part manages nothing. */
export async function managersOf(portal: PortalReader): Promise<(client: Listed) => readonly string[]> {
  const agency = await agencyPeople(portal)
  return ({ ClientUsers = [] }) =>
    ClientUsers.filter(
      ({ clientUserTypeId, userId }) =>
        isManagerClientUserType(clientUserTypeId) && (agency === null || agency.has(userId)),
    ).map(({ user }) => user.fullName)
}
