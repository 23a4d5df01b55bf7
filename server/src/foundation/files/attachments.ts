import { sql } from 'kysely'
import type { Db } from '../database/database.ts'
import { invalid } from '../http/refusal.ts'

/** An earlier attachment that stays, with its description. */
export interface Kept {
  readonly id: number
  readonly label: string
}

/** Whose attachments: the subject of the files and its id. */
export interface Attached {
  readonly subject: string
  readonly subjectId: number
}

/**
 * Earlier attachments that a form keeps, with the descriptions it gives them;
 * all of them when the form does not say.
 *
 * @param problemOf what is wrong with a description of a file, or null
 * @param what the record to be loaded anew when one of them is gone
 * @throws {Refusal} 422 for one that is gone, or a description that breaks the rule
 */
export function keptOf(
  before: readonly (Kept & { readonly name: string })[],
  keep: readonly number[] | null,
  labels: readonly string[],
  problemOf: (label: string, fileName: string) => string | null,
  what: string,
): readonly Kept[] {
  if (keep === null) return before
  return keep.map((id, place) => {
    const file = before.find((one) => one.id === id)
    if (!file)
      throw invalid({ keep: `One of the attachments to keep is not there any more. Reload the ${what}.` })
    const label = labels[place]?.trim() ?? file.label
    const sentence = problemOf(label, file.name)
    if (sentence !== null) throw invalid({ [`keepLabel.${place}`]: sentence })
    return { id, label }
  })
}

/** Deletes the other attachments and writes the descriptions of those that stay; one without a description keeps its own. */
export async function keepOnly(
  db: Db,
  tenantId: number,
  { subject, subjectId }: Attached,
  kept: readonly { readonly id: number; readonly label?: string | undefined }[],
): Promise<void> {
  await sql`update file set deleted_at = now() where tenant_id = ${tenantId} and subject = ${subject} and subject_id = ${subjectId}
    and deleted_at is null and id <> all (${kept.map((file) => file.id)}::integer[])`.execute(db)
  await sql`update file set label = k.label from json_to_recordset(${JSON.stringify(kept)}::json) as k (id integer, label text)
    where file.tenant_id = ${tenantId} and file.subject = ${subject} and file.subject_id = ${subjectId} and file.id = k.id and file.label <> k.label`.execute(
    db,
  )
}
