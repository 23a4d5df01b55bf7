/** What a fact of a client can be, as the agency's administrators choose it. */
export const clientDataKinds = ['Text', 'Number', 'Day', 'Choice', 'User', 'Yes or No'] as const
export type ClientDataKind = (typeof clientDataKinds)[number]

/** A type as forms and the server read it. */
export interface ClientDataType {
  readonly name: string
  readonly kind: ClientDataKind
  readonly choices: string
  readonly required: boolean
  readonly hint: string
}
