import { expect, test } from 'vitest'
import { leadsByKind } from './overview-dashboard.report.ts'

test('leads by their kind come to all of them', () => {
  expect(leadsByKind(203, 103, 52, 17)).toBe('103 forms, 52 calls, 17 chats, 31 others')
  expect(leadsByKind(1_172, 1_103, 52, 17)).toBe('1,103 forms, 52 calls, 17 chats')
})
