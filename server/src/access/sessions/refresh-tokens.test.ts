import { expect, test } from 'vitest'
import { newRefreshToken, readRefreshToken } from './refresh-tokens.ts'

const secret = new TextEncoder().encode('a secret of a server, long enough')
const place = { tenantId: 2, sessionId: '3f8e9a10-7a55-4c8e-9a3e-0123456789ab' }

test('a refresh token names its session and is never the same twice', () => {
  const [one, other] = [newRefreshToken(secret, place), newRefreshToken(secret, place)]
  expect(one).not.toBe(other)
  expect(readRefreshToken(secret, one)).toEqual(place)
})

test('nobody else can make one, and no part of one can be changed', () => {
  const token = newRefreshToken(secret, place)
  const foreign = new TextEncoder().encode('a secret of another server, long enough')
  expect(readRefreshToken(foreign, token)).toBeNull()
  for (const changed of [
    token.replace(/^2/, '1'),
    token.replace('3f8e', '3f8f'),
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    token.slice(0, -1),
    `${token}A`,
    '',
    'text',
  ])
    expect(readRefreshToken(secret, changed)).toBeNull()
})
