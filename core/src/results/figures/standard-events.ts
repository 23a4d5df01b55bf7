/**
 * The names by which the trade's sites report to Google Analytics (Automotive Standards Council). The base event fires
 * in addition to the one by department: both together are one thing, counted by the base alone.
 */
export const standardEvents = [
  'asc_pageview',
  'asc_item_pageview',
  'asc_itemlist_pageview',
  'asc_cta_interaction',
  'asc_menu_interaction',
  'asc_element_configuration',
  'asc_media_interaction',
  'asc_special_offer',
  'asc_retail_process',
  'asc_form_engagement',
  'asc_form_submission',
  'asc_click_to_call',
  'asc_comm_engagement',
  'asc_comm_submission',
] as const

/** Those that are a lead. The ones by department are parts of them. */
export const leadEvents: readonly string[] = [
  'asc_form_submission',
  'asc_click_to_call',
  'asc_comm_submission',
]

export const eventStates = ['Working', 'Silent', 'Missing', 'Double', 'Own Name'] as const
