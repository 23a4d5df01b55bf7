/** What was agreed on is what was signed: neither the services of an agreement that was sent change, nor its address. */
export const agreedServices = `
create or replace function keep_sent_agreement() returns trigger language plpgsql as $$
begin
  if old.document_hash is not null and (new.terms <> old.terms or new.title <> old.title or new.starts_at <> old.starts_at
    or new.months <> old.months or new.notice_days <> old.notice_days or new.client_id <> old.client_id or new.slug <> old.slug
    or new.document_hash is distinct from old.document_hash
    or old.signed_at is not null and new.signed_at is distinct from old.signed_at)
  then raise exception 'An agreement that was sent does not change.'; end if;
  return new;
end $$;
create function keep_agreed_service() returns trigger language plpgsql as $$
begin
  -- Only the budget that it became is written later.
  if exists (select from agreement a where a.tenant_id = old.tenant_id and a.id = old.agreement_id and a.document_hash is not null)
    and (tg_op = 'DELETE' or new.service_id <> old.service_id or new.budget_type <> old.budget_type or new.amount_cents <> old.amount_cents
      or new.place <> old.place or new.agreement_id <> old.agreement_id)
  then raise exception 'The services of an agreement that was sent do not change.'; end if;
  return case when tg_op = 'DELETE' then old else new end;
end $$;
create trigger agreement_service_sent before update or delete on agreement_service for each row execute function keep_agreed_service();
`
