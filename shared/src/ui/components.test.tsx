import { useState } from 'react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { fireEvent, render, screen } from '@testing-library/react';
import { showIn } from '../domain/currency.ts';
import { NO_PARTY } from '../domain/party.ts';
import userEvent from '@testing-library/user-event';
import { useLocation } from '@roost/shared/router';
import { TEST_RATES } from '../testing/exchange-rates.ts';
import { MemoryRouter } from '@roost/shared/testing/memory-router';
import {
  AppLink,
  Bill,
  Breadcrumbs,
  Button,
  Checkbox,
  CurrencyContext,
  EmptyState,
  Fail,
  FooterFrame,
  GuestSteppers,
  HeaderFrame,
  HeaderLink,
  IconButton,
  LinkButton,
  ListingCard,
  Note,
  Pagination,
  Picture,
  PhoneField,
  Price,
  PriceDisplayContext,
  Rating,
  SelectField,
  Tag,
  TextField,
} from './index.ts';
import type { ListingCardProps } from './index.ts';
import { PhotoCarousel } from './carousel/PhotoCarousel.tsx';
import { pagesShown } from './pagination/pages.ts';
import { Stepper } from './stepper/Stepper.tsx';

function Here() {
  const { pathname, search } = useLocation();
  return <p role="status">{pathname + search}</p>;
}
const inRouter = (content: ReactNode) => render(<MemoryRouter>{content}</MemoryRouter>);

describe('Button', () => {
  test('UI-5: an unavailable button stays focusable, says why and does nothing', async () => {
    const user = userEvent.setup();
    const press = jest.fn();
    render(
      <Button unavailable="Choose a check-out first" onClick={press}>
        Use these dates
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Use these dates' });
    expect(button).toHaveAccessibleDescription('Choose a check-out first');
    await user.tab();
    expect(button).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(press).not.toHaveBeenCalled();
  });

  test('a busy button keeps its words and sends no form', async () => {
    const user = userEvent.setup();
    const send = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    render(
      <form onSubmit={send}>
        <Button type="submit" busy>
          Pay
        </Button>
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Pay' }));
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('button')).toHaveAttribute('aria-busy', 'true');
  });

  test('an icon button has its name and its pressed state', () => {
    render(<IconButton icon="heart" label="Save" pressed />);
    expect(screen.getByRole('button', { name: 'Save', pressed: true })).toBeInTheDocument();
  });

  test('links: internal ones go through the router, others are plain', () => {
    inRouter(
      <>
        <LinkButton href="/booking?listingId=1">Book</LinkButton>
        <LinkButton href="tel:+1">Call</LinkButton>
      </>,
    );
    expect(screen.getByRole('link', { name: 'Book' })).toHaveAttribute('href', '/booking?listingId=1');
    expect(screen.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+1');
  });

  test('links: an ordinary press stays in the page; one for another tab or window, or that the page has answered, is left alone', () => {
    inRouter(
      <>
        <AppLink href="/next?a=1">Next</AppLink>
        <AppLink href="/next" target="_blank">
          Apart
        </AppLink>
        <AppLink href="/next" onClick={(event) => event.preventDefault()}>
          Answered
        </AppLink>
        <Here />
      </>,
    );
    let isLeft = false;
    const browser = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    document.addEventListener('click', browser);
    const press = (name: string, keys: object = {}): boolean => {
      fireEvent.click(screen.getByRole('link', { name }), keys);
      return isLeft;
    };
    const shown = () => screen.getByRole('status').textContent;
    // True where the browser would follow the link itself.
    expect(press('Next', { ctrlKey: true })).toBe(true);
    expect(press('Next', { shiftKey: true })).toBe(true);
    expect(press('Next', { button: 1 })).toBe(true);
    expect(press('Apart')).toBe(true);
    expect(press('Answered')).toBe(false);
    expect(shown()).toBe('/');
    expect(press('Next')).toBe(false);
    expect(shown()).toBe('/next?a=1');
    document.removeEventListener('click', browser);
  });
});

describe('fields', () => {
  test('UI-5: label, hint and error belong to the control', () => {
    render(
      <TextField
        label="Email"
        name="email"
        hint="For the confirmation"
        error="Enter an email address"
        defaultValue="x"
      />,
    );
    const field = screen.getByRole('textbox', { name: 'Email' });
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('For the confirmation Enter an email address');
  });

  test('without an error nothing is marked', () => {
    render(
      <>
        <SelectField label="Country" options={[{ value: 'US', label: 'United States' }]} defaultValue="US" />
        <Checkbox label="Fireplace" count={42} />
      </>,
    );
    expect(screen.getByRole('combobox', { name: 'Country' })).toBeValid();
    expect(screen.getByRole('checkbox', { name: /Fireplace/ })).not.toBeChecked();
  });

  test('BOOK-2: phone and dial code are one value', async () => {
    const user = userEvent.setup();
    function Phone() {
      const [phone, setPhone] = useState({ dialCode: '+1', value: '' });
      return (
        <>
          <PhoneField
            label="Phone"
            name="phone"
            phone={phone}
            onChange={setPhone}
            dialCodes={[
              { value: '+1', label: 'US +1' },
              { value: '+44', label: 'UK +44' },
            ]}
          />
          <output>
            {phone.dialCode} {phone.value}
          </output>
        </>
      );
    }
    render(<Phone />);
    await user.type(screen.getByRole('textbox', { name: 'Phone' }), '555');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), '+44');
    expect(screen.getByRole('status')).toHaveTextContent('+44 555');
  });
});

