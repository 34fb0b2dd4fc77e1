/**
 * Views of pages come under this name; everything else under its name in the catalogue. Beside the schema of such an
 * event, which is for servers and stays out of pages.
 */
export const PAGE_VIEWED = 'Page Viewed';
