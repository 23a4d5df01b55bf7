/**
 * The rules of a form by field. A rule gets the whole form too, for what
 * depends on another field; every `Check` is such a rule already.
 */
export type FormRules<V> = {
  readonly [K in keyof V]?: (value: V[K], values: V) => string | null
}

/** The sentences of the invalid fields, by field; empty when the form is valid. */
export type FormErrors<V> = { readonly [K in keyof V & string]?: string }

/** Runs every rule of a form, in the order in which the rules are written. */
export const checkForm = <V extends object>(rules: FormRules<V>, values: V): FormErrors<V> => {
  const errors: { [K in keyof V & string]?: string } = {}
  for (const field in rules) {
    const message = rules[field]?.(values[field], values) ?? null
    if (message !== null) errors[field] = message
  }
  return errors
}

/** Whether no field is invalid. */
export const isValid = (errors: object): boolean => Object.keys(errors).length === 0
