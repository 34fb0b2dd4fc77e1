import { isAbsolute } from 'node:path';
import { runningHosts, siteSettings } from './environment.ts';

test('without variables the site has the documented ports and addresses', () => {
  expect(siteSettings({})).toMatchObject({
    ports: { host: 3000, assets: 3100, services: 4000, sandbox: 4100, mail: 4125 },
    bind: '127.0.0.1',
    siteUrl: 'http://localhost:3000',
    assetsUrl: 'http://localhost:3100',
  });
  expect(isAbsolute(siteSettings({}).dataDir)).toBe(true);
});

test('addresses follow the ports, and an address that is set wins', () => {
  expect(siteSettings({ ROOST_HOST_PORT: '8080' }).siteUrl).toBe('http://localhost:8080');
  expect(siteSettings({ ROOST_HOST_PORT: '8080', ROOST_SITE_URL: 'https://stay.example/' }).siteUrl).toBe(
    'https://stay.example',
  );
});

test('an empty variable means none', () => {
  expect(siteSettings({ ROOST_HOST_PORT: '' }).ports.host).toBe(3000);
});

test.each(['abc', '0', '70000', '3000.5'])('port %p is refused with its variable named', (port) => {
  expect(() => siteSettings({ ROOST_ASSETS_PORT: port })).toThrow(
    `ROOST_ASSETS_PORT is "${port}": it must be a whole number from 1 to 65535`,
  );
});

test.each(['ROOST_SITE_URL', 'ROOST_SERVICES_URL', 'ROOST_SANDBOX_URL'])(
  '%s is refused when it is no address',
  (name) => {
    expect(() => siteSettings({ [name]: 'localhost:80' })).toThrow(
      `${name} is "localhost:80": it must be a whole address`,
    );
  },
);

test('PLAT-6: whoever publishes through a site asks that site what it offers, unless hosts are named', () => {
  const settings = { siteUrl: 'http://localhost:3000' };
  const ROOST_REGISTRY_URL = 'https://stay.example/_teams';
  expect(runningHosts(settings, {})).toEqual(['http://localhost:3000']);
  expect(runningHosts(settings, { ROOST_REGISTRY_URL })).toEqual(['https://stay.example']);
  expect(runningHosts(settings, { ROOST_REGISTRY_URL: 'no address' })).toEqual(['http://localhost:3000']);
  expect(runningHosts(settings, { ROOST_REGISTRY_URL, ROOST_SITE_URL: settings.siteUrl })).toEqual([settings.siteUrl]);
  expect(runningHosts(settings, { ROOST_REGISTRY_URL, ROOST_HOSTS: 'http://a,http://b' })).toEqual([
    'http://a',
    'http://b',
  ]);
});
