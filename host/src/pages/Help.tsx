import { Heading, LinkButton, Wrap } from '@roost/shared/ui';
import { useConfig } from '../layout/config-context.ts';
import { legal } from './legal-copy.ts';
import styles from './Article.module.css';

/** How to reach a person, and short answers about what this site does. */
export function Help() {
  const { phone, email } = useConfig();
  const { title, intro, answersTitle, answers } = legal.help;
  return (
    <Wrap width="narrow" className={styles.article}>
      <Heading level={1}>{title}</Heading>
      <p>{intro}</p>
      <p className={styles.ways}>
        <LinkButton variant="primary" icon="phone" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          {phone}
        </LinkButton>
        <LinkButton icon="mail" href={`mailto:${email}`}>
          {email}
        </LinkButton>
      </p>
      <Heading level={2}>{answersTitle}</Heading>
      <dl>
        {answers.map((answer) => (
          <div key={answer.title}>
            <dt>{answer.title}</dt>
            <dd>{answer.text}</dd>
          </div>
        ))}
      </dl>
    </Wrap>
  );
}
