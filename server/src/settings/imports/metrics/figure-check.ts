import { sql } from 'kysely'
import { columnsProblem, holdsNamesAlone } from '@portal/core/settings/imports/columns'
import { platformOf } from '@portal/core/settings/imports/metric-platforms'
import { metricReader, type MetricReader, type MetricRow } from '@portal/core/settings/imports/metric-row'
import { measureNames, type Sums } from '@portal/core/results/metrics/figures'
import type { Db } from '../../../foundation/database/database.ts'
import { takenByNodes } from '../../../foundation/database/taken-by-nodes.ts'
import { columnOf, measureColumns } from '../../../results/metrics/columns.ts'
import { Findings } from '../findings.ts'
import type { Job } from '../job.ts'
import type { FileRow } from '../../../foundation/spreadsheets/read/unreadable.ts'
import { ClientFinder } from './find-client.ts'

const list = measureColumns.join(', ')
const orZero = measureColumns.map((column) => `coalesce(${column}, 0)`).join(', ')
const types = measureColumns.map((column) => `${column} bigint`).join(', ')

/** A slice as it will be written. */
export interface Understood {
  /** Null where no row can be taken. */
  readonly json: string | null
}

/** Understands the rows of a file of figures, slice by slice, and keeps what they say. */
export class FigureCheck {
  readonly findings: Findings
  readonly #job: Job
  readonly #reader: MetricReader
  readonly #finder: ClientFinder

  constructor(job: Job, findings: Findings) {
    const { header, columns, tenantId, clientId } = job.run
    this.#job = job
    this.findings = findings
    this.#reader = metricReader(header, columns, platformOf(header))
    this.#finder = new ClientFinder(tenantId, clientId)
  }

  /** For a file whose columns all found their field; null for any other, and for one of names alone. */
  static of(job: Job): FigureCheck | null {
    const { kind, columns } = job.run
    if (kind !== 'metrics' || holdsNamesAlone(columns) || columnsProblem(kind, columns) !== null) return null
    return new FigureCheck(job, new Findings(job))
  }

  /** What the rows say, ready to be kept; what is wrong with them is among the findings. */
  async understand(rows: readonly FileRow[]): Promise<Understood> {
    const good: { readonly line: number; readonly row: MetricRow }[] = []
    this.findings.within(rows)
    for (const { line, cells } of rows) {
      const read = this.#reader.read(cells)
      if (read.is === 'total') continue
      this.findings.read(() => this.#reader.preview(cells))
      if (read.is === 'bad') this.findings.bad(line, read.problems)
      else good.push({ line, row: read.row })
    }
    await this.#finder.learn(
      this.#job.db,
      good.map(({ row }) => row),
    )
    const figures = good.flatMap(({ line, row }) => {
      const found = this.#finder.of(row)
      if (!('id' in found)) {
        this.findings.badField(line, found.field, found.message)
        return []
      }
      this.findings.parts.figures(found.id, row)
      return [
        withMeasures(row.sums, {
          line,
          client_id: found.id,
          channel: row.channel,
          day: row.day,
          platform: row.platform,
          external_id: row.externalId,
          name: row.name,
          placement: row.placement,
          segment: row.segment,
        }),
      ]
    })
    return { json: figures.length === 0 ? null : JSON.stringify(figures) }
  }

  /** @param db the transaction that they are kept in */
  async keep(db: Db, { json }: Understood): Promise<void> {
    if (json === null) return
    const { tenantId, id } = this.#job.run
    await sql`
      insert into metric_staged (tenant_id, import_id, line, client_id, channel, day, platform, external_id, name, placement, segment, ${sql.raw(list)})
      select ${tenantId}::integer, ${id}::integer, line, client_id, channel, day, platform, external_id, name, placement, segment, ${sql.raw(orZero)}
      from json_to_recordset(${json}::json) as r (line integer, client_id integer, channel text, day date, platform text,
        external_id text, name text, placement text, segment text, ${sql.raw(types)})
      ${takenByNodes}`.execute(db)
  }
}

/** Adds sums by the columns that keep them; those that are zero are left to the statement. */
function withMeasures(
  sums: Sums,
  row: Record<string, string | number>,
): Readonly<Record<string, string | number>> {
  for (const [measure, column] of columnOfMeasure) if (sums[measure] !== 0) row[column] = sums[measure]
  return row
}

const columnOfMeasure = measureNames.map((measure) => [measure, columnOf(measure)] as const)
