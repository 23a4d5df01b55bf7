/** What a name alone does not tell; the types of the tables say it too. */
export const whatTablesHold = `
comment on table arrived_lead is 'A lead that arrived for a client, as it was understood.';
comment on table lead_key is 'An address at which a client''s leads arrive.';
comment on table metric_alarm_ring is 'From the first night on which an alarm rang for a client to the last.';
comment on table opportunity_event is 'What happened to a lead of the agency, in its order.';
comment on table sales_incentive is 'An offer of a manufacturer or a dealership; its picture is a file of it.';
comment on table site is 'A site of a client that the collector runs on.';
comment on table site_batch is 'What pages reported and nothing counted yet, as it came.';
comment on table site_contact is 'Somebody who made themselves known to a dealer.';
comment on table site_contact_visitor is 'As whom a contact visited.';
comment on table site_event is 'What a page of a dealer reported; gone after 35 days.';
comment on table site_hour is 'Events of an hour by kind of page and model.';
comment on table site_visit is 'Events of a visitor without half an hour between them.';
comment on column calendar_grant.refresh_token is 'Sealed.';
comment on column embed_session.host_key_id is 'The key of the assertion that opened it; null where the pop-up did.';
comment on column host_key.public_key is 'A JWK without private members.';
comment on column host_key.thumbprint is 'RFC 7638; what an assertion names as kid.';
comment on column interaction.published_at is 'A day of the agency''s clock.';
comment on column interaction_value.data is 'A text, or JSON for a list.';
comment on column primary_goal.month is 'The first day of the month.';
comment on column user_account.last_here is 'Written by the database with each use of a session.';
`
