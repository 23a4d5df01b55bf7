/** The address of a proof works until a day, and a film is commented at a moment. */
export const endsOfSharedProofs = `
alter table proof add column shared_until date;
comment on column proof.shared_until is 'The last day on which its address opens it to guests; null while it was never shared.';
-- Addresses that were given out go on as a new one would.
update proof set shared_until = greatest(current_date + 90, due_at + 14) where shared;
alter table proof_pin add column moment integer check (moment >= 0);
comment on column proof_pin.moment is 'Milliseconds from the beginning of a film; null for what does not move.';
`
