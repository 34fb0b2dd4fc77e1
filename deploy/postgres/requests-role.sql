-- A third role for processes that answer requests (SERVICES_WORK=requests), beside those of roles.sql: what homes cost, when they are free, how guests get in, which codes there are and what was shown of
-- reviews, it only reads, and of the books it deletes nothing. Background work keeps `roost_app`, which imports homes too. Run as the owner of the tables, once the job that migrates has made them:
--   psql postgresql://roost@postgres-primary/roost -v owner=roost -f deploy/postgres/requests-role.sql
-- then give it a password (\password roost_requests) and name it in DATABASE_URL of services alone. It is run again after a release, when no process of the one before answers any more, and may be at any other time. `services/src/db/roles.test.ts` and `npm run cluster` run this file.
do $$ begin create role roost_requests login; exception when duplicate_object then null; end $$;
grant usage on schema public to roost_requests;
grant select, insert, update, delete on all tables in schema public to roost_requests;
grant usage, select on all sequences in schema public to roost_requests;
alter default privileges for role :owner in schema public grant select, insert, update, delete on tables to roost_requests;
alter default privileges for role :owner in schema public grant usage, select on sequences to roost_requests;
revoke insert, update, delete on calendars, home_guides, optional_items, home_imports from roost_requests;
-- A booking locks the calendar of its home, for which PostgreSQL asks for the right to write a column. Key and reference let no calendar go over to another home.
grant update (listing_id) on calendars to roost_requests;
revoke insert, update, delete on listings, promos from roost_requests;
-- Whoever deletes their account takes their review back; background work counts the home without it. A booking counts the use of its code.
revoke update, delete on reviews_taken_back from roost_requests;
grant update (used) on promos to roost_requests;
revoke insert, update on reviews from roost_requests;
revoke update, delete on index_outbox from roost_requests;
revoke delete on stays, stay_changes, stay_refunds, refunds_paid_otherwise, reservation_requests, messages from roost_requests;
-- Which migrations ran is the migrating job's to say.
revoke insert, update, delete on kysely_migration, kysely_migration_lock from roost_requests;
