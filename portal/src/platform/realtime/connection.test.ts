import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const refresh = vi.hoisted(() => vi.fn())
const heard = vi.hoisted(() => new Map<string, (() => void)[]>())
vi.mock('../../foundation/session/query.ts', () => ({ refresh }))
vi.mock('../../foundation/session/session.ts', () => ({
  accessToken: () => Promise.resolve('token'),
  session: { $accessToken: { listen: () => () => undefined } },
}))
vi.mock('socket.io-client', () => ({
  io: () => ({
    on: (what: string, then: () => void) => void heard.set(what, [...(heard.get(what) ?? []), then]),
    off: () => undefined,
    emit: () => undefined,
    close: () => undefined,
    active: true,
    connected: true,
  }),
}))

beforeEach(() => {
  heard.clear()
  vi.stubGlobal('document', { addEventListener: () => undefined, removeEventListener: () => undefined })
})
afterEach(() => vi.unstubAllGlobals())

it('what happened while the connection was lost is read when it is there again', async () => {
  const { connect } = await import('./connection.ts')
  const close = connect(1)
  await expect.poll(() => heard.has('connect')).toBe(true)
  const happens = (what: string): void => heard.get(what)?.forEach((then) => then())
  happens('connect')
  expect(refresh).not.toHaveBeenCalled()
  happens('disconnect')
  happens('connect')
  expect(refresh.mock.calls).toEqual([['notifications.list', 'tasks']])
  close()
})
