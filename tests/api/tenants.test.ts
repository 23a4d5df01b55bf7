import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { freePort } from '../../scripts/free-port.mjs'
import {
  callerWith,
  signIn,
  startServer,
  visitor,
  type Caller,
  type RunningServer,
} from '../support/index.ts'
import { openIdProvider, type OpenIdProvider } from '../support/openid-provider.ts'
import { once } from '../support/once.ts'
import { picture } from './activity-form.ts'

interface Slide {
  readonly id: number
  readonly name: string
  readonly image: string
  readonly order: number
  readonly active: boolean
  readonly version: number
}
interface Tenant {
  readonly name: string
  readonly logo: string | null
  readonly primaryColor: string
  readonly TenantCarouselItems: readonly Pick<Slide, 'id' | 'name' | 'image'>[]
}

let server: RunningServer
let google: OpenIdProvider
let admin: Caller
let employee: Caller
let director: Caller

beforeAll(async () => {
  const port = await freePort()
  google = await openIdProvider(`http://127.0.0.1:${port}/auth/google/callback`)
  server = await startServer({ env: { ...google.env, PORT: String(port) } })
  ;[admin, employee, director] = (await Promise.all(
    ['admin', 'seo', 'director'].map((account) => signIn(server.url, account)),
  )) as [Caller, Caller, Caller]
})
afterAll(async () => {
  await server?.stop()
  await google?.stop()
})

const tenantNow = async (): Promise<Tenant> =>
  (await visitor(server.url).post<Tenant>('/tenants/demo', { hostname: '127.0.0.1' })).body

// AUT-15, TEN-03
test('a portal is known by its host: what a visitor may know of it', async () => {
  const { status, body } = await visitor(server.url).post('/tenants/localhost', { hostname: 'localhost' })
  expect(status).toBe(200)
  expect(body).toEqual({
    id: 1,
    name: expect.any(String),
    slug: 'demo',
    logo: null,
    primaryColor: '#2854DF',
    partnerTenant: false,
    TenantCarouselItems: expect.any(Array),
  })
  const partner = await visitor(server.url).post('/tenants/partner', { hostname: 'partner.localhost' })
  expect(partner.body).toMatchObject({ id: 2, partnerTenant: true, primaryColor: '#0F766E' })
})

describe('settings', () => {
  // AUT-16, TEN-03
  test('what an administrator sets is there for everybody, and in the audit log', async () => {
    const before = await admin.get<{ setting: string; value: unknown }[]>('/tenants/settings')
    expect(before.body).toContainEqual({ setting: 'primaryColor', value: '#2854DF' })
    await admin.post('/tenants/settings', { setting: 'name', value: '  Northside Agency ' })
    const set = await admin.post('/tenants/settings', { setting: 'primaryColor', value: '#0b7a4b' })
    expect(set).toMatchObject({ status: 200, body: { setting: 'primaryColor', value: '#0B7A4B' } })
    expect(await tenantNow()).toMatchObject({ name: 'Northside Agency', primaryColor: '#0B7A4B' })
    await admin.post('/tenants/settings', { setting: 'name', value: 'Demo Agency' })
    await admin.post('/tenants/settings', { setting: 'primaryColor', value: '#2854DF' })
  })

  test.each([
    ['a blank name', 'name', '  ', 'Field is required'],
    ['a name that is too long', 'name', 'x'.repeat(101), 'Name must be 100 characters or less.'],
    ['a colour in words', 'primaryColor', 'red', 'Enter a color as # and six digits, for example #2854DF.'],
    [
      'a script as a colour',
      'primaryColor',
      '#fff;}</style>',
      'Enter a color as # and six digits, for example #2854DF.',
    ],
    ['a flag that is none', 'geoiq', 'yes', 'Field must be yes or no'],
    ['a logo that is an address', 'logo', 'https://elsewhere.example/x.svg', 'Choose a picture, or none.'],
    ['a logo that is nobody’s', 'logo', 99_999_999, 'Choose a picture: PNG, JPEG, GIF or WebP.'],
  ])('%s is refused with a sentence', async (_, setting, value, sentence) => {
    const { status, body } = await admin.post('/tenants/settings', { setting, value })
    expect(status).toBe(422)
    expect(body).toMatchObject({ errors: { [setting]: sentence } })
  })

  test('a setting that there is not is refused, and so is everyone who is not an administrator', async () => {
    expect((await admin.post('/tenants/settings', { setting: 'secret', value: 1 })).status).toBe(422)
    expect((await employee.post('/tenants/settings', { setting: 'name', value: 'Mine' })).status).toBe(403)
    expect((await employee.get('/tenants/settings')).status).toBe(403)
  })

  test('a logo is an uploaded picture, at an address that a visitor can open; a text file is none', async () => {
    const upload = async (file: File): Promise<number> => {
      const form = new FormData()
      form.set('file', file)
      return (await admin.post<{ id: number }>('/assets/upload', form)).body.id
    }
    const text = await upload(new File(['not a picture'], 'logo.png'))
    expect((await admin.post('/tenants/settings', { setting: 'logo', value: text })).status).toBe(422)
    const logo = await upload(picture('logo.png'))
    expect((await admin.post('/tenants/settings', { setting: 'logo', value: logo })).status).toBe(200)
    const { logo: address } = await tenantNow()
    const shown = await fetch(`${server.url}${address}`)
    expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/png'])
    await admin.post('/tenants/settings', { setting: 'logo', value: null })
    expect((await tenantNow()).logo).toBeNull()
  })
})

