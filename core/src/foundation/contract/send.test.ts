import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sendByKy } from './send-by-ky.ts'
import { send as sendByFetch } from './send.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Answers in turn: a status, or no answer at all. */
const answering = (...answers: readonly (number | 'none')[]) => {
  const rest = [...answers]
  return vi.fn<typeof fetch>(async () => {
    const next = rest.shift()
    if (next === undefined || next === 'none') throw new TypeError('Failed to fetch')
    return new Response('', { status: next })
  })
}
const get = { method: 'GET', headers: {} }
const always = (): boolean => true

describe.each([
  ['the portal', sendByKy],
  ['a widget', sendByFetch],
])('a request of %s', (_, send) => {
  it('is sent again after 1, 2 and 3 seconds, and then no more', async () => {
    const by = answering('none', 503, 'none', 503)
    const sent = send('https://portal.example/a', { ...get, by }, always)
    for (const [wait, times] of [
      [999, 1],
      [1, 2],
      [1999, 2],
      [1, 3],
      [2999, 3],
      [1, 4],
    ] as const) {
      await vi.advanceTimersByTimeAsync(wait)
      expect(by).toHaveBeenCalledTimes(times)
    }
    expect((await sent).status).toBe(503)
  })

  it('ends with the first good answer', async () => {
    const by = answering(503, 200)
    const sent = send('https://portal.example/a', { ...get, by }, always)
    await vi.advanceTimersByTimeAsync(10_000)
    expect((await sent).status).toBe(200)
    expect(by).toHaveBeenCalledTimes(2)
  })

  it('is not repeated for an answer that would be the same again, nor where it must be sent once', async () => {
    const refusing = answering(422)
    expect(
      (await send('https://portal.example/a', { ...get, by: refusing }, (status) => status >= 500)).status,
    ).toBe(422)
    expect(refusing).toHaveBeenCalledTimes(1)
    const silent = answering('none')
    await expect(send('https://portal.example/a', { ...get, by: silent }, () => false)).rejects.toThrow()
    expect(silent).toHaveBeenCalledTimes(1)
  })

  it('is given up at once, also between two attempts', async () => {
    const control = new AbortController()
    const by = answering('none', 200)
    const sent = send('https://portal.example/a', { ...get, by, signal: control.signal }, always)
    const ended = expect(sent).rejects.toMatchObject({ name: 'AbortError' })
    await vi.advanceTimersByTimeAsync(500)
    control.abort()
    await ended
    expect(by).toHaveBeenCalledTimes(1)
  })
})
