import { movingBanner, paper } from './papers.ts'
import { pageScreenshot, serviceBanner, slidePicture, truckBanner, usedSquare } from './pictures.ts'

/** A file of the demo agency: its name, its type, and how its bytes are made. */
interface Recipe {
  readonly name: string
  readonly mediaType: 'image/png' | 'application/pdf' | 'text/html' | 'text/csv'
  make(): Buffer
}

const picture = (name: string, make: () => Buffer): Recipe => ({ name, mediaType: 'image/png', make })
const document = (name: string, ...of: Parameters<typeof paper>): Recipe => ({
  name,
  mediaType: 'application/pdf',
  make: () => paper(...of),
})
const table = (name: string, lines: readonly string[]): Recipe => ({
  name,
  mediaType: 'text/csv',
  make: () => Buffer.from(`${lines.join('\r\n')}\r\n`),
})

/** Every file that the demo agency has, by what the seed calls it. */
export const recipes = {
  truckDraft: picture('winter-trucks-300x250.png', () => truckBanner(false)),
  truck: picture('winter-trucks-300x250-v2.png', () => truckBanner(true)),
  service: picture('oil-change-728x90.png', serviceBanner),
  used: picture('certified-used-480x480.png', usedSquare),
  holiday: { name: 'holiday-300x250.html', mediaType: 'text/html', make: movingBanner },
  mailer: document('service-mailer.pdf', 'Winter service mailer', [
    'Front:',
    'Is your vehicle ready for the cold? Battery, brakes and tires checked for $29.95.',
    '',
    'Back:',
    ['Oil and filter', '$49.95'],
    ['Four-wheel alignment', '$89.95'],
    ['Winter tires, set of four', 'from $620'],
    '',
    'Good until the end of the month. One coupon for each vehicle.',
  ]),
  guide: document('stellantis-digital-program-guide.pdf', 'Digital program guide', [
    'What is reimbursed:',
    ['Paid search', '50 %'],
    ['Paid social', '50 %'],
    ['Display, video and connected TV', '50 %'],
    '',
    'What a claim needs:',
    'The invoice of the month with the dealer code on it.',
    'Screenshots of every creative, with the name of the store and the disclaimer in view.',
    'The landing page, as it was while the advertising ran.',
    '',
    'Claims are due 75 days after the end of the month.',
  ]),
  claimForm: document('subaru-claim-form.pdf', 'Claim for reimbursement', [
    ['Dealer code', '______________'],
    ['Month', '______________'],
    ['Media', '______________'],
    ['Amount spent', '$ ____________'],
    ['Amount claimed', '$ ____________'],
    '',
    'Signed by the general manager: ______________________________',
  ]),
  rates: table('coop-shares-by-manufacturer.csv', [
    'Manufacturer,Share,Claim within',
    'Stellantis,50 %,75 days',
    'General Motors,65 %,60 days',
    'Ford,50 %,60 days',
    'Honda,60 %,90 days',
    'Kia,75 %,45 days',
  ]),
  invoice: document('coop-media-invoice.pdf', 'Media invoice for co-op', [
    ['Placed for', 'Winter truck event'],
    ['Media', 'Paid search'],
    '',
    ['New vehicles, paid search', '$4,200.00'],
    ['Vehicle listings', '$1,150.00'],
    ['Total', '$5,350.00'],
    '',
    'Placed with the platforms at cost. Screenshots and landing pages are in the claim.',
  ]),
  pageNow: picture('landing-page-this-month.png', () =>
    pageScreenshot('Truck month', 'Trucks from $399 a month'),
  ),
  pageBefore: picture('landing-page-last-month.png', () =>
    pageScreenshot('Fall clearance', 'Fall clearance: $2,500 off'),
  ),
  pageBroken: picture('what-i-see.png', () => pageScreenshot('Agency Portal', '', true)),
  terms: table('search-terms.csv', [
    'Search term,Clicks,Cost,Conversions',
    'truck lease deals near me,212,$486.20,19',
    'used trucks under 20000,148,$301.75,11',
    'ram 1500 for sale,131,$344.10,14',
    'oil change coupon,96,$118.60,17',
    'truck dealer open sunday,41,$77.35,3',
  ]),
  agenda: document('agenda-and-results.pdf', 'Agenda and results', [
    'Results:',
    ['Leads', '164', '12 % more than the month before'],
    ['Cost of a lead', '$31.40', '8 % less'],
    ['Calls', '88', 'as many as before'],
    '',
    'Next month:',
    'Move $500 from used to new vehicles while inventory is high.',
    'New landing page for winter service, ready by the 10th.',
  ]),
  slideResults: picture('results.png', () => slidePicture('results')),
  slideRoad: picture('road.png', () => slidePicture('road')),
} satisfies Readonly<Record<string, Recipe>>

/** What the seed calls a file. */
export type FileName = keyof typeof recipes
