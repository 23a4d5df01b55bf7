/** A file that a call has answered, and the name that the server gives it. */
export interface Downloaded {
  readonly blob: Blob
  readonly fileName: string
}

/**
 * Reads a file from the answer of a call.
 *
 * @param answer what `client.response` gives
 */
export async function downloaded(answer: Promise<Response>): Promise<Downloaded> {
  const response = await answer
  const named = /filename\*=UTF-8''([^;]+)|filename="([^"]+)"/.exec(
    response.headers.get('content-disposition') ?? '',
  )
  return {
    blob: await response.blob(),
    fileName: named?.[1] ? decodeURIComponent(named[1]) : (named?.[2] ?? 'download'),
  }
}
