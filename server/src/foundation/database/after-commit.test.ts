import { describe, expect, it } from 'vitest'
import { afterCommitOf, committing } from './after-commit.ts'

interface Handle {
  readonly isTransaction: boolean
}
const transaction = <T>(work: (db: Handle) => Promise<T>): Promise<T> => work({ isTransaction: true })

describe('what follows a transaction', () => {
  it('is done after it, in order, and once however often it was asked for', async () => {
    const done: string[] = []
    const first = async (): Promise<void> => void done.push('first')
    const result = await committing(transaction, async (db) => {
      afterCommitOf(db, first)
      afterCommitOf(db, () => void done.push('second'))
      afterCommitOf(db, first)
      expect(done).toEqual([])
      return 7
    })
    expect(result).toBe(7)
    expect(done).toEqual(['first', 'second'])
  })

  it('is left when the transaction is rolled back', async () => {
    const done: string[] = []
    const rolledBack = committing(transaction, async (db) => {
      afterCommitOf(db, () => void done.push('never'))
      throw new Error('refused')
    })
    await expect(rolledBack).rejects.toThrow('refused')
    expect(done).toEqual([])
  })

  it('cannot make what is committed look as if it were not, nor keep the rest from being done', async () => {
    const done: string[] = []
    await committing(transaction, async (db) => {
      afterCommitOf(db, () => Promise.reject(new Error('away')))
      afterCommitOf(db, () => void done.push('all the same'))
    })
    expect(done).toEqual(['all the same'])
  })

  it('is never forgotten without a word', () => {
    expect(() => afterCommitOf({ isTransaction: true }, () => undefined)).toThrow('Nobody follows')
  })

  it('is done at once where there is no transaction', () => {
    const done: string[] = []
    afterCommitOf({ isTransaction: false }, () => void done.push('now'))
    expect(done).toEqual(['now'])
  })
})
