/**
 * The light part of the design system: what nearly every page needs, in the host's first bundle. Dialogs and the
 * calendar have their own entries (`ui/overlays`, `ui/calendar`). See README.md.
 */
// Actions
export { Button, IconButton, LinkButton } from './button/Button.tsx';
export type { ButtonProps, IconButtonProps, LinkButtonProps } from './button/Button.tsx';
export { AppLink } from './link/AppLink.tsx';
export type { AppLinkProps } from './link/AppLink.tsx';
export { Tag } from './tag/Tag.tsx';
export type { TagProps } from './tag/Tag.tsx';

// Signs and words
export { Icon } from './icon/Icon.tsx';
export type { IconProps } from './icon/Icon.tsx';
export type { IconName } from './icon/paths.ts';
export { Logo } from './logo/Logo.tsx';
export { SkipLink, VisuallyHidden } from './visually-hidden/VisuallyHidden.tsx';
export { Price } from './price/Price.tsx';
export { CurrencyContext, useAbout, useCurrency, useDollars } from './price/currency.ts';
export { PriceDisplayContext, usePriceDisplay } from './price/price-display.ts';
export { Rating } from './rating/Rating.tsx';
export type { RatingProps } from './rating/Rating.tsx';
export { Bill } from './bill/Bill.tsx';
export type { BillProps } from './bill/Bill.tsx';

// Layout
export { Wrap } from './layout/Wrap.tsx';
export type { WrapProps } from './layout/Wrap.tsx';
export { Heading } from './layout/Heading.tsx';
export type { HeadingProps } from './layout/Heading.tsx';
export { ListingGrid } from './layout/ListingGrid.tsx';
export { CountBadge, HeaderFrame, HeaderLink } from './frame/HeaderFrame.tsx';
export type { HeaderFrameProps } from './frame/HeaderFrame.tsx';
export { FooterFrame } from './frame/FooterFrame.tsx';
export type { FooterColumn, FooterFrameProps } from './frame/FooterFrame.tsx';
export { Breadcrumbs } from './breadcrumbs/Breadcrumbs.tsx';
export type { Crumb } from './breadcrumbs/Breadcrumbs.tsx';
export { Pagination } from './pagination/Pagination.tsx';
export type { PaginationProps } from './pagination/Pagination.tsx';

// Fields
export { Checkbox, ChoiceMark, FieldError, FieldGrid, PhoneField, SelectField, TextField } from './field/Field.tsx';
export type {
  CheckboxProps,
  PhoneFieldProps,
  PhoneValue,
  SelectFieldProps,
  SelectOption,
  TextFieldProps,
} from './field/Field.tsx';
export { Stepper } from './stepper/Stepper.tsx';
export type { StepperProps } from './stepper/Stepper.tsx';
export { GuestSteppers } from './stepper/GuestSteppers.tsx';
export type { GuestSteppersProps } from './stepper/GuestSteppers.tsx';

// Pictures and homes
export { Picture, pictureSource } from './picture/Picture.tsx';
export type { PictureProps } from './picture/Picture.tsx';
export { carried, getCarriedFile } from './listing-card/carried-photo.ts';
export { ListingCard, ListingCardSkeleton } from './listing-card/ListingCard.tsx';
export type { ListingCardProps } from './listing-card/ListingCard.tsx';

// States
export { Note } from './feedback/Note.tsx';
export type { NoteProps } from './feedback/Note.tsx';
export { Fail } from './feedback/Fail.tsx';
export type { FailProps } from './feedback/Fail.tsx';
export { Skeleton } from './skeleton/Skeleton.tsx';
export type { SkeletonProps } from './skeleton/Skeleton.tsx';
export { Spinner } from './spinner/Spinner.tsx';
export { EmptyState, MessagePage } from './states/States.tsx';
export type { EmptyStateProps, MessagePageProps } from './states/States.tsx';
export { cx } from './cx.ts';
