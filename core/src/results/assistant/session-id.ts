/** A session's id, `chat_{userId}_{uuid}`. */
export const sessionIdPattern =
  /^chat_(\d{1,10})_[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** The id of a session that begins now. */
export const newSessionId = (userId: number): string => `chat_${userId}_${crypto.randomUUID()}`

/** Whether an id names a session of this user. */
export const isSessionOf = (sessionId: string, userId: number): boolean =>
  Number(sessionIdPattern.exec(sessionId)?.[1] ?? Number.NaN) === userId
