import { oemStores } from '@portal/core/programs/manufacturers/lists'
import type { Answer } from '@portal/core/calls'
import { codeOf } from '../../foundation/http/failures.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict } from '../../foundation/http/refusal.ts'
import { createRecord, updateRecord } from '../../platform/records/write-records.ts'

type Store = Answer<'oemStores.create'>

/** The database's refusal of a second entry as a sentence: a store is in a program once, under a code of its own. */
async function once(write: () => Promise<unknown>): Promise<Store> {
  try {
    // What the declared list answers; its types follow from the declaration.
    return (await write()) as Store
  } catch (error) {
    if (codeOf(error) !== '23505') throw error
    const sentence = 'The program has this store or this dealer code already.'
    throw conflict(sentence, { dealerCode: sentence })
  }
}

export const createStore = operation('oemStores.create', (incoming) =>
  once(() => createRecord(oemStores, { ...incoming, query: {}, params: {} })),
)

export const updateStore = operation('oemStores.update', (incoming) =>
  once(() => updateRecord(oemStores, { ...incoming, query: {} })),
)
