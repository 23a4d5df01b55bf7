import type { SeedRow } from './insert-rows.ts'
import type { SeedPerson } from './people-rows.ts'
import { inWorkingHours } from './days.ts'
import { randomFrom } from './random.ts'
import type { SeedRun } from './usage-rows.ts'

const model = 'gpt-4.1-mini'
const hour = 60 * 60 * 1000
const answers = 14

/** What a model took for the latest runs of the generator, and for some answers in the chat. */
export function modelUseRows(
  runs: readonly SeedRun[],
  people: readonly SeedPerson[],
  now: Date,
): readonly SeedRow[] {
  const random = randomFrom(20_260_413)
  const notes = runs
    .slice(-runs.length / 2)
    .flatMap(({ tenant_id, id, client_id, user_id, log, created_at }) =>
      log['Requested Channels'].map((channel): SeedRow => ({
        tenant_id,
        kind: 'notes',
        user_id,
        client_id,
        usage_id: id,
        channel,
        starts_on: log['Start Date'],
        ends_on: log['End Date'],
        model,
        input_tokens: random.whole(1900, 3400),
        output_tokens: random.whole(380, 720),
        shown: random.chance(0.9),
        created_at: new Date(Date.parse(created_at) + 8000).toISOString(),
      })),
    )
  const asking = people.filter(
    ({ tenantId, roles }) =>
      tenantId === 1 && roles?.some((role) => /Administrator|Director|Executive/.test(role)),
  )
  const chats = Array.from({ length: answers }, (_, at): SeedRow => ({
    tenant_id: 1,
    kind: 'chat',
    user_id: random.pick(asking).id,
    client_id: null,
    usage_id: null,
    channel: null,
    starts_on: null,
    ends_on: null,
    model,
    input_tokens: random.whole(2600, 9800),
    output_tokens: random.whole(90, 520),
    shown: true,
    created_at: inWorkingHours(
      new Date(now.getTime() - (at * 27 + random.whole(1, 20)) * hour),
    ).toISOString(),
  })).toReversed()
  return [...notes, ...chats]
}
