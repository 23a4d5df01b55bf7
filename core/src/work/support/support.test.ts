import { describe, expect, it } from 'vitest'
import { descriptionOf, reporterIn, sectionsIn, titleToSend } from './description.ts'
import { nameOfIssue } from './name.ts'
import { severities, severityExplanations } from './options.ts'
import { checkSupportForm, commentBody, emptySupportForm, type SupportForm } from './rules.ts'
import {
  closedStatuses,
  mayComment,
  mayReopen,
  openStatuses,
  shownStatus,
  statusesText,
  statusTone,
  supportStatuses,
} from './statuses.ts'

const bug: SupportForm = {
  ...emptySupportForm,
  issueType: 'Bug',
  title: 'Ten chars.',
  description: '<p>What is wrong</p>',
  severity: 'Low',
  impactOnEmployees: [1],
  impactOnClients: 'None',
  steps: 'Open it',
  expected: 'It opens',
  actual: 'It does not',
  whereAffected: 'Everywhere',
  url: 'n/a',
  deadline: 'This Month',
}
const feature: SupportForm = {
  ...emptySupportForm,
  issueType: 'New Feature',
  title: 'A new button',
  description: '<p>Why</p>',
  newFeature: 'A button',
  benefit: 'Speed',
  usage: 'Daily',
  priority: 'Low (Nice to have)',
}

describe('the form of a request', () => {
  it('is valid when everything required for its type is filled in, the reason for the priority excepted', () => {
    expect(checkSupportForm(bug)).toEqual({})
    expect(checkSupportForm(feature)).toEqual({})
    expect(checkSupportForm({ ...bug, reason: '' })).toEqual({})
  })

  // SUP-27
  it('asks for the fields of the chosen type and of no other', () => {
    const common = ['title', 'description']
    const missing = (form: SupportForm): string[] => Object.keys(checkSupportForm(form))
    expect(missing(emptySupportForm)).toEqual(['issueType', ...common])
    expect(missing({ ...emptySupportForm, issueType: 'Bug' })).toEqual([
      ...common,
      'severity',
      'impactOnEmployees',
      'impactOnClients',
      'steps',
      'expected',
      'actual',
      'whereAffected',
      'url',
      'deadline',
    ])
    expect(missing({ ...emptySupportForm, issueType: 'New Feature' })).toEqual([
      ...common,
      'newFeature',
      'benefit',
      'usage',
      'priority',
    ])
    expect(checkSupportForm({ ...bug, steps: '  \n' })).toEqual({ steps: 'Field is required' })
    expect(checkSupportForm({ ...bug, description: '<p>&nbsp;</p>' })).toEqual({
      description: 'Field is required',
    })
  })

  // SUP-28
  it('takes a title of 10 to 200 characters', () => {
    const said = (length: number) => checkSupportForm({ ...bug, title: 'x'.repeat(length) }).title
    expect([9, 10, 200, 201].map(said)).toEqual([
      'Brief Title must be 10 characters or more.',
      undefined,
      undefined,
      'Brief Title must be 200 characters or less.',
    ])
  })

  // SUP-21, SUP-22
  it('asks for the clients and for the day only where they are meant', () => {
    expect(checkSupportForm({ ...bug, impactOnClients: 'Specific Client' })).toEqual({
      impactedClients: 'Field is required',
    })
    expect(checkSupportForm({ ...bug, impactOnClients: 'All Clients' })).toEqual({})
    expect(checkSupportForm({ ...bug, deadline: 'Specific End Date' })).toEqual({
      endDate: 'Field is required',
    })
    expect(checkSupportForm({ ...bug, deadline: 'Specific End Date', endDate: '2026-12-24' })).toEqual({})
  })

  // SUP-29, SUP-30
  it('wants three different texts for what was done, expected and seen', () => {
    const steps = 'This field must be different from Steps to Reproduce'
    const expected = 'This field must be different from Expected Behavior'
    expect(checkSupportForm({ ...bug, expected: ' open   IT\n' })).toEqual({ expected: steps })
    expect(checkSupportForm({ ...bug, actual: bug.expected })).toEqual({ actual: expected })
    expect(checkSupportForm({ ...bug, actual: bug.steps })).toEqual({ actual: steps })
    expect(checkSupportForm({ ...bug, expected: '', actual: '', steps: '' })).toMatchObject({
      expected: 'Field is required',
      actual: 'Field is required',
    })
  })

  // SUP-14
  it('takes no empty comment', () => {
    expect(['', '<p> </p>', '<p>x</p>'].map((text) => commentBody(text))).toEqual([
      'Please enter a comment',
      'Please enter a comment',
      null,
    ])
  })

  // SUP-19
  it('explains every severity', () => {
    for (const severity of severities) expect(severityExplanations[severity]).toMatch(/^[A-Z].{20,}\.$/)
  })
})

