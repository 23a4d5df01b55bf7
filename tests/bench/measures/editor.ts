import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright'
import type { Answer } from '@portal/core/calls'
import { browser } from '../../support/browser.ts'
import { signIn } from '../../support/account.ts'
import { root } from '../../support/root.ts'
import { startServer, type RunningServer } from '../../support/server.ts'
import { visitAs } from '../../support/visit.ts'
import { serveEmptyPage } from '../empty-page.ts'
import { ms, type Figure } from '../figure.ts'
import { inRounds, median } from '../rounds.ts'
import type { World } from '../world.ts'

const rounds = 7
const keysOfRound = 25

/** Five thousand words in paragraphs of fifty. */
const paragraphs = Array.from({ length: 100 }, (_, place) =>
  Array.from({ length: 50 }, (__, word) => `word${(place * 50 + word) % 997}`).join(' '),
)

/** From a key to what it painted, in a note of 5,000 words: the logger's editor beside bare ProseMirror. */
export async function measureEditor(world: World): Promise<Figure[]> {
  const [server, bare, chromium] = await Promise.all([
    startServer({ database: 'pglite', content: 'demo' }),
    serveEmptyPage(world.place('bare-editor'), 'bare-editor', {
      '@tiptap/pm': join(root, 'ui/node_modules/@tiptap/pm/dist'),
    }),
    browser({ asPeopleHaveIt: true }),
  ])
  try {
    await using visit = await writing(chromium, server)
    const reference = await (await chromium.newContext()).newPage()
    await reference.goto(bare.url)
    await reference.waitForFunction(() => 'show' in window)
    await reference.evaluate(
      (texts) => (window as unknown as { show(texts: string[]): void }).show(texts),
      [...paragraphs],
    )
    const sides = [
      { page: visit.page, editor: visit.page.locator('dialog [contenteditable="true"]') },
      { page: reference, editor: reference.locator('[contenteditable="true"]') },
    ] as const
    for (const { page, editor } of sides) {
      await prepare(page)
      await keys(page, editor)
    }
    const [ours, theirs] = sides
    const compared = await inRounds(rounds, {
      ours: () => keys(ours.page, ours.editor),
      reference: () => keys(theirs.page, theirs.editor),
    })
    return [
      {
        name: 'editor: key to paint in a note of 5,000 words',
        on: 'Chromium',
        ours: ms(compared.ours),
        reference: `${ms(compared.reference)} bare ProseMirror`,
        value: compared.ratio,
        reach: { atMost: 1.3 },
        note: `a quarter of the processor, median of ${keysOfRound} keys in each of ${rounds} rounds`,
      },
    ]
  } finally {
    await chromium.close()
    await bare.stop()
    await server.stop()
  }
}

/** The logger with a draft of the whole note in it. */
async function writing(chromium: Browser, server: RunningServer) {
  const manager = await signIn(server.url, 'account-manager')
  const { body: me } = await manager.get<Answer<'users.current'>>('/users/me')
  const { body: client } = await manager.get<{ slug: string }>('/clients/1003')
  const form = new FormData()
  form.set('clientId', '1003')
  form.set('userId', String(me.id))
  form.set('draftType', 'activity')
  form.set('body', paragraphs.map((text) => `<p>${text}</p>`).join(''))
  const { status } = await manager.request('POST', '/drafts', { body: form })
  if (status !== 200) throw new Error(`The draft was not kept: ${status}`)
  const visit = await visitAs(chromium, server, 'account-manager', {
    path: `/clients/${client.slug}/activity`,
  })
  await visit.page.getByRole('button', { name: 'Log activity' }).click()
  await visit.page.locator('dialog [contenteditable="true"]').getByText('word0 ').first().waitFor()
  return visit
}

async function prepare(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.evaluate(() => {
    const seen = window as unknown as { keys: number[] }
    seen.keys = []
    addEventListener(
      'keydown',
      (event) => {
        const { port1, port2 } = new MessageChannel()
        // After the frame that holds it was drawn.
        port1.onmessage = () => seen.keys.push(performance.now() - event.timeStamp)
        requestAnimationFrame(() => port2.postMessage(null))
      },
      true,
    )
  })
}

/** Milliseconds of a key in the middle of the note. */
async function keys(page: Page, editor: Locator): Promise<number> {
  await page.bringToFront()
  await editor.locator('p').nth(50).click()
  await page.evaluate(() => void ((window as unknown as { keys: number[] }).keys = []))
  await page.keyboard.type('a'.repeat(keysOfRound), { delay: 80 })
  await page.waitForFunction(
    (count) => (window as unknown as { keys: number[] }).keys.length >= count,
    keysOfRound,
  )
  return median(await page.evaluate(() => (window as unknown as { keys: number[] }).keys))
}
