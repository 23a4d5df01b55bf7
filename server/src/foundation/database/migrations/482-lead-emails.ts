/** The leads of a person are found by their address, the events of an hour by their client. */
export const leadEmails = `
create index arrived_lead_email on arrived_lead (tenant_id, client_id, lower(email));
create index site_event_of_client on site_event (tenant_id, client_id, at);
`
