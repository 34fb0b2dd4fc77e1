import { act, useRef, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { waitFor } from '@testing-library/react';
import { EARLY_PRESSES_SCRIPT } from '../page/early-presses.ts';
import { keepEarlyTyping, whenTypingIsKnown } from './early-typing.ts';

const heard = jest.fn<void, [string, string]>();

function Form() {
  const [text, setText] = useState('');
  const [email, setEmail] = useState('');
  const [hasDog, setHasDog] = useState(false);
  const [guests, setGuests] = useState('2');
  const [when, setWhen] = useState('soon');
  const [drawn, setDrawn] = useState(0);
  return (
    <form>
      <input aria-label="place" value={text} onChange={(event) => setText(event.target.value)} />
      <input type="email" aria-label="email" value={email} onChange={(event) => setEmail(event.target.value)} />
      <input type="checkbox" aria-label="dog" checked={hasDog} onChange={(event) => setHasDog(event.target.checked)} />
      <select aria-label="guests" value={guests} onChange={(event) => setGuests(event.target.value)}>
        <option>2</option>
        <option>4</option>
      </select>
      {['soon', 'later'].map((name) => (
        <input
          key={name}
          type="radio"
          name="when"
          aria-label={name}
          checked={when === name}
          onChange={() => {
            setWhen(name);
            heard('when', name);
          }}
        />
      ))}
      <textarea aria-label="note" defaultValue="" />
      <button type="button" onClick={() => setDrawn(drawn + 1)}>
        Draw
      </button>
      <output>{[text, email, hasDog, guests, when].join('|')}</output>
    </form>
  );
}

let root: HTMLElement;
const find = <T extends HTMLElement>(selector: string) => root.querySelector(selector) as T;
const getSaid = () => find('output').textContent;
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  heard.mockReset();
  root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Form />);
});
afterEach(() => {
  root.remove();
  jest.useRealTimers();
});
/** Lets the time pass in which the text would have been given back. */
const pass = () => act(() => jest.advanceTimersByTimeAsync(1_000));
const hydrate = () => act(async () => hydrateRoot(root, <Form />));
const type = (selector: string, text: string) => {
  const field = find<HTMLInputElement>(selector);
  field.value = text;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

test('FAST-3: text typed before hydration is given to React, and stays when it renders again', async () => {
  keepEarlyTyping();
  type('[aria-label=place]', 'Lake Tahoe');
  type('[aria-label=email]', 'ann@example.com');
  type('textarea', 'A cot, please');
  await hydrate();
  await waitFor(() => expect(getSaid()).toBe('Lake Tahoe|ann@example.com|false|2|soon'));
  await act(async () => find('button').click());
  expect(find<HTMLInputElement>('[aria-label=place]').value).toBe('Lake Tahoe');
  expect(find<HTMLTextAreaElement>('textarea').value).toBe('A cot, please');
});

test('FAST-3: what was typed before even this script came, or the browser filled in again, counts as well', async () => {
  find<HTMLInputElement>('[aria-label=place]').value = 'Moab';
  find<HTMLInputElement>('[aria-label=dog]').checked = true;
  find<HTMLSelectElement>('select').value = '4';
  find<HTMLInputElement>('[aria-label=later]').checked = true;
  keepEarlyTyping();
  await hydrate();
  await waitFor(() => expect(getSaid()).toBe('Moab||true|4|later'));
  expect(heard.mock.calls).toEqual([['when', 'later']]);
});

test('FAST-3: a box that was ticked and cleared again, or text that was removed, is as it was', async () => {
  jest.useFakeTimers();
  keepEarlyTyping();
  type('[aria-label=place]', 'Moab');
  type('[aria-label=place]', '');
  await hydrate();
  await pass();
  expect(getSaid()).toBe('||false|2|soon');
});

test('FAST-3: a visitor who types on during hydration keeps all of it', async () => {
  jest.useFakeTimers();
  keepEarlyTyping();
  type('[aria-label=place]', 'Lake');
  await hydrate();
  const field = find<HTMLInputElement>('[aria-label=place]');
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'Lake Tahoe');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await pass();
  expect(getSaid()).toBe('Lake Tahoe||false|2|soon');
  expect(field.value).toBe('Lake Tahoe');
});

test('FAST-3: React draws the field again in the moment in which it comes, and the text is there', async () => {
  keepEarlyTyping();
  type('[aria-label=place]', 'Lake');
  await hydrate();
  await act(async () => find('button').click());
  await waitFor(() => expect(getSaid()).toBe('Lake||false|2|soon'));
  expect(find<HTMLInputElement>('[aria-label=place]').value).toBe('Lake');
});

test('FAST-3: a word that an input method has not finished is not broken, and is given back when it is finished', async () => {
  jest.useFakeTimers();
  // As the page has it: a script in the document.
  (0, eval)(EARLY_PRESSES_SCRIPT);
  const field = find<HTMLInputElement>('[aria-label=place]');
  field.dispatchEvent(new Event('compositionstart', { bubbles: true }));
  type('[aria-label=place]', 'たほ');
  keepEarlyTyping();
  await hydrate();
  await pass();
  expect(field.value).toBe('たほ');
  expect(getSaid()).toBe('||false|2|soon');
  field.dispatchEvent(new Event('compositionend', { bubbles: true }));
  await pass();
  expect(getSaid()).toBe('たほ||false|2|soon');
});

test('FAST-3: sending the form waits for what was typed into it', async () => {
  keepEarlyTyping();
  type('[aria-label=place]', 'Moab');
  await hydrate();
  await act(async () => whenTypingIsKnown(find('form')));
  expect(getSaid()).toBe('Moab||false|2|soon');
});

test('FAST-3: Enter in the moment between hydration and the text sends the text, once', async () => {
  const sent = jest.fn<void, [string]>();
  const Search = () => {
    const [text, setText] = useState('');
    return (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          sent(text);
        }}
      >
        <input aria-label="place" value={text} onChange={(event) => setText(event.target.value)} />
        <button>Search</button>
      </form>
    );
  };
  root.innerHTML = renderToString(<Search />);
  keepEarlyTyping();
  type('[aria-label=place]', 'Moab');
  await act(async () => hydrateRoot(root, <Search />));
  await act(async () => {
    find('button').click();
    find('button').click();
  });
  await waitFor(() => expect(sent).toHaveBeenCalled());
  expect(sent.mock.calls).toEqual([['Moab']]);
});

test('FAST-3: a page that clears its form as it begins has the text all the same', async () => {
  const Cleared = () => {
    const [text, setText] = useState('');
    const cleared = useRef(false);
    return (
      <input
        aria-label="place"
        value={text}
        onChange={(event) => {
          if (cleared.current) setText(event.target.value);
          cleared.current = true;
        }}
      />
    );
  };
  root.innerHTML = renderToString(<Cleared />);
  type('[aria-label=place]', 'Moab');
  keepEarlyTyping();
  await act(async () => hydrateRoot(root, <Cleared />));
  await waitFor(() => expect(find<HTMLInputElement>('[aria-label=place]').value).toBe('Moab'));
});

test('a field that React never takes is left alone', async () => {
  jest.useFakeTimers();
  keepEarlyTyping();
  type('[aria-label=place]', 'Lake');
  await act(async () => createRoot(root).render(<p>Other</p>));
  await pass();
  expect(root.textContent).toBe('Other');
});
