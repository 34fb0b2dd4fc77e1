/** The roles of a site's database, from the file that production runs. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const readFor = (file: string, owner: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../deploy/postgres/${file}.sql`, import.meta.url)), 'utf8').replaceAll(
    ':owner',
    owner,
  );
export const APP_ROLE = 'roost_app';
export const REQUESTS_ROLE = 'roost_requests';

/** What an owner of the server runs once. @param owner who makes tables */
export const roleStatements = (owner: string): string => readFor('roles', owner);

/** What the owner of the tables runs once they are there. */
export const requestsRoleStatements = (owner: string): string => readFor('requests-role', owner);
