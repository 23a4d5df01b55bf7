interface Named {
  readonly name: string
  readonly identifier?: string | null
}

/** How clients are chosen where a form asks for one, each by words that mean no other: its name, or else its dealer code. */
export function clientWords(clients: readonly Named[]): readonly string[] {
  const times = new Map<string, number>()
  const folded = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')
  for (const { name } of clients) times.set(folded(name), (times.get(folded(name)) ?? 0) + 1)
  return clients.map(({ name, identifier }) => (times.get(folded(name)) === 1 ? name : identifier || name))
}
