import { nobody } from '../told.ts'
import { jsonSchema, tool, type ToolSet } from 'ai'
import type { PortalReader } from '../portal-reader.ts'
import { answered, longestQuestion } from '../built-in-assistant.ts'

/** Characters of one answer that a model is told: it pays for each of them. */
const longestAnswer = 8000

/**
 * What a model may do: ask the portal's own questions, in the name of one
 * person. Each is read and answered as if the person had asked it, so that the
 * model learns nothing else, and its figures are those of the screens.
 *
 * @param told takes down every answer, so that the model's numbers can be checked against them
 */
export const toolsFor = (
  portal: PortalReader,
  told: (answer: string) => void = () => undefined,
): ToolSet => ({
  ask_portal: tool({
    description:
      'Asks the portal one plain English question about clients, budgets, pacing, results of advertising, activities, interactions, tasks, people, invoices, or any report or list by its name. Name the client in full, the time in dates, and one thing at a time: "spend of Eastgate Honda by channel from 10/01/2026 to 10/31/2026". The first line of the answer says how the question was read; where a part was not understood it says which.',
    inputSchema: jsonSchema<{ question: string }>({
      type: 'object',
      properties: { question: { type: 'string', maxLength: longestQuestion } },
      required: ['question'],
      additionalProperties: false,
    }),
    execute: async ({ question }) => {
      let answer = ''
      for await (const part of answered(
        { text: question.slice(0, longestQuestion), told: nobody },
        [],
        portal,
      )) {
        answer += part
        if (answer.length > longestAnswer) break
      }
      told(answer)
      return { answer: answer.slice(0, longestAnswer) }
    },
  }),
})
