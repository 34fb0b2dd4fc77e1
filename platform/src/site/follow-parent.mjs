/** Preloaded into every process of the site: when the one that started it is gone, it stops as if told to. */
if (process.channel) {
  process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  // Listening for that must not keep a process alive that is done.
  process.channel.unref();
}
