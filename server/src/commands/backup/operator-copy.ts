import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type } from '@portal/core/foundation/contract/type'
import { copyEmbedded } from '../../foundation/database/copy-embedded.ts'
import type { Services } from '../../foundation/services.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import { countRows, filesOf } from './manifest.ts'

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
    const folder = join(dataDir, `copy-${randomUUID()}`)
    const seen = await copyEmbedded(services.database, dataDir, folder, async (client) => ({
      rows: await countRows(client),
      files: await filesOf(client),
    }))
    return { folder, ...seen }
  })
}
