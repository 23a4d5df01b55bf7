import { isNumeric, type TopicReader } from './topic-reader.ts'

/** Whether a column of a question's topic is a figure; the number of rows is one. */
export const isFigure = (reader: TopicReader, id: string): boolean => {
  const column = reader.column(id)
  return id === 'count' || (column !== undefined && isNumeric(column))
}

/** Whether it is clients themselves that are asked for. */
export const isOfClients = ({ topic }: TopicReader): boolean => topic.id === 'clients'

/** Whether a word is asked for by `which`: `which ad`, `which of my ads`. */
export const asksWhich = ({ lows }: TopicReader, at: number): boolean =>
  /(?:^| )(?:which|what)(?: of (?:my|our|the|these|those))?$/.test(
    lows.slice(Math.max(0, at - 3), at).join(' '),
  )
