import { sql } from 'kysely'
import { oemFunds } from '@portal/core/programs/manufacturers/lists'
import { oemBudgets, oemStores } from '@portal/core/programs/manufacturers/store-lists'
import { codeOf } from '../../foundation/http/failures.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict } from '../../foundation/http/refusal.ts'
import { createRecord, updateRecord } from '../../platform/records/write-records.ts'

/**
 * The database's refusal of a second entry as a sentence.
 *
 * @param field at which it stands
 */
async function once<T>(write: () => Promise<T>, field: string, sentence: string): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (codeOf(error) !== '23505') throw error
    throw conflict(sentence, { [field]: sentence })
  }
}

const storeOnce = <T>(write: () => Promise<T>): Promise<T> =>
  once(write, 'dealerCode', 'The program has this store or this dealer code already.')
const fundOnce = <T>(write: () => Promise<T>): Promise<T> =>
  once(write, 'name', 'The program has a fund of this name or code already.')

export const createStore = operation('oemStores.create', (incoming) =>
  storeOnce(() => createRecord(oemStores, { ...incoming, query: {}, params: {} })),
)

export const updateStore = operation('oemStores.update', (incoming) =>
  storeOnce(() => updateRecord(oemStores, { ...incoming, query: {} })),
)

export const createFund = operation('oemFunds.create', (incoming) =>
  fundOnce(() => createRecord(oemFunds, { ...incoming, query: {}, params: {} })),
)

export const updateFund = operation('oemFunds.update', (incoming) =>
  fundOnce(() => updateRecord(oemFunds, { ...incoming, query: {} })),
)

/** A budget waits for a sheet that is being applied to its store, and the sheet for it. */
export const createBudget = operation('oemBudgets.create', async (incoming) => {
  const { db, tenantId, body } = incoming
  await sql`select from program_store where tenant_id = ${tenantId} and client_id = ${body.clientId} order by id for update`.execute(
    db,
  )
  return createRecord(oemBudgets, { ...incoming, query: {}, params: {} })
})
