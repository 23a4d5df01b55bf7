/** The kinds of a template's fields. */
export const templateFieldKinds = ['Text', 'Paragraph', 'Number', 'Date', 'Yes or No', 'Options'] as const
export type TemplateFieldKind = (typeof templateFieldKinds)[number]

/** Something that a template asks for beside what every task has. */
export interface TemplateField {
  readonly id: number
  readonly name: string
  readonly kind: TemplateFieldKind
  readonly required: boolean
  /** What can be chosen where the kind is Options. */
  readonly options: readonly string[]
}

/** The lines of an options text that say something, each once. */
export const optionsIn = (text: string): readonly string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
]
