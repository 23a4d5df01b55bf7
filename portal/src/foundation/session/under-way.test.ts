import { describe, expect, it, vi } from 'vitest'
import { readsUnderWay } from './under-way.ts'

/** Answers that come when the test says so. */
function answers() {
  const waiting: ((answer: string) => void)[] = []
  return {
    call: () => new Promise<string>((resolve) => waiting.push(resolve)),
    count: () => waiting.length,
    answer: (text: string) => waiting.at(-1)?.(text),
  }
}

describe('a read under way', () => {
  it('answers what it read when nothing happened to it', async () => {
    const again = vi.fn()
    const reads = readsUnderWay(again)
    const server = answers()
    const read = reads.read('budgets.list', server.call)
    reads.overtake((key) => key === 'clients.list')
    server.answer('as it is')
    expect(await read).toBe('as it is')
    expect(server.count()).toBe(1)
    expect(again).not.toHaveBeenCalled()
  })

  it('reads once more before it answers when it was overtaken', async () => {
    const reads = readsUnderWay(vi.fn())
    const server = answers()
    const read = reads.read('notifications.list', server.call)
    reads.overtake((key) => key === 'notifications.list')
    server.answer('before')
    await expect.poll(server.count).toBe(2)
    server.answer('after')
    expect(await read).toBe('after')
  })

  it('answers, and is read again, where news come faster than answers', async () => {
    const again = vi.fn()
    const reads = readsUnderWay(again)
    const server = answers()
    const read = reads.read('invoicing.list', server.call)
    reads.overtake(() => true)
    server.answer('first')
    await expect.poll(server.count).toBe(2)
    reads.overtake(() => true)
    server.answer('second')
    expect(await read).toBe('second')
    await expect.poll(() => again.mock.calls).toEqual([['invoicing.list']])
  })

  it('is read again when it failed and was overtaken', async () => {
    const again = vi.fn()
    const reads = readsUnderWay(again)
    const read = reads.read('tasks.list', () => Promise.reject(new Error('lost')))
    reads.overtake(() => true)
    await expect(read).rejects.toThrow('lost')
    await expect.poll(() => again.mock.calls).toEqual([['tasks.list']])
  })
})

describe('a read ahead', () => {
  it('begins once however often a screen is drawn, and is taken once', async () => {
    const reads = readsUnderWay(vi.fn())
    const call = vi.fn(async () => 'ahead')
    reads.ahead('budgets.list', call)
    reads.ahead('budgets.list', call)
    expect(await reads.read('budgets.list', async () => 'anew')).toBe('ahead')
    expect(call).toHaveBeenCalledTimes(1)
    expect(await reads.read('budgets.list', async () => 'anew')).toBe('anew')
  })

  it('is not begun while the same is under way', () => {
    const reads = readsUnderWay(vi.fn())
    const server = answers()
    void reads.read('budgets.list', server.call)
    reads.ahead('budgets.list', server.call)
    expect(server.count()).toBe(1)
  })

  it('is forgotten when nobody takes it, when it was overtaken, and when somebody else signs in', async () => {
    vi.useFakeTimers()
    try {
      const reads = readsUnderWay(vi.fn())
      const anew = async (): Promise<string> => 'anew'
      for (const key of ['a', 'b']) reads.ahead(key, async () => 'ahead')
      reads.overtake((key) => key === 'a')
      expect(await reads.read('a', anew)).toBe('anew')
      await vi.advanceTimersByTimeAsync(2_001)
      expect(await reads.read('b', anew)).toBe('anew')
      reads.ahead('c', async () => 'ahead')
      reads.forget()
      expect(await reads.read('c', anew)).toBe('anew')
    } finally {
      vi.useRealTimers()
    }
  })

  it('tells a failure to whoever takes it, and to nobody else', async () => {
    const reads = readsUnderWay(vi.fn())
    const fails = async (): Promise<never> => {
      throw new Error('gone')
    }
    reads.ahead('nobody', fails)
    reads.ahead('somebody', fails)
    await expect(reads.read('somebody', async () => 'anew')).rejects.toThrow('gone')
  })
})
