import { isNumeric, type TopicReader } from './topic-reader.ts'

/** Whether a column of a question's topic is a figure; the number of rows is one. */
export const isFigure = (reader: TopicReader, id: string): boolean => {
  const column = reader.column(id)
  return id === 'count' || (column !== undefined && isNumeric(column))
}

/** Whether it is clients themselves that are asked for. */
export const isOfClients = ({ topic }: TopicReader): boolean => topic.id === 'clients'
