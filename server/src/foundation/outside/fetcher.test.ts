import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Fetcher, ForbiddenAddress, isOutside, Unreadable } from './fetcher.ts'

let server: Server
let port: number

beforeAll(async () => {
  server = createServer((request, response) => {
    if (request.url === '/never') return
    if (request.url === '/long') return void response.end('x'.repeat(5000))
    if (request.url === '/switched') {
      response.writeHead(101, { connection: 'upgrade', upgrade: 'websocket' }).flushHeaders()
      return
    }
    response.writeHead(301, { location: '/elsewhere' }).end('moved')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

describe('the fetcher', () => {
  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.1',
    '192.168.0.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
  ])('knows %s as inside', (address) => expect(isOutside(address)).toBe(false))

  it.each(['93.184.216.34', '8.8.8.8', '2606:4700:4700::1111'])('knows %s as outside', (address) =>
    expect(isOutside(address)).toBe(true),
  )

  it('asks nobody inside, whatever the address is written like', async () => {
    const fetcher = new Fetcher()
    for (const address of [
      `http://127.0.0.1:${port}/`,
      `http://localhost:${port}/`,
      `http://2130706433:${port}/`,
      `http://0x7f.1:${port}/`,
      `http://[::1]:${port}/`,
      `http://[::ffff:127.0.0.1]:${port}/`,
      'http://metadata.internal/',
      'file:///etc/passwd',
      'http://user:secret@example.com/',
      'not an address',
    ])
      await expect(fetcher.ask(address), address).rejects.toThrow(ForbiddenAddress)
  })

  it('refuses a name that leads inside when it is looked up', async () => {
    const outside = { address: '93.184.216.34', family: 4 }
    const inside = { address: '127.0.0.1', family: 4 }
    for (const found of [[inside], [outside, inside]]) {
      const fetcher = new Fetcher([], (_host, _options, give) => give(null, found))
      expect(fetcher.problemOf(`http://dealer.example:${port}/`)).toBeNull()
      await expect(fetcher.ask(`http://dealer.example:${port}/`)).rejects.toThrow(/leads into a network/)
    }
  })

  it('answers a redirect without following it, and gives up what is late or too long', async () => {
    const fetcher = new Fetcher([`127.0.0.1:${port}`])
    const answer = await fetcher.ask(`http://127.0.0.1:${port}/`)
    expect([answer.status, answer.headers.location, answer.body.toString()]).toEqual([
      301,
      '/elsewhere',
      'moved',
    ])
    await expect(fetcher.ask(`http://127.0.0.1:${port}/never`, { patience: 100 })).rejects.toThrow(Unreadable)
    await expect(fetcher.ask(`http://127.0.0.1:${port}/long`, { mostBytes: 100 })).rejects.toThrow(Unreadable)
    const cut = await fetcher.ask(`http://127.0.0.1:${port}/long`, { mostBytes: 100, cut: true })
    expect([cut.status, cut.body.length]).toEqual([200, 100])
  })
  it('does not wait for a server that goes over to another protocol', async () => {
    const fetcher = new Fetcher([`127.0.0.1:${port}`])
    await expect(fetcher.ask(`http://127.0.0.1:${port}/switched`)).rejects.toThrow(Unreadable)
    await expect(fetcher.save(`http://127.0.0.1:${port}/switched`, '/dev/null')).rejects.toThrow(Unreadable)
  })
})
