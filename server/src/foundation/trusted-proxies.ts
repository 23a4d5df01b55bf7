import { isIP } from 'node:net'
import { SettingsError } from './environment.ts'

const kindsOfNetworks = new Set(['loopback', 'linklocal', 'uniquelocal'])

/** Whether a text is an address, a network or a kind of networks. */
function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/')
  const most = isIP(address) === 6 ? 128 : 32
  return (
    kindsOfNetworks.has(text) ||
    (isIP(address) > 0 &&
      more === undefined &&
      (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most)))
  )
}

/**
 * Whose word on addresses, protocol and host counts, by `TRUST_PROXY`: everybody's, nobody's, or those at some
 * addresses and in some networks, with commas between.
 * @throws {SettingsError} when it says neither whether nor which
 */
export function trustedProxies(env: NodeJS.ProcessEnv): boolean | string {
  const said = (env['TRUST_PROXY'] || 'false').split(',').map((one) => one.trim())
  const [word] = said
  if (said.length === 1 && (word === 'true' || word === 'false')) return word === 'true'
  if (!said.every(isNetwork))
    throw new SettingsError(
      'TRUST_PROXY must be true, false, or the addresses and networks of the proxies before the server, with commas between (10.0.0.0/8).',
    )
  return said.join(',')
}
