import type { AskedValue } from '../topic.ts'
import type { Vocabulary } from './entry.ts'

/** What people at a dealership are by their job, each as it stands in the titles of contacts. */
const jobs = [
  'Service Manager',
  'Service Director',
  'Service Advisor',
  'Fixed Operations Director|fixed ops director',
  'General Sales Manager|gsm|gsms',
  'Sales Manager',
  'Sales Director',
  'Finance Manager|finance director|f&i manager',
  'Internet|internet manager|internet sales manager|internet director',
  'Used Car Manager|pre owned manager',
  'New Car Manager',
  'BDC|bdc manager|bdc director',
  'Marketing Manager',
  'Marketing Director',
].map((line): AskedValue => {
  const [title = '', ...others] = line.split('|')
  const said = others.length > 0 && !title.includes(' ') ? others : [title.toLowerCase(), ...others]
  return { value: title, label: title, words: said, tells: true }
})

/** How people speak of clients, and of whom and what they know there. */
export const ofClients: Vocabulary = {
  clients: {
    rows: 'clients we have|dealer client',
    weak: {
      activatedAt:
        'came in|kicked off|kick off|went live|launched|start with us|started with us|come aboard|came aboard|came on board|landed|picked up|won|brought on|brought in',
      canceledAt:
        'walked|walked away|dropped us|quit|quit us|left us|leave us|fired us|bailed|went away|dropped out|departed',
      health: 'score|health number',
      identifier: 'code|dealer number|client code|client number',
    },
    columns: {
      website: 'web site|site|url|homepage|home page|web address',
      phone: 'main number|telephone|main line|store phone',
    },
    choices: {
      state: {
        Prospect: 'prospective|not yet a client|not a client yet',
        Inactive: 'no longer with us|no longer a client',
        Active: '',
      },
      healthLevel: {
        'At Risk':
          'in bad health|in bad shape|poor health|in poor health|bad health|shaky|on shaky ground|wobbly',
        Good: 'good health|in good shape|strong health|thriving',
      },
    },
  },
  contacts: {
    undated: true,
    rows: 'people at the store|people at the dealership|contact person|contact people|point of contact|contact list|phone book|store contact|store contacts|dealership contact|dealership contacts|dealer contact|dealer contacts|rolodex|decision maker|decision makers|contact card|contact cards|client contact|client contacts|people we know there|who we know there',
    columns: {
      title: 'job title|position|role|job',
      email: 'e mail|e mail address|email address|mail address|emails|email on file|reach by email',
      phone:
        'phone number|telephone|office number|number|landline|direct line|office phone|desk phone|work phone|direct number|extension',
      mobile:
        'cell|cell phone|cell number|mobile number|mobile phone|cells|cellphone|text number|personal number',
      birthday:
        'born|birth date|date of birth|bday|birthdays|bdays|turns a year older|celebrates|celebrating',
      receivesInvoices:
        'receive invoices|receives our invoices|gets invoices|get invoices|gets the invoices|get the invoices|gets our invoices|receives the invoices|invoices go to|billing contact|set to receive invoices|get the bills|gets the bills|gets the bill|gets our bills|gets billed|copied on invoices|copied on the invoices|on the invoice list|invoice contact|ap contact|bills go to|get invoiced|receive our invoices|get our invoices|receive the invoices|invoices are sent to|invoices sent to|emailed the invoices|invoice recipient|invoice recipients|email the invoices to|email invoices to|send the invoices to|send invoices to|mail the invoices to|bill contact',
      receivesReports:
        'receive reports|gets reports|get reports|gets the reports|gets the monthly report|receives the monthly report|reports go to|on the report list|get the reports|get the monthly report|receive the reports|receives the reports|copied on reports|copied on the reports|report recipient|report recipients|reports are sent to|reports sent to|gets our reports|get our reports|on the report mailing|get the report|gets the report|on the distribution list',
      isPrimary:
        'primary contact|main contact|primary|main|key contact|go to person|go to contact|main point of contact|primary point of contact|main person',
    },
    none: {
      email: 'no email on file|email missing|missing an email|email is missing|unreachable by email',
      phone: 'no phone on file|phone missing|missing a phone number',
      mobile: 'no cell on file|cell missing',
    },
    choices: {
      isPrimary: { No: 'secondary|secondary contact|backup contact' },
      receivesReports: {
        No: 'off the report list|left off the reports|not on the report list|do not get reports|do not get the reports|do not receive reports|never get reports',
      },
      receivesInvoices: {
        No: 'off the invoice list|do not get invoices|do not get the invoices|do not receive invoices',
      },
      department: {
        'General Manager': 'gm|gms|general managers|gm of the store|runs the store',
        Owner:
          'dealer principal|owners|dealer principals|dp|principal|principals|owns the store|owner operator',
        Accounting:
          'bookkeeper|controller|office manager|accountant|accounting office|accounts payable|cfo|comptroller|business office',
        Service: 'service department|fixed ops|fixed operations|service drive',
        Parts: 'parts department|parts counter',
        Sales: 'sales department|sales floor|bdc',
        Marketing: 'marketing department|marketing person',
      },
    },
    standing: {
      title: jobs,
      department: [
        {
          value: 'parts manager',
          label: 'Parts Manager',
          words: ['parts manager', 'parts managers', 'parts counter'],
          stands: { column: 'department', values: ['Parts'] },
          tells: true,
        },
        {
          value: 'bookkeeper',
          label: 'Bookkeeper',
          words: ['bookkeeper', 'bookkeepers', 'comptroller', 'accounting office', 'accounting person'],
          stands: { column: 'department', values: ['Accounting'] },
          tells: true,
        },
      ],
    },
  },
  credentials: {
    undated: true,
    rows: 'password|passwords|login data|account access|access data|vault|saved login|saved logins|stored login|stored logins|login details|logins we keep|logins on file|password vault|saved password|saved passwords|stored password|stored passwords|client password|client passwords',
    columns: {
      rotateAt:
        'password due|has to be changed|must be changed|need rotating|due for rotation|needs changing|to be rotated|rotation due|need to be changed|needs to be changed|due to be changed|due for a change|rotate by|need changing',
      rotatedAt: 'password last changed|last rotated|rotated|password changed',
      hasCode:
        'two factor|2fa|one time codes|authenticator|mfa|two step|second factor|one time code|with a code|authenticator code|multi factor|two factor authentication',
      username: 'user name|login name|user id|who we log in as|log in as',
      url: 'web address|site|link|address|login page|where to log in',
      rotateDays: 'rotation period',
    },
    weak: {
      rotatedAt: 'last changed|changed last|last updated',
      rotateDays: 'rotation|how often it is rotated|days between changes',
      rotateAt: 'expire|expires|expiring|expired|run out|running out|up for a change|come due|coming due',
    },
    choices: {
      hasCode: {
        Yes: 'with 2fa|with two factor|with mfa|with an authenticator|with a one time code|with one time codes',
        No: 'without 2fa|without two factor|without mfa|without a one time code|without one time codes|no 2fa|no two factor|no mfa',
      },
      rotateAt: {
        Overdue:
          'overdue|past due|late|expired|too old|out of date|stale|should have been changed|not rotated|never rotated',
      },
    },
  },
  competitors: {
    rows: 'rival|rivals|competition nearby|competing dealers|competing stores|competitor dealers|competes|competes with|compete with|competing with|competing against|competitor store|competitor stores|other dealers nearby|other dealers around|local competition|nearby dealers|nearby dealer|rival dealer|rival dealers|rival store|rival stores',
    columns: {
      distance: 'miles away|how far away|far away|away|closest|nearest|within',
      brand: 'make|franchise|what they sell|nameplate',
      website: 'site|web site|url|web address',
    },
    weak: { distance: 'how close|how near|mileage|miles out' },
  },
  clientNotes: {
    rows: 'note|notes|note on the client|notes we took|written down|wrote down|jotted down|note on file|notes on file|note in the file|client memo|memo|memos|comment on the client|notes on the client|account note|account notes|notes on the account|note on the account|store note|store notes',
    columns: {
      followUpAt: 'follow up|follow ups|follow up date|to come back to|come back to|come up again',
    },
    weak: {
      followUpAt:
        'revisit|to revisit|circle back|circle back on|get back to|to get back to|check back|check back on|following up',
      notedAt: 'left|added|put in|made',
      topic: 'about what|subject',
    },
    choices: {
      topic: {
        Call: 'from a call|phone call',
        Meeting: 'from a meeting',
        Results: '',
        Budget: 'money',
        Creative: 'creatives|ads',
        Website: 'site|web site',
      },
      followUpAt: {
        Overdue: 'overdue|past due|late|forgotten|slipped',
        Open: 'still to come back to|still to follow up',
      },
    },
    none: { followUpAt: 'without a follow up|no follow up|nothing to follow up' },
  },
  coreVehicles: {
    rows: 'core model|core models|focus vehicle|focus vehicles|focus model|focus models|model we push|models we push|priority model|priority models|priority vehicle|priority vehicles|core car|core cars|key model|key models|main model|main models|vehicles we focus on|models we focus on|hero model|hero models|models to push',
    columns: {
      model: 'models|which car|nameplate|which models',
      brand: 'make',
      condition: 'new or used',
      startsAt: 'core since|focus since',
    },
    choices: {
      condition: {
        New: 'brand new|new',
        Used: 'pre owned|preowned|used',
        Certified: 'cpo|certified pre owned|certified',
      },
    },
  },
  implementationNotes: {
    rows: 'release note|release notes|what was built|implementation|build note|build notes|setup note|setup notes|implementation log|notes on the implementation|what was set up|how it was set up|technical note|technical notes',
    columns: { ownerId: 'written by|wrote it|wrote|author' },
  },
}
