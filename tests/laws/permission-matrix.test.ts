import { expect, test } from 'vitest'
import { calls } from '@portal/core/calls'
import { writes } from '@portal/core/foundation/contract/call'
import type { Scope } from '@portal/core/foundation/policy/rule'
import { scopeOf } from '@portal/core/foundation/policy/scope-of-call'
import { all, columns, demo, reach } from './callers.ts'
import { userOf } from './demo-accounts.ts'
import { compared, howToUpdate, render } from './matrix.ts'

const letterOf = (scope: Scope): string =>
  scope === 'all'
    ? 'Y'
    : scope === 'none'
      ? '-'
      : scope.of === 'client'
        ? 'c'
        : scope.of === 'user'
          ? 'u'
          : 'g'

// In the order of the alphabet: a new area moves no other line.
const areas = [...new Set(all.map(([name]) => name.split('.')[0]!))].toSorted()

const text = render({
  preface: [
    'Who may make which call: every call of the contract, every demo account, a visitor, widgets and a guest.',
    '',
    '  Y  every row of the tenant',
    '  c  the rows of the clients whose team the person is on',
    "  g  the rows of the person's groups",
    "  u  the person's own rows",
    '  -  refused: 401 without a session, 403 with one',
    '',
    'suspended, inactive and scheduled cannot sign in, and a session that they still have ends: they are refused everything.',
    'Which rows an allowed call shows is the law of isolation.test.ts; which fields, the tests of its area.',
  ],
  columns: columns.map(({ code, name }) => ({ code, name })),
  sections: areas.map((area) => ({
    title: area,
    rows: all
      .filter(([name]) => name.startsWith(`${area}.`))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, call]) => ({
        label: `${call.method.padEnd(6)} ${call.path}`,
        cells: columns.map(({ actor }) => letterOf(reach(name, call, actor))),
        note: name.slice(area.length + 1),
      })),
  })),
})

test('every call is open to exactly whom the committed matrix says', () => {
  const { committed, now } = compared('permission-matrix.txt', text)
  expect(now, howToUpdate('permission-matrix.txt')).toEqual(committed)
})

test('the account that renders reports writes nothing and reads no list of people', () => {
  const open = all
    .filter(([, call]) => scopeOf(call, { kind: 'visitor', tenantId: 1 }) === 'none')
    .filter(([, call]) => scopeOf(call, userOf(demo('pdf'))) !== 'none')
    .map(([name]) => name)
  expect(open.filter((name) => writes(calls[name]))).toEqual([])
  expect(open.filter((name) => /^(users|roles|userTypes|departments|clients)\./.test(name))).toEqual([
    'users.current',
  ])
})
