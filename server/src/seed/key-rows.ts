import { createHash } from 'node:crypto'
import { keyBeginning } from '@portal/core/access/api-keys/keys'
import { addDays, workingInstant } from './days.ts'
import type { SeedRow } from './insert-rows.ts'
import { randomFrom } from './random.ts'

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** Keys of programs, by whose beginnings people know them. What they open nothing opens: the keys themselves were never made. */
export function keyRows(today: string): readonly SeedRow[] {
  const random = randomFrom(20_261_126)
  const at = (days: number): string => workingInstant(addDays(today, -days), 10, 40)
  const told: readonly SeedRow[] = [
    {
      name: 'Client list for the phone system',
      kind: 'Service',
      user_id: 3,
      created_by: 1,
      scopes: ['clients.list', 'clients.get'],
      created_at: at(210),
      last_used_at: at(1),
    },
    {
      name: 'Budgets in our spreadsheet',
      kind: 'Own',
      user_id: 1,
      created_by: 1,
      scopes: ['budgets.active', 'budgets.inactive'],
      created_at: at(64),
      expires_at: addDays(today, 300),
      last_used_at: at(3),
    },
    {
      name: 'Cancellations for the board',
      kind: 'Report',
      user_id: 4,
      created_by: 4,
      report: 'cancellations',
      created_at: at(33),
      last_used_at: at(5),
    },
    {
      name: 'Old warehouse',
      kind: 'Service',
      user_id: 3,
      created_by: 1,
      scopes: ['clients.list', 'activities.ofClientPaged'],
      created_at: at(400),
      last_used_at: at(96),
      revoked_at: at(95),
      revoked_by: 1,
    },
  ]
  return told.map((key, place) => {
    const name = Array.from({ length: 6 }, () => random.pick([...letters])).join('')
    return {
      tenant_id: 1,
      id: place + 1,
      scopes: [],
      report: null,
      report_query: {},
      per_minute: 120,
      expires_at: null,
      revoked_at: null,
      revoked_by: null,
      ...key,
      prefix: `${keyBeginning}1_${name}`,
      // Of fewer letters than any key has.
      hash: createHash('sha256').update(name).digest('hex'),
    }
  })
}
