import { Outlet, useLocation, useMatches, ScrollRestoration } from 'react-router';
import { FooterFrame, HeaderFrame, HeaderLink, SkipLink, AppLink } from '@roost/shared/ui';
import { RemoteSlot } from '@roost/shared/federation';
import { preferencesModalShown, useAppDispatch } from '@roost/shared/state';
import { isPageData } from '../routing/page-data.ts';
import { copy } from '../copy.ts';
import { AfterHydration } from './AfterHydration.tsx';
import { useConfig } from './ConfigContext.ts';
import { NavigationEffects } from './NavigationEffects.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { PinBadge } from './PinBadge.tsx';
import { PlainSearchForm } from './PlainSearchForm.tsx';
import { Toaster } from './Toaster.tsx';
import styles from './Shell.module.css';

function useFrame(): 'standard' | 'checkout' {
  const data: unknown = useMatches().at(-1)?.loaderData;
  return isPageData(data) && data.state === 'ready' ? data.frame : 'standard';
}

function Header({ home }: { home: boolean }) {
  return (
    <HeaderFrame
      search={home ? undefined : <RemoteSlot name="mfe-search/SearchBox" props={{ variant: 'header' }} fallback={<PlainSearchForm variant="header" />} />}
      nav={<RemoteSlot name="mfe-favorites/FavoritesLink" props={{}} fallback={null} />}
    />
  );
}

/** The bare header of checkout: nothing to wander off to, but a person to call. */
function CheckoutHeader() {
  const { phone } = useConfig();
  return <HeaderFrame plain nav={<HeaderLink href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`} icon="phone">{phone}</HeaderLink>} />;
}

function Footer() {
  const dispatch = useAppDispatch();
  const { footer } = copy;
  return (
    <FooterFrame
      promise={footer.tagline}
      columns={[
        { title: footer.guests, links: [{ label: footer.search, href: '/search' }, { label: footer.favorites, href: '/favorites' }, { label: footer.trips, href: '/trips' }] },
        { title: footer.site, links: [{ label: footer.help, href: '/help' }] },
      ]}
      note={footer.rights}
      legal={(
        <>
          <AppLink href="/privacy">{footer.privacy}</AppLink>
          <AppLink href="/terms">{footer.terms}</AppLink>
          <button type="button" onClick={() => dispatch(preferencesModalShown(true))}>{footer.cookies}</button>
        </>
      )}
    />
  );
}

/** What every page stands in: header, main region, footer, and the regions that float above them. */
export function Shell() {
  const { pathname } = useLocation();
  const frame = useFrame();
  const { analytics } = useConfig();
  return (
    <>
      <SkipLink />
      {frame === 'checkout' ? <CheckoutHeader /> : <Header home={pathname === '/'} />}
      <NavigationProgress />
      <main id="main" className={styles.main} tabIndex={-1}><Outlet /></main>
      {frame === 'standard' && <Footer />}
      <NavigationEffects />
      <PinBadge />
      <ScrollRestoration />
      <AfterHydration>
        <Toaster />
        <RemoteSlot name="mfe-consent/ConsentManager" props={{ analytics }} fallback={null} />
      </AfterHydration>
    </>
  );
}
