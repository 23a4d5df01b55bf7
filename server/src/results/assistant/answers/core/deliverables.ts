import { listRows } from '../list-rows.ts'
import type { ReadRows, Row } from '../rows.ts'

interface Status {
  readonly name: string
  readonly closes: boolean
}

/** Deliverables, with whether they are done, which their statuses say. */
export const deliverablesRows: ReadRows = async (wanted) => {
  const listed = await listRows(wanted)
  const statuses = (await wanted.portal.readDeclared('deliverableStatuses.list')) as readonly Status[]
  const closing = new Set(statuses.flatMap(({ name, closes }) => (closes ? [name] : [])))
  return {
    ...listed,
    rows: listed.rows.map((row): Row => {
      const status = row['statusId']
      return { ...row, state: typeof status === 'string' && closing.has(status) ? 'Done' : 'Open' }
    }),
  }
}
