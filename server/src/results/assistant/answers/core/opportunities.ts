import { dayAt } from '@portal/core/foundation/format'
import { listRows } from '../list-rows.ts'
import type { ReadRows, Row } from '../rows.ts'

interface Stage {
  readonly name: string
  readonly kind: 'Open' | 'Won' | 'Lost'
}

/** The agency's own leads, with whether they are open, which their stages say. */
export const opportunitiesRows: ReadRows = async (wanted) => {
  const listed = await listRows(wanted)
  const stages = (await wanted.portal.readDeclared('opportunityStages.list')) as readonly Stage[]
  const kinds = new Map(stages.map(({ name, kind }) => [name, kind]))
  return {
    ...listed,
    rows: listed.rows.map((row): Row => {
      const stage = row['stageId']
      const since = row['stageSince']
      return {
        ...row,
        ...(typeof since === 'string' ? { stageSince: dayAt(since) } : {}),
        state: (typeof stage === 'string' && kinds.get(stage)) || 'Open',
      }
    }),
  }
}
