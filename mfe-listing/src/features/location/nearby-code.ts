import { codeChunk } from '@roost/shared/federation';

/** What is near is drawn by the server (decision 0103). Its code and texts do nothing that a guest could press. */
export const nearbyCode = codeChunk('nearby', () => import('./Nearby.tsx'));
