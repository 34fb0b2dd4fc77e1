import { AppLink, cx, Heading, Wrap } from '@roost/shared/ui';
import { ArticleLink } from './ArticleLink.tsx';
import { legal } from './legal-copy.ts';
import styles from './Article.module.css';

type Section = {
  title: string;
  text: string;
  items?: readonly string[];
  links?: readonly { text: string; href: string }[];
};
const toId = (index: number): string => `part-${index + 1}`;

/** A text in parts. Wide windows have its contents beside it. */
function Article({ title, sections }: { title: string; sections: readonly Section[] }) {
  return (
    <Wrap width="narrow" className={cx(styles.article, styles.legal)}>
      <header>
        <Heading level={1}>{title}</Heading>
        <p className={styles.updated}>{legal.updated}</p>
        {legal.binding !== '' && <p>{legal.binding}</p>}
      </header>
      <nav className={styles.contents} aria-label={legal.contents}>
        <h2>{legal.contents}</h2>
        <ol>
          {sections.map((section, index) => (
            <li key={section.title}>
              <a href={`#${toId(index)}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.parts}>
        {sections.map((section, index) => (
          <section key={section.title} id={toId(index)}>
            <Heading level={2}>{section.title}</Heading>
            <p>{section.text}</p>
            {section.items && (
              <ul className={styles.items}>
                {section.items.map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            )}
            {section.links && (
              <p className={styles.ways}>
                {section.links.map(({ text, href }) => (
                  <ArticleLink key={href} href={href} text={text} />
                ))}
              </p>
            )}
          </section>
        ))}
        <p className={styles.questions}>
          {legal.questions.text} <AppLink href="/help">{legal.questions.link}</AppLink>
        </p>
      </div>
    </Wrap>
  );
}

export function Privacy() {
  return <Article {...legal.privacy} />;
}

export function Terms() {
  return <Article {...legal.terms} />;
}
