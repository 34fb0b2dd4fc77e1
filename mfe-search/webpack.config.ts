import { defineRemote } from '@roost/platform/webpack/define';

export default defineRemote({ name: 'mfe-search' });
