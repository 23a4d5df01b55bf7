import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createServer as createRawServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Fetcher, ForbiddenAddress, Unreadable } from '../fetcher.ts'
import { openOutsideProxy } from './outside-proxy.ts'
import { findChromium, PagePictures } from './page-pictures.ts'

/** What was asked of the page's own server and of another one inside, which nobody may reach. */
const asked: string[] = []
const inside: string[] = []
const servers: Server[] = []
let page = ''
let secret = ''

async function serve(answer: Parameters<typeof createServer>[1]): Promise<number> {
  const server = createServer(answer as never)
  servers.push(server)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

beforeAll(async () => {
  const other = await serve((request, response) => {
    inside.push(request.url ?? '')
    response.end('secret')
  })
  secret = `http://127.0.0.1:${other}`
  const port = await serve((request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/moved') return void response.writeHead(302, { location: `${secret}/moved` }).end()
    if (request.url === '/gone') return void response.writeHead(404).end()
    response.setHeader('content-type', 'text/html')
    response.end(
      `<h1>Oil change, $39</h1><img src="/own.png"><img src="${secret}/picture"><iframe src="${secret}/frame"></iframe>
      <script>fetch("${secret}/script", { mode: "no-cors" }); new WebSocket("${secret.replace('http', 'ws')}/socket")</script>`,
    )
  })
  page = `http://127.0.0.1:${port}`
})
afterAll(() => {
  for (const server of servers) server.close()
})

const allowed = (): Fetcher => new Fetcher([new URL(page).host])

describe('a picture of a page', () => {
  it('shows the page with what is its own, and reaches nothing inside that the page asks for', async () => {
    const bytes = await new PagePictures(allowed(), findChromium(process.env['CHROMIUM_PATH'])).take(page)
    expect([...bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
    expect(bytes.length).toBeGreaterThan(5000)
    expect(asked).toContain('/own.png')
    expect(inside).toEqual([])
  }, 60_000)

  it('is taken of no address inside, of none that answers an error, and of none where no browser is', async () => {
    const browser = findChromium(process.env['CHROMIUM_PATH'])
    const pictures = new PagePictures(allowed(), browser)
    await expect(pictures.take(secret)).rejects.toThrow(ForbiddenAddress)
    await expect(pictures.take('file:///etc/passwd')).rejects.toThrow(ForbiddenAddress)
    await expect(pictures.take(`${page}/gone`)).rejects.toThrow('The page answered 404.')
    // Where a redirect leads inside, an empty page is drawn.
    await expect(pictures.take(`${page}/moved`)).resolves.toBeInstanceOf(Buffer)
    const none = new PagePictures(allowed(), null)
    expect(none.there).toBe(false)
    await expect(none.take(page)).rejects.toThrow(Unreadable)
    expect(inside).toEqual([])
  }, 60_000)
})

describe('the way out of the browser', () => {
  const through = async (proxy: number, target: string): Promise<number> => {
    const { request } = await import('node:http')
    const sent = request({ host: '127.0.0.1', port: proxy, path: target, method: 'GET' })
    sent.end()
    const [response] = (await once(sent, 'response')) as [{ statusCode: number; resume: () => void }]
    response.resume()
    return response.statusCode
  }

  it('leads to what is allowed, and to nothing else', async () => {
    const proxy = await openOutsideProxy(allowed())
    try {
      expect(await through(proxy.port, `${page}/`)).toBe(200)
      for (const target of [
        `${secret}/`,
        'http://169.254.169.254/latest/meta-data',
        'http://localhost/',
        '/own',
      ])
        expect([target, await through(proxy.port, target)]).toEqual([target, 403])
    } finally {
      proxy.close()
    }
  })

  it('outlives a site that answers what HTTP does not know', async () => {
    let words = ''
    const site = createRawServer((socket) => void socket.once('data', () => socket.end(words)))
    site.listen(0, '127.0.0.1')
    await once(site, 'listening')
    const { port } = site.address() as AddressInfo
    const proxy = await openOutsideProxy(new Fetcher([`127.0.0.1:${port}`]))
    try {
      for (const head of [
        '099 Odd\r\n',
        '101 Other\r\nConnection: upgrade\r\nUpgrade: odd\r\n',
        '200 OK\r\nTrailer: odd\r\n',
      ]) {
        words = `HTTP/1.1 ${head}Content-Length: 0\r\n\r\n`
        expect([head, await through(proxy.port, `http://127.0.0.1:${port}/`)]).toEqual([head, 403])
      }
    } finally {
      proxy.close()
      site.close()
    }
  })
})
