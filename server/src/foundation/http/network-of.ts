import { isIP } from 'node:net'

/**
 * What callers are counted by: an address, or of IPv6 the 64 bits before it. A line, and every rented machine, is given
 * all addresses behind these, so that each request could come from another one.
 */
export function networkOf(ip: string): string {
  // How a socket of IPv6 writes an address of IPv4.
  const mapped = /^::ffff:([\d.]+)$/i.exec(ip)?.[1]
  if (mapped !== undefined) return mapped
  if (isIP(ip) !== 6) return ip
  const [before = '', after] = ip.split('::')
  const first = before.split(':').filter((part) => part !== '')
  const last = (after ?? '').split(':').filter((part) => part !== '')
  const zeros = Array.from({ length: Math.max(0, 8 - first.length - last.length) }, () => '0')
  const network = [...first, ...zeros, ...last].slice(0, 4)
  return `${network.map((part) => Number.parseInt(part, 16).toString(16)).join(':')}::/64`
}
