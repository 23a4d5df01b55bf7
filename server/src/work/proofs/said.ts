import { sql } from 'kysely'
import { fullNameOf } from '../../foundation/database/full-name.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { conflict, notFound } from '../../foundation/http/refusal.ts'
import { proofById, proofForGuest, sharedProof, wholeProof } from './proofs.ts'

interface Said {
  readonly versionNumber: number
  readonly page?: number
  readonly x: number
  readonly y: number
  readonly body: string
}
type Row = Awaited<ReturnType<typeof proofById>>
type Saying = Pick<Incoming<'proofs.pin'>, 'db' | 'tenantId' | 'audit'>

/** Comments of guests on one proof: whoever has its address may add some, and not without end. */
const mostPins = 500

async function pin(
  { db, tenantId, audit }: Saying,
  proof: Row,
  said: Said,
  author: string,
  byGuest: boolean,
): Promise<void> {
  if (said.versionNumber > proof.version_number) throw notFound('This version')
  const { rows } = await sql<{ pins: number }>`
    select count(*)::integer as pins from proof_pin
    where tenant_id = ${tenantId} and proof_id = ${proof.id} and by_guest`.execute(db)
  if (byGuest && (rows[0]?.pins ?? 0) >= mostPins)
    throw conflict(
      'So much has been said of this proof already that nothing more is taken. Please write to the agency.',
    )
  await sql`insert into proof_pin (tenant_id, proof_id, client_id, version_number, page, x, y, body, author, by_guest)
    values (${tenantId}, ${proof.id}, ${proof.client_id}, ${said.versionNumber}, ${said.page ?? 1}, ${said.x}, ${said.y},
      ${said.body.trim()}, ${author}, ${byGuest})`.execute(db)
  audit({
    subject: 'proof',
    subjectId: proof.id,
    clientId: proof.client_id,
    changes: { said: [null, said.body.trim()], by: author },
  })
}

const addPin = operation('proofs.pin', async (incoming) => {
  const { db, tenantId, person } = incoming
  const proof = await proofById(incoming, incoming.params.id, incoming.scope)
  await pin(incoming, proof, incoming.body, await fullNameOf(db, tenantId, person.id), false)
  return wholeProof(incoming, proof)
})

const resolve = operation('proofs.resolve', async ({ db, tenantId, params, body, audit }) => {
  const { rows } = await sql<{ proof_id: number; client_id: number }>`
    update proof_pin set resolved = ${body.resolved} where tenant_id = ${tenantId} and id = ${params.id}
    returning proof_id, client_id`.execute(db)
  const [row] = rows
  if (!row) throw notFound('This comment')
  audit({
    subject: 'proof',
    subjectId: row.proof_id,
    clientId: row.client_id,
    changes: { resolved: [!body.resolved, body.resolved] },
  })
  return { id: params.id }
})

interface Decision {
  readonly versionNumber: number
  readonly state: 'Approved' | 'Changes Asked'
  readonly words?: string
}

type Deciding = Pick<Incoming<'proofs.decide'>, 'db' | 'tenantId' | 'audit' | 'services' | 'afterCommit'>

async function decide(
  { db, tenantId, audit }: Deciding,
  proof: Row,
  decision: Decision,
  author: string,
): Promise<void> {
  const held = await sql<{ version_number: number; state: string }>`
    select version_number, state from proof where tenant_id = ${tenantId} and id = ${proof.id} for update`.execute(
    db,
  )
  if (held.rows[0]?.version_number !== decision.versionNumber)
    throw conflict('There is a newer version by now. Load the page again and look at it first.')
  await sql`update proof set state = ${decision.state}, decided_by = ${author}, decided_at = now(),
      decision = ${decision.words?.trim() ?? ''}, version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = ${proof.id}`.execute(db)
  audit({
    subject: 'proof',
    subjectId: proof.id,
    clientId: proof.client_id,
    changes: {
      state: [held.rows[0]?.state, decision.state],
      by: author,
      versionNumber: decision.versionNumber,
    },
  })
}

const decideAsUser = operation('proofs.decide', async (incoming) => {
  const { db, tenantId, person } = incoming
  const proof = await proofById(incoming, incoming.params.id, incoming.scope)
  await decide(incoming, proof, incoming.body, await fullNameOf(db, tenantId, person.id))
  return wholeProof(incoming, await proofById(incoming, incoming.params.id, incoming.scope))
})

const guestPin = operation('proofs.guestPin', async (incoming) => {
  const proof = await sharedProof(incoming, incoming.params.publicId)
  await pin(incoming, proof, incoming.body, incoming.body.author, true)
  return proofForGuest(incoming, proof)
})

const guestDecide = operation('proofs.guestDecide', async (incoming) => {
  const proof = await sharedProof(incoming, incoming.params.publicId)
  await decide(incoming, proof, incoming.body, `${incoming.body.author} (guest)`)
  return proofForGuest(incoming, await sharedProof(incoming, incoming.params.publicId))
})

/** What people and guests say of a proof: a comment on a place, and what they decide. */
export const saidOperations = {
  'proofs.pin': addPin,
  'proofs.resolve': resolve,
  'proofs.decide': decideAsUser,
  'proofs.guestPin': guestPin,
  'proofs.guestDecide': guestDecide,
}
