/** Joins the class names that apply; leaves out what is false, empty or undefined. */
export const classNames = (...names: readonly (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ')
