import type { TopicQuestion } from '../language/question.ts'
import { topicFor } from './answered.ts'

/** Whether the rows of a topic say themselves why: cancellations have a reason. */
export const tellsReasons = ({ topic }: TopicQuestion): boolean =>
  topicFor(topic).columns.some(({ id, label }) => /reason|cause/i.test(`${id} ${label}`))

/** What is said where a topic has no reasons. */
export const noReasons = ({ topic }: TopicQuestion): string => {
  const { title, rows } = topicFor(topic)
  const words = (rows ?? title).toLowerCase()
  return `I can't say why for ${words}: I explain why spend, clicks, conversions and what each of them costs went up or down. Ask for ${words} themselves, without why.`
}
