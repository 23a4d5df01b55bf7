import { topicOf } from './declared-topics.ts'
import { isTopic, type Thread } from './question.ts'

const asks =
  /^((?:(?:and|so|ok|but) )*(?:how many|which|what) (?:of (?:my|our) )?(?:clients|stores|dealers|dealerships|accounts|customers|rooftops) )(?:all )?(?:have|has|buy|bought|use|run|take|get|got|are on|pay for|are buying|are using|are running)(?: got)? (?:it|that|this|that one|this one|this service|that service)(?: with us| from us)?(?=[?.! ]*$)/i

/** `how many stores buy it` after the revenue of SEO: with the name of what was asked about, since `it` would be anything. */
export function withWhatTheyHave(text: string, { question }: Thread): string | null {
  const [, head] = asks.exec(text.trim()) ?? []
  if (head === undefined || !isTopic(question)) return null
  const [service, another] = question.records
  const [channel, other] = question.conditions.filter(({ column }) => /^(?:channel|platform)$/.test(column))
  const label = topicOf(question.topic)
    ?.topic.columns.find(({ id }) => id === channel?.column)
    ?.values?.find(({ value }) => value === channel?.values[0])?.label
  const named =
    service?.of === 'services' && !another && !channel
      ? service.name
      : channel && !other && !service && channel.values.length === 1
        ? label
        : undefined
  return named === undefined ? null : `${head}have ${named}`
}
