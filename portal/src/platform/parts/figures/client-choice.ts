/** The clients that a dashboard is about, as the address has them: `mine`, `group-3`, a client's id, or nothing for all. */
export type ClientChoice =
  | { readonly kind: 'all' }
  | { readonly kind: 'mine' }
  | { readonly kind: 'group'; readonly id: number }
  | { readonly kind: 'client'; readonly id: number }

/** What an address names; all clients for anything that makes no sense there. */
export function readClientChoice(text: string | null): ClientChoice {
  if (text === 'mine') return { kind: 'mine' }
  const [, group, id] = /^(group-)?([1-9]\d{0,8})$/.exec(text ?? '') ?? []
  if (id === undefined) return { kind: 'all' }
  return { kind: group === undefined ? 'client' : 'group', id: Number(id) }
}

interface KnownClient {
  readonly id: number
  readonly groupId: number | null
  readonly canceledAt: string | null
}

/**
 * The ids that a dashboard asks for: an empty list stands for all, null for
 * nobody at all, or for not known yet.
 *
 * @param own the clients on whose team the person is
 * @param known every client that the person sees; undefined while they are on their way
 */
export function idsOfChoice(
  choice: ClientChoice,
  own: readonly number[],
  known: readonly KnownClient[] | undefined,
  today: string,
): readonly number[] | null {
  const isActive = ({ canceledAt }: KnownClient): boolean => canceledAt === null || canceledAt > today
  if (choice.kind === 'all') return []
  if (choice.kind === 'client') return [choice.id]
  if (!known) return null
  const ids = known
    .filter((client) => (choice.kind === 'group' ? client.groupId === choice.id : own.includes(client.id)))
    .filter(isActive)
    .map(({ id }) => id)
  return ids.length === 0 ? null : ids
}
