import { describe, expect, it } from 'vitest'
import { clientDataProblems } from './types.ts'

describe('a type of client data', () => {
  it('that is a choice has something to choose from', () => {
    const problems = (kind: string, choices: string) => clientDataProblems({ kind, choices })
    expect(problems('Choice', '')).toHaveProperty('choices')
    expect(problems('Choice', ' Red \n\n')).toHaveProperty('choices')
    expect(problems('Choice', 'Red\nBlue')).toEqual({})
    expect(problems('Text', '')).toEqual({})
  })
})
