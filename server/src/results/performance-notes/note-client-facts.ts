/** Whose note it is. */
export interface NoteClient {
  readonly tenantId: number
  readonly id: number
  readonly name: string
}