describe('the carousel of the login screen', () => {
  const add = async (name: string, file: File = picture('slide.png')) => {
    const form = new FormData()
    form.set('name', name)
    form.set('file', file)
    return director.post<Slide>('/tenants/carousel', form)
  }

  // AUT-17
  test('shows what was added, in its order, until it is hidden or removed', async () => {
    const first = (await add('Spring conference')).body
    const second = (await add('New reports')).body
    const there = (await tenantNow()).TenantCarouselItems.filter(
      ({ id }) => id !== first.id && id !== second.id,
    ).map(({ id }) => id)
    const added = async () => (await tenantNow()).TenantCarouselItems.filter(({ id }) => !there.includes(id))
    const names = async () => (await added()).map(({ name }) => name)
    expect(await names()).toEqual(['Spring conference', 'New reports'])
    const image = (await added())[0]?.image
    expect((await fetch(`${server.url}${image}`)).status).toBe(200)

    await director.put(`/tenants/carousel/${first.id}`, { order: second.order + 1 })
    expect(await names()).toEqual(['New reports', 'Spring conference'])
    await director.put(`/tenants/carousel/${second.id}`, { active: false })
    expect(await names()).toEqual(['Spring conference'])
    await director.delete(`/tenants/carousel/${first.id}`)
    expect(await names()).toEqual([])
    expect((await director.get<Slide[]>('/tenants/carousel')).body.map(({ id }) => id)).toEqual([
      ...there,
      second.id,
    ])
    await director.delete(`/tenants/carousel/${second.id}`)
  })

  test('what is no picture, what has no name, and what a colleague changed meanwhile is refused', async () => {
    expect((await add('A page', new File(['<script>alert(1)</script>'], 'slide.png'))).status).toBe(415)
    expect((await add('   ')).status).toBe(422)
    const { body: slide } = await add('Kept')
    await director.put(`/tenants/carousel/${slide.id}`, { name: 'Renamed' })
    const late = await director.request('PUT', `/tenants/carousel/${slide.id}`, {
      body: { name: 'Overwritten' },
      headers: { 'if-match': `"${slide.version}"` },
    })
    expect(late.status).toBe(412)
    await director.delete(`/tenants/carousel/${slide.id}`)
    expect((await director.delete(`/tenants/carousel/${slide.id}`)).status).toBe(404)
  })

  test('a partner sees and changes its own slides only', async () => {
    const { body: slide } = await add('Of the agency')
    const partner = await signIn(server.url, 'partner')
    expect((await partner.get('/tenants/carousel')).status).toBe(403)
    expect((await partner.delete(`/tenants/carousel/${slide.id}`)).status).toBe(403)
    // Other employees look at them.
    expect((await employee.get('/tenants/carousel')).status).toBe(200)
    expect((await employee.delete(`/tenants/carousel/${slide.id}`)).status).toBe(403)
    await director.delete(`/tenants/carousel/${slide.id}`)
  })
})

