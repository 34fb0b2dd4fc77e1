/** The gallery of the design system: each component with its states, and what its doc comments say of its props. */
import { useEffect, useState } from 'react';
import { AppLink, Checkbox, Heading, Wrap } from '@roost/shared/ui';
import { MemoryRouter } from '../memory-router.ts';
import { EXAMPLES } from './examples.tsx';
import styles from './Gallery.module.css';

export type PropDoc = { name: string; type: string; optional: boolean; doc: string };
export type ComponentDoc = { name: string; doc: string; props: readonly PropDoc[] };

const LOOKS = ['light', 'dark'] as const;

function Props({ name, props }: ComponentDoc) {
  if (props.length === 0) return null;
  return (
    <div className={styles.scroll} role="region" aria-label={`Props of ${name}`} tabIndex={0}>
      <table className={styles.props}>
        <thead>
          <tr>
            <th scope="col">prop</th>
            <th scope="col">type</th>
            <th scope="col">what it is</th>
          </tr>
        </thead>
        <tbody>
          {props.map((prop) => (
            <tr key={prop.name}>
              <th scope="row">
                {prop.name}
                {prop.optional && '?'}
              </th>
              <td>
                <code>{prop.type}</code>
              </td>
              <td>{prop.doc}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Component({ name, doc }: { name: string; doc: ComponentDoc | undefined }) {
  return (
    <section className={styles.component} id={name} aria-labelledby={`${name}-title`}>
      <Heading level={2} id={`${name}-title`}>
        {name}
      </Heading>
      {doc && <p>{doc.doc}</p>}
      <div className={styles.states}>
        {Object.entries(EXAMPLES[name] ?? {}).map(([state, example]) => (
          <figure className={styles.state} key={state}>
            <figcaption>{state}</figcaption>
            <MemoryRouter>{example}</MemoryRouter>
          </figure>
        ))}
      </div>
      {doc && <Props {...doc} />}
    </section>
  );
}

/** @param bare without its own controls, as the narrow frame shows it */
export function Gallery({ components, bare = false }: { components: readonly ComponentDoc[]; bare?: boolean }) {
  const [look, setLook] = useState<(typeof LOOKS)[number]>('light');
  const [narrow, setNarrow] = useState(false);
  useEffect(() => {
    if (!bare) document.documentElement.dataset['theme'] = look;
  }, [bare, look]);
  const names = Object.keys(EXAMPLES);
  return (
    <Wrap as="main" id="main">
      <div className={styles.page}>
        {!bare && (
          <>
            <Heading level={1}>Components</Heading>
            <div className={styles.controls} role="group" aria-label="How they are shown">
              {LOOKS.map((one) => (
                <Checkbox
                  key={one}
                  type="radio"
                  name="look"
                  label={one}
                  checked={look === one}
                  onChange={() => setLook(one)}
                />
              ))}
              <Checkbox label="on a phone" checked={narrow} onChange={() => setNarrow(!narrow)} />
              <a href="/gallery/contracts">Events, slots and pages</a>
            </div>
            <nav className={styles.names} aria-label="Components">
              <MemoryRouter>
                {names.map((name) => (
                  <AppLink key={name} href={`#${name}`}>
                    {name}
                  </AppLink>
                ))}
              </MemoryRouter>
            </nav>
          </>
        )}
        {narrow ? (
          <iframe className={styles.narrow} key={look} title="On a phone" src={`/gallery/?bare=${look}`} />
        ) : (
          names.map((name) => (
            <Component key={name} name={name} doc={components.find((component) => component.name === name)} />
          ))
        )}
      </div>
    </Wrap>
  );
}
