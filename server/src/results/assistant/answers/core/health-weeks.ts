import { withTimes } from '../declared-row-parts.ts'
import type { ReadRows, Row } from '../rows.ts'
import { clientByClient, clientCell } from './whose.ts'

/**
 * How the health of clients went: by week where a time is asked for, else one row for each client with
 * how many points it is up or down against four weeks ago.
 */
export const healthWeeksRows: ReadRows = async (wanted) => {
  const { portal, question, topic, period } = wanted
  const asksChange = [...question.measures, question.order?.column].includes('change')
  const clients = await clientByClient(wanted, 'Health over time is')
  const rows: Row[] = []
  for (const client of clients) {
    const { health, weeks } = await portal.read('clientHealth.get', { params: { id: String(client.id) } })
    const cell = clientCell(client)
    const now = { client: cell, health: health?.score ?? null, change: health?.change ?? null }
    if (asksChange || question.conditions.some(({ column }) => column === 'change')) {
      if (health !== null) rows.push(now)
    } else
      for (const { week, score } of weeks)
        rows.push(withTimes({ client: cell, week, health: score }, topic.timed))
  }
  const [only] = clients
  return {
    rows,
    period,
    notes: asksChange ? ['The change is in points against four weeks ago.'] : [],
    sources:
      only?.slug && clients.length === 1
        ? [{ words: only.name, path: `/clients/${only.slug}` }]
        : [{ words: 'Clients', path: '/clients' }],
  }
}
