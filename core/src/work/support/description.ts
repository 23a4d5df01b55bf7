import { formatDay } from '../../foundation/format/dates.ts'
import { completeUrl } from '../../foundation/rules/url.ts'
import { featureTitle, reporterLabel } from './constants.ts'
import { bugFieldGroups, featureFields, supportFields, type SupportField } from './fields.ts'
import { hasEndDate, namesClients, type SupportForm } from './rules.ts'

/** The names behind the ids of a form, in the order of its ids. */
export interface SupportNames {
  readonly impactOnEmployees: readonly string[]
  readonly impactedClients: readonly string[]
  readonly stakeholders: readonly string[]
}

/** The title that a form is sent with: features all have the same one. */
export const titleToSend = ({ issueType, title }: Pick<SupportForm, 'issueType' | 'title'>): string =>
  issueType === 'New Feature' ? featureTitle : title.trim()

/**
 * A form's whole content as HTML: a heading for each field, a feature's Brief
 * Title as the first line, and who reported it at the end. The
 * server puts the id of whoever is signed in there, whatever is sent.
 */
export function descriptionOf(form: SupportForm, names: SupportNames, reporterId: number): string {
  const fields =
    form.issueType === 'New Feature' ? featureFields : bugFieldGroups.flatMap((group) => group.fields)
  return [
    form.issueType === 'New Feature' ? `<p><strong>${escaped(form.title.trim())}</strong></p>` : '',
    section('description', belowHeadings(form.description)),
    ...fields.map((field) => section(field, contentOf(field, form, names))),
    reporterLine(reporterId),
  ].join('')
}

/** Who reported a request, as the last line of its description. */
export const reporterLine = (userId: number): string => `<p>${reporterLabel} ${userId}</p>`

/** The id of the user who filed a request, by the plain text of its description: the last line that names one. */
export function reporterIn(description: string): number | null {
  const named = [...description.matchAll(/^[^\S\n]*Reporter User ID:[^\S\n]*(\d{1,10})[^\S\n]*$/gm)].at(-1)
  return named?.[1] === undefined ? null : Number(named[1])
}

/** The parts of a description by their headings; the text before the first one under an empty name. */
export function sectionsIn(description: string): ReadonlyMap<string, string> {
  const parts = description.split(/<h3\b[^>]*>([^<]*)<\/h3>/i)
  const sections = new Map([['', parts[0] ?? '']])
  for (let place = 1; place < parts.length; place += 2)
    sections.set(parts[place]?.trim() ?? '', parts[place + 1] ?? '')
  return sections
}

const section = (field: SupportField, content: string): string =>
  content === '' ? '' : `<h3>${escaped(supportFields[field].label)}</h3>${content}`

function contentOf(field: SupportField, form: SupportForm, names: SupportNames): string {
  switch (field) {
    case 'impactOnEmployees':
    case 'stakeholders':
      return listed(names[field])
    case 'impactedClients':
      return namesClients(form) ? listed(names.impactedClients) : ''
    case 'endDate':
      return hasEndDate(form) ? paragraphs(formatDay(form.endDate)) : ''
    case 'url':
      return link(form.url)
    default:
      return paragraphs(form[field])
  }
}

const listed = (names: readonly string[]): string =>
  names.length === 0 ? '' : `<ul>${names.map((name) => `<li><p>${escaped(name)}</p></li>`).join('')}</ul>`

/** Plain text as HTML: an empty line begins a paragraph, any other a line. */
const paragraphs = (text: string): string =>
  text.trim() === ''
    ? ''
    : text
        .trim()
        .split(/\n\s*\n/)
        .map((part) => `<p>${part.trim().split(/\r?\n/).map(escaped).join('<br />')}</p>`)
        .join('')

const link = (text: string): string => {
  const address = /\s/.test(text.trim()) ? null : completeUrl(text)
  return address === null
    ? paragraphs(text)
    : `<p><a href="${escaped(address)}">${escaped(text.trim())}</a></p>`
}

/** Headings inside of a section stand below the section's own. */
const belowHeadings = (html: string): string => html.replace(/<(\/?)h[1-3]\b/gi, '<$1h4')

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign)
