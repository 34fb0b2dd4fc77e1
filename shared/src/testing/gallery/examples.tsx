/**
 * Every component of the design system in its states, for the gallery of `npm run dev`. A test says which one is
 * missing.
 */
import type { ReactNode } from 'react';
import {
  AppLink,
  Bill,
  Breadcrumbs,
  Button,
  Checkbox,
  ChoiceMark,
  CountBadge,
  EmptyState,
  Fail,
  FieldError,
  FieldGrid,
  FooterFrame,
  HeaderFrame,
  HeaderLink,
  Heading,
  Icon,
  IconButton,
  LinkButton,
  ListingCard,
  ListingCardSkeleton,
  ListingGrid,
  Logo,
  MessagePage,
  Note,
  Pagination,
  Picture,
  Price,
  Rating,
  SelectField,
  Skeleton,
  SkipLink,
  Spinner,
  Tag,
  TextField,
  VisuallyHidden,
  Wrap,
} from '@roost/shared/ui';
import type { ListingCardProps } from '@roost/shared/ui';
import {
  CalendarExample,
  DialogExample,
  GuestsExample,
  PhoneExample,
  PopoverExample,
  SheetExample,
  SliderExample,
  StepperExample,
} from './moving-examples.tsx';

const nothing = (): void => undefined;
const PHOTO = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><rect width="3" height="2" fill="#7d9a8c"/></svg>')}`;
const LINES = [
  { kind: 'nights', label: '$238 avg × 3 nights', amountCents: 71_400 },
  { kind: 'cleaning', label: 'Cleaning fee', amountCents: 15_000 },
  { kind: 'promo', label: 'SUMMER', amountCents: -5_000 },
] as const;
const TAXES = [{ name: 'Lodging tax', ratePercent: 10, rate: '10%', amountCents: 8_140 }];
const CARD: ListingCardProps = {
  href: '/vacation-rentals/1',
  headline: 'Cedar house above the lake',
  propertyType: 'Cabin',
  place: 'Lake Tahoe',
  photos: [{ url: PHOTO }],
  bedrooms: 3,
  bathrooms: 2,
  sleeps: 8,
  rating: 4.97,
  reviews: 148,
  price: { totalCents: 121_400, averageCents: 23_800 },
};

