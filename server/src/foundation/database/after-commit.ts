import { log } from '../log.ts'

/** What statements run through: a transaction, or none. */
interface Handle {
  readonly isTransaction: boolean
}

/** What is done once a transaction is committed. */
export type AfterCommit = () => void | Promise<void>

/** What is to be done once each transaction is committed. */
const awaited = new WeakMap<Handle, Set<AfterCommit>>()

/**
 * Has something done once the transaction of a handle is committed, and never if it is rolled back: once, however
 * often the same is asked for. Outside of a transaction each statement is committed by itself, so it is done at once.
 */
export function afterCommitOf(db: Handle, work: AfterCommit): void {
  const those = awaited.get(db)
  if (those) those.add(work)
  else if (db.isTransaction)
    throw new Error('Nobody follows this transaction: begin it with `Database.write`.')
  else void followed(work)
}

/** Runs a transaction, and after it, one by one, what its work asked to have done. */
export async function committing<H extends Handle, T>(
  transaction: (work: (db: H) => Promise<T>) => Promise<T>,
  work: (db: H) => Promise<T>,
): Promise<T> {
  const those = new Set<AfterCommit>()
  const result = await transaction((db) => {
    awaited.set(db, those)
    return work(db)
  })
  for (const one of those) await followed(one)
  return result
}

/** What fails afterwards is logged: the transaction is in the database, so that nobody may be told that it is not. */
async function followed(work: AfterCommit): Promise<void> {
  try {
    await work()
  } catch (error) {
    log.error({ err: error }, 'What was to follow a transaction failed.')
  }
}
