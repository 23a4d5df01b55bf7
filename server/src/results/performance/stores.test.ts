import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type RawBuilder,
  sql,
} from 'kysely'
import { expect, test } from 'vitest'
import type { Scope } from '@portal/core/foundation/policy/rule'
import type { Asked } from '../../platform/reports/answer.ts'
import { countedOf, storesOf } from './stores.ts'

const db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (of) => new PostgresIntrospector(of),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const written = (part: RawBuilder<unknown>) => part.compile(db)

const month = { start: '2026-11-01', end: '2026-11-30' }
const asked = (scope: Scope): Omit<Asked, 'filters'> =>
  ({
    tenantId: 1,
    actor: { kind: 'user', user: { userType: 'Employee' } },
    scope,
    period: month,
    before: { start: '2026-10-01', end: '2026-10-24' },
    today: '2026-11-25',
    ofClients: () => sql<boolean>`c.tenant_id = 1`,
  }) as unknown as Omit<Asked, 'filters'>

test('where all stores are meant none is looked up; a filter, and whoever sees some of them, asks for those', () => {
  const among = (scope: Scope, filters = {}): string => written(storesOf(asked(scope), filters).among).sql
  expect(among('all')).toBe('true')
  const some = [among('all', { groupId: 3 }), among('all', { clientId: 7 }), among({ of: 'group', ids: [3] })]
  for (const one of some) expect(one).toContain('select c.id from client c where c.tenant_id = 1')
})

test('both periods are read between their first day and their last', () => {
  const { sql: text, parameters } = written(countedOf('lead', storesOf(asked('all'), {})))
  const where = text.slice(text.indexOf('where tenant_id'))
  const [first, last] =
    [...where.matchAll(/received_at between \$(\d+)::date and \$(\d+)::date/g)][0]?.slice(1) ?? []
  expect([parameters[Number(first) - 1], parameters[Number(last) - 1]]).toEqual(['2026-10-01', '2026-11-24'])
})
