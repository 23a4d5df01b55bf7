import { dayAt } from '@portal/core/foundation/format'
import { proofStates } from '@portal/core/work/proofs/proofs'
import { type ReadRows, type Row } from '../rows.ts'
import { screen } from './screen.ts'

const pageSize = 200

/** Creatives that clients look at before they run. */
export const proofsRows: ReadRows = async ({ portal, question, whom }) => {
  const [state, other] = question.conditions.flatMap(({ column, is, values }) =>
    column === 'state' && is === '=' ? values : [],
  )
  const only = proofStates.find((one) => one === state)
  const [client, another] = whom.ids ?? []
  const narrowed = {
    ...(only === undefined ? {} : { state: only }),
    ...(client !== undefined && another === undefined ? { clientId: String(client) } : {}),
  }
  const asked = other === undefined ? narrowed : {}
  const proofs = []
  for (let page = 1; ; page++) {
    const answer = await portal.read('proofs.list', {
      query: { page: String(page), pageSize: String(pageSize), ...asked },
    })
    proofs.push(...answer.rows)
    if (page * pageSize >= answer.total) break
  }
  return {
    rows: proofs
      .filter(({ clientId }) => whom.ids === null || whom.ids.includes(clientId))
      .map((proof): Row => ({
        client: proof.Client,
        proof: { name: proof.name, slug: `/tools/proofs/${proof.publicId}` },
        state: proof.state,
        dueAt: proof.dueAt,
        createdAt: dayAt(proof.createdAt),
        openPins: proof.openPins,
        decidedBy: proof.decidedBy,
        decidedAt: proof.decidedAt === null ? null : dayAt(proof.decidedAt),
      })),
    period: null,
    sources: [screen('Proofs', '/tools/proofs', asked)],
  }
}