describe('sign-in with Google', () => {
  /** A browser's way through it: cookies are kept by hand, every step is real. */
  const signInThere = async (change: (callback: URL) => void = () => undefined, tenant = 1) => {
    const begun = await fetch(`${server.url}/api/tenants/auth/${tenant}/google/begin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ redirect: '/clients' }),
    })
    const kept = cookieOf(begun)
    const { address } = (await begun.json()) as { address: string }
    const callback = await follow(address)
    change(callback)
    return fetch(`${server.url}/api/tenants/auth/${tenant}/google/callback${callback.search}`, {
      headers: kept === null ? {} : { cookie: kept },
    })
  }
  const cookieOf = (response: Response): string | null =>
    response.headers.get('set-cookie')?.split(';')[0] ?? null
  const follow = async (start: string): Promise<URL> => {
    const jar = new Map<string, string>()
    for (let address = start; ;) {
      const response = await fetch(address, {
        redirect: 'manual',
        headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      })
      for (const cookie of response.headers.getSetCookie()) {
        const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (name !== undefined && value !== undefined) jar.set(name, value)
      }
      const next = new URL(response.headers.get('location') ?? '', address)
      if (next.pathname === '/auth/google/callback') return next
      if (response.status < 300 || response.status > 399) throw new Error(await response.text())
      address = next.href
    }
  }
  const messageOf = async (response: Response): Promise<string> =>
    ((await response.json()) as { message: string }).message

  // AUT-02
  test('leads the person with that verified address into their own account, and on to where they wanted', async () => {
    google.person = { subject: 'g-1', email: 'SEO@demo.test', emailVerified: true }
    const response = await signInThere()
    expect(response.status).toBe(200)
    const body = (await response.json()) as { accessToken: string; redirect: string; user: { email: string } }
    expect(body).toMatchObject({ redirect: '/clients', user: { email: 'seo@demo.test' } })
    expect((await callerWith(server.url, body.accessToken).get('/users/me')).status).toBe(200)
    expect(response.headers.get('set-cookie')).toMatch(/portal_refresh=[^;]+;.*HttpOnly.*SameSite=Strict/i)
  })

  test('an account with a second factor is asked for it here too', async () => {
    google.person = { subject: 'g-6', email: 'two-factor@demo.test', emailVerified: true }
    const response = await signInThere()
    expect(await response.json()).toMatchObject({ secondFactor: 'code', redirect: '/clients' })
    expect(response.headers.get('set-cookie') ?? '').not.toMatch(/portal_refresh=[^;]/)
  })

  test.each([
    [
      'an address that Google has not verified',
      { subject: 'g-2', email: 'social@demo.test', emailVerified: false },
    ],
    ['an address without an account', { subject: 'g-3', email: 'stranger@demo.test', emailVerified: true }],
    ['a suspended account', { subject: 'g-4', email: 'suspended@demo.test', emailVerified: true }],
    ['the account that renders reports', { subject: 'g-5', email: 'pdf@demo.test', emailVerified: true }],
    [
      'another person who was given the address later',
      { subject: 'g-99', email: 'seo@demo.test', emailVerified: true },
    ],
  ])('%s opens nothing, and all get the same sentence', async (_, person) => {
    google.person = person
    const response = await signInThere()
    expect(response.status).toBe(422)
    expect(await messageOf(response)).toMatch(/^There is no account here for this Google account\./)
    expect(response.headers.get('set-cookie') ?? '').not.toMatch(/portal_refresh=[^;]/)
  })

  test.each([
    ['another state', (callback: URL) => callback.searchParams.set('state', 'another')],
    ['no state', (callback: URL) => callback.searchParams.delete('state')],
    ['another issuer', (callback: URL) => callback.searchParams.set('iss', 'https://evil.example')],
    ['a forged code', (callback: URL) => callback.searchParams.set('code', 'forged')],
  ])('%s in the answer opens nothing', async (_, change) => {
    google.person = { subject: 'g-1', email: 'seo@demo.test', emailVerified: true }
    const response = await signInThere(change)
    expect(response.status).toBe(422)
    expect(await messageOf(response)).toBe(
      'This sign-in with Google was not completed. Please start it again.',
    )
  })

  test('a code is of no use to a browser that did not ask for it', async () => {
    const response = await fetch(`${server.url}/api/tenants/auth/1/google/callback?code=stolen&state=x`)
    expect(response.status).toBe(422)
  })

  // AUT-03
  once('an access token is verified, and a made-up one is not', async () => {
    google.person = { subject: 'g-1', email: 'seo@demo.test', emailVerified: true }
    const visiting = visitor(server.url)
    const good = await visiting.post('/tenants/auth/1/google/verify', {
      accessToken: await google.accessToken(),
    })
    expect(good).toMatchObject({ status: 200, body: { email: 'seo@demo.test', emailVerified: true } })
    const bad = await visiting.post('/tenants/auth/1/google/verify', { accessToken: 'made-up' })
    expect(bad).toMatchObject({
      status: 422,
      body: { errors: { accessToken: 'Google does not know this token.' } },
    })
  })

  once('a provider that is gone costs a sentence, and the password still works', async () => {
    const dead = await startServer({
      env: { ...google.env, GOOGLE_ISSUER: `http://127.0.0.1:${await freePort()}` },
    })
    try {
      const begin = await visitor(dead.url).post('/tenants/auth/1/google/begin', {})
      expect(begin).toMatchObject({
        status: 503,
        body: { message: 'Google does not answer at the moment. Sign in with your password, or try again.' },
      })
      await signIn(dead.url, 'seo')
    } finally {
      await dead.stop()
    }
  })
})

