/** The roles of a site's database, from the file that production runs. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const readFor = (file: string, owner: string, root = ROOT): string =>
  readFileSync(join(root, `deploy/postgres/${file}.sql`), 'utf8').replaceAll(':owner', owner);
export const APP_ROLE = 'roost_app';
export const REQUESTS_ROLE = 'roost_requests';

/** What an owner of the server runs once. @param owner who makes tables */
export const roleStatements = (owner: string): string => readFor('roles', owner);

/** What the owner of the tables runs once they are there. `root` is the checkout whose migrations made them. */
export const requestsRoleStatements = (owner: string, root?: string): string => readFor('requests-role', owner, root);
