import Fastify from 'fastify'
import { describe, expect, test } from 'vitest'
import { trustedProxies } from './trusted-proxies.ts'

const trusting = (word: string | undefined): boolean | string =>
  trustedProxies(word === undefined ? {} : { TRUST_PROXY: word })

describe('proxies before the server', () => {
  test.each([
    [undefined, false],
    ['false', false],
    ['true', true],
    ['10.0.0.0/8', '10.0.0.0/8'],
    ['loopback, 2001:db8::/32', 'loopback,2001:db8::/32'],
  ])('%s is %s', (word, meant) => expect(trusting(word)).toBe(meant))

  test.each(['1', 'yes', '10.0.0.0/33', '10.0.0.0/8/8', 'true,false', 'proxy.example'])(
    '%s is told apart from what it may be',
    (word) => expect(() => trusting(word)).toThrow('TRUST_PROXY must be true, false, or the addresses'),
  )

  test('each adds who asks it; what a caller wrote before counts for nothing', async () => {
    const app = Fastify({ trustProxy: trusting('10.0.0.0/8') })
    app.get('/', async ({ ip }) => ip)
    const from = async (remoteAddress: string): Promise<string> => {
      const headers = { 'x-forwarded-for': '198.51.100.9, 203.0.113.7' }
      return (await app.inject({ url: '/', remoteAddress, headers })).body
    }
    expect(await from('10.0.0.1')).toBe('203.0.113.7')
    expect(await from('192.0.2.1')).toBe('192.0.2.1')
    await app.close()
  })
})
