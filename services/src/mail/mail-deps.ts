/** What mails are made from, and what is made. */
import type { SendMailOptions } from 'nodemailer';
import type { ServicesConfig } from '../config.ts';
import type { Db } from '../db/schema.ts';
import type { Log } from '../log.ts';
import type { LoadPicture } from './home-picture.ts';
import type { Keys } from '../security/sign.ts';

/** What mails are made from, and what sends them. */
export type MailDeps = {
  db: Db;
  now: () => Date;
  log: Log;
  mail: ServicesConfig['mail'];
  siteUrl: string;
  phone: string;
  key: Keys;
  /** Loads pictures of homes. Without it, mails have none. */
  loadPicture?: LoadPicture;
};

export type Mail = Pick<SendMailOptions, 'to' | 'replyTo' | 'headers' | 'subject' | 'text' | 'html' | 'attachments'>;
