/** Examples that hold a value, as their pages do. */
import { useRef, useState } from 'react';
import { Button, GuestSteppers, PhoneField, Stepper } from '@roost/shared/ui';
import { CalendarFooter, RangeCalendar } from '@roost/shared/ui/calendar';
import { Dialog, Popover, Sheet } from '@roost/shared/ui/overlays';
import { RangeSlider } from '@roost/shared/ui/slider';

const NO_DATES = { checkIn: null, checkOut: null };

export function PhoneExample() {
  const [phone, setPhone] = useState({ dialCode: '+1', value: '555 0142' });
  const codes = [
    { value: '+1', label: 'US +1' },
    { value: '+44', label: 'GB +44' },
  ];
  return <PhoneField label="Phone" name="phone" phone={phone} dialCodes={codes} onChange={setPhone} />;
}

export function StepperExample() {
  const [count, setCount] = useState(2);
  return <Stepper label="Bedrooms" description="At least" value={count} max={8} onChange={setCount} />;
}

export function GuestsExample() {
  const [party, setParty] = useState({ adults: 2, children: 1, infants: 0, pets: 0 });
  return <GuestSteppers value={party} onChange={setParty} maxGuests={8} petNote="Pet fee $75" />;
}

export function CalendarExample() {
  const [dates, setDates] = useState<{ checkIn: string | null; checkOut: string | null }>(NO_DATES);
  return (
    <>
      <RangeCalendar value={dates} onChange={setDates} today="2026-07-01" months={1} legend />
      <CalendarFooter value={dates} onClear={() => setDates(NO_DATES)} onApply={() => undefined} />
    </>
  );
}

export function SliderExample() {
  const [range, setRange] = useState<[number, number]>([100, 400]);
  return (
    <RangeSlider
      label="Price a night"
      minLabel="Lowest price"
      maxLabel="Highest price"
      min={0}
      max={500}
      step={10}
      value={range}
      onChange={setRange}
      bars={[1, 4, 9, 6, 2]}
    />
  );
}

export function DialogExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the dialog</Button>
      <Dialog title="House rules" isOpen={open} onOpenChange={setOpen} size="s">
        Quiet from 10 pm.
      </Dialog>
    </>
  );
}

export function SheetExample() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open the sheet</Button>
      <Sheet title="Filters" isOpen={open} onOpenChange={setOpen}>
        All of them.
      </Sheet>
    </>
  );
}

export function PopoverExample() {
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button ref={trigger} aria-expanded={open} onClick={() => setOpen(!open)}>
        Open the panel
      </Button>
      <Popover triggerRef={trigger} isOpen={open} onOpenChange={setOpen} label="Guests and pets">
        <p>Two adults</p>
      </Popover>
    </>
  );
}
