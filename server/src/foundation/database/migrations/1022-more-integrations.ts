/** A client has an account at LinkedIn and a site at ConversionIQ, whose figures are imported. */
export const moreIntegrations = `
-- safe: words are added to the ones that the column takes
alter table integration drop constraint integration_platform_check;
-- safe: words are added to the ones that the column takes, and a client has some ten integrations
alter table integration add constraint integration_platform_check check (platform in ('Google Ads', 'Microsoft Ads', 'Meta',
  'Google Analytics 4', 'Search Console', 'Business Profile', 'Local Services Ads', 'Display & Video 360', 'TikTok', 'LinkedIn',
  'CallRail', 'ConversionIQ', 'Website Provider', 'CRM'));
`
