import type { Browser, BrowserContext, Page, Request } from 'playwright'

/** What there is to see of a test's browsers when it has failed. */
const seen: string[] = []

/** Takes what was seen since the last test began. */
export function takeSeen(): readonly string[] {
  return seen.splice(0)
}

/** How long an answer may take before a failed test names it, in milliseconds. */
const slow = 5000

/** Keeps, of every context that a browser opens, what a person would look for if the test failed. */
export function watched(browser: Browser): Browser {
  const open = browser.newContext.bind(browser)
  browser.newContext = async (options) => watchedContext(await open(options))
  return browser
}

/** What was seen in each context since its test began. */
const watchers = new WeakMap<BrowserContext, () => Promise<void>>()

/** Takes note of what was seen in a context, which goes on to the next test. */
export async function noteSeen(context: BrowserContext): Promise<void> {
  await watchers.get(context)?.()
}

function watchedContext(context: BrowserContext): BrowserContext {
  let began = Date.now()
  const seconds = (): string => `${((Date.now() - began) / 1000).toFixed(1)} s`
  const pending = new Map<Request, number>()
  const lines: string[] = []
  const ended = (request: Request, how: string): void => {
    const took = Date.now() - (pending.get(request) ?? Date.now())
    pending.delete(request)
    if (how !== '' || took > slow)
      lines.push(`${seconds()}: ${request.method()} ${request.url()} ${how || 'ended'} after ${took} ms`)
  }
  context.on('request', (request) => pending.set(request, Date.now()))
  context.on('requestfinished', (request) => ended(request, ''))
  context.on('requestfailed', (request) => ended(request, `failed (${request.failure()?.errorText ?? ''})`))
  context.on('response', (response) => {
    if (response.status() >= 400) lines.push(`${seconds()}: ${response.status()} ${response.url()}`)
  })
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      lines.push(`${seconds()}: ${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => lines.push(`${seconds()}: ${error.error().message}`))
  const close = context.close.bind(context)
  const note = async (): Promise<void> => {
    const waiting = [...pending].map(
      ([request, at]) => `waiting for ${request.method()} ${request.url()} since ${Date.now() - at} ms`,
    )
    const pages = await Promise.all(context.pages().map(wordsOn))
    seen.push(
      `A browser that was open for ${seconds()}:`,
      ...lines.slice(-20),
      ...waiting.slice(-20),
      ...pages,
    )
    lines.length = 0
    pending.clear()
    began = Date.now()
  }
  watchers.set(context, note)
  context.close = async (options) => {
    await note()
    await close(options)
  }
  return context
}

/** The address of a page and the words on it, also of its widgets; never longer than a screenful. */
async function wordsOn(page: Page): Promise<string> {
  const words = page.evaluate(() => {
    const textOf = (root: ParentNode): string =>
      [...root.children]
        .map((element) => {
          if (element instanceof HTMLElement && !element.checkVisibility()) return ''
          const own = element.shadowRoot ? `<${element.localName}: ${textOf(element.shadowRoot)}>` : ''
          return own || (element.children.length === 0 ? (element.textContent ?? '').trim() : textOf(element))
        })
        .filter(Boolean)
        .join(' | ')
    const focus = document.activeElement
    const all = textOf(document.body)
    // Dialogs stand at the end.
    const words = all.length > 2000 ? `${all.slice(0, 800)} … ${all.slice(-1200)}` : all
    return `${document.visibilityState}, focus on ${focus?.localName} ${focus?.getAttribute('aria-label') ?? ''}: ${words}`
  })
  const tooLong = new Promise<string>((resolve) => {
    setTimeout(() => resolve('it does not answer'), 2000).unref()
  })
  return `${page.url()} (${await Promise.race([words, tooLong]).catch((error: unknown) => String(error))})`
}
