import { describe, expect, it } from 'vitest'
import { blacklistProblems } from './blacklist.ts'

const problem = (kind: string, name: string): string | null =>
  blacklistProblems({ kind, name })['name'] ?? null

describe('an entry of the blacklist', () => {
  it.each([
    ['Email', 'spam@rival.example'],
    ['Domain', 'rival.example'],
    ['Domain', '@mail.rival.example'],
    ['Phone', '(312) 555-0100'],
    ['Address', '12 Oak St'],
    ['Name Pattern', '*test*'],
    ['Name Pattern', 'Иван*'],
  ])('can be the %s %s', (kind, name) => {
    expect(problem(kind, name)).toBeNull()
  })

  it.each([
    ['Email', 'rival.example', /whole address/],
    ['Email', 'spam@', /whole address/],
    ['Domain', 'spam@rival.example', /such as store\.com/],
    ['Domain', 'rival', /such as store\.com/],
    ['Domain', 'https://rival.example/', /such as store\.com/],
    ['Phone', '555', /at least 7 digits/],
    ['Address', ', -', /at least 3 letters/],
    ['Name Pattern', '**', /every lead/],
  ])('cannot be the %s %s, with which no lead or every lead would be compared', (kind, name, sentence) => {
    expect(problem(kind, name)).toMatch(sentence)
  })

  it('is an e-mail address where no kind is said, and is no other rule’s matter while it is empty', () => {
    expect(blacklistProblems({ name: 'rival' })).toHaveProperty('name')
    expect(blacklistProblems({ kind: 'Phone', name: '  ' })).toEqual({})
  })
})
