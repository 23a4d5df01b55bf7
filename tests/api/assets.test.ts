import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signIn, startServer, visitor, type Caller, type RunningServer } from '../support/index.ts'
import {
  formOf,
  goodFields,
  picture,
  twoStores,
  type Activity,
  type Problem,
  type StoredFile,
} from './activity-form.ts'

let server: RunningServer
let manager: Caller
let seo: Caller
let admin: Caller
let clientManager: Caller
let store: number

beforeAll(async () => {
  server = await startServer()
  ;[manager, seo, admin, clientManager] = (await Promise.all(
    ['account-manager', 'seo', 'admin', 'client-manager'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller, Caller]
  ;[store] = await twoStores(clientManager)
})
afterAll(async () => {
  await server.stop()
})

async function upload(file: File, by = manager, path = '/assets/upload'): Promise<StoredFile> {
  const form = new FormData()
  form.set('file', file, file.name)
  const { status, body } = await by.post<StoredFile>(path, form)
  expect(status).toBe(200)
  return body
}

const open = (address: string, headers: Record<string, string> = {}) =>
  fetch(server.url + address, { headers })

describe('the address of a file', () => {
  test('opens it without a session, for it is the proof itself', async () => {
    const response = await open((await upload(picture())).address)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/png')
    expect(response.headers.get('content-disposition')).toMatch(/^inline/)
  })

  test.each([
    ['without its signature', (address: string) => address.replace(/\?.*/, '')],
    ['with another signature', (address: string) => address.replace(/s=.{5}/, 's=AAAAA')],
    [
      'with a later expiry',
      (address: string) => address.replace(/e=(\d+)/, (_, at: string) => `e=${Number(at) + 3600}`),
    ],
    ['of another tenant', (address: string) => address.replace('t=1', 't=2')],
    ['for foreign pages', (address: string) => address.replace('&s=', '&w=1&s=')],
    [
      'of another file',
      (address: string) => address.replace(/files\/[0-9a-f-]{36}/, `files/${crypto.randomUUID()}`),
    ],
  ])('opens nothing %s', async (_how, change) => {
    const address = change((await upload(picture())).address)
    const asVisitor = await open(address)
    expect(asVisitor.status).toBe(401)
    const asPerson = await manager.get<Problem>(address.replace('/api', ''))
    expect(asPerson.status).toBe(403)
    expect(asPerson.body.message).toMatch(/^This address of a file is not complete\./)
  })

  test('is not given to whoever may not see the record', async () => {
    const logged = await manager.post<Activity>(
      '/activities',
      formOf({ ...goodFields(store), 'label[0]': 'private' }, [new File(['secret'], 'plan.txt')]),
    )
    const seen = JSON.stringify((await clientManager.get(`/clients/${store}/activities`)).body)
    const publicId = logged.body.attachments[0]?.address.split('/')[3] ?? ''
    expect(publicId).toMatch(/^[0-9a-f-]{36}$/)
    expect(seen).not.toContain(publicId)
  })
})

describe('nothing in a served file can run', () => {
  test.each([
    ['page.html', '<!doctype html><script>alert(1)</script>', 'text/html'],
    [
      'drawing.svg',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'image/svg+xml',
    ],
    ['looks-like.png', '<html><script>alert(1)</script></html>', 'image/png'],
    [
      'feed.xml',
      '<?xml version="1.0"?><x xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></x>',
      'text/xml',
    ],
    ['code.js', 'alert(1)', 'text/javascript'],
  ])('%s is only ever saved', async (name, content, type) => {
    const response = await open((await upload(new File([content], name, { type }))).address)
    expect(response.headers.get('content-type')).toBe('application/octet-stream')
    expect(response.headers.get('content-disposition')).toMatch(/^attachment/)
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(response.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'")
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(await response.text()).toBe(content)
  })

  test('a name in any alphabet comes back whole, and breaks no header', async () => {
    const stored = await upload(new File(['x'], 'Straße "1"; é\u2028試験.txt'))
    const header = (await open(stored.address)).headers.get('content-disposition') ?? ''
    const encoded = /filename\*=UTF-8''(\S+)$/.exec(header)?.[1] ?? ''
    expect(decodeURIComponent(encoded)).toBe(stored.name)
    expect(stored.name).toContain('Straße')
    expect(stored.name).not.toMatch(/["/\\]/)
  })

  test.each([
    '../../../etc/passwd',
    '..\\..\\windows\\system.ini',
    '/etc/shadow',
    '....//x',
    '.bashrc',
    'C:\\a.txt',
  ])('the path in %s is no part of the name', async (name) => {
    const stored = await upload(new File(['x'], name))
    expect(stored.name).not.toMatch(/[/\\:]|^\./)
    expect((await open(stored.address)).status).toBe(200)
  })
})

describe('parts and versions of a file', () => {
  const content = '0123456789'.repeat(1000)

  test('a part is what was asked for', async () => {
    const { address } = await upload(new File([content], 'numbers.txt'))
    const part = await open(address, { range: 'bytes=10-19' })
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toBe('bytes 10-19/10000')
    expect(await part.text()).toBe('0123456789')
    const last = await open(address, { range: 'bytes=-3' })
    expect(await last.text()).toBe('789')
    const rest = await open(address, { range: 'bytes=9995-' })
    expect(await rest.text()).toBe('56789')
    const after = await open(address, { range: 'bytes=10000-' })
    expect(after.status).toBe(416)
    expect(after.headers.get('content-range')).toBe('bytes */10000')
    const changed = await open(address, { range: 'bytes=0-1', 'if-range': '"other"' })
    expect(changed.status).toBe(200)
    expect(await changed.text()).toBe(content)
  })

  test('an unchanged file is not sent again', async () => {
    const { address } = await upload(picture())
    const etag = (await open(address)).headers.get('etag') ?? ''
    expect((await open(address, { 'if-none-match': etag })).status).toBe(304)
    expect((await open(address, { 'if-none-match': '"other"' })).status).toBe(200)
  })
})

describe('removing a file', () => {
  // API-04
  test('only who stored it or an Administrator may, and then it is gone', async () => {
    const mine = await upload(picture())
    const refused = await seo.delete<Problem>(`/assets/${mine.id}`)
    expect(refused.status).toBe(403)
    expect(refused.body.message).toBe(
      'Only the person who stored a file, or an Administrator, may remove it.',
    )
    expect((await clientManager.delete(`/assets/${mine.id}`)).status).toBe(403)
    expect((await open(mine.address)).status).toBe(200)
    expect((await manager.delete(`/assets/${mine.id}`)).status).toBe(200)
    expect((await open(mine.address)).status).toBe(404)
    const another = await upload(picture())
    expect((await admin.delete(`/assets/${another.id}`)).status).toBe(200)
  })

  test('an attachment that is removed is gone from its activity', async () => {
    const logged = await manager.post<Activity>(
      '/activities',
      formOf({ ...goodFields(store), 'label[0]': 'a' }, [new File(['x'], 'x.txt')]),
    )
    await manager.delete(`/assets/${logged.body.attachments[0]?.id}`)
    const now = await manager.get<Activity[]>(`/clients/${store}/activities`)
    expect(now.body.find(({ id }) => id === logged.body.id)?.attachments).toEqual([])
  })
})

describe('uploads that are none', () => {
  test('no file at all', async () => {
    const refused = await manager.post<Problem>('/assets/upload', new FormData())
    expect(refused.status).toBe(422)
    expect(refused.body.errors).toEqual({ file: 'File is Required.' })
  })

  // API-05
  test('an editor takes pictures only, by what they are and not by what they are called', async () => {
    const form = new FormData()
    form.set('file', new File(['<svg onload=alert(1)>'], 'picture.png', { type: 'image/png' }))
    const refused = await manager.post<Problem>('/assets/upload/editor', form)
    expect(refused.status).toBe(415)
    expect(refused.body.message).toMatch(/^picture\.png is not a file of an accepted type/)
  })

  test('nobody stores anything without signing in', async () => {
    const form = new FormData()
    form.set('file', picture())
    expect((await visitor(server.url).post('/assets/upload', form)).status).toBe(401)
  })
})

describe('previews of an ad', () => {
  const payload = {
    headline: '0.9% on <b>every</b> Silverado',
    text: 'This week',
    link: 'https://www.dealer.example/specials',
  }
  interface Preview {
    readonly format: string
    readonly html: string
  }

  // API-06
  test('show what the ad says in every format, and run nothing of it', async () => {
    const { status, body } = await manager.post<Preview[]>('/assets/facebook/ads', {
      payload: { ...payload, text: '<img src=x onerror=alert(1)>', pageName: '"><script>alert(1)</script>' },
    })
    expect(status).toBe(200)
    expect(body.map(({ format }) => format)).toEqual([
      'DESKTOP_FEED_STANDARD',
      'MOBILE_FEED_STANDARD',
      'INSTAGRAM_STANDARD',
    ])
    for (const { html } of body) {
      expect(html).not.toMatch(/<script|<img src=x|<b>every/)
      expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
      expect(html).toContain("default-src 'none'")
    }
    expect(body[0]?.html).toContain('0.9% on &lt;b&gt;every&lt;/b&gt; Silverado')
    expect(body[0]?.html).toContain('DEALER.EXAMPLE')
  })

  test('come in the format asked for, and the same until they are forced', async () => {
    const ask = { payload, format: 'MOBILE_FEED_STANDARD' }
    const first = await manager.post<Preview[]>('/assets/facebook/ads', ask)
    expect(first.body).toHaveLength(1)
    expect((await manager.post('/assets/facebook/ads', ask)).body).toEqual(first.body)
    expect((await manager.post('/assets/facebook/ads', { ...ask, force: true })).body).toEqual(first.body)
  })

  test('load a picture of our own store or of the web, nothing else', async () => {
    const { address } = await upload(picture())
    const own = await manager.post<Preview[]>('/assets/facebook/ads', {
      payload: { ...payload, image: address },
    })
    expect(own.body[0]?.html).toContain(address.split('?')[0])
    for (const image of ['javascript:alert(1)', 'http://plain.example/x.png', 'data:text/html,x']) {
      const refused = await manager.post<Problem>('/assets/facebook/ads', { payload: { ...payload, image } })
      expect(refused.body.errors).toEqual({ 'payload.image': 'Invalid URL address' })
    }
  })

  test('are for Employees', async () => {
    expect((await clientManager.post('/assets/facebook/ads', { payload })).status).toBe(403)
  })
})

describe('a kept ad', () => {
  test('is shown with its picture to whoever has the address while it is open, and to nobody else', async () => {
    const { body: clients } = await manager.get<{ id: number; name: string }[]>('/clients/list/simple')
    const client = clients[0]!
    const kept = await manager.post<{ id: number; shareNumber: number; isOpen: boolean }>('/ad-previews', {
      clientId: client.id,
      name: 'Lease offer',
      headline: 'Lease a <b>Tahoe</b>',
      link: 'www.dealer.example/specials',
    })
    expect(kept.status, JSON.stringify(kept.body)).toBe(200)
    const { id, shareNumber } = kept.body
    const address = `/shared-ad-previews/${shareNumber}`
    const form = new FormData()
    form.set('file', picture())
    expect((await manager.post(`/ad-previews/${id}/picture`, form)).status).toBe(200)
    const anybody = visitor(server.url)
    // Nobody sees it before it is opened, and nobody finds it by counting.
    expect((await anybody.get(address)).status).toBe(404)
    expect((await manager.put(`/ad-previews/${id}`, { isOpen: true })).status).toBe(200)
    expect((await anybody.get(`/shared-ad-previews/${id}`)).status).toBe(404)
    expect((await clientManager.get(address)).status).toBe(200)
    const shown = await anybody.get<{ name: string; client: string; previews: { html: string }[] }>(address)
    expect(shown.body).toMatchObject({ name: 'Lease offer', client: client.name })
    expect(shown.body.previews).toHaveLength(3)
    const [, source = ''] = /<img class="picture" src="([^"]+)"/.exec(shown.body.previews[0]!.html) ?? []
    const file = await fetch(server.url + source.replaceAll('&amp;', '&'))
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(shown.body.previews[0]!.html).toContain('Lease a &lt;b&gt;Tahoe&lt;/b&gt;')
    // Another picture takes its place, and it is gone with the ad.
    const again = new FormData()
    again.set('file', picture())
    expect((await manager.post(`/ad-previews/${id}/picture`, again)).status).toBe(200)
    expect((await fetch(server.url + source.replaceAll('&amp;', '&'))).status).toBe(404)
    // Its list is the agency's alone, and so is putting a picture into it.
    expect((await anybody.get('/ad-previews')).status).toBe(401)
    expect((await clientManager.post(`/ad-previews/${id}/picture`, form)).status).toBe(403)

    expect((await manager.put(`/ad-previews/${id}`, { isOpen: false })).status).toBe(200)
    expect((await anybody.get(address)).status).toBe(404)
    const { body: reopened } = await manager.put<{ version: number }>(`/ad-previews/${id}`, { isOpen: true })
    expect(reopened.version).toBeGreaterThan(1)
    const { body: last } = await anybody.get<{ previews: { html: string }[] }>(address)
    const [, picked = ''] = /<img class="picture" src="([^"]+)"/.exec(last.previews[0]!.html) ?? []
    expect((await manager.delete(`/ad-previews/${id}`)).status).toBe(200)
    expect((await fetch(server.url + picked.replaceAll('&amp;', '&'))).status).toBe(404)
  })
})
