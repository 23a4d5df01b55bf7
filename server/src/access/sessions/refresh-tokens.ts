import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** The session that a refresh token continues. */
export interface RefreshPlace {
  readonly tenantId: number
  readonly sessionId: string
}

const keyOf = (serverSecret: Uint8Array): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', serverSecret, new Uint8Array(), 'agency-portal refresh tokens v1', 32))

const markOf = (serverSecret: Uint8Array, content: string): string =>
  createHmac('sha256', keyOf(serverSecret)).update(content).digest('base64url').slice(0, 22)

/**
 * A refresh token: the session's place, 256 random bits and a mark of ours.
 * By the mark every token that was ever given out is known as one, however
 * often it has been replaced since, without a list of them.
 */
export function newRefreshToken(serverSecret: Uint8Array, { tenantId, sessionId }: RefreshPlace): string {
  const content = `${tenantId}.${sessionId}.${randomBytes(32).toString('base64url')}`
  return `${content}.${markOf(serverSecret, content)}`
}

/** The session of a token that this server gave out; null for anything else. */
export function readRefreshToken(serverSecret: Uint8Array, token: string): RefreshPlace | null {
  const [, content, tenantId, sessionId, mark] =
    /^(([1-9]\d{0,9})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.[\w-]{43})\.([\w-]{22})$/.exec(token) ??
    []
  if (content === undefined || tenantId === undefined || sessionId === undefined || mark === undefined)
    return null
  const right = Buffer.from(markOf(serverSecret, content))
  return timingSafeEqual(Buffer.from(mark), right) ? { tenantId: Number(tenantId), sessionId } : null
}
