/** The files of the demo agency, which lie in `content`, by what the seed calls them. */
export const demoFiles = {
  truckDraft: 'winter-trucks-300x250.png',
  truck: 'winter-trucks-300x250-v2.png',
  service: 'oil-change-728x90.png',
  used: 'certified-used-480x480.png',
  holiday: 'holiday-300x250.html',
  mailer: 'service-mailer.pdf',
  guide: 'stellantis-digital-program-guide.pdf',
  claimForm: 'subaru-claim-form.pdf',
  rates: 'coop-shares-by-manufacturer.csv',
  invoice: 'coop-media-invoice.pdf',
  pageNow: 'landing-page-this-month.png',
  pageBefore: 'landing-page-last-month.png',
  pageBroken: 'what-i-see.png',
  terms: 'search-terms.csv',
  agenda: 'agenda-and-results.pdf',
  slideResults: 'results.png',
  slideRoad: 'road.png',
} as const

/** What the seed calls a file. */
export type FileName = keyof typeof demoFiles
