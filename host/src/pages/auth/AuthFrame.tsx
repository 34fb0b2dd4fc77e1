import type { ReactNode } from 'react';
import { Heading, Icon, Note, Picture } from '@roost/shared/ui';
import type { IconName } from '@roost/shared/ui';
import type { AuthForm } from './use-auth-form.ts';
import styles from './Auth.module.css';

const SCENE = '/pictures/aframe-hills-autumn/signin/front-1-dusk.svg';

type AuthFrameProps = {
  title: string;
  lede?: ReactNode;
  icon?: IconName;
  problem?: AuthForm['problem'];
  children: ReactNode;
};

/** A form beside a picture; the form alone below 900 px. */
export function AuthFrame({ title, lede, icon, problem, children }: AuthFrameProps) {
  return (
    <div className={styles.page}>
      <div className={styles.side}>
        <div className={styles.column}>
          {icon && (
            <p className={styles.sign}>
              <Icon name={icon} />
            </p>
          )}
          <Heading level={1} className={styles.title}>
            {title}
          </Heading>
          {lede && <p className={styles.lede}>{lede}</p>}
          {problem && (
            <div className={styles.note} tabIndex={-1} data-problem="">
              <Note tone={problem.code === 'SessionRequired' ? 'info' : 'bad'} role="alert">
                {problem.text}
              </Note>
            </div>
          )}
          {children}
        </div>
      </div>
      <div className={styles.picture}>
        {/*
         * Not ahead of the page: phones, which do not show it, would load it too. It is three wide to two high and fills
         * the height of the window, so that is what it has to be sharp for.
         */}
        <Picture src={SCENE} alt="" sizes="max(50vw, 150vh)" widths={[640, 1200]} />
      </div>
    </div>
  );
}
