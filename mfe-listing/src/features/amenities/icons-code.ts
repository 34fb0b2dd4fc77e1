import { codeChunk } from '@roost/shared/federation';

/** The icons of amenities are drawn by the server. Their code, 2 KiB, does nothing that a guest could press. */
export const iconsCode = codeChunk('amenity-icons', () => import('./amenity-icons.ts'));
