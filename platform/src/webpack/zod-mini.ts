/**
 * The names of zod/mini that the page has: the host provides this file as `zod/mini` to itself and to all remotes, so
 * that five remotes do not carry the library five times. A remote that uses another name fails the contract check, not
 * the page; add the name here then.
 */
export {
  _default,
  array,
  boolean,
  catch,
  discriminatedUnion,
  enum,
  extend,
  gte,
  int,
  literal,
  looseObject,
  lte,
  maxLength,
  minLength,
  nullable,
  nullish,
  number,
  object,
  optional,
  pipe,
  record,
  refine,
  regex,
  string,
  transform,
  tuple,
  union,
  unknown,
} from 'zod/v4/mini';
