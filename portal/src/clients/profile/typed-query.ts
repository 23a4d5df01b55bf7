/** Letters that a line may have: what is longer is refused by its field and asked about by nobody. */
const longestLine = 255

/** What is typed of somebody or something, as it can be asked whether it is there already. */
export const typedQuery = <K extends string>(
  typed: Readonly<Record<K, string>>,
): Partial<Readonly<Record<K, string>>> =>
  // Object.fromEntries forgets the names.
  Object.fromEntries(
    Object.entries<string>(typed).filter(([, text]) => text !== '' && text.length <= longestLine),
  ) as Partial<Record<K, string>>
