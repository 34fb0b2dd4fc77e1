import { dialAddress } from '@roost/shared/domain/dial-address';
import { AppLink, Heading, LinkButton, Wrap } from '@roost/shared/ui';
import { useConfig } from '../layout/config-context.ts';
import { legal } from './legal-copy.ts';
import styles from './Article.module.css';

type Answer = { title: string; text: string; links?: readonly { text: string; href: string }[] };

/** How to reach a person, and short answers about what this site does, with links to where it is done. */
export function Help() {
  const { phone, email } = useConfig();
  const { title, intro, answersTitle, answers } = legal.help;
  return (
    <Wrap width="narrow" className={styles.article}>
      <Heading level={1}>{title}</Heading>
      <p>{intro}</p>
      <p className={styles.ways}>
        <LinkButton variant="primary" icon="phone" href={dialAddress(phone)}>
          <bdi dir="ltr">{phone}</bdi>
        </LinkButton>
        <LinkButton icon="mail" href={`mailto:${email}`}>
          {email}
        </LinkButton>
      </p>
      <Heading level={2}>{answersTitle}</Heading>
      <dl>
        {answers.map((answer: Answer) => (
          <div key={answer.title}>
            <dt>{answer.title}</dt>
            <dd>
              {answer.text}
              {answer.links?.map(({ text, href }) => (
                <span key={href}>
                  {' '}
                  <AppLink href={href}>{text}</AppLink>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Wrap>
  );
}
