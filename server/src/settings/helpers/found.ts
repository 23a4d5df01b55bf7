/** What a helper did, would do, or found. */
export interface Found {
  readonly count: number
  readonly sentence: string
  readonly rows: readonly { readonly text: string; readonly path: string | null }[]
}
