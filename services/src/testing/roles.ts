/** The roles of a site's database, from the file that production runs. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const FILE = fileURLToPath(new URL('../../../deploy/postgres/roles.sql', import.meta.url));
export const APP_ROLE = 'roost_app';

/** What an owner of the server runs once. @param owner who makes tables */
export const roleStatements = (owner: string): string => readFileSync(FILE, 'utf8').replaceAll(':owner', owner);
