import { ApiError } from '@portal/core/foundation/contract/api-error'
import type { Client } from '@portal/core/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverCopy } from './server-copy.ts'

interface Asked {
  readonly call: string
  readonly content?: unknown
  readonly ifMatch: unknown
}

/** A server that says what is next in `answers`: an error, or the answer. */
function imitation(answers: unknown[]): { readonly client: Client; readonly asked: Asked[] } {
  const asked: Asked[] = []
  const call = async (
    name: string,
    { body, ifMatch }: { readonly body?: { readonly content: string }; readonly ifMatch?: number },
  ): Promise<unknown> => {
    asked.push({
      call: name,
      ...(body ? { content: JSON.parse(body.content) as unknown } : {}),
      ifMatch,
    })
    const answer = answers.shift()
    if (answer instanceof Error) throw answer
    return answer
  }
  return { client: { base: '/api', call } as unknown as Client, asked }
}

const failed = (status: number): ApiError => new ApiError(status, 'failed', 'No.')

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function opened(answers: unknown[]) {
  const { client, asked } = imitation(answers)
  const told = { onKept: vi.fn(), onElsewhere: vi.fn() }
  return { asked, told, copy: serverCopy<object>(client, 'note@1', '7/a', 'window-1', told) }
}

describe('the copy of a text on the server', () => {
  it('is sent after five seconds of quiet, without its files, and then with the version that is there', async () => {
    const { copy, asked, told } = opened([{ version: 1 }, { version: 2 }])
    copy.changed({ text: 'a' })
    await vi.advanceTimersByTimeAsync(4000)
    copy.changed({ text: 'ab', files: [{ id: 'x', file: {} }], stores: [{ value: 3 }] })
    await vi.advanceTimersByTimeAsync(4999)
    expect(asked).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    const content = { text: 'ab', files: [], stores: [{ value: 3 }] }
    expect(asked).toEqual([{ call: 'written.keep', content, ifMatch: 0 }])
    expect(told.onKept).toHaveBeenCalledWith(expect.objectContaining({ text: 'ab' }), 1)
    copy.changed({ text: 'abc' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked[1]).toEqual({ call: 'written.keep', content: { text: 'abc' }, ifMatch: 1 })
  })

  it('is forgotten at once when it was sent, and not asked for where there is none', async () => {
    const { copy, asked } = opened([{ version: 1 }, { removed: true }])
    copy.changed({ text: 'a' })
    copy.changed(null)
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked).toEqual([])
    copy.changed({ text: 'b' })
    await vi.advanceTimersByTimeAsync(5000)
    copy.changed(null)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked[1]).toEqual({ call: 'written.remove', ifMatch: 1 })
  })

  it('is sent again while the server cannot be reached, and not where it was refused', async () => {
    const { copy, asked, told } = opened([failed(0), { version: 1 }, failed(403)])
    copy.changed({ text: 'a' })
    await vi.advanceTimersByTimeAsync(20_000)
    expect(asked.map(({ content }) => content)).toEqual([{ text: 'a' }, { text: 'a' }])
    expect(told.onKept).toHaveBeenCalledOnce()
    copy.changed({ text: 'b' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked.length).toBe(3)
  })

  it('tells that another window has written since, and writes over it once that was seen', async () => {
    const { copy, asked, told } = opened([failed(412), { version: 4 }])
    copy.changed({ text: 'a' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(told.onElsewhere).toHaveBeenCalledOnce()
    expect(asked.length).toBe(1)
    copy.settle(3)
    copy.changed({ text: 'ab' })
    await vi.advanceTimersByTimeAsync(5000)
    expect(asked[1]).toMatchObject({ ifMatch: 3 })
  })

  it('asks once for a session that has ended, and not at every pause', async () => {
    const { copy, asked } = opened([failed(401), { version: 1 }])
    copy.changed({ text: 'a' })
    await vi.advanceTimersByTimeAsync(5000)
    copy.changed({ text: 'ab' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked.length).toBe(1)
  })

  it('is undefined where the server could not be asked, which is not the same as nothing', async () => {
    const { copy } = opened([failed(500), null, { content: '{"text":"a"}', version: 2, writer: 'window-2' }])
    expect(await copy.look()).toBeUndefined()
    expect(await copy.look()).toBeNull()
    expect(await copy.look()).toEqual({ draft: { text: 'a' }, version: 2, writer: 'window-2' })
  })
})
