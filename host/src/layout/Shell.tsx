import { memo } from 'react';
import { Outlet, useLocation, useMatches, ScrollRestoration } from 'react-router-dom';
import { dialAddress } from '@roost/shared/domain/dial-address';
import { FooterFrame, HeaderFrame, HeaderLink, SkipLink, AppLink } from '@roost/shared/ui';
import { SlotPlace } from '@roost/shared/federation';
import { loginPromptClosed, preferencesModalShown, useAppDispatch, useAppSelector } from '@roost/shared/state';
import { isPageData } from '../routing/page-data.ts';
import type { Frame } from '../routing/page-data.ts';
import { copy } from '../copy.ts';
import { AccountNav } from './account/AccountNav.tsx';
import { AfterHydration } from './AfterHydration.tsx';
import { useConfig } from './config-context.ts';
import { CurrencySelect } from './CurrencySelect.tsx';
import { LanguageSelect } from './LanguageSelect.tsx';
import { LeftPage } from './LeftPage.tsx';
import { NavigationEffects } from './NavigationEffects.tsx';
import { NavigationProgress } from './NavigationProgress.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PinBadge } from './PinBadge.tsx';
import { PlainSearchForm } from './PlainSearchForm.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { Toaster } from './toasts/Toaster.tsx';
import styles from './Shell.module.css';

function useFrame(): Frame {
  const data: unknown = useMatches().at(-1)?.loaderData;
  return isPageData(data) && data.state === 'ready' ? data.frame : 'standard';
}

/** Memoised like the footer: the shell renders whenever the router's state changes. */
const Header = memo(function Header({ search }: { search: boolean }) {
  const { favorites } = useConfig();
  return (
    <HeaderFrame
      search={
        search && (
          <SlotPlace
            place="header-search"
            props={{ variant: 'header' }}
            fallback={<PlainSearchForm variant="header" />}
          />
        )
      }
      nav={
        <>
          <SlotPlace place="header-links" props={favorites ? { service: favorites } : {}} fallback={null} />
          <AccountNav />
        </>
      }
    />
  );
});

/** The bare header of checkout: nothing to wander off to, but a person to call. */
function CheckoutHeader() {
  const { phone } = useConfig();
  return (
    <HeaderFrame
      plain
      nav={
        <HeaderLink href={dialAddress(phone)} icon="phone">
          <bdi dir="ltr">{phone}</bdi>
        </HeaderLink>
      }
    />
  );
}

const Footer = memo(function Footer() {
  const dispatch = useAppDispatch();
  const { footer } = copy;
  const { owners } = useConfig();
  return (
    <FooterFrame
      promise={footer.tagline}
      columns={[
        {
          title: footer.guests,
          links: [
            { label: footer.search, href: '/search' },
            { label: footer.favorites, href: '/favorites' },
            { label: footer.trips, href: '/trips' },
          ],
        },
        ...(owners
          ? [
              {
                title: footer.owners,
                links: [
                  { label: footer.listHome, href: owners.signupUrl },
                  { label: footer.trial, href: owners.trialUrl },
                ],
              },
            ]
          : []),
        { title: footer.site, links: [{ label: footer.help, href: '/help' }] },
      ]}
      note={footer.rights}
      legal={
        <>
          <LanguageSelect />
          <CurrencySelect />
          <ThemeSwitch />
          <AppLink href="/privacy">{footer.privacy}</AppLink>
          <AppLink href="/terms">{footer.terms}</AppLink>
          <button type="button" onClick={() => dispatch(preferencesModalShown(true))}>
            {footer.cookies}
          </button>
        </>
      }
    />
  );
});

/** Offers to sign in when a region asked for it (FAV-8); its code comes then. */
function LoginPrompt() {
  const dispatch = useAppDispatch();
  const open = useAppSelector((state) => state.ui.loginPromptModalOpen);
  const origin = useAppSelector((state) => state.ui.loginPromptModalOrigin);
  return (
    open && (
      <SlotPlace
        place="login-prompt"
        props={{ origin: origin ?? '', onClose: () => dispatch(loginPromptClosed()) }}
        fallback={null}
      />
    )
  );
}

/** What every page stands in: header, main region, footer, and the regions that float above them. */
export function Shell() {
  const { pathname, key } = useLocation();
  const frame = useFrame();
  const { analytics } = useConfig();
  return (
    <>
      <SkipLink />
      {frame === 'checkout' ? <CheckoutHeader /> : <Header search={pathname !== '/' && frame === 'standard'} />}
      <NavigationProgress />
      <AfterHydration>
        <OfflineNotice />
      </AfterHydration>
      <main id="main" className={styles.main} tabIndex={-1}>
        <LeftPage place={key}>
          <Outlet />
        </LeftPage>
      </main>
      {frame === 'standard' && <Footer />}
      <NavigationEffects />
      <PinBadge />
      <ScrollRestoration />
      <AfterHydration>
        <Toaster />
        <LoginPrompt />
        <SlotPlace place="consent" props={{ analytics }} fallback={null} />
      </AfterHydration>
    </>
  );
}
