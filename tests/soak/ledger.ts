import pg from 'pg'

/** Where a write is to be found: a table and the column that holds its name. */
const places = {
  competitor: 'name',
  activity: 'body',
  support_issue: 'summary',
} as const
export type Place = keyof typeof places

/** What became of everything that was written. */
export interface Checked {
  readonly acknowledged: number
  /** Acknowledged, and not there. */
  readonly lost: readonly string[]
  /** There more than once, acknowledged or not. */
  readonly doubled: readonly string[]
  /** Never acknowledged: there or not, both are right. */
  readonly open: number
}

/** Every write that was sent, each under a name of its own. */
export class Ledger {
  readonly #sent = new Map<string, { readonly place: Place; acknowledged: boolean }>()

  sent(place: Place, name: string): void {
    this.#sent.set(name, { place, acknowledged: false })
  }

  acknowledged(name: string): void {
    const entry = this.#sent.get(name)
    if (entry) entry.acknowledged = true
  }

  get count(): number {
    return [...this.#sent.values()].filter(({ acknowledged }) => acknowledged).length
  }

  /** Compares the names with the rows. */
  async check(databaseUrl: string): Promise<Checked> {
    const client = new pg.Client(databaseUrl)
    await client.connect()
    try {
      const rows = new Map<string, number>()
      for (const [place, column] of Object.entries(places)) {
        const names = [...this.#sent].filter(([, sent]) => sent.place === place).map(([name]) => name)
        const found = await client.query<{ name: string; times: number }>(
          `select ${column} as name, count(*)::integer as times from ${place} where ${column} = any ($1) group by 1`,
          [names],
        )
        for (const { name, times } of found.rows) rows.set(name, times)
      }
      const entries = [...this.#sent]
      const of = (name: string): number => rows.get(name) ?? 0
      const acknowledged = entries.filter(([, entry]) => entry.acknowledged)
      return {
        acknowledged: acknowledged.length,
        lost: acknowledged.filter(([name]) => of(name) === 0).map(([name]) => name),
        doubled: entries.filter(([name]) => of(name) > 1).map(([name]) => name),
        open: entries.length - acknowledged.length,
      }
    } finally {
      await client.end()
    }
  }
}
