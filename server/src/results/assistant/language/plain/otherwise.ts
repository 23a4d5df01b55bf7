/** Ways to say something, each with the way that the grammar has for it. */
export type Otherwise = readonly (readonly [RegExp, string])[]
