/** A reason not to go on that a person can act on; shown without a stack. */
export class Sentence extends Error {}
