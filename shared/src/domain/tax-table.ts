/**
 * Lodging taxes by place. A sample of real ones, flat for a whole state or country: a marketplace buys this table from
 * a tax service. What matters here is that a place has several taxes with bases of their own, and that the table is the
 * only place that knows.
 */
import type { TaxRate } from './tax-rates.ts';

/** A tax by its name, as the bill says it. */
export type TaxRule = TaxRate & { name: string };

const lodging = (name: string, percent: number): TaxRule => ({ name, percent, base: 'lodging' });
const all = (name: string, percent: number): TaxRule => ({ name, percent, base: 'all' });
const nightly = (name: string, centsPerNight: number): TaxRule => ({ name, centsPerNight });

/** By state, for the United States, Canada, Mexico, Italy and Australia. */
export const STATE_TAXES: Readonly<Record<string, readonly TaxRule[]>> = {
  Alabama: [lodging('Alabama lodging tax', 4), lodging('City lodging tax', 7)],
  Arizona: [all('Arizona transaction privilege tax', 5.5), lodging('City bed tax', 3.5)],
  California: [lodging('Transient occupancy tax', 12), lodging('California tourism assessment', 0.195)],
  Colorado: [
    all('Colorado sales tax', 2.9),
    lodging('County lodging tax', 2),
    nightly('Local marketing district', 300),
  ],
  Florida: [all('Florida sales tax', 6), lodging('County tourist development tax', 5)],
  Georgia: [all('Georgia sales tax', 4), lodging('Hotel-motel tax', 8), nightly('Georgia hotel fee', 500)],
  Hawaii: [
    lodging('Hawaii transient accommodations tax', 10.25),
    lodging('County transient accommodations tax', 3),
    all('Hawaii general excise tax', 4.5),
  ],
  Idaho: [all('Idaho sales tax', 6), lodging('Idaho travel and convention tax', 2)],
  Louisiana: [
    all('Louisiana sales tax', 5),
    lodging('Parish occupancy tax', 6.75),
    nightly('Neighborhood participation fee', 500),
  ],
  Maine: [lodging('Maine lodging tax', 9)],
  Massachusetts: [
    lodging('Massachusetts room occupancy excise', 5.7),
    lodging('Local room occupancy excise', 6),
    lodging('Water protection fund', 2.75),
  ],
  Michigan: [all('Michigan use tax', 6), lodging('Local assessment', 5)],
  Minnesota: [all('Minnesota sales tax', 6.875), lodging('Local lodging tax', 3)],
  Missouri: [all('Missouri sales tax', 4.225), lodging('County lodging tax', 3)],
  Montana: [lodging('Montana lodging facility use tax', 4), lodging('Montana lodging sales tax', 4)],
  Nevada: [lodging('Transient lodging tax', 13)],
  'New Hampshire': [lodging('New Hampshire meals and rooms tax', 8.5)],
  'New Jersey': [
    all('New Jersey sales tax', 6.625),
    lodging('New Jersey hotel occupancy fee', 5),
    lodging('Municipal occupancy tax', 3),
  ],
  'New Mexico': [all('New Mexico gross receipts tax', 7.625), lodging('Lodgers’ tax', 5)],
  'New York': [all('New York sales tax', 8), lodging('County occupancy tax', 4)],
  'North Carolina': [all('North Carolina sales tax', 6.75), lodging('County occupancy tax', 6)],
  Oklahoma: [all('Oklahoma sales tax', 4.5), lodging('City lodging tax', 5)],
  Oregon: [lodging('Oregon state lodging tax', 1.5), lodging('City room tax', 10.4)],
  Pennsylvania: [lodging('Pennsylvania hotel occupancy tax', 6), lodging('County room tax', 3)],
  'South Carolina': [
    lodging('South Carolina accommodations tax', 7),
    lodging('Local accommodations tax', 3),
    lodging('Beach preservation fee', 2),
  ],
  'South Dakota': [
    all('South Dakota sales tax', 4.2),
    lodging('South Dakota tourism tax', 1.5),
    nightly('Business improvement district', 200),
  ],
  Tennessee: [all('Tennessee sales tax', 7), lodging('Local occupancy tax', 3)],
  Texas: [lodging('Texas hotel occupancy tax', 6), lodging('City hotel occupancy tax', 7)],
  Utah: [
    all('Utah sales tax', 4.85),
    lodging('Utah transient room tax', 0.32),
    lodging('County transient room tax', 4.25),
  ],
  Vermont: [lodging('Vermont rooms tax', 9), lodging('Short-term rental surcharge', 3)],
  Virginia: [all('Virginia sales tax', 5.3), lodging('County transient occupancy tax', 6)],
  Washington: [all('Washington sales tax', 8.4), lodging('Special lodging tax', 2)],
  Wisconsin: [all('Wisconsin sales tax', 5.5), lodging('Room tax', 8)],
  Wyoming: [all('Wyoming sales tax', 4), lodging('Statewide lodging tax', 5)],
  'British Columbia': [
    all('GST', 5),
    lodging('Provincial sales tax', 8),
    lodging('Municipal and regional district tax', 3),
  ],
  'New South Wales': [all('GST', 10)],
  'Quintana Roo': [all('IVA', 16), lodging('Lodging tax', 5)],
  Lombardy: [all('VAT', 10), nightly('City tourist tax', 250)],
  Tuscany: [all('VAT', 10), nightly('City tourist tax', 200)],
};

/** By country, where states have none of their own. */
export const COUNTRY_TAXES: Readonly<Record<string, readonly TaxRule[]>> = {
  France: [all('VAT', 10), nightly('Taxe de séjour', 330)],
  Greece: [all('VAT', 13), nightly('Climate resilience fee', 800)],
  Indonesia: [all('Hotel and restaurant tax', 10)],
  Italy: [all('VAT', 10)],
  Monaco: [all('VAT', 10)],
  'New Zealand': [all('GST', 15)],
  Norway: [all('VAT', 12)],
  Portugal: [all('VAT', 6), nightly('Municipal tourist tax', 200)],
  Singapore: [all('GST', 9)],
  'United Kingdom': [all('VAT', 20)],
};
