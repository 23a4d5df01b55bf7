import type { Vocabulary } from './entry.ts'

/** How people speak of manufacturers, of their programs and of audits. */
export const ofPrograms: Vocabulary = {
  manufacturers: {
    lists: { name: 'manufacturers' },
    rows: 'oem|oems|car brand|automaker|automakers|car maker|car makers|carmaker|carmakers|car manufacturer|car manufacturers|car brands|vehicle brands|brands we work with|brands we serve|oem list',
    columns: {
      coopPercent:
        'reimburse|reimburses|reimbursement percent|pay back|co op percent|co op percentage|coop share|co op rate|share they pay|refund|refunds',
      portalUrl: 'portal|dealer portal address|portal link|portal address|where to log in',
      brands: 'nameplate|nameplates|makes',
    },
  },
  oemPrograms: {
    rows: 'factory program|manufacturer program|oem programs|oem program|brand program|brand programs|factory programs|manufacturer programs|tier one program|tier 1 program|ad program|ad programs',
    columns: {
      minimumBudget: 'minimum budget|minimum spend|required minimum|minimum|at least a month',
      claimDays: 'days to claim|days to file|claim window|how long to claim|how long to file|time to claim',
      coopPercent: 'co op percent|co op rate|reimbursement|reimburses',
      longestName: 'name length|how long may names',
      separator: 'separator',
    },
  },
  oemStores: {
    rows: 'enrolled store|enrolled stores|stores in the program|store in a program|program member|enrolled|oem store|oem stores|enrolled dealer|enrolled dealers|stores enrolled|dealers enrolled|enrolled in the program|enrolled in a program|program dealer|program dealers|program dealership|dealer code|dealer codes|store code of the program',
    columns: {
      reportingAccess: 'reporting access|report access',
      minimumBudget: 'minimum budget|required minimum',
      joinedAt: 'enrolled|enrollment|signed up|came on',
      dealerCode: 'dealer number|dealer id|code',
      memberId: 'rep|factory rep',
      disclaimersUntil: 'disclaimers expire|disclaimers run out|disclaimers good until',
      disclaimersChecked: 'disclaimers checked|disclaimers reviewed|disclaimer checked',
    },
    none: {
      memberId: 'without a rep|no rep|nobody from the oem',
      adsAccount: 'without a google ads account|no google ads account',
    },
  },
  oemTeamMembers: {
    rows: 'factory rep|factory reps|oem rep|oem reps|oem contact|manufacturer rep|oem representative|oem representatives|factory representative|factory representatives|manufacturer representative|manufacturer reps|program rep|program reps|program team|oem team|factory contact|factory contacts|oem contacts|manufacturer contact|manufacturer contacts|field rep|field reps|district rep|zone rep|zone manager|zone managers',
    columns: {
      title: 'job title|job|position',
      phone: 'phone number',
      email: 'mail|e mail|email address',
      region: 'territory|district|zone',
    },
  },
  oemAudit: {
    rows: 'oem compliance|factory audit|factory compliance|oem check|compliance|compliant|oem compliant|program compliance|audit|manufacturer audit|manufacturer audits|oem audits|factory audits|brand audit|brand audits|brand compliance|oem compliance check|compliance check|compliance checks|compliance report|program audit|program audits|audit result|audit results|manufacturer compliance|program check|program checks|audited|pass the audit|passes the audit|passed the audit|fail the audit|fails the audit|failed the audit',
    columns: {
      program: 'programs',
      reasons: 'what is wrong|wrong|why they fail|why it fails|what they fail on|what is failing',
      failing: 'failed check|failed checks|failing checks|failures|checks that fail|checks they fail',
      dealerCode: 'dealer code',
    },
    choices: {
      state: {
        Fails:
          'fails|failing|failed|fail|not passing|not compliant|out of compliance|non compliant|do not pass|do not comply|does not comply|in violation|violating|violate|red',
        Passes: 'passes|passing|pass|passed|compliant|in compliance|in the clear|clean|green|comply|complies',
        'To look at':
          'to look at|need a look|to check|needs a look|warning|warnings|yellow|to review|questionable',
      },
      names: {
        Fails:
          'fail on naming|fails on naming|failing on naming|failed on naming|fail naming|fails naming|failing naming|naming fails|naming fail|naming failing|on naming|fail on names|fails on names|failing on names|failed on names|fail names|fails names|failing names|names fails|names fail|names failing|on names|fail on campaign names|fails on campaign names|failing on campaign names|failed on campaign names|fail campaign names|fails campaign names|failing campaign names|campaign names fails|campaign names fail|campaign names failing|on campaign names|campaign names that do not follow the scheme|names that do not follow the scheme|names do not follow the scheme|names off scheme|bad names|bad campaign names|wrong names|wrong campaign names|misnamed campaigns|wrongly named',
        Waived: 'naming waived|names waived',
      },
      budget: {
        Fails:
          'fail on budget|fails on budget|failing on budget|failed on budget|fail budget|fails budget|failing budget|budget fails|budget fail|budget failing|on budget|fail on the budget|fails on the budget|failing on the budget|failed on the budget|fail the budget|fails the budget|failing the budget|the budget fails|the budget fail|the budget failing|on the budget|fail on the minimum budget|fails on the minimum budget|failing on the minimum budget|failed on the minimum budget|fail the minimum budget|fails the minimum budget|failing the minimum budget|the minimum budget fails|the minimum budget fail|the minimum budget failing|on the minimum budget|below the minimum budget|below the program minimum|under the program minimum|under the minimum budget',
      },
      allocations: {
        Fails:
          'fail on allocations|fails on allocations|failing on allocations|failed on allocations|fail allocations|fails allocations|failing allocations|allocations fails|allocations fail|allocations failing|on allocations|fail on the split|fails on the split|failing on the split|failed on the split|fail the split|fails the split|failing the split|the split fails|the split fail|the split failing|on the split|fail on allocation|fails on allocation|failing on allocation|failed on allocation|fail allocation|fails allocation|failing allocation|allocation fails|allocation fail|allocation failing|on allocation',
      },
      channels: {
        Fails:
          'fail on channels|fails on channels|failing on channels|failed on channels|fail channels|fails channels|failing channels|channels fails|channels fail|channels failing|on channels|missing a channel|missing channels',
      },
      identifiers: {
        Fails:
          'fail on identifiers|fails on identifiers|failing on identifiers|failed on identifiers|fail identifiers|fails identifiers|failing identifiers|identifiers fails|identifiers fail|identifiers failing|on identifiers|fail on ids|fails on ids|failing on ids|failed on ids|fail ids|fails ids|failing ids|ids fails|ids fail|ids failing|on ids|missing identifiers',
      },
      access: {
        Fails:
          'fail on access|fails on access|failing on access|failed on access|fail access|fails access|failing access|access fails|access fail|access failing|on access|fail on reporting access|fails on reporting access|failing on reporting access|failed on reporting access|fail reporting access|fails reporting access|failing reporting access|reporting access fails|reporting access fail|reporting access failing|on reporting access|without reporting access',
      },
      creatives: {
        Fails:
          'fail on creatives|fails on creatives|failing on creatives|failed on creatives|fail creatives|fails creatives|failing creatives|creatives fails|creatives fail|creatives failing|on creatives|fail on creative|fails on creative|failing on creative|failed on creative|fail creative|fails creative|failing creative|creative fails|creative fail|creative failing|on creative|creatives out of compliance',
      },
      disclaimers: {
        Fails:
          'fail on disclaimers|fails on disclaimers|failing on disclaimers|failed on disclaimers|fail disclaimers|fails disclaimers|failing disclaimers|disclaimers fails|disclaimers fail|disclaimers failing|on disclaimers|fail on the disclaimer|fails on the disclaimer|failing on the disclaimer|failed on the disclaimer|fail the disclaimer|fails the disclaimer|failing the disclaimer|the disclaimer fails|the disclaimer fail|the disclaimer failing|on the disclaimer|missing disclaimers|wrong disclaimers|without disclaimers',
      },
    },
    telling: { names: ['Fails'], disclaimers: ['Fails'], identifiers: ['Fails'], creatives: ['Fails'] },
  },
  oemAuditHistory: {
    rows: 'audit history|audit changes|changes in the audit|history of the audit|audit changes over time|newly failing|newly failing audits|started failing the audit|stopped failing the audit|fixed in the audit|changed in the audit|what changed in the audit',
    columns: { days: 'how long', reason: 'why|what was wrong', failing: 'check' },
    choices: { before: { Fails: 'were failing|used to fail', Passes: 'were passing|used to pass' } },
  },
  oemWaivers: {
    undated: true,
    rows: 'waiver|waivers|audit exception|exception|exceptions|exemption|exemptions|waived check|waived checks|waived audits|waived stores|exempt|exempted|excused|granted exceptions',
    columns: {
      until: 'expire|expires|run out|ends|expiring|end|good until|valid until|lapse|lapses|lapsing',
      failing: 'what is waived|waived for',
    },
    choices: {
      failing: {
        Names: 'naming',
        Identifiers: 'ids',
        Access: 'reporting access',
        Creatives: 'creative',
        Budget: 'minimum budget',
      },
    },
  },
  oemBudgets: {
    rows: 'oem fund|oem funds|factory budget|factory budgets|program budget|program budgets|program money|oem money|factory money|oem budget|oem allotment|program allotment|program allotments|factory allotment|factory fund|factory funds|fund money|program fund money|heavy up budget|heavy up budgets|heavy up money|bcdf|bcdf money|bcdf budget|bcdf budgets|bcdf fund',
    columns: {
      allotted: 'allotment|allocation|allocated|granted|given|allowance|get from the factory',
      left: 'unused|still available|remaining|money left|left over|not used|still there|still left|unspent|to spend',
      used: 'percent used|used up',
      committed: 'tied up|reserved|spoken for|commitments',
      spent: 'spend|already spent',
      fund: 'which fund',
    },
  },
  oemTracker: {
    rows: 'oem pacing|program pacing|factory pacing|program tracker|heavy up tracker|heavy up pacing|program target|program targets|oem target|oem targets|factory target|factory targets|pacing of the program|pacing against the program|behind on the program|program tracking|oem tracking',
    choices: {
      state: {
        Behind:
          'behind|under target|short|behind target|behind the target|behind on target|behind their target|short of target|short of the target|short of their target|below target|behind schedule|not on target|trailing',
        Ahead:
          'ahead|over target|ahead of target|ahead of the target|above target|past target|over the target',
        'On pace': 'on target|on track|at target|in line',
        'No target': 'without a target|no target|no targets|without targets',
      },
    },
    columns: {
      target: 'goal',
      spent: 'spend',
      due: 'should have spent|should have been spent|due so far',
      pace: 'percent of target|pacing',
      left: 'left to spend|to go|remaining|still to spend|short by',
      aDay: 'per day|a day|daily need|needed a day|needed per day',
    },
  },
  oemSpend: {
    measure: 'spent',
    rows: 'factory spend|program spend|oem program spend|manufacturer spend|spend of the program|spend in the program|spent in the program|program ad spend|spend by program store',
    columns: { ctv: 'tv', left: 'remaining|unspent', used: 'used up|percent used', allotted: 'allotment' },
  },
  oemBilling: {
    rows: 'factory billing|program billing|oem bill|oem bills|factory bill|bill to the factory|bill to the oem|billed to the oem|billed to the factory|billed to the manufacturer|billed to the program|billed the oem|billed the factory|billed the manufacturer',
    columns: {
      billed: 'billed to the fund|charged|charged to the fund',
      store: 'paid by the store|own money',
      allotted: 'allotment',
      spent: 'spend',
    },
  },
  oemFundMonths: {
    rows: 'fund usage|fund use|use of the fund|fund over time|fund by months|monthly fund use|fund used over time',
    columns: { used: 'used up|percent used', allotted: 'allotment', spent: 'spend' },
  },
  oemCampaigns: {
    rows: 'program campaign|oem campaign|factory campaign|oem program campaigns|factory campaigns|program campaigns|manufacturer campaign|manufacturer campaigns|campaigns of the program|campaigns in the program',
    columns: { conversions: 'leads', lastDay: 'last ran|last had figures|last spend' },
  },
  oemNameParts: {
    rows: 'naming rule|naming rules|naming scheme|naming schemes|naming convention|naming conventions|name scheme|name schemes|campaign naming|campaign naming rules|name builder',
    columns: {
      values: 'allowed values|choices|allowed',
      needed: 'required|mandatory|must be there',
      hint: 'help',
    },
  },
}
