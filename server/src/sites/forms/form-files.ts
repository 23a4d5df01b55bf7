import { sql } from 'kysely'
import { questionsOf, type Answers, type FormDefinition } from '@portal/core/sites/forms/definition'
import type { Db } from '../../foundation/database/database.ts'
import type { FileRow } from '../../foundation/files/stored.ts'
import { storeFile } from '../../foundation/files/stored.ts'
import { operation } from '../../foundation/http/operation.ts'
import { conflict, invalid } from '../../foundation/http/refusal.ts'
import { openForm } from './links.ts'
import { isProgram } from './programs.ts'

/** Files that have arrived and wait for the answers that name them: of a form, by its id. */
export const waitingSubject = 'form file'
/** Files of an answer, by its id. */
export const answerSubject = 'form answer'

/** Files of one form that may wait for their answers: strangers put them there. */
const mostWaiting = 200
/** Bytes of all files of one form, those of its answers included: strangers must not fill the disk. */
const mostBytes = 5 * 1024 ** 3

export const putFormFile = operation('forms.putFile', async (incoming) => {
  const { db, tenantId, params, query, files, services, audit } = incoming
  const form = await openForm(db, tenantId, params.publicId, query.for)
  const [file] = files
  if (!file) throw invalid({ files: 'Choose a file.' })
  if (!questionsOf(form.definition).some(({ kind }) => kind === 'File'))
    throw invalid({ files: 'This form asks for no file.' })
  if (isProgram(file))
    throw invalid({
      files: `${file.name} is a program, which is not taken here. Send a document or a picture.`,
    })
  const { rows } = await sql<{ full: boolean }>`
    select count(*) filter (where subject = ${waitingSubject}) >= ${mostWaiting}
      or coalesce(sum(size), 0) + ${file.size} > ${mostBytes}::bigint as full
    from file
    where tenant_id = ${tenantId} and deleted_at is null
      and (subject = ${waitingSubject} and subject_id = ${form.id} or subject = ${answerSubject}
        and subject_id in (select id from form_answer where tenant_id = ${tenantId} and form_id = ${form.id}))`.execute(
    db,
  )
  if (rows[0]?.full)
    throw conflict(
      'This form can take no more files at the moment. Send your answers without one, and tell whoever sent you the form.',
    )
  const row = await storeFile(
    { db, tenantId, services, person: null, afterRollback: (work) => incoming.afterRollback(work) },
    file,
    { subject: waitingSubject, subjectId: form.id },
    '',
  )
  audit({
    subject: 'form file',
    subjectId: row.id,
    changes: { form: [null, form.name], file: [null, row.name] },
  })
  return { id: row.public_id, name: row.name, size: Number(row.size) }
})

/** Ids of the files that answers name, each with its question. */
const namedIn = (definition: FormDefinition, answers: Answers): ReadonlyMap<string, string> =>
  new Map(
    questionsOf(definition).flatMap(({ id, kind }): [string, string][] => {
      const value = answers[id]
      return kind === 'File' && typeof value === 'object' ? value.map((file) => [file, id]) : []
    }),
  )

/**
 * The files that answers name, by their ids.
 * @throws {Refusal} 422 where one does not wait any more
 */
export async function filesWaiting(
  db: Db,
  tenantId: number,
  form: { readonly id: number; readonly definition: FormDefinition },
  answers: Answers,
): Promise<ReadonlyMap<string, FileRow>> {
  const named = namedIn(form.definition, answers)
  if (named.size === 0) return new Map()
  const { rows } = await sql<FileRow>`
    select id, public_id, name, media_type, size, label from file
    where tenant_id = ${tenantId} and subject = ${waitingSubject} and subject_id = ${form.id} and deleted_at is null
      and public_id = any (${[...named.keys()]}::uuid[]) for update`.execute(db)
  const found = new Map(rows.map((row) => [row.public_id, row]))
  const gone = [...named].filter(([file]) => !found.has(file))
  if (gone.length > 0)
    throw invalid(
      Object.fromEntries(
        gone.map(([, question]) => [
          question,
          'This file is not here any more. Remove it and choose it again.',
        ]),
      ),
    )
  return found
}

/** From now on they are files of the answer. */
export async function keepFiles(
  db: Db,
  tenantId: number,
  files: ReadonlyMap<string, FileRow>,
  answer: { readonly id: number; readonly clientId: number | null },
): Promise<void> {
  if (files.size === 0) return
  await sql`update file set subject = ${answerSubject}, subject_id = ${answer.id}, client_id = ${answer.clientId}
    where tenant_id = ${tenantId} and id = any (${[...files.values()].map(({ id }) => id)}::integer[])`.execute(
    db,
  )
}

/** Files of answers, by their ids. */
export async function filesOfAnswers(
  db: Db,
  tenantId: number,
  answers: readonly number[],
): Promise<ReadonlyMap<string, FileRow>> {
  const { rows } = await sql<FileRow>`
    select id, public_id, name, media_type, size, label from file
    where tenant_id = ${tenantId} and subject = ${answerSubject} and subject_id = any (${[...answers]}::integer[]) and deleted_at is null`.execute(
    db,
  )
  return new Map(rows.map((row) => [row.public_id, row]))
}
