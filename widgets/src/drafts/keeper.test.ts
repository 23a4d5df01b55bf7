import { ApiError } from '@portal/core/foundation/contract/api-error'
import type { Client } from '@portal/core/client'
import type { ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKeeper } from './keeper.ts'

interface Text {
  readonly text: string
}
interface BarProps {
  readonly gone: boolean
  take(): void
  goOn(): void
}

/** Milliseconds after which what was typed has certainly been sent. */
const quiet = 6000

interface Kept {
  readonly content: string
  readonly version: number
  readonly writer: string
}

/** A server on which another window has written before, and may send its text from. */
function beside(before: Kept) {
  let other: Kept | null = before
  const kept: { readonly content: string; readonly ifMatch: number }[] = []
  const call = async (
    name: string,
    { body, ifMatch = 0 }: { readonly body?: { readonly content: string }; readonly ifMatch?: number },
  ): Promise<unknown> => {
    if (name === 'written.get') return other
    if (name !== 'written.keep') return {}
    if (ifMatch !== (other?.version ?? 0)) throw new ApiError(412, 'changed', 'It was changed meanwhile.')
    kept.push({ content: body?.content ?? '', ifMatch })
    return { version: ifMatch + 1 }
  }
  let bar: BarProps | null = null
  const replaced: (Text | null)[] = []
  const keeper = createKeeper<Text>({ base: '/api', call } as unknown as Client, 'note@1', {
    replace: (_, draft) => void replaced.push(draft),
    show: (_, shown: ReactElement<BarProps> | null) => (bar = shown?.props ?? null),
  })
  const isSent = (): void => void (other = null)
  return { keeper, kept, replaced, bar: () => bar, isSent }
}

const theirs = { content: '{"text":"theirs"}', version: 3, writer: 'another' }

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('addEventListener', vi.fn())
  vi.stubGlobal('document', { addEventListener: vi.fn(), removeEventListener: vi.fn() })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a text that another window has changed too', () => {
  it('waits, with a bar above it, until one of the two is chosen', async () => {
    const { keeper, kept, bar } = beside(theirs)
    keeper.changed('7/a', { text: 'mine' })
    await vi.advanceTimersByTimeAsync(quiet)
    expect(bar()).toMatchObject({ gone: false })
    keeper.changed('7/a', { text: 'mine, longer' })
    await vi.advanceTimersByTimeAsync(quiet)
    expect(kept).toEqual([])
    bar()?.goOn()
    expect(bar()).toBeNull()
    await vi.advanceTimersByTimeAsync(quiet)
    expect(kept).toEqual([{ content: '{"text":"mine, longer"}', ifMatch: 3 }])
  })

  it('gives its place to the other one, over which is written from then on', async () => {
    const { keeper, kept, replaced, bar } = beside(theirs)
    keeper.changed('7/a', { text: 'mine' })
    await vi.advanceTimersByTimeAsync(quiet)
    bar()?.take()
    expect(replaced).toEqual([{ text: 'theirs' }])
    expect(bar()).toBeNull()
    keeper.changed('7/a', { text: 'theirs, longer' })
    await vi.advanceTimersByTimeAsync(quiet)
    expect(kept).toEqual([{ content: '{"text":"theirs, longer"}', ifMatch: 3 }])
  })

  it('is in question no more once it was sent', async () => {
    const { keeper, bar } = beside(theirs)
    keeper.changed('7/a', { text: 'mine' })
    await vi.advanceTimersByTimeAsync(quiet)
    keeper.changed('7/a', null)
    expect(bar()).toBeNull()
  })
})

it('a text that another window has sent begins anew where one wants it to', async () => {
  const { keeper, kept, replaced, bar, isSent } = beside(theirs)
  expect(await keeper.read('7/a')).toEqual({ text: 'theirs' })
  isSent()
  keeper.changed('7/a', { text: 'theirs, longer' })
  await vi.advanceTimersByTimeAsync(quiet)
  expect(bar()).toMatchObject({ gone: true })
  bar()?.take()
  expect(replaced).toEqual([null])
  keeper.changed('7/a', { text: 'new' })
  await vi.advanceTimersByTimeAsync(quiet)
  expect(kept).toEqual([{ content: '{"text":"new"}', ifMatch: 0 }])
})
