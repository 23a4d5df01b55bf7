import type { SeedRow } from './insert-rows.ts'

/** Questionnaires before an agreement, from a first meeting to all that has to be known. */
export const questionnaireRows = (updatedBy: number): readonly SeedRow[] =>
  (
    [
      [
        1001,
        'Renewal talk',
        {
          legalName: 'Dayton Truck Holdings LLC',
          brands: 'Ram',
          monthly: '$18,000',
          term: '12 months',
          coop: true,
        },
      ],
      [
        null,
        'Cedar Valley Toyota, first meeting',
        {
          legalName: 'Cedar Valley Motors LLC',
          goals: 'Double the used-vehicle leads before summer.',
          website: 'Dealer.com',
        },
      ],
      [
        1018,
        'Before the agreement of next year',
        {
          legalName: 'Kingsley Automotive Inc.',
          signer: 'Dana Kingsley, owner',
          rooftops: 'The store alone; the body shop has its own budget.',
          brands: 'Hyundai',
          goals: 'More appointments from the same number of leads.',
          monthly: '$7,900',
          coop: true,
          term: '12 months',
          website: 'Dealer.com',
          crm: 'VinSolutions',
          access: 'The marketing manager',
          billingContact: 'Office manager, billing@kingsleyhyundai.example',
          purchaseOrder: false,
        },
      ],
      [null, 'Bluff Park Kia, by phone', { brands: 'Kia', agencyNow: 'In-house until the end of the year' }],
      [
        1003,
        'Adding connected TV',
        { brands: 'Volkswagen', goals: 'Be seen in the two counties to the north.', monthly: '$4,500' },
      ],
    ] as const
  ).map(([clientId, title, answers], at) => ({
    tenant_id: 1,
    id: at + 1,
    client_id: clientId,
    title,
    answers,
    updated_by: updatedBy,
  }))
