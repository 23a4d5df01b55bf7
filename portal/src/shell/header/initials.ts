/** The letters that stand for a person: of the first and the last name, or of whichever there is. */
export function initialsOf({
  firstName,
  lastName,
}: {
  readonly firstName: string
  readonly lastName: string
}): string {
  return [firstName, lastName].map((name) => [...name.trim()][0]?.toUpperCase() ?? '').join('')
}
