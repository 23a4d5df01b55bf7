import ky, { HTTPError, type Options } from 'ky'
import type { Send } from './send.ts'

/** Attempts after the first, and the wait before each: 1, 2 and 3 s. */
const retries = 3
const waitBefore = (attempt: number): number => 1000 * attempt

/** Sends as `Send` says, by ky. */
export const sendByKy: Send = async (address, { by, ...init }, mayBetter) => {
  const options: Options = {
    ...init,
    timeout: false,
    // Looked up at each attempt, as a page may replace it.
    fetch: by ?? ((...request) => fetch(...request)),
    retry: {
      limit: retries,
      methods: ['get', 'post', 'put', 'patch', 'delete'],
      delay: waitBefore,
      backoffLimit: waitBefore(retries),
      afterStatusCodes: [],
      shouldRetry: ({ error }) =>
        error instanceof HTTPError ? mayBetter(error.response.status) : !init.signal?.aborted && mayBetter(0),
    },
  }
  try {
    return await ky(address, options)
  } catch (error) {
    if (!(error instanceof HTTPError)) throw error
    // ky has read the body of a refusal; whoever asked reads it too.
    return answered(error)
  }
}

const answered = ({ response, data }: HTTPError): Response =>
  new Response(typeof data === 'string' ? data : JSON.stringify(data ?? null), {
    status: response.status,
    headers: response.headers,
  })
