const order = ['emptied', 'deleted', 'words', 'stays']

/** What is a person's own before what only names them, and what stays for the law last. */
export const byImportance = (
  one: { readonly becomes: string },
  other: { readonly becomes: string },
): number => order.indexOf(one.becomes) - order.indexOf(other.becomes)
