import { foreignEvents, scriptBreaches } from './script-checks.ts';

test.each([
  ['new CustomEvent("search:opened",{detail:1})', ['search:opened']],
  ["window.dispatchEvent(new CustomEvent('mfe-search:opened'))", ['mfe-search:opened']],
  ['new CustomEvent("mfe-reviewsx:opened")', ['mfe-reviewsx:opened']],
  ['new CustomEvent("roost:reset")', ['roost:reset']],
  ['new CustomEvent("mfe-reviews:opened")', []],
  ['new CustomEvent("roost:track",{detail:{}})', []],
  ['new Event("change",{bubbles:!0})', []],
])('PLAT-6: events that are not its own in %s', (script, names) => {
  expect(foreignEvents(script, 'mfe-reviews')).toEqual(names);
});

test.each([
  ['setInterval(()=>window.stop(),50)', 'window.stop('],
  ['navigator.sendBeacon=()=>!0', 'navigator.sendBeacon='],
  ['window.navigator.sendBeacon = send', 'window.navigator.sendBeacon ='],
])('PLAT-3: what hides a failure or ends all loading is refused before guests see it: %s', (script, found) => {
  expect(scriptBreaches('js/1.js', script, 'mfe-reviews')).toEqual([
    `js/1.js changes what all scripts use: ${found} (write a function of your own)`,
  ]);
});

test.each([
  'self.stop();player.stop();this.window.stop()',
  'navigator.sendBeacon("/a",text)',
  'if(navigator.sendBeacon==null)send()',
])('PLAT-3: not %s', (script) => {
  expect(scriptBreaches('js/1.js', script, 'mfe-reviews')).toEqual([]);
});

test('PLAT-6: each sentence names the file and the way out', () => {
  const script = 'Array.prototype.at=f;alert(1);new CustomEvent("search:opened")';
  expect(scriptBreaches('js/1.js', script, 'mfe-reviews')).toEqual([
    'js/1.js changes what all scripts use: Array.prototype.at= (write a function of your own)',
    'js/1.js stops the page with a box of the browser: alert( (show a dialog of @roost/shared/ui)',
    'js/1.js sends events of names that are not its own: search:opened (begin them with mfe-reviews:)',
  ]);
});

test.each([
  '(0,r.jsx)("p",{className:a.b,dangerouslySetInnerHTML:{__html:text}})',
  'React.createElement("p", { dangerouslySetInnerHTML: html })',
  'jsx("p",{"dangerouslySetInnerHTML":{__html:text}})',
])('PLAT-3: HTML of its own is refused before guests see it: %s', (script) => {
  expect(scriptBreaches('js/1.js', script, 'mfe-reviews')).toEqual([
    'js/1.js writes HTML of its own into the page: dangerouslySetInnerHTML (make elements of it)',
  ]);
});

test.each([
  ['m.httpEquiv="Content-Security-Policy",m.content="default-src \'none\'"', 'sets a policy for the whole page'],
  ['document.styleSheets[0].insertRule("main{display:none}")', 'writes rules into style sheets'],
  ['e.sheet.addRule("a","b")', 'writes rules into style sheets'],
])('PLAT-3: what stops or hides the whole page is refused before guests see it: %s', (script, words) => {
  expect(scriptBreaches('js/1.js', script, 'mfe-reviews')).toEqual([expect.stringContaining(`js/1.js ${words}`)]);
});

test.each([
  'const known={dangerouslySetInnerHTML:1,children:!0}',
  'const known={dangerouslySetInnerHTML:!0}',
  'if(props.dangerouslySetInnerHTML)throw Error("no")',
  'h(name,Object.assign({},rest,{dangerouslySetInnerHTML:{__html:text}}))',
])('PLAT-3: a library that knows the prop by name may go out: %s', (script) => {
  expect(scriptBreaches('js/1.js', script, 'mfe-reviews')).toEqual([]);
});
