import { questionsOf, type FormDefinition } from '@portal/core/sites/forms/definition'

/**
 * A form in which a question stands elsewhere, as it is dragged: behind whatever it passed on its way down, before
 * what it passed on its way up, in the part of that one.
 *
 * @param from where it stands among all questions, counted from 0
 * @param to where it stands afterwards
 */
export function moveQuestion(definition: FormDefinition, from: number, to: number): FormDefinition {
  const all = questionsOf(definition)
  const [question, goal] = [all[from], all[to]]
  if (!question || !goal || from === to) return definition
  return {
    ...definition,
    pages: definition.pages.map((page) => {
      const others = page.questions.filter((one) => one !== question)
      const at = others.indexOf(goal)
      return at < 0
        ? { ...page, questions: others }
        : { ...page, questions: others.toSpliced(to > from ? at + 1 : at, 0, question) }
    }),
  }
}

/**
 * A form in which a question stands one place further up (-1) or down (1): at the edge of a part in the next part,
 * also in an empty one. Null where it can go no further.
 */
export function stepQuestion(definition: FormDefinition, id: string, by: -1 | 1): FormDefinition | null {
  const { pages } = definition
  const at = pages.findIndex(({ questions }) => questions.some((one) => one.id === id))
  const page = pages[at]
  const place = page?.questions.findIndex((one) => one.id === id) ?? -1
  const question = page?.questions[place]
  if (!page || !question) return null
  const without = page.questions.toSpliced(place, 1)
  const put = (part: number, questions: typeof without): FormDefinition => ({
    ...definition,
    pages: pages
      .with(at, { ...page, questions: without })
      .map((one, index) => (index === part ? { ...one, questions } : one)),
  })
  if (page.questions[place + by]) return put(at, without.toSpliced(place + by, 0, question))
  const next = pages[at + by]
  if (!next) return null
  return put(at + by, by === 1 ? [question, ...next.questions] : [...next.questions, question])
}
