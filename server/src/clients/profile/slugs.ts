import { reservedClientSlugs } from '@portal/core/foundation/routes'
import { folded } from '../../foundation/database/folded.ts'
import type { Db } from '../../foundation/database/database.ts'

/** A client that needs an address of its own. */
interface Named {
  readonly name: string
  readonly code: string | null
}

/** A slug that is all digits would be read as an id, and one that is a screen's address would never be reached. */
const wordsOf = (text: string): string => {
  const words = folded(text).replaceAll(' ', '-')
  return words === '' || /^\d+$/.test(words) || reservedClientSlugs.includes(words)
    ? `client${words === '' ? '' : `-${words}`}`
    : words
}

/** The slugs one may try for a client: its name, its name with the dealer code, then numbers. */
function* candidates({ name, code }: Named): Generator<string> {
  const words = wordsOf(name)
  yield words
  const coded = code === null ? words : `${words}-${folded(code).replaceAll(' ', '-')}`
  if (coded !== words) yield coded
  for (let nth = 2; ; nth += 1) yield `${coded}-${nth}`
}

/**
 * A free slug for each client, in few statements.
 * @param taken slugs given in the same work so far; those given now are added
 */
export async function slugsFor(
  db: Db,
  tenantId: number,
  clients: readonly Named[],
  taken: Set<string>,
): Promise<readonly string[]> {
  const attempts = clients.map(candidates)
  const chosen = new Map<number, string>()
  for (let open = clients.map((_client, at) => at); open.length > 0;) {
    const tries = open.map((at) => ({ at, slug: nextOf(attempts[at]) }))
    const rows = await db
      .selectFrom('client')
      .where('tenant_id', '=', tenantId)
      .where('slug', '=', (of) => of.fn.any(of.val(tries.map(({ slug }) => slug))))
      .select('slug')
      .execute()
    const stored = new Set(rows.map(({ slug }) => slug))
    open = []
    for (const { at, slug } of tries) {
      if (stored.has(slug) || taken.has(slug)) {
        open.push(at)
        continue
      }
      taken.add(slug)
      chosen.set(at, slug)
    }
  }
  return clients.map((_client, at) => chosen.get(at) ?? '')
}

function nextOf(slugs: Generator<string> | undefined): string {
  const next = slugs?.next()
  if (!next || next.done) throw new Error('Slugs never run out.')
  return next.value
}