describe('the description', () => {
  const names = {
    impactOnEmployees: ['SEO', 'R&D <labs>'],
    impactedClients: ['Any Motors'],
    stakeholders: ['Jo Doe'],
  }

  it('of a bug has a heading for each field that is filled in, and the reporter at its end', () => {
    const html = descriptionOf(
      {
        ...bug,
        description: '<h1>Loud</h1><p>x</p>',
        steps: '1. Open\n2. <b>Look</b>\n\nThen wait',
        url: 'example.com/a?b=1&c=2',
        deadline: 'Specific End Date',
        endDate: '2026-12-24',
        impactedClients: [5],
      },
      names,
      6,
    )
    expect(html).toBe(
      '<h3>Detailed Description</h3><h4>Loud</h4><p>x</p>' +
        '<h3>Severity</h3><p>Low</p>' +
        '<h3>Impact on Employees</h3><ul><li><p>SEO</p></li><li><p>R&amp;D &lt;labs&gt;</p></li></ul>' +
        '<h3>Impact on Clients</h3><p>None</p>' +
        '<h3>Steps to Reproduce</h3><p>1. Open<br />2. &lt;b&gt;Look&lt;/b&gt;</p><p>Then wait</p>' +
        '<h3>Expected Behavior</h3><p>It opens</p><h3>Actual Behavior</h3><p>It does not</p>' +
        '<h3>Where It Is Affected</h3><p>Everywhere</p>' +
        '<h3>URL/Link</h3><p><a href="https://example.com/a?b=1&amp;c=2">example.com/a?b=1&amp;c=2</a></p>' +
        '<h3>Suggested Deadline</h3><p>Specific End Date</p><h3>Specific End Date</h3><p>12/24/2026</p>' +
        '<p>Reporter User ID: 6</p>',
    )
    expect(sectionsIn(html).get('Expected Behavior')).toBe('<p>It opens</p>')
  })

  it('makes no link of what is none', () => {
    for (const url of ['javascript:alert(1)', 'n/a', 'see https://a.example and b'])
      expect(descriptionOf({ ...bug, url }, names, 6)).not.toContain('<a ')
  })

  // SUP-25, decision Q11
  it('of a feature begins with its title, which all of them send alike', () => {
    const html = descriptionOf({ ...feature, stakeholders: [3] }, names, 9)
    expect(html).toMatch(/^<p><strong>A new button<\/strong><\/p><h3>Detailed Description<\/h3>/)
    expect(html).toContain('<h3>Additional Stakeholders</h3><ul><li><p>Jo Doe</p></li></ul>')
    expect(titleToSend(feature)).toBe('New Feature Request')
    expect(titleToSend({ ...bug, title: ' Ten chars. ' })).toBe('Ten chars.')
    const text = { summary: 'New Feature Request', description: 'A new button\n\nWhy' }
    expect(nameOfIssue(text)).toBe('A new button')
    expect(nameOfIssue({ ...text, summary: 'A bug' })).toBe('A bug')
  })

  it('names its reporter in the last line that does, and nowhere else', () => {
    expect(reporterIn('x\nReporter User ID: 6\n')).toBe(6)
    expect(reporterIn('Reporter User ID: 6\nReporter User ID: 9')).toBe(9)
    expect(reporterIn('I am not Reporter User ID: 6')).toBeNull()
    expect(reporterIn('Reporter User ID: 6 and more')).toBeNull()
  })
})

describe('statuses', () => {
  // SUP-03, SUP-04
  it('are five open and two closed ones, in the words of the specification', () => {
    expect(statusesText('opened')).toBe(
      'In Progress,Approved,Waiting for Confirmation,Submitted,Not Approved (Postpone)',
    )
    expect(statusesText('closed')).toBe('Done,Rejected')
    expect(statusesText('my')).toBe([...openStatuses, ...closedStatuses].join())
  })

  // SUP-08, SUP-09, SUP-15
  it('decide what is shown and what may be done', () => {
    expect(shownStatus('Not Approved (Postpone)')).toBe('Submitted')
    expect(shownStatus('Approved')).toBe('Approved')
    expect(supportStatuses.filter(mayReopen)).toEqual(['Done'])
    expect(supportStatuses.filter(mayComment)).toEqual([...supportStatuses])
    expect([mayComment('On Hold'), statusTone('On Hold'), statusTone('Rejected')]).toEqual([
      false,
      'neutral',
      'danger',
    ])
  })
})
