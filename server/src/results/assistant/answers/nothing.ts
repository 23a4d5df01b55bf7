import type { TopicQuestion } from '../language/question.ts'
import type { Topic } from '../language/topic.ts'
import { whenOf, type Answered } from './answered.ts'

export const nothing = (question: TopicQuestion, now: Answered): string => {
  void question
  return now.topic.period === 'range' || now.period
    ? `There are no ${lowerTitle(now.topic)}${whenOf(now)} for what you asked.`
    : `There are no ${lowerTitle(now.topic)} for what you asked.`
}

const lowerTitle = ({ title, rows }: Topic): string => (rows ?? title).toLowerCase()
