import type { FastifyInstance } from 'fastify'
import { type } from '@portal/core/foundation/contract/type'
import { knownTo, type KnownFile, type KnownFiles } from '../../foundation/files/known-files.ts'
import { Refusal } from '../../foundation/http/refusal.ts'
import type { Services } from '../../foundation/services.ts'
import { askOperator } from '../ask-operator.ts'

const address = '/api/operator/known-files'

const body = type({
  '+': 'reject',
  key: 'string <= 200',
  files: type('string <= 36').array().atMostLength(1000),
})

/** What the command about files asks of a server that runs on the embedded database, which nobody else can open. */
export function mountOperatorFiles(app: FastifyInstance, services: Services): void {
  app.post(address, async (request): Promise<readonly KnownFile[]> => {
    const given = body(request.body)
    if (
      given instanceof type.errors ||
      services.database.kind !== 'embedded' ||
      !services.operator.use(given.key)
    )
      throw new Refusal('not-found', 'There is nothing at this address.')
    return knownTo(services.database)(given.files)
  })
}

const answer = type({ key: 'string', size: 'number', sha256: 'string', longGone: 'boolean' }).array()

/** What the server that runs on a data directory knows of files; null when none runs there. */
export async function knownToServer(dataDir: string): Promise<KnownFiles | null> {
  const ask = async (files: readonly string[]): Promise<readonly KnownFile[] | null> => {
    const answered = await askOperator(dataDir, address, { files })
    if (answered === null) return null
    const known = answer(answered.body)
    if (answered.status !== 200 || known instanceof type.errors)
      throw new Error(`The running server did not say what it knows (it answered ${answered.status}).`)
    return known
  }
  if ((await ask([])) === null) return null
  return async (files) => {
    const known = await ask(files)
    if (known === null) throw new Error('The server that runs on the embedded database has ended meanwhile.')
    return known
  }
}
