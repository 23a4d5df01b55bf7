import { createServer, type IncomingMessage, type Server } from 'node:http'

/** A page of another origin that embeds a widget: what an intranet team would write. */
export interface Host extends AsyncDisposable {
  /** `http://localhost:431x`, one of the origins that the demo agency lists. */
  readonly origin: string
}

/** Ports whose origins the demo agency lists for its widgets. */
const hostPorts = [4310, 4311, 4312, 4313, 4314, 4315, 4316, 4317, 4318, 4319] as const

export interface HostOptions {
  readonly portal: string
  /** What stands in the body, before the loader's script. */
  readonly body: string
  /** Queue calls made before the loader has arrived. */
  readonly early?: string
  /** Rules of the page; hostile ones when absent, none when empty. */
  readonly style?: string
  /** What the page begins with; a page without one is drawn in quirks mode. */
  readonly doctype?: string
  /** Of `<html>`, such as `dir="rtl" lang="ar"`. */
  readonly html?: string
  /** Attributes of the loader's script. */
  readonly script?: string
  /** The policy, instead of the strict one. */
  readonly policy?: string
  /** Headers of the page besides. */
  readonly headers?: Readonly<Record<string, string>>
  /** What the page's own server answers to `POST /assertion`; null for nobody. */
  readonly assertion?: (request: IncomingMessage) => string | null
  /** Scripts that the page's own server has, by path. */
  readonly files?: Readonly<Record<string, string>>
  /** The page brings the loader in by itself. */
  readonly withoutLoader?: boolean
  /** Not on the list of the demo agency. */
  readonly unlisted?: boolean
}

/** Rules of a page that does its best to spoil whatever is on it. */
export const hostileStyle =
  '*{color:red!important;font-size:31px!important;display:block!important;text-transform:uppercase!important;position:static!important;margin:9px!important;letter-spacing:3px!important;direction:rtl;box-sizing:content-box!important;visibility:inherit!important;background:yellow!important;border:5px dotted lime!important;transform:rotate(1deg)!important}'

/** Of the policy and of every script and style of the page. */
export const nonce = 'aG9zdA'

/** As strict as a policy can be, under Trusted Types and with no policy of them. */
export const strictPolicy = (portal: string): string =>
  `${withoutTrustedTypes(portal)}; require-trusted-types-for 'script'; trusted-types 'none'`

/** The strict policy for a page whose own scripts know no Trusted Types. */
export const withoutTrustedTypes = (portal: string): string =>
  `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; connect-src 'self' ${portal}; img-src ${portal}; base-uri 'none'; form-action 'none'`

/** Serves the page, under the strict policy unless another is given, on the first listed port that is free. */
export async function startHost(options: HostOptions): Promise<Host> {
  for (const port of options.unlisted ? [0] : hostPorts) {
    const server = await listen(options, port)
    if (!server) continue
    const address = server.address()
    const bound = typeof address === 'object' && address !== null ? address.port : port
    return {
      origin: `http://localhost:${bound}`,
      async [Symbol.asyncDispose]() {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      },
    }
  }
  throw new Error(`None of the ports ${hostPorts.join(', ')} is free for the host page.`)
}

function page({
  portal,
  body,
  early,
  style = hostileStyle,
  doctype = '<!doctype html>',
  html = 'lang="en"',
  script = '',
  withoutLoader = false,
}: HostOptions): string {
  return `${doctype}<html ${html}><head><meta charset="utf-8"><title>Intranet</title><meta name="viewport" content="width=device-width">
<style nonce="${nonce}">${style}</style></head><body><main><h1>Intranet</h1>${body}</main>
<script nonce="${nonce}">window.AgencyPortal=window.AgencyPortal||{q:[],open(...a){this.q.push(['open',...a])}};${early ?? ''}
window.heard=[];for(const name of ['ready','open','close','saved','error','signin-required'])addEventListener('agency:'+name,(event)=>window.heard.push([name,event.detail instanceof Error?{message:event.detail.message,code:event.detail.code}:event.detail]));</script>
${withoutLoader ? '' : `<script async nonce="${nonce}" src="${portal}/embed/loader.js" data-portal="${portal}" ${script}></script>`}</body></html>`
}

function listen(options: HostOptions, port: number): Promise<Server | null> {
  const policy = options.policy ?? strictPolicy(options.portal)
  const server = createServer((request, response) => {
    if (request.method === 'POST' && request.url === '/assertion') {
      const assertion = options.assertion?.(request) ?? null
      response
        .writeHead(assertion === null ? 401 : 200, {
          'content-type': 'application/json',
          'cache-control': 'no-store',
        })
        .end(JSON.stringify({ assertion }))
      return
    }
    const file = options.files?.[request.url ?? '']
    if (file !== undefined) {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(file)
      return
    }
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        ...options.headers,
      })
      .end(page(options))
  })
  return new Promise((resolve) => {
    server.once('error', () => resolve(null))
    server.listen(port, 'localhost', () => resolve(server))
  })
}
