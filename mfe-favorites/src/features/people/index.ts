/** What other parts of this remote use of a list's people. */
export { nameList, nameOpen } from './name-list.ts';
export { isOwn, joinNames, getName, orderByVotes } from './people.ts';
export { HomeMarks } from './HomeMarks.tsx';
