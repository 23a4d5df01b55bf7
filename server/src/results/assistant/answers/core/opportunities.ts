import { listRows } from '../list-rows.ts'
import type { ReadRows, Row } from '../rows.ts'

/** The agency's own leads with whether they are open, and how long they have been in their stage. */
export const opportunitiesRows: ReadRows = async (wanted) => {
  const [listed, board] = [await listRows(wanted), await wanted.portal.read('opportunities.board')]
  const stages = new Map(board.stages.map((stage) => [stage.name, stage.kind]))
  const leads = new Map(board.leads.map((lead) => [lead.id, lead]))
  return {
    ...listed,
    rows: listed.rows.map((row): Row => {
      const lead = typeof row['id'] === 'number' ? leads.get(row['id']) : undefined
      const stage = row['stageId']
      return {
        ...row,
        state: (typeof stage === 'string' && stages.get(stage)) || 'Open',
        stale: lead?.stale ? 'Yes' : 'No',
        days: lead?.days ?? null,
      }
    }),
  }
}
