import { createServer, type Server } from 'node:http'

/** A page of another origin that embeds a widget: what an intranet team would write. */
export interface Host extends AsyncDisposable {
  /** `http://localhost:431x`, one of the origins that the demo agency lists. */
  readonly origin: string
}

/** Ports whose origins the demo agency lists for its widgets. */
const ports = [4310, 4311, 4312, 4313, 4314, 4315, 4316, 4317, 4318, 4319] as const

export interface HostOptions {
  readonly portal: string
  /** What stands in the body, before the loader's script. */
  readonly body: string
  /** Queue calls made before the loader has arrived. */
  readonly early?: string
}

/** Rules of a page that does its best to spoil whatever is on it. */
const hostile =
  '*{color:red!important;font-size:31px!important;display:block!important;text-transform:uppercase!important}'

/** Serves the page under a strict content security policy, on the first listed port that is free. */
export async function startHost(options: HostOptions): Promise<Host> {
  for (const port of ports) {
    const server = await listen(page(options), options.portal, port)
    if (!server) continue
    return {
      origin: `http://localhost:${port}`,
      async [Symbol.asyncDispose]() {
        server.closeAllConnections()
        await new Promise((resolve) => server.close(resolve))
      },
    }
  }
  throw new Error(`None of the ports ${ports.join(', ')} is free for the host page.`)
}

const nonce = 'aG9zdA'

function page({ portal, body, early }: HostOptions): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Intranet</title><meta name="viewport" content="width=device-width">
<style nonce="${nonce}">${hostile}</style></head><body><main><h1>Intranet</h1>${body}</main>
<script nonce="${nonce}">window.AgencyPortal=window.AgencyPortal||{q:[],open(...a){this.q.push(['open',...a])}};${early ?? ''}
window.heard=[];for(const name of ['ready','open','close','saved','error','signin-required'])addEventListener('agency:'+name,(event)=>window.heard.push([name,event.detail]));</script>
<script async nonce="${nonce}" src="${portal}/embed/loader.js" data-portal="${portal}"></script></body></html>`
}

function listen(html: string, portal: string, port: number): Promise<Server | null> {
  const policy = `default-src 'none'; script-src 'nonce-${nonce}' 'strict-dynamic'; style-src 'nonce-${nonce}'; connect-src ${portal}; img-src ${portal}; base-uri 'none'; form-action 'none'`
  const server = createServer((_request, response) => {
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
      .end(html)
  })
  return new Promise((resolve) => {
    server.once('error', () => resolve(null))
    server.listen(port, 'localhost', () => resolve(server))
  })
}
