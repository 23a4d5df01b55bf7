import { type ReadRows, type Row } from '../rows.ts'

/** People who may sign in. */
export const peopleRows: ReadRows = async ({ portal, question }) => {
  const employees = question.conditions.some(
    ({ column, values }) => column === 'type' && values.includes('employee'),
  )
  const people = await portal.read('users.active', {
    query: { limit: '1000', ...(employees ? { userTypeId: '1' } : {}) },
  })
  return {
    rows: people.map(({ id, fullName }): Row => ({ person: { id, name: fullName } })),
    period: null,
    done: new Set(['type']),
    ...(people.length === 1000 ? { notes: ['Only the first 1,000 were counted.'] } : {}),
    sources: [{ words: 'Users', path: '/users' }],
  }
}
