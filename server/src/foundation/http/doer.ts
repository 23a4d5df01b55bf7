/** Who did it, for the audit log. */
export interface Doer {
  readonly tenantId: number
  readonly call: string
  readonly userId: number | null
  readonly impersonatedBy: number | null
  readonly via: string
  readonly ip: string
}
