import { defineHost } from '@roost/platform/webpack/define';

export default defineHost();
