/** Code that is fetched when it is first wanted, and then kept for all of the page. */
export interface Code<C> {
  /** What was fetched; null while it is not there. */
  now(): { readonly of: C } | null
  /** Fetches it. What failed is asked for again the next time. */
  load(): Promise<{ readonly of: C }>
}

/** Code that `load` fetches. */
export function codeBy<C>(load: () => Promise<C>): Code<C> {
  let found: { readonly of: C } | null = null
  let coming: Promise<{ readonly of: C }> | null = null
  return {
    now: () => found,
    load: () =>
      (coming ??= load().then(
        (of) => (found = { of }),
        (error: unknown) => {
          coming = null
          throw error
        },
      )),
  }
}
