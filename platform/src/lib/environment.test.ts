import { isAbsolute } from 'node:path';
import { getHosts, runningHosts, siteSettings } from './environment.ts';

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

test.each(['ROOST_HOSTS', 'ROOST_STAGING_HOSTS'])(
  'PLAT-6: %s that name what is no address are refused: of such a host nothing would be asked, without a word',
  (name) => {
    for (const wrong of ['host-1:3000', 'http://host-1:3000 http://host-2:3000', 'http://a,host-2'])
      expect(() => siteSettings({ [name]: wrong })).toThrow(
        `${name} is "${wrong}": it must be whole addresses such as http://host-1:3000, with commas between`,
      );
    expect(() => siteSettings({ [name]: 'http://a:3000/, https://b' })).not.toThrow();
  },
);

test('PLAT-6: hosts are asked at their addresses, written with a blank or a slash or not', () => {
  const settings = { siteUrl: 'http://localhost:3000' };
  const ROOST_HOSTS = 'http://host-1:3000/, http://host-2:3000';
  expect(runningHosts(settings, { ROOST_HOSTS })).toEqual(['http://host-1:3000', 'http://host-2:3000']);
});

test('PLAT-6: for staging its own hosts are asked, where they are named', () => {
  const settings = { siteUrl: 'http://localhost:3000' };
  const both = { ROOST_HOSTS: 'http://host-1:3000', ROOST_STAGING_HOSTS: 'http://staging-1:3000/' };
  expect(getHosts(settings, 'staging', both)).toEqual(['http://staging-1:3000']);
  expect(getHosts(settings, 'production', both)).toEqual(['http://host-1:3000']);
  expect(getHosts(settings, 'staging', { ROOST_HOSTS: both.ROOST_HOSTS })).toEqual(['http://host-1:3000']);
});

test('PLAT-6: behind a registry with an address of its own the site has to be named', () => {
  const settings = { siteUrl: 'http://localhost:3000' };
  const ROOST_REGISTRY_URL = 'https://tools.example/roost-registry/';
  expect(() => runningHosts(settings, { ROOST_REGISTRY_URL })).toThrow(
    "ROOST_REGISTRY_URL is https://tools.example/roost-registry/, which is not /_teams of a site, so the site's address is not known. Set ROOST_SITE_URL to it",
  );
  expect(runningHosts(settings, { ROOST_REGISTRY_URL, ROOST_HOSTS: 'http://a' })).toEqual(['http://a']);
  expect(runningHosts(settings, { ROOST_REGISTRY_URL: 'https://stay.example/_teams/' })).toEqual([
    'https://stay.example',
  ]);
});
