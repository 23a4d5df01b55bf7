import type { FastifyReply } from 'fastify'
import { writes } from '@portal/core/foundation/contract/call'
import { isPerson } from '@portal/core/foundation/policy/actor'
import type { DatabaseContext } from '../database/context.ts'
import type { Db } from '../database/database.ts'
import { actorKey, contextOf, tenantOf, writerOf } from './context-of.ts'
import { canBeRepeated, codeOf, constraintOf, isDatabaseGone } from './failures.ts'
import { earlierAnswer, record, requestHash, type Attempt } from './idempotency.ts'
import { doerOf, incomingOf, type Admitted, type Parsed, type Run } from './incoming-of.ts'
import { keptMail, watchMail } from './mail-in-answer.ts'
import { readMultipart, removeAll } from './multipart.ts'
import { Ready, type AuditNote } from './operation.ts'
import { Refusal } from './refusal.ts'
import { bodyOf, checkNamed, parse } from './request-parts.ts'
import { send, type Result } from './send.ts'
import { sendStreamed, Streamed } from './streamed.ts'

/** Parses an admitted request, runs its operation in its context and sends the answer. */
export async function answer(admitted: Admitted): Promise<FastifyReply> {
  const { call, request, reply, scope, services, given } = admitted
  const params = parse(call, 'params', given ? given.params : request.params)
  const query = parse(call, 'query', given ? given.query : request.query)
  checkNamed(call.client, 'client', params, scope)
  checkNamed(call.user, 'user', params, scope)
  const form = call.files ? await readMultipart(request, call.files, services.files) : null
  try {
    const body = parse(call, 'body', form ? form.fields : given ? given.body : bodyOf(request))
    const parsed: Parsed = { params, query, body, files: form?.files ?? [] }
    const { value: result, mails } = await watchMail(() =>
      writes(call) ? write(admitted, parsed) : read(admitted, parsed),
    )
    // Told to people alone: what a visitor asks for says nothing of whether an address has an account.
    const kept = keptMail(mails, services.mailer !== null)
    if (kept !== null && isPerson(admitted.actor)) reply.header('x-mail', kept)
    if ('value' in result && result.value instanceof Streamed)
      return await sendStreamed(reply, result.value, admitted.stopping)
    return send(reply, result)
  } finally {
    if (form) {
      await services.files.release(form.files)
      await removeAll(form.files)
    }
  }
}

/** Whether somebody asks for what is so now, and not for what a copy knew a moment ago. */
const asksAnew = ({ query, body }: Parsed): boolean =>
  [query, body].some(
    (given) =>
      typeof given === 'object' &&
      given !== null &&
      'breakCache' in given &&
      String(given.breakCache) === 'true',
  )

async function read(admitted: Admitted, parsed: Parsed): Promise<Result> {
  const { database, replica } = admitted.services
  const context = await contextOf(database, admitted)
  const runOn = async (db: Db, copiedAt: string | null): Promise<unknown> => {
    const { incoming } = incomingOf(admitted, parsed, db, [], copiedAt)
    const run = 'outside' in admitted.run ? await admitted.run.outside(incoming) : admitted.run
    return run(incoming)
  }
  if (!admitted.call.mayLag || replica === null || asksAnew(parsed))
    return { value: await runOn(database.reading(context), null) }
  const { value, copiedAt } = await replica.read(context, writerOf(admitted.actor), runOn)
  if (copiedAt !== null) admitted.reply.header('x-data-as-of', copiedAt)
  return { value }
}

/** What runs in the transaction. A call that speaks to another system does so here, unless it is answered already. */
async function spoken(
  admitted: Admitted,
  parsed: Parsed,
  context: DatabaseContext,
  attempt: Attempt | null,
): Promise<Run | Result> {
  if (!('outside' in admitted.run)) return admitted.run
  const db = admitted.services.database.reading(context)
  const earlier = attempt && (await earlierAnswer(db, attempt))
  if (earlier) return { status: earlier.status, text: earlier.answer, replayed: true }
  return admitted.run.outside(incomingOf(admitted, parsed, db, []).incoming)
}

/** Runs a writing call in one transaction with its audit entries and its idempotency record. */
async function write(admitted: Admitted, parsed: Parsed): Promise<Result> {
  const { database } = admitted.services
  const context = await contextOf(database, admitted)
  const attempt = attemptOf(admitted, parsed)
  const run = await spoken(admitted, parsed, context, attempt)
  if (typeof run !== 'function') return run
  if (!admitted.call.files?.read) await admitted.services.files.bring(parsed.files)
  for (let tries = 1; ; tries++) {
    const notes: AuditNote[] = []
    let undo: readonly (() => void | Promise<void>)[] = []
    try {
      const result = await database.write(context, async (db): Promise<Result> => {
        const earlier = attempt && (await earlierAnswer(db, attempt))
        if (earlier) return { status: earlier.status, text: earlier.answer, replayed: true }
        const made = incomingOf(admitted, parsed, db, notes)
        undo = made.undo
        const value = await run(made.incoming)
        if (value instanceof Ready)
          throw new Error(`${admitted.name} writes and so must answer with JSON or a stream.`)
        const text = value instanceof Streamed ? '' : JSON.stringify(value)
        const answer = { status: 200, text }
        await record(
          db,
          doerOf(admitted),
          notes.length > 0 || made.isUnchanged() ? notes : [{ subject: admitted.name }],
          attempt,
          answer,
          admitted.services.replica === null || admitted.call.keepsAsking ? null : writerOf(admitted.actor),
        )
        // What comes bit by bit begins after the transaction: none is held open for it.
        return value instanceof Streamed ? { value } : { status: 200, text, replayed: false }
      })
      if (notes.length > 0) admitted.services.wrote(tenantOf(admitted.actor), notes)
      return result
    } catch (error) {
      // A connection lost during the commit leaves open whether it was written: then nothing may be undone outside of it.
      if (!isDatabaseGone(error)) for (const one of undo) await one()
      const beaten =
        attempt !== null && codeOf(error) === '23505' && constraintOf(error).startsWith('idempotency_key')
      if (!(beaten || canBeRepeated(error)) || tries >= 3) throw error
    }
  }
}

/** @throws {Refusal} 400 for a key that is none */
function attemptOf(admitted: Admitted, parsed: Parsed): Attempt | null {
  const key = admitted.request.headers['idempotency-key']
  if (key === undefined || admitted.call.confidential || admitted.call.answers === 'stream') return null
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) {
    throw new Refusal('malformed', 'The Idempotency-Key must be 1 to 200 visible characters.')
  }
  return {
    tenantId: tenantOf(admitted.actor),
    actor: actorKey(admitted.actor, admitted.request.ip),
    key,
    call: admitted.name,
    requestHash: requestHash(
      admitted.services.settings.secret,
      [parsed.params, parsed.query, parsed.body],
      parsed.files,
    ),
  }
}
