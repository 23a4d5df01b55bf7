/**
 * The same parts, once the first of them is there: as long as nothing came a
 * failure is an ordinary refusal.
 *
 * @throws what the first part throws
 */
export async function begun(parts: AsyncGenerator<string, void, undefined>): Promise<AsyncIterable<string>> {
  return continued(await parts.next(), parts)
}

async function* continued(
  first: IteratorResult<string, void>,
  rest: AsyncGenerator<string, void, undefined>,
): AsyncGenerator<string, void, undefined> {
  if (first.done) return
  try {
    yield first.value
    yield* rest
  } finally {
    await rest.return()
  }
}
