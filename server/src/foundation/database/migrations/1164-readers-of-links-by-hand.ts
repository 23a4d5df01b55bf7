/** A link that staff make, or mail to whoever asked for one, knows its reader as that of a scheduled mail does. */
export const readersOfLinksByHand = `
comment on column guest_access.reader is 'The address, in small letters, of the one person for whom it is; nothing where it is for whoever has it.';
update guest_access g set reader = lower(trim(r.email))
from guest_access_request r where r.tenant_id = g.tenant_id and r.answer_id = g.id and g.reader is null;
`
