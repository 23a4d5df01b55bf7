/**
 * `fetch` for one form, with progress: browsers tell how far an upload is
 * through XMLHttpRequest only.
 *
 * @param onProgress the share that has been sent, 0 to 1
 */
export function fetchWithProgress(form: FormData, onProgress: (share: number) => void): typeof fetch {
  return (input, init) =>
    new Promise((resolve, reject) => {
      const request = new Request(input, init)
      const exchange = new XMLHttpRequest()
      exchange.open(request.method, request.url)
      exchange.responseType = 'text'
      for (const [name, value] of request.headers)
        if (name !== 'content-type') exchange.setRequestHeader(name, value)
      exchange.upload.onprogress = (event) => {
        if (event.lengthComputable) onProgress(event.loaded / event.total)
      }
      exchange.onload = () =>
        resolve(
          new Response(exchange.status === 204 ? null : exchange.responseText, {
            status: exchange.status,
            headers: headersOf(exchange),
          }),
        )
      exchange.onerror = () => reject(new TypeError('Failed to fetch'))
      exchange.onabort = () => reject(new DOMException('The upload was canceled.', 'AbortError'))
      request.signal.addEventListener('abort', () => exchange.abort())
      exchange.send(form)
    })
}

function headersOf(exchange: XMLHttpRequest): Headers {
  const headers = new Headers()
  for (const line of exchange
    .getAllResponseHeaders()
    .trim()
    .split(/[\r\n]+/)) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim())
  }
  return headers
}
