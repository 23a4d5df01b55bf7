import type { Answers, FormDefinition } from '@portal/core/sites/forms/definition'

/** The pages on which something is asked, by their places. */
export const pagesAsked = ({ pages }: FormDefinition, asked: ReadonlySet<string>): readonly number[] =>
  pages.flatMap(({ questions }, at) => (questions.some(({ id }) => asked.has(id)) ? [at] : []))

/** The first page with one of these questions. */
export function pageOf({ pages }: FormDefinition, questions: readonly string[]): number | undefined {
  const at = pages.findIndex((page) => page.questions.some(({ id }) => questions.includes(id)))
  return at === -1 ? undefined : at
}

/** Where somebody goes on who comes back: the last page that they answered, or the first one that lacks an answer. */
export function pageToGoOnWith(
  definition: FormDefinition,
  answers: Answers,
  problems: Readonly<Record<string, string>>,
): number {
  const answered = definition.pages.findLastIndex(({ questions }) =>
    questions.some(({ id }) => answers[id] !== undefined && answers[id] !== false),
  )
  return Math.max(0, Math.min(answered, pageOf(definition, Object.keys(problems)) ?? answered))
}
