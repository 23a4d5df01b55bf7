import { sql } from 'kysely'
import { covers } from '@portal/core/foundation/policy/rule'
import { keywordIdeas, negativeWords, termsIn } from '@portal/core/sites/keywords/ideas'
import { operation } from '../../foundation/http/operation.ts'
import { forbidden, invalid } from '../../foundation/http/refusal.ts'

interface Client {
  readonly name: string
  readonly city: string | null
}

const ideas = operation('keywords.ideas', async ({ db, tenantId, body, scope }) => {
  const { clientId } = body
  const typed = termsIn(body.seed)
  if (clientId !== null && scope !== 'all' && !covers(scope, 'client', clientId)) throw forbidden()
  if (typed.length === 0 && clientId === null) throw invalid({ seed: 'Type a term, or choose a client.' })
  const [clients, vehicles] =
    clientId === null
      ? [[], []]
      : await Promise.all([
          sql<Client>`select name, city from client where tenant_id = ${tenantId} and id = ${clientId}`
            .execute(db)
            .then(({ rows }) => rows),
          sql<{ brand: string; model: string }>`
            select brand, model from core_vehicle where tenant_id = ${tenantId} and client_id = ${clientId} and deleted_at is null
            order by "order", id limit 12`
            .execute(db)
            .then(({ rows }) => rows),
        ])
  const [client] = clients
  if (clientId !== null && !client) throw invalid({ clientId: 'This client does not exist.' })
  return {
    ideas: keywordIdeas({
      typed,
      vehicles,
      dealer: client?.name ?? null,
      cities: client?.city ? [client.city] : [],
    }).map((idea) => ({ ...idea })),
    negatives: [...negativeWords],
  }
})

export const keywordOperations = { 'keywords.ideas': ideas }
