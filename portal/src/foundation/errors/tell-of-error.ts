/** Hands an error to those who keep the portal running; how is fetched with the first one. */
export function tellOfError(error: unknown, call?: string, requestId?: string): void {
  void import('./error-reports.ts')
    .then(({ report }) => report(error, call, requestId))
    .catch(() => undefined)
}
