import { channelOfPlatform } from './core/shared.ts'
import type { TopicReader } from './topic-reader.ts'

/** `display margin against video margin`: a service that is called as a channel is one where it is held against another. */
export function concludeCompared({ comparing, named, values, topic, records }: TopicReader): void {
  // `facebook ads against display`: of two services one may be named by a part of its name.
  const parts = comparing && named.length > 0 ? (values.get('service') ?? []) : []
  const services = parts.flatMap((part) => {
    const [one, another] = records.filter(
      ({ of, name }) => of === 'services' && name.toLowerCase().startsWith(part.toLowerCase()),
    )
    return one && !another ? [one] : []
  })
  if (parts.length > 0 && services.length === parts.length) {
    named.unshift(...services)
    values.delete('service')
  }
  const channels = values.get('channel')
  if (!comparing || named.length === 0 || !channels) return
  const choices = topic.columns.find(({ id }) => id === 'channel')?.values ?? []
  const as = named.flatMap(
    ({ name }) => choices.find(({ words }) => words.includes(name.toLowerCase()))?.value ?? [],
  )
  if (as.length < named.length) return
  values.set('channel', [...new Set([...as, ...channels])])
  named.length = 0
}

/** `facebook against search`: held against a channel, a platform stands for its own. */
export function concludePlatforms({ comparing, values }: TopicReader): void {
  const [platforms, channels] = [values.get('platform'), values.get('channel')]
  if (!comparing || !platforms || !channels) return
  const as = platforms.flatMap((one) => channelOfPlatform.get(String(one)) ?? [])
  if (as.length < platforms.length) return
  values.delete('platform')
  values.set('channel', [...new Set([...channels, ...as])])
}

/** `video completion rate`: of what has videos, and not of all impressions. */
export function concludeWatched({ measures, values, by, also }: TopicReader): void {
  const told = [by, also].some((id) => id === 'channel' || id === 'platform' || id === 'department')
  if (measures.includes('vtr') && !told && !values.has('channel') && !values.has('platform'))
    values.set('channel', ['video', 'ctv'])
}
