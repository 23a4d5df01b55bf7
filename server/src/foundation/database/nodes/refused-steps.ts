import { statementsOf } from '../unsafe-steps.ts'
import { stepsOnNodes } from './steps-on-nodes.ts'

/** Changes of a table that Citus sends on to its nodes. */
const sentOn =
  /^(?:add|drop|rename|attach|detach|validate|enable|disable|force|no\s+force|set\s*\(|reset|alter\s+(?:column\s+)?"?\w+"?\s+(?:set|drop)\s+(?:not\s+null|default)|alter\s+(?:column\s+)?"?\w+"?\s+(?:set\s+data\s+)?type)\b/i

const numbered = /\bgenerated\s+(?:always|by\s+default)\s+as\s+identity\b|\b(?:small|big)?serial\b/i

/**
 * What nodes of a spread database refuse of a migration, as sentences. Tables that it makes itself are theirs once each
 * statement has run, so they are held to the same.
 */
export const refusedOnNodes = (sql: string): readonly string[] =>
  statementsOf(sql).flatMap((statement) =>
    stepsOnNodes(statement).flatMap((step) => {
      if (step.kind === 'table') return []
      const changes = step.kind === 'constraints' ? step.others : [step.statement]
      return changes.flatMap((change) => {
        const problem = problemOf(change)
        return problem === null ? [] : [`${problem}: ${change.replaceAll(/\s+/g, ' ').slice(0, 200)}`]
      })
    }),
  )

function problemOf(statement: string): string | null {
  const [, action] = /^alter\s+table\s+(?:if\s+exists\s+)?(?:only\s+)?\S+\s+([\s\S]*)$/i.exec(statement) ?? []
  if (action !== undefined) {
    if (/^add\s/i.test(action) && numbered.test(action))
      return 'a column that numbers itself is added to a table'
    if (!sentOn.test(action)) return 'nodes are told of no such change of a table'
    if (/^(?:drop|alter)\s+(?:column\s+)?"?tenant_id\b/i.test(action))
      return 'it changes what a table is spread by'
    return null
  }
  if (/^do\b/i.test(statement) && /\b(?:create|alter)\s+table\b/i.test(statement))
    return 'within a block nothing is done about the keys of a table'
  if (/^create\s+(?:or\s+replace\s+)?function\b/i.test(statement) && /\blanguage\s+sql\b/i.test(statement))
    return 'nodes make no plan of a function in SQL'
  if (/^create\s+(?:or\s+replace\s+)?trigger\b/i.test(statement) && !/\bfor\s+each\s+row\b/i.test(statement))
    return 'a shard has no table of what a whole statement changed'
  return null
}
