import { hash, verify } from '@node-rs/argon2'

/** What OWASP's Password Storage Cheat Sheet asks of Argon2id, the library's algorithm: 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** The hash of a password, on a thread of its own. */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let placeholder: Promise<string> | null = null

/**
 * Whether a password is right. Without a stored hash the same work is done in
 * vain, so that the time of an answer does not tell which addresses exist.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  placeholder ??= hashPassword('no account has this password')
  const right = await verify(stored ?? (await placeholder), password)
  return right && stored !== null
}
