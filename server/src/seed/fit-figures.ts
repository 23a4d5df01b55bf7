import type pg from 'pg'
import { advertisedStock } from './advertised-stock.ts'
import {
  leadsOfLocalServices,
  programmaticOfBuyers,
  searchesOfCounted,
  visitorsOfSites,
} from './figures-within-the-whole.ts'
import { partsOfProgrammatic } from './parts-of-programmatic.ts'

/**
 * Makes the figures of the sources' exports parts of what is told of their stores elsewhere. In the transaction that
 * wrote both: the planner has no statistics of what it made up meanwhile, takes it for a row or two and would look
 * through all of it for each row, so that it is told to join no row at a time.
 */
export async function fitFigures(client: pg.ClientBase): Promise<void> {
  await client.query('analyze report_figure, metric_day')
  await client.query('set local enable_nestloop = off')
  for (const statement of [
    advertisedStock,
    programmaticOfBuyers,
    searchesOfCounted,
    partsOfProgrammatic,
    visitorsOfSites,
    leadsOfLocalServices,
  ])
    await client.query(statement)
  await client.query('set local enable_nestloop = on')
}
