import { defineFields } from '../../foundation/contract/field.ts'
import { resource } from '../../foundation/contract/resource.ts'
import { employees } from '../../foundation/policy/rules-of-calls.ts'

/** Ads as they will be seen, kept for whoever is to say yes to them. */
export const adPreviews = resource({
  area: 'adPreviews',
  fields: defineFields({
    name: { label: 'Name', kind: 'text', required: true, hint: 'Stands above the preview.' },
    pageName: {
      label: 'Page',
      kind: 'text',
      initial: '',
      hint: 'In whose name the ad runs. Empty: the website.',
    },
    headline: { label: 'Headline', kind: 'text', required: true },
    text: { label: 'Text', kind: 'longText', initial: '' },
    description: { label: 'Description', kind: 'text', initial: '' },
    callToAction: {
      label: 'Button',
      kind: 'choice',
      choices: ['Learn More', 'Shop Now', 'Get Offer', 'Get Quote', 'Book Now', 'Call Now', 'Contact Us'],
      initial: 'Learn More',
    },
    link: { label: 'Leads to', kind: 'url', required: true },
    isOpen: {
      label: 'Open',
      kind: 'flag',
      initial: false,
      hint: 'Whoever has the address sees it, without signing in.',
    },
    // Stands in the address: drawn at random, so that addresses cannot be counted through.
    shareNumber: { label: 'Share Number', kind: 'integer', computed: true },
  }),
  ofClient: true,
  read: employees,
  write: employees,
  screens: [
    {
      route: 'clients.profile.guest-access',
      sentence: 'Ads as they will be seen, for whoever is to say yes to them.',
      icon: 'globe',
      tab: 'Ad previews',
      empty: 'Add the first one: its address shows the ad to somebody without an account.',
      columns: ['name', 'headline', 'callToAction', 'isOpen'],
    },
  ],
})
