import { Heading, Wrap } from '@roost/shared/ui';
import { ArticleLink } from './ArticleLink.tsx';
import { legal } from './legal-copy.ts';
import styles from './Article.module.css';

type Section = { title: string; text: string; links?: readonly { text: string; href: string }[] };

function Article({ title, sections }: { title: string; sections: readonly Section[] }) {
  return (
    <Wrap width="narrow" className={styles.article}>
      <Heading level={1}>{title}</Heading>
      {legal.binding !== '' && <p>{legal.binding}</p>}
      {sections.map((section) => (
        <section key={section.title}>
          <Heading level={2}>{section.title}</Heading>
          <p>{section.text}</p>
          {section.links && (
            <p className={styles.ways}>
              {section.links.map(({ text, href }) => (
                <ArticleLink key={href} href={href} text={text} />
              ))}
            </p>
          )}
        </section>
      ))}
    </Wrap>
  );
}

export function Privacy() {
  return <Article {...legal.privacy} />;
}

export function Terms() {
  return <Article {...legal.terms} />;
}
