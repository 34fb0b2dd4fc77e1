-- Two roles of the site's database: its owner, who changes tables (MIGRATE_DATABASE_URL, the job before a release alone), and `roost_app`, who reads and writes rows
-- (DATABASE_URL of services and background work). Run once, as an owner of the server and connected to the database, before the first migration:
--   psql postgresql://postgres@postgres-primary/roost -v owner=roost -f deploy/postgres/roles.sql
-- then give the role a password: \password roost_app. `services/src/db/roles.test.ts` and `npm run cluster` run this file.
create role roost_app login;
grant usage on schema public to roost_app;
grant select, insert, update, delete on all tables in schema public to roost_app;
grant usage, select on all sequences in schema public to roost_app;
-- Tables of later migrations, which the owner makes.
alter default privileges for role :owner in schema public grant select, insert, update, delete on tables to roost_app;
alter default privileges for role :owner in schema public grant usage, select on sequences to roost_app;
-- How far replicas are behind (docs/runbooks/database.md). It tells texts of statements too, never their values: those are parameters.
grant pg_read_all_stats to roost_app;
