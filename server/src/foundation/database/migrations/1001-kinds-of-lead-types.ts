/** Of which kind the leads of a type are, whatever a list calls it: forms, calls and chats are told apart. */
export const kindsOfLeadTypes = `
alter table lead_type add column kind text not null default 'Other';

-- safe: a list of a few entries a tenant
alter table lead_type add constraint lead_type_kind check (kind in ('Form', 'Call', 'Chat', 'Other'));

update lead_type set kind = case
  when name ~* '\\m(phone|calls?|telephone)' then 'Call'
  when name ~* '\\m(chats?|text|texts|sms|messages?|messenger)\\M' then 'Chat'
  when name ~* '(internet|web|form|e-?mail|online|third.?party|oem)' then 'Form'
  else 'Other' end;
`
