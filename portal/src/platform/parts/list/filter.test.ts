import { expect, test } from 'vitest'
import { insideOf } from './filter.ts'

test('a label inside of a sentence is small, but for what is written in capitals', () => {
  expect(insideOf('Account Manager')).toBe('account manager')
  expect(insideOf('CRM')).toBe('CRM')
  expect(insideOf('OEM Budget')).toBe('OEM budget')
  expect(insideOf('DV360')).toBe('DV360')
})
