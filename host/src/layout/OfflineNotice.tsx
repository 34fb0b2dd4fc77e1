import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useOnline } from '@roost/shared/query';
import { Icon } from '@roost/shared/ui';
import { copy } from '../copy.ts';
import styles from './OfflineNotice.module.css';

/**
 * Says calmly, above every page, that there is no connection. It goes by itself, and the page loads its data again,
 * which may have failed meanwhile. The region is there from the start, so that it is announced.
 */
export function OfflineNotice() {
  const online = useOnline();
  const { revalidate } = useRevalidator();
  const wasOnline = useRef(online);
  useEffect(() => {
    const isBack = online && !wasOnline.current;
    wasOnline.current = online;
    if (isBack) void revalidate();
  }, [online, revalidate]);
  return (
    <div role="status" className={styles.region}>
      {!online && (
        <p className={styles.notice}>
          <Icon name="info" size="s" />
          {copy.offline}
        </p>
      )}
    </div>
  );
}
