/** Ways to say something, each with the way that the grammar has for it: as it stands, or worked out of what was found. */
export type Otherwise = readonly (readonly [RegExp, string | ((...found: readonly string[]) => string)])[]
