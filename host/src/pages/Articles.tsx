/** Help and legal pages: a chunk of their own, because few visits read them and their texts are long. */
export { Help } from './Help.tsx';
export { Privacy, Terms } from './Legal.tsx';
