import { Heading, Wrap } from '@roost/shared/ui';
import { legal } from './legal-copy.ts';
import styles from './Article.module.css';

function Article({ title, sections }: { title: string; sections: readonly { title: string; text: string }[] }) {
  return (
    <Wrap width="narrow" className={styles.article}>
      <Heading level={1}>{title}</Heading>
      {sections.map((section) => (
        <section key={section.title}>
          <Heading level={2}>{section.title}</Heading>
          <p>{section.text}</p>
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