/** States by component, each with what it shows. */
export const EXAMPLES: Readonly<Record<string, Readonly<Record<string, ReactNode>>>> = {
  Button: {
    primary: <Button variant="primary">Book this home</Button>,
    line: <Button icon="search">Search</Button>,
    text: <Button variant="text">Show all</Button>,
    inverse: <Button variant="inverse">See homes</Button>,
    large: <Button size="lg">Continue</Button>,
    block: <Button block>Apply</Button>,
    busy: <Button busy>Pay</Button>,
    unavailable: <Button unavailable="Choose dates first">Use these dates</Button>,
  },
  LinkButton: {
    line: <LinkButton href="/search">All homes</LinkButton>,
    primary: (
      <LinkButton href="/search" variant="primary">
        Find a home
      </LinkButton>
    ),
  },
  IconButton: {
    plain: <IconButton icon="share" label="Share" onClick={nothing} />,
    pressed: <IconButton icon="heart" label="Saved" pressed onClick={nothing} />,
    photo: <IconButton icon="heart" label="Save" surface="photo" onClick={nothing} />,
    inverse: <IconButton icon="x" label="Close" surface="inverse" onClick={nothing} />,
  },
  AppLink: {
    internal: <AppLink href="/search">Lake Tahoe</AppLink>,
    external: <AppLink href="https://example.com/">Elsewhere</AppLink>,
  },
  Tag: {
    removable: (
      <Tag onRemove={nothing} removeLabel="Remove Fireplace">
        Fireplace
      </Tag>
    ),
  },
  Icon: { plain: <Icon name="bed" />, small: <Icon name="bed" size="s" />, filled: <Icon name="star" filled /> },
  Logo: { ordinary: <Logo />, inverse: <Logo tone="inverse" /> },
  SkipLink: { 'when it has the focus': <SkipLink /> },
  VisuallyHidden: {
    'read, not seen': (
      <p>
        <VisuallyHidden>Rated </VisuallyHidden>4.97
      </p>
    ),
  },
  Price: {
    'of a stay': <Price totalCents={121_400} averageCents={23_800} />,
    'without dates': <Price averageCents={23_800} />,
    'of a quote': <Price size="quote" totalCents={121_400} averageCents={23_800} />,
  },
  Rating: { rated: <Rating value={4.97} count={148} />, new: <Rating value={null} /> },
  Bill: {
    lines: <Bill lines={LINES} totalCents={81_400} />,
    'with taxes': <Bill lines={LINES} totalCents={89_540} taxes={TAXES} />,
    busy: <Bill lines={LINES} totalCents={81_400} busy />,
  },
  Wrap: { narrow: <Wrap width="narrow">A column with gutters</Wrap>, page: <Wrap>The column of a page</Wrap> },
  Heading: {
    'level 2': <Heading level={2}>Reviews</Heading>,
    'level 2 that looks large': (
      <Heading level={2} look="d1">
        Where you will be
      </Heading>
    ),
    'level 3': <Heading level={3}>Kitchen</Heading>,
  },
  ListingGrid: {
    'two columns': (
      <ListingGrid columns={2}>
        <li>
          <ListingCard {...CARD} />
        </li>
        <li>
          <ListingCardSkeleton />
        </li>
      </ListingGrid>
    ),
  },
  ListingCard: {
    ordinary: <ListingCard {...CARD} />,
    'price first, with a flag': <ListingCard {...CARD} layout="price-first" flag="Guest favorite" />,
    'new, without dates': <ListingCard {...CARD} rating={null} reviews={0} price={{ averageCents: 23_800 }} />,
    gone: <ListingCard {...CARD} state="gone" />,
  },
  ListingCardSkeleton: { waiting: <ListingCardSkeleton /> },
  HeaderFrame: {
    ordinary: <HeaderFrame nav={<HeaderLink href="/favorites">Favorites</HeaderLink>} />,
    plain: <HeaderFrame plain />,
  },
  HeaderLink: {
    'with icon': (
      <HeaderLink href="/favorites" icon="heart">
        Favorites
      </HeaderLink>
    ),
  },
  CountBadge: { three: <CountBadge count={3} label="saved" /> },
  FooterFrame: {
    'one column': (
      <FooterFrame
        columns={[{ title: 'Guests', links: [{ label: 'Help', href: '/help' }] }]}
        promise="Homes with people behind them."
        legal={<AppLink href="/privacy">Privacy</AppLink>}
      />
    ),
  },
  Breadcrumbs: {
    'two levels': (
      <Breadcrumbs
        items={[
          { label: 'California', href: '/search?query=California' },
          { label: 'Truckee', href: '/search?query=Truckee' },
        ]}
      />
    ),
  },
  Pagination: {
    middle: <Pagination page={6} pages={13} hrefFor={(page) => `/search?page=${page}`} />,
  },
  TextField: {
    ordinary: <TextField label="Email" name="email" type="email" hint="For the confirmation" />,
    wrong: <TextField label="First name" name="first" error="Please enter your first name" />,
    'many lines': <TextField label="Message" name="message" multiline />,
    disabled: <TextField label="City" name="city" disabled />,
  },
  SelectField: {
    ordinary: (
      <SelectField
        label="Country"
        name="country"
        options={[
          { value: 'US', label: 'United States' },
          { value: 'CA', label: 'Canada' },
        ]}
      />
    ),
  },
  ChoiceMark: {
    'in a row of its own words': (
      <label>
        <ChoiceMark defaultChecked /> Early check-in
      </label>
    ),
    radio: (
      <label>
        <ChoiceMark type="radio" name="payments" defaultChecked /> In two payments
      </label>
    ),
    disabled: (
      <label>
        <ChoiceMark disabled /> Late check-out
      </label>
    ),
  },
  Checkbox: {
    off: <Checkbox label="Fireplace" count={42} />,
    on: <Checkbox label="Hot tub" defaultChecked />,
    radio: <Checkbox type="radio" name="sort" label="Price, low to high" />,
    wrong: <Checkbox label="I agree to the terms" error="Please agree to go on" />,
  },
  PhoneField: { ordinary: <PhoneExample /> },
  FieldGrid: {
    'two columns': (
      <FieldGrid columns={2}>
        <TextField label="City" name="grid-city" />
        <TextField label="ZIP" name="grid-zip" />
      </FieldGrid>
    ),
  },
  FieldError: { shown: <FieldError>Please enter a number</FieldError> },
  Stepper: { ordinary: <StepperExample /> },
  GuestSteppers: { 'of a home for eight': <GuestsExample /> },
  Picture: { 'three by two': <Picture src={PHOTO} alt="The house" sizes="20rem" ratio="3 / 2" /> },
  Note: {
    info: <Note tone="info">Check-in is from 4 pm.</Note>,
    warn: <Note tone="warn">Only one night is left.</Note>,
    bad: <Note tone="bad">These dates are taken.</Note>,
    good: <Note tone="good">Your stay is booked.</Note>,
  },
  Fail: {
    'with another try': <Fail message="Reviews did not load. The rest of the page is fine." onRetry={nothing} />,
  },
  Skeleton: {
    line: <Skeleton width="12rem" height="1.25rem" />,
    picture: <Skeleton width="12rem" ratio="3 / 2" />,
  },
  Spinner: { ordinary: <Spinner label="Loading" /> },
  EmptyState: {
    ordinary: (
      <EmptyState title="No homes match all of this" actions={<Button>Clear filters</Button>}>
        Remove one of these filters.
      </EmptyState>
    ),
  },
  MessagePage: {
    'with an action': (
      <MessagePage title="This home is not here any more" actions={<LinkButton href="/search">See others</LinkButton>}>
        It was taken down.
      </MessagePage>
    ),
  },
  Dialog: { 'opened by a press': <DialogExample /> },
  Sheet: { 'opened by a press': <SheetExample /> },
  Popover: { 'opened by a press': <PopoverExample /> },
  RangeCalendar: { 'with its footer': <CalendarExample /> },
  RangeSlider: { 'prices with bars': <SliderExample /> },
};
