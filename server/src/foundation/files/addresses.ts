import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import type { Actor } from '@portal/core/foundation/policy/actor'

/** Seconds for which an address made now works at least; another hour at most. */
export const addressSeconds = 12 * 60 * 60

/** What an address stands for. */
export interface Addressed {
  readonly tenantId: number
  readonly publicId: string
}

/** What an address carries beside its path. */
export interface Signature {
  readonly t?: number
  readonly e?: number
  readonly w?: '1'
  readonly s?: string
}

/**
 * Makes and checks the addresses under which stored files are served.
 *
 * An image in a page cannot send a bearer token, so the address itself is the
 * proof: it is made only for records that its reader may see, names one file,
 * and stops working after some hours. Inside stored texts an address stands
 * plain, and is signed when the text leaves.
 */
export class FileAddresses {
  readonly #key: Buffer

  /** @param secret of the server; the key for addresses is derived from it, so that neither reveals the other */
  constructor(secret: Uint8Array) {
    this.#key = Buffer.from(hkdfSync('sha256', secret, '', 'file addresses', 32))
  }

  /**
   * An address for a reader. It is the same all through an hour, so that a browser need not fetch an image twice.
   *
   * @param reader through a widget: the address may be used on the foreign page too
   * @param now milliseconds since 1970
   */
  signed(file: Addressed & { readonly name: string }, reader: Actor, now: number = Date.now()): string {
    const expires = expiryAt(now)
    const forWidget = reader.kind === 'widget'
    const signature = this.#sign({ ...file, name: readable(file.name) }, expires, forWidget)
    return `${plainAddress(file)}?t=${file.tenantId}&e=${expires}${forWidget ? '&w=1' : ''}&s=${signature}`
  }

  /**
   * Whether an address is one of ours and still good.
   *
   * @param name at the end of the address: a link must not be called what its file is not
   * @param now milliseconds since 1970
   */
  check(
    publicId: string,
    name: string,
    { t, e, w, s }: Signature,
    now: number = Date.now(),
  ): 'good' | 'expired' | 'unsigned' {
    if (t === undefined || e === undefined || s === undefined) return 'unsigned'
    return judged(this.#sign({ tenantId: t, publicId, name }, e, w === '1'), s, e, now)
  }

  /**
   * An address, for a reader, of a file that is not in our store: all of its path is signed.
   *
   * @param path encoded, as it stands in the address
   */
  signedPath(path: string, tenantId: number, now: number = Date.now()): string {
    const expires = expiryAt(now)
    return `${path}?t=${tenantId}&e=${expires}&s=${this.#signPath(path, tenantId, expires)}`
  }

  /** Whether such an address is one of ours and still good. */
  checkPath(
    path: string,
    { t, e, s }: Omit<Signature, 'w'>,
    now: number = Date.now(),
  ): 'good' | 'expired' | 'unsigned' {
    if (t === undefined || e === undefined || s === undefined) return 'unsigned'
    return judged(this.#signPath(path, t, e), s, e, now)
  }

  #sign(
    { tenantId, publicId, name }: Addressed & { readonly name: string },
    expires: number,
    forWidget: boolean,
  ): string {
    // The name comes last: it is the only part that a bar could stand in.
    return this.#mac(
      `file|${tenantId}|${publicId.toLowerCase()}|${expires}|${forWidget ? 'widget' : ''}|${name}`,
    )
  }

  #signPath(path: string, tenantId: number, expires: number): string {
    return this.#mac(`path|${tenantId}|${expires}|${path}`)
  }

  #mac(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url')
  }
}

/** The same all through an hour. */
const expiryAt = (now: number): number => {
  const hour = 60 * 60
  return Math.ceil(now / 1000 / hour) * hour + addressSeconds
}

function judged(
  expected: string,
  given: string,
  expires: number,
  now: number,
): 'good' | 'expired' | 'unsigned' {
  const [one, other] = [Buffer.from(expected), Buffer.from(given)]
  if (one.length !== other.length || !timingSafeEqual(one, other)) return 'unsigned'
  return expires * 1000 > now ? 'good' : 'expired'
}

/** The address without a signature, as it stands in stored texts. The name at its end is for people, and signed with it. */
export const plainAddress = ({
  publicId,
  name,
}: {
  readonly publicId: string
  readonly name: string
}): string => `/api/files/${publicId}/${readable(name)}`

const readable = (name: string): string => {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9._-]+/g, '-')
    .replace(/^[-.]+/, '')
  return plain.slice(-80) || 'file'
}

/** The public id in one of our file addresses, on whatever host and with whatever signature; null for any other address. */
export function publicIdIn(address: string): string | null {
  const path =
    /^(?:https?:\/\/[^/?#]+)?\/api\/files\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[^/?#]+(?:[?#].*)?$/i
  return path.exec(address)?.[1]?.toLowerCase() ?? null
}
