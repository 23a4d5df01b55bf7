import { sql } from 'kysely'
import {
  answerWords,
  questionsOf,
  type Answers,
  type FormDefinition,
} from '@portal/core/sites/forms/definition'
import type { Db } from '../../foundation/database/database.ts'
import { folded } from '../../foundation/database/folded.ts'

/**
 * The client that an answer names by its name or dealer code; null where no question asks for one, or where the words
 * are those of none or of several. Whoever answers learns nothing of it.
 */
export async function clientNamed(
  db: Db,
  tenantId: number,
  definition: FormDefinition,
  answers: Answers,
): Promise<number | null> {
  const words = questionsOf(definition)
    .filter(({ kind }) => kind === 'Client')
    .map(({ id }) => answerWords(answers[id]).trim().toLowerCase())
    .find((said) => said !== '')
  if (words === undefined) return null
  const { rows } = await sql<{ id: number }>`
    select id from client where tenant_id = ${tenantId} and (name_folded = ${folded(words)} or lower(identifier) = ${words})
    limit 2`.execute(db)
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}
