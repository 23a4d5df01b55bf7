/** Something that no answer tells. */
export interface Never {
  readonly asks: RegExp
  /** The part that is named, where that is not all that `asks` finds, or what it finds in brackets. */
  readonly part?: RegExp
  /** Whether somebody must be named in it, or must not. */
  readonly named?: boolean
  /** Why it is not told, as a sentence. */
  readonly because?: string
  /** Whether only somebody of a dealership is not told. */
  readonly store?: true
  /** Whether nothing near it is told either. */
  readonly firm?: true
}
