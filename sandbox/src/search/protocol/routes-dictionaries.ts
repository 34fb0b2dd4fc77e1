import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { permit, stamp, type Context } from './context.ts';
import { badRequest } from './errors.ts';
import { DICTIONARY_BATCH, flag, integer, list, readKnown, SEARCH_OF_PARTS, text } from './params.ts';
import { toObject } from './transport.ts';
import type { DictionaryName } from '../engine/language/language.ts';
import { COMPOUNDING, LANGUAGES, STOP_WORDS } from '../engine/language/standard.ts';
import { plain } from '../engine/words.ts';
import { isObject, type Doc } from '../json.ts';

type DictionaryPath = { Params: { dictionary: string } };
const NAMES: readonly DictionaryName[] = ['stopwords', 'plurals', 'compounds'];

/**
 * Stop words, plurals and compound words of all indices: those of the languages, and what the application adds to them
 * or turns off.
 */
export function dictionaryRoutes(app: FastifyInstance, context: Context): void {
  const { catalog } = context;
  const held = (): typeof catalog.application.dictionaries => catalog.application.dictionaries;
  const change = (changes: Partial<ReturnType<typeof held>>): Promise<number> =>
    catalog.task(() => catalog.setApplication({ ...catalog.application, dictionaries: { ...held(), ...changes } }));

  app.get('/1/dictionaries/:all/settings', async (request) => {
    permit(context, request, 'settings');
    return { disableStandardEntries: Object.fromEntries(NAMES.map((name) => [name, held().disabled[name] ?? {}])) };
  });

  app.put('/1/dictionaries/:all/settings', async (request) => {
    permit(context, request, 'editSettings');
    const { disableStandardEntries: given } = toObject(request);
    if (!isObject(given)) throw badRequest('Missing mandatory parameter disableStandardEntries');
    for (const [name, languages] of Object.entries(given)) {
      getName(name);
      if (
        languages !== null &&
        !(isObject(languages) && Object.values(languages).every((off) => typeof off === 'boolean'))
      )
        throw badRequest(`Invalid value for "${name}", expected an object of booleans`);
    }
    return { taskID: await change({ disabled: { ...held().disabled, ...given } }), updatedAt: stamp() };
  });

  app.get('/1/dictionaries/:all/languages', async (request) => {
    permit(context, request, 'settings');
    const counted = (name: DictionaryName, code: string): Doc => ({
      nbCustomEntries: held()[name].filter((entry) => entry['language'] === code).length,
    });
    return Object.fromEntries(
      LANGUAGES.map((code) => [
        code,
        {
          plurals: counted('plurals', code),
          stopwords: counted('stopwords', code),
          compounds: COMPOUNDING.includes(code) ? counted('compounds', code) : null,
        },
      ]),
    );
  });

  app.post<DictionaryPath>('/1/dictionaries/:dictionary/batch', async (request) => {
    permit(context, request, 'editSettings');
    const name = getName(request.params.dictionary);
    const given = readKnown(DICTIONARY_BATCH, toObject(request));
    if (!Array.isArray(given['requests'])) throw badRequest('Missing mandatory parameter requests');
    const actions = given['requests'].map(getAction);
    let entries = flag(given, 'clearExistingDictionaryEntries') ? [] : [...held()[name]];
    for (const { entry, adds } of actions) {
      entries = entries.filter(({ objectID }) => objectID !== entry['objectID']);
      if (adds) entries.push(entry);
    }
    return { taskID: await change({ [name]: entries }), updatedAt: stamp() };
  });

  app.post<DictionaryPath>('/1/dictionaries/:dictionary/search', async (request) => {
    permit(context, request, 'settings');
    const name = getName(request.params.dictionary);
    const params = readKnown(SEARCH_OF_PARTS.dictionaries, toObject(request));
    const [typed, language] = [plain(text(params, 'query')), text(params, 'language')];
    const found = [...held()[name], ...(name === 'stopwords' ? standardEntries(held().disabled) : [])].filter(
      (entry) =>
        (language === '' || entry['language'] === language) &&
        wordsIn(entry).some((word) => plain(word).startsWith(typed)),
    );
    const perPage = Math.max(1, integer(params, 'hitsPerPage', 20));
    const page = integer(params, 'page', 0);
    return {
      hits: found.slice(page * perPage, (page + 1) * perPage),
      page,
      nbHits: found.length,
      nbPages: Math.ceil(found.length / perPage),
    };
  });
}

function getName(name: string): DictionaryName {
  const found = NAMES.find((each) => each === name);
  if (!found) throw badRequest(`Invalid dictionary: ${name}, expected ${NAMES.join(', ')}`);
  return found;
}

function getAction(request: unknown): { entry: Doc; adds: boolean } {
  if (!isObject(request) || !isObject(request['body'])) throw badRequest('Each request needs action and body');
  const { action, body: entry } = request;
  if (action !== 'addEntry' && action !== 'deleteEntry') throw badRequest(`Invalid action: ${String(action)}`);
  if (text(entry, 'objectID') === '') throw badRequest('objectID is missing');
  if (action === 'addEntry' && !LANGUAGES.includes(text(entry, 'language')))
    throw badRequest(`Invalid language: ${text(entry, 'language')}`);
  return {
    entry: action === 'addEntry' ? { state: 'enabled', type: 'custom', ...entry } : entry,
    adds: action === 'addEntry',
  };
}

const wordsIn = (entry: Doc): string[] => [
  text(entry, 'word'),
  ...(list(entry, 'words') ?? []),
  ...(list(entry, 'decomposition') ?? []),
];

function standardEntries(disabled: Doc): Doc[] {
  const off = isObject(disabled['stopwords']) ? disabled['stopwords'] : {};
  return LANGUAGES.filter((language) => off[language] !== true).flatMap((language) =>
    STOP_WORDS[language]!.map((word) => ({
      objectID: createHash('md5').update(`${language} ${word}`).digest('hex'),
      language,
      word,
      type: 'standard',
      state: 'enabled',
    })),
  );
}
