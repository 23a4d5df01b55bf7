/** Before and after of each fact that differs, as an entry of the audit log keeps them. */
export type Changes = Readonly<Record<string, readonly [before: unknown, after: unknown]>>

type Facts = Readonly<Record<string, unknown>>

/**
 * What the audit log says of a record that was written.
 * @param before its facts as they were; null for a new record, whose facts were all nothing
 */
export const changesOf = (before: Facts | null, after: Facts): Changes =>
  Object.fromEntries(
    Object.entries(after)
      .map(([field, value]) => [field, [before?.[field] ?? null, value ?? null]] as const)
      .filter(([, [earlier, now]]) => JSON.stringify(earlier) !== JSON.stringify(now)),
  )
