import { perSecond, type Figure } from '../figure.ts'
import { load } from '../load.ts'
import { inRounds } from '../rounds.ts'
import { side } from '../running.ts'
import { kinds, type World } from '../world.ts'

/** A write with its audit entry and its idempotency record, beside the same inserts in one transaction by hand. */
export async function measureWrites(world: World): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const kind of kinds) {
    const agency = await world.agency(kind, 'small')
    await side(agency, world.reference(agency), async (ours, reference) => {
      const options = { connections: 8, milliseconds: 1000 }
      const body = JSON.stringify({ action: 'bench', log: {} })
      const { authorization } = agency
      const key = (): string => crypto.randomUUID()
      const mine = async (): Promise<number> =>
        (
          await load(
            ours.url,
            () => ({
              method: 'POST',
              path: '/api/usage-tracking',
              headers: { authorization, 'idempotency-key': key() },
              body,
            }),
            options,
          )
        ).rate
      const theirs = async (): Promise<number> =>
        (
          await load(
            reference.url,
            () => ({ method: 'POST', path: '/write', headers: { 'idempotency-key': key() }, body }),
            options,
          )
        ).rate
      await mine()
      await theirs()
      const { ours: rate, reference: other, ratio } = await inRounds(5, { ours: mine, reference: theirs })
      figures.push({
        name: 'write with audit and idempotency',
        on: kind,
        ours: perSecond(rate),
        reference: perSecond(other),
        value: ratio,
        reach: { atLeast: 0.6 },
        note: 'reference: one transaction with the same statements, hand-written; both synced to disk',
      })
    })
  }
  return figures
}
