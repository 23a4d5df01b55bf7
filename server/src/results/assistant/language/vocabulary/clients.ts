import type { Vocabulary } from './entry.ts'

/** How people speak of clients, and of whom and what they know there. */
export const ofClients: Vocabulary = {
  contacts: {
    undated: true,
    rows: 'people at the store|people at the dealership|contact person|contact people|point of contact|contact list|phone book',
    columns: {
      title: 'job title|position|role',
      email: 'e mail|e mail address|email address|mail address',
      phone: 'phone number|telephone|office number|number',
      mobile: 'cell|cell phone|cell number|mobile number|mobile phone',
      birthday: 'born|birth date|date of birth|bday',
      receivesInvoices:
        'receive invoices|receives our invoices|gets invoices|get invoices|gets the invoices|get the invoices|gets our invoices|receives the invoices|invoices go to|billing contact|set to receive invoices',
      receivesReports:
        'receive reports|gets reports|get reports|gets the reports|gets the monthly report|receives the monthly report|reports go to|on the report list',
      isPrimary: 'primary contact|main contact|primary|main',
    },
    choices: {
      department: {
        'General Manager': 'gm|gms',
        Owner: 'dealer principal|owners',
        Accounting: 'bookkeeper|controller|office manager',
        Service: 'service department|fixed ops',
        Parts: 'parts department',
      },
    },
  },
  credentials: {
    undated: true,
    rows: 'password|passwords|login data|account access|access data|vault',
    columns: {
      rotateAt:
        'password due|has to be changed|must be changed|need rotating|due for rotation|needs changing|to be rotated|rotation due',
      rotatedAt: 'password last changed|last rotated|rotated',
      hasCode: 'two factor|2fa|one time codes|authenticator',
      username: 'user name|login name',
    },
    choices: { rotateAt: { Overdue: 'overdue|past due|late|expired|too old' } },
  },
  competitors: {
    rows: 'rival|rivals|competition nearby|competing dealers|competing stores|competitor dealers',
    columns: { distance: 'miles away|how far away|far away|away|closest|nearest|within' },
  },
  clientNotes: {
    rows: 'note|notes|note on the client|notes we took|written down|wrote down|jotted down',
    columns: { followUpAt: 'follow up|follow ups|follow up date|to come back to|come back to|come up again' },
  },
  clientSites: { rows: 'web site address|tracked site|tracked sites|site key' },
  clientIntegrations: {
    rows: 'connected account|connected accounts|connection|connections|connected system|connected systems|linked account|linked accounts|platform id|platform ids|account id|account ids|customer id|customer ids',
    columns: { identifier: 'account number|id' },
    choices: {
      platform: {
        'Google Analytics 4': 'ga4|analytics|google analytics',
        'Business Profile': 'gbp|gmb|google business profile|google my business',
        'Search Console': 'gsc',
        CallRail: 'call tracking',
        'Microsoft Ads': 'bing ads',
        Meta: 'facebook|meta ads',
      },
    },
  },
  partners: {
    rows: 'partner agency|partner agencies|reseller|resellers',
    columns: { commissionPercent: 'commission rate|commission percentage|cut' },
  },
  partnerClients: { rows: 'clients of partners|client of a partner' },
  parentOrganizations: {
    rows: 'parent company|parent companies|parent org|parent orgs|billing entity|bill to',
    columns: {
      termsDays: 'payment terms|terms|net days',
      taxRate: 'sales tax|tax',
      purchaseOrder: 'po number|po',
    },
  },
  regions: { columns: { managerId: 'regional manager|who runs the region' } },
  groups: { rows: 'auto group|auto groups|dealer groups' },
  websiteMigrations: {
    rows: 'site migration|site migrations|website move|website moves|website launch|new website launch|site launch|site launches|moving websites|switching website providers|changing website providers|changing website provider|switching websites|new website',
    columns: { launchesAt: 'goes live|go live|going live|launching|launches|launch|launch date' },
    choices: { state: { Planned: 'planned', Launched: 'launched' } },
  },
  websiteProviders: { rows: 'website company|website vendor|website vendors|site provider|website platform' },
}
