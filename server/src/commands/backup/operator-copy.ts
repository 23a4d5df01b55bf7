import { randomUUID } from 'node:crypto'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type } from '@portal/core/foundation/contract/type'
import { copyEmbedded } from '../../foundation/database/copy-embedded.ts'
import type { Services } from '../../foundation/services.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import { contentOf } from './manifest.ts'

/** Milliseconds within which a command has taken its copy. */
const takenWithin = 86_400_000

const body = type({ '+': 'reject', key: 'string <= 200' })

/**
 * What the backup command asks of a server that runs on the embedded database:
 * a copy of it beside its own data. Whoever has the one-time key may read the
 * data directory anyway.
 */
export function mountOperatorCopy(app: FastifyInstance, services: Services): void {
  app.post('/api/operator/database-copy', async (request) => {
    const given = body(request.body)
    if (
      given instanceof type.errors ||
      services.database.kind !== 'embedded' ||
      !services.operator.use(given.key)
    )
      throw new Refusal('not-found', 'There is nothing at this address.')
    const { dataDir } = services.settings
    await removeForgotten(dataDir)
    const folder = join(dataDir, `copy-${Date.now()}-${randomUUID()}`)
    try {
      return { folder, ...(await copyEmbedded(services.database, dataDir, folder, contentOf)) }
    } catch (error) {
      await rm(folder, { recursive: true, force: true })
      throw error
    }
  })
}

/** Removes copies whose command was stopped before it took them. */
async function removeForgotten(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    const made = /^copy-(\d*)-/.exec(name)?.[1]
    if (made !== undefined && Date.now() - Number(made) > takenWithin)
      await rm(join(dataDir, name), { recursive: true, force: true })
  }
}
