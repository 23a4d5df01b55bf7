import { expect, test } from 'vitest'
import { calls } from '@portal/core/calls'
import { writes, type Call } from '@portal/core/foundation/contract/call'
import { anyone } from '@portal/core/foundation/policy/rules-of-calls'
import { widgets } from '@portal/core/access/embed/widgets'
import { userOf } from './demo-accounts.ts'
import { demo } from './callers.ts'
import { keyCouldOpen } from '@portal/core/access/api-keys/keys'
import { operations } from '@portal/server/operations'

const all: readonly (readonly [string, Call])[] = Object.entries(calls)

/** What needs no session, each for a reason. A new name here is a decision. */
const open = [
  // The portal's colours and name stand on the sign-in page.
  'tenants.byHost',
  'tenants.googleBegin',
  'tenants.googleCallback',
  'tenants.googleVerify',
  'tenants.authentication',
  'users.signIn',
  // The token of the first step is the proof; what comes of a forgotten password shows in a mailbox only.
  'users.signInWith2FA',
  'users.beginPasskeySignIn',
  'users.signInWithPasskey',
  'users.sendRecovery2FACode',
  'users.requestPasswordReset',
  'users.verifyResetToken',
  'users.updatePassword',
  // The refresh cookie is the proof.
  'users.refresh',
  'users.signOut',
  // Takes up the own session again, of which the refresh cookie is the proof.
  'users.stopActing',
  // The assertion of the host's server is the proof; without one it asks for the portal's session.
  'embed.createSession',
  // Says to a page what the page may know of itself.
  'embed.check',
  // An image in a page carries no token: its name cannot be guessed.
  'users.avatar',
  // The address itself is signed and expires.
  'assets.serve',
  'siteEvents.receive',
  'support.file',
  'coopDocuments.shared',
  // For the import command on the server's own machine; the one-time key in its data directory is the proof.
  'imports.operatorSession',
  'mailEvents.receive',
  'mailEvents.receiveSes',
  // The sign-in screen can break as well; the number of reports is limited, and nothing is kept but a line of the log.
  'errors.report',
  // The key in the address is the proof: vendors post leads to it.
  'arrivedLeads.receive',
  // The key in the address is the proof: platforms fetch a store's vehicles there, which its website shows to everybody.
  'vehicleFeeds.fetch',
  // The key is the proof: it opens one report with its filters, in the rights of its person.
  'reportData.read',
  // An ad that staff have opened to everybody, and the terms of the tenant.
  'adPreviews.shown',
  'creativePreviews.shown',
  'terms.read',
  // A form and a proof at an address that nobody can guess.
  'forms.open',
  'forms.putFile',
  'forms.answer',
  'proofs.open',
  'proofs.guestPin',
  'proofs.guestDecide',
  // The token of the link is the proof.
  'guestAccesses.verify',
  'guestAccesses.request',
]

test('every call says in a sentence who may make it', () => {
  expect(all.length).toBeGreaterThan(60)
  for (const [name, call] of all) {
    expect(call.allow.sentence, name).toMatch(/^[A-Z].{5,200}\.$/)
    expect(typeof call.allow.scope, name).toBe('function')
  }
})

test('exactly the listed calls are open to visitors', () => {
  const visitor = { kind: 'visitor', tenantId: 1 } as const
  const found = all.filter(([, call]) => call.allow.scope(visitor) !== 'none').map(([name]) => name)
  expect(found.toSorted()).toEqual(open.toSorted())
  for (const name of open) expect(all.find(([each]) => each === name)?.[1].allow, name).toBe(anyone)
})

test('the server answers every call of the contract, and no other', () => {
  const declared = new Set(all.map(([name]) => name))
  const answered = new Set(Object.keys(operations))
  expect([...declared].filter((name) => !answered.has(name))).toEqual([])
  expect([...answered].filter((name) => !declared.has(name))).toEqual([])
})

test('no two calls share a method and address', () => {
  const addresses = all.map(([, { method, path }]) => `${method} ${path.replaceAll(/\{\w+\}/g, '{}')}`)
  expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([])
})

