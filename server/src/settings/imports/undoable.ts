/** Which import; all that taking back needs to know. */
export interface Undoable {
  readonly tenantId: number
  readonly id: number
}
