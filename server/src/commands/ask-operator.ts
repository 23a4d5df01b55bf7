import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { readOperatorFile } from '../settings/imports/operator-key.ts'

/** What the running server answered: its status, and its body where that was JSON. */
export interface Answered {
  readonly status: number
  readonly body: unknown
}

/** Why a command got no answer, as a sentence for the person at the keyboard. */
export class ServerEnded extends Error {
  constructor(cause: unknown) {
    super('The server that runs on the embedded database ended before it answered. Run the command again.', {
      cause,
    })
  }
}

/**
 * Asks the server that runs on a data directory, in the name of whoever may read that directory. It may take as long as
 * it needs: `fetch` gives up after five minutes, in which a copy of a big database is not made.
 *
 * @param address of the call, from `/api` on
 * @returns null where no server runs there
 * @throws {ServerEnded} where it ended before it answered
 */
export async function askOperator(
  dataDir: string,
  address: string,
  body: Readonly<Record<string, unknown>> = {},
): Promise<Answered | null> {
  // Its key is good for one question.
  const operator = readOperatorFile(dataDir)
  if (operator === null) return null
  const sent = JSON.stringify({ ...body, key: operator.key })
  return new Promise((resolve, reject) => {
    const asked = request(
      operator.address + address,
      { method: 'POST', headers: { 'content-type': 'application/json' } },
      (answer) => {
        text(answer).then(
          (said) => resolve({ status: answer.statusCode ?? 0, body: parsed(said) }),
          (error: unknown) => reject(new ServerEnded(error)),
        )
      },
    )
    asked.once('error', (error: NodeJS.ErrnoException) =>
      // The file of a server that was killed may still lie there.
      error.code === 'ECONNREFUSED' ? resolve(null) : reject(new ServerEnded(error)),
    )
    asked.end(sent)
  })
}

function parsed(said: string): unknown {
  try {
    return JSON.parse(said)
  } catch {
    return null
  }
}