test('every parameter of a path is checked, and a call that names a client or user says which parameter', () => {
  for (const [name, call] of all) {
    const named = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, parameter]) => parameter!)
    const schema = call.params?.in.toJsonSchema({ fallback: ({ base }) => base }) as
      | { properties?: object }
      | undefined
    expect(Object.keys(schema?.properties ?? {}).toSorted(), name).toEqual(named.toSorted())
    for (const parameter of [call.client, call.user]) if (parameter) expect(named, name).toContain(parameter)
    if (call.path.startsWith('/clients/{id}/')) expect(call.client, name).toBe('id')
  }
})

test('bodies, queries and path parameters refuse what they do not know', () => {
  for (const [name, call] of all) {
    for (const part of ['params', 'query', 'body'] as const) {
      const schema = call[part]
      if (!schema) continue
      const text = JSON.stringify(schema({ 'no such field': 1 }))
      expect(text, `${part} of ${name}`).toContain('no such field')
    }
  }
})

test('a call that reads although it is a POST takes no transaction, every other write does', () => {
  // What gives a report as a file is the same question as its GET, on the same path or as the export of it.
  const asked = new Set(all.filter(([, { method }]) => method === 'GET').map(([, { path }]) => path))
  const reading = all
    .filter(([, call]) => call.method !== 'GET' && !writes(call) && !call.gathered)
    .filter(([, call]) => !(call.answers === 'spreadsheet' && asked.has(call.path.replace(/\/export$/, ''))))
    .map(([name]) => name)
  expect(
    reading.filter(
      (name) =>
        !/^(tenants|users|mail|departments|embed|clients|budgets|assets|errors|guestAccesses|interactions|tasks|activityReports|dashboards|calendar|keywords|integrations|teamChanges|contacts|overrideFiles|reportPushes|leadBlacklist|privacy|reportSchedules)\.|^forms\.offered$/.test(
          name,
        ),
    ),
  ).toEqual([])
  for (const [name, call] of all) if (call.method === 'GET') expect(call.reads, name).toBeUndefined()
  // What is gathered has no audit entry of its own accord: it is what nobody in particular does, and leads write theirs.
  expect(
    all
      .filter(([, call]) => call.gathered)
      .map(([name]) => name)
      .toSorted(),
  ).toEqual(['arrivedLeads.receive', 'siteEvents.receive'])
})

/** What changes a record through a widget although it adds nothing, each for a reason. */
const widgetsMayChange: readonly string[] = [
  // Throwing one's own draft away.
  'drafts.remove',
  // What one has typed in its form and not sent: kept, and thrown away.
  'written.keep',
  'written.remove',
  // Reopening a request is one of the things that the dialog of requests is for.
  'support.reopen',
  // Renaming one's own chat.
  'chats.setTitle',
]

test('a widget may make only calls that exist, and none that deletes or changes settings', () => {
  for (const [widget, { calls: names }] of Object.entries(widgets)) {
    for (const name of names) {
      const call = all.find(([each]) => each === name)?.[1]
      expect(call, `${widget}: ${name}`).toBeDefined()
      if (!widgetsMayChange.includes(name)) expect(call?.method, `${widget}: ${name}`).toMatch(/^(GET|POST)$/)
    }
  }
})

test('no key of the API opens what decides who signs in, holds a password or makes keys, whoever it belongs to', () => {
  const opened = all.filter(([name, call]) => keyCouldOpen(name, call, userOf(demo('super-admin'))))
  expect(opened.length).toBeGreaterThan(400)
  const about =
    /password|passkey|recovery|session|2fa|two-?factor|token|api-?key|host-?key|lead-?key|credential|sign-?(in|out)|impersonat|acting|embed|webhook|guest/i
  // Sessions of the site's visitors and of the chat, and the count of what visitors did, sign nobody in.
  const otherwise = /^(chats|reports|pacingNotes|performanceNotes)\./
  expect(
    opened
      .filter(([name, call]) => !otherwise.test(name) && about.test(`${name} ${call.path}`))
      .map(([name]) => name),
  ).toEqual([])
  for (const [name, call] of opened) expect(call.allow, name).not.toBe(anyone)
})
