/** Homes for search engines (LIST-5): what services tell the host, which writes the XML. Times are ISO instants. */
import * as z from 'zod/mini';

const sitemapFileSchema = z.object({ /** Number of the file, from 0. */ file: z.number(), lastModified: z.string() });
export type SitemapFile = z.infer<typeof sitemapFileSchema>;
/** `GET /sitemap` */
export const sitemapIndexSchema = z.object({ files: z.array(sitemapFileSchema) });

const sitemapEntrySchema = z.object({
  /** Canonical path of the home's page. */ path: z.string(),
  lastModified: z.string(),
});
export type SitemapEntry = z.infer<typeof sitemapEntrySchema>;
/** `GET /sitemap/:file` */
export const sitemapFileAnswerSchema = z.object({ entries: z.array(sitemapEntrySchema) });