describe('GuestSteppers', () => {
  function Guests({ maxGuests }: { maxGuests: number }) {
    const [party, setParty] = useState({ adults: 2, children: 0, infants: 0, pets: 0 });
    return <GuestSteppers value={party} onChange={setParty} maxGuests={maxGuests} minAdults={1} />;
  }

  test('BOOK-1: adults and children stop at the limit, which is said; infants go on', async () => {
    const user = userEvent.setup();
    render(<Guests maxGuests={3} />);
    await user.click(screen.getByRole('button', { name: 'More: Children' }));
    expect(screen.getByRole('button', { name: 'More: Adults' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'More: Children' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/This home sleeps 3/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'More: Infants' }));
    expect(screen.getByRole('group', { name: 'Infants' })).toHaveTextContent('1');
    await user.click(screen.getByRole('button', { name: 'Fewer: Adults' }));
    expect(screen.getByRole('button', { name: 'Fewer: Adults' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('buttons at a limit', () => {
  test('UI-5: a stepper that has reached its limit keeps the focus and counts no further', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    const { rerender } = render(<Stepper label="Adults" value={2} max={3} onChange={onChange} />);
    const more = screen.getByRole('button', { name: 'More: Adults' });
    await user.click(more);
    rerender(<Stepper label="Adults" value={3} max={3} onChange={onChange} />);
    expect(more).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(onChange.mock.calls).toEqual([[3]]);
  });

  test('UI-5: an arrow that was pressed to the last photo keeps the focus, and is gone once it is left', async () => {
    const user = userEvent.setup();
    const photos = [{ url: '/1.jpg' }, { url: '/2.jpg' }];
    Element.prototype.scrollTo = jest.fn();
    render(<PhotoCarousel photos={photos} sizes="20rem" label="Pine House" />);
    const next = screen.getByRole('button', { name: /^Next photo/ });
    await user.click(next);
    expect(next).toHaveFocus();
    expect(next).toHaveAttribute('aria-disabled', 'true');
    await user.tab();
    expect(next).toHaveAttribute('tabindex', '-1');
  });
});

describe('GuestSteppers of a search', () => {
  test('BOOK-1, TRUE-1: the first child brings an adult, who stays while children are there', async () => {
    const user = userEvent.setup();
    const onChange = jest.fn();
    const { rerender } = render(<GuestSteppers value={NO_PARTY} onChange={onChange} />);
    await user.click(screen.getByRole('button', { name: 'More: Children' }));
    expect(onChange).toHaveBeenLastCalledWith({ ...NO_PARTY, adults: 1, children: 1 });
    rerender(<GuestSteppers value={{ ...NO_PARTY, adults: 1, children: 1 }} onChange={onChange} />);
    expect(screen.getByRole('button', { name: 'Fewer: Adults' })).toHaveAttribute('aria-disabled', 'true');
    rerender(<GuestSteppers value={{ ...NO_PARTY, adults: 1 }} onChange={onChange} />);
    expect(screen.getByRole('button', { name: 'Fewer: Adults' })).not.toHaveAttribute('aria-disabled');
  });
});

describe('prices', () => {
  test('TRUE-1, PRICE-5: with dates the amount the guest compares by leads, and says what it is', () => {
    const price = <Price totalCents={225_959} beforeTaxCents={205_584} averageCents={41_250} />;
    const { container, rerender } = render(price);
    expect(container).toHaveTextContent('$2,260 total with taxes$412 a night before fees');
    expect(screen.getByText('$2,260')).toHaveAttribute('value', '2259.59');
    rerender(<PriceDisplayContext value="before-taxes">{price}</PriceDisplayContext>);
    expect(container).toHaveTextContent('$2,056 total before taxes$2,260 total with taxes');
    rerender(<PriceDisplayContext value="night">{price}</PriceDisplayContext>);
    expect(container).toHaveTextContent('$412 a night before fees$2,260 total with taxes');
  });

  test('PRICE-3: without dates there is an average, floored, and no total', () => {
    render(<Price averageCents={23_899} />);
    expect(screen.getByText(/before fees/)).toHaveTextContent('about $238 a night before fees');
  });

  test('PRICE-4: a bill shows every line and the sum', () => {
    render(
      <Bill
        lines={[
          { kind: 'nights', label: '$412 × 4 nights', amountCents: 164_800 },
          { kind: 'cleaning', label: 'Cleaning', amountCents: 16_500 },
        ]}
        totalCents={181_300}
      />,
    );
    expect(screen.getByText('Cleaning').nextElementSibling).toHaveTextContent('$165.00');
    expect(screen.getByText('Total (USD)').nextElementSibling).toHaveTextContent('$1,813.00');
  });

  test('TRUE-1: beside pesos every dollar of a bill is a US dollar, also in the name of a line', () => {
    const { container } = render(
      <CurrencyContext value={showIn('MXN', TEST_RATES)}>
        <Bill
          lines={[{ kind: 'nights', label: '$412 × 4 nights', amountCents: 164_800 }]}
          taxes={[{ name: 'Bed tax', ratePercent: null, rate: '$24.72 a night', amountCents: 9_888 }]}
          totalCents={174_688}
        />
      </CurrencyContext>,
    );
    expect(container).toHaveTextContent('US$412 × 4 nights');
    expect(container.textContent).toMatch(/MX\$/);
    expect(container.textContent?.replaceAll(/US\$|MX\$/g, '')).not.toContain('$');
  });

  test('a home without reviews is new', () => {
    render(
      <>
        <Rating value={null} />
        <Rating value={4.9} count={42} />
      </>,
    );
    expect(screen.getByText('New')).toBeInTheDocument();
    expect(screen.getByText('4.9', { exact: false })).toBeInTheDocument();
  });
});

test('UI-5: one review is said as one, and the brackets hold the word', () => {
  const { container } = render(
    <>
      <Rating value={5} count={1} />
      <Rating value={4.9} count={42} />
    </>,
  );
  expect(container).toHaveTextContent('Rated 5.0 (1 review)Rated 4.9 (42 reviews)');
});

const CARD: ListingCardProps = {
  href: '/vacation-rentals/united-states/california/truckee/1?adults=2',
  headline: 'Quiet log cabin',
  propertyType: 'Cabin',
  place: 'Truckee',
  bedrooms: 2,
  bathrooms: 1,
  sleeps: 4,
  rating: 4.86,
  reviews: 74,
  price: { totalCents: 90_200, averageCents: 17_400 },
  photos: [1, 2, 3].map((n) => ({ url: `/pictures/a/${n}.svg` })),
  heart: <button type="button">Save</button>,
};

describe('ListingCard', () => {
  test('UI-5: one link named after the home, in the tab order before arrows and heart', async () => {
    const user = userEvent.setup();
    inRouter(<ListingCard {...CARD} />);
    expect(screen.getAllByRole('link')).toHaveLength(1);
    await user.tab();
    expect(screen.getByRole('link', { name: 'Quiet log cabin' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Next photo of Quiet log cabin' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  test('UI-5: a name that takes more than two lines can be read whole', () => {
    const headline = 'Mossy log home, room for 15, 15 minutes from the old mill and the market square';
    inRouter(<ListingCard {...CARD} headline={headline} />);
    expect(screen.getByRole('link', { name: headline })).toHaveAttribute('title', headline);
  });

  test('TRUE-1, LIST-3: a card without dates names the one weekday on which guests may come', () => {
    const saturdays = inRouter(
      <ListingCard {...CARD} turnover={{ weekday: 6, from: '2026-05-30', to: '2026-09-04' }} />,
    );
    expect(saturdays.container).toHaveTextContent('Saturday check-in only, May 30 – Sep 4');
    const sundays = inRouter(<ListingCard {...CARD} turnover={{ weekday: 0, from: '2026-05-30' }} />);
    expect(sundays.container).toHaveTextContent('Sunday check-in only, from May 30');
  });

  test('LIST-7: one picture until somebody turns it; arrow keys turn, the place is said', async () => {
    const user = userEvent.setup();
    Element.prototype.scrollTo = jest.fn();
    const { container } = inRouter(<ListingCard {...CARD} />);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    // What a page of cards has 24 times: the dot of the photo that is shown, and one element for all others.
    expect(container.querySelectorAll('i')).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Previous photo of Quiet log cabin' })).not.toBeInTheDocument();
    expect(container.querySelector('img')).toHaveAttribute(
      'srcset',
      expect.stringContaining('/_image?url=%2Fpictures%2Fa%2F1.svg&w=640&q=75 640w'),
    );
    await user.tab();
    await user.tab();
    await user.keyboard('{ArrowRight}');
    expect(container.querySelectorAll('img')).toHaveLength(3);
    expect(screen.getByText('Photo 2 of 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Previous photo of Quiet log cabin' }));
    expect(screen.getByText('Photo 1 of 3')).toBeInTheDocument();
  });

  test('LIST-7: a small picture may have a lower quality, in every file it offers', () => {
    const { container } = render(
      <Picture src="/pictures/a/1.svg" alt="" sizes="3rem" widths={[320, 320]} quality={50} />,
    );
    const image = container.querySelector('img');
    expect(image).toHaveAttribute('src', '/_image?url=%2Fpictures%2Fa%2F1.svg&w=320&q=50');
    expect(image).toHaveAttribute('srcset', '/_image?url=%2Fpictures%2Fa%2F1.svg&w=320&q=50 320w');
  });

  test('LIST-7: a picture’s colour stands in its place, in the room that the picture will have; without one the place is plain', () => {
    const { container, rerender } = render(
      <Picture src="/pictures/a.svg" alt="" sizes="20rem" ratio="3 / 2" color="#8fa3b1" style={{ opacity: 0.5 }} />,
    );
    const style = () => (container.querySelector('img') as HTMLImageElement).style;
    expect(style().backgroundColor).toBe('rgb(143, 163, 177)');
    expect([style().aspectRatio, style().inlineSize, style().opacity]).toEqual(['3 / 2', '100%', '0.5']);
    rerender(<Picture src="/pictures/a.svg" alt="" sizes="20rem" color="#8fa3b1" />);
    expect(style().backgroundColor).toBe('rgb(143, 163, 177)');
    rerender(<Picture src="/pictures/a.svg" alt="" sizes="20rem" />);
    expect(style().backgroundColor).toBe('');
  });
});

describe('navigation', () => {
  test('SRCH-18: pages are real links, the current one is marked', () => {
    inRouter(<Pagination page={2} pages={13} hrefFor={(page) => `/search?page=${page}`} />);
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/search?page=3');
    expect(screen.queryByRole('link', { name: 'Page 7' })).not.toBeInTheDocument();
  });

  test.each([
    [1, 1, '1'],
    [1, 3, '1 2 3'],
    [2, 13, '1 2 3 … 13'],
    [7, 13, '1 … 6 7 8 … 13'],
    [4, 6, '1 2 3 4 5 6'],
    [13, 13, '1 … 12 13'],
  ])('page %i of %i shows %s', (page, pages, shown) => {
    expect(
      pagesShown(page, pages)
        .map((entry) => (entry.type === 'gap' ? '…' : entry.page))
        .join(' '),
    ).toBe(shown);
  });

  test('breadcrumbs, header and footer are landmarks', () => {
    inRouter(
      <>
        <HeaderFrame
          nav={
            <HeaderLink href="/favorites" icon="heart">
              Favorites
            </HeaderLink>
          }
        />
        <Breadcrumbs items={[{ label: 'California', href: '/search?query=California' }]} />
        <FooterFrame columns={[{ title: 'Guests', links: [{ label: 'Search homes', href: '/search' }] }]} />
      </>,
    );
    expect(screen.getByRole('banner')).toContainElement(screen.getByRole('link', { name: 'Favorites' }));
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeInTheDocument();
    expect(screen.getByRole('contentinfo')).toContainElement(screen.getByRole('link', { name: 'Search homes' }));
  });
});

describe('states', () => {
  test('PLAT-5: a part that failed is announced and can be tried again', async () => {
    const user = userEvent.setup();
    const retry = jest.fn();
    render(<Fail message="Reviews did not load." onRetry={retry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Reviews did not load.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledTimes(1);
  });

  test('SRCH-19: a tag takes its filter off, as a button or as a link', async () => {
    const user = userEvent.setup();
    const remove = jest.fn();
    inRouter(
      <>
        <Tag onRemove={remove} removeLabel="Remove Pool">
          Pool
        </Tag>
        <Tag removeHref="/search" removeLabel="Remove Spa">
          Spa
        </Tag>
      </>,
    );
    await user.click(screen.getByRole('button', { name: 'Remove Pool' }));
    expect(remove).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('link', { name: 'Remove Spa' })).toHaveAttribute('href', '/search');
  });

  test('everything light renders on the server', () => {
    const html = renderToString(
      <MemoryRouter>
        <ListingCard {...CARD} />
        <EmptyState title="No homes match all of this" />
        <Note tone="warn">Add dates</Note>
      </MemoryRouter>,
    );
    expect(html).toContain('Quiet log cabin');
    expect(html).toContain('No homes match all of this');
  });
});
