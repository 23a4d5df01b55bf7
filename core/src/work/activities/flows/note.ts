import { formatDay, type DayRange } from '../../../foundation/format/dates.ts'
import { completeUrl } from '../../../foundation/rules/index.ts'
import { attachmentLabelLength } from '../constants.ts'
import { answerOf, textOf, type Change, type Topic } from './answers.ts'
import type { FlowState } from './machine.ts'
import { changeOptions, emptyNote, optimizationOptions, otherIssues } from './options.ts'

/** What a flow hands to the activity form. */
export interface FlowNote {
  readonly html: string
  readonly files: readonly { readonly file: File; readonly description: string }[]
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What was written, or the placeholder that keeps the activity from being saved. */
const written = (text: string): string => escape(text.trim() || emptyNote).replace(/\r?\n/g, '<br>')

const paragraph = (html: string): string => `<p>${html}</p>`
const item = (label: string, html: string): string =>
  `<li><p><strong>${escape(label)}:</strong> ${html}</p></li>`
const list = (items: readonly string[]): string => `<ul>${items.join('')}</ul>`
const section = (title: string, html: string): string => `<h3>${escape(title)}</h3>${html}`

const labelIn = (options: readonly { readonly id: string; readonly label: string }[], id: string): string =>
  options.find((option) => option.id === id)?.label ?? id

const takesMedia = ({ option }: Change): boolean =>
  changeOptions.some(({ id, takesMedia: takes }) => id === option && takes)

function changeItem(change: Change): string {
  const address = takesMedia(change) ? completeUrl(change.imageUrl) : null
  const file = takesMedia(change) ? change.imageFile : null
  const shown = address === null ? '' : `<br><a href="${escape(address)}">${escape(address)}</a>`
  const attached = file === null ? '' : `<br>Attached: ${escape(file.name)}`
  return item(labelIn(changeOptions, change.option), `${written(change.text)}${shown}${attached}`)
}

const topicItems = (
  topics: readonly Topic[],
  options: readonly { readonly id: string; readonly label: string }[],
): readonly string[] => topics.map(({ option, text }) => item(labelIn(options, option), written(text)))

function figures({ answers, groups }: FlowState, before: DayRange | null): string {
  const kept = groups
    .map(({ title, lines }) => ({ title, lines: lines.filter(({ id }) => answerOf(answers, id).include) }))
    .filter(({ lines }) => lines.length > 0)
  if (kept.length === 0) return ''
  const beside = before === null ? '' : `, beside ${formatDay(before.start)} to ${formatDay(before.end)}`
  return section(
    `Performance from ${formatDay(answers.start)} to ${formatDay(answers.end)}${beside}`,
    kept
      .map(({ title, lines }) =>
        [
          kept.length > 1 ? paragraph(`<strong>${escape(title)}</strong>`) : '',
          list(lines.map((line) => item(line.label, written(textOf(answers, line))))),
        ].join(''),
      )
      .join(''),
  )
}

/**
 * The note that a finished flow hands over: what was answered on the way that
 * was taken, escaped, in what the editor knows. Where nothing was, it is the
 * placeholder.
 * @param before the days that the figures were compared with
 */
export function noteOf(state: FlowState, before: DayRange | null = null): FlowNote {
  const { answers, way } = state
  const passed = new Set(way)
  const { changes } = answers
  const topics = [
    passed.has('step2-optimizations')
      ? { title: 'Optimizations', items: topicItems(answers.optimizations, optimizationOptions) }
      : null,
    passed.has('step3') ? { title: 'Other Issues', items: topicItems(answers.issues, otherIssues) } : null,
  ]
  const html = [
    changes.length > 0 ? section('Changes', list(changes.map(changeItem))) : '',
    passed.has('step2') ? figures(state, before) : '',
    ...topics.map((topic) =>
      topic && topic.items.length > 0 ? section(topic.title, list(topic.items)) : '',
    ),
  ].join('')
  return {
    html: html === '' ? paragraph(emptyNote) : html,
    files: changes
      .filter(takesMedia)
      .flatMap(({ option, imageFile }) =>
        imageFile
          ? [{ file: imageFile, description: labelIn(changeOptions, option).slice(0, attachmentLabelLength) }]
          : [],
      ),
  }
}
