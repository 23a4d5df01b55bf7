import type { Agency, Place } from '../agency.ts'
import { load } from '../load.ts'
import { median } from '../rounds.ts'
import { side } from '../running.ts'

/** Milliseconds that an annual view takes: a page of fifty clients with the totals of all, beside its statement behind a bare handler. */
export async function annualView(
  agency: Agency,
  referencePlace: Place,
): Promise<{ readonly ours: number; readonly reference: number; readonly ratio: number }> {
  const pairs: (readonly [number, number])[] = []
  await side(agency, referencePlace, async (ours, reference) => {
    const options = { connections: 1, milliseconds: 1500 }
    const mine = async (): Promise<number> => {
      const path = '/api/reports/annualView?year=2026&pageSize=50'
      const headers = { authorization: agency.authorization }
      return (await load(ours.url, () => ({ method: 'GET', path, headers }), options)).p50
    }
    const theirs = async (): Promise<number> =>
      (await load(reference.url, () => ({ method: 'GET', path: '/annual-view' }), options)).p50
    await mine()
    await theirs()
    for (let round = 0; round < 5; round += 1) pairs.push([await mine(), await theirs()])
  })
  return {
    ours: median(pairs.map(([one]) => one)),
    reference: median(pairs.map(([, other]) => other)),
    ratio: median(pairs.map(([one, other]) => one / other)),
  }
}
