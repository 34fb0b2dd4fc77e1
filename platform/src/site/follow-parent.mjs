/** Preloaded into every process of the site: when the one that started it is gone, it stops as if told to. */
import { fileURLToPath } from 'node:url';

if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Listening for that must not keep a process alive that is done.
  process.channel.unref();
}
// Processes that this one forks have parents of their own kind to follow.
const self = process.execArgv.indexOf(fileURLToPath(import.meta.url));
if (self > 0) process.execArgv.splice(self - 1, 2);
