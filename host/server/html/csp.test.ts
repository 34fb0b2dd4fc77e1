import { createHash } from 'node:crypto';
import { PAGE_SCRIPT } from '../../src/page/page-script.ts';
import { parseConfig } from '../config.ts';
import { contentSecurityPolicy, nonceScriptPolicy, pagePolicies, securityHeaders } from './csp.ts';

const getPolicy = (environment: Record<string, string> = {}, developerOrigins: string[] = []) =>
  Object.fromEntries(
    contentSecurityPolicy(parseConfig(environment), 'n0nce', developerOrigins)
      .split('; ')
      .map((directive) => {
        const [name = '', ...sources] = directive.split(' ');
        return [name, sources];
      }),
  );

/** FAST-3: what keeps early presses. */
const ONE_SCRIPT = `'sha256-${createHash('sha256').update(PAGE_SCRIPT).digest('base64')}'`;

describe('content security policy', () => {
  test('SAFE-11: text becomes HTML or script only by the page’s own rule, except for a developer’s remote; violations can be reported', () => {
    const rule = "require-trusted-types-for 'script'";
    const of = (environment: Record<string, string>, origins: string[] = []) =>
      pagePolicies(parseConfig(environment), 'n0nce', origins);
    expect(of({})['content-security-policy']?.split(', ')).toHaveLength(3);
    expect(of({})['content-security-policy']).toContain(`, ${rule}`);
    expect(of({})['content-security-policy-report-only']).toBeUndefined();
    for (const looser of [of({ ROOST_TRUSTED_TYPES: 'report' }), of({}, ['http://localhost:5001'])]) {
      expect(looser['content-security-policy']).not.toContain(rule);
      expect(looser['content-security-policy-report-only']).toBe(rule);
    }
  });

  test('SAFE-11: a second policy runs only scripts that the page named, and those that they load', () => {
    expect(nonceScriptPolicy('n0nce')).toBe(
      `script-src 'nonce-n0nce' ${ONE_SCRIPT} 'strict-dynamic'; worker-src 'self' blob:`,
    );
  });

  test('PLAT-8: scripts come from this site, the place of the remotes and the configured third parties only', () => {
    expect(getPolicy()['script-src']).toEqual(["'self'", ONE_SCRIPT, 'http://localhost:4100']);
    const elsewhere = getPolicy({ ROOST_REMOTES_URL: 'https://cdn.roost.example/remotes' });
    expect(elsewhere['script-src']).toContain('https://cdn.roost.example');
  });

  test('PLAT-8: nothing inline runs but the one script of every page, no plugin loads, nobody frames the site', () => {
    const policy = getPolicy();
    for (const sources of [policy['script-src'], policy['style-src'], policy['default-src']]) {
      expect(sources).not.toContain("'unsafe-inline'");
      expect(sources).not.toContain("'unsafe-eval'");
      expect(sources).not.toContain('*');
    }
    expect(policy).toMatchObject({
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'frame-ancestors': ["'none'"],
      'form-action': ["'self'", 'http://localhost:4100'],
    });
    expect(policy['style-src']).toContain("'nonce-n0nce'");
  });

  test('PLAT-8: with the real third parties the sources that they document are allowed, and those of the stand-in are not', () => {
    const policy = getPolicy({
      ROOST_SITE_URL: 'https://roost.example',
      ROOST_REMOTES_URL: 'https://assets.roost.example',
      STRIPE_JS_URL: 'https://js.stripe.com/v3/',
      GOOGLE_MAPS_URL: 'https://maps.googleapis.com',
      SEARCH_APP_ID: 'APP',
      ANALYTICS_CDN_URL: 'https://cdn.segment.com',
      FRAUD_URL: 'https://collector.example',
      MONITORING_SITE: 'us3.datadoghq.com',
      FLAGS_URL: 'https://flags.example/proxy',
      TAG_MANAGER_URL: 'https://tags.example/tags.js',
      VISUAL_OPTIMIZATION_URL: 'off',
      OIDC_ISSUER: 'https://accounts.google.com',
    });
    expect(policy['frame-src']).toEqual(expect.arrayContaining(['https://js.stripe.com', 'https://hooks.stripe.com']));
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining(['https://api.stripe.com', 'https://APP-dsn.algolia.net', 'https://cdn.segment.com']),
    );
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining([
        'https://collector.example',
        'https://browser-intake-us3-datadoghq.com',
        'https://flags.example',
      ]),
    );
    expect(policy['img-src']).toContain('https://*.googleapis.com');
    expect(policy).toHaveProperty('upgrade-insecure-requests');
    expect(JSON.stringify(policy)).not.toContain('localhost');
  });

  test("ANLT-2 ANLT-7: analytics, its tags and the insights of the index may be reached, and the tags' own origins", () => {
    const policy = getPolicy({
      ANALYTICS_CDN_URL: 'https://cdn.segment.com',
      SEARCH_APP_ID: 'APP',
      TAG_MANAGER_URL: 'https://tags.example/t.js',
      TRACKER_ORIGINS: 'https://pixel.example',
    });
    expect(policy['script-src']).toEqual(
      expect.arrayContaining(['https://cdn.segment.com', 'https://tags.example', 'https://pixel.example']),
    );
    expect(policy['connect-src']).toEqual(
      expect.arrayContaining([
        'https://api.segment.io',
        'https://insights.algolia.io',
        'https://tags.example',
        'https://pixel.example',
      ]),
    );
  });

  test('PLAT-8 FRAUD-2 ANLT-6: third parties that are not configured add no source', () => {
    const off = {
      FRAUD_URL: 'off',
      MONITORING_URL: 'off',
      FLAGS_URL: 'off',
      TAG_MANAGER_URL: 'off',
      VISUAL_OPTIMIZATION_URL: 'off',
      GOOGLE_MAPS_URL: 'https://maps.test',
      STRIPE_JS_URL: 'https://stripe.test/v3/',
      ANALYTICS_CDN_URL: 'https://cdn.test',
      OIDC_ISSUER: 'https://issuer.test',
      SEARCH_HOST: 'search.test',
    };
    expect(JSON.stringify(getPolicy(off))).not.toContain(':4100');
    const on = getPolicy({ ...off, FRAUD_URL: 'http://localhost:4100', FRAUD_DEVICE_DOMAIN: 'localhost' });
    expect([on['connect-src'], on['frame-src']].map((sources) => sources?.includes('http://localhost:4100'))).toEqual([
      true,
      true,
    ]);
    expect(on['script-src']).toContain('http://*.localhost:4100');
    expect(on['script-src']).not.toContain('http://localhost:4100');
  });

  test("PLAT-4: a developer's machine is allowed for the session that pinned it, with its socket", () => {
    const policy = getPolicy({}, ['http://localhost:5001']);
    expect(policy['script-src']).toContain('http://localhost:5001');
    expect(policy['connect-src']).toContain('ws://localhost:5001');
  });

  test('BOOK-6: payments may be asked for on the site and in the frames of the configured vault, nowhere else', () => {
    const allowed = (environment: Record<string, string>) =>
      /payment=\(([^)]*)\)/.exec(securityHeaders(parseConfig(environment))['permissions-policy'] ?? '')?.[1];
    expect(allowed({})).toBe('self "http://localhost:4100"');
    expect(allowed({ STRIPE_JS_URL: 'https://js.stripe.com/v3/' })).toBe(
      'self "https://js.stripe.com" "https://*.js.stripe.com"',
    );
  });

  test('PLAT-3: no script may block a page until a request is answered', () => {
    expect(securityHeaders(parseConfig({}))['permissions-policy']).toContain('sync-xhr=()');
  });

  test('PLAT-8: HSTS is sent on https only', () => {
    expect(securityHeaders(parseConfig({}))).not.toHaveProperty('strict-transport-security');
    expect(securityHeaders(parseConfig({ ROOST_SITE_URL: 'https://roost.example' }))).toMatchObject({
      'strict-transport-security': expect.stringContaining('31536000'),
      'x-content-type-options': 'nosniff',
    });
  });
});
