import { sql } from 'kysely'
import { pathOf } from '@portal/core/foundation/routes'
import { fullNameOf } from '../../foundation/database/full-name.ts'
import { operation, type Incoming } from '../../foundation/http/operation.ts'
import { conflict, notFound } from '../../foundation/http/refusal.ts'
import { notify } from '../../platform/notifications/notify.ts'
import { proofById, proofForGuest, sharedProof, wholeProof } from './proofs.ts'

interface Said {
  readonly versionNumber: number
  readonly page?: number
  readonly x: number
  readonly y: number
  readonly moment?: number
  readonly body: string
}
type Row = Awaited<ReturnType<typeof proofById>>
type Saying = Pick<Incoming<'proofs.pin'>, 'db' | 'tenantId' | 'audit' | 'services'>

/** Who says something of a proof; a guest has no account. */
interface Author {
  readonly name: string
  readonly id: number | null
}

/** Whoever made a proof hears what others say of it. */
async function tellMaker(
  { db, tenantId, services }: Saying,
  { id, created_by: maker }: Row,
  author: Author,
  text: string,
): Promise<void> {
  if (maker === null || maker === author.id) return
  const path = pathOf('tools.proofs.detail', { id })
  await notify({ db, tenantId, services }, [maker], { text, path })
}

/** Minutes in which several comments of one author are told of once. */
const toldOnceIn = 15
/** Letters of a sentence in the bell. */
const longestNotice = 240

/** Comments of guests on one proof: whoever has its address may add some, and not without end. */
const mostPins = 500

async function pin(saying: Saying, proof: Row, said: Said, author: Author): Promise<void> {
  const { db, tenantId, audit } = saying
  const byGuest = author.id === null
  if (said.versionNumber > proof.version_number) throw notFound('This version')
  const { rows } = await sql<{ pins: number; told: boolean }>`
    select (count(*) filter (where by_guest))::integer as pins,
      coalesce(bool_or(author = ${author.name} and created_at > now() - make_interval(mins => ${toldOnceIn})), false) as told
    from proof_pin where tenant_id = ${tenantId} and proof_id = ${proof.id}`.execute(db)
  if (byGuest && (rows[0]?.pins ?? 0) >= mostPins)
    throw conflict(
      'So much has been said of this proof already that nothing more is taken. Please write to the agency.',
    )
  await sql`insert into proof_pin (tenant_id, proof_id, client_id, version_number, page, x, y, moment, body, author, by_guest)
    values (${tenantId}, ${proof.id}, ${proof.client_id}, ${said.versionNumber}, ${said.page ?? 1}, ${said.x}, ${said.y}, ${said.moment ?? null},
      ${said.body.trim()}, ${author.name}, ${byGuest})`.execute(db)
  audit({
    subject: 'proof',
    subjectId: proof.id,
    clientId: proof.client_id,
    changes: { said: [null, said.body.trim()], by: author.name },
  })
  if (!rows[0]?.told)
    await tellMaker(
      saying,
      proof,
      author,
      `${author.name} commented on ${proof.name} of ${proof.client_name}.`,
    )
}

const authorOf = async ({
  db,
  tenantId,
  person,
}: Incoming<'proofs.pin'> | Incoming<'proofs.decide'>): Promise<Author> => ({
  name: await fullNameOf(db, tenantId, person.id),
  id: person.id,
})

const addPin = operation('proofs.pin', async (incoming) => {
  const proof = await proofById(incoming, incoming.params.id, incoming.scope)
  await pin(incoming, proof, incoming.body, await authorOf(incoming))
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

async function decide(saying: Saying, proof: Row, decision: Decision, author: Author): Promise<void> {
  const { db, tenantId, audit } = saying
  const words = decision.words?.trim() ?? ''
  const by = author.id === null ? `${author.name} (guest)` : author.name
  const held = await sql<{ version_number: number; state: string }>`
    select version_number, state from proof where tenant_id = ${tenantId} and id = ${proof.id} for update`.execute(
    db,
  )
  if (held.rows[0]?.version_number !== decision.versionNumber)
    throw conflict('There is a newer version by now. Load the page again and look at it first.')
  await sql`update proof_version set state = ${decision.state}, decided_by = ${by}, decided_at = now(), decision = ${words}
    where tenant_id = ${tenantId} and proof_id = ${proof.id} and number = ${decision.versionNumber}`.execute(
    db,
  )
  await sql`update proof set state = ${decision.state}, decided_by = ${by}, decided_at = now(),
      decision = ${words}, version = version + 1, updated_at = now()
    where tenant_id = ${tenantId} and id = ${proof.id}`.execute(db)
  audit({
    subject: 'proof',
    subjectId: proof.id,
    clientId: proof.client_id,
    changes: {
      state: [held.rows[0]?.state, decision.state],
      by,
      versionNumber: decision.versionNumber,
      ...(words === '' ? {} : { words: [null, words] }),
    },
  })
  const did = decision.state === 'Approved' ? 'approved' : 'asks for changes to'
  const because = words === '' ? '' : ` ${words}`
  await tellMaker(
    saying,
    proof,
    author,
    `${by} ${did} ${proof.name} of ${proof.client_name}.${because}`.slice(0, longestNotice),
  )
}

const decideAsUser = operation('proofs.decide', async (incoming) => {
  const proof = await proofById(incoming, incoming.params.id, incoming.scope)
  await decide(incoming, proof, incoming.body, await authorOf(incoming))
  return wholeProof(incoming, await proofById(incoming, incoming.params.id, incoming.scope))
})

const guestNamed = (name: string): Author => ({ name, id: null })

const guestPin = operation('proofs.guestPin', async (incoming) => {
  const proof = await sharedProof(incoming, incoming.params.publicId)
  await pin(incoming, proof, incoming.body, guestNamed(incoming.body.author))
  return proofForGuest(incoming, proof)
})

const guestDecide = operation('proofs.guestDecide', async (incoming) => {
  const proof = await sharedProof(incoming, incoming.params.publicId)
  await decide(incoming, proof, incoming.body, guestNamed(incoming.body.author))
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