describe('the terms of service', () => {
  interface Terms {
    readonly version: number
    readonly text: string
    readonly newest: number
  }
  const anybody = () => visitor(server.url)

  // ACC-09
  test('are read by anybody, published by administrators, and every version stays as it was', async () => {
    const before = (await anybody().get<Terms>('/terms')).body
    const text = `${before.text}\n\n# New\nOne more thing.`
    const refused = await employee.post('/terms', { text, basedOn: before.version })
    expect(refused.status).toBe(403)
    const published = await admin.post<Terms>('/terms', { text, basedOn: before.version })
    expect([published.status, published.body.version]).toEqual([200, before.version + 1])
    expect((await anybody().get<Terms>('/terms')).body).toMatchObject({ text, version: before.version + 1 })
    expect((await anybody().get<Terms>(`/terms?version=${before.version}`)).body).toMatchObject({
      text: before.text,
      newest: before.version + 1,
    })
    expect((await anybody().get('/terms?version=99')).status).toBe(404)
    const list = await admin.get<{ version: number; publishedBy: string | null }[]>('/terms/versions')
    expect(list.body[0]).toMatchObject({ version: before.version + 1, publishedBy: expect.any(String) })
  })

  test('two who change the same version do not publish over each other', async () => {
    const { version } = (await anybody().get<Terms>('/terms')).body
    const both = await Promise.all(
      ['One.', 'Other.'].map((text) => admin.post('/terms', { text, basedOn: version })),
    )
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await admin.post('/terms', { text: 'Late.', basedOn: version })).status).toBe(409)
    expect((await anybody().get<Terms>('/terms')).body.version).toBe(version + 1)
  })
})
